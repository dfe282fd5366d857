"""The people of the house in the database: accounts, sessions, settings, balances."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from squaredeal import ledger, people
from squaredeal.kernel import Illegal, Unavailable
from squaredeal.ledger import Denied, chart
from squaredeal.server.past import Past, note_refusal, read_past
from squaredeal.server.wire import Language, Settings
from squaredeal.store import Commit, Store, schema, streams
from squaredeal.store import people as records

T = TypeVar("T")

SESSION_MS: Final = 14 * 24 * 3600 * 1000
_TRIES: Final = 5


class Member(Struct, frozen=True):
    """An account with what only the server needs of it."""

    account: people.Account
    password_hash: str
    role: str
    must_change_password: bool
    settings: Settings

    @property
    def is_staff(self) -> bool:
        """May this person see the desks of the staff?"""
        return self.role in ("floor", "admin")


class Newcomer(Struct, frozen=True):
    """What a new account is made of; the policies have passed it."""

    nickname: str
    password_hash: str
    born: str
    country: str
    language: Language
    role: records.Role = "player"
    edition: str = ""
    must_change_password: bool = False


class Gift(Struct, frozen=True):
    """Play chips that a new account starts with."""

    unit: str
    chips: int


def now_ms() -> int:
    """Wall time in ms."""
    return time.time_ns() // 1_000_000


class Members:
    """Every question and change about people; each change returns when it is durable."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, newcomer: Newcomer, gift: Gift | None = None) -> Member:
        """Open an account with its gift in one commit. Raises Illegal if the name is taken."""
        for _ in range(_TRIES):
            player = await self._read(_next_player)
            try:
                done = await asyncio.wrap_future(
                    self._store.submit(_opening(newcomer, gift, player))
                )
                assert done is None, f"a gift was denied: {done}"
                return await self._known(player)
            except IntegrityError:
                if await self.by_nickname(newcomer.nickname) is not None:
                    raise Illegal(people.taken(newcomer.nickname)) from None
        raise Unavailable("no account could be opened: too many at once")

    async def by_nickname(self, nickname: str) -> Member | None:
        """The account with this name, or with one that looks the same."""
        key = people.skeleton(nickname)
        return await self._read(_find, schema.players.c.nickname_key == key)

    async def by_player(self, player: int) -> Member | None:
        """The account with this number."""
        return await self._read(_find, schema.players.c.id == player)

    async def start_session(self, player: int, agent: str) -> str:
        """Log in: the secret that the browser keeps. The database holds only its hash."""
        token = secrets.token_urlsafe(32)
        at = now_ms()
        session = records.Session(_hashed(token), player, at, at + SESSION_MS, agent[:200])
        await self._write(records.add_session, session)
        return token

    async def by_session(self, token: str) -> Member | None:
        """Who logged in with this secret; None when the session has ended."""
        session = await self._read(records.find_session, _hashed(token), now_ms())
        return None if session is None else await self.by_player(session.player)

    async def end_session(self, token: str) -> None:
        """Log out."""
        await self._write(records.end_sessions, token_hash=_hashed(token))

    async def change_password(self, player: int, password_hash: str) -> None:
        """A new password; every session of the account ends."""
        await self._write(_change_password, player, password_hash)

    async def refill(self, player: int, gift: Gift, day: str) -> None:
        """Once a day, who has less than a twentieth of the gift left is given it again."""
        owned = sum(w + s for unit, w, s in await self.balances(player) if unit == gift.unit)
        if owned * 20 >= gift.chips:
            return
        order = _gift(f"refill:{player}:{day}", player, gift)
        accounts = (chart.mint(gift.unit), chart.wallet(player, gift.unit))
        commit: Commit[Denied | None] = Commit(accounts=accounts, orders=(order,))
        await asyncio.wrap_future(self._store.submit(commit))

    async def accept(self, player: int, edition: str, language: str) -> None:
        """The person has accepted this edition of the house rules (acct.rules.acceptance)."""
        await self._write(records.accept, player, edition, language, now_ms())

    async def set_settings(self, player: int, settings: Settings) -> None:
        """Keep how the client looks and behaves."""
        await self._write(records.prefer, player, "settings", msgspec.json.encode(settings))

    async def balances(self, player: int) -> tuple[tuple[str, int, int], ...]:
        """For each unit: its code, chips in the wallet, chips at tables."""
        return await self._read(_balances, player)

    async def secret(self) -> str:
        """The house's own key, made once, that signs what browsers carry."""
        return await self._write(_secret)

    async def count(self, role: records.Role) -> int:
        """How many accounts have this role."""
        return await self._read(records.count_players, role)

    async def past(self, player: int, unit: str) -> Past:
        """What a player took from tables lately, and which were left too soon."""
        return await self._read(read_past, player, unit, now_ms())

    async def note_refusal(self, player: int, level: str) -> None:
        """A player left a table of this blind level too soon (cash.refusal.definition)."""
        await self._write(note_refusal, player, level, now_ms())

    async def log(self, by: int, what: str, detail: str) -> None:
        """A line in the staff's log."""
        await self._write(streams.log_staff, now_ms(), by, what, detail[:2000].encode())

    async def _known(self, player: int) -> Member:
        found = await self.by_player(player)
        assert found is not None, "an account just opened is there"
        return found

    async def _read(self, ask: Callable[..., T], *args: Any) -> T:
        return await asyncio.to_thread(self._store.read, ask, *args)

    async def _write(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        return await asyncio.wrap_future(self._store.write(work, *args, **named))


def _secret(connection: Connection) -> str:
    kept = schema.house_values
    found = connection.execute(select(kept.c.value).where(kept.c.name == "secret")).scalar()
    if found is None:
        found = secrets.token_hex(32).encode()
        connection.execute(insert(kept), {"name": "secret", "value": found})
    return bytes(found).decode()


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _next_player(connection: Connection) -> int:
    return int(connection.execute(select(func.max(schema.players.c.id))).scalar() or 0) + 1


def _opening(newcomer: Newcomer, gift: Gift | None, player: int) -> Commit[Denied | None]:
    at = now_ms()

    def work(connection: Connection) -> None:
        row = {
            "id": player,
            "nickname": newcomer.nickname,
            "nickname_key": people.skeleton(newcomer.nickname),
            "password_hash": newcomer.password_hash,
            "born": newcomer.born,
            "country": newcomer.country,
            "language": newcomer.language,
            "role": newcomer.role,
            "created_ms": at,
        }
        connection.execute(insert(schema.players), row)
        if newcomer.edition:
            records.accept(connection, player, newcomer.edition, newcomer.language, at)
        if newcomer.must_change_password:
            records.prefer(connection, player, "must_change_password", b"true")
        settings = msgspec.json.encode(Settings(language=newcomer.language))
        records.prefer(connection, player, "settings", settings)

    if gift is None:
        return Commit(work=work)
    mint, wallet = chart.mint(gift.unit), chart.wallet(player, gift.unit)
    order = _gift(f"welcome:{player}", player, gift)
    return Commit(accounts=(mint, wallet), orders=(order,), work=work)


def _gift(id_: str, player: int, gift: Gift) -> ledger.Transfer:
    """Play chips from the mint; the same id gives only once."""
    mint, wallet = chart.mint(gift.unit), chart.wallet(player, gift.unit)
    return ledger.Transfer(id_, mint.id, wallet.id, gift.chips, gift.unit, "gift", now_ms())


def _change_password(connection: Connection, player: int, password_hash: str) -> None:
    records.change_player(connection, player, password_hash=password_hash)
    records.end_sessions(connection, player=player)
    records.prefer(connection, player, "must_change_password", b"false")


def _find(connection: Connection, condition: Any) -> Member | None:
    row = connection.execute(select(schema.players).where(condition)).mappings().first()
    if row is None:
        return None
    player = row["id"]
    preferences = records.preferences(connection, player)
    editions = records.accepted(connection, player)
    account = people.Account(
        player=player,
        nickname=row["nickname"],
        born=people.parse_day(row["born"]),
        country=row["country"],
        accepted=editions[-1] if editions else "",
        standing=people.Standing(row["standing"]),
        is_staff=row["role"] in ("floor", "admin"),
    )
    return Member(
        account,
        row["password_hash"],
        row["role"],
        preferences.get("must_change_password") == b"true",
        msgspec.json.decode(preferences.get("settings", b"{}"), type=Settings),
    )


def _balances(connection: Connection, player: int) -> tuple[tuple[str, int, int], ...]:
    accounts = schema.accounts
    units: dict[str, list[int]] = {}
    query = select(accounts).where(
        accounts.c.id.like(f"wallet:{player}:%") | accounts.c.id.like(f"escrow:%:{player}:%")
    )
    for row in connection.execute(query).mappings():
        balance = row["credits_posted"] - row["debits_posted"]
        both = units.setdefault(row["unit"], [0, 0])
        both[0 if chart.kind_of(row["id"]) == "wallet" else 1] += balance
    return tuple((unit, wallet, seated) for unit, (wallet, seated) in sorted(units.items()))


__all__ = ["Gift", "Member", "Members", "Newcomer", "now_ms"]
