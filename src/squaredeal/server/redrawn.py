"""A recorded hand as a client draws one: every step with what happened and how the table stood.

Everything that the record knows is shown, to whoever brought it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker import Dealt, Hand, HandSetup, Phase, Poker, Stakes
from squaredeal.kernel import HOUSE, RAIL, UNSEEN, Over, Seat, apply, project
from squaredeal.notation import Record
from squaredeal.notation.play import Played
from squaredeal.notation.record import Dealt as DealtEntry
from squaredeal.runtime import Occupant
from squaredeal.server import views, wire
from squaredeal.tables import Occupied, Table, TableSetup

_SIGNS: Final = {"$": "USD", "€": "EUR", "£": "GBP"}


def drawn(record: Record, game: Poker, played: Played, number: int) -> wire.RoundRecord:
    """The hand from its first post to its last pot, `number` being its place in the file."""
    drawing = _Drawing(record, game, played.setup, number)
    hand, events = game.start(played.setup)
    frames = [drawing.frame(hand, events)]
    for move in played.moves:
        hand, events = apply(game, hand, move)
        frames.append(drawing.frame(hand, events))
    rounds = [frame.view.round for frame in frames if frame.view.round is not None]
    line = wire.RoundLine(
        round="",
        table="",
        table_name=record.fact("table") or record.fact("site") or record.source.file,
        game=game.code,
        number=number,
        unit=drawing.around.unit,
        ended_ms=0,
        is_void=False,
        pot=max(each.total for each in rounds),
        board=tuple(card.card for board in rounds[-1].boards[:1] for card in board.cards),
    )
    return wire.RoundRecord(line, drawing.hero, tuple(frames))


class _Drawing:
    """What the views of one hand need beside its state."""

    def __init__(self, record: Record, game: Poker, setup: HandSetup, number: int) -> None:
        self.game, self.hero = game, hero_of(record)
        seats = range(len(record.players))
        variant = game.variant
        self.memory = views.Memory(
            number=number,
            button=setup.button,
            players={seat: seat for seat in seats},
            variant=variant,
            street=variant.streets[0].name,
        )
        self.around = views.Around(
            table="",
            name=record.fact("table"),
            family="poker",
            betting=variant.betting.value,
            unit=_unit(record),
            round="",
            turn=0,
            awaits=Over(),
            occupants=tuple(Occupant(seat, seat, record.players[seat].name) for seat in seats),
            connected=frozenset(seats),
            watchers=0,
            title=variant.title,
        )
        self.table = Table(
            setup=TableSetup(game.code, _stakes(record, setup), len(seats), (0, 0)),
            seats=tuple(Occupied(str(seat), setup.stacks[seat]) for seat in seats),
        )

    def frame(self, hand: Hand, events: tuple[Struct, ...]) -> wire.Frame:
        """One step: `hand` is the state after these events."""
        memory = self.memory
        street = self._street(hand)
        told: list[wire.Happened] = []
        for event in events:
            if isinstance(event, Dealt) and not self.game.variant.board_count:
                memory.new_street(street)
            seen = project(event, HOUSE)
            told += views.tell(memory, seen, "")
            views.note(memory, seen)
        memory.hand = project(hand, HOUSE)
        memory.pots = views.pots_of(memory.hand)
        if hand.phase == Phase.DISCARD:
            memory.new_draw(street)
        awaits = self.game.awaits(hand)
        memory.is_over = isinstance(awaits, Over)
        around = replace(self.around, awaits=awaits)
        view = views.table_view(replace(self.table, round=memory.hand), memory, around)
        view = self._marked(view, project(hand, RAIL))
        return wire.Frame(0, tuple(told), view, self._mine(view))

    def _marked(self, view: wire.TableView, rail: Hand) -> wire.TableView:
        """The view with those cards marked as up that the whole table saw then."""
        return replace(view, seats=tuple(self._seat(seat, rail) for seat in view.seats))

    def _seat(self, seat: wire.SeatView, rail: Hand) -> wire.SeatView:
        if seat.seat in self.memory.shown:
            return seat
        seen = [card for group in rail.cards[seat.seat] for card in views.plain(group)]
        cards = tuple(
            replace(card, is_up=other != UNSEEN)
            for card, other in zip(seat.cards, seen, strict=False)
        )
        return replace(seat, cards=cards)

    def _mine(self, view: wire.TableView) -> wire.Mine | None:
        if self.hero is None:
            return None
        cards = tuple(card.card for card in view.seats[self.hero].cards)
        makes = views.makings(cards, self.memory.all_boards, self.game.variant)
        return wire.Mine(self.hero, hand=views.first(makes), makes=makes)

    def _street(self, hand: Hand) -> str:
        program = self.game.terms.program
        stage = program[min(hand.at, len(program) - 1)]
        return self.game.variant.streets[stage.street].name


def hero_of(record: Record) -> Seat | None:
    """With whose eyes the record was written: the one seat whose cards were seen when dealt."""
    seen = {
        entry.seat
        for entry in record.entries
        if isinstance(entry, DealtEntry) and len(entry.cards) > entry.up
        if UNSEEN not in entry.cards[: len(entry.cards) - entry.up]
    }
    return next(iter(seen)) if len(seen) == 1 else None


def _unit(record: Record) -> wire.Unit:
    """The record's unit: a scale of 100 has two decimals."""
    decimals = len(str(record.scale)) - 1
    currency = record.fact("currency")
    code = _SIGNS.get(currency, currency).lower()
    is_money = len(code) == 3 and code.isalpha() and code.isascii()
    return wire.Unit(f"{code}_cents" if is_money else "chips", decimals, "")


def _stakes(record: Record, setup: HandSetup) -> Stakes:
    """What the table was played for, as far as the posts tell."""
    posted = {post.kind: post.chips for post in record.forced}
    return replace(
        setup.stakes,
        small_blind=posted.get("small_blind", 0),
        big_blind=posted.get("big_blind", setup.stakes.big_blind),
        ante=posted.get("ante", 0),
    )


__all__ = ["drawn", "hero_of"]
