"""The back office and the replayer of files, in a real browser against a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import ADMINISTRATOR, Plan
from squaredeal.server.run import Listening
from tests.edge.browser import (
    DESKTOP,
    PASSWORD,
    PHONE,
    Person,
    chromium,
    needs_axe,
    needs_browser,
)
from tests.edge.histories import STARS, STUD
from tests.edge.house import holdem, open_house

pytestmark = [needs_browser, needs_axe, pytest.mark.browser]

PACE = Pace(action_ms=600_000, bank_ms=0, deal_ms=0, between_ms=300)
DRESSES = ((DESKTOP, "dark"), (DESKTOP, "light"), (PHONE, "dark"), (PHONE, "light"))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    plan = Plan(standard(), pace=PACE, logins_per_minute=1000, asks_per_minute=100_000)
    async with open_house(tmp_path, holdem(), plan=plan) as listening:
        yield listening


async def in_charge(admin: Person, house: Listening) -> None:
    """Log in as the first administrator, with a password of their own."""
    assert house.house.password is not None
    await admin.go("/login")
    await admin.page.fill("#auth-n", ADMINISTRATOR)
    await admin.page.fill("#auth-p", house.house.password)
    await admin.page.click("form .btn.main")
    await admin.page.fill("#pw-old", house.house.password)
    await admin.page.fill("#pw-new", PASSWORD)
    await admin.page.click("form .btn:has-text('Change password')")
    await admin.page.wait_for_selector("#pw-old", state="detached")


async def faults_of(person: Person, selector: str) -> list[str]:
    """What is wrong with the page as it stands, in every dress."""
    wrong: list[str] = []
    for size, theme in DRESSES:
        await person.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dictionary
        await person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        await person.page.locator(selector).first.wait_for()
        await person.page.wait_for_timeout(300)
        wrong += [f"{size['width']} {theme}: {each}" for each in await person.violations()]
        if await person.overflows():
            wrong.append(f"{size['width']} {theme}: scrolls sideways")
    await person.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]  # a plain dictionary
    return wrong + person.faults


async def test_an_administrator_opens_a_table_voids_a_hand_and_closes_it(house: Listening) -> None:
    async with chromium() as browser:
        admin = await Person.arrive(browser, house.address)
        await in_charge(admin, house)
        await admin.go("/staff")
        await admin.page.click(".btn.main:has-text('Open a table')")
        await admin.page.locator("dialog select").select_option("27td@1")
        await admin.page.fill("dialog input[maxlength='24']", "Sauce")
        assert not await faults_of(admin, "dialog select")
        await admin.page.click("dialog .btn.main")
        row = admin.page.locator("tr", has_text="Sauce")
        await row.get_by_text("triple draw").wait_for()
        await row.get_by_role("button", name="Void hand").click(timeout=20_000)
        assert not await faults_of(admin, "dialog .clause")
        round_ = (await admin.page.locator("dialog h2").inner_text()).split()[-1].rstrip("?")
        await admin.page.fill("dialog input[type=text]", "a card was exposed")
        await admin.page.click("dialog .btn.danger")
        log = admin.page.locator("section", has=admin.page.locator("#staff-l"))
        await log.get_by_text(round_).first.wait_for()
        await row.get_by_role("button", name="Close").click()
        await admin.page.click("dialog .btn.danger")
        await row.get_by_text("Closed").wait_for()
        assert not await faults_of(admin, "#staff-t")


async def test_what_the_house_refuses_stays_in_the_sheet_with_its_reason(house: Listening) -> None:
    async with chromium() as browser:
        admin = await Person.arrive(browser, house.address)
        await in_charge(admin, house)
        await admin.go("/staff")
        await admin.page.click(".btn.main:has-text('Open a table')")
        await admin.page.fill("dialog input[maxlength='24']", "Acacia")
        await admin.page.click("dialog .btn.main")
        alert = admin.page.locator("dialog [role=alert]")
        assert "Acacia" in await alert.inner_text()


async def test_the_back_office_is_for_staff(house: Listening) -> None:
    async with chromium() as browser:
        ana = await Person.arrive(browser, house.address)
        await ana.register("Ana")
        await ana.page.wait_for_url(house.address + "/")
        assert not await ana.page.locator("a[href='/staff']").count()
        await ana.go("/staff")
        await ana.page.get_by_text("This page is for staff").wait_for()
        assert not await faults_of(ana, "h1")


async def test_a_pasted_history_is_judged_and_walked_through(house: Listening) -> None:
    async with chromium() as browser:
        ana = await Person.arrive(browser, house.address)
        await ana.register("Ana")
        await ana.page.wait_for_url(house.address + "/")
        await ana.go("/replay")
        broken = STARS.replace("7001", "7002").partition("*** TURN ***")[0]
        await ana.page.fill("textarea", f"{broken}\n\n{STARS}")
        await ana.page.click("form .btn")
        await ana.page.get_by_text("1 of 2 end as recorded").wait_for()
        assert "line" in await ana.page.locator("tr", has_text="7002").inner_text()
        assert not await faults_of(ana, "table")
        await ana.page.locator("tr", has_text="7001").get_by_role("button").click()
        await ana.page.get_by_role("button", name="Turn", exact=True).click()
        board = ana.page.get_by_role("group", name="Board")
        assert 4 == await board.locator(".card:not(.slot)").count()
        assert "Straight" in await ana.page.locator(".hero .hand").inner_text()
        assert not await faults_of(ana, ".ring")
        await ana.page.go_back()
        await ana.page.get_by_text("1 of 2 end as recorded").wait_for()


async def test_a_file_of_one_hand_opens_at_once(house: Listening) -> None:
    async with chromium() as browser:
        ana = await Person.arrive(browser, house.address)
        await ana.register("Ana")
        await ana.page.wait_for_url(house.address + "/")
        await ana.go("/replay")
        file = {"name": "aneto.phh", "mimeType": "text/plain", "buffer": STUD.encode()}
        await ana.page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]  # a plain dict
        await ana.page.locator(".ring").wait_for()
        assert 5 == await ana.page.locator(".streets .btn").count()
        assert not await faults_of(ana, ".ring")
