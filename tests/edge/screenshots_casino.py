"""Pictures of the casino: each game with chips laid, cards dealt or the wheel at rest."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.edge.browser import DESKTOP, PHONE, Person

SHOTS: Final = (("desktop", DESKTOP, "dark", "en"), ("phone", PHONE, "dark", "en"))
DRESSED: Final = ("light-pl-desktop", DESKTOP, "light", "pl")
QUALITY: Final = 84
"""JPEG: felt is noise to a lossless format."""
TABLES: Final = {
    "roulette": ("roulette@1", ("straight:17", "corner:7", "split:32-33", "dozen:2", "black")),
    "baccarat": ("baccarat@1", ("banker", "tie")),
    "blackjack": ("blackjack.live@1", ("main", "pair")),
    "sicbo": ("sic_bo@1", ("total:11", "small", "combination:2-5", "single:4")),
    "dragon-tiger": ("dragon_tiger@1", ("dragon", "tie")),
    "wheel": ("wheel.big_six@1", ("1", "5", "10")),
    "holdem": ("casino_holdem@1", ("ante", "aa")),
    "russian": ("russian_poker@1", ("ante",)),
    "slot": ("slots.five_reel_reference_1@1", ()),
}
IN_PLAY: Final = ("blackjack", "holdem", "russian")
"""Taken while there is something to decide."""


async def casino(person: Person, target: Path) -> None:
    """The lobby and every game, at both sizes; the lobby and roulette in another dress too."""
    for name, (game, spots) in TABLES.items():
        await person.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]  # a plain dictionary
        await _open(person, game, "dark", "en")
        await _play(person, name, spots)
        for shot, size, theme, language in (*SHOTS, DRESSED)[: 3 if name == "roulette" else 2]:
            await person.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict
            await _open(person, game, theme, language)
            await _take(person, target / f"casino-{name}-{shot}.jpg")
    for shot, size, theme, language in (*SHOTS, DRESSED):
        await person.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict
        await person.go(f"/casino?theme={theme}&lang={language}")
        await person.page.wait_for_selector("a.game")
        await _take(person, target / f"casino-lobby-{shot}.jpg")


async def _open(person: Person, game: str, theme: str, language: str) -> None:
    await person.go(f"/casino/play/{game}?theme={theme}&lang={language}")
    await person.page.wait_for_selector(".layout-felt")


async def _play(person: Person, name: str, spots: tuple[str, ...]) -> None:
    """Rounds until the felt has something to show."""
    for _ in range(40):
        if spots:
            await person.page.locator(".denom").nth(3).click()
            for spot in spots:
                await person.page.click(f'[data-spot="{spot}"]')
            await person.page.click(".doing .btn.main")
        else:
            await person.page.click(".spinner")
        await person.page.wait_for_timeout(700)
        is_open = await person.page.locator(".deeds").count()
        won = await person.page.locator(".phase .pill.good").count()
        if (is_open if name in IN_PLAY else won) and not await _is_window(person):
            return
        await _finish(person)


async def _is_window(person: Person) -> bool:
    return bool(await person.page.locator(".clause.window").count())


async def _finish(person: Person) -> None:
    for _ in range(40):
        if await person.page.locator('main[data-phase="over"]').count():
            return
        for verb in ("close", "stand", "fold"):
            button = person.page.locator(f'[data-verb="{verb}"]:not([aria-disabled])')
            if await button.count():
                await button.first.click()
                break
        await person.page.wait_for_timeout(100)


async def _take(person: Person, path: Path) -> None:
    await person.page.mouse.move(0, 0)
    await person.page.wait_for_timeout(500)
    await person.page.screenshot(path=path, type="jpeg", quality=QUALITY)


__all__ = ["casino"]
