"""The casino over real sockets: one's own table, the chips, the proof, the history."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from squaredeal import registry
from squaredeal.rules import standard
from squaredeal.server.opening import Plan
from tests.edge.client import Client
from tests.edge.house import SLOW, open_house
from tests.marks import clause

WELCOME = 20_000


class Player(Client):
    """A client at tables against the house."""

    async def open(self, game: str) -> str:
        """The own table of a game, looked at."""
        answer = await self.post("/api/casino/tables", {"game": game})
        assert 200 == answer.status_code, answer.text
        table = str(answer.json()["table"])
        await self.watch(table)
        await self.wait(lambda: self.round(table)["commitment"])
        return table

    def round(self, table: str) -> dict[str, Any]:
        found = self.tables[table]["view"]["round"]
        assert isinstance(found, dict)
        return found

    def says(self, table: str, verb: str) -> dict[str, Any]:
        """A verb as it is offered."""
        return next(each for each in self.mine(table)["verbs"] if each["verb"] == verb)

    async def act(self, table: str, verb: str, **act: object) -> dict[str, Any]:
        """Ask with the round and turn now seen; the answer."""
        round_ = self.round(table)
        return await self.do(table, verb, round=round_["round"], turn=round_["turn"], **act)

    async def ends(self, table: str, number: int) -> None:
        """Until a round is over and the next one is sealed."""
        await self.wait(
            lambda: self.round(table)["number"] > number and self.round(table)["commitment"]
        )

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "casino":
            self.tables[message["table"]] = message
            return
        super()._take(message)


async def entered(address: str, nickname: str = "Ann") -> Player:
    player = Player(address)
    assert 201 == (await player.register(nickname)).status_code
    await player.open_line()
    return player


async def test_the_lobby_tells_games_limits_and_computed_returns(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        visitor = Client(house.address)
        found = (await visitor.http.get("/api/casino")).json()
        games = {game["game"]: game for game in found["games"]}
        assert "97.2973" == games["roulette@1"]["returned"]["percent"]
        assert "36/37" == games["roulette@1"]["returned"]["exact"]
        assert "99.2926" == games["blackjack.house@1"]["returned"]["percent"]
        assert "optimal" == games["blackjack.house@1"]["strategy"]
        await visitor.close()


@clause("rng.info-icon")
async def test_every_game_has_a_page_with_its_felt_and_rules(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        visitor = Client(house.address)
        games = (await visitor.http.get("/api/casino")).json()["games"]
        for game in games:
            answer = await visitor.http.get(f"/api/casino/games/{game['game']}")
            assert 200 == answer.status_code, answer.text
            page = answer.json()
            assert page["spots"]
            assert page["rules"]
            assert page["returns"]
            assert page["chips"]
        live = (await visitor.http.get("/api/casino/games/blackjack.live@1")).json()
        assert "99.2872" == live["best"]["percent"]
        assert "99.54" == live["strategy"]["published"]
        await visitor.close()


async def test_a_spin_from_the_first_chip_to_the_proof(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await entered(house.address)
        table = await ann.open("roulette@1")
        seal = ann.round(table)["commitment"]
        assert (await ann.act(table, "place", amount=100, spot="red"))["is_accepted"]
        assert (await ann.act(table, "place", amount=50, spot="straight:17"))["is_accepted"]
        assert 150 == ann.tables[table]["view"]["seats"][0]["held"]
        assert WELCOME - 150 == ann.mine(table)["balance"]
        assert (await ann.act(table, "close"))["is_accepted"]
        await ann.ends(table, 1)
        round_ = ann.round(table)
        assert ("over", "p1-1", "p1-2") == (round_["phase"], round_["shown"], round_["round"])
        pocket = round_["facts"]["pocket"]
        session = ann.mine(table)["session"]
        assert (1, 150) == (session["rounds"], session["staked"])
        assert WELCOME + session["net"] == ann.mine(table)["balance"]
        assert pocket == ann.tables[table]["view"]["last"][0]["facts"]["pocket"]
        proof = (await ann.http.get("/api/casino/rounds/p1-1/fairness")).json()
        assert seal == proof["commitment"]
        assert pocket == proof["draws"][0]["outcome"]
        assert (37, 64) == (proof["draws"][0]["of"], len(proof["key"]))
        await ann.close()


async def test_a_played_round_is_found_in_the_history_as_it_looked(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await entered(house.address)
        table = await ann.open("baccarat@1")
        await ann.act(table, "place", amount=100, spot="banker")
        await ann.act(table, "close")
        await ann.ends(table, 1)
        await house.house.desk.hub.club.settle()
        line = (await ann.http.get("/api/casino/rounds")).json()["rounds"][0]
        assert ("p1-1", 100, "done") == (line["round"], line["staked"], line["status"])
        assert line["net"] == line["returned"] - 100
        record = (await ann.http.get("/api/casino/rounds/p1-1")).json()
        assert "placed" == record["frames"][0]["happened"][0]["kind"]
        assert record["frames"][-1]["view"]["round"]["is_over"]
        bob = await entered(house.address, "Bob")
        assert 404 == (await bob.http.get("/api/casino/rounds/p1-1")).status_code
        assert [] == (await bob.http.get("/api/casino/rounds")).json()["rounds"]
        await ann.close()
        await bob.close()


async def test_blackjack_is_played_to_settlement_from_what_is_offered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await entered(house.address)
        table = await ann.open("blackjack.house@1")
        for number in range(1, 6):
            await ann.act(table, "place", amount=100, spot="main")
            await ann.act(table, "close")
            while ann.round(table)["number"] == number and not ann.round(table)["is_over"]:
                verbs = {v["verb"] for v in ann.mine(table)["verbs"] if v["is_open"]}
                verb = "stand" if "stand" in verbs else "close" if "close" in verbs else ""
                if verb:
                    await ann.act(table, verb)
                await asyncio.sleep(0.01)
            await ann.ends(table, number)
            areas = {area["area"]: area for area in ann.round(table)["areas"]}
            assert areas["hand:0:0"]["outcome"]
            assert "??" not in areas["dealer"]["items"]
        await ann.close()


async def test_no_stranger_sees_or_plays_a_players_own_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await entered(house.address)
        table = await ann.open("roulette@1")
        bob = await entered(house.address, "Bob")
        await bob.say({"type": "subscribe", "table": table, "since": None})
        await bob.wait(lambda: bob.faults)
        assert "unknown_table" == bob.faults[0]["code"]
        envelope = {"type": "envelope", "id": "x", "table": table, "round": "p1-1", "turn": 0}
        await bob.say({**envelope, "act": {"verb": "place", "amount": 100, "spot": "red"}})
        await bob.wait(lambda: "x" in bob.answers)
        assert not bob.answers["x"]["is_accepted"]
        await ann.close()
        await bob.close()


@clause("live.bet.reject-limits")
@pytest.mark.parametrize("amount", ["-5", "0.5", "1e3", "NaN", "1e400", str(10**30), '"100"'])
async def test_stakes_that_are_no_proper_amount_are_refused_with_a_clause(
    tmp_path: Path, amount: str
) -> None:
    async with open_house(tmp_path) as house:
        ann = await entered(house.address)
        table = await ann.open("roulette@1")
        before = ann.tables[table]["version"]
        text = json.dumps(
            {
                "type": "envelope",
                "id": "odd",
                "table": table,
                "round": "p1-1",
                "turn": 0,
                "act": {"verb": "place", "amount": "AMOUNT", "spot": "red"},
            }
        ).replace('"AMOUNT"', amount)
        assert ann.line is not None
        await ann.line.send(text)
        await ann.wait(lambda: "odd" in ann.answers)
        answer = ann.answers["odd"]
        assert not answer["is_accepted"]
        assert answer["reason"]["clause"]
        assert before == ann.tables[table]["version"]
        assert WELCOME == ann.mine(table)["balance"]
        await ann.close()


async def test_a_hundred_copies_on_the_line_take_one_stake(tmp_path: Path) -> None:
    plan = Plan(standard(), pace=SLOW, acts_per_second=1000, acts_at_once=500)
    async with open_house(tmp_path, plan=plan) as house:
        ann = await entered(house.address)
        table = await ann.open("roulette@1")
        envelope = {"type": "envelope", "id": "same", "table": table, "round": "p1-1", "turn": 0}
        act = {"verb": "place", "amount": 400, "spot": "red"}
        for _ in range(100):
            await ann.say({**envelope, "act": act})
        await ann.say({"type": "ping", "number": 7})
        await ann.wait(lambda: any('"pong"' in frame for frame in ann.frames))
        answers = [json.loads(frame) for frame in ann.frames if '"same"' in frame]
        assert 100 == sum(answer["is_accepted"] for answer in answers)
        assert WELCOME - 400 == ann.mine(table)["balance"]
        await ann.close()


@clause("rng.reconnect-resume")
async def test_who_comes_back_finds_the_chips_where_they_lay(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await entered(house.address)
        table = await ann.open("roulette@1")
        await ann.act(table, "place", amount=100, spot="dozen:2")
        assert ann.line is not None
        await ann.line.close()
        club = house.house.desk.hub.club
        async with asyncio.timeout(5):
            while not club.state(table).seats[0].away_ms:  # type: ignore[union-attr]  # she sits
                await asyncio.sleep(0.01)
        again = Player(house.address)
        again.http.cookies = ann.http.cookies
        await again.open_line()
        assert table == await again.open("roulette@1")
        bet = again.round(table)["bets"][0]
        assert ("dozen:2", 100, False) == (bet["spot"], bet["chips"], bet["is_settled"])
        lobby = (await again.http.get("/api/casino")).json()
        row = next(game for game in lobby["games"] if game["game"] == "roulette@1")
        assert (table, 100) == (row["table"], row["held"])
        async with asyncio.timeout(5):
            while club.state(table).seats[0].away_ms:  # type: ignore[union-attr]  # she sits
                await asyncio.sleep(0.01)
        await ann.close()
        await again.close()


GAMES = [code for code in registry.codes() if registry.family(code) != "poker"]
OFFERED = [code for code in GAMES if code != "blackjack.live_2t@1"]
SPINS = 3


async def play_on(player: Player, table: str, number: int, chance: Random) -> None:
    """One round by whatever is offered, until the next one is sealed."""
    while player.round(table)["number"] == number:
        open_ = [v for v in player.mine(table)["verbs"] if v["is_open"]]
        verbs = {v["verb"]: v for v in open_ if v["verb"] not in ("leave", "seed", "remove")}
        is_lying = bool(player.tables[table]["view"]["seats"][0]["held"])
        if "close" in verbs and (is_lying or "place" not in verbs):
            await player.act(table, "close")
        elif "place" in verbs:
            spot = chance.choice(verbs["place"]["spots"])
            await player.act(table, "place", amount=100, spot=spot)
        elif verbs:
            verb = chance.choice(list(verbs.values()))
            act: dict[str, Any] = {}
            if verb["low"] is not None:
                act["amount"] = verb["low"]
            if verb["cards_min"]:
                act["cards"] = verb["among"][: verb["cards_min"]]
            if verb["spots"]:
                act["spot"] = verb["spots"][0]
                act["amount"] = verb["bounds"][0][0] if verb["bounds"] else verb["low"]
            await player.act(table, verb["verb"], **act)
        await asyncio.sleep(0.005)
    await player.ends(table, number)


@pytest.mark.parametrize("game", OFFERED)
async def test_every_game_is_played_to_settlement_from_what_is_offered(
    tmp_path: Path, game: str
) -> None:
    async with open_house(tmp_path) as house:
        ann, chance = await entered(house.address), Random(game)
        table = await ann.open(game)
        for number in range(1, SPINS + 1):
            async with asyncio.timeout(10):
                await play_on(ann, table, number, chance)
            round_ = ann.round(table)
            assert round_["is_over"]
            assert not round_["is_void"]
            assert round_["bets"]
            assert all(bet["is_settled"] for bet in round_["bets"])
            assert round_["areas"]
        session = ann.mine(table)["session"]
        assert SPINS == session["rounds"]
        assert WELCOME + session["net"] == ann.mine(table)["balance"]
        await house.house.desk.hub.club.settle()
        lines = (await ann.http.get("/api/casino/rounds")).json()["rounds"]
        assert session["net"] == sum(line["net"] for line in lines)
        assert session["staked"] == sum(line["staked"] for line in lines)
        proof = (await ann.http.get(f"/api/casino/rounds/{table}-1/fairness")).json()
        assert proof["is_over"]
        await ann.close()


async def test_a_shared_table_bets_on_one_clock_and_hides_what_is_another_s(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        club = house.house.desk.hub.club
        setup = replace(club.setups["casino_holdem@1"], name="Camellia", seats=3, bet_seconds=1)
        await house.house.room.open_table(setup)
        ann, bob = await entered(house.address), await entered(house.address, "Bob")
        row = (await ann.http.get("/api/casino")).json()["tables"][0]
        table = row["table"]
        assert ("Camellia", 3, 0) == (row["name"], row["seats"], row["seated"])
        for seat, player in enumerate((ann, bob)):
            await player.watch(table)
            spot = player.says(table, "sit")["spots"][0]
            assert f"seat:{seat}" == spot
            assert (await player.do(table, "sit", spot=spot))["is_accepted"]
            await player.wait(lambda p=player: p.mine(table)["balance"])
        await ann.wait(lambda: ann.round(table)["commitment"])
        for player in (ann, bob):
            assert (await player.act(table, "place", amount=100, spot="ante"))["is_accepted"]
        assert ann.tables[table]["clock"]["deadline_ms"]
        await ann.wait(lambda: ann.round(table)["phase"] == "deciding")
        areas = {area["area"]: area["items"] for area in ann.round(table)["areas"]}
        assert ["??", "??"] == areas["hand:1:0"] == areas["dealer"]
        assert "??" not in areas["hand:0:0"]
        for player in (ann, bob):
            await player.act(table, "fold")
        await ann.wait(lambda: ann.round(table)["is_over"])
        assert [-100, -100] == [s["won"] for s in ann.tables[table]["view"]["seats"][:2]]
        await ann.close()
        await bob.close()
