"""What a server asks of a running table: commands in, messages out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from squaredeal.kernel import Act, Choice, Refusal
from squaredeal.runtime.messages import Answer, Envelope, Happening, LobbyRow
from squaredeal.runtime.publish import Subscription


class Table(Protocol):
    """One running table."""

    @property
    def id(self) -> str:
        """The table's own, such as `t1`."""
        ...

    @property
    def name(self) -> str:
        """What people call it."""
        ...

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


__all__ = ["Table"]
