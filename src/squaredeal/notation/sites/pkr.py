"""PKR. Calls print what lies in front of the seat; final stacks are printed."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, checks, folds, ignore, nothing
from squaredeal.notation.grammar import cards as read_cards
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named
from squaredeal.notation.sites import lines

HEAD = r"Table #\d+ - "


def _cards(text: str) -> tuple[str, ...]:
    """Cards as `[9 d][5 d]`."""
    return read_cards(re.sub(r"(\w) (\w)", r"\1\2", text))


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts.update(site="PKR", table=found[1])


def _hand(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found[1]


def _fact(draft: Draft, found: re.Match[str]) -> None:
    key, value = found[1], found[2]
    if key == "Game Type":
        draft.game = game_named(value)
    elif key == "Limit Type":
        draft.betting = betting_named(value)
    elif key == "Start time of hand":
        draft.facts["time"] = value


def _blinds(draft: Draft, found: re.Match[str]) -> None:
    lines.blinds(draft, found[1])


def _seat(draft: Draft, found: re.Match[str]) -> None:
    if found[2] in draft.numbers:
        draft.finishing[found[2]] = amount(found[3])
    else:
        lines.sits(draft, found)


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    draft.deal(found[2], _cards(found[1]))


def _common(draft: Draft, found: re.Match[str]) -> None:
    draft.street()
    draft.board(_cards(found[1]))


def _posts(draft: Draft, name: str, found: re.Match[str]) -> None:
    kind = found[1].replace(" ", "_")
    posted = {done for _, done, _ in draft.forced}
    draft.post(name, "post" if kind in posted and kind != "ante" else kind, amount(found[2]))


def _shows(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.show(name, _cards(found[1]))


def _wins(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.pay(name, amount(found[1]))


def _rake(draft: Draft, found: re.Match[str]) -> None:
    draft.rake = (draft.rake or amount("0")) + amount(found[1])


def _returned(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.give_back(name, amount(found[1]))


def _end(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = True


PKR = Grammar(
    "pkr",
    says=(
        (r"Table #(.*)", _table),
        (r"Starting Hand #(\d+)", _hand),
        (r"(Game Type|Limit Type|Table Type|Money Type|Start time of hand): (.*)", _fact),
        (r"Last Hand .*|Shuffling Deck|Dealing Cards|Pot sizes: .*|Button is at seat .*", ignore),
        (r"Moving Button to seat (\d+)", lines.button),
        (r"Blinds are now (.*)", _blinds),
        (rf"Seat (\d+): (.+) - ({AMOUNT})", _seat),
        (r"Dealing (\[.*\]) to (.+)", _dealt),
        (r"Dealing (?:Flop|Turn|River) (\[.*\])", _common),
        (rf"Taking Rake of ({AMOUNT}) from pot \d+", _rake),
        (r"End of Hand .*", _end),
    ),
    acts=(
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}).*", lines.call_to),
        (rf"bets ({AMOUNT}).*", lines.bets),
        (rf"raises to ({AMOUNT}).*", lines.raise_to),
        (rf"posts (small blind|big blind|ante) (?:of )?\(?({AMOUNT})\)?(?: \(all-in\))?", _posts),
        (r"shows (\[.*\])", _shows),
        (r"has .*", nothing),
        (rf"(?:ties, and wins|ties|wins) ({AMOUNT}) .*", _wins),
        (rf"is returned ({AMOUNT}).*", _returned),
    ),
)  # fmt: skip

__all__ = ["HEAD", "PKR"]
