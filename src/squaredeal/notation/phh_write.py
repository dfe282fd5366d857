"""Writes poker hand history files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from squaredeal.notation.names import phh_code
from squaredeal.notation.phh_script import actions
from squaredeal.notation.reconcile import account, by_seat
from squaredeal.notation.record import Board, Record
from squaredeal.notation.settle import settle

UNKNOWN_STACK = "inf"


def write_phh(records: Sequence[Record], *, several: bool) -> str:
    """The text of a `.phhs` file, or with one record and not `several` of a `.phh` file.

    A record read from PHH is written as it stood, comments and forms of numbers included. Raises
    ValueError for a record that the format cannot hold.
    """
    if not several:
        (record,) = records
        return phh_fields(record)
    return "\n\n".join(
        f"[{number}]\n{phh_fields(record).strip()}" for number, record in enumerate(records, 1)
    ) + ("\n" if records else "")


def phh_fields(record: Record) -> str:
    """The fields of one hand, in TOML."""
    if record.fields:
        return record.source.text
    if len(record.players) < 2:
        raise ValueError("a hand with one seat has no place in the format")
    return "".join(f"{name} = {value}\n" for name, value in _fields(record))


def _fields(record: Record) -> Iterator[tuple[str, str]]:
    def amounts(chips: Iterable[int]) -> str:
        return _list(record.amount(each) for each in chips)

    yield "variant", _text(phh_code(record.game, record.betting))
    yield "ante_trimming_status", "true" if record.trims_antes else "false"
    yield "antes", amounts(_posts(record, ("ante",)))
    yield from _blinds(record)
    for name in ("bring_in", "small_bet", "big_bet", "min_bet"):
        size = _size(record, name)
        if size is not None:
            yield name, record.amount(size)
    yield (
        "starting_stacks",
        _list(
            UNKNOWN_STACK if player.stack is None else record.amount(player.stack)
            for player in record.players
        ),
    )
    yield "actions", _list(_text(action) for action in actions(record))
    yield from _own(record)
    yield from _facts(record)
    yield from _results(record)


def _blinds(record: Record) -> Iterator[tuple[str, str]]:
    """Blinds by seat, heads-up in the other order; posts of players who come in are negative."""
    blinds = list(_posts(record, ("small_blind", "big_blind", "button_blind", "straddle")))
    _make_whole(record, blinds)
    dead = list(_posts(record, ("dead",)))
    for seat, live in enumerate(_posts(record, ("post",))):
        if live:
            blinds[seat] = -live - dead[seat]
            dead[seat] = 0
    if len(blinds) == 2:
        blinds.reverse()
    yield "blinds_or_straddles", _list(_signed(record, chips) for chips in blinds)
    if any(dead):
        yield "_dead_posts", _list(record.amount(chips) for chips in dead)


def _make_whole(record: Record, blinds: list[int]) -> None:
    """The format names the blind that was due; a short stack posts what it has."""
    due = record.stakes.min_bet or record.stakes.small_bet or 0
    spent = by_seat(record, ((post.seat, post.chips) for post in record.forced))
    for post in record.forced:
        if post.kind == "big_blind" and spent[post.seat] == record.players[post.seat].stack:
            blinds[post.seat] = max(blinds[post.seat], due)


def _signed(record: Record, chips: int) -> str:
    return f"-{record.amount(-chips)}" if chips < 0 else record.amount(chips)


def _size(record: Record, name: str) -> int | None:
    size: int | None = getattr(record.stakes, name)
    is_limit = record.betting == "fixed_limit"
    if not size and name == "min_bet" and not is_limit:
        return max((post.chips for post in record.forced), default=1)
    return size


def _own(record: Record) -> Iterator[tuple[str, str]]:
    """Fields of our own for what the specification has no field for."""
    later: dict[int, str] = {}
    for entry in record.entries:
        if type(entry) is Board and entry.run:
            later[entry.run] = later.get(entry.run, "") + "".join(entry.cards)
    if later:
        yield "_boards", _list(_text(later[run]) for run in sorted(later))
    if record.fact("draws"):
        yield "_draws", _text(record.fact("draws"))
    if record.stakes.cap is not None:
        yield "_cap", record.amount(record.stakes.cap)


def _facts(record: Record) -> Iterator[tuple[str, str]]:
    names = {"site": "venue", "table": "table", "currency": "currency", "time": "_time"}
    for name, field in names.items():
        if record.fact(name):
            yield field, _text(record.fact(name))
    if record.source.hand:
        yield "hand", _text(record.source.hand)
    numbers = [player.seat_number for player in record.players]
    if None not in numbers:
        yield "seats", _list(str(number) for number in numbers)
    yield "players", _list(_text(player.name) for player in record.players)


def _results(record: Record) -> Iterator[tuple[str, str]]:
    """Final stacks where no rake was taken, else what each seat was paid, and the rake."""
    if record.is_cancelled:
        return
    stacks = [player.stack for player in record.players]
    try:
        end = settle(record)
    except ValueError:
        return
    if end.rake == 0 and None not in stacks:
        put_in = account(record).put_in
        left = [
            (stack or 0) - spent + back + won
            for stack, spent, back, won in zip(stacks, put_in, end.returned, end.paid, strict=True)
        ]
        yield "finishing_stacks", _list(record.amount(chips) for chips in left)
    elif any(end.paid):
        yield "winnings", _list(record.amount(chips) for chips in end.paid)
        yield "_rake", record.amount(end.rake)


def _posts(record: Record, kinds: Sequence[str]) -> tuple[int, ...]:
    return by_seat(
        record, ((post.seat, post.chips) for post in record.forced if post.kind in kinds)
    )


def _list(items: Iterable[str]) -> str:
    return f"[{', '.join(items)}]"


def _text(words: str) -> str:
    """A TOML basic string, which a JSON string is."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")


__all__ = ["phh_fields", "write_phh"]
