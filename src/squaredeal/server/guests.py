"""Who is connected: one guest for all lines of one player, and readers, one for each line."""

from __future__ import annotations

from collections.abc import Callable

from squaredeal.kernel import Refusal


class Guest:
    """A player with a line. `balances` are wallets by unit, `refusal` why no seat may be taken.

    `posts` and `mucks`: the player wants entries posted, and beaten hands mucked, unasked.
    """

    def __init__(self, player: int, nickname: str) -> None:
        self.player, self.nickname = player, nickname
        self.balances: dict[str, int] = {}
        self.refusal: Refusal | None = None
        self.posts = self.mucks = True


class Reader:
    """One line that listens. `put` never waits; `guest` is None for a visitor."""

    def __init__(self, put: Callable[[str], None], guest: Guest | None) -> None:
        self.put, self.guest = put, guest

    @property
    def player(self) -> int | None:
        """Whose line it is."""
        return None if self.guest is None else self.guest.player


__all__ = ["Guest", "Reader"]
