"""Pictures for the documentation: `python -m tests.edge.screenshots` writes docs/screenshots/.

They are made on purpose, never by the tests: a demonstration house is opened, somebody sits down
among the bots, and lobby and table are taken at both sizes, with a hand in progress; then every
game of the casino.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.async_api import Error

from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import Plan
from tests.edge.browser import CHROMIUM, DESKTOP, PHONE, ROOT, WEBROOT, Person, chromium
from tests.edge.histories import STUD
from tests.edge.house import open_house
from tests.edge.screenshots_casino import casino

TARGET: Final = ROOT / "docs" / "screenshots"
PACE: Final = Pace(action_ms=40_000, bank_ms=30_000, deal_ms=0, between_ms=400)
TABLE: Final = "/table/t1"
GAMES: Final = (("omaha", "plo8@1"), ("stud", "stud7.pe@1"), ("draw", "27td@1"))
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
            await imports(olga)
            for name, game in GAMES:
                feeds = house.house.desk.hub.feeds.values()
                table = next(feed.table.id for feed in feeds if feed.now.state.setup.game == game)
                await games(olga, name, table)


async def lobbies(olga: Person) -> None:
    """The lobby, once its tables have something to tell."""
    for name, size, theme, language in SHOTS:
        await olga.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict
        await olga.go(f"/?theme={theme}&lang={language}")
        await olga.page.wait_for_timeout(600)
        await olga.page.screenshot(path=TARGET / f"lobby-{name}.png")


async def tables(olga: Person) -> None:
    """The table on the reader's turn after the flop."""
    await sit(olga, TABLE)
    await play_until(olga, flopped)
    for name, size, theme, language in SHOTS:
        await olga.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict
        await olga.go(f"{TABLE}?theme={theme}&lang={language}&motion=reduced")
        await olga.page.wait_for_timeout(500)
        presets = olga.page.locator(".presets .btn")
        await presets.nth(min(1, await presets.count() - 1)).click()
        await olga.page.mouse.move(0, 0)
        await olga.page.screenshot(path=TARGET / f"table-{name}.png")


async def games(olga: Person, name: str, table: str) -> None:
    """A game beyond hold'em at the moment that shows what it is."""
    moments = {"omaha": flopped, "stud": fifth_street, "draw": drawing}
    await sit(olga, f"/table/{table}")
    await play_until(olga, moments[name])
    for title, size, theme, language in SHOTS[:2]:
        await olga.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict
        await olga.go(f"/table/{table}?theme={theme}&lang={language}&motion=reduced")
        await olga.page.wait_for_timeout(500)
        if name == "draw":
            for place in (0, 2):
                await olga.page.locator(".picker button").nth(place).click()
        await olga.page.mouse.move(0, 0)
        await olga.page.screenshot(path=TARGET / f"table-{name}-{title}.png")


async def imports(olga: Person) -> None:
    """A stud hand out of a file, in the replayer."""
    file = {"name": "aneto.phh", "mimeType": "text/plain", "buffer": STUD.encode()}
    for name, size, theme, language in SHOTS[:2]:
        await olga.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict
        await olga.go(f"/replay?theme={theme}&lang={language}&motion=reduced")
        await olga.page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]  # a plain dict
        await olga.page.locator(".streets .btn").nth(3).click()
        await olga.page.evaluate("scrollTo(0, 0)")
        await olga.page.wait_for_timeout(400)
        await olga.page.screenshot(path=TARGET / f"replayer-import-{name}.png")


async def sit(olga: Person, table: str) -> None:
    """Take the first free seat."""
    await olga.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]  # a plain dict
    await olga.go(table + "?theme=dark&lang=en&motion=reduced")
    await olga.page.locator("button.open").first.click()
    await olga.page.click("dialog .btn.main")


async def play_until(olga: Person, moment: Callable[[Person], Awaitable[bool]]) -> None:
    """Check or call until the reader's turn shows what is wanted."""
    entry = olga.page.get_by_role("button", name="Pay the entry now")
    for _ in range(1500):
        with suppress(Error):  # the offer may end while the mouse is on its way
            await entry.click(timeout=50)
        if await olga.turn().count():
            await olga.page.wait_for_timeout(400)
            if await olga.turn().count() and await moment(olga):
                return
            await olga.page.keyboard.press("c")
        await olga.page.wait_for_timeout(100)


async def flopped(olga: Person) -> bool:
    """The flop is on the table."""
    return await olga.page.locator(".board .card:not(.slot)").count() >= 3


async def fifth_street(olga: Person) -> bool:
    """Five cards each."""
    return await olga.page.locator(".hero .sc .card").count() >= 5


async def drawing(olga: Person) -> bool:
    """Cards are to be chosen."""
    return await olga.page.locator(".picker").count() > 0


if __name__ == "__main__":
    if CHROMIUM is None or not WEBROOT.is_file():
        sys.exit("pictures need chromium and a built client")
    asyncio.run(take())
