"""The clauses `cash.*` that a hand carries out: posts, rake, all-in or fold."""

from __future__ import annotations

import pytest

from squaredeal.games.poker import Rake, Stakes, pot_chips
from squaredeal.kernel import Choice, Moved
from tests.marks import clause
from tests.poker import table

THREE = Stakes(small_blind=50, big_blind=100, third_blind=200)


@clause("cash.entry-post.live")
def test_an_entry_post_counts_toward_the_call() -> None:
    played = table(*[5000] * 4, button=0, live=(0, 0, 0, 50))
    assert (0, 50, 100, 50) == played.hand.bets
    played.play("3: call")
    assert 4900 == played.hand.stacks[3]
    raised = table(*[5000] * 4, button=0, live=(0, 0, 0, 50))
    raised.play("deal Ac Kc Qc Jc Ad Kd Qd Jd")
    assert 200 == raised.bounds(3, "raise_to")[0]
    assert (50, 50) == raised.bounds(3, "call")


@clause("cash.missed-blinds.small")
def test_a_missed_small_blind_is_dead() -> None:
    played = table(*[5000] * 4, button=0, dead=(0, 0, 0, 50))
    assert 200 == pot_chips(played.hand) + sum(played.hand.bets)
    played.play("deal Ac Kc Qc Jc Ad Kd Qd Jd")
    assert (100, 100) == played.bounds(3, "call")


@clause("cash.missed-blinds.both", "cash.missed-blinds.dead-money")
def test_both_blinds_missed_are_a_live_big_and_a_dead_small() -> None:
    played = table(*[5000] * 4, button=0, live=(0, 0, 0, 100), dead=(0, 0, 0, 50))
    assert 300 == pot_chips(played.hand) + sum(played.hand.bets)
    played.play("deal Ac Kc Qc Jc Ad Kd Qd Jd")
    assert isinstance(played.guard(3, "check"), Choice)


@clause("cash.missed-blinds.dead-money")
def test_a_dead_post_does_not_count_against_a_raise() -> None:
    posts = {"live": (0, 0, 0, 0, 100), "dead": (0, 0, 0, 0, 50)}
    played = table(*[5000] * 5, button=0, **posts).play("3: raise_to 300")
    assert (200, 200) == played.bounds(4, "call")


@clause("cash.missed-blinds.third")
@pytest.mark.parametrize(("dead", "posted"), [(150, 350), (100, 300)])
def test_the_highest_of_three_missed_blinds_is_live(dead: int, posted: int) -> None:
    posts = {"live": (0, 0, 0, 0, 200), "dead": (0, 0, 0, 0, dead)}
    played = table(*[5000] * 5, button=0, stakes=THREE, **posts)
    assert 5000 - posted == played.hand.stacks[4]
    played.play("deal Ac Kc Qc Jc Tc Ad Kd Qd Jd Td")
    assert isinstance(played.guard(4, "check"), Choice)
    assert 200 == played.hand.price


def raked(bet: int, rake: Rake) -> tuple[int, int]:
    """Rake and the winner's take of a heads-up pot of twice the bet, seen to the flop."""
    played = table(10_000, 10_000, button=1, rake=rake).play(f"1: raise_to {bet}", "0: call")
    played.until_board(3).play("0: check", "1: bet 500", "0: fold")
    return played.hand.rake, played.hand.stacks[1] - (10_000 - bet)


@clause("cash.rake.per-pot")
def test_rake_is_a_share_of_the_pot_with_a_cap() -> None:
    rake = Rake(hundredths=500, cap=300)
    assert (200, 3800) == raked(2000, rake)
    assert (300, 9700) == raked(5000, rake)


@clause("cash.rake.per-pot")
def test_no_flop_no_drop() -> None:
    played = table(1000, 1000, 1000, rake=Rake(hundredths=500, cap=300)).play("0: raise_to 300")
    played.play("1: fold", "2: fold")
    assert 0 == played.hand.rake
    assert not [event for event in played.of(Moved) if event.dst == "rake"]


@clause("cash.rake.per-pot")
def test_side_pots_bear_the_rake_in_proportion() -> None:
    played = table(300, 1000, 1000, button=2, rake=Rake(hundredths=1000, cap=1000))
    played.play("deal Ac Kc Qc Ad Kd Qd", "2: all_in", "0: call", "1: call")
    played.play("deal 2c 7d 9h", "deal 3s", "deal 4d")
    assert (810, 1260, 0) == played.hand.stacks
    assert 230 == played.hand.rake


@clause("cash.format.all-in-or-fold")
def test_all_in_or_fold_offers_nothing_else() -> None:
    played = table(*[800] * 4, button=0, code="aof@1").play("deal Ac Kc Qc Jc Ad Kd Qd Jd")
    verbs = ("fold", "check", "call", "bet", "raise_to")
    assert ["fold", "raise_to"] == [v for v in verbs if isinstance(played.guard(3, v), Choice)]
    assert (800, 800) == played.bounds(3, "raise_to")
    played.play("3: all_in")
    assert ["fold", "call"] == [v for v in verbs if isinstance(played.guard(0, v), Choice)]
