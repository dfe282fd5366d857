"""What a client draws: the same for everybody, and nobody's secret in it."""

from __future__ import annotations

from typing import Any

import msgspec

from squaredeal.games.poker import BY_CODE
from squaredeal.kernel import project
from squaredeal.server.views.poker import hints
from tests.unit.server.played import Played


def test_what_the_rail_sees_does_not_depend_on_hidden_cards() -> None:
    shown = set()
    for seed in range(4):
        played = Played(seed)
        played.act("call", 10)
        shown.add(msgspec.json.encode((played.view(), played.public)))
    assert len(shown) == 1


def test_a_seat_hears_its_own_cards_and_only_those() -> None:
    played = Played(7)
    own: list[Any] = [project(played.hand, seat).cards[seat] for seat in range(3)]
    assert all("??" not in cards for seat in own for cards in seat)
    told = msgspec.json.encode(played.view())
    for cards in own:
        for group in cards:
            for card in group:
                assert f'"{card}"'.encode() not in told


def test_the_bar_keeps_its_places_and_says_why_it_is_closed() -> None:
    played = Played(1)
    on_turn = played.awaits.seats[0]
    for seat in range(3):
        offer = played.offer(seat)
        assert [view.place for view in offer.bar] == ["yield", "match", "press"]
        assert offer.is_turn == (seat == on_turn)
        for view in offer.bar:
            assert view.is_open == (view.reason is None)
            assert view.clause


def test_presets_lie_between_the_least_and_the_most() -> None:
    played = Played(1)
    offer = played.offer(played.awaits.seats[0])
    press = next(view for view in offer.bar if view.place == "press")
    amounts = [preset.amount for preset in offer.presets]
    assert amounts == sorted(set(amounts))
    assert (amounts[0], amounts[-1]) == (press.low, press.high)
    assert [preset.code for preset in offer.presets] == [
        "min", "half_pot", "three_quarters", "pot", "all_in",
    ]  # fmt: skip
    assert amounts[3] == 10 + 15 + 10


def test_fixed_limit_has_one_amount_and_no_presets() -> None:
    played = Played(1, code="flhe@1")
    offer = played.offer(played.awaits.seats[0])
    press = next(view for view in offer.bar if view.place == "press")
    assert press.low == press.high == 20
    assert offer.presets == ()


def test_a_waiting_seat_may_choose_ahead_at_todays_price() -> None:
    played = Played(1)
    waiting = next(seat for seat in played.hand.queue if seat != played.awaits.seats[0])
    codes = {view.code: view for view in played.offer(waiting, "call").ahead}
    if "call" in codes:
        assert codes["call"].is_set
        assert codes["call"].amount == 10 - played.hand.bets[waiting]
    else:
        assert set(codes) == {"check", "check_fold", "call_any"}


def test_the_pots_and_bets_of_a_view_are_all_the_chips_in_play() -> None:
    played = Played(3)
    played.act("raise_to", 40)
    view = played.view()
    stacks = sum(seat.stack + seat.bet for seat in view.seats)
    assert stacks + sum(pot.chips for pot in view.round.pots) == 3000
    assert view.round.total == 3000 - sum(seat.stack for seat in view.seats)


def test_a_fold_shows_at_once_even_when_it_ends_the_hand() -> None:
    played = Played(5, seats=2)
    folder = played.awaits.seats[0]
    played.act("fold")
    view = played.view()
    assert view.round.is_over
    assert view.seats[folder].state == "folded"
    assert view.seats[1 - folder].won > 0


def test_a_street_names_the_rules_of_its_game_that_bear_on_it() -> None:
    assert () == hints(BY_CODE["nlhe@1"], "flop")
    assert () == hints(BY_CODE["plo8@1"], "preflop")
    assert ("use_two",) == hints(BY_CODE["plo8@1"], "flop")
    assert ("lowest_opens",) == hints(BY_CODE["stud7@1"], "third")
    assert ("best_opens",) == hints(BY_CODE["stud7@1"], "fourth")
    assert ("highest_opens",) == hints(BY_CODE["razz@1"], "third")
