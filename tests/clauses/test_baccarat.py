"""Baccarat as the house rules describe it, clause by clause."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from squaredeal.bank import Setup, Shoe, fresh
from squaredeal.games.baccarat import (
    BaccaratRules,
    banker_draws,
    build,
    counts,
    game_of,
    player_draws,
    points,
    value,
)
from squaredeal.kernel import HOUSE, Act, Illegal, Over, ToAct, ToDeal, apply
from squaredeal.rules import standard
from tests.casino import play, returned
from tests.marks import clause

GAME = build("baccarat@1", standard())
RICH = (100_000,)
ALL = ("0: place 100 on player", "0: place 50 on banker", "0: place 10 on tie")


def deal(cards: str) -> list[str]:
    """Four cards at once, then a third card at a time."""
    dealt = cards.split()
    return [f"deal {' '.join(dealt[:4])}", *(f"deal {card}" for card in dealt[4:])]


@dataclass
class Coup:
    """One coup with 100 on Player, 50 on Banker, 10 on Tie."""

    cards: str

    def __post_init__(self) -> None:
        self.state, self.events = play(GAME, RICH, *ALL, "0: close", *deal(self.cards))

    @property
    def counts(self) -> tuple[int, int]:
        return counts(self.state.result)

    @property
    def back(self) -> tuple[int, int, int]:
        player, banker, tie = (returned(self.events, s) for s in ("player", "banker", "tie"))
        return player, banker, tie


@clause("bac.cards.values.pips", "bac.cards.values.tens", "bac.cards.values.ace")
def test_aces_count_one_pips_themselves_pictures_nothing() -> None:
    assert [value(r + "s") for r in "A29TJQK"] == [1, 2, 9, 0, 0, 0, 0]
    assert points([value(c) for c in ("Ah", "2c", "4d")]) == 7
    assert points([value(c) for c in ("Ah", "2c", "9d")]) == 2


@clause("bac.point-count", "bac.def.baccarat")
def test_the_count_is_the_right_hand_digit() -> None:
    assert [points(v) for v in ((7, 8), (9, 9, 2), (0, 0))] == [5, 0, 0]


@clause("bac.def.natural", "bac.natural.stand")
def test_a_natural_ends_the_drawing() -> None:
    coup = Coup("3h Th 5h Kh")
    assert coup.counts == (8, 0)
    assert isinstance(GAME.awaits(coup.state), Over)
    assert coup.back == (200, 0, 0)
    assert not player_draws(2, 9)
    assert not banker_draws(8, 0, None)


@clause("bac.def.tie", "bac.bet.tie.win", "bac.tie.push-others", "bac.payout.tie")
def test_a_tie_pays_eight_to_one_and_returns_the_others() -> None:
    coup = Coup("2h 3h 4h 3d")
    assert coup.counts == (6, 6)
    assert coup.back == (100, 50, 90)


@clause("bac.bet.banker.tie", "bac.bet.player.tie")
def test_equal_counts_take_no_commission() -> None:
    coup = Coup("Kh Kd Th Td Jh Jd")
    assert coup.counts == (0, 0)
    assert coup.back[:2] == (100, 50)
    assert not [e for e in coup.events if getattr(e, "why", "") == "commission"]


@clause("bac.bet.banker.win", "bac.bet.player.lose", "bac.bet.tie.lose")
def test_the_higher_banker_count_wins_for_banker() -> None:
    coup = Coup("2h 3h 4h 4d")
    assert coup.counts == (6, 7)
    assert coup.back == (0, 97, 0)  # 50 less 5 % is 47.50, cut to 47


@clause("bac.bet.player.win", "bac.bet.banker.lose", "bac.payout.player")
def test_the_higher_player_count_wins_for_player() -> None:
    coup = Coup("4h 2h 5h 3h")
    assert coup.counts == (9, 5)
    assert coup.back == (200, 0, 0)


@clause("bac.payout.banker", "rng.game.baccarat")
@pytest.mark.parametrize(("stake", "back"), [(10_000, 19_500), (100, 195), (10, 19)])
def test_banker_pays_even_money_less_five_percent(stake: int, back: int) -> None:
    lines = (f"0: place {stake} on banker", "0: close", "deal 2h 3h 4h 4d")
    _, events = play(GAME, RICH, *lines)
    assert back == returned(events, "banker")


@clause("bac.commission.when", "bac.settle.auto")
def test_the_commission_is_taken_as_the_win_is_paid() -> None:
    lines = ("0: place 10000 on banker", "0: close", "deal 2h 3h 4h 4d")
    state, events = play(GAME, RICH, *lines)
    moved = [(e.why, e.chips) for e in events if hasattr(e, "why")]
    assert moved == [("place", 10_000), ("returned", 10_000), ("won", 10_000), ("commission", 500)]
    assert Over() == GAME.awaits(state)


@clause("bac.table.layout", "bac.bet.spots")
def test_three_areas_each_with_one_running_total() -> None:
    state, _ = play(GAME, RICH, *ALL, "0: place 5 on tie")
    assert state.bets[0] == (("player", 100), ("banker", 50), ("tie", 15))
    assert GAME.layout.spots == ("player", "tie", "banker")
    with pytest.raises(Illegal):
        play(GAME, RICH, "0: place 5 on player_pair")


@clause("bac.bets.close", "live.bet.reject-late")
def test_nothing_is_taken_raised_or_cancelled_after_the_timer() -> None:
    state, _ = play(GAME, RICH, *ALL)
    assert ToAct((0, HOUSE), "bac.bet_seconds", window=True) == GAME.awaits(state)
    state, _ = apply(GAME, state, Act(HOUSE, "close"))
    for move in (Act(0, "place", 5, "tie"), Act(0, "remove", spot="tie")):
        with pytest.raises(Illegal) as refused:
            apply(GAME, state, move)
        assert refused.value.refusal.clause == "bac.bets.close"


@clause("bac.deal.order", "bac.deal.spots", "bac.def.hands")
def test_cards_one_and_three_are_players() -> None:
    coup = Coup("5h Kh 3h 9h")
    assert coup.counts == (8, 9)
    drawn = [(e.spot, e.item) for e in coup.events if type(e).__name__ == "Drawn"]
    expected = [("player", "5h"), ("banker", "Kh"), ("player", "3h"), ("banker", "9h")]
    assert expected == drawn


@clause("bac.deal.third-player", "bac.deal.third-banker")
def test_third_cards_are_laid_across_their_hand() -> None:
    six = Coup("2h 2d 3h Kd 4h 9d")
    assert [e.spot for e in six.events if _drawn(e)][4:] == ["player_third", "banker_third"]
    five = Coup("3h 2d 4h 3d 9h")
    assert [e.spot for e in five.events if _drawn(e)][4:] == ["banker_third"]


def _drawn(event: object) -> bool:
    return type(event).__name__ == "Drawn"


@clause("bac.third-card.player-stand")
def test_player_stands_on_six_and_seven() -> None:
    assert not player_draws(6, 5)
    assert not player_draws(7, 0)


@clause("bac.third-card.player-draw")
def test_player_draws_on_five_or_less() -> None:
    assert all(player_draws(count, 7) for count in range(6))
    state, _ = play(GAME, RICH, *ALL, "0: close", "deal 2h 3h 3d 4h")
    assert ToDeal("shoe") == GAME.awaits(state)


BANKER = [
    ("bac.third-card.banker-player-stands", 5, None, True),
    ("bac.third-card.banker-player-stands", 6, None, False),
    ("bac.third-card.banker-0-2", 2, 8, True),
    ("bac.third-card.banker-0-2", 0, 9, True),
    ("bac.third-card.banker-3", 3, 8, False),
    ("bac.third-card.banker-3", 3, 0, True),
    ("bac.third-card.banker-3", 3, 9, True),
    ("bac.third-card.banker-4", 4, 2, True),
    ("bac.third-card.banker-4", 4, 7, True),
    ("bac.third-card.banker-4", 4, 1, False),
    ("bac.third-card.banker-4", 4, 8, False),
    ("bac.third-card.banker-4", 4, 0, False),
    ("bac.third-card.banker-5", 5, 4, True),
    ("bac.third-card.banker-5", 5, 3, False),
    ("bac.third-card.banker-5", 5, 7, True),
    ("bac.third-card.banker-6", 6, 6, True),
    ("bac.third-card.banker-6", 6, 7, True),
    ("bac.third-card.banker-6", 6, 5, False),
    ("bac.third-card.banker-7", 7, 6, False),
]


@pytest.mark.parametrize(
    ("banker", "third", "draws"),
    [
        pytest.param(banker, third, draws, marks=clause(name), id=f"{name}-{third}")
        for name, banker, third, draws in BANKER
    ],
)
def test_banker_follows_the_tableau(banker: int, third: int | None, draws: bool) -> None:
    player = 6 if third is None else 5
    assert draws == banker_draws(player, banker, third)


@clause("bac.rank.order")
def test_nine_is_highest_and_baccarat_lowest() -> None:
    assert Coup("4h 3h 5h 5d").back == (200, 0, 0)  # 9 beats 8
    assert Coup("Kh Td Jh 3d Kd 8d").back[2] == 0


@clause("bac.cards.decks", "live.procedure.baccarat-cut-seven")
def test_eight_decks_with_seven_cards_behind_the_cut_card() -> None:
    live = build("baccarat@1", standard().room("live-casino"))
    shoe = live.deck(Setup(RICH))
    assert len(shoe) == 416
    assert all(sum(card[0] == rank for card in shoe) == 32 for rank in "A23456789TJQK")
    assert live.layout.cut_card == 7


@clause("live.procedure.baccarat-cut-card-out", "live.procedure.baccarat-reshuffle")
def test_the_round_in_which_the_cut_card_shows_is_the_last_of_the_shoe() -> None:
    live = build("baccarat@1", standard().room("live-casino"))
    cards = "2h 3h 4h 4d"
    tens = tuple(9 if index < 1 else 0 for index in range(52))
    shoe = Shoe(8, tens).without([])
    extra = list(shoe.left)
    for card in cards.split():
        extra[live.deck(Setup(RICH)).index(card) // 8] += 1
    setup = Setup(RICH, shoe=Shoe(8, tuple(extra)))
    state, events = play(live, setup, "0: place 10 on tie", "0: close", f"deal {cards}")
    assert len(setup.shoe or ()) == 13
    assert not [e for e in events if type(e).__name__ == "CutCard"]
    awaited = live.awaits(state)
    assert isinstance(awaited, Over)
    assert isinstance(awaited.carry, Shoe)
    assert len(awaited.carry) == 9
    shorter = Setup(RICH, shoe=Shoe(8, (5, *extra[1:])))
    state, events = play(live, shorter, "0: place 10 on tie", "0: close", f"deal {cards}")
    assert [type(e).__name__ for e in events if type(e).__name__ == "CutCard"] == ["CutCard"]
    assert Over() == live.awaits(state)


def test_a_fresh_shoe_is_carried_less_its_cards() -> None:
    game = game_of(BaccaratRules(cut_card=7))
    state, _ = play(game, RICH, "0: place 5 on tie", "0: close", "deal 2h 3h 4h 4d")
    assert Over(fresh(8).without(["2h", "3h", "4h", "4d"])) == game.awaits(state)


def test_without_commission_a_six_pays_half() -> None:
    game = game_of(BaccaratRules(no_commission=True, pairs=True))
    bets = ("0: place 100 on banker", "0: place 10 on banker_pair", "0: close")
    _, six = play(game, RICH, *bets, *deal("Kh 3h 5h 3d Kd"))
    assert (returned(six, "banker"), returned(six, "banker_pair")) == (150, 120)
    _, seven = play(game, RICH, *bets, "deal 2h 3h 4h 4d")
    assert (returned(seven, "banker"), returned(seven, "banker_pair")) == (200, 0)
