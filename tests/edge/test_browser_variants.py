"""Two people, two browsers, games beyond hold'em: up-cards, draws, shares of a pot, two boards."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from squaredeal.games.poker import Stakes
from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import Plan
from squaredeal.tables import TableSetup
from tests.edge.browser import Person, chromium, needs_axe, needs_browser
from tests.edge.house import open_house
from tests.edge.test_browser_play import before_showdown, code, is_over, on_turn
from tests.marks import clause

pytestmark = [needs_browser, needs_axe, pytest.mark.browser]

PATIENT = Pace(action_ms=60_000, bank_ms=0, deal_ms=0, between_ms=6_000)
BLINDS = Stakes(small_blind=5, big_blind=10)
LIMIT = Stakes(small_blind=5, big_blind=10, small_bet=10, big_bet=20)
STUD = Stakes(ante=1, bring_in=3, small_bet=10, big_bet=20)
LOCK_MS = 340


@asynccontextmanager
async def sat_down(
    folder: Path, game: str, stakes: Stakes, offers: tuple[str, ...] = ()
) -> AsyncIterator[tuple[Person, Person]]:
    """Ana and Bea at a table for two of this game."""
    setup = TableSetup(game, stakes, 2, (400, 1000), name="Acacia", offers=offers)
    plan = Plan(standard(), pace=PATIENT, logins_per_minute=1000)
    async with open_house(folder, setup, plan=plan) as house, chromium() as browser:
        ana, bea = [await Person.arrive(browser, house.address) for _ in range(2)]
        for person, name in ((ana, "Ana"), (bea, "Bea")):
            await person.register(name)
            await person.page.wait_for_url(house.address + "/")
            await person.go("/table/t1")
        await ana.sit(0)
        await bea.sit(1)
        yield ana, bea


async def act(person: Person, key: str) -> None:
    """Press a key once the buttons are no longer locked."""
    await person.page.wait_for_timeout(LOCK_MS)
    await person.page.keyboard.press(key)
    await person.page.wait_for_timeout(120)


async def play_on(ana: Person, bea: Person) -> None:
    """Check or call, keep every card, show: until the hand is over."""
    for _ in range(60):
        if is_over(ana):
            return
        person = await on_turn(ana, bea) if not is_over(ana) else ana
        show = person.page.get_by_role("button", name="Show", exact=True)
        if await show.count():
            await person.page.wait_for_timeout(LOCK_MS)
            await show.click()
        else:
            await act(person, "c")
    raise AssertionError("the hand did not end")


def mine_in(person: Person) -> list[dict[str, Any]]:
    """The own cards of the last frame that shows any."""
    for frame in reversed(person.frames):
        mine = json.loads(frame).get("mine")
        if mine and mine["cards"]:
            return list(mine["cards"])
    return []


async def check(*people: Person) -> None:
    """Nothing broke, nothing is closed to anybody."""
    for person in people:
        assert not person.faults
        assert not await person.violations()
        assert not await person.overflows()


@clause("stud7.deal.first-two-down")
async def test_a_stud_hand_shows_door_cards_and_hides_the_rest(tmp_path: Path) -> None:
    async with sat_down(tmp_path, "stud7@1", STUD) as (ana, bea):
        opener = await on_turn(ana, bea)
        other = bea if opener is ana else ana
        bring_in = opener.turn().filter(has_text="Bring")
        assert 1 == await bring_in.count() or await opener.turn().filter(has_text="Post").count()
        for person in (ana, bea):
            up = person.page.locator(".seat:not(.hero) .sc .card:not(.back)")
            assert 1 == await up.count()
            assert 2 == await person.page.locator(".hero .hc.own").count()
        await check(ana, bea)
        hidden = {person: _down(person) for person in (ana, bea)}
        await act(opener, "c")
        await on_turn(other)
        await play_on(ana, bea)
        for person, rival in ((ana, bea), (bea, ana)):
            quiet = before_showdown(person.frames)
            for card in hidden[rival]:
                assert not any(f'"{card}"' in frame for frame in quiet)
        told = await ana.page.locator(".feed").inner_text()
        assert "Seventh street" in told


def _down(person: Person) -> list[str]:
    return [card["card"] for card in mine_in(person) if not card["is_up"]]


async def test_a_triple_draw_hand_changes_what_was_picked(tmp_path: Path) -> None:
    async with sat_down(tmp_path, "27td@1", LIMIT) as (ana, bea):
        while not await (await on_turn(ana, bea)).page.locator(".picker").count():
            await act(await on_turn(ana, bea), "c")
        first = await on_turn(ana, bea)
        second = bea if first is ana else ana
        thrown = [code(name) for name in (await first.cards())[:2]]
        await act(first, "1")
        await first.page.locator(".picker button").nth(1).click()
        assert 2 == await first.page.locator(".hero .hc.picked").count()
        await check(first)
        await first.page.keyboard.press("r")
        await on_turn(second)
        assert not any(second.heard(card) for card in thrown)
        await second.page.get_by_text("Draws 2", exact=True).wait_for()
        await act(second, "c")
        await on_turn(ana, bea)
        kept = [code(name) for name in await first.cards()]
        assert 5 == len(kept)
        assert not set(thrown) & set(kept)
        assert (
            "Stands pat" in await first.page.locator(".seat:not(.hero) .plate").first.inner_text()
        )
        await act(first, "c")
        if second is await on_turn(ana, bea):
            await act(second, "c")
        await play_on(ana, bea)
        (won, *_) = _results(ana)
        told = await ana.page.locator(".street.result").inner_text()
        assert "low" == won["share"]
        if won["hand"]["category"] == "high-card":
            assert f"{'-'.join(won['hand']['ranks']).replace('T', '10')} low" in told


async def test_an_omaha_hi_lo_hand_names_every_share(tmp_path: Path) -> None:
    async with sat_down(tmp_path, "plo8@1", BLINDS) as (ana, bea):
        await on_turn(ana, bea)
        assert 4 == len(await ana.cards())
        await check(ana, bea)
        await play_on(ana, bea)
        results = _results(ana)
        assert {"high"} <= {each["share"] for each in results}
        assert sum(each["chips"] for each in results) == 20
        told = await ana.page.locator(".street.result").inner_text()
        if any(each["share"] == "low" for each in results):
            assert "low" in told
            assert "(high)" in told


def _results(person: Person) -> list[dict[str, Any]]:
    """Who won what in the hand that is over."""
    frame = next(frame for frame in reversed(person.frames) if '"kind":"ended"' in frame)
    return list(json.loads(frame)["view"]["round"]["results"])


@clause("floor.run-it.max")
async def test_a_pot_is_run_twice_when_both_agree(tmp_path: Path) -> None:
    async with sat_down(tmp_path, "nlhe@1", BLINDS, ("run_it",)) as (ana, bea):
        first = await on_turn(ana, bea)
        second = bea if first is ana else ana
        await first.page.get_by_role("button", name="All-in").click()
        await act(first, "r")
        await on_turn(second)
        await act(second, "c")
        for person in (ana, bea):
            await person.page.get_by_role("region", name="Run it how often?").wait_for()
        await check(ana, bea)
        await act(first, "2")
        assert await second.page.get_by_text("Run twice").count() >= 2
        await act(second, "2")
        boards = ana.page.locator(".board.lab")
        await boards.nth(1).wait_for()
        outcomes = ana.page.locator(".board.lab .outcomes")
        await outcomes.nth(1).wait_for()
        for place in range(2):
            assert "win" in await outcomes.nth(place).inner_text()
        assert 10 == await ana.page.locator(".board .card:not(.slot)").count()
        await check(ana, bea)
