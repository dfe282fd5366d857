"""Reads poker hand history files: `.phh` holds one hand, `.phhs` several in numbered tables."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any

from squaredeal.cards import CardError, parse_cards
from squaredeal.notation.money import places, units
from squaredeal.notation.names import phh_variant
from squaredeal.notation.phh_actions import PhhHand, read_actions
from squaredeal.notation.record import (
    Board,
    Fault,
    Forced,
    Player,
    Record,
    Source,
    Stakes,
    Stated,
    Unread,
)

_TABLE = re.compile(r"^\[\s*([A-Za-z0-9_-]+)\s*\]\s*(?:#.*)?$", re.M)
_TOML_LINE = re.compile(r"\(at line (\d+), column \d+\)")
_STAKES = ("min_bet", "small_bet", "big_bet", "bring_in")
_OWN = ("_cap", "_rake")
"""Fields of our own, which the specification lets begin with an underscore."""

_FACTS = (
    "venue",
    "event",
    "city",
    "region",
    "country",
    "year",
    "month",
    "day",
    "time",
    "time_zone",
    "time_zone_abbreviation",
    "table",
    "level",
    "currency",
    "currency_symbol",
    "_draws",
    "_time",
)


def read_phh(text: str, file: str = "") -> Iterator[Record | Fault]:
    """Every hand of the text, in order; a hand that cannot be read is a Fault, the rest go on."""
    for name, line, section in _sections(text):
        hand = name
        try:
            fields = _parse(section, line)
            hand = str(fields.get("hand", name))
            yield _record(fields, Source("phh", file, hand, line, section))
        except Unread as error:
            yield Fault(file, hand, error.line, error.why, error.is_contradiction)
        except CardError as error:
            yield Fault(file, hand, line, f"_boards: {error.reason}", True)


def _sections(text: str) -> Iterator[tuple[str, int, str]]:
    """Name, first line and text of every table; a file without tables is one hand."""
    heads = list(_TABLE.finditer(text))
    if not heads:
        yield "", 1, text
        return
    for head, after in zip(heads, [*heads[1:], None], strict=True):
        end = after.start() if after else len(text)
        yield head[1], text.count("\n", 0, head.end()) + 2, text[head.end() + 1 : end]


def _parse(section: str, line: int) -> dict[str, Any]:
    try:
        return tomllib.loads(section, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        where = _TOML_LINE.search(str(error))
        at = line + int(where[1]) - 1 if where else line + section.rstrip().count("\n")
        raise Unread(at, f"not TOML: {_TOML_LINE.sub('', str(error)).strip()}") from None


def _record(fields: Mapping[str, Any], source: Source) -> Record:
    fault = _Checked(fields, source.line)
    code = fault.text("variant")
    try:
        game, betting = phh_variant(code)
    except ValueError as error:
        raise Unread(source.line, str(error)) from None
    stacks = fault.amounts("starting_stacks")
    seats = len(stacks)
    if not 2 <= seats <= 26:
        raise Unread(source.line, f"{seats} starting stacks; a hand needs at least two seats")
    hand = PhhHand(
        stacks=tuple(None if stack.is_infinite() else stack for stack in stacks),
        antes=fault.amounts("antes", seats),
        blinds=fault.amounts("blinds_or_straddles", seats, optional=True),
        dead=fault.amounts("_dead_posts", seats, optional=True),
        stakes={name: fault.amount(name) for name in _STAKES if name in fields},
        game=game,
        actions=fault.texts("actions"),
    )
    return _scaled(hand, fields, source, game, betting, fault)


def _scaled(
    hand: PhhHand,
    fields: Mapping[str, Any],
    source: Source,
    game: str,
    betting: str,
    checked: _Checked,
) -> Record:
    forced, steps = read_actions(hand, source.line)
    seats = len(hand.stacks)
    finishing = checked.amounts("finishing_stacks", seats, optional=True)
    winnings = checked.amounts("winnings", seats, optional=True)
    special = [checked.amount(name) for name in _OWN if name in fields]
    played = places(
        [*hand.amounts(), *special, *(step.to for step in steps if step.to is not None)]
    )
    if "currency" in fields or "currency_symbol" in fields:
        played = max(played, 2)
    deepest = max(played, places([*finishing, *winnings]))
    scale = 10**deepest
    names, numbers = _seated(fields, seats, source.line)

    def size(name: str) -> int | None:
        return units(hand.stakes[name], scale) if name in hand.stakes else None

    def own(name: str) -> int | None:
        return units(checked.amount(name), scale) if name in fields else None

    return Record(
        source=source,
        game=game,
        betting=betting,
        scale=scale,
        chip=10 ** (deepest - played),
        players=tuple(
            Player(str(name), None if stack is None else units(stack, scale), number)
            for name, stack, number in zip(names, hand.stacks, numbers, strict=True)
        ),
        forced=tuple(Forced(seat, kind, units(chips, scale)) for seat, kind, chips in forced),
        stakes=Stakes(
            size("min_bet"), size("small_bet"), size("big_bet"), size("bring_in"), own("_cap")
        ),
        entries=(*(step.entry(scale) for step in steps), *_later_boards(checked)),
        stated=_stated(finishing, winnings, own("_rake"), scale),
        trims_antes=bool(fields.get("ante_trimming_status", False)),
        facts=tuple((f.lstrip("_"), str(fields[f])) for f in _FACTS if f in fields),
        fields=tuple(fields.items()),
    )


def _stated(
    finishing: tuple[Decimal, ...], winnings: tuple[Decimal, ...], rake: int | None, scale: int
) -> Stated:
    """Results; converters write zeros where the source printed no winnings."""
    return Stated(
        finishing=tuple(units(chips, scale) for chips in finishing),
        winnings=tuple(units(chips, scale) for chips in winnings) if any(winnings) else (),
        rake=rake,
    )


def _seated(fields: Mapping[str, Any], seats: int, line: int) -> tuple[list[Any], list[int | None]]:
    """Names and seat numbers, made up where the file has none."""
    names = fields.get("players") or [f"p{seat + 1}" for seat in range(seats)]
    numbers = fields.get("seats") or [None] * seats
    if len(names) != seats or len(numbers) != seats:
        raise Unread(line, "players, seats and starting_stacks differ in length", True)
    return names, numbers


def _later_boards(checked: _Checked) -> list[Board]:
    """Boards after the first: what each does not share with it."""
    if "_boards" not in checked.fields:
        return []
    texts = checked.texts("_boards")
    return [Board(parse_cards(text), run) for run, text in enumerate(texts, start=1)]


class _Checked:
    """Fields with their types tested; every complaint names the field."""

    def __init__(self, fields: Mapping[str, Any], line: int) -> None:
        self.fields = fields
        self.line = line

    def text(self, name: str) -> str:
        value = self._needed(name)
        if not isinstance(value, str):
            raise Unread(self.line, f"{name} must be a string, not {value!r}")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        value = self._needed(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise Unread(self.line, f"{name} must be a list of strings")
        return tuple(value)

    def amount(self, name: str) -> Decimal:
        return self._decimal(name, self._needed(name))

    def amounts(
        self, name: str, seats: int | None = None, *, optional: bool = False
    ) -> tuple[Decimal, ...]:
        if optional and name not in self.fields:
            return ()
        value = self._needed(name)
        if not isinstance(value, list):
            raise Unread(self.line, f"{name} must be a list of numbers")
        if seats is not None and len(value) != seats:
            raise Unread(self.line, f"{name} has {len(value)} numbers for {seats} seats", True)
        return tuple(self._decimal(name, item) for item in value)

    def _decimal(self, name: str, value: Any) -> Decimal:
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise Unread(self.line, f"{name} must hold numbers, not {value!r}")
        number = Decimal(value)
        if number.is_nan():
            raise Unread(self.line, f"{name} holds a number that is none: {value}")
        return number

    def _needed(self, name: str) -> Any:
        if name not in self.fields:
            raise Unread(self.line, f"the field {name} is missing")
        return self.fields[name]


__all__ = ["read_phh"]
