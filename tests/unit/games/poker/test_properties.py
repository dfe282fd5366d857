"""The engine against a naive twin and what must always hold, over hands played at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from squaredeal.games.poker import Hand, HandSetup, Phase, Poker, Stakes, Won, build
from squaredeal.games.poker.pots import layers, share_chips
from squaredeal.kernel import FLOOR, Act, Choice, Illegal, Refusal, Rule, apply, choices
from squaredeal.kernel.laws import chosen, conserves, next_move, walk
from squaredeal.rules import standard
from tests.unit.games.poker.twin import Street, naive_pots, read_street

STAKES = Stakes(small_blind=5, big_blind=10, small_bet=10, big_bet=20)


def random_setup(random: Random, **more: Any) -> HandSetup:
    """Two to seven seats, many of them short."""
    seats = random.randint(2, 7)
    stacks = tuple(random.choice((3, 8, 14, 25, 47, 90, 200)) for _ in range(seats))
    return HandSetup(stacks, tuple(range(seats)), random.randrange(seats), STAKES, **more)


@given(
    st.lists(st.integers(0, 40), min_size=2, max_size=8),
    st.integers(0, 30),
    st.randoms(use_true_random=False),
)
def test_side_pots_are_what_counting_chip_by_chip_gives(
    paid: list[int], dead: int, random: Any
) -> None:
    live = tuple(sorted(random.sample(range(len(paid)), random.randint(1, len(paid)))))
    found = {
        frozenset(pot.seats): pot.chips for pot in layers(tuple(paid), live, dead) if pot.chips
    }
    assert naive_pots(tuple(paid), live, dead) == found
    assert sum(paid) + dead == sum(found.values()) or not any(paid[seat] for seat in live)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_re_opening_and_the_least_raise_agree_with_the_list_of_raises(seed: int) -> None:
    random = Random(seed)
    game = build("nlhe@1")
    setup = random_setup(random)
    street = Street((), 0, 0)
    for hand, events, move in walk(game, setup, random.randrange):
        if move is None:
            street = Street(hand.bets, 10, 10)
        else:
            street = read_street(street, events, 10)
        if hand.phase != Phase.BET or not hand.queue:
            continue
        seat = hand.queue[0]
        answer = game.guard(hand, seat, "raise_to" if hand.price else "bet")
        assert street.price == hand.price
        if isinstance(answer, Choice):
            assert street.may_raise(seat)
            total = hand.stacks[seat] + hand.bets[seat]
            assert min(street.price + street.full, total) == answer.low
        else:
            assert isinstance(answer, Refusal)
            assert answer.code in ("stack_too_small", "nobody_left_to_call", "not_reopened")
            assert answer.code != "not_reopened" or not street.may_raise(seat)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(["plo8@1", "stud8@1", "badacey@1", "split@1"]))
def test_shares_of_a_pot_add_up_to_the_pot(seed: int, code: str) -> None:
    random = Random(seed)
    setup = random_setup(random)
    if code == "stud8@1":
        stakes = Stakes(ante=1, bring_in=3, small_bet=10, big_bet=20)
        setup = HandSetup(setup.stacks, setup.seats, setup.button, stakes)
    turns = list(walk(build(code), setup, random.randrange))
    won = sum(sum(e.chips) for _, events, _ in turns for e in events if isinstance(e, Won))
    last = turns[-1][0]
    assert sum(setup.stacks) == sum(last.stacks)
    assert won <= sum(setup.stacks)
    paid = [e for _, events, _ in turns for e in events if getattr(e, "why", "") == "won"]
    assert won == sum(sum(event.chips) for event in paid)


@pytest.mark.parametrize("code", ["nlhe@1", "plo@1", "flhe@1", "stud7.pe@1", "27td@1"])
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_every_amount_outside_the_offer_is_refused_and_nothing_changes(
    code: str, seed: int
) -> None:
    random = Random(seed)
    stakes = Stakes(5, 10, ante=1, bring_in=3, small_bet=10, big_bet=20)
    setup = HandSetup((90, 40, 200), (0, 1, 2), 2, stakes)
    game = build(code)
    for hand, _, _ in walk(game, setup, random.randrange):
        for seat in range(3):
            for choice in choices(game, hand, seat):
                if choice.low is None or choice.high is None:
                    continue
                before = hash(hand)
                for amount in (-1, 0, choice.low - 1, choice.high + 1, choice.high * 2 + 1):
                    if choice.low <= amount <= choice.high:
                        continue
                    with pytest.raises(Illegal) as refused:
                        apply(game, hand, Act(seat, choice.verb, amount))
                    assert refused.value.refusal.clause
                assert before == hash(hand)


@given(st.integers(0, 10_000), st.integers(1, 9), st.sampled_from([1, 5, 25]))
def test_equal_shares_differ_by_one_chip_at_most(chips: int, shares: int, chip: int) -> None:
    parts = share_chips(chips, shares, chip)
    assert chips == sum(parts)
    assert all(part % chip == 0 for part in parts[1:])
    assert max(parts) - min(parts) <= chip + chips % chip


def a_ruling(game: Poker, hand: Hand, random: Random) -> Rule | None:
    """Some ruling that the floor may make now about some living seat."""
    verbs = [verb for verb in game.rulings if isinstance(game.guard(hand, FLOOR, verb), Choice)]
    if not verbs:
        return None
    verb = random.choice(verbs)
    choice = game.guard(hand, FLOOR, verb)
    assert isinstance(choice, Choice)
    seat = random.choice(hand.live)
    act = chosen(choice, seat, random.randrange)
    if verb == "undercall":
        act = replace(act, seat=hand.queue[0])
    return Rule(act, choice.clause)


@pytest.mark.parametrize("code", ["nlhe@1", "plo8@1", "stud7.pe@1", "27td@1", "split@1"])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_no_ruling_makes_or_loses_a_chip_and_the_hand_goes_on(code: str, seed: int) -> None:
    random = Random(seed)
    stakes = Stakes(5, 10, ante=1, bring_in=3, small_bet=10, big_bet=20)
    stacks = tuple(random.choice((30, 90, 200)) for _ in range(4))
    game = build(code, standard().room("live-poker"))
    hand, _ = game.start(HandSetup(stacks, (0, 1, 2, 3), 3, stakes))
    for _ in range(400):
        move: Any = next_move(game, hand, random.randrange)
        if move is None:
            break
        if random.random() < 0.15:
            move = a_ruling(game, hand, random) or move
        try:
            after, events = apply(game, hand, move)
        except Illegal:
            continue
        conserves(game, hand, after, events)
        hand = after
    assert Phase.OVER == hand.phase
    assert sum(stacks) == sum(hand.stacks)
