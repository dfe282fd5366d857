"""How a table starts a round, ends it, and takes it back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker import Mixed
from squaredeal.kernel import Game, Moved, Seat, Step
from squaredeal.tables.events import RoundEnded, RoundStarted, StatusChanged
from squaredeal.tables.mix import turn_after
from squaredeal.tables.owed import seat_players
from squaredeal.tables.plan import Plan, hand_setup
from squaredeal.tables.seating import put, stand_up
from squaredeal.tables.table import Occupied, Positions, Table


def start(table: Table, game: Game[Any], coming: Plan) -> Step[Table]:
    """Seat the players, post what is owed and let the game begin."""
    seating = seat_players(table, coming.prices)
    setup = hand_setup(table, seating, coming)
    state, happened = game.start(setup)
    after = replace(
        table,
        seats=seating.seats,
        was=table.seats,
        number=table.number + 1,
        round=state,
        dealing=seating.positions,
        dealt_in=seating.dealt_in,
        turn=coming.turn,
        choice="",
    )
    begun = RoundStarted(
        number=after.number,
        positions=seating.positions,
        dealt_in=seating.dealt_in,
        stacks=stacks(after),
        setup=setup,
        seal=table.seal,
        seeds=tuple(taken.seed if taken is not None else "" for taken in table.seats),
    )
    return after, (begun, *happened)


def stacks(table: Table) -> tuple[int, ...]:
    """What every seat holds between rounds, in chips."""
    return tuple(taken.stack if taken is not None else 0 for taken in table.seats)


def finish(table: Table, game: Game[Any]) -> Step[Table]:
    """A round is over: stacks are what the game left, the button moves, leavers go."""
    held = game.chips(table.round)
    before = stacks(table)
    for seat in table.dealt_in:
        taken = _taken(table, seat)
        table = put(table, seat, replace(taken, stack=held.get(f"stack:{seat}", 0)))
    rake, drop = held.get("rake", 0), held.get("jackpot", 0)
    ended = RoundEnded(table.number, before, stacks(table), rake, drop)
    turn = turn_after(game, table) if isinstance(game, Mixed) else table.turn
    table = replace(table, rake=table.rake + rake, drop=table.drop + drop, turn=turn)
    return _between(replace(table, positions=table.dealing), (ended,))


def void(table: Table, game: Game[Any], clause: str, moves_button: bool) -> Step[Table]:
    """The round never happened: every chip of it goes back to the stack it came from."""
    before = stacks(table)
    back = _way_back(dict(game.chips(table.round)), table.dealt_in, before)
    ended = RoundEnded(table.number, before, before, void=True, clause=clause)
    after = replace(table, positions=table.dealing) if moves_button else table
    for seat, was in enumerate(table.was):
        taken = table.seats[seat]
        if taken is not None and was is not None and taken.player == was.player:
            owed = replace(taken, missed=was.missed, hands=was.hands, idle=was.idle)
            after = put(after, seat, owed)
    return _between(after, (*back, ended))


def _way_back(
    held: dict[str, int], dealt_in: tuple[Seat, ...], before: tuple[int, ...]
) -> tuple[Moved, ...]:
    """The shortest list of movements from where the chips lie to the stacks before the round."""
    owed = {f"stack:{seat}": before[seat] for seat in dealt_in}
    surplus = {place: held[place] - owed.get(place, 0) for place in held}
    givers = [(place, chips) for place, chips in surplus.items() if chips > 0]
    moved = []
    for place in owed:
        missing = owed[place] - held.get(place, 0)
        while missing > 0:
            source, chips = givers.pop()
            given = min(chips, missing)
            moved.append(Moved(source, place, given, "void"))
            missing -= given
            if chips > given:
                givers.append((source, chips - given))
    return tuple(moved)


def _between(table: Table, happened: tuple[Struct, ...]) -> Step[Table]:
    """The round is gone: leavers stand up, queued chips join their stacks, the broke sit out."""
    table = replace(table, round=None, dealing=Positions(), dealt_in=(), was=(), seal="")
    said = list(happened)
    for seat, taken in enumerate(table.seats):
        if taken is None:
            continue
        if taken.leaving:
            table, stood = stand_up(table, seat)
            said += stood
            continue
        if taken.top_up:
            said.append(Moved(f"queued:{seat}", f"stack:{seat}", taken.top_up, "top_up"))
            taken = replace(taken, stack=taken.stack + taken.top_up, top_up=0)
        if not taken.stack and taken.status != "out":
            taken = replace(taken, status="out")
            said.append(StatusChanged(seat, "out", taken.missed))
        table = put(table, seat, taken)
    return table, tuple(said)


def _taken(table: Table, seat: Seat) -> Occupied:
    taken = table.seats[seat]
    assert taken is not None
    return taken


__all__ = ["finish", "stacks", "start", "void"]
