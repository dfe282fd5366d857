"""The first line of PokerStars text: the game, the stakes, the tournament."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named

_AMOUNTS = re.compile(AMOUNT)


def read_head(draft: Draft, found: re.Match[str]) -> None:
    """Number, game and stakes of a hand; the last brackets with figures are the stakes."""
    words = found["words"]
    draft.hand = found["hand"]
    draft.game = game_named(words)
    draft.betting = betting_named(words, "pot_limit")
    draft.facts["site"] = found["site"]
    draft.facts["time"] = found["time"]
    tournament = re.search(r"Tournament #(\d+)", words)
    if tournament:
        draft.facts["tournament"] = tournament[1]
    brackets = re.findall(r"\(([^()]*\d[^()]*)\)", words)
    if brackets:
        _stakes(draft, brackets[-1], is_tournament=bool(tournament))


def _stakes(draft: Draft, words: str, is_tournament: bool) -> None:
    if not is_tournament:
        draft.money(words)
    pair = re.search(rf"({AMOUNT})/({AMOUNT})", words)
    sizes = [amount(size) for size in (pair.groups() if pair else _AMOUNTS.findall(words))]
    capped = re.search(rf"({AMOUNT}) Cap", words)
    if capped:
        draft.sizes["cap"] = amount(capped[1])
    if draft.betting == "fixed_limit":
        draft.sizes["small_bet"], draft.sizes["big_bet"] = sizes[:2]
    elif draft.game == "short_deck":
        draft.sizes["min_bet"] = sizes[0]
    else:
        draft.sizes["min_bet"] = sizes[-1] if pair is None else sizes[1]


__all__ = ["read_head"]
