"""What happens at a table against the house without anybody asking, and who is waited for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from squaredeal.kernel import HOUSE, Act, Choice, Over, Rule, ToDeal
from squaredeal.ledger import chart
from squaredeal.runtime.coming import Due, Wish
from squaredeal.runtime.messages import Clock
from squaredeal.runtime.pace import Pace, Time
from squaredeal.runtime.scribe import Scribe
from squaredeal.runtime.turns import Turn
from squaredeal.store import Store
from squaredeal.tables import DECISION, PENDING, WINDOW, BankSetup, BankState, BankTable

HOUR_MS: Final = 3_600_000
RULES_CHANGED: Final = "rng.rules-mutable"


def bank_due(
    game: BankTable,
    state: BankState,
    at: Turn,
    clock: Clock | None,
    pace: Pace,
    since_ms: int,
    wish: Wish,
) -> Due | None:
    """The next thing that happens by itself; None when only people can go on.

    At a private table the stakes of a player who is away go back when they have waited long enough
    (rng.pending-24h); at a shared one the clock decides.
    """
    awaited = game.awaits(state)
    if isinstance(awaited, Over):
        return None
    if isinstance(awaited, ToDeal):
        return Due("deal", at, since_ms + pace.deal_ms)
    if state.round is None:
        if wish.close:
            return Due("shut", at, since_ms)
        is_open = isinstance(game.guard(state, HOUSE, "seal"), Choice) and any(state.seats)
        return Due("seal", at, since_ms + pace.between_ms) if is_open and not wish.pause else None
    if wish.close and not state.dealt_in:
        return Due("expire", at, since_ms)
    if not state.setup.owner:
        return None if clock is None else Due("lapse", at, clock.ends_ms)
    away = absences(state)
    if not away or not all(away):
        return None
    return Due("expire", at, max(away) + HOUR_MS * game.house.value("rng.pending_hours", int))


def against_house(pace: Pace, setup: BankSetup) -> Pace:
    """The pace of a table against the house: nobody waits for cards, nor at a private table."""
    clocks = ((WINDOW, 1000 * setup.bet_seconds), (DECISION, 1000 * setup.decision_seconds))
    between_ms = 0 if setup.owner else pace.between_ms
    return replace(pace, clocks=clocks, bank_ms=0, deal_ms=0, between_ms=between_ms)


def absences(state: BankState) -> list[int]:
    """When each player with a stake in the round went away, in ms; 0 for one who is there."""
    return [guest.away_ms for guest in map(state.seats.__getitem__, state.dealt_in) if guest]


def expired() -> Rule:
    """The round has waited long enough: every stake goes back."""
    return Rule(Act(HOUSE, "void"), PENDING)


def outdated() -> Rule:
    """The rules have changed under the round, which cannot be finished by the old ones."""
    return Rule(Act(HOUSE, "void"), RULES_CHANGED)


class Attendance:
    """Keeps a table against the house up with its players: their wallets, and who is away.

    At any other table it does nothing.
    """

    def __init__(
        self, store: Store, time: Time, scribe: Scribe, must: Callable[[Act], Awaitable[None]]
    ) -> None:
        self._store, self._time, self._scribe, self._must = store, time, scribe, must

    async def fill(self, player: int) -> None:
        """A purse is the player's wallet: tell the table when it has changed elsewhere."""
        state = self._scribe.state
        seat = _seat_of(state, player)
        if not isinstance(state, BankState) or seat is None:
            return
        guest = state.seats[seat]
        wallet = self._store.account(chart.wallet(player, state.setup.unit).id)
        holds = 0 if wallet is None else wallet.available
        if guest is not None and guest.purse != holds:
            await self._must(Act(HOUSE, "purse", holds, str(seat)))

    async def note(self, player: int, *, is_here: bool) -> None:
        """Who has a stake may go away, and comes back; the time is kept (rng.pending-24h)."""
        state = self._scribe.state
        seat = _seat_of(state, player)
        if not isinstance(state, BankState) or seat is None:
            return
        guest = state.seats[seat]
        was_away = guest is not None and bool(guest.away_ms)
        if is_here and was_away:
            await self._must(Act(HOUSE, "back", spot=str(seat)))
        elif not is_here and not was_away and seat in state.dealt_in:
            await self._must(Act(HOUSE, "away", self._time.now_ms(), str(seat)))
        if is_here:
            await self.fill(player)

    async def resume(self) -> None:
        """After a fault: whoever has a stake has lost the line, and may come back."""
        state = self._scribe.state
        for guest in state.seats:
            if guest is not None:
                await self.note(int(guest.player), is_here=False)


def _seat_of(state: object, player: int) -> int | None:
    if not isinstance(state, BankState):
        return None
    players = [None if guest is None else guest.player for guest in state.seats]
    return players.index(str(player)) if str(player) in players else None


__all__ = ["Attendance", "absences", "against_house", "bank_due", "expired", "outdated"]
