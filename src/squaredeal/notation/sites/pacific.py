"""888 (Pacific Poker, by Cassava). Uncalled bets are paid with the pots; no total is printed."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, checks, folds, ignore, mucks, nothing
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named
from squaredeal.notation.sites import lines

HEAD = r"\*{5} (?:888\S*|Cassava|Pacific).* Hand History for Game \d+ \*{5}"
BETWEEN = r"#Game No : \d+"

_PLAIN = rf"\[ ?({AMOUNT}) ?\]"


def _hand(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found[1]
    draft.facts["site"] = "888poker"
    draft.includes_uncalled = True


def _game(draft: Draft, found: re.Match[str]) -> None:
    draft.game, draft.betting = game_named(found["game"]), betting_named(found["game"])
    draft.facts["time"] = found["time"]
    lines.blinds(draft, found["stakes"])
    if draft.betting == "fixed_limit":
        big_blind = draft.sizes["big_bet"]
        draft.sizes.update(small_bet=big_blind, big_bet=2 * big_blind)


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["table"] = found[1]
    if found[1].startswith("Tournament"):
        draft.currency = ""


def _street(draft: Draft, found: re.Match[str]) -> None:
    draft.street()
    draft.board(cards(found[1]))


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    draft.deal(found[1], cards(found[2]))


def _collected(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.pay(name, amount(found[1]))


def _posts_dead(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.post(name, "dead", amount(found[1]))
    draft.post(name, "post", amount(found[2]))


PACIFIC = Grammar(
    "888",
    says=(
        (r"\*{5} .* Hand History for Game (\d+) \*{5}", _hand),
        (r"(?P<stakes>\S+) Blinds (?P<game>.*) - \*\*\* (?P<time>.*)", _game),
        (r"(?:Table )?(.*) \(Real Money\)", _table),
        (r"Seat (\d+) is the button", lines.button),
        (r"Total number of players : .*", ignore),
        (rf"Seat (\d+): (.+) \( ({AMOUNT}) \)", lines.sits),
        (r"Dealt to (.+?) \[ (.*?) \]", _dealt),
        (r"\*\* Dealing down cards \*\*|\*\* Summary \*\*", ignore),
        (r"\*\* Dealing (?:flop|turn|river) \*\* \[ (.*?) \]", _street),
    ),
    acts=(
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls {_PLAIN}", lines.call_puts),
        (rf"bets {_PLAIN}", lines.bets),
        (rf"raises {_PLAIN}", lines.raise_puts),
        (rf"posts ante {_PLAIN}", lines.posts_ante),
        (rf"posts (?P<kind>small blind|big blind) \[(?P<chips>{AMOUNT})\]", lines.posts_blind),
        (rf"posts dead blind \[({AMOUNT}) \+ ({AMOUNT})\]", _posts_dead),
        (r"shows \[ (.*?) \]", lines.shows),
        (r"mucks.*|did not show.*", mucks),
        (rf"collected {_PLAIN}", _collected),
        (r"(?:sits|has) .*", nothing),
    ),
)  # fmt: skip

__all__ = ["BETWEEN", "HEAD", "PACIFIC"]
