"""What is measured is really played, and what is not known is refused."""

from __future__ import annotations

import json
from random import Random

import pytest

from squaredeal import registry
from squaredeal.cli import bench, main
from squaredeal.cli.benchmarks import decision
from squaredeal.cli.benchmarks.hands import ours, play, setup
from squaredeal.cli.benchmarks.timing import in_turn
from squaredeal.kernel import Act, Choice, is_over
from squaredeal.rules import standard


@pytest.mark.parametrize("code", ["nlhe@1", "plo@1"])
def test_hands_are_played_to_their_end(code: str) -> None:
    assert 3 == ours(code)(3)


def test_a_hand_keeps_every_chip() -> None:
    game, random = registry.game("nlhe@1", standard().room("online")), Random(1)
    start = setup()
    last = play(game, start, random.sample(game.deck(start), 17), random)
    assert is_over(game, last)
    assert sum(start.stacks) == sum(last.stacks)


def test_the_decisions_of_the_sample_are_those_of_seats_on_turn() -> None:
    found = decision.sample()
    assert len(found.decisions) > 100
    for table, act, text in found.decisions:
        assert isinstance(act, Act)
        assert isinstance(found.machine.guard(table, act.seat, act.verb), Choice)
        assert act.verb.encode() in text
    some = decision.Sample(found.machine, found.decisions[:30])
    assert 30 == decision.bare(some)(30) == decision.whole(some)(30)


def test_rates_are_measured_in_turn() -> None:
    calls: list[str] = []

    def work(name: str, count: int) -> int:
        calls.append(name)
        return sum(1 for _ in range(count * 1000)) // 1000

    fast, slow = in_turn((lambda n: work("a", n), lambda n: work("b", n)), 0.001, 3)
    assert fast > 0 < slow
    assert ["a", "b"] * 3 == calls[-6:]


def test_what_is_not_measured_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", "horses"])
    assert 2 == ended.value.code
    assert "nothing is measured as 'horses'" in capsys.readouterr().err.replace("\n", " ")


def test_figures_are_printed_for_programs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bench.BENCHMARKS, "hands", lambda peers: {"ratio": 31.0, "peers": peers})
    with pytest.raises(SystemExit) as ended:
        main(["bench", "hands", "--peers", "--json"])
    assert not ended.value.code
    assert {"hands": {"ratio": 31.0, "peers": True}} == json.loads(capsys.readouterr().out)
