"""The clauses `floor.*` on conduct in a hand: the floor notes it, the cards decide the pot."""

from __future__ import annotations

import pytest

from squaredeal.games.poker.irregular import may_claim_pot
from squaredeal.games.poker.rulings import GROUNDS
from squaredeal.kernel import Choice, Illegal
from tests.marks import clause
from tests.poker import Played, live


def noted(ground: str) -> Played:
    """A hand in which the floor has noted this against seat 1."""
    return live(1000, 1000, button=1).play("deal Ac Kc Ad Kd").rule(1, "penalise", spot=ground)


def plays_on(played: Played, ground: str) -> None:
    """The note is on record and the hand goes to the better cards."""
    assert ((1, ground),) == played.hand.floor.penalties
    assert (0, 1) == tuple(sorted(played.hand.live))
    played.play("1: all_in", "0: call", "deal ??", "deal 2c 7d 9h", "deal ??", "deal 3s")
    played.play("deal ??", "deal 4d")
    assert (2000, 0) == played.hand.stacks


@clause("floor.showdown.deliberate-miscall")
def test_a_false_announcement_is_noted_and_the_pot_goes_by_the_cards() -> None:
    plays_on(noted("deliberate_miscall"), "deliberate_miscall")


@clause("floor.exposing.prohibited")
def test_showing_a_hand_to_others_is_an_infraction() -> None:
    plays_on(noted("exposing_cards"), "exposing_cards")


@clause(
    "floor.disclosure.contents",
    "floor.disclosure.advice",
    "floor.disclosure.read-unexposed",
    "floor.player.one-per-hand",
)
@pytest.mark.parametrize("ground", ["disclosure", "one_player_to_a_hand"])
def test_talking_about_hands_is_an_infraction(ground: str) -> None:
    plays_on(noted(ground), ground)


@clause("floor.individual.soft-play", "floor.individual.team")
@pytest.mark.parametrize("ground", ["soft_play", "team_play"])
def test_playing_together_is_penalised(ground: str) -> None:
    plays_on(noted(ground), ground)


@clause("floor.conduct.language", "floor.conduct.throw-cards", "floor.conduct.touching")
@pytest.mark.parametrize("ground", ["language", "throwing_cards", "touching"])
def test_bad_conduct_is_an_infraction(ground: str) -> None:
    plays_on(noted(ground), ground)


@clause("floor.penalty.grounds")
def test_only_listed_grounds_can_be_noted() -> None:
    choice = live(1000, 1000).ruling("penalise")
    assert isinstance(choice, Choice)
    assert GROUNDS == choice.spots
    assert {"exposing_cards", "one_player_to_a_hand", "abuse", "cheating"} <= set(choice.spots)
    with pytest.raises(Illegal):
        noted("bad_luck")


@clause("floor.player.stay-with-live-hand")
def test_a_hand_left_alone_is_checked_or_dies_when_its_clock_runs_out() -> None:
    away = live(1000, 1000, button=1).play("1: call", "0: check").until_board(3)
    away.rule(0, "penalise", spot="away_from_the_table").play("lapse 0")
    assert (0, 1) == tuple(sorted(away.hand.live))
    away.play("1: bet 100", "lapse 0")
    assert (900, 1100) == away.hand.stacks


@clause("floor.dispute.pot-count")
def test_a_wrong_count_may_be_claimed_until_substantial_action_in_the_next_hand() -> None:
    following = live(*[1000] * 4, button=0)
    assert may_claim_pot(following.play("3: fold").hand)
    assert not may_claim_pot(following.play("0: raise_to 300").hand)
