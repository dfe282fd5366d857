"""Winamax. Its pots and payments hold uncalled bets, and its total is after the rake."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import (
    Grammar,
    cards,
    checks,
    folds,
    ignore,
    mucks,
    nothing,
    street,
)
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named, is_stud
from squaredeal.notation.sites import lines

HEAD = r"Winamax Poker - "

_END = r"(?: and is all-in)?"


def _head(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found["hand"]
    draft.game, draft.betting = game_named(found["game"]), betting_named(found["game"])
    draft.facts.update(site="Winamax", time=found["time"])
    draft.includes_uncalled = True
    lines.blinds(draft, found["stakes"])


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["table"] = found[1]
    draft.button = int(found[2]) if found[2] else None


def _out_of_turn(draft: Draft, name: str, found: re.Match[str]) -> None:
    """The small blind is dead; printed with both blinds in one, it holds the live big blind."""
    chips, big = amount(found[2]), draft.sizes["min_bet"]
    if found[1] == "small" and chips < big:
        draft.post(name, "dead", chips)
    else:
        draft.post_live(name, chips, big)


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    name, first, more = found[1], cards(found[2]), cards(found[3] or "")
    up = int(is_stud(draft.game) and len(first) < 6)
    draft.deal(name, more or first, up)


def _stud_street(draft: Draft, found: re.Match[str]) -> None:
    number = int(found[1])
    draft.deal_street(3 if number == 3 else 1, up=int(number < 7))


def _discards(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.draw(name, cards(found[1]))


def _collected(draft: Draft, found: re.Match[str]) -> None:
    draft.pay(found[1], amount(found[2]), found[3])


def _total(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.rake = amount(found[2]) if found[2] else amount("0")
    draft.pot = amount(found[1]) + draft.rake


def _board(draft: Draft, found: re.Match[str]) -> None:
    draft.boards.append(cards(found[1]))


WINAMAX = Grammar(
    "winamax",
    says=(
        (r"Winamax Poker - .*HandId: #(?P<hand>\S+) - (?P<game>.*) \((?P<stakes>[^()]*)\)"
         r" - (?P<time>.*)", _head),
        (r"Table: '(.*)' \d+-max .*?(?: Seat #(\d+) is the button)?", _table),
        (rf"Seat (\d+): (.+) \(({AMOUNT})(?:, .* bounty)?\)", lines.sits),
        (r"Dealt to (.+?) \[([^\]]*)\](?: ?\[([^\]]*)\])?", _dealt),
        (r"\*\*\* (?:FLOP|TURN|RIVER) \*\*\* \[([^\]]*)\](?:\[([^\]]*)\])?", lines.board),
        (r"\*\*\* (\d)\w\w STREET \*\*\*", _stud_street),
        (r"\*\*\* (?:SECOND|THIRD|FOURTH)-BET \*\*\*", street),
        (r"\*\*\* .* \*\*\*", ignore),
        (rf"(.+) collected ({AMOUNT}) from (.*pot.*)", _collected),
        (rf"Total pot ({AMOUNT})(?: \| (?:Rake ({AMOUNT})|No rake))?", _total),
        (r"Board: \[([^\]]*)\]", _board),
        (r"Seat \d+: .+", ignore),
    ),
    acts=(
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}){_END}", lines.call_puts),
        (rf"bets ({AMOUNT}){_END}", lines.bets),
        (rf"raises {AMOUNT} to ({AMOUNT}){_END}", lines.raise_to),
        (rf"brings in ({AMOUNT}){_END}", lines.brings_in),
        (rf"posts ante ({AMOUNT}){_END}", lines.posts_ante),
        (rf"posts (?P<kind>small blind|big blind) (?P<chips>{AMOUNT}){_END}", lines.posts_blind),
        (rf"posts (small|big) blind ({AMOUNT}) out of position", _out_of_turn),
        (r"stands pat \[.*\]", lines.stands_pat),
        (r"discards .*?\[([^\]]*)\]", _discards),
        (r"shows \[([^\]]*)\].*", lines.shows),
        (r"mucks.*", mucks),
        (r"said, .*|denies .*|is sitting out", nothing),
    ),
)  # fmt: skip

__all__ = ["HEAD", "WINAMAX"]
