"""The view of a table: the same for everybody who may watch."""

from __future__ import annotations

from typing import Any

from squaredeal.games.poker import Mixed
from squaredeal.kernel import Seat, ToAct
from squaredeal.server import wire
from squaredeal.server.views.around import Around
from squaredeal.server.views.makes import first
from squaredeal.server.views.memory import Memory
from squaredeal.server.views.poker import cards_of, round_view
from squaredeal.tables import Occupied, Table, chooser, coming_game, playable


def table_view(table: Table, memory: Memory, around: Around) -> wire.TableView:
    """`table` and `memory.hand` must be projected for the rail."""
    setup = table.setup
    return wire.TableView(
        table=around.table,
        name=around.name,
        game=setup.game,
        family=around.family,
        betting=around.betting,
        unit=around.unit,
        stakes=stakes_of(setup.stakes),
        buyin_min=setup.buy_in[0],
        buyin_max=setup.buy_in[1],
        status="open" if table.opened else "closing",
        seats=tuple(
            _seat(seat, occupied, table, memory, around)
            for seat, occupied in enumerate(table.seats)
        ),
        round=round_view(memory, around),
        watchers=around.watchers,
        title=around.title,
        offers=setup.offers,
        rotation=around.rotation,
        bombs=bombs_of(table),
    )


def bombs_of(table: Table) -> wire.BombsView | None:
    """When the next bomb pot comes, where they were agreed."""
    bombs = table.setup.bombs
    if not bombs.every:
        return None
    away = bombs.every - table.number % bombs.every
    return wire.BombsView(bombs.every, bombs.ante, bombs.boards, away)


def rotation_of(game: Mixed, table: Table) -> wire.RotationView:
    """Where a table's rotation stands."""
    rotation, turn = game.rotation, table.turn
    titles = tuple(wire.GameTitle(code, each.variant.title) for code, each in game.games.items())
    return wire.RotationView(
        code=rotation.code,
        title=rotation.title,
        games=titles,
        place=turn.place,
        played=turn.played,
        length=rotation.length(len(table.dealt_in) or len(playable(table))),
        next=coming_game(game, table).code,
        is_chosen=rotation.is_chosen,
        chooser=chooser(game, table),
    )


def stakes_of(stakes: Any) -> wire.Stakes:
    """Blinds, or the two bets of fixed limit."""
    small = stakes.small_bet or stakes.small_blind or stakes.bring_in
    big = stakes.big_bet or stakes.big_blind or stakes.button_blind
    return wire.Stakes(
        small=small,
        big=big,
        ante=stakes.ante,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        bring_in=stakes.bring_in,
        button_blind=stakes.button_blind,
    )


def _seat(
    seat: Seat, occupied: Occupied | None, table: Table, memory: Memory, around: Around
) -> wire.SeatView:
    if occupied is None:
        return wire.SeatView(seat, "empty")
    hand = memory.hand
    plays = hand is not None and _is_the_one_dealt_in(seat, memory, around)
    if hand is None or not plays:
        state: wire.SeatState = "out" if occupied.status == "out" else "waiting"
        return wire.SeatView(seat, state, around.person(seat), occupied.stack)
    is_live = table.round is not None
    return wire.SeatView(
        seat=seat,
        state=_state(seat, memory, around),
        person=around.person(seat),
        stack=hand.stacks[seat] if is_live else occupied.stack,
        bet=hand.bets[seat] if is_live else 0,
        cards=cards_of(memory, seat),
        tag=memory.tags.get(seat),
        hand=first(memory.makes.get(seat, ())),
        won=memory.won.get(seat, 0),
        drawn=memory.drawn.get(seat),
        makes=memory.makes.get(seat, ()),
    )


def _is_the_one_dealt_in(seat: Seat, memory: Memory, around: Around) -> bool:
    """A newcomer in the seat of one who left has no part in the round."""
    dealt = memory.players.get(seat)
    return dealt is not None and any(
        each.seat == seat and each.player == dealt for each in around.occupants
    )


def _state(seat: Seat, memory: Memory, around: Around) -> wire.SeatState:
    hand = memory.hand
    assert hand is not None
    if not memory.has_part(seat):
        return "folded"
    awaits = around.awaits
    if not memory.is_over and isinstance(awaits, ToAct):
        on_turn = awaits.seats if awaits.window else awaits.seats[:1]
        if seat in on_turn:
            return "turn"
    if hand.stacks[seat] == 0 and not memory.is_over:
        return "allin"
    return "in"


__all__ = ["bombs_of", "rotation_of", "stakes_of", "table_view"]
