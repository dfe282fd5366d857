"""Every game against the house in a real browser: chips laid, rounds settled, proofs checked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import Plan
from squaredeal.server.run import Listening
from tests.edge.browser import DESKTOP, PHONE, Person, chromium, needs_axe, needs_browser
from tests.edge.house import open_house
from tests.marks import clause

pytestmark = [needs_browser, pytest.mark.browser]

PACE: Final = Pace(action_ms=600_000, bank_ms=0, deal_ms=0, between_ms=200)
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
BETS: Final = {
    "roulette@1": ("straight:17", "split:32-33", "corner:7", "dozen:2", "black"),
    "baccarat@1": ("banker", "tie"),
    "sic_bo@1": ("total:11", "small", "combination:2-5"),
    "dragon_tiger@1": ("dragon", "tie"),
    "wheel.big_six@1": ("1", "10"),
    "wheel.multiplier@1": ("1", "2"),
    "blackjack.house@1": ("main",),
    "blackjack.live@1": ("main", "pair"),
    "casino_holdem@1": ("ante", "aa"),
    "russian_poker@1": ("ante",),
}
"""Where chips are laid; a game that is not named here is a machine."""
CHOICES: Final = ("call", "bet", "stand", "close")
OVER: Final = 'main[data-phase="over"]'


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    plan = Plan(standard(), pace=PACE, logins_per_minute=1000, asks_per_minute=100_000)
    async with open_house(tmp_path, plan=plan) as listening:
        yield listening


@pytest.fixture
async def ana(house: Listening) -> AsyncIterator[Person]:
    async with chromium() as browser:
        person = await Person.arrive(browser, house.address)
        await person.register("Ana")
        await person.page.wait_for_url(house.address + "/")
        yield person


async def games(person: Person) -> list[str]:
    """The codes of every game in the lobby, read from its cards."""
    await person.go("/casino")
    await person.page.wait_for_selector("a.game")
    links = await person.page.locator("a.game").all()
    found = [await link.get_attribute("href") or "" for link in links]
    return [link.rpartition("/")[2].replace("%40", "@") for link in found]


async def enter(person: Person, game: str, dress: str = "") -> None:
    await person.go(f"/casino/play/{game}{dress}")
    await person.page.wait_for_selector(".layout-felt")


async def lay(person: Person, game: str) -> None:
    """Chips onto the felt, or the reels set off."""
    if game not in BETS:
        await person.page.click(".spinner")
        return
    for spot in BETS[game]:
        await person.page.click(f'[data-spot="{spot}"]')
    await person.page.click(".doing .btn.main")


async def decide(person: Person) -> None:
    """Whatever the game asks, until it is over."""
    for _ in range(300):
        if await person.page.locator(OVER).count():
            return
        for verb in CHOICES:
            button = person.page.locator(f'[data-verb="{verb}"]:not([aria-disabled])')
            if await button.count():
                await button.first.click()
                break
        await person.page.wait_for_timeout(50)
    raise AssertionError("the round did not end")


async def play(person: Person, game: str) -> None:
    await lay(person, game)
    await decide(person)


async def violations_at_length(person: Person) -> list[str]:
    """What axe finds with the whole page in sight.

    On a phone the tray sticks to the thumb, so it covers whichever fields happen to lie at that
    edge: they are scrolled out from under it, and a focused field is never left there.
    """
    size: Any = person.page.viewport_size
    await person.page.set_viewport_size({"width": size["width"], "height": 3000})
    found = await person.violations()
    await person.page.set_viewport_size(size)
    return found


@needs_axe
@pytest.mark.parametrize("size", SIZES)
async def test_every_game_is_played_to_its_end(ana: Person, size: str) -> None:
    await ana.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]  # a plain dict
    played = await games(ana)
    assert set(BETS) <= set(played)
    wrong = [f"lobby: {each}" for each in await ana.violations()]
    for game in played:
        await enter(ana, game)
        await play(ana, game)
        told = await ana.page.inner_text(".phase .say-it")
        assert told not in ("", "Place your bets"), game
        assert await ana.page.locator(".tally dd").count() >= 3, game
        for theme in ("light", "dark"):
            await enter(ana, game, f"?theme={theme}")
            await ana.page.wait_for_selector(OVER)
            wrong += [f"{game} {theme}: {each}" for each in await violations_at_length(ana)]
        if await ana.overflows():
            wrong.append(f"{game}: scrolls sideways")
    assert not wrong + ana.faults, "\n".join(wrong + ana.faults)


@needs_axe
async def test_a_round_can_be_checked_and_replayed_in_the_browser(ana: Person) -> None:
    for game in ("roulette@1", "blackjack.house@1", "slots.three_reel_classic@1"):
        await enter(ana, game)
        await play(ana, game)
        await ana.page.click("role=tab[name='Fair deal']")
        await ana.page.wait_for_selector(".casino-drawer .notice.good")
        await ana.page.click("role=tab[name='Rounds']")
        await ana.page.locator(".rounds a").first.click()
        await ana.page.wait_for_selector(".panel .notice.good")
        assert "what came is what was sealed" in await ana.page.inner_text(".notice.good")
        assert [] == await ana.violations()
        await ana.page.click("role=button[name='Previous step']")
    assert [] == ana.faults


@clause("rng.reconnect-resume")
async def test_who_comes_back_finds_the_round_where_it_stood(ana: Person) -> None:
    game = "blackjack.live@1"
    for _ in range(30):
        await enter(ana, game)
        await ana.page.click('[data-spot="main"]')
        await ana.page.click(".doing .btn.main")
        await ana.page.wait_for_selector(f"{OVER}, .deeds")
        if await ana.page.locator("[data-verb=stand]").count():
            break
    cards = await ana.page.locator(".bj-hand .card").evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label'))"
    )
    await ana.go("/casino")
    await ana.page.wait_for_selector(".clause .btn.main")
    await ana.page.click(".clause .btn.main")
    await ana.page.wait_for_selector("[data-verb=stand]")
    assert "Your stake is held" in await ana.page.inner_text(".notice")
    again = await ana.page.locator(".bj-hand .card").evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label'))"
    )
    assert cards == again
    await decide(ana)


async def test_roulette_is_played_with_the_keyboard_alone(ana: Person) -> None:
    await enter(ana, "roulette@1")
    keys = ana.page.keyboard
    await ana.page.focus('[data-spot="straight:17"]')
    await keys.press("ArrowRight")
    focused = "document.activeElement.dataset.spot"
    assert "split:17-20" == await ana.page.evaluate(focused)
    await keys.press("ArrowDown")
    assert "corner:16" == await ana.page.evaluate(focused)
    await keys.press("2")
    chip = int(await ana.page.input_value(".own-chip input"))
    await keys.press("Enter")
    await keys.press("Enter")
    await keys.press("ArrowLeft")
    await keys.press("Enter")
    await keys.press("Backspace")
    assert str(2 * chip) == await ana.page.inner_text(".doing .main .num")
    await keys.press("d")
    await ana.page.wait_for_selector(OVER)
    assert 1 == await ana.page.locator("tbody tr:has-text('Corner 16, 17, 19, 20')").count()


async def test_a_focused_field_is_not_left_under_the_tray(ana: Person) -> None:
    await ana.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a plain dict
    await enter(ana, "sic_bo@1")
    for spot in ("total:11", "combination:2-5", "single:6"):
        await ana.page.locator(f'[data-spot="{spot}"]').focus()
        field: Any = await ana.page.locator(f'[data-spot="{spot}"]').bounding_box()
        tray: Any = await ana.page.locator(".thumb").bounding_box()
        assert field["y"] + field["height"] <= tray["y"] + 1, spot


async def test_a_chip_is_dragged_onto_a_field(ana: Person) -> None:
    await enter(ana, "baccarat@1")
    held = ana.page.locator(".denom").nth(1)
    value = await held.locator("input").get_attribute("value")
    chip: Any = await held.bounding_box()
    field: Any = await ana.page.locator('[data-spot="tie"]').bounding_box()
    mouse = ana.page.mouse
    await mouse.move(chip["x"] + 20, chip["y"] + 20)
    await mouse.down()
    await mouse.move(chip["x"] + 80, chip["y"] - 60, steps=3)
    await mouse.move(field["x"] + 30, field["y"] + 30, steps=3)
    await mouse.up()
    assert value == await ana.page.inner_text('[data-spot="tie"] .amt')


@clause("live.bet.reject-limits")
async def test_a_stake_beyond_the_limit_is_refused_with_its_rule(ana: Person) -> None:
    await enter(ana, "dragon_tiger@1")
    await ana.page.fill(".own-chip input", "5000")
    await ana.page.click('[data-spot="dragon"]')
    refusal = ana.page.locator(".thumb [role=alert]")
    assert "1,000" in await refusal.inner_text()
    await refusal.get_by_role("button", name="Why?").click()
    assert "live.bet.reject-limits" in await refusal.inner_text()
    assert 0 == await ana.page.locator('[data-spot="dragon"] .chip').count()


async def test_the_rules_page_states_the_computed_return_in_every_language(ana: Person) -> None:
    figures = {"en": "97.2973 %", "es": "97,2973 %", "pl": "97,2973 %"}
    for language, figure in figures.items():
        await enter(ana, "roulette@1", f"?lang={language}")
        await ana.page.locator(".casino-drawer [role=tab]").nth(1).click()
        await ana.page.wait_for_selector(f".casino-drawer .clause:has-text('{figure}')")


@pytest.mark.parametrize("language", ["en", "es", "pl"])
async def test_text_at_twice_the_size_still_fits(ana: Person, language: str) -> None:
    await ana.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a plain dict
    for game in await games(ana):
        await enter(ana, game, f"?lang={language}")
        await ana.page.evaluate("document.documentElement.style.fontSize = '200%'")
        await ana.page.wait_for_timeout(100)
        assert not await ana.overflows(), game
