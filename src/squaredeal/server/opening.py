"""How a house opens: database, tables, people, bots, and the application over them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from msgspec import Struct

from squaredeal.ledger.chart import PLAY_CHIPS
from squaredeal.rules import HouseRules
from squaredeal.runtime import Pace, Room
from squaredeal.server.demo import demo_casino, demo_tables
from squaredeal.server.desk import Desk, Options
from squaredeal.server.feed import Feed
from squaredeal.server.histories import Histories
from squaredeal.server.host import Host, Think
from squaredeal.server.hub import Hub
from squaredeal.server.members import Gift, Members, Newcomer
from squaredeal.server.page import Page
from squaredeal.server.passwords import Passwords, one_time_password
from squaredeal.store import Store, streams
from squaredeal.tables import BankSetup, TableSetup

WELCOME_CHIPS: Final = 20_000
ADMINISTRATOR: Final = "Admin"
_BORN: Final = "1970-01-01"


class Plan(Struct, frozen=True):
    """How to open. `pace` is for every table, None for the house's clocks; `seed` is the bots'.

    `hasher` of passwords is the library's recommended one when None.
    """

    house: HouseRules
    is_demo: bool = False
    is_secure: bool = False
    pace: Pace | None = None
    think: Think | None = None
    seed: int | None = None
    hasher: PasswordHasher | None = None
    asks_per_minute: int = 1200
    logins_per_minute: int = 30
    acts_per_second: int = 20
    acts_at_once: int = 60


class House(Struct):
    """An open house. `password` is the first administrator's, at the first start only."""

    desk: Desk
    room: Room
    host: Host
    password: str | None = None


@asynccontextmanager
async def open_house(store: Store, plan: Plan) -> AsyncGenerator[House, None]:
    """Everything from the tables up, and in the end everything stopped where it is durable."""
    members = Members(store)
    passwords = Passwords(plan.hasher)
    password = await _first_administrator(members, passwords)
    histories = Histories(store)
    seed = secrets.randbits(64) if plan.seed is None else plan.seed
    host = Host(members, seed, plan.think)

    def hear(feed: Feed, page: Page) -> None:
        histories.note(feed, page)
        host.note(feed, page)

    room = await Room.open(store, plan.house, plan.pace)
    if plan.is_demo:
        await _open_demo(room, store, plan.house)
    edition = plan.house.value("rules.edition", str)
    hub = Hub(room, members, plan.house, edition, hear)
    for feed in hub.feeds.values():
        await host.settle_in(feed)
    options = Options(
        secret=await members.secret(),
        edition=edition,
        gift=Gift(PLAY_CHIPS, WELCOME_CHIPS),
        webroot=Path(str(files("squaredeal"))) / "webroot",
        is_secure=plan.is_secure,
        asks_per_minute=plan.asks_per_minute,
        logins_per_minute=plan.logins_per_minute,
        acts_per_second=plan.acts_per_second,
        acts_at_once=plan.acts_at_once,
    )
    desk = Desk(options, plan.house, members, passwords, hub, histories, host)
    try:
        yield House(desk, room, host, password)
    finally:
        await host.close()
        await room.close()
        await hub.settle()
        await histories.settle()
        await hub.club.settle()


async def _open_demo(room: Room, store: Store, house: HouseRules) -> None:
    """The demonstration's tables, but for those that there were once."""
    known = {stream.name for stream in store.read(streams.list_streams, closed=True)}
    setups: tuple[TableSetup | BankSetup, ...] = (*demo_tables(house), *demo_casino(house))
    for setup in setups:
        if setup.name not in known:
            await room.open_table(setup)


async def _first_administrator(members: Members, passwords: Passwords) -> str | None:
    """A one-time password for a new house; None when somebody is in charge already."""
    if await members.count("admin"):
        return None
    password = one_time_password()
    newcomer = Newcomer(
        nickname=ADMINISTRATOR,
        password_hash=await passwords.hash(password),
        born=_BORN,
        country="",
        language="en",
        role="admin",
        must_change_password=True,
    )
    await members.add(newcomer)
    return password


__all__ = ["ADMINISTRATOR", "House", "Plan", "open_house"]
