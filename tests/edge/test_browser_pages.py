"""Every page, at both sizes, in both themes: no violation, nothing cut off, nothing broken."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import Plan
from squaredeal.server.run import Listening
from tests.edge.browser import DESKTOP, PHONE, Person, chromium, needs_axe, needs_browser
from tests.edge.house import holdem, open_house

pytestmark = [needs_browser, needs_axe, pytest.mark.browser]

PACE = Pace(action_ms=600_000, bank_ms=0, deal_ms=0, between_ms=500)
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("dark", "light")
OPEN_PAGES = (
    "/",
    "/login",
    "/login?new",
    "/fairness",
    "/rules",
    "/rules/acct.age-gate",
    "/nowhere",
)
OWN_PAGES = ("/", "/hands", "/hand/t1-1", "/fairness/t1-1", "/account", "/table/t1", "/table/t2")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    plan = Plan(standard(), pace=PACE, logins_per_minute=1000, asks_per_minute=100_000)
    tables = (holdem(), holdem(seats=9, name="Magnolia"))
    async with open_house(tmp_path, *tables, plan=plan) as listening:
        yield listening


def dressed(path: str, theme: str, language: str = "en") -> str:
    joint = "&" if "?" in path else "?"
    return f"{path}{joint}theme={theme}&lang={language}"


async def inspect(person: Person, pages: tuple[str, ...]) -> list[str]:
    """What is wrong on these pages, over both sizes and themes."""
    wrong: list[str] = []
    for size, viewport in SIZES.items():
        await person.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # a plain dict
        for theme in THEMES:
            for path in pages:
                await person.go(dressed(path, theme))
                await person.page.wait_for_selector(".skel", state="detached")
                where = f"{path} {size} {theme}"
                wrong += [f"{where}: {each}" for each in await person.violations()]
                if await person.overflows():
                    wrong.append(f"{where}: scrolls sideways")
    return wrong + [f"fault: {each}" for each in person.faults]


async def test_what_a_visitor_sees_is_open_to_everybody(house: Listening) -> None:
    async with chromium() as browser:
        visitor = await Person.arrive(browser, house.address)
        wrong = await inspect(visitor, OPEN_PAGES)
        assert not wrong, "\n".join(wrong)


async def play_one_hand(ana: Person, bea: Person) -> None:
    """Bea or Ana folds at once: the hand is over and recorded."""
    for person in (ana, bea):
        await person.go("/table/t1")
    await ana.sit(0)
    await bea.sit(1)
    for _ in range(200):
        for person in (ana, bea):
            if await person.turn().count():
                await person.page.wait_for_timeout(350)
                await person.page.keyboard.press("f")
                await person.page.wait_for_timeout(300)
                return
        await ana.page.wait_for_timeout(50)
    raise AssertionError("no hand began")


async def test_what_a_player_sees_is_open_to_everybody(house: Listening) -> None:
    async with chromium() as browser:
        ana, bea = [await Person.arrive(browser, house.address) for _ in range(2)]
        for person, name in ((ana, "Ana"), (bea, "Bea")):
            await person.register(name)
            await person.page.wait_for_url(house.address + "/")
        await play_one_hand(ana, bea)
        wrong = await inspect(ana, OWN_PAGES)
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
async def test_text_at_twice_the_size_still_fits(house: Listening, language: str) -> None:
    async with chromium() as browser:
        visitor = await Person.arrive(browser, house.address, PHONE)
        for path in ("/", "/login?new", "/rules", "/table/t1", "/table/t2"):
            await visitor.go(dressed(path, "dark", language))
            await visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
            await visitor.page.wait_for_timeout(150)
            assert not await visitor.overflows(), path


async def test_the_keyboard_alone_reaches_everything_in_the_visual_order(house: Listening) -> None:
    async with chromium() as browser:
        ana = await Person.arrive(browser, house.address)
        await ana.register("Ana")
        await ana.page.wait_for_url(house.address + "/")
        await ana.go("/table/t1")
        await ana.page.keyboard.press("Tab")
        assert "skip" == await ana.page.evaluate("document.activeElement.className")
        await ana.page.keyboard.press("Enter")
        assert "main" == await ana.page.evaluate("document.activeElement.id")
        reached = []
        for _ in range(14):
            await ana.page.keyboard.press("Tab")
            reached.append(await ana.page.evaluate("document.activeElement.textContent.trim()"))
        order = ["Back to the lobby", "Sit here", "History"]
        places = [next(n for n, text in enumerate(reached) if each in text) for each in order]
        assert sorted(places) == places


async def test_one_polite_region_tells_what_happens(house: Listening) -> None:
    async with chromium() as browser:
        ana, bea = [await Person.arrive(browser, house.address) for _ in range(2)]
        for person, name in ((ana, "Ana"), (bea, "Bea")):
            await person.register(name)
            await person.page.wait_for_url(house.address + "/")
            await person.go("/table/t1")
        regions = ana.page.locator("main [aria-live=polite]")
        assert 1 == await regions.count()
        await ana.sit(0)
        await bea.sit(1)
        own = await ana.cards()
        assert await ana.page.get_by_role("group", name="Board").count()
        for _ in range(100):
            told = await regions.inner_text()
            if all(card in told for card in own):
                return
            await ana.page.wait_for_timeout(50)
        raise AssertionError(f"the cards were not read out: {told}")
