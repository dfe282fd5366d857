"""One grammar of moves for the command line, tests and logs.

2: raise_to 300        an act of seat 2; so is `house: close`
4: place 5 on corner:0
1: discard 7c 2d       `1: discard` names no card
deal Ah Kd             chance
lapse 3                the clock of seat 3 (or `lapse house`)
rule kill_hand 2 by floor.hand.dead
"""

from __future__ import annotations

import re

from squaredeal.kernel.errors import BadInput
from squaredeal.kernel.moves import FLOOR, HOUSE, Act, Chance, Lapse, Move, Rule, Seat

_NAMED = {"house": HOUSE, "floor": FLOOR}
_NAMES = {seat: name for name, seat in _NAMED.items()}
_ACT = re.compile(
    r"(?P<verb>[a-z_]+)(?: (?P<amount>-?\d+))?(?: on (?P<spot>\S+))?(?: with (?P<cards>.+))?"
)
_CARDS = re.compile(r"(?P<verb>[a-z_]+)(?P<cards>(?: (?:[2-9TJQKA][cdhs]|\?\?))+)")


def format_move(move: Move) -> str:
    """The move in words; `parse_move` reads it back."""
    match move:
        case Act():
            return f"{_seat_name(move.seat)}: {_format_act(move)}"
        case Chance():
            return " ".join(("deal", *move.outcome))
        case Lapse():
            return f"lapse {_seat_name(move.seat)}"
        case Rule():
            act = move.ruling
            return f"rule {_seat_name(act.seat)}: {_format_act(act)} by {move.clause}"


def parse_move(line: str) -> Move:
    """The move that a line says. Raises BadInput naming the line."""
    words = line.strip()
    if words == "deal" or words.startswith("deal "):
        return Chance(tuple(words.split()[1:]))
    if words.startswith("lapse "):
        return Lapse(_parse_seat(words[6:], line))
    if words.startswith("rule "):
        body, by, clause = words[5:].rpartition(" by ")
        if not by:
            raise BadInput(f"a ruling needs ' by CLAUSE': {line!r}")
        return Rule(_parse_act(body, line), clause)
    return _parse_act(words, line)


def _format_act(act: Act) -> str:
    words = [act.verb]
    if act.amount is not None:
        words.append(str(act.amount))
    if act.spot is not None:
        words.append(f"on {act.spot}")
    if act.cards:
        plain = act.amount is None and act.spot is None
        words.append(" ".join(act.cards) if plain else f"with {' '.join(act.cards)}")
    return " ".join(words)


def _parse_act(words: str, line: str) -> Act:
    name, colon, rest = words.partition(":")
    if not colon:
        raise BadInput(f"a move starts with 'SEAT:', 'deal', 'lapse' or 'rule': {line!r}")
    seat = _parse_seat(name, line)
    rest = rest.strip()
    with_cards = _CARDS.fullmatch(rest)
    if with_cards:
        return Act(seat, with_cards["verb"], cards=tuple(with_cards["cards"].split()))
    found = _ACT.fullmatch(rest)
    if not found:
        raise BadInput(f"cannot read the move {line!r}; example: '2: raise_to 300'")
    amount = found["amount"]
    return Act(
        seat,
        found["verb"],
        None if amount is None else int(amount),
        found["spot"],
        tuple((found["cards"] or "").split()),
    )


def _parse_seat(name: str, line: str) -> Seat:
    word = name.strip()
    if word in _NAMED:
        return _NAMED[word]
    if not word.isdecimal():
        raise BadInput(f"{word!r} is not a seat in {line!r}")
    return int(word)


def _seat_name(seat: Seat) -> str:
    return _NAMES.get(seat) or str(seat)


__all__ = ["format_move", "parse_move"]
