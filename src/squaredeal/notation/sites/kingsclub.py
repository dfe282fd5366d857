"""KingsClub. Calls and bets print what lies in front; every seat's final stack is printed."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, checks, folds, ignore
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named, is_stud
from squaredeal.notation.sites import lines

HEAD = r"#\d+: (?:No|Pot)? ?Limit .* - "

_END = r"(?:, and is all in)?"


def _head(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found["hand"]
    draft.game, draft.betting = game_named(found["game"]), betting_named(found["game"])
    draft.facts["site"] = "KingsClub"
    draft.currency = "USD"
    lines.blinds(draft, found["stakes"])


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["table"] = found[1]
    draft.button = int(found[2]) if found[2] else None


def _time(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["time"] = found[0]


def _seat(draft: Draft, found: re.Match[str]) -> None:
    """Before the hand a seat's stack, in the summary what it ended with."""
    name, chips = found[2], amount(found[3])
    if name in draft.numbers:
        draft.finishing[name] = chips
        draft.is_complete = True
    else:
        draft.sit(int(found[1]), name, chips)


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    """The first deal. Of a redraw that is run twice the lines mix both draws: left unread."""
    name = found[1]
    if not any(kind == "dealt" and who == name for kind, who, _ in draft.steps):
        draft.deal(name, cards(found[2]), int(is_stud(draft.game)))
    elif is_stud(draft.game):
        draft.deal(name, cards(found[2]), int(draft.facts.get("street") != "6TH"))
    else:
        draft.facts["draws"] = "run more than once"


def _street(draft: Draft, found: re.Match[str]) -> None:
    """Streets of stud are numbered from the first bets: the fourth card falls on the third."""
    if is_stud(draft.game):
        draft.facts["street"] = found[1]
        draft.deal_street(1, up=int(found[1] != "6TH"))
    else:
        draft.street()


def _draws(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.draw(name, ("??",) * int(found[1]))


def _discards(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.draw(name, cards(found[1]))
    draft.deal(name, cards(found[2]))


def _rake(draft: Draft, found: re.Match[str]) -> None:
    draft.rake = amount(found[1])


def _wins(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.pay(name, amount(found[1]), found[2] or "pot")


KINGSCLUB = Grammar(
    "kingsclub",
    says=(
        (r"#(?P<hand>\d+): (?P<game>.*) - (?P<stakes>\S+)", _head),
        (r"\d{4}-\d\d-\d\d .*", _time),
        (r"Table '(.*)'(?: Seat (\d+) is the button)?", _table),
        (rf"Seat (\d+): (.+) \(({AMOUNT})\)(?: [-+]?[\d,.]+)?", _seat),
        (r"Dealt to (.+): \[([^\]]*)\]", _dealt),
        (r"\*\*\* (?:FLOP|TURN|RIVER) \*\*\* \[([^\]]*)\](?: \[([^\]]*)\])?", lines.board),
        (r"\*\*\* (.*) (?:STREET|BETTING ROUND|DRAW) \*\*\*", _street),
        (r"\*\*\* .* \*\*\*", ignore),
        (rf"Rake ({AMOUNT})", _rake),
    ),
    acts=(
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}){_END}", lines.call_to),
        (rf"(?:bets|raises to|completes to) ({AMOUNT}){_END}", lines.raise_to),
        (rf"brings in for ({AMOUNT}){_END}", lines.brings_in),
        (r"draws (\d+)", _draws),
        (r"discards \[([^\]]*)\] draws \[([^\]]*)\]", _discards),
        (r"stands pat", lines.stands_pat),
        (r"shows \[([^\]]*)\]", lines.shows),
        (rf"wins (?:pot )?\(({AMOUNT})\)(?: from (.*pot.*))?", _wins),
        (rf": posts ante ({AMOUNT}){_END}", lines.posts_ante),
        (rf": posts the (?P<kind>small blind|big blind) (?P<chips>{AMOUNT}){_END}",
         lines.posts_blind),
    ),
    between="",
)  # fmt: skip

__all__ = ["HEAD", "KINGSCLUB"]
