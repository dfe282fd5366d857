"""Two people, two browsers, one table: a hand from the first click to the showdown."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import Plan
from squaredeal.server.run import Listening
from tests.edge.browser import Person, chromium, needs_browser
from tests.edge.house import holdem, open_house
from tests.marks import clause

pytestmark = [needs_browser, pytest.mark.browser]

TABLE = "/table/t1"
SUITS = {"spades": "s", "hearts": "h", "diamonds": "d", "clubs": "c"}


PATIENT = Pace(action_ms=60_000, bank_ms=0, deal_ms=0, between_ms=2_000)
"""Long enough between hands that the end of one is not missed."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    plan = Plan(standard(), pace=PATIENT, logins_per_minute=1000)
    async with open_house(tmp_path, holdem(), plan=plan) as listening:
        yield listening


@pytest.fixture
async def people(house: Listening) -> AsyncIterator[tuple[Person, Person, Person]]:
    """Ana and Bea with accounts, and somebody at the rail."""
    async with chromium() as browser:
        ana, bea, rail = [await Person.arrive(browser, house.address) for _ in range(3)]
        for person, name in ((ana, "Ana"), (bea, "Bea")):
            await person.register(name)
            await person.page.wait_for_url(house.address + "/")
        for person in (ana, bea, rail):
            await person.go(TABLE)
        yield ana, bea, rail


def code(name: str) -> str:
    """`Qd` for "Queen of diamonds"."""
    rank, _, suit = name.partition(" of ")
    return ("T" if rank == "10" else rank[0]) + SUITS[suit]


def is_over(person: Person) -> bool:
    return any('"kind":"ended"' in frame for frame in person.frames)


async def on_turn(*people: Person) -> Person:
    """Whoever may act now; waits for it."""
    for _ in range(200):
        for person in people:
            if await person.turn().count():
                return person
        await people[0].page.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


async def pass_turn(person: Person) -> bool:
    """Check or call with the keyboard when it is this person's turn."""
    if not await person.turn().count():
        return False
    await person.page.wait_for_timeout(320)
    show = person.page.get_by_role("button", name="Show", exact=True)
    if await show.count():
        await show.click()
    else:
        await person.page.keyboard.press("c")
    await person.page.wait_for_timeout(100)
    return True


async def play_to_showdown(ana: Person, bea: Person) -> None:
    for _ in range(100):
        if is_over(ana):
            return
        for person in (ana, bea):
            await pass_turn(person)
        await ana.page.wait_for_timeout(30)
    raise AssertionError("the hand did not end")


def before_showdown(frames: list[str]) -> list[str]:
    """The frames up to the one in which a hand was shown or won."""
    quiet = []
    for frame in frames:
        told = json.loads(frame).get("events", ())
        if any(event["kind"] in ("shown", "won") for event in told):
            break
        quiet.append(frame)
    return quiet


async def test_no_browser_learns_a_hidden_card_before_the_showdown(
    people: tuple[Person, Person, Person],
) -> None:
    ana, bea, rail = people
    await ana.sit(0)
    await bea.sit(1)
    hands = {person: [code(card) for card in await person.cards()] for person in (ana, bea)}
    assert all(len(hand) == 2 for hand in hands.values())
    await play_to_showdown(ana, bea)
    for reader, other in ((ana, bea), (bea, ana)):
        quiet = before_showdown(reader.frames)
        assert any(f'"{card}"' in frame for frame in quiet for card in hands[reader])
        assert not any(f'"{card}"' in frame for frame in quiet for card in hands[other])
    quiet = before_showdown(rail.frames)
    assert quiet
    assert not any(f'"{card}"' in frame for frame in quiet for card in [*hands[ana], *hands[bea]])
    for person in people:
        assert [] == person.faults


async def test_a_finished_hand_can_be_replayed_and_its_deal_checked(
    people: tuple[Person, Person, Person],
) -> None:
    ana, bea, _ = people
    await ana.sit(0)
    await bea.sit(1)
    own = await ana.cards()
    await play_to_showdown(ana, bea)
    await ana.page.click("role=tab[name='Fair deal']")
    await ana.page.wait_for_selector(".drawer .notice.good")
    await ana.go("/hands")
    await ana.page.locator("a[href^='/hand/']").last.click()
    await ana.page.wait_for_selector(".act.replay")
    replayed = await ana.cards()
    assert own == replayed
    await ana.page.click("role=button[name='Next step']")
    await ana.page.wait_for_selector(".story [aria-current='step']")
    await ana.page.click("text=Verify deal")
    await ana.page.wait_for_selector(".notice.good")
    assert "the cards opened are the cards sealed" in await ana.page.inner_text(".notice.good")


async def test_a_small_raise_is_refused_with_the_rule_it_stands_on(
    people: tuple[Person, Person, Person],
) -> None:
    ana, bea, _ = people
    await ana.sit(0)
    await bea.sit(1)
    person = await on_turn(ana, bea)
    await person.page.fill(".amount input", "1")
    refusal = person.page.locator(".sizing [role=alert]")
    assert "at least" in await refusal.inner_text()
    rule = await refusal.locator(".cid").inner_text()
    await refusal.locator(".cid").click()
    card = person.page.locator(f".drawer .clause:has(.cid:text-is('{rule}'))")
    await card.first.wait_for()
    assert "drawer" == await person.page.evaluate("document.activeElement.id")


@clause("acct.age-gate")
async def test_who_is_too_young_is_told_why_in_the_reader_s_language(house: Listening) -> None:
    async with chromium() as browser:
        child = await Person.arrive(browser, house.address)
        await child.go("/?lang=pl")
        await child.register("Kid", born="2020-01-01")
        refusal: Any = child.page.locator("[role=alert] .clause")
        await refusal.wait_for()
        assert "acct.age-gate" in await refusal.inner_text()
        assert "18" in await refusal.inner_text()
        assert "Dlaczego nie?" in await refusal.inner_text()
        assert "true" == await child.page.get_attribute("#auth-b", "aria-invalid")


async def test_a_lost_line_comes_back_without_sending_what_was_pressed(
    people: tuple[Person, Person, Person],
) -> None:
    ana, bea, _ = people
    await ana.sit(0)
    await bea.sit(1)
    person = await on_turn(ana, bea)
    await person.page.context.set_offline(True)
    await person.page.wait_for_selector(".notice.warn")
    await person.page.wait_for_timeout(350)
    await person.page.keyboard.press("f")
    await person.page.context.set_offline(False)
    await person.page.wait_for_selector(".notice.good")
    await person.turn().first.wait_for()
    assert not is_over(person)
