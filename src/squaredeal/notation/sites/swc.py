"""Seals With Clubs. Each pot is printed with its winner and its own rake."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, checks, folds, ignore, mucks, nothing
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named
from squaredeal.notation.sites import lines

HEAD = r"Hand #\S+ - \d{4}-"

_END = r"(?: \(All-in\))?"


def _head(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found[1]
    draft.facts.update(site="SealsWithClubs", time=found[2])


def _game(draft: Draft, found: re.Match[str]) -> None:
    draft.game, draft.betting = game_named(found[1]), betting_named(found[1])
    lines.blinds(draft, found[2])


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["table"] = found[1]


def _button(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.button = draft.numbers[name]


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    draft.deal(found[1], cards(found[2]))


def _street(draft: Draft, found: re.Match[str]) -> None:
    draft.street()
    draft.board(cards(found[1]))


def _refunded(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.give_back(name, amount(found[1]))


def _wins(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.pay(name, amount(found[2]), found[1].lower())
    draft.is_complete = draft.is_complete or not found[1].startswith("Side")


def _rake(draft: Draft, found: re.Match[str]) -> None:
    draft.rake = (draft.rake or amount("0")) + amount(found[1])


SWC = Grammar(
    "swc",
    says=(
        (r"Hand #(\S+) - (.*)", _head),
        (r"Game: (.*) \(.*\) - Blinds (\S+)", _game),
        (r"Site: .*", ignore),
        (r"Table: (.*)", _table),
        (rf"Seat (\d+): (.+) \(({AMOUNT})\)(?: .*)?", lines.sits),
        (r"\*\* Hole Cards \*\*.*|\*\* .*Show Down \*\*.*", ignore),
        (r"\*\* (?:Flop|Turn|River) \*\* \[([^\]]*)\]", _street),
        (r"Dealt to (.+?) \[([^\]]*)\]", _dealt),
        (rf"Rake \(({AMOUNT})\).*", _rake),
    ),
    acts=(
        (r"has the dealer button", _button),
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}){_END}", lines.call_puts),
        (rf"bets ({AMOUNT}){_END}", lines.bets),
        (rf"raises to ({AMOUNT}){_END}", lines.raise_to),
        (rf"posts ante ({AMOUNT}){_END}", lines.posts_ante),
        (rf"posts (?P<kind>small blind|big blind) (?P<chips>{AMOUNT}){_END}", lines.posts_blind),
        (rf"refunded ({AMOUNT})", _refunded),
        (r"shows \[([^\]]*)\].*", lines.shows),
        (r"mucks.*", mucks),
        (rf"(?:wins|splits) ((?:Main |Side )?Pot.*?) \(({AMOUNT})\).*", _wins),
        (r"adds .*", nothing),
    ),
)  # fmt: skip

__all__ = ["HEAD", "SWC"]
