"""A table against the house as a client draws it, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from squaredeal.games.blackjack import round as blackjack
from squaredeal.games.russian_poker import round as russian
from squaredeal.kernel import Await, ToAct, ToDeal
from squaredeal.runtime import Happening
from squaredeal.server import views, wire
from squaredeal.server.casino.felt import Felt
from squaredeal.tables import BankState


def casino_view(
    happening: Happening,
    felt: Felt,
    last: Iterable[wire.LastResult],
    connected: frozenset[int],
) -> wire.CasinoView:
    """The whole table. Only `felt` tells of cards, and it heard what its viewer may hear."""
    state: BankState = happening.state
    setup = state.setup
    return wire.CasinoView(
        table=happening.table,
        name="" if setup.owner else setup.name,
        game=setup.game,
        family=felt.family,
        unit=views.unit_of(setup.unit),
        status="open" if state.opened else "closed",
        is_private=bool(setup.owner),
        low=setup.limits.low,
        high=setup.limits.high,
        seats=tuple(_seat(seat, happening, felt, connected) for seat in range(setup.seats)),
        round=_round(happening, felt),
        last=tuple(last),
    )


def _seat(
    seat: int, happening: Happening, felt: Felt, connected: frozenset[int]
) -> wire.CasinoSeat:
    person = None
    for each in happening.occupants:
        if each.seat == seat:
            is_here = each.is_bot or each.player in connected
            person = wire.Person(str(each.player), each.nickname, each.is_bot, is_here)
    held = happening.state.held
    return wire.CasinoSeat(seat, person, held[seat] if held else 0, net_of(felt, seat))


def net_of(felt: Felt, seat: int) -> int:
    """What the settled stakes of a seat brought beyond themselves."""
    settled = [bet for bet in felt.bets.values() if bet.is_settled and bet.seat == seat]
    return sum(bet.returned - bet.chips for bet in settled)


def _round(happening: Happening, felt: Felt) -> wire.CasinoRound:
    state: BankState = happening.state
    is_live = state.round is not None
    awaits = happening.awaits
    seats = awaits.seats if is_live and isinstance(awaits, ToAct) else ()
    on_turn = seats if isinstance(awaits, ToAct) and awaits.window else seats[:1]
    return wire.CasinoRound(
        round=f"{happening.table}-{happening.round}",
        number=happening.round,
        turn=happening.turn,
        shown=felt.shown,
        phase=phase_of(state, felt, awaits),
        is_over=felt.is_over,
        is_void=felt.is_void,
        to_act=tuple(seat for seat in on_turn if seat >= 0),
        bets=tuple(felt.bets.values()),
        areas=_areas(state, felt, is_asked=bool(seats)),
        lines=tuple(felt.lines),
        facts=dict(felt.facts),
        spins=felt.spins,
        free_left=felt.free_left,
        commitment=state.seal,
        clause=felt.clause,
    )


def phase_of(state: BankState, felt: Felt, awaits: Await) -> wire.Phase:
    """Where a round stands, in one word."""
    if state.round is None:
        return "over" if felt.is_over else "idle"
    if isinstance(awaits, ToDeal):
        return "drawing"
    round_ = state.round
    if isinstance(round_, blackjack.Round):
        known: dict[int, wire.Phase] = {
            blackjack.BET: "betting",
            blackjack.INSURE: "insurance",
            blackjack.FOLLOW: "following",
        }
        return known.get(round_.phase, "deciding")
    if isinstance(round_, russian.Round) and round_.phase == russian.INSURE:
        return "insurance"
    return "deciding" if felt.areas else "betting"


def _areas(state: BankState, felt: Felt, *, is_asked: bool) -> tuple[wire.AreaView, ...]:
    areas = tuple(felt.areas.values())
    round_: Any = state.round
    if not is_asked or not isinstance(round_, blackjack.Round) or not round_.hands:
        return areas
    if round_.phase != blackjack.PLAY or round_.turn >= len(round_.hands):
        return areas
    hand = round_.hands[round_.turn]
    asked = f"hand:{hand.seat}:{hand.number}"
    return tuple(replace(area, is_on_turn=area.area == asked) for area in areas)


__all__ = ["casino_view", "net_of", "phase_of"]
