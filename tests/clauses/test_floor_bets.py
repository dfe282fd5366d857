"""The clauses `floor.*` on bets: words, motions, minimum raises, acts out of turn."""

from __future__ import annotations

import pytest

from squaredeal.games.poker import Motion, Stakes, read_motion
from squaredeal.games.poker.gestures import Reading
from squaredeal.kernel import Act, Choice, Illegal, Refusal
from tests.marks import clause
from tests.poker import Played, live


def facing(price: int, code: str = "nlhe@1", *stacks: int) -> Played:
    """Seat 1 is on turn on the flop against a bet of seat 0; with 0 it may bet first."""
    played = live(*(stacks or (5000, 5000)), button=1, code=code).play("1: call", "0: check")
    played.until_board(3)
    return played.play(f"0: bet {price}") if price else played.play("0: check")


def read(played: Played, **motion: object) -> Reading:
    return read_motion(played.game, played.hand, 1, Motion(**motion))  # type: ignore[arg-type]  # words of the test


@clause("floor.player.act-in-turn")
def test_acting_before_the_turn_is_refused_with_its_clause() -> None:
    played = facing(100)
    assert Refusal("not_your_turn", "floor.player.act-in-turn") == played.guard(0, "call")


@clause("floor.terms.official")
@pytest.mark.parametrize(
    ("said", "pushes", "act"),
    [
        ("subo", (300,), Act(1, "raise_to", 300)),
        ("no voy", (), Act(1, "fold")),
        ("voy", (), Act(1, "call", 200)),
        ("raise", (500,), Act(1, "raise_to", 500)),
        ("all-in", (), Act(1, "raise_to", 4900)),
    ],
)
def test_the_official_terms_mean_what_they_say(
    said: str, pushes: tuple[int, ...], act: Act
) -> None:
    price = 100 if said == "subo" else 200
    assert act == read(facing(price), said=said, pushes=pushes).act


@clause("floor.terms.pot-only-pl")
def test_pot_is_an_amount_in_pot_limit_only() -> None:
    no_limit = read(facing(200), said="pozo")
    assert (None, "raise") == (no_limit.act, no_limit.holds_to)
    pot = live(5000, 5000, 5000, code="plhe@1").play("deal Ac Kc Qc Ad Kd Qd")
    found = read_motion(pot.game, pot.hand, 0, Motion(said="pot"))
    assert Act(0, "raise_to", 350) == found.act


@clause("floor.terms.tap-check")
def test_a_tap_is_a_check_only_when_nothing_is_owed() -> None:
    assert Act(1, "check") == read(facing(0), taps=True).act
    assert read(facing(100), taps=True).act is None


@clause("floor.terms.nonstandard-gesture")
def test_a_motion_that_is_no_term_binds_nobody_until_the_floor_rules() -> None:
    wave = read(facing(100))
    assert (None, "floor.terms.nonstandard-gesture") == (wave.act, wave.clause)
    ruled = facing(100).rule(1, "kill_hand")
    assert (0,) == ruled.hand.live


@clause("floor.bet.methods", "floor.verbal.binding")
def test_words_alone_bet_and_words_in_turn_bind() -> None:
    assert Act(1, "bet", 300) == read(facing(0), said="bet", figure=300).act
    assert Act(1, "call", 400) == read(facing(400), said="call", pushes=(200,)).act


@clause("floor.bet.verbal-first")
def test_a_clear_word_prevails_over_the_chips() -> None:
    found = read(facing(200), said="call", pushes=(500,))
    assert (Act(1, "call", 200), 300) == (found.act, found.returned)


@clause("floor.bet.amount-declared")
def test_a_figure_is_as_good_as_the_chips() -> None:
    assert Act(1, "raise_to", 400) == read(facing(200), figure=400).act


@clause("floor.raise.minimum", "hand.table-stakes.cap")
def test_a_raise_is_at_least_the_largest_full_bet_or_raise() -> None:
    played = live(9000, 9000, 9000, 400, button=3)
    played.play("2: call", "3: call", "0: call", "1: check").until_board(3)
    played.play("0: bet 100")
    assert 200 == played.bounds(1, "raise_to")[0]
    played.play("1: raise_to 250")
    assert 400 == played.bounds(2, "raise_to")[0]
    with pytest.raises(Illegal):
        played.play("2: raise_to 399")
    played.play("2: call", "3: all_in")
    assert 300 == played.hand.price
    assert 450 == played.bounds(0, "raise_to")[0]


@clause("floor.raise.half-rule")
@pytest.mark.parametrize(("pushed", "raised"), [(150, 200), (160, 200), (200, 200)])
def test_half_a_raise_or_more_is_completed(pushed: int, raised: int) -> None:
    assert Act(1, "raise_to", raised) == read(facing(100), pushes=(pushed,)).act


@clause("floor.raise.half-rule")
@pytest.mark.parametrize(
    ("pushed", "act"), [(400, Act(1, "raise_to", 500)), (399, Act(1, "call", 300))]
)
def test_half_is_counted_of_the_last_raise(pushed: int, act: Act) -> None:
    played = live(5000, 5000, 5000, button=2).play("2: call", "0: call", "1: check")
    played.until_board(3).play("0: check", "1: check", "2: bet 100", "0: raise_to 300")
    assert act == read(played, pushes=(pushed,)).act


@clause("floor.raise.half-rule")
def test_a_short_all_in_is_not_completed() -> None:
    found = read(facing(100, "nlhe@1", 5000, 260), pushes=(160,))
    assert Act(1, "raise_to", 160) == found.act


@clause("floor.raise.below-half")
def test_less_than_half_is_a_call_unless_raise_was_said() -> None:
    silent = read(facing(100), pushes=(149,))
    assert (Act(1, "call", 100), 49) == (silent.act, silent.returned)
    assert Act(1, "raise_to", 200) == read(facing(100), said="raise", pushes=(149,)).act


@clause("floor.raise.method-a")
def test_one_motion_with_the_whole_amount_raises() -> None:
    found = read(facing(100), pushes=(300,))
    assert (Act(1, "raise_to", 300), "floor.raise.method-a") == (found.act, found.clause)


@clause("floor.raise.method-b")
def test_a_total_said_first_may_follow_in_any_motions() -> None:
    found = read(facing(100), said="raise", figure=300, pushes=(100, 200))
    assert (Act(1, "raise_to", 300), 0) == (found.act, found.returned)


@clause("floor.raise.method-c")
def test_raise_then_the_call_then_one_motion_more() -> None:
    found = read(facing(100), said="raise", pushes=(100, 200, 400))
    assert (Act(1, "raise_to", 300), 400) == (found.act, found.returned)


@clause("floor.raise.unlimited")
def test_a_fifth_raise_is_open() -> None:
    played = facing(100)
    for number, to in enumerate((200, 300, 400, 500, 600)):
        played.play(f"{(number + 1) % 2}: raise_to {to}")
    assert isinstance(played.guard(0, "raise_to"), Choice)


@clause("floor.oversized-chip.call")
def test_one_large_chip_in_silence_is_a_call() -> None:
    found = read(facing(100), pushes=(500,), is_one_chip=True)
    assert (Act(1, "call", 100), 400) == (found.act, found.returned)
    assert Act(1, "bet", 500) == read(facing(0), pushes=(500,), is_one_chip=True).act


@clause("floor.oversized-chip.announce")
def test_one_large_chip_raises_only_when_announced_before_it_lands() -> None:
    early = read(facing(100), said="raise", pushes=(500,), is_one_chip=True)
    late = read(facing(100), said="raise", pushes=(500,), is_one_chip=True, is_late=True)
    assert Act(1, "raise_to", 500) == early.act
    assert Act(1, "call", 100) == late.act


@clause("floor.string-bet")
def test_a_second_motion_without_a_word_goes_back() -> None:
    found = read(facing(100), pushes=(100, 200))
    assert (Act(1, "call", 100), 200) == (found.act, found.returned)


def three(*lines: str) -> Played:
    """Seats 0 (first), 1, 2 (button) on the flop, nothing bet."""
    played = live(5000, 5000, 5000, button=2).play("2: call", "0: call", "1: check")
    return played.until_board(3).play(*lines)


@clause("floor.oot.unchanged")
@pytest.mark.parametrize(("verb", "amount"), [("check", 0), ("bet", 300)])
def test_an_act_out_of_turn_binds_when_nothing_changes(verb: str, amount: int) -> None:
    played = three().rule(1, "out_of_turn", spot=verb, amount=amount).play("0: check")
    other = "bet" if verb == "check" else "check"
    assert Refusal("bound_by_act_out_of_turn", "floor.oot.unchanged") == played.guard(1, other)
    if amount:
        assert (amount, amount) == played.bounds(1, verb)
    played.play("lapse 1")
    assert amount == played.hand.bets[1]


@clause("floor.oot.unchanged")
@pytest.mark.parametrize("answer", ["call", "fold"])
def test_a_call_or_fold_in_between_changes_nothing(answer: str) -> None:
    played = three("0: bet 100", f"1: {answer}")
    bound = three("0: bet 100").rule(2, "out_of_turn", spot="call", amount=100)
    bound.play(f"1: {answer}")
    assert played.bounds(2, "call") == bound.bounds(2, "call")
    assert "bound_by_act_out_of_turn" == bound.refusal(2, "fold").code


@clause("floor.oot.changed")
def test_a_raise_in_between_frees_the_seat() -> None:
    played = three("0: bet 100").rule(2, "out_of_turn", spot="call", amount=100)
    played.play("1: raise_to 300")
    assert 4900 == played.hand.stacks[2]
    for verb in ("fold", "call", "raise_to"):
        assert isinstance(played.guard(2, verb), Choice)


@clause("floor.oot.fold", "stud7.fold.turn")
def test_a_fold_out_of_turn_always_binds() -> None:
    played = three().rule(1, "out_of_turn", spot="fold", amount=0).play("0: check")
    assert "floor.oot.fold" == played.refusal(1, "check").clause
    played.play("lapse 1")
    assert (0, 2) == played.hand.live


@clause("floor.undercall", "floor.chips-in-pot-stay")
def test_too_little_put_in_stays_and_the_seat_may_not_raise() -> None:
    played = three("0: bet 300").rule(1, "undercall", amount=100)
    assert (4800, 100) == (played.hand.stacks[1], played.hand.bets[1])
    assert (200, 200) == played.bounds(1, "call")
    assert isinstance(played.guard(1, "fold"), Choice)
    assert "floor.undercall" == played.refusal(1, "raise_to").clause
    folded = three("0: bet 300").rule(1, "undercall", amount=100).play("1: fold")
    assert 4800 == folded.hand.stacks[1]
    called = played.play("1: call")
    assert 300 == called.hand.bets[1]
    with pytest.raises(Illegal):
        three("0: bet 300").rule(1, "undercall", amount=300)


@clause("floor.substantial-action.a", "floor.substantial-action.b")
@pytest.mark.parametrize(
    ("lines", "open_still"),
    [
        (("2: raise_to 300", "0: fold"), False),
        (("2: fold", "3: fold"), True),
        (("3: fold",), True),
        (("2: fold", "3: fold", "0: fold"), False),
        (("2: fold", "3: raise_to 300"), False),
    ],
)
def test_two_acts_one_with_chips_or_any_three_are_substantial(
    lines: tuple[str, ...], open_still: bool
) -> None:
    seats = len(lines) + 3
    played = live(*[5000] * seats, button=seats - 1)
    order = iter([*range(2, seats), *range(2)])
    for line in lines:
        played.play(f"{next(order)}{line[1:]}")
    assert isinstance(played.ruling("misdeal"), Choice) is open_still


@clause("floor.substantial-action.blinds")
def test_blinds_are_no_action() -> None:
    played = live(*[5000] * 5, button=0, stakes=Stakes(50, 100)).play("3: fold", "4: fold")
    assert isinstance(played.ruling("misdeal"), Choice)
    assert isinstance(played.play("0: fold").ruling("misdeal"), Refusal)


@clause("floor.substantial-action.no-misdeal")
def test_no_misdeal_after_substantial_action() -> None:
    played = live(*[5000] * 3).play("0: raise_to 300", "1: call")
    refused = Refusal("substantial_action", "floor.substantial-action.no-misdeal")
    assert refused == played.ruling("misdeal")
