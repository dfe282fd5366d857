"""Mounts the commands. Each is imported when it is asked for, so that the house starts fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from squaredeal import __version__
from squaredeal.kernel import SquaredealError

USAGE_EXIT = 2

COMMANDS = {
    "serve": "serve:serve",
    "play": "play:play",
    "replay": "replay:replay",
    "convert": "convert:convert",
    "odds": "odds:odds",
    "icm": "icm:icm",
    "rtp": "rtp:rtp",
    "simulate": "simulate:simulate",
    "certificate": "certificate:certificate",
    "rules": "rules:app",
    "verify": "verify:verify",
    "audit": "audit:audit",
    "bench": "bench:bench",
}


def build() -> App:
    """The application with every command mounted."""
    app = App(
        name="squaredeal",
        help="A poker room and casino that plays by written house rules.",
        version=__version__,
        print_error=True,
        exit_on_error=False,
    )
    for name, place in COMMANDS.items():
        app.command(f"squaredeal.cli.{place}", name=name)
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; an error of ours is one sentence on standard error and its exit code."""
    try:
        build()(arguments)
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
