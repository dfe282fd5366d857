"""Hands of every kind over real sockets: two people and a rail, and nobody hears hidden cards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from squaredeal.games.poker import Stakes
from squaredeal.tables import TableSetup
from tests.edge.client import Client
from tests.edge.house import open_house

TABLE = "t1"
BLINDS = Stakes(small_blind=5, big_blind=10)
LIMITS = Stakes(small_blind=5, big_blind=10, small_bet=10, big_bet=20)
STUD = Stakes(ante=1, bring_in=3, small_bet=10, big_bet=20)
PASSIVE = ("decline", "stand_pat", "check", "call", "post", "show")


class Trio:
    """Ana, Bea and perhaps Cid, and a visitor at the rail."""

    def __init__(self, *clients: Client) -> None:
        *players, self.rail = clients
        self.players = tuple(players)
        self.ana, self.bea = self.players[:2]
        self.own: dict[Client, set[str]] = {client: set() for client in self.players}

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.rail.tables[TABLE]["view"]
        return found

    @property
    def round(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["round"]
        return found

    def look(self) -> None:
        """Note every card that each player has held so far."""
        for client in self.players:
            cards = {card["card"] for card in client.mine(TABLE)["cards"]}
            assert "??" not in cards
            self.own[client] |= cards

    async def start(self, cards: int) -> None:
        for seat, client in enumerate(self.players):
            answer = await client.do(TABLE, "sit", spot=f"seat:{seat}", amount=1000)
            assert answer["is_accepted"], answer
        for client in self.players:
            await client.wait(lambda client=client: len(client.mine(TABLE)["cards"]) == cards)
        await self.together()

    async def together(self) -> None:
        """Until all three have seen the same version, and somebody must speak or it is over."""

        def settled() -> bool:
            versions = {each.tables[TABLE]["version"] for each in (*self.players, self.rail)}
            waits = any(each.is_on_turn(TABLE) for each in self.players)
            return len(versions) == 1 and (waits or self.round["is_over"])

        async with asyncio.timeout(20):
            while not settled():
                await asyncio.sleep(0.005)
        self.look()

    def on_turn(self) -> Client:
        return next(client for client in self.players if client.is_on_turn(TABLE))

    def open_verbs(self, client: Client) -> dict[str, dict[str, Any]]:
        bar = client.mine(TABLE)["offer"]["bar"]
        return {verb["verb"]: verb for verb in bar if verb["is_open"]}

    async def act(self, verb: str, **more: Any) -> Client:
        client = self.on_turn()
        answer = await client.do(TABLE, verb, **more)
        assert answer["is_accepted"], answer
        await self.together()
        return client

    async def passively(self) -> None:
        verbs = self.open_verbs(self.on_turn())
        await self.act(next(verb for verb in PASSIVE if verb in verbs))

    def heard(self, client: Client) -> Iterator[dict[str, Any]]:
        for frame in map(json.loads, client.frames):
            if frame["type"] == "update":
                yield from frame["events"]

    def leaks(self, seen: set[str]) -> dict[str, list[str]]:
        """Cards that somebody was sent although another held them, but for those `seen` by all."""
        found = {}
        for name, client in (("ana", self.ana), ("bea", self.bea), ("rail", self.rail)):
            hidden = set().union(*(cards for who, cards in self.own.items() if who is not client))
            hidden -= seen | self.own.get(client, set())
            sent = "".join(client.frames)
            found[name] = sorted(card for card in hidden if f'"{card}"' in sent)
        return found

    def public(self) -> set[str]:
        """Every card that the rail has seen: up-cards, boards, hands shown."""
        sent = "".join(self.rail.frames)
        deck = {rank + suit for rank in "23456789TJQKA" for suit in "cdhs"}
        return {card for card in deck if f'"{card}"' in sent}


NONE: dict[str, list[str]] = {"ana": [], "bea": [], "rail": []}


@asynccontextmanager
async def trio(
    folder: Path, game: str, stakes: Stakes, players: int = 2, **more: Any
) -> AsyncIterator[Trio]:
    setup = TableSetup(game, stakes, players, (400, 1000), name="Acacia", **more)
    async with open_house(folder, setup) as house:
        clients = [Client(house.address) for _ in range(players + 1)]
        for client, name in zip(clients[:players], ("Ana", "Bea", "Cid"), strict=False):
            await client.register(name)
        for client in clients:
            await client.open_line()
            await client.watch(TABLE)
        yield Trio(*clients)
        for client in clients:
            await client.close()


async def until(met: Callable[[], bool], trio: Trio) -> None:
    while not met():
        await trio.passively()


async def test_a_stud_hand_hides_down_cards_and_shows_door_and_up_cards(tmp_path: Path) -> None:
    async with trio(tmp_path, "stud7@1", STUD) as table:
        await table.start(3)
        opener = table.on_turn()
        assert {"post", "complete"} <= set(table.open_verbs(opener))
        ups = [[card["is_up"] for card in seat["cards"]] for seat in table.view["seats"]]
        assert [[False, False, True]] * 2 == ups
        await until(lambda: table.round["street"] == "seventh", table)
        ups = [[card["is_up"] for card in seat["cards"]] for seat in table.view["seats"]]
        assert [[False, False, True, True, True, True, False]] * 2 == ups
        doors = {card["card"] for seat in table.view["seats"] for card in seat["cards"]} - {"??"}
        assert table.public() == doors
        assert NONE == table.leaks(seen=doors)
        await until(lambda: table.round["is_over"], table)
        assert sum(result["chips"] for result in table.round["results"]) > 0
        assert table.round["results"][0]["hand"]["category"]


async def test_a_triple_draw_hand_hides_what_is_thrown_and_what_is_drawn(tmp_path: Path) -> None:
    async with trio(tmp_path, "27td@1", LIMITS) as table:
        await table.start(5)
        counts = {}
        for draw in ("first draw", "second draw", "third draw"):
            await until(lambda: table.round["phase"] == "discard", table)
            assert draw == table.round["street"]
            for count in (3, 1):
                client = table.on_turn()
                discard = table.open_verbs(client)["discard"]
                assert (1, 5) == (discard["cards_min"], discard["cards_max"])
                gone = [card["card"] for card in client.mine(TABLE)["cards"]][:count]
                await table.act("discard", cards=gone)
                counts[client.mine(TABLE)["seat"]] = count
            drawn = {seat["seat"]: seat["drawn"] for seat in table.view["seats"]}
            assert counts == drawn
            assert [5, 5] == [len(client.mine(TABLE)["cards"]) for client in table.players]
        assert set() == table.public()
        assert NONE == table.leaks(seen=set())
        thrown = [event for event in table.heard(table.rail) if event["kind"] == "discarded"]
        assert [3, 1] * 3 == [event["count"] for event in thrown]
        assert all(card == "??" for event in thrown for card in event["cards"])
        name = table.round["round"]
        await until(lambda: table.round["is_over"], table)
        await told(table, name)


async def told(table: Trio, name: str) -> None:
    """The stored hand and its proof show each reader no more than the hand itself did."""
    shown = table.public()
    async with asyncio.timeout(10):
        while (await table.rail.http.get(f"/api/rounds/{name}")).status_code != 200:
            await asyncio.sleep(0.02)
    for client in (*table.players, table.rail):
        may_see = shown | table.own.get(client, set())
        for path in (f"/api/rounds/{name}", f"/api/rounds/{name}/fairness"):
            text = (await client.http.get(path)).text
            for other, cards in table.own.items():
                if other is not client:
                    assert [] == [card for card in cards - may_see if f'"{card}"' in text]


async def test_an_omaha_hi_lo_hand_divides_its_pot_and_says_with_what(tmp_path: Path) -> None:
    async with trio(tmp_path, "plo8@1", BLINDS) as table:
        await table.start(4)
        await until(lambda: table.round["street"] == "river", table)
        board = {card["card"] for card in table.round["boards"][0]["cards"]}
        assert table.public() == board
        assert NONE == table.leaks(seen=board)
        makes = table.ana.mine(TABLE)["makes"]
        assert "high" in {made["share"] for made in makes}
        await until(lambda: table.round["is_over"], table)
        assert ["high", "low"] == table.round["shares"]
        assert {result["share"] for result in table.round["results"]} <= {"high", "low"}
        assert 20 == sum(result["chips"] for result in table.round["results"])


async def test_a_pot_run_twice_by_consent_pays_each_board(tmp_path: Path) -> None:
    async with trio(tmp_path, "nlhe@1", BLINDS, offers=("run_it",)) as table:
        await table.start(2)
        await table.act("raise_to", amount=1000)
        assert NONE == table.leaks(seen=set())
        await table.act("call")
        assert "run" == table.round["phase"]
        assert all("run" in table.open_verbs(client) for client in table.players)
        await table.act("run", amount=2)
        assert "run" == table.round["phase"]
        await table.act("run", amount=3)
        assert table.round["is_over"]
        boards = table.round["boards"]
        assert [5, 5] == [len(board["cards"]) for board in boards]
        assert {0, 1} == {result["board"] for result in table.round["results"]}
        assert 2000 == sum(result["chips"] for result in table.round["results"])
        votes = [e for e in table.heard(table.rail) if e["kind"] == "did" and e["verb"] == "run"]
        assert [2, 3] == [vote["count"] for vote in votes]


async def test_a_straddle_is_offered_before_the_cards(tmp_path: Path) -> None:
    async with trio(tmp_path, "nlhe@1", BLINDS, players=3, offers=("straddle",)) as table:
        for seat, client in enumerate(table.players):
            answer = await client.do(TABLE, "sit", spot=f"seat:{seat}", amount=1000)
            assert answer["is_accepted"], answer
        async with asyncio.timeout(20):
            while table.round is None or table.round["phase"] != "straddle":
                if any(client.is_on_turn(TABLE) for client in table.players):
                    await table.passively()
                await asyncio.sleep(0.01)
        offered = table.open_verbs(table.on_turn())["straddle"]
        assert (20, 50) == (offered["low"], offered["high"])
        assert [] == [card for seat in table.view["seats"] for card in seat["cards"]]
        who = await table.act("straddle", amount=40)
        assert 40 == table.view["seats"][who.mine(TABLE)["seat"]]["bet"]
        assert who is not table.on_turn()


async def test_the_winner_of_a_hand_won_unseen_may_hunt_the_rabbit(tmp_path: Path) -> None:
    async with trio(tmp_path, "nlhe@1", BLINDS, offers=("rabbit",)) as table:
        await table.start(2)
        loser = await table.act("fold")
        winner = next(client for client in table.players if client is not loser)
        assert "rabbit" == table.round["phase"]
        assert "rabbit" not in table.open_verbs(loser)
        assert "allow" in table.open_verbs(winner)
        allowed = await winner.do(TABLE, "allow")
        assert allowed["is_accepted"]
        refused = await loser.do(TABLE, "rabbit", amount=2000)
        assert ("stack_too_small", "floor.rabbit.fee") == (
            refused["reason"]["code"], refused["reason"]["clause"],
        )  # fmt: skip
        hunted = await winner.do(TABLE, "rabbit")
        assert hunted["is_accepted"]
        await table.rail.wait(lambda: table.round["rabbit"])
        assert 5 == len(table.round["rabbit"])
        assert NONE == table.leaks(seen=set(table.round["rabbit"]))
