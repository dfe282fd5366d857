"""Learning environments: PettingZoo's own tests, secrecy, sizes, and Kuhn poker to the fraction."""

from __future__ import annotations

import warnings
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from squaredeal import registry
from squaredeal.dealers import Recording
from squaredeal.kernel import BadInput, Illegal

pytest.importorskip("pettingzoo", reason="the learning extra is not installed")

from pettingzoo.test import api_test, seed_test

from squaredeal.analysis.environment import env

CODES = registry.codes()


@pytest.mark.parametrize("code", CODES)
def test_pettingzoo_accepts_every_game(code: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(code=code), num_cycles=40)
        seed_test(lambda: env(code=code), num_cycles=20)


@pytest.mark.parametrize("seats", [3, 6])
def test_full_tables_play_to_the_end(seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(code="nlhe@1", seats=seats), num_cycles=100)
        api_test(env(code="stud8@1", seats=seats), num_cycles=100)


def test_rewards_are_the_chips_won_and_lost() -> None:
    table = env(code="nlhe@1", seats=2, stacks=(50, 80))
    table.reset(seed=3)
    paid = {"seat_0": 0.0, "seat_1": 0.0}
    for agent in table.agent_iter():
        _, reward, ended, _, _ = table.last()
        paid[agent] += reward
        table.step(None if ended else _named(table, "call", "check", "fold"))
    assert sum(paid.values()) == 0
    assert paid != {"seat_0": 0.0, "seat_1": 0.0}


def test_the_button_moves_with_every_round_and_a_seed_puts_it_back() -> None:
    table = env(code="nlhe@1", seats=3).unwrapped
    buttons = []
    for seed in (1, None, None, None, 1):
        table.reset(seed=seed)
        buttons.append(table.state_now.setup.button)
    assert [0, 1, 2, 0, 0] == buttons


def test_an_action_that_is_not_open_is_refused_with_its_clause() -> None:
    table = env(code="nlhe@1")
    table.reset(seed=1)
    before = table.unwrapped.state_now
    with pytest.raises(Illegal) as refused:
        table.step(_number(table, "check"))
    assert refused.value.refusal.code == "bet_to_match"
    assert before == table.unwrapped.state_now


def test_sizes_are_shares_of_the_pot_after_a_call() -> None:
    table = env(code="nlhe@1", seats=2, stacks=200)
    table.reset(seed=1)
    acts = {
        size: table.unwrapped.act(table.agent_selection, _number(table, "raise_to", size)).amount
        for size in ("min", "pot", "max")
    }
    assert {"min": 4, "pot": 6, "max": 200} == acts
    mask = table.observe(table.agent_selection)["action_mask"]
    assert not mask[_number(table, "raise_to", "half_pot")], "the same act as the least raise"


def test_numbers_of_chips_make_a_small_game_exact() -> None:
    table = env(code="nlhe@1", stacks=8, sizes=[str(chips) for chips in range(1, 9)])
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    open_ = [a.size for a, is_open in zip(_table(table), mask, strict=True) if is_open]
    assert ["4", "5", "6", "7", "8"] == [size for size in open_ if size.isdecimal()]


def test_bad_sizes_and_seats_are_named() -> None:
    with pytest.raises(BadInput, match="'huge' is not a size"):
        env(sizes=["huge"])
    with pytest.raises(BadInput, match="2 seats need 2 stacks"):
        env(stacks=(1, 2, 3))
    with pytest.raises(BadInput, match="no game has the code"):
        env(code="snap@1")


def test_a_seat_never_learns_the_cards_of_another() -> None:
    """Deal the other seat other cards: what this one observes stays the same to the byte."""
    seen = []
    for other in (("Kh", "Kd"), ("7c", "2s")):
        table = env(code="nlhe@1", stacks=20, render_mode="ansi")
        deal = ("As", other[0], "Ah", other[1])
        dealer = Recording([deal, ("3c", "4c", "9d"), ("Jh",), ("5s",)])
        table.reset(options={"dealer": dealer})
        observed = []
        while not table.terminations[table.agent_selection]:
            observed.append(table.observe("seat_1")["observation"].tobytes())
            said = table.render()
            table.step(_named(table, "check", "call"))
        assert not any(card in said for card in deal)
        seen.append(observed)
    assert seen[0] == seen[1]


def test_blackjack_is_played_by_hands_and_dealt_by_anybody() -> None:
    table = env(code="blackjack.house@1", seats=1, stacks=100)
    dealer = Recording([(card,) for card in ("Ts", "9h", "9c", "8d")])
    table.reset(options={"dealer": dealer})
    for number in (_spotted(table, "place", "main"), _number(table, "close")):
        table.step(number)
    assert table.observe("seat_0")["action_mask"][_number(table, "hit")]
    table.step(_number(table, "stand"))
    assert table.terminations["seat_0"]
    assert table.rewards["seat_0"] == 1


class TestKuhn:
    """The whole tree of Kuhn poker, played through the environment."""

    def test_every_decision_has_its_own_observation(self) -> None:
        seen: dict[bytes, tuple[Any, ...]] = {}
        for deal in permutations("JQK", 2):
            for acts in ((), ("check",), ("bet",), ("check", "bet")):
                table, agent = _kuhn(deal, acts)
                own = deal[0] if agent == _first() else deal[1]
                key = table.observe(agent)["observation"].tobytes()
                assert seen.setdefault(key, (own, acts)) == (own, acts)
        assert len(seen) == 12

    def test_best_play_of_both_loses_an_eighteenth_of_an_ante(self) -> None:
        values = [_value(deal, ()) for deal in permutations("JQK", 2)]
        assert Fraction(-1, 18) == sum(values) / len(values)


FIRST = {"J": Fraction(1, 3), "Q": Fraction(0), "K": Fraction(1)}
CALL_FIRST = {"J": Fraction(0), "Q": Fraction(2, 3), "K": Fraction(1)}
BET_SECOND = {"J": Fraction(1, 3), "Q": Fraction(0), "K": Fraction(1)}
CALL_SECOND = {"J": Fraction(0), "Q": Fraction(1, 3), "K": Fraction(1)}
"""How often each card bets or calls in one of the game's equilibria."""
PLAYS = {
    (): (0, "bet", "check", FIRST),
    ("check",): (1, "bet", "check", BET_SECOND),
    ("bet",): (1, "call", "fold", CALL_SECOND),
    ("check", "bet"): (0, "call", "fold", CALL_FIRST),
}


def _value(deal: tuple[str, ...], acts: tuple[str, ...]) -> Fraction:
    """What the first to act wins on average, in antes."""
    table, agent = _kuhn(deal, acts)
    if acts not in PLAYS:
        assert table.terminations[agent]
        return Fraction(table.rewards[_first()])
    player, active, passive, often = PLAYS[acts]
    share = often[deal[player]]
    return share * _value(deal, (*acts, active)) + (1 - share) * _value(deal, (*acts, passive))


def _kuhn(deal: tuple[str, ...], acts: tuple[str, ...]) -> tuple[Any, str]:
    table = env(code="kuhn@1")
    cards = tuple(next(c for c in table.unwrapped.game.deck(None) if c[0] == rank) for rank in deal)
    table.reset(seed=0, options={"dealer": Recording([cards])})
    for verb in acts:
        table.step(_number(table, verb))
    return table, table.agent_selection


def _first() -> str:
    table = env(code="kuhn@1")
    table.reset(seed=0)
    return str(table.agent_selection)


def _table(table: Any) -> Any:
    return table.unwrapped.actions


def _number(table: Any, verb: str, size: str = "min") -> int:
    return next(n for n, a in enumerate(_table(table)) if (a.verb, a.size) == (verb, size))


def _spotted(table: Any, verb: str, spot: str) -> int:
    return next(n for n, a in enumerate(_table(table)) if (a.verb, a.spot) == (verb, spot))


def _named(table: Any, *verbs: str) -> int:
    """The first of these verbs whose mask is open."""
    mask = table.observe(table.agent_selection)["action_mask"]
    open_ = {a.verb: n for n, a in enumerate(_table(table)) if mask[n]}
    return next(open_[verb] for verb in verbs if verb in open_)
