"""A house opens only with games that return what it promises, and shows what they return."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from squaredeal.analysis.casino.known import Returns
from squaredeal.cli.main import main
from squaredeal.rules import HouseError, load, standard
from squaredeal.server.casino.figures import check_floor, figure, figures_of
from squaredeal.server.casino.offered import offered
from squaredeal.server.casino.pages import chips_of, game_page
from squaredeal.store import Store

ROOM = """
name = "Another house"
[room.rng-casino]
product = "rng-casino"
title = "Casino"
documents = [["house-es", "house-pl"], "live-blackjack"]
"""


def override(key: str, value: str) -> str:
    return (
        f'[[override]]\nkey = "{key}"\nvalue = {value}\nclause = "house.own"\n'
        f'rule = "The house says so."\n'
    )


def test_figures_are_percent_to_four_places_with_their_fraction() -> None:
    shown = figure("36/37")
    assert ("97.2973", "36/37") == (shown.percent, shown.exact)
    shown = figure("0.992872015842")
    assert ("99.2872", "") == (shown.percent, shown.exact)


def test_a_house_whose_game_returns_less_than_its_floor_does_not_load(tmp_path: Path) -> None:
    house = load(ROOM + override("casino.rtp.floor", "0.9"), "greedy.toml")
    refusal = pytest.raises(HouseError, match=r"returns \d+\.\d+ %, less than the floor of 90")
    with Store(f"sqlite:///{tmp_path / 'house.db'}") as store, refusal:
        figures_of(house, store)


def test_a_game_that_would_pay_more_than_it_takes_does_not_load() -> None:
    generous = Returns("enumeration", "1/1", (("red", "1/1"),))
    with pytest.raises(HouseError, match="more than it takes"):
        check_floor(standard().room("rng-casino"), {"roulette@1": generous})


def test_a_floor_on_every_bet_looks_at_the_worst_one() -> None:
    scope = override("casino.rtp.floor_scope", '"every_bet"')
    house = load(ROOM + scope, "strict.toml").room("rng-casino")
    mixed = Returns("enumeration", "35/36", (("small", "35/36"), ("total:5", "19/36")))
    with pytest.raises(HouseError, match=r"sic_bo@1 returns 52\.7778 %"):
        check_floor(house, {"sic_bo@1": mixed})


def test_serve_refuses_such_a_house_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "greedy.toml"
    path.write_text(ROOM + override("casino.rtp.floor", "0.9"), encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--house", str(path), "--db", database, "--port", "0"])
    assert 2 == ended.value.code
    said = capsys.readouterr().err
    assert "less than the floor" in said
    assert 1 == len(said.strip().splitlines())


def test_a_game_that_the_house_closes_is_not_offered() -> None:
    house = load(ROOM + override("rng.games.roulette.enabled", "false"), "quiet.toml")
    assert "roulette@1" not in {setup.game for setup in offered(house)}
    assert "sic_bo@1" in {setup.game for setup in offered(house)}


def test_a_house_without_a_casino_offers_nothing() -> None:
    text = 'name = "Room"\n[room.online]\nproduct = "online-poker"\ndocuments = ["house-es"]\n'
    assert () == offered(load(text, "room.toml"))


def test_the_rules_page_follows_the_house_file(tmp_path: Path) -> None:
    text = ROOM + override("roul.zero.outside", '"half_back"')
    house = load(text, "partage.toml")
    with Store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        told = figures_of(house, store)
    setup = next(each for each in offered(house) if each.game == "roulette@1")
    page = game_page(house, setup, told["roulette@1"])
    rules = {line.name: (line.value, line.clause) for line in page.rules}
    assert ("half_back", "house.own") == rules["roul.zero.outside"]
    returned = {line.kind: line.returned.exact for line in page.returns}
    assert ("36/37", "73/74") == (returned["straight"], returned["red"])
    assert Fraction(73, 74) == Fraction(page.best.exact)


def test_chip_values_lie_between_the_limits() -> None:
    setup = offered(standard())[0]
    chips = chips_of(setup.limits)
    assert chips == tuple(sorted(chips))
    assert all(setup.limits.low <= chip <= setup.limits.high for chip in chips)
