"""The Winning network (Americas Cardroom and others)."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, checks, folds, ignore, mucks
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named
from squaredeal.notation.sites import lines

HEAD = r"Hand #\d+ - .*\(.*\) - "

_END = r"(?: and is all-in)?"


def _head(draft: Draft, found: re.Match[str]) -> None:
    words = found["game"]
    draft.hand = found["hand"]
    draft.game, draft.betting = game_named(words), betting_named(words)
    draft.facts.update(site="Winning", time=found["time"])
    lines.blinds(draft, found["stakes"])


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["table"] = found[1]
    draft.button = int(found[2])


def _dead(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.post_live(name, amount(found[1]), draft.sizes["min_bet"])


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    draft.deal(found[1], cards(found[2]))


def _collected(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.pay(name, amount(found[1]), found[2])


def _rake(draft: Draft, found: re.Match[str]) -> None:
    draft.rake = amount(found[1])


def _total(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.pot = amount(found[1])


def _board(draft: Draft, found: re.Match[str]) -> None:
    draft.boards.append(cards(found[1]))


WINNING = Grammar(
    "winning",
    says=(
        (r"Hand #(?P<hand>\d+) - (?P<game>.*?\(.*?\)) - (?P<stakes>\S+) - (?P<time>.*)", _head),
        (r"(.*) \d+-max Seat #(\d+) is the button", _table),
        (rf"Seat (\d+): (.+) \(({AMOUNT})\)(?: is sitting out)?", lines.sits),
        (r"Dealt to (.+?) \[([^\]]*)\]", _dealt),
        (r"\*\*\* (?:FLOP|TURN|RIVER) \*\*\* \[([^\]]*)\](?: \[([^\]]*)\])?", lines.board),
        (r"\*\*\* .* \*\*\*", ignore),
        (rf"Main pot {AMOUNT}.* \| Rake ({AMOUNT})", _rake),
        (rf"Uncalled bet \(({AMOUNT})\) returned to (.+)", lines.returned),
        (rf"Total pot ({AMOUNT}).*", _total),
        (r"Board \[([^\]]*)\]", _board),
        (r"Seat \d+: .+", ignore),
    ),
    acts=(
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}){_END}", lines.call_puts),
        (rf"bets ({AMOUNT}){_END}", lines.bets),
        (rf"raises {AMOUNT} to ({AMOUNT}){_END}", lines.raise_to),
        (rf"posts ante ({AMOUNT}){_END}", lines.posts_ante),
        (rf"posts the (?P<kind>small blind|big blind) (?P<chips>{AMOUNT}){_END}",
         lines.posts_blind),
        (rf"posts dead ({AMOUNT})", _dead),
        (r"shows \[([^\]]*)\].*", lines.shows),
        (r"mucks hand|does not show", mucks),
        (rf"collected ({AMOUNT}) from (.*pot.*)", _collected),
    ),
)  # fmt: skip

__all__ = ["HEAD", "WINNING"]
