"""What lines of many sites have in common: one function for each way to say it."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import cards
from squaredeal.notation.money import amount


def sits(draft: Draft, found: re.Match[str]) -> None:
    """`Seat 3: name (chips)`."""
    draft.sit(int(found[1]), found[2], amount(found[3]))


def button(draft: Draft, found: re.Match[str]) -> None:
    """The seat number of the button."""
    draft.button = int(found[1])


def call_puts(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A call that prints the chips added."""
    draft.put(name, "call", amount(found[1]))


def call_to(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A call that prints what lies in front of the seat afterwards."""
    draft.to(name, "call", amount(found[1]))


def bets(draft: Draft, name: str, found: re.Match[str]) -> None:
    """The first bet of a street."""
    draft.put(name, "bet", amount(found[1]))


def raise_to(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A raise that prints what lies in front of the seat afterwards."""
    draft.to(name, "raise_to", amount(found[1]))


def raise_puts(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A raise that prints the chips added."""
    draft.put(name, "raise_to", amount(found[1]))


def brings_in(draft: Draft, name: str, found: re.Match[str]) -> None:
    """The forced opening of stud."""
    draft.sizes.setdefault("bring_in", amount(found[1]))
    draft.put(name, "bring_in", amount(found[1]))


def posts_ante(draft: Draft, name: str, found: re.Match[str]) -> None:
    """An ante."""
    draft.post(name, "ante", amount(found[1]))


def posts_blind(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A blind of its `kind`; the second of a kind is a player who comes in."""
    kind, chips = found["kind"].lower().replace(" ", "_"), amount(found["chips"])
    posted = {done for _, done, _ in draft.forced}
    draft.post(name, "post" if kind in posted else kind, chips)


def shows(draft: Draft, name: str, found: re.Match[str]) -> None:
    """Hole cards turned up."""
    draft.show(name, cards(found[1]))


def stands_pat(draft: Draft, name: str, found: re.Match[str]) -> None:
    """Keeps all cards."""
    draft.draw(name, ())


def returned(draft: Draft, found: re.Match[str]) -> None:
    """An uncalled bet, then whose."""
    draft.give_back(found[2], amount(found[1]))


def board(draft: Draft, found: re.Match[str]) -> None:
    """A street with its new common cards last."""
    draft.street()
    draft.board(cards(found[found.re.groups] or found[1]))


def blinds(draft: Draft, words: str) -> None:
    """Stakes in a heading: small and big bet of fixed limit, else the blinds; antes come before."""
    draft.money(words)
    sizes = [amount(word) for word in re.split(r"/", words)]
    if draft.betting == "fixed_limit":
        draft.sizes["small_bet"], draft.sizes["big_bet"] = sizes[-2:]
    else:
        draft.sizes["min_bet"] = sizes[-1]


__all__ = [
    "bets",
    "blinds",
    "board",
    "brings_in",
    "button",
    "call_puts",
    "call_to",
    "posts_ante",
    "posts_blind",
    "raise_puts",
    "raise_to",
    "returned",
    "shows",
    "sits",
    "stands_pat",
]
