"""Equities: known figures, and compiled counts against plain ones for every contest."""

from __future__ import annotations

import random
import subprocess
import sys
from fractions import Fraction
from importlib import import_module

import pytest

from squaredeal.analysis import CONTESTS, Contest, Equity, contest, equity, plain
from squaredeal.analysis.equity import exact_deals, remaining
from squaredeal.cards import CardError, parse_cards
from squaredeal.games.poker.catalogue import BY_CODE as VARIANTS

pytest.importorskip("numba")


@pytest.fixture(autouse=True)
def _kernels_for_the_smallest_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("squaredeal.analysis.equity"), "SMALL_COUNT", 0)


def odds(*hands: str, board: str = "", dead: str = "", variant: str = "holdem") -> Equity:
    return equity(
        [parse_cards(hand) for hand in hands],
        parse_cards(board),
        parse_cards(dead),
        variant=variant,
        exact=True,
    )


def test_aces_against_kings_are_counted_board_by_board() -> None:
    found = odds("AsAh", "KsKh")
    assert found.deals == 1_712_304
    assert found.wins == (1_410_336, 292_660)
    assert found.ties == (9_308, 9_308)
    assert sum(found.shares) == 1
    assert found.standard_errors == (0.0, 0.0)


def test_a_river_that_is_known_leaves_one_deal() -> None:
    found = odds("AsAh", "KsKh", "7c6c", board="Kd 5c 4c 3c 2d")
    assert (found.deals, found.wins, found.ties) == (1, (0, 0, 1), (0, 0, 0))


def test_a_board_that_plays_is_shared_by_all() -> None:
    found = odds("2c2d", "3c3d", "4c4d", board="As Ks Qs Js Ts")
    assert found.shares == (Fraction(1, 3),) * 3
    assert found.ties == (1, 1, 1)


def test_a_low_takes_half_of_a_split_pot() -> None:
    board = "3c 7h 8s Ks Kd"
    found = odds("As 2s Qh Jd", "Kc Kh Qc Jc", board=board, variant="omaha8")
    assert found.shares == (Fraction(1, 2), Fraction(1, 2))
    assert odds("As 2s Qh Jd", "Kc Kh Qc Jc", board=board, variant="omaha").shares == (0, 1)


def test_dead_cards_cannot_come() -> None:
    assert odds("AsAh", "KsKh", board="2c 3d 4h 9s", dead="Kc Kd").wins == (42, 0)


def random_case(
    rules: Contest, rng: random.Random
) -> tuple[list[tuple[str, ...]], tuple[str, ...]]:
    """Hands and a board with so few cards missing that plain counting ends soon."""
    players = rng.choice([2, 3])
    cards = rng.sample(rules.deck.cards, players * rules.size + rules.board)
    hands = [tuple(cards[p * rules.size : (p + 1) * rules.size]) for p in range(players)]
    board = tuple(cards[players * rules.size :])
    if rules.board:
        return hands, board[: rng.choice([3, 4, 5])]
    return [
        hand[: -rng.choice([0, 1])] or hand if p < 2 else hand for p, hand in enumerate(hands)
    ], ()


@pytest.mark.parametrize("rules", CONTESTS, ids=[rules.code for rules in CONTESTS])
def test_kernels_count_what_the_rankings_count(rules: Contest) -> None:
    rng = random.Random(rules.code)
    for _ in range(6):
        hands, board = random_case(rules, rng)
        hands = [hand or (rules.deck.cards[0],) for hand in hands]
        found = equity(hands, board, variant=rules.code, exact=True)
        slow = plain.exact(rules, hands, board, remaining(rules, hands, board, ()))
        assert (slow.deals, slow.wins, slow.ties, slow.units) == (
            found.deals,
            list(found.wins),
            list(found.ties),
            list(found.units),
        )
        assert sum(found.units) == plain.POT * found.deals


@pytest.mark.parametrize("code", sorted(VARIANTS))
def test_every_variant_of_the_engine_has_odds_or_says_why_not(code: str) -> None:
    if code in ("split@1", "drawmaha27@1"):
        with pytest.raises(CardError, match="one board and hands that use it alike"):
            contest(code)
        return
    rules = contest(code)
    cards = random.Random(1).sample(rules.deck.cards, 2 * rules.size + rules.board)
    known = rules.size if rules.board or rules.size == 1 else rules.size - 1
    hands = [tuple(cards[:known]), tuple(cards[rules.size : rules.size + known])]
    board = tuple(cards[2 * rules.size :][:4])
    found = equity(hands, board, variant=code, exact=True)
    slow = plain.exact(rules, hands, board, remaining(rules, hands, board, ()))
    assert (slow.deals, slow.units) == (found.deals, list(found.units))


@pytest.mark.parametrize("code", ["holdem", "omaha8", "stud", "razz", "draw27", "short", "badugi"])
def test_samples_come_near_the_exact_share(code: str) -> None:
    rules = contest(code)
    rng = random.Random(3)
    cards = rng.sample(rules.deck.cards, 20)
    known = rules.size - 1 if not rules.board else rules.size
    hands = [tuple(cards[:known]), tuple(cards[known : 2 * known])]
    board = tuple(cards[-3:]) if rules.board else ()
    exact = equity(hands, board, variant=code, exact=True)
    drawn = equity(hands, board, variant=code, exact=False, deals=20_000, seed=7)
    again = equity(hands, board, variant=code, exact=False, deals=20_000, seed=7)
    assert drawn == again
    assert (drawn.method, drawn.deals) == ("sampled", 20_000)
    for share, near, error in zip(exact.shares, drawn.shares, drawn.standard_errors, strict=True):
        assert abs(share - near) <= 5 * error + 1e-9


def test_too_many_deals_are_sampled_unless_exact_is_asked_for() -> None:
    hands = [parse_cards("As"), parse_cards("Kd")]
    found = equity(hands, variant="stud", deals=1000)
    assert found.method == "sampled"
    left = remaining(contest("stud"), hands, (), ())
    assert exact_deals(contest("stud"), hands, (), left) > 10**12


@pytest.mark.parametrize(
    ("hands", "board", "variant", "reason"),
    [
        (["AsAh"], "", "holdem", "two to ten hands"),
        (["AsAh", "AsKd"], "", "holdem", "cannot give this card"),
        (["AsAh", "Ks"], "", "holdem", "2 cards"),
        (["AsAh", "Ks??"], "", "holdem", "known cards"),
        (["AsAh", "KsKd"], "2c3c4c5c6c7c", "holdem", "board of 5"),
        (["AsAh", "KsKd"], "2c", "stud", "no board"),
        (["AsAh", "KsKd"], "2c3c4c", "short", "cannot give this card"),
        (["AsAh", "KsKd"], "", "bridge", "not a variant"),
    ],
)
def test_cards_that_cannot_be_are_refused(
    hands: list[str], board: str, variant: str, reason: str
) -> None:
    with pytest.raises(CardError, match=reason):
        equity([parse_cards(hand) for hand in hands], parse_cards(board), variant=variant)


def test_without_kernels_plain_counting_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "squaredeal.analysis.kernels", None)
    hands = [parse_cards("AsAh"), parse_cards("KsKh")]
    found = equity(hands, parse_cards("2c"))
    assert (found.method, found.compiled, found.deals) == ("exact", False, 178_365)
    assert not equity(hands, exact=False, deals=100).compiled


def test_importing_analysis_loads_no_arrays() -> None:
    code = "import sys, squaredeal.analysis; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
