"""Pictures for the documentation: `python -m tests.edge.screenshots` writes docs/screenshots/.

They are made on purpose, never by the tests: a demonstration house is opened, somebody sits down
among the bots, and lobby and table are taken at both sizes, with a hand in progress; then every
game of the casino.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.async_api import Error

from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import Plan
from tests.edge.browser import CHROMIUM, DESKTOP, PHONE, ROOT, WEBROOT, Person, chromium
from tests.edge.house import open_house
from tests.edge.screenshots_casino import casino

TARGET: Final = ROOT / "docs" / "screenshots"
PACE: Final = Pace(action_ms=40_000, bank_ms=30_000, deal_ms=0, between_ms=400)
TABLE: Final = "/table/t1"
SHOTS: Final = (
    ("desktop", DESKTOP, "dark", "en"),
    ("phone", PHONE, "dark", "en"),
    ("light-pl-desktop", DESKTOP, "light", "pl"),
)


async def take() -> None:
    """Open, sit, play until there is something to see, take."""
    TARGET.mkdir(parents=True, exist_ok=True)
    plan = Plan(standard(), is_demo=True, pace=PACE, seed=11, logins_per_minute=1000)
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(Path(folder), plan=plan) as house, chromium() as browser:
            olga = await Person.arrive(browser, house.address)
            await olga.register("Olga")
            await olga.page.wait_for_url(house.address + "/")
            await olga.page.wait_for_timeout(15_000)
            await casino(olga, TARGET)
            await lobbies(olga)
            await tables(olga)


async def lobbies(olga: Person) -> None:
    """The lobby, once its tables have something to tell."""
    for name, size, theme, language in SHOTS:
        await olga.page.set_viewport_size(size)  # type: ignore[arg-type]
        await olga.go(f"/?theme={theme}&lang={language}")
        await olga.page.wait_for_timeout(600)
        await olga.page.screenshot(path=TARGET / f"lobby-{name}.png")


async def tables(olga: Person) -> None:
    """The table on the reader's turn after the flop, and the finished hand in the replayer."""
    await olga.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    await olga.go(TABLE + "?theme=dark&lang=en")
    await olga.page.locator("button.open").first.click()
    await olga.page.click("dialog .btn.main")
    entry = olga.page.get_by_role("button", name="Pay the entry now")
    for _ in range(600):
        with suppress(Error):  # the offer may end while the mouse is on its way
            await entry.click(timeout=50)
        board = await olga.page.locator(".board .card:not(.slot)").count()
        if await olga.turn().count():
            await olga.page.wait_for_timeout(400)
            if board >= 3:
                break
            await olga.page.keyboard.press("c")
        await olga.page.wait_for_timeout(100)
    for name, size, theme, language in SHOTS:
        await olga.page.set_viewport_size(size)  # type: ignore[arg-type]
        await olga.go(f"{TABLE}?theme={theme}&lang={language}&motion=reduced")
        await olga.page.wait_for_timeout(500)
        presets = olga.page.locator(".presets .btn")
        await presets.nth(min(1, await presets.count() - 1)).click()
        await olga.page.mouse.move(0, 0)
        await olga.page.screenshot(path=TARGET / f"table-{name}.png")


if __name__ == "__main__":
    if CHROMIUM is None or not WEBROOT.is_file():
        sys.exit("pictures need chromium and a built client")
    asyncio.run(take())
