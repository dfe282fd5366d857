"""Hands of any format written in another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from squaredeal.kernel import BadInput
from squaredeal.notation.ohh_write import write_ohh
from squaredeal.notation.phh_write import phh_fields, write_phh
from squaredeal.notation.play import replay_record
from squaredeal.notation.record import Fault, Record
from squaredeal.notation.stars_write import write_stars

TARGETS = ("phh", "pokerstars", "ohh")


class Converted(Struct, frozen=True):
    """The text of the new file, how many hands it holds, and those that are not in it."""

    text: str
    hands: int
    left_out: tuple[Fault, ...]


def convert(found: Iterable[Record | Fault], to: str, *, several: bool = True) -> Converted:
    """Every hand that the target can hold, in order; the others are named with the reason.

    `several` is False for a `.phh` file, which holds one hand: BadInput is raised for more. Raises
    BadInput for an unknown target.
    """
    if to not in TARGETS:
        raise BadInput(f"hands can be written as {', '.join(TARGETS)}, not as {to!r}")
    kept: list[Record] = []
    texts: list[str] = []
    left_out: list[Fault] = []
    for hand in found:
        if isinstance(hand, Fault):
            left_out.append(hand)
            continue
        if hand.unread and (verdict := replay_record(hand)).line:
            source = hand.source
            left_out.append(Fault(source.file, source.hand, verdict.line, verdict.why))
            continue
        try:
            texts.append(_written(hand, to))
            kept.append(hand)
        except ValueError as error:
            source = hand.source
            left_out.append(Fault(source.file, source.hand, source.line, str(error)))
    if to != "phh" or not kept:
        return Converted("\n\n".join(texts), len(kept), tuple(left_out))
    if not several and len(kept) > 1:
        raise BadInput(f"a .phh file holds one hand, and there are {len(kept)}: name it .phhs")
    return Converted(write_phh(kept, several=several), len(kept), tuple(left_out))


def _written(hand: Record, to: str) -> str:
    match to:
        case "phh":
            return phh_fields(hand)
        case "ohh":
            return write_ohh(hand)
        case _:
            return write_stars(hand)


def names_of(faults: Sequence[Fault]) -> list[str]:
    """One line for each hand left out."""
    return [
        f"{fault.file}{' hand ' + fault.hand if fault.hand else ''}, line {fault.line}: {fault.why}"
        for fault in faults
    ]


__all__ = ["TARGETS", "Converted", "convert", "names_of"]
