"""How a player's sitting at games against the house goes: time, rounds, stakes, net position."""

from __future__ import annotations

from typing import Final

from squaredeal.server import wire
from squaredeal.server.members import now_ms

PAUSE_MS: Final = 30 * 60_000
"""After so long without a line or a round a new session begins."""


class Session:
    """One player's session. It begins with the first table that is looked at."""

    def __init__(self) -> None:
        self.started_ms = self.seen_ms = now_ms()
        self.rounds = self.staked = self.returned = 0

    def seen(self) -> Session:
        """The session that goes on now: this one, or a new one after a long pause."""
        if now_ms() - self.seen_ms > PAUSE_MS:
            return Session()
        self.seen_ms = now_ms()
        return self

    def note(self, staked: int, returned: int) -> None:
        """A round is over."""
        self.rounds += 1
        self.staked += staked
        self.returned += returned

    def view(self, held: int) -> wire.SessionView:
        """As the reader sees it; `held` are the chips that lie in unfinished rounds."""
        return wire.SessionView(
            started_ms=self.started_ms,
            now_ms=now_ms(),
            rounds=self.rounds,
            staked=self.staked,
            returned=self.returned,
            net=self.returned - self.staked,
            held=held,
        )


class Sessions:
    """The sessions of all players."""

    def __init__(self) -> None:
        self._by_player: dict[int, Session] = {}

    def of(self, player: int) -> Session:
        """The player's session, which goes on."""
        found = self._by_player.get(player)
        session = Session() if found is None else found.seen()
        self._by_player[player] = session
        return session


__all__ = ["Session", "Sessions"]
