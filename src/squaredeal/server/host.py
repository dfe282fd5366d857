"""House bots at tables: they keep the game going and always leave a seat free for people."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

import structlog
from msgspec import Struct

from squaredeal import runtime
from squaredeal.bots import STEADY, TIGHT, Policy, RandomPolicy, RulePolicy
from squaredeal.kernel import Choice, Seat, SquaredealError, ToAct, guards, project
from squaredeal.server.botnames import NAMES
from squaredeal.server.feed import Feed
from squaredeal.server.members import Gift, Members, Newcomer
from squaredeal.server.page import Page
from squaredeal.tables import TableSetup

PURSE: Final = 100_000_000
"""What a bot starts with, in play chips."""
SHORT_BB: Final = 40
FULL_BB: Final = 100
_log = structlog.get_logger("squaredeal.server")


class Think(Struct, frozen=True):
    """How long a bot thinks, in ms: `least` to `most`, now and then twice as long.

    Where nobody watches it takes `unwatched` times as long: many tables cost little.
    """

    least: int = 500
    most: int = 1900
    long: int = 8
    unwatched: int = 2

    def delay_ms(self, chance: Random, *, is_watched: bool = True) -> int:
        """A time to think. Of a hundred acts, `long` take twice as long."""
        span = chance.randint(self.least, max(self.least, self.most))
        if not is_watched:
            return span * self.unwatched
        return span * 2 if chance.randrange(100) < self.long else span


class Bot:
    """One bot at one table."""

    def __init__(self, player: int, policy: Policy) -> None:
        self.player, self.policy = player, policy


class Host:
    """Seats bots, lets them think and act, brings them chips, and makes room for people.

    `seats_kept` is how many seats stay free at every table with three or more, one when heads-up.
    """

    def __init__(
        self, members: Members, seed: int, think: Think | None = None, seats_kept: int = 2
    ) -> None:
        self._members, self._think = members, think or Think()
        self._seats_kept = seats_kept
        self._chance = Random(seed)
        self._bots: dict[str, list[Bot]] = {}
        self._thinking: dict[tuple[str, int], tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._known: set[int] = set()
        self._named = 0

    async def settle_in(self, feed: Feed) -> None:
        """Bring bots to a table that is to have them, or has them already."""
        state = feed.now.state
        if not state.setup.has_bots and not feed.now.bots:
            return
        wanted = _room_for_bots(len(state.seats), self._seats_kept)
        bots = [
            Bot(player, self._policy(feed, number))
            for number, player in enumerate(sorted(feed.now.bots))
        ]
        self._known |= feed.now.bots
        while len(bots) < wanted:
            bots.append(await self._bot(feed, len(bots)))
        self._bots[feed.table.id] = bots
        for bot in bots:
            if feed.now.seat_of(bot.player) is None:
                await self._sit(feed, bot)
        self.note(feed, feed.now)

    def note(self, feed: Feed, page: Page) -> None:
        """A version came: let the bot that is awaited think, and see to seats between rounds."""
        bots = self._bots.get(feed.table.id)
        if not bots:
            return
        awaits = page.awaits
        if isinstance(awaits, ToAct) and page.state.round is not None:
            on_turn = awaits.seats if awaits.window else awaits.seats[:1]
            for bot in bots:
                seat = page.seat_of(bot.player)
                if seat is not None and seat in on_turn:
                    self._start_thinking(feed, page, bot, seat)
        if page.is_end or page.state.round is None:
            self._spawn(self._between(feed, bots))

    async def close(self) -> None:
        """No bot acts any more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start_thinking(self, feed: Feed, page: Page, bot: Bot, seat: Seat) -> None:
        key, turn = (feed.table.id, bot.player), (page.state.number, page.turn)
        if self._thinking.get(key) == turn:
            return
        self._thinking[key] = turn
        delay_ms = self._think.delay_ms(self._chance, is_watched=bool(feed.readers))
        self._spawn(self._act(feed, bot, seat, turn, delay_ms))

    async def _act(
        self, feed: Feed, bot: Bot, seat: Seat, turn: tuple[int, int], delay_ms: int
    ) -> None:
        if delay_ms:
            await asyncio.sleep(delay_ms * 0.001)
        page = feed.now
        state = page.state
        if (state.number, page.turn) != turn or state.round is None:
            return
        asked = guards(feed.rules.game, state.round, seat)
        offered = tuple(each for each in asked.values() if isinstance(each, Choice))
        if not offered:
            return
        act = bot.policy.choose(project(state.round, seat), seat, offered)
        await self._ask(feed, bot, act.verb, act.amount, act.spot, act.cards, turn=turn)
        if act.verb == "allow":
            self._thinking.pop((feed.table.id, bot.player), None)
            self.note(feed, feed.now)

    async def _between(self, feed: Feed, bots: list[Bot]) -> None:
        """Bring chips, make room for people, fill up again when they have gone."""
        state = feed.now.state
        big = _unit(state.setup)
        for bot in bots:
            seat = feed.now.seat_of(bot.player)
            taken = None if seat is None else state.seats[seat]
            if taken is None:
                continue
            full = min(FULL_BB * big, state.setup.buy_in[1])
            if not taken.top_up and taken.stack < min(SHORT_BB * big, full):
                await self._ask(feed, bot, "top_up", full - taken.stack)
            if taken.status == "out":
                await self._ask(feed, bot, "sit_in")
            await self._choose(feed, bot)
        free = sum(taken is None for taken in state.seats)
        kept = _kept(len(state.seats), self._seats_kept)
        seated = [bot for bot in bots if feed.now.seat_of(bot.player) is not None]
        people = len(state.seats) - free - len(seated)
        if free == 0 and len(seated) > 1:
            await self._ask(feed, seated[-1], "leave")
        elif free > kept or (free == kept and not people and len(seated) < len(bots)):
            absent = [bot for bot in bots if feed.now.seat_of(bot.player) is None]
            if absent and free - 1 >= min(kept, 1):
                await self._sit(feed, absent[0])

    async def _choose(self, feed: Feed, bot: Bot) -> None:
        """Where the button chooses the game, a bot likes any."""
        page = feed.now
        seat = page.seat_of(bot.player)
        if seat is None or not feed.rules.is_chosen or page.state.choice:
            return
        said = feed.rules.guard(page.state, seat, "choose")
        if isinstance(said, Choice):
            await self._ask(feed, bot, "choose", spot=self._chance.choice(said.spots))

    async def _sit(self, feed: Feed, bot: Bot) -> None:
        state = feed.now.state
        free = [seat for seat, taken in enumerate(state.seats) if taken is None]
        if not free:
            return
        low, high = state.setup.buy_in
        chips = max(low, min(high, FULL_BB * _unit(state.setup)))
        await self._ask(feed, bot, "sit", chips, seat=self._chance.choice(free))
        await self._ask(feed, bot, "post_entry")

    async def _ask(
        self,
        feed: Feed,
        bot: Bot,
        verb: str,
        amount: int | None = None,
        spot: str | None = None,
        cards: tuple[str, ...] = (),
        *,
        seat: Seat | None = None,
        turn: tuple[int, int] | None = None,
    ) -> None:
        envelope = runtime.Envelope(
            id=str(uuid.UUID(int=self._chance.getrandbits(128), version=4)),
            table=feed.table.id,
            body=runtime.Ask(verb, amount, spot, cards, seat),
            round=None if turn is None else turn[0],
            turn=None if turn is None else turn[1],
        )
        await feed.table.submit(envelope, bot.player)

    async def _bot(self, feed: Feed, number: int) -> Bot:
        """A bot that sits nowhere else, from the database or new."""
        while True:
            round_, place = divmod(self._named, len(NAMES))
            name = NAMES[place] if not round_ else f"{NAMES[place]} {round_ + 1}"
            self._named += 1
            member = await self._members.by_nickname(name)
            if member is None:
                newcomer = Newcomer(name, "", "1970-01-01", "", "en", role="bot")
                gift = Gift(feed.now.state.setup.unit, PURSE)
                member = await self._members.add(newcomer, gift)
            player = member.account.player
            if member.role == "bot" and player not in self._known:
                self._known.add(player)
                return Bot(player, self._policy(feed, number))

    def _policy(self, feed: Feed, number: int) -> Policy:
        seed = self._chance.getrandbits(32)
        makers: tuple[Callable[[], Policy], ...] = (
            lambda: RulePolicy(feed.variant, seed, STEADY),
            lambda: RulePolicy(feed.variant, seed, TIGHT),
            lambda: RulePolicy(feed.variant, seed, STEADY),
            lambda: RandomPolicy(seed),
        )
        return makers[number % len(makers)]()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """A bot that cannot act is waited for like a person; the clock acts for it."""
    try:
        await work
    except SquaredealError as error:
        _log.warning("bot_failed", why=str(error))


def _unit(setup: TableSetup) -> int:
    """What buy-ins are counted in: a big blind, or what stands for it."""
    stakes = setup.stakes
    return stakes.big_blind or stakes.small_bet or stakes.button_blind or max(1, stakes.ante)


def _kept(seats: int, kept: int) -> int:
    return 1 if seats <= 3 else kept


def _room_for_bots(seats: int, kept: int) -> int:
    return max(1, seats - _kept(seats, kept))


__all__ = ["Bot", "Host", "Think"]
