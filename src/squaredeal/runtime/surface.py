"""What the server may ask of a running house: tables by id, commands in, messages out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Protocol

from squaredeal.kernel import Act, Choice, Refusal
from squaredeal.runtime.messages import Answer, Envelope, Happening, LobbyRow


class Subscription(Protocol):
    """One viewer's stream of encoded messages: a Snapshot or the missed Updates first."""

    def __aiter__(self) -> AsyncIterator[bytes]: ...

    async def get(self) -> bytes:
        """The next message, JSON. After a Cut or Stopped: raises StopAsyncIteration."""
        ...

    def close(self) -> None:
        """Stop listening."""
        ...


class Table(Protocol):
    """One running table."""

    id: str
    name: str

    def subscribe(
        self, player: int | None = None, *, after: int | None = None, house: bool = False
    ) -> Subscription:
        """Listen as `player` (seated or not), as the rail (None), or as the house.

        With `after`, updates from that version on if they are still known, else a snapshot.
        """
        ...

    def listen(self, hear: Callable[[Happening], None]) -> Callable[[], None]:
        """Call `hear` in this process after every durable entry, before `submit` returns.

        `hear` must not wait. Returns how to stop.
        """
        ...

    def now(self) -> Happening:
        """The table as it stands, as the last call of `hear` gave it."""
        ...

    async def submit(self, envelope: Envelope, player: int) -> Answer:
        """Do what the player asks; returns when it is durable, or refused. Raises Unavailable."""
        ...

    async def rule(self, ruling: Act, clause: str, by: int) -> Answer:
        """A ruling of the floor, made by a member of staff."""
        ...

    def guards(self, player: int) -> Mapping[str, Choice | Refusal]:
        """Every verb for this player's seat, with the reason where it is closed."""
        ...

    def facts(self) -> LobbyRow:
        """The table as the lobby shows it."""
        ...


class Room(Protocol):
    """Every table of this process."""

    def table(self, table: str) -> Table:
        """Raises BadInput for an unknown id."""
        ...

    def lobby(self) -> tuple[LobbyRow, ...]:
        """Open tables in the order they were opened."""
        ...

    async def close_table(self, table: str) -> None:
        """After the round in progress: pay everybody out and open it no more."""
        ...

    async def close(self) -> None:
        """Finish no hand, lose nothing: stop every table at its last durable entry."""
        ...


__all__ = ["Room", "Subscription", "Table"]
