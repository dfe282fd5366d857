"""Opening an account, logging in and out, the password, the rules, the settings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import JSONBody

from squaredeal import people
from squaredeal.kernel import BadInput, Illegal, refuse
from squaredeal.server import views, wire
from squaredeal.server.desk import Desk
from squaredeal.server.failures import Fails
from squaredeal.server.members import Member, Newcomer
from squaredeal.server.passwords import LENGTH_MIN
from squaredeal.server.sessions import COOKIE, cookie, owner_of

FAILURES_MAX: Final = 10
PAUSE_SECONDS: Final = 15 * 60


@post("/register", status_code=201)
async def register(
    request: Request[Any, Any, Any], data: JSONBody[wire.Register], desk: NamedDependency[Desk]
) -> Response[wire.Me]:
    """Open an account. Clauses: acct.age-gate, acct.nickname.inoffensive, acct.rules.acceptance."""
    day = people.parse_day(data.born)
    for refusal in (
        people.may_be_called(desk.house, data.nickname),
        people.may_register(desk.house, day, data.country, _today()),
        None
        if data.accepts_rules
        else refuse("rules_not_accepted", "acct.rules.acceptance", edition=desk.options.edition),
    ):
        if refusal is not None:
            raise Illegal(refusal)
    if await desk.members.by_nickname(data.nickname) is not None:
        raise Illegal(people.taken(data.nickname))
    newcomer = Newcomer(
        nickname=data.nickname,
        password_hash=await _hash(desk, data.password),
        born=data.born,
        country=data.country,
        language=data.language,
        edition=desk.options.edition,
    )
    member = await desk.members.add(newcomer, desk.options.gift)
    return await _logged_in(request, desk, member, status=201)


@post("/login", status_code=200)
async def log_in(
    request: Request[Any, Any, Any], data: JSONBody[wire.LogIn], desk: NamedDependency[Desk]
) -> Response[wire.Me]:
    """Start a session. After ten wrong passwords an address waits a quarter of an hour."""
    address = request.client.host if request.client else ""
    key = f"{people.skeleton(data.nickname)}|{address}"
    failures = int(await desk.failures.get(key) or b"0")
    if failures >= FAILURES_MAX:
        raise Fails(429, "too_fast", "too many wrong passwords: wait a quarter of an hour")
    member = await desk.members.by_nickname(data.nickname)
    kept = member.password_hash if member else None
    if not await desk.passwords.is_right(kept, data.password) or member is None:
        await desk.failures.set(key, str(failures + 1).encode(), expires_in=PAUSE_SECONDS)
        raise Fails(401, "wrong_password", "that name and password do not match")
    refusal = people.may_log_in(desk.house, member.account)
    if refusal is not None:
        raise Illegal(refusal)
    await desk.failures.delete(key)
    return await _logged_in(request, desk, member, status=200)


@post("/logout", status_code=200)
async def log_out(
    request: Request[Any, Any, Any], desk: NamedDependency[Desk]
) -> Response[dict[str, str]]:
    """End the session."""
    token = request.cookies.get(COOKIE)
    if token:
        await desk.members.end_session(token)
    return Response({}, cookies=[cookie("", is_secure=desk.options.is_secure)])


@get("/me")
async def me(request: Request[Any, Any, Any], desk: NamedDependency[Desk]) -> wire.Me:
    """Who I am, what I own, where I sit."""
    return await _me(desk, await _owner(request, desk))


@post("/password", status_code=200)
async def password(
    request: Request[Any, Any, Any],
    data: JSONBody[wire.ChangePassword],
    desk: NamedDependency[Desk],
) -> Response[wire.Me]:
    """Change the password; every other session ends."""
    member = await _owner(request, desk)
    if not await desk.passwords.is_right(member.password_hash, data.old):
        raise Fails(401, "wrong_password", "the old password does not match")
    if data.old == data.new:
        raise BadInput("the new password is the old one")
    player = member.account.player
    await desk.members.change_password(player, await _hash(desk, data.new))
    changed = await desk.members.by_player(player)
    assert changed is not None, "an account that changed its password is there"
    return await _logged_in(request, desk, changed, status=200)


@post("/rules/accept", status_code=200)
async def accept_rules(
    data: JSONBody[wire.AcceptRules], member: NamedDependency[Member], desk: NamedDependency[Desk]
) -> wire.Me:
    """Accept the edition in force (acct.rules.acceptance)."""
    if data.edition != desk.options.edition:
        raise BadInput(f"the edition in force is {desk.options.edition}, not {data.edition}")
    player = member.account.player
    await desk.members.accept(player, data.edition, member.settings.language)
    await desk.hub.refresh(player)
    accepted = await desk.members.by_player(player)
    assert accepted is not None, "an account that accepted the rules is there"
    return await _me(desk, accepted)


@put("/settings")
async def change_settings(
    data: JSONBody[wire.Settings], member: NamedDependency[Member], desk: NamedDependency[Desk]
) -> wire.Me:
    """Keep how the client looks and behaves."""
    player = member.account.player
    await desk.members.set_settings(player, data)
    await desk.hub.refresh(player)
    changed = await desk.members.by_player(player)
    assert changed is not None, "an account that changed its settings is there"
    return await _me(desk, changed)


async def _owner(request: Request[Any, Any, Any], desk: Desk) -> Member:
    member = await owner_of(request, desk)
    if member is None:
        raise Fails(401, "not_logged_in")
    return member


async def _hash(desk: Desk, password: str) -> str:
    try:
        return await desk.passwords.hash(password)
    except BadInput as error:
        raise Fails(400, "weak_password", str(error)) from error


async def _logged_in(
    request: Request[Any, Any, Any], desk: Desk, member: Member, *, status: int
) -> Response[wire.Me]:
    agent = request.headers.get("user-agent", "")
    if desk.options.gift is not None and not member.is_staff:
        await desk.members.refill(member.account.player, desk.options.gift, str(_today()))
    token = await desk.members.start_session(member.account.player, agent)
    return Response(
        await _me(desk, member),
        status_code=status,
        cookies=[cookie(token, is_secure=desk.options.is_secure)],
    )


async def _me(desk: Desk, member: Member) -> wire.Me:
    account = member.account
    balances = await desk.members.balances(account.player)
    return wire.Me(
        player=str(account.player),
        nickname=account.nickname,
        is_staff=member.is_staff,
        must_change_password=member.must_change_password,
        edition=desk.options.edition,
        has_accepted=account.accepted == desk.options.edition,
        balances=tuple(
            wire.Balance(views.unit_of(unit), wallet, seated) for unit, wallet, seated in balances
        ),
        settings=member.settings,
        tables=tuple(
            table
            for table, feed in desk.hub.feeds.items()
            if feed.now.seat_of(account.player) is not None
        ),
    )


def _today() -> people.Day:
    now = datetime.now(UTC)
    return people.Day(now.year, now.month, now.day)


def account(logins_per_minute: int) -> Router:
    """The routes of an account; opening one and logging in are slowed down for each address."""
    slow = RateLimitConfig(("minute", logins_per_minute), store="log_ins")
    doors = Router("/", route_handlers=[register, log_in], middleware=[slow.middleware])
    return Router("/", route_handlers=[doors, log_out, me, password, accept_rules, change_settings])


__all__ = ["LENGTH_MIN", "account"]
