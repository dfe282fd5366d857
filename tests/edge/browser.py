"""Real browsers for tests: Debian's chromium, driven by Playwright. Skips where there is none."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUM: Final = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
ROOT: Final = Path(__file__).resolve().parents[2]
WEBROOT: Final = ROOT / "src" / "squaredeal" / "webroot" / "index.html"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
PASSWORD: Final = "a quiet long sentence"
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}

needs_browser = pytest.mark.skipif(
    CHROMIUM is None or not WEBROOT.is_file(),
    reason="chromium is not installed" if CHROMIUM is None else "the client is not built",
)
needs_axe = pytest.mark.skipif(
    not AXE.is_file(), reason="axe-core is not installed: run npm ci in web/"
)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser with a new, empty profile."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


class Person:
    """One person at one browser, with every frame that came over the line."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.frames: list[str] = []
        self.faults: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._complain)

    @classmethod
    async def arrive(
        cls, browser: Browser, address: str, size: dict[str, int] = DESKTOP, theme: str = "dark"
    ) -> Person:
        """A new visitor. Motion is reduced, so that nothing is caught in flight."""
        context: BrowserContext = await browser.new_context(
            viewport=size,  # type: ignore[arg-type]  # a size is a plain dictionary
            locale="en-GB",
            color_scheme=theme,  # type: ignore[arg-type]  # dark or light
            reduced_motion="reduce",
        )
        return cls(await context.new_page(), address)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def _complain(self, message: Any) -> None:
        # A visitor is told 401 about an account, a refused form 422: both are answers, not faults.
        if message.type == "error" and "status of 4" not in message.text:
            self.faults.append(message.text)

    async def go(self, path: str) -> None:
        """Open a page and wait until it stands still."""
        await self.page.goto(self.address + path)
        await self.page.wait_for_selector("main#main h1, main#main .ring")

    async def register(self, nickname: str, born: str = "1990-05-31") -> None:
        """Open an account through the form."""
        await self.go("/login?new")
        await self.page.fill("#auth-n", nickname)
        await self.page.fill("#auth-p", PASSWORD)
        await self.page.fill("#auth-b", born)
        await self.page.select_option("#auth-c", "ES")
        await self.page.locator("form .check input").check()
        await self.page.click("form .btn.main")

    async def sit(self, seat: int) -> None:
        """Take a seat with the buy-in that the dialog proposes."""
        await self.page.click(f'[data-seat="{seat}"] button.open')
        await self.page.click("dialog .btn.main")
        await self.page.wait_for_selector(f'[data-seat="{seat}"].hero')

    def turn(self) -> Any:
        """The verbs, while it is this person's turn."""
        return self.page.locator("section.act:not(.ahead) .verbs .btn")

    async def cards(self) -> list[str]:
        """The own hole cards as they are read out."""
        await self.page.wait_for_selector(".hero .sc .card:not(.back)")
        own = self.page.locator(".hero .sc .card")
        return [await card.get_attribute("aria-label") or "" for card in await own.all()]

    def heard(self, card: str) -> bool:
        """Did any frame so far name this card?"""
        return any(f'"{card}"' in frame for frame in self.frames)

    async def violations(self) -> list[str]:
        """What axe finds on the page: rule, and the elements concerned."""
        if not await self.page.evaluate("typeof axe !== 'undefined'"):
            await self.page.evaluate(AXE.read_text())
        tags = json.dumps(AXE_TAGS)
        found = await self.page.evaluate(
            f"axe.run(document, {{runOnly: {{type: 'tag', values: {tags}}}}})"
        )
        return [
            f"{each['id']}: {node['target']} {node['failureSummary'][:200]}"
            for each in found["violations"]
            for node in each["nodes"]
        ]

    async def overflows(self) -> bool:
        """Does the page scroll sideways?"""
        return bool(
            await self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
        )
