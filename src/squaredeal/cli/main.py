"""Mounts the commands. Each is imported when it is asked for, so that the house starts fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

from squaredeal import __version__
from squaredeal.kernel import SquaredealError

USAGE_EXIT = 2

COMMANDS = {
    "serve": ("serve:serve", "Open the house and run it until Ctrl-C. Play chips only."),
    "play": ("play:play", "Play in the terminal against house bots, for play chips."),
    "replay": ("replay:replay", "Play recorded hands over the engine and compare every chip."),
    "convert": ("convert:convert", "Write hand histories in another format."),
    "odds": ("odds:odds", "Show each hand's equity, wins and ties."),
    "icm": ("icm:icm", "Value stacks by the independent chip model."),
    "rtp": ("rtp:rtp", "Show what every bet of a game returns, exactly."),
    "simulate": ("simulate:simulate", "Play a game for so many rounds: return with its error."),
    "certificate": ("certificate:certificate", "Write a report of a game: rules, exact returns."),
    "rules": ("rules:app", "List, show and search the rules, and see which are proven."),
    "verify": ("verify:verify", "Recompute a finished round and compare it with its seal."),
    "audit": ("audit:audit", "Play every journal again and recount every chip."),
    "bench": ("bench:bench", "Measure speed on this machine."),
}
"""Where each command is, and what the list of commands says of it, in the order of the list."""


def build(*, is_list: bool = False) -> App:
    """The application with every command mounted; for the list of commands, none is imported."""
    app = App(
        name="squaredeal",
        help="A poker room and casino that plays by written house rules.",
        version=__version__,
        default_parameter=Parameter(show_default=_told_default),
        print_error=True,
        exit_on_error=False,
    )
    for order, (name, (place, summary)) in enumerate(COMMANDS.items()):
        told = {"help": summary} if is_list else {}
        app.command(f"squaredeal.cli.{place}", name=name, sort_key=order, **told)
    return app


def _told_default(value: object) -> object:
    """The default that help shows; a flag that is off says nothing."""
    return None if value is False or value is None else value


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; an error of ours is one sentence on standard error and its exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        build(is_list=words in ([], ["--help"], ["-h"]))(arguments)
    except CycloptsError:
        sys.exit(USAGE_EXIT)
    except SquaredealError as error:
        print(f"squaredeal: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["COMMANDS", "USAGE_EXIT", "build", "main"]
