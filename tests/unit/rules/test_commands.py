"""The commands under `squaredeal rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from squaredeal.cli.rules import app
from squaredeal.kernel import BadInput
from squaredeal.rules import HouseError
from squaredeal.rules.catalogue import catalogue


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    app(list(arguments), result_action="return_value")
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def _wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")


def test_list_prints_every_clause(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "list")
    assert all(clause in text for clause in catalogue())
    assert "586 of 586 clauses" in text


def test_list_of_one_area_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "list", "--area", "staking", "--json"))
    assert len(found) == 5
    assert {each["area"] for each in found} == {"staking"}


def test_an_unknown_area_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match="there is no area cellar; the areas are account, "):
        run(capsys, "list", "--area", "cellar")


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "When time runs out"), ("es", "Cuando se acaba el tiempo"), ("pl", "Gdy kończy")],
)
def test_show_tells_all_about_a_clause(
    capsys: pytest.CaptureFixture[str], lang: str, title: str
) -> None:
    text = run(capsys, "show", "hand.clock.expiry", "--lang", lang)
    assert title in text
    assert catalogue()["hand.clock.expiry"].test in text
    assert "Rules of the live poker room, Clock, lines 57" in text
    assert "hand.timeout_action = check_if_free_else_fold [hand.clock.expiry]" in text


def test_show_gives_the_value_of_another_house(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    house = tmp_path / "corner.toml"
    house.write_text(
        'name = "x"\n[room.a]\nproduct = "stud"\ndocuments = ["stud"]\n[room.b]\n'
        'product = "live-poker"\ndocuments = ["live-room"]\n[[override]]\nrooms = ["b"]\n'
        'key = "room.straddle.max_bb"\nvalue = 4\nclause = "house.low"\nrule = "Four at most."\n'
    )
    text = run(capsys, "show", "floor.straddle.cap", "--house", str(house))
    assert "room.straddle.max_bb = 5 [floor.straddle.cap] in a, 4 [house.low] in b" in text
    with pytest.raises(HouseError, match=r"nowhere.toml: the file cannot be read"):
        run(capsys, "show", "floor.straddle.cap", "--house", str(tmp_path / "nowhere.toml"))


def test_show_as_json_has_the_words_of_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "show", "bac.payout.tie", "--json"))
    assert found["words"]["pl"]["title"] == "Remis płaci 8 do 1"
    assert found["house"] == {"bac.payout.tie": ["8.0 [bac.payout.tie]"]}


def test_an_unknown_clause_is_named_with_its_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match=r"no clause bac.pay; did you mean|no clause bac.pay$"):
        run(capsys, "show", "bac.pay")
    with pytest.raises(BadInput, match=r"did you mean hand.clock.expiry\?"):
        run(capsys, "show", "hand.clock.expire")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("ficha", "indivisible"), "floor.odd-chip"),
        (("NIEPODZIELNY", "zeton"), "floor.odd-chip"),
        (("multiplos",), "floor.chips.countable"),
        (("stud7.bring-in",), "stud7.bring-in.tie"),
    ],
)
def test_search_reads_every_language_and_forgives_accents(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], expected: str
) -> None:
    found = json.loads(run(capsys, "search", *words, "--json"))
    assert expected in [each["id"] for each in found]
    assert len(found) < 5


def test_search_needs_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match="name at least one word"):
        run(capsys, "search")


def test_coverage_counts_what_the_record_proves(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "clauses.json"
    record.write_text(
        '{"tests": {"t::a": {"clauses": ["staking.sell.price"], "outcome": "passed"},'
        ' "t::b": {"clauses": ["staking.sell.window"], "outcome": "failed"}}}'
    )
    found = json.loads(run(capsys, "coverage", "--record", str(record), "--json"))
    assert (found["clauses"], found["proven"]) == (586, 1)
    assert found["by_area"]["staking"] == {"clauses": 5, "proven": 1}
    assert len(found["unproven"]) == 585
    assert "staking.sell.window" in found["unproven"]
    table = run(capsys, "coverage", "--record", str(record))
    assert "1 of 5" in table
    assert "20 %" in table


def test_coverage_without_a_record_says_what_to_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "clauses.json"
    with pytest.raises(BadInput, match="run `make test` first") as caught:
        run(capsys, "coverage", "--record", str(missing))
    assert caught.value.exit_code == 2
