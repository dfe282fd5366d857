"""Two people and a rail at one table, over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from squaredeal.dealers import Opening, holds
from squaredeal.server.run import Listening
from tests.edge.client import Client
from tests.edge.house import holdem, open_house

TABLE = "t1"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    async with open_house(tmp_path, holdem()) as listening:
        yield listening


@pytest.fixture
async def people(house: Listening) -> AsyncIterator[tuple[Client, Client, Client]]:
    """Ana and Bea with accounts, and a visitor, all watching the table."""
    clients = [Client(house.address) for _ in range(3)]
    for client, name in zip(clients, ("Ana", "Bea"), strict=False):
        answer = await client.register(name)
        assert answer.status_code == 201, answer.text
    for client in clients:
        await client.open_line()
        await client.watch(TABLE)
    yield clients[0], clients[1], clients[2]
    for client in clients:
        await client.close()


async def sit(client: Client, seat: int) -> None:
    answer = await client.do(TABLE, "sit", spot=f"seat:{seat}", amount=1000)
    assert answer["is_accepted"], answer


async def start(ana: Client, bea: Client) -> None:
    await sit(ana, 0)
    await sit(bea, 1)
    await ana.wait(lambda: len(ana.mine(TABLE)["cards"]) == 2)
    await bea.wait(lambda: len(bea.mine(TABLE)["cards"]) == 2)


async def step(ana: Client, bea: Client) -> bool:
    """Whoever is on turn checks or calls; False when the round is over."""
    await asyncio.sleep(0)
    for client in (ana, bea):
        if client.is_on_turn(TABLE):
            bar = [verb["verb"] for verb in client.mine(TABLE)["offer"]["bar"] if verb["is_open"]]
            verb = next(v for v in ("check", "call", "show") if v in bar)
            before = client.tables[TABLE]["version"]
            answer = await client.do(TABLE, verb)
            assert answer["is_accepted"], answer
            for other in (ana, bea):
                await other.reaches(TABLE, before + 1)
            return True
    return not ana.tables[TABLE]["view"]["round"]["is_over"]


def cards(client: Client) -> list[str]:
    return [card["card"] for card in client.mine(TABLE)["cards"]]


async def test_no_frame_before_showdown_holds_another_players_cards(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, rail = people
    await start(ana, bea)
    hers, others = cards(ana), cards(bea)
    assert "??" not in hers + others
    await step(ana, bea)
    for client, hidden in ((ana, others), (bea, hers), (rail, hers + others)):
        sent = "".join(client.frames)
        assert [card for card in hidden if f'"{card}"' in sent] == []
    assert [json.dumps(card)[1:-1] in "".join(ana.frames) for card in hers] == [True, True]


async def test_two_people_play_a_hand_to_its_end(people: tuple[Client, Client, Client]) -> None:
    ana, bea, rail = people
    await start(ana, bea)
    first = ana.tables[TABLE]["view"]["round"]["round"]
    async with asyncio.timeout(20):
        while await step(ana, bea):
            if ana.tables[TABLE]["view"]["round"]["round"] != first:
                break
            if ana.tables[TABLE]["view"]["round"]["is_over"]:
                break
            await asyncio.sleep(0.01)
    kinds = [
        event["kind"]
        for frame in map(json.loads, rail.frames)
        if frame["type"] == "update"
        for event in frame["events"]
    ]
    for kind in ("seated", "started", "dealt", "did", "boarded", "shown", "won", "ended"):
        assert kind in kinds
    for client in (ana, bea):
        assert not any('"verb":"muck","place"' in frame for frame in client.frames)
    me = (await ana.http.get("/api/me")).json()
    both = me["balances"][0]
    other = (await bea.http.get("/api/me")).json()["balances"][0]
    whole = both["chips"] + both["seated"] + other["chips"] + other["seated"]
    assert whole == 40_000
    assert both["seated"] + other["seated"] == 2000


async def test_a_repeated_envelope_gets_the_first_answer(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, _ = people
    await start(ana, bea)
    actor = ana if ana.is_on_turn(TABLE) else bea
    round_ = actor.tables[TABLE]["view"]["round"]
    seen = {"round": round_["round"], "turn": round_["turn"]}
    first = await actor.do(TABLE, "call", id_="once", **seen)
    again = await actor.do(TABLE, "call", id_="once", **seen)
    assert first == again
    assert first["is_accepted"]


async def test_an_act_for_a_turn_that_has_passed_is_stale(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, _ = people
    await start(ana, bea)
    actor = ana if ana.is_on_turn(TABLE) else bea
    turn = actor.tables[TABLE]["view"]["round"]["turn"]
    answer = await actor.do(
        TABLE, "call", round=actor.tables[TABLE]["view"]["round"]["round"], turn=turn - 1
    )
    assert not answer["is_accepted"]
    assert answer["reason"]["clause"] == "floor.player.act-in-turn"


async def test_a_refused_raise_names_its_clause_and_changes_nothing(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, _ = people
    await start(ana, bea)
    actor = ana if ana.is_on_turn(TABLE) else bea
    before = actor.tables[TABLE]["version"]
    answer = await actor.do(TABLE, "raise_to", amount=11)
    assert not answer["is_accepted"]
    assert answer["reason"]["code"] == "below_minimum"
    assert answer["reason"]["facts"]["low"] == 20
    assert actor.tables[TABLE]["version"] == before


async def test_a_waiting_seat_sees_why_its_buttons_are_closed(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, _ = people
    await start(ana, bea)
    waiting = bea if ana.is_on_turn(TABLE) else ana
    bar = waiting.mine(TABLE)["offer"]["bar"]
    assert [verb["place"] for verb in bar] == ["yield", "match", "press"]
    assert all(not verb["is_open"] and verb["reason"]["clause"] for verb in bar)
    assert waiting.mine(TABLE)["offer"]["ahead"]


async def test_an_act_chosen_ahead_is_played_when_the_turn_comes(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, _ = people
    await start(ana, bea)
    actor, waiting = (ana, bea) if ana.is_on_turn(TABLE) else (bea, ana)
    round_ = waiting.tables[TABLE]["view"]["round"]["round"]
    ahead = {"type": "ahead", "id": "a1", "table": TABLE, "round": round_, "code": "check_fold"}
    await waiting.say(ahead)
    await waiting.wait(lambda: "a1" in waiting.answers)
    assert waiting.answers["a1"]["is_accepted"]
    await actor.do(TABLE, "raise_to", amount=30)
    await waiting.wait(lambda: waiting.tables[TABLE]["view"]["round"]["is_over"])
    events = [
        e for f in map(json.loads, actor.frames) if f["type"] == "update" for e in f["events"]
    ]
    assert any(event["kind"] == "did" and event["verb"] == "fold" for event in events)


async def test_who_comes_back_gets_what_was_missed(people: tuple[Client, Client, Client]) -> None:
    ana, bea, rail = people
    before = rail.tables[TABLE]["version"]
    await rail.say({"type": "unsubscribe", "table": TABLE})
    await start(ana, bea)
    count = len(rail.frames)
    await rail.say({"type": "subscribe", "table": TABLE, "since": before})
    last = ana.tables[TABLE]["version"]
    await rail.wait(lambda: rail.tables[TABLE]["version"] >= last)
    missed = [json.loads(frame) for frame in rail.frames[count:]]
    assert [m["type"] for m in missed] == ["update"] * len(missed)
    assert [m["version"] for m in missed] == list(range(before + 1, before + 1 + len(missed)))


async def test_the_history_of_a_hand_shows_each_reader_their_own_cards(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, rail = people
    await start(ana, bea)
    hers, others = cards(ana), cards(bea)
    round_ = ana.tables[TABLE]["view"]["round"]["round"]
    actor = ana if ana.is_on_turn(TABLE) else bea
    await actor.do(TABLE, "fold")
    await ana.wait(lambda: ana.tables[TABLE]["view"]["round"]["is_over"])
    async with asyncio.timeout(5):
        while (await rail.http.get(f"/api/rounds/{round_}")).status_code != 200:
            await asyncio.sleep(0.05)
    for client, own, hidden in (
        (ana, hers, others),
        (bea, others, hers),
        (rail, [], hers + others),
    ):
        told = (await client.http.get(f"/api/rounds/{round_}")).text
        assert [card for card in own if f'"{card}"' not in told] == []
        assert [card for card in hidden if f'"{card}"' in told] == []
    line = (await ana.http.get("/api/rounds")).json()["rounds"][0]
    assert line["round"] == round_
    assert line["cards"] == hers
    assert abs(line["net"]) in (5, 10)


async def test_a_reader_can_check_the_seal_with_the_cards_that_were_theirs_to_see(
    people: tuple[Client, Client, Client],
) -> None:
    ana, bea, rail = people
    await start(ana, bea)
    hers, others = cards(ana), cards(bea)
    round_ = ana.tables[TABLE]["view"]["round"]
    path = f"/api/rounds/{round_['round']}/fairness"
    before = (await ana.http.get(path)).json()
    assert (before["is_over"], before["leaves"]) == (False, [])
    assert before["commitment"] == round_["commitment"]
    actor = ana if ana.is_on_turn(TABLE) else bea
    await actor.do(TABLE, "fold")
    await ana.wait(lambda: ana.tables[TABLE]["view"]["round"]["is_over"])
    for client, own in ((ana, hers), (bea, others), (rail, [])):
        opened = (await client.http.get(path)).json()
        assert opened["commitment"] == before["commitment"]
        assert sorted(leaf["card"] for leaf in opened["leaves"]) == sorted(own)
        for leaf in opened["leaves"]:
            opening = Opening(leaf["place"], leaf["card"], leaf["salt"], tuple(leaf["path"]))
            assert holds(opened["commitment"], opening)
            assert opened["used"][opened["order"].index(leaf["place"])] == leaf["card"]
        assert len([card for card in opened["used"] if card != "??"]) == len(own)
