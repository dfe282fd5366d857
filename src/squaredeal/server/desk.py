"""What every handler may ask for."""

from __future__ import annotations

from pathlib import Path

from litestar.stores.memory import MemoryStore
from msgspec import Struct

from squaredeal.rules import HouseRules
from squaredeal.server.feed import Feed
from squaredeal.server.histories import Histories
from squaredeal.server.host import Host
from squaredeal.server.hub import Hub
from squaredeal.server.members import Gift, Members
from squaredeal.server.pace import Pace
from squaredeal.server.passwords import Passwords
from squaredeal.tables import TableSetup


class Options(Struct, frozen=True):
    """How a server is run. `secret` signs the CSRF tokens; `is_secure` is for HTTPS.

    `asks_per_minute` and `logins_per_minute` are for one address, `acts_per_second` and
    `acts_at_once` for one line. `webroot` holds the built client.
    """

    secret: str
    edition: str
    gift: Gift | None
    webroot: Path
    is_secure: bool = False
    asks_per_minute: int = 1200
    logins_per_minute: int = 30
    acts_per_second: int = 20
    acts_at_once: int = 60


class Desk:
    """The parts of a running server."""

    def __init__(
        self,
        options: Options,
        house: HouseRules,
        members: Members,
        passwords: Passwords,
        hub: Hub,
        histories: Histories,
        host: Host,
    ) -> None:
        self.options, self.house = options, house
        self.members, self.hub, self.histories = members, hub, histories
        self.passwords, self.host = passwords, host
        self.failures = MemoryStore()

    async def open_table(self, setup: TableSetup, by: int | None = None) -> Feed:
        """A new poker table, with house bots where it is to have them; `by` is who opens it."""
        table = await self.hub.room.open_table(setup, by)
        self.hub.notice_tables()
        feed = self.hub.feeds[table.id]
        await self.host.settle_in(feed)
        return feed

    def pace(self) -> Pace:
        """How fast one line may ask."""
        return Pace(self.options.acts_per_second, self.options.acts_at_once)


__all__ = ["Desk", "Options"]
