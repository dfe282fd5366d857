"""Acts chosen before the turn comes: kept here, played the moment the seat is awaited."""

from __future__ import annotations

import asyncio
import uuid
from typing import Final

from msgspec import Struct

from squaredeal import runtime
from squaredeal.games.poker import Hand
from squaredeal.kernel import Seat, ToAct
from squaredeal.server.page import Page
from squaredeal.server.views import to_call

CODES: Final = frozenset({"fold", "check", "check_fold", "call", "call_any"})


class Chosen(Struct, frozen=True):
    """What a player will do in this round. `price` is what it cost to stay in at that time."""

    number: int
    code: str
    price: int


class Ahead:
    """The acts chosen ahead at one table, by player."""

    def __init__(self, table: runtime.TableActor) -> None:
        self._table = table
        self._chosen: dict[int, Chosen] = {}
        self._playing: set[asyncio.Task[None]] = set()

    def choose(self, page: Page, player: int, code: str | None) -> bool:
        """Choose, or take back with None; False when there is nothing to choose for."""
        seat, hand = page.part_of(player), page.state.round
        if code is None:
            self._chosen.pop(player, None)
            return True
        if seat is None or not isinstance(hand, Hand) or seat not in hand.live:
            return False
        if code not in CODES or seat not in hand.queue:
            return False
        self._chosen[player] = Chosen(page.state.number, code, to_call(hand, seat))
        self.turn(page)
        return True

    def chosen(self, player: int, number: int) -> str:
        """What the player has chosen for this round; empty for nothing."""
        chosen = self._chosen.get(player)
        return chosen.code if chosen and chosen.number == number else ""

    def turn(self, page: Page) -> None:
        """A version came: drop what its price has overtaken, play for the seat that is awaited."""
        hand = page.state.round
        if not self._chosen or not isinstance(hand, Hand):
            self._chosen.clear()
            return
        for player, chosen in list(self._chosen.items()):
            seat = page.part_of(player)
            if seat is None or _is_overtaken(chosen, page.state.number, hand, seat):
                del self._chosen[player]
            elif _is_on_turn(page, seat):
                del self._chosen[player]
                price = to_call(hand, seat)
                verb = _verb(chosen.code, price)
                ask = runtime.Ask(verb, price if verb == "call" else None)
                self._play(page, player, ask)

    def at_once(self, page: Page, player: int, verb: str) -> None:
        """Do what the player has asked always to be done."""
        self._play(page, player, runtime.Ask(verb))

    def _play(self, page: Page, player: int, ask: runtime.Ask) -> None:
        envelope = runtime.Envelope(
            id=str(uuid.uuid4()),
            table=self._table.id,
            body=ask,
            round=page.state.number,
            turn=page.turn,
        )
        task = asyncio.get_running_loop().create_task(self._submit(envelope, player))
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)

    async def _submit(self, envelope: runtime.Envelope, player: int) -> None:
        await self._table.submit(envelope, player)


def _is_overtaken(chosen: Chosen, number: int, hand: Hand, seat: Seat) -> bool:
    """Another round, no part in it any more, or another price than the one agreed to."""
    if chosen.number != number or seat not in hand.live:
        return True
    return chosen.code in ("check", "call") and to_call(hand, seat) != chosen.price


def _is_on_turn(page: Page, seat: Seat) -> bool:
    awaits = page.awaits
    return isinstance(awaits, ToAct) and not awaits.window and awaits.seats[0] == seat


def _verb(code: str, price: int) -> str:
    """A fold chosen ahead never gives up a free check."""
    if not price:
        return "check"
    return "call" if code in ("call", "call_any") else "fold"


__all__ = ["CODES", "Ahead"]
