"""The entries of a record as PHH actions."""

from __future__ import annotations

from collections.abc import Iterator

from squaredeal.kernel import UNSEEN, Seat
from squaredeal.notation.names import is_stud
from squaredeal.notation.record import Acted, Board, Dealt, Drawn, Entry, Note, Record, Shown

HOLE_CARDS = {
    "omaha": 4,
    "omaha_8": 4,
    "omaha5": 5,
    "omaha5_8": 5,
    "omaha6": 6,
    "courchevel": 5,
    "courchevel_8": 5,
    "irish": 4,
    "pineapple": 3,
    "crazy_pineapple": 3,
    "drawmaha_27": 5,
    "five_card_draw": 5,
    "single_draw_27": 5,
    "triple_draw_27": 5,
    "triple_draw_a5": 5,
    "badugi": 4,
    "badacey": 5,
    "badeucey": 5,
}
"""How many cards a seat is dealt at first; two in games that are not named, three in stud."""


def actions(record: Record) -> list[str]:
    """Every action in order. Cards that nobody recorded are dealt as `??`."""
    return list(_Writer(record).lines())


class _Writer:
    """Keeps the cards of a draw back until every seat has drawn."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.owed: dict[Seat, int] = {}
        self.got: dict[Seat, tuple[str, ...]] = {}

    def lines(self) -> Iterator[str]:
        dealt: set[Seat] = set()
        if not is_stud(self.record.game):
            yield from self._first_cards(dealt)
        for entry in self.record.entries:
            if type(entry) is Dealt:
                if entry.seat in dealt:
                    dealt.discard(entry.seat)
                elif entry.seat in self.owed:
                    self.got[entry.seat] = entry.cards
                else:
                    yield _deal(entry.seat, entry.cards)
                continue
            if type(entry) is not Drawn or entry.seat in self.owed:
                yield from self._redeal()
            if type(entry) is Drawn:
                self.owed[entry.seat] = len(entry.cards)
            yield from _line(entry, self.record)
        yield from self._redeal()

    def _first_cards(self, dealt: set[Seat]) -> Iterator[str]:
        """A deal for every seat, whether the record has one or not."""
        first: dict[Seat, tuple[str, ...]] = {}
        for entry in self.record.entries:
            if type(entry) is Drawn:
                break
            if type(entry) is Dealt:
                first.setdefault(entry.seat, entry.cards)
        dealt.update(first)
        count = HOLE_CARDS.get(self.record.game, 2)
        for seat in range(len(self.record.players)):
            yield _deal(seat, first.get(seat, (UNSEEN,) * count))

    def _redeal(self) -> Iterator[str]:
        gives_back = self.record.game not in ("irish", "crazy_pineapple")
        for seat in sorted(self.owed):
            if self.owed[seat] and gives_back:
                yield _deal(seat, self.got.get(seat, (UNSEEN,) * self.owed[seat]))
        self.owed, self.got = {}, {}


def _deal(seat: Seat, cards: tuple[str, ...]) -> str:
    return f"d dh p{seat + 1} {''.join(cards)}"


def _line(entry: Entry, record: Record) -> Iterator[str]:
    match entry:
        case Board(cards, run):
            if run == 0:
                yield f"d db {''.join(cards)}"
        case Acted(seat, verb, to):
            yield f"p{seat + 1} {_verb(verb, to, record)}"
        case Drawn(seat, cards):
            yield f"p{seat + 1} sd {''.join(cards)}".rstrip()
        case Shown(seat, cards):
            yield f"p{seat + 1} sm {''.join(cards)}".rstrip()
        case Note(text):
            yield f"# {text}"


def _verb(verb: str, to: int | None, record: Record) -> str:
    if verb == "fold":
        return "f"
    if verb == "bring_in":
        return "pb"
    if verb in ("check", "call") or to is None:
        return "cc"
    return f"cbr {record.amount(to)}"


__all__ = ["HOLE_CARDS", "actions"]
