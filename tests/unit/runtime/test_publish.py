"""Everybody hears everything that is theirs to hear, in order, and nothing else."""

from __future__ import annotations

from typing import Any

from msgspec import json

from squaredeal.dealers import holds
from squaredeal.runtime import Subscription, read_record
from squaredeal.runtime.publish import QUEUE_MOST, RING
from tests.unit.runtime.house import TestHouse


async def heard(subscription: Subscription) -> list[dict[str, Any]]:
    """What waits for a viewer, decoded."""
    subscription.close()
    return [json.decode(message) async for message in subscription]


def holes(house: TestHouse, seat: int) -> tuple[str, ...]:
    """The hole cards of a seat, as only the house knows them."""
    found: tuple[str, ...] = house.table.state.round.cards[seat][0].value  # type: ignore[union-attr]
    return found


async def play_to_showdown(house: TestHouse) -> None:
    """Nobody bets, and every hand is shown."""
    await house.act("call", 50)
    while house.table.state.round is not None:
        verbs = {choice.verb for choice in house.table.choices(house.table.turn[2][0])}
        await house.act("check" if "check" in verbs else "show")


async def test_hole_cards_reach_their_seat_and_nobody_else(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    viewers = [house.table.subscribe(player) for player in (*players, None)]
    stranger = house.table.subscribe(424242)
    await house.start()
    cards = [holes(house, seat) for seat in (0, 1)]
    told = [str(await heard(viewer)) for viewer in (*viewers, stranger)]
    for seat in (0, 1):
        for viewer, text in enumerate(told):
            shown = [card for card in cards[seat] if f"'{card}'" in text]
            assert shown == (list(cards[seat]) if viewer == seat else [])


async def test_versions_are_dense_and_a_snapshot_comes_first(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    viewer = house.table.subscribe(players[0])
    await house.start()
    await play_to_showdown(house)
    messages = [m for m in await heard(viewer) if m["type"] in ("snapshot", "update")]
    assert messages[0]["type"] == "snapshot"
    versions = [m["version"] for m in messages]
    assert versions == list(range(versions[0], house.table.now().version + 1))


async def test_a_viewer_who_was_away_gets_exactly_what_was_missed(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    always = house.table.subscribe(players[0])
    await house.start()
    since = house.table.now().version
    await house.act("call", 50)
    await house.act("check")
    back = house.table.subscribe(players[0], after=since)
    whole = [m for m in await heard(always) if m["type"] == "update" and m["version"] > since]
    part = [m for m in await heard(back) if m["type"] != "offer"]
    assert part == whole


async def test_a_viewer_who_was_away_too_long_gets_a_snapshot(house: TestHouse) -> None:
    players = await house.seat(50000, 50000)
    for _ in range(RING):
        await house.say(players[0], "seed")
        await house.say(players[0], "sit_out")
        await house.say(players[0], "sit_in")
    back = house.table.subscribe(players[0], after=2)
    assert (await heard(back))[0]["type"] == "snapshot"


async def test_who_takes_a_seat_never_hears_what_the_seat_heard_before(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    await house.start()
    since = house.table.now().version - 2
    cards = holes(house, 0)
    await house.act("fold")
    await house.say(players[0], "leave")
    newcomer = (await house.room.bot("New")).id
    await house.room.fund(newcomer, 5000, "play_chips", "new")
    assert (await house.say(newcomer, "sit", 2000, seat=0)).status == "accepted"
    back = house.table.subscribe(newcomer, after=since)
    messages = await heard(back)
    assert messages[0]["type"] == "snapshot"
    assert not any(f"'{card}'" in str(messages) for card in cards)


async def test_who_sits_down_is_given_the_table_anew(house: TestHouse) -> None:
    player = (await house.room.bot("Ann")).id
    await house.room.fund(player, 5000, "play_chips", "ann")
    viewer = house.table.subscribe(player)
    await house.say(player, "sit", 2000, seat=4)
    messages = await heard(viewer)
    assert [m["type"] for m in messages] == ["snapshot", "offer", "update", "snapshot", "offer"]
    assert [m["viewer"] for m in messages if m["type"] == "snapshot"] == [-3, 4]
    assert [seat for seat, _ in messages[1]["seats"]] == list(range(6))
    assert "leave" in {choice["verb"] for choice in messages[4]["choices"]}


async def test_only_the_seat_on_turn_is_offered_the_acts_of_the_round(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    viewers = [house.table.subscribe(player) for player in players]
    await house.start()
    on_turn = house.table.turn[2][0]
    offers = [[m for m in await heard(v) if m["type"] == "offer"][-1] for v in viewers]
    verbs = [{choice["verb"] for choice in offer["choices"]} for offer in offers]
    assert {"fold", "call", "raise_to"} <= verbs[on_turn]
    assert not {"fold", "call", "raise_to"} & verbs[1 - on_turn]


async def test_the_last_offer_of_a_seat_is_what_it_may_do(house: TestHouse) -> None:
    """Offers are not sent again while they hold: what was sent last must still be true."""
    players = await house.seat(5000, 5000, 5000)
    viewers = [house.table.subscribe(player) for player in players]
    last: dict[int, list[Any]] = {}
    await house.start()
    while house.table.state.round is not None:
        for seat, viewer in enumerate(viewers):
            for message in [json.decode(await viewer.get()) for _ in range(len(viewer._queue))]:
                if message["type"] == "offer":
                    last[seat] = message.get("choices", [])
            assert json.decode(json.encode(house.table.choices(seat))) == last[seat], seat
        verbs = {choice.verb for choice in house.table.choices(house.table.turn[2][0])}
        await house.act(next(verb for verb in ("check", "show", "fold") if verb in verbs))


async def test_a_viewer_who_does_not_read_is_cut_and_holds_up_nobody(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    slow = house.table.subscribe(None)
    for _ in range(QUEUE_MOST // 2 + 1):
        await house.say(players[0], "sit_out")
        await house.say(players[0], "sit_in")
    messages = [json.decode(message) async for message in slow]
    assert [m["type"] for m in messages] == ["cut"]


async def test_after_the_round_everybody_can_check_the_cards_they_saw(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    viewer = house.table.subscribe(None)
    await house.start()
    cards = {seat: set(holes(house, seat)) for seat in (0, 1)}
    await play_to_showdown(house)
    (end,) = [m for m in await heard(viewer) if m.get("opening")]
    seal = house.round(1).commitment
    assert end["opening"]["seal"] == seal
    for seat in (0, 1):
        proof = house.proof(1, seat)
        opened = {opening.card for opening in proof.openings}
        assert cards[seat] <= opened
        assert len(opened) in (7, 9)
        assert all(holds(seal, opening) for opening in proof.openings)


async def test_a_folded_hand_stays_unseen_in_the_record_of_the_others(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await house.start()
    folded = house.table.turn[2][0]
    cards = holes(house, folded)
    await house.act("fold")
    kept = house.round(1)
    for viewer in (folded, 1 - folded, -3):
        text = str(read_record(kept.record or b"", viewer)) + str(house.proof(1, viewer))
        shown = [card for card in cards if f"'{card}'" in text]
        assert shown == (list(cards) if viewer == folded else [])
