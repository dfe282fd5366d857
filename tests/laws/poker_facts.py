"""The facts that a hand carries forward, counted again from the moves and events alone."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from squaredeal.games.poker import Acted, Betting, Hand, HandSetup, Mucked, Phase
from squaredeal.kernel import HOUSE, Act, Lapse, Moved, Swept, check

PRESSES = ("bet", "raise_to", "complete")
BETTING = (Phase.BET, Phase.BRING_IN)
SUBSTANCE = {"check": 2, "fold": 2, "post": 0}
"""What acts add to the substance of a hand; all others put in chips and add 3."""


class Street(Struct, frozen=True):
    """A round of betting: the hand as it opened, and what was done since, oldest first."""

    opened: Hand
    acts: tuple[Act, ...] = ()


def recount(game: Any, turns: list[Any]) -> None:
    """Every fact of every state of one hand. Raises AssertionError naming what differs."""
    before = turns[0][0]
    dealt = _clockwise(before.setup.seats, before.setup.button)
    gone: list[int] = []
    pot = substance = 0
    street = Street(before)
    for after, events, move in turns:
        act = _act(game, before, move)
        gone += _leavers(events)
        pot += _into_pot(events)
        bets = act is not None and before.phase in BETTING
        if act is not None and bets:
            street = Street(street.opened, (*street.acts, act))
            substance += SUBSTANCE.get(act.verb, 3)
        if after.phase in BETTING and not (bets and after.at == before.at):
            street = Street(after)
        live = tuple(seat for seat in dealt if seat not in gone)
        counted = _of_any_state(after, live, substance)
        if after.phase == Phase.BET:
            counted |= _of_betting(game, after, live, street)
        wrong = {
            name: (fact, getattr(after, name))
            for name, fact in counted.items()
            if fact != getattr(after, name)
        }
        assert not wrong, f"{game.code} after {move}: counted and carried {wrong}"
        assert pot == sum(after.paid) + after.dead, f"{game.code} after {move}: {pot} in the pot"
        before = after


def _act(game: Any, before: Hand, move: Any) -> Act | None:
    """The act of a seat, also where its clock made it."""
    if isinstance(move, Lapse):
        move = check(game, before, move)
    return move if isinstance(move, Act) and move.seat != HOUSE else None


def _of_any_state(hand: Hand, live: tuple[int, ...], substance: int) -> dict[str, Any]:
    chips = sum(hand.stacks) + sum(hand.bets) + sum(hand.paid) + hand.dead + hand.rake + hand.drop
    counted: dict[str, Any] = {"total": chips, "substance": substance}
    if hand.phase not in (Phase.SHOW, Phase.OVER, Phase.RABBIT):
        counted["live"] = live
        counted["able"] = len([seat for seat in live if hand.stacks[seat]])
    return counted


def _of_betting(game: Any, hand: Hand, live: tuple[int, ...], street: Street) -> dict[str, Any]:
    """Price, raises, least raise, who has acted and who must still act."""
    opened, acts = street.opened, street.acts
    price, raises, least, aggressor = opened.price, opened.raises, opened.least, opened.aggressor
    answered: list[int] = []
    acted: set[int] = set()
    for act in acts:
        amount = act.amount or 0
        if act.verb in PRESSES:
            is_completion = act.verb == "complete"
            raises += bool(price) and not is_completion and opened.at == hand.at
            if game.variant.betting is not Betting.FIXED_LIMIT:
                least = max(least, amount - price)
            price, aggressor, answered = amount, act.seat, []
            acted = set() if is_completion else acted
        elif act.verb == "post":
            price = _bring_in(hand.setup)
        answered.append(act.seat)
        if act.verb not in ("fold", "post"):
            acted.add(act.seat)
    return {
        "price": price,
        "raises": raises,
        "least": least,
        "aggressor": aggressor,
        "acted": sum(1 << seat for seat in acted),
        "queue": _to_speak(hand, live, street, answered),
    }


def _bring_in(setup: HandSetup) -> int:
    """What the bring-in makes the price, even from a seat that is short of it."""
    return setup.stakes.bring_in or setup.stakes.small_bet


def _to_speak(
    hand: Hand, live: tuple[int, ...], street: Street, answered: list[int]
) -> tuple[int, ...]:
    """Living seats with chips that have not answered the last bet, from the last actor's left."""
    acts = street.acts
    order = _clockwise(live, acts[-1].seat if acts else _before(street.opened.queue))
    able = [seat for seat in live if hand.stacks[seat]]
    waits = [seat for seat in order if seat in able and seat not in answered]
    if len(able) > 1:
        return tuple(waits)
    others = {seat: [hand.bets[other] for other in live if other != seat] for seat in waits}
    return tuple(seat for seat in waits if max(others[seat]) > hand.bets[seat])


def _before(queue: tuple[int, ...]) -> int:
    """The seat before the first of those who open: who that is, is not counted here."""
    return queue[0] - 1


def _leavers(events: tuple[Any, ...]) -> list[int]:
    return [
        event.seat
        for event in events
        if isinstance(event, Mucked) or (isinstance(event, Acted) and event.verb == "fold")
    ]


def _into_pot(events: tuple[Any, ...]) -> int:
    """Chips that these events put into the pot, less those they took out."""
    chips = 0
    for event in events:
        if isinstance(event, Moved | Swept):
            moved = sum(event.chips) if isinstance(event, Swept) else event.chips
            chips += moved * ((event.dst == "pot") - (event.src == "pot"))
    return chips


def _clockwise(seats: tuple[int, ...], after: int) -> tuple[int, ...]:
    return tuple(sorted(seats, key=lambda seat: (seat <= after, seat)))


__all__ = ["recount"]
