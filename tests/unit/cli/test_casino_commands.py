"""`squaredeal rtp`, `simulate` and `certificate` as people and programs use them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from squaredeal.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert not ended.value.code
    return capsys.readouterr().out


def failing(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.strip().splitlines()) == 1
    return said.err


def test_blackjack_by_a_rules_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rules = tmp_path / "table.toml"
    rules.write_text(
        'decks = 6\ndealer_hits_soft_17 = true\ndouble_after_split = true\ndouble_on = "any"\n'
        'max_hands = 4\nresplit_aces = false\nhit_split_aces = false\nblackjack_pays = "3:2"\n'
        'surrender = "none"\ndealer_bj = "original"\n'
    )
    found = json.loads(run(capsys, "rtp", "blackjack", "--rules", str(rules), "--json"))
    assert found["edge"] == pytest.approx(0.0061538912, abs=2e-6)
    assert {"rtp", "edge", "average_total_stake", "rtp_chart", "method"} <= found.keys()
    assert found["rtp_chart"] < found["rtp"]


def test_baccarat_for_any_number_of_decks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = json.loads(run(capsys, "rtp", "baccarat", "--json"))
    assert found["p_banker"] == pytest.approx(0.458597422633, abs=1e-9)
    assert found["edge_tie"] == pytest.approx(0.143596287787, abs=1e-9)
    rules = tmp_path / "six.json"
    rules.write_text('{"decks": 6, "tie_pays": 9, "commission": 0.04}')
    six = json.loads(run(capsys, "rtp", "baccarat", "--rules", str(rules), "--json"))
    assert six["edge_banker"] < found["edge_banker"]


@pytest.mark.parametrize("game", ["roulette", "sicbo", "dragon-tiger", "wheel", "roulette@1"])
def test_every_bet_is_listed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    bets = json.loads(run(capsys, "rtp", game, "--json"))["bets"]
    assert all({"probability", "rtp", "edge", "variance"} <= bet.keys() for bet in bets.values())
    assert len(bets) >= 4


def test_one_bet(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "rtp", "sic_bo", "--bet", "total:5", "--json"))
    assert found["rtp"] == pytest.approx(0.527777777778, abs=1e-9)
    assert "52.777778%" in run(capsys, "rtp", "sic_bo", "--bet", "total:5")


def test_the_chart_in_three_forms(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shown = run(capsys, "rtp", "blackjack", "--chart")
    assert "surrender, else hit" in shown
    page, picture = tmp_path / "chart.html", tmp_path / "chart.png"
    run(capsys, "rtp", "blackjack", "--chart", str(page), str(picture))
    assert '<td style="background:#b8b8b8">R</td>' in page.read_text()
    assert picture.read_bytes().startswith(b"\x89PNG")
    data = json.loads(run(capsys, "rtp", "blackjack", "--chart", "--json"))
    assert data["chart"]["hard"]["16"] == "SSSSSHHRHH"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("rtp", "chess"), "chess"),
        (("rtp", "roulette", "--bet", "straight:37"), "straight:37"),
        (("rtp", "blackjack", "--rules", "missing.toml"), "missing.toml"),
        (("rtp", "roulette", "--chart"), "only blackjack"),
        (("simulate", "blackjack", "--rounds", "0"), "at least one round"),
        (("simulate", "blackjack", "--strategy", "luck"), "luck"),
        (("certificate", "roulette", "--out", "x.doc"), "x.doc"),
    ],
)
def test_mistakes_are_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], says: str
) -> None:
    assert says in failing(capsys, *arguments)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("deks = 6", "deks"),
        ("decks = 60", "decks"),
        ('blackjack_pays = "three to two"', "blackjack_pays"),
        ("decks = [", "rules.toml"),
    ],
)
def test_a_broken_rules_file_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, says: str
) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text)
    assert says in failing(capsys, "rtp", "blackjack", "--rules", str(path))


def test_simulation_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "run.png"
    arguments = ("simulate", "blackjack", "--rounds", "300000", "--seed", "9")
    found: dict[str, Any] = json.loads(run(capsys, *arguments, "--json", "--plot", str(plot)))
    assert (found["game"], found["rounds"], found["strategy"]) == ("blackjack", 300_000, "chart")
    assert abs(found["rtp"] - found["exact_rtp"]) < 4 * found["standard_error"]
    assert sum(row["rounds"] for row in found["distribution"]) == 300_000
    assert plot.read_bytes().startswith(b"\x89PNG")
    again = json.loads(run(capsys, *arguments, "--jobs", "2", "--json"))
    assert again["rtp"] == found["rtp"]
    assert "standard error" in run(capsys, *arguments)


@pytest.mark.parametrize("ending", [".html", ".pdf"])
def test_a_certificate(capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"roulette{ending}"
    said = run(
        capsys,
        "certificate",
        "roulette",
        "--rounds",
        "200000",
        "--draws",
        "4000",
        "--out",
        str(out),
    )
    assert "all checks passed" in said
    body = out.read_bytes()
    if ending == ".html":
        assert b"Exact returns" in body
        assert b"numbers below 416" in body
        assert b"roul.bet.first-four" in body
    else:
        assert body.startswith(b"%PDF")


def test_simple_games_need_no_arrays_and_others_say_so() -> None:
    """In a fresh process, since what is imported once stays."""
    script = (
        "import sys\n"
        "for name in ('numpy', 'numba', 'matplotlib'): sys.modules[name] = None\n"
        "from squaredeal.cli.main import main\n"
        "main(sys.argv[1:])\n"
    )
    for game in ("roulette", "baccarat", "dragon_tiger"):
        found = subprocess.run(
            [sys.executable, "-c", script, "rtp", game, "--json"], capture_output=True, check=True
        )
        assert json.loads(found.stdout)["bets"]
    refused = subprocess.run(
        [sys.executable, "-c", script, "rtp", "blackjack"], capture_output=True, check=False
    )
    assert refused.returncode == 1
    assert b"squaredeal[analysis]" in refused.stderr
