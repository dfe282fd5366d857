"""Draws, up-cards, several boards, halves of the pot and rotations, as a client draws them."""

from __future__ import annotations

from typing import Any

import msgspec

from squaredeal.games.poker import Stakes
from squaredeal.kernel import HOUSE, Act, Lapse
from squaredeal.server import wire
from squaredeal.tables import Bombs
from tests.unit.server.played import Played

LIMIT = Stakes(small_blind=5, big_blind=10, small_bet=10, big_bet=20)
STUD = Stakes(ante=1, bring_in=3, small_bet=10, big_bet=20)
BLINDS = Stakes(small_blind=5, big_blind=10)
ALL = Stakes(small_blind=5, big_blind=10, ante=1, bring_in=3, small_bet=10, big_bet=20)


def kinds(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


def to_first_draw(seed: int) -> Played:
    played = Played(seed, code="27td@1", stakes=LIMIT)
    while played.view().round.phase == "bet":
        played.passively()
    return played


def test_everybody_sees_how_many_cards_a_seat_draws_and_only_its_player_which() -> None:
    played = to_first_draw(1)
    seat = played.awaits.seats[0]
    gone = played.own(seat)[:2]
    played.act("discard", cards=gone)
    assert [wire.Discarded(seat, 2, ("??", "??"))] == played.public
    assert [wire.Discarded(seat, 2, gone)] == played.private[seat]
    view = played.view()
    assert 2 == view.seats[seat].drawn
    assert wire.Tag("discard", count=2) == view.seats[seat].tag
    assert "first draw" == view.round.street
    assert not any(f'"{card}"'.encode() in msgspec.json.encode(view) for card in gone)


def test_how_many_were_drawn_is_seen_until_the_next_draw() -> None:
    played = to_first_draw(2)
    order = list(played.hand.queue)
    for count, seat in zip((3, 0, 1), order, strict=True):
        if count:
            played.act("discard", cards=played.own(seat)[:count])
        else:
            played.act("stand_pat")
    assert [3, 0, 1] == [played.view().seats[seat].drawn for seat in order]
    assert [5, 5, 5] == [len(played.view().seats[seat].cards) for seat in order]
    while played.view().round.phase == "bet":
        played.passively()
    assert [None] * 3 == [played.view().seats[seat].drawn for seat in order]
    assert "second draw" == played.view().round.street


def test_up_cards_are_seen_by_all_and_down_cards_by_their_player() -> None:
    played = Played(3, code="stud7@1", stakes=STUD)
    view = played.view()
    assert "bring_in" == view.round.phase
    for seat in range(3):
        assert [False, False, True] == [card.is_up for card in view.seats[seat].cards]
        assert played.own(seat)[2] == view.seats[seat].cards[2].card
    opener = played.awaits.seats[0]
    offered = {each.verb: each for each in played.offer(opener).bar if each.is_open}
    assert {"post", "complete"} == set(offered)
    assert ("match", 3) == (offered["post"].place, offered["post"].price)


def run_it(seed: int, boards: int, code: str = "nlhe@1") -> Played:
    """Two seats all-in before the flop, and so many boards."""
    played = Played(seed, 2, code, BLINDS, offers=("run_it",))
    while played.view().round.phase == "bet":
        offered = {each.verb: each for each in played.offer(played.awaits.seats[0]).bar}
        press = offered.get("raise_to")
        if press is not None and press.is_open:
            played.act("raise_to", press.high)
        else:
            played.act("call", offered["call"].low)
    assert "run" == played.view().round.phase
    first, second, _house = played.awaits.seats
    played.move(Act(first, "run", boards))
    assert wire.Tag("run", count=boards) == played.view().seats[first].tag
    played.move(Act(second, "run", boards))
    return played


def test_a_pot_run_twice_has_two_boards_with_what_each_was_won_by() -> None:
    played = run_it(5, 2)
    view = played.view()
    assert view.round.is_over
    assert [0, 1] == [board.board for board in view.round.boards]
    assert [5, 5] == [len(board.cards) for board in view.round.boards]
    assert {0, 1} == {result.board for result in view.round.results}
    for result in view.round.results:
        assert result.hand is not None
        assert 5 == len(result.hand.cards)
    assert 2000 == sum(result.chips for result in view.round.results)
    assert {0, 1} == {making.board for making in view.seats[0].makes}


def test_boards_run_after_the_flop_share_it() -> None:
    played = Played(6, 2, "nlhe@1", BLINDS, offers=("run_it",))
    played.passively()
    played.passively()
    played.act("bet", 990)
    played.act("call", 990)
    played.move(Act(0, "run", 3))
    played.move(Act(1, "run", 3))
    boards = played.view().round.boards
    assert [0, 3, 3] == [board.shared for board in boards]
    flops = {tuple(card.card for card in board.cards[:3]) for board in boards}
    assert 1 == len(flops)


def test_each_half_of_a_pot_says_with_what_it_was_won() -> None:
    for seed in range(40):
        played = Played(seed, 3, "plo8@1", BLINDS)
        while not played.view().round.is_over:
            played.passively()
        results = played.view().round.results
        if {"low"} <= {result.share for result in results}:
            break
    assert ("high", "low") == played.view().round.shares
    low = next(result for result in results if result.share == "low")
    assert low.hand is not None
    assert all(rank in "A2345678" for rank in low.hand.ranks)
    shares = {event.share for event in played.public if isinstance(event, wire.Won)}
    assert {"high", "low"} == shares


def test_a_bomb_pot_announces_itself_and_deals_its_boards() -> None:
    played = Played(1, 3, "nlhe@1", BLINDS, bombs=Bombs(1, 30, 2))
    view = played.view()
    assert (1, 30, 2, 1) == msgspec.structs.astuple(view.bombs)
    assert 30 == view.round.bomb
    assert [3, 3] == [len(board.cards) for board in view.round.boards]


def test_a_rotation_tells_what_is_played_and_what_comes() -> None:
    played = Played(1, 3, "horse", ALL)
    view = played.view(with_rotation=True)
    assert ("flhe@1", "Limit hold'em") == (view.round.game, view.round.title)
    assert ("horse", 0, 0, 3) == (
        view.rotation.code, view.rotation.place, view.rotation.played, view.rotation.length,
    )  # fmt: skip
    assert "flhe@1" == view.rotation.next


def test_a_straddle_is_offered_before_the_cards_and_a_rabbit_after_them() -> None:
    played = Played(2, 3, "nlhe@1", BLINDS, offers=("straddle", "rabbit"))
    assert "straddle" == played.view().round.phase
    seat = played.awaits.seats[0]
    offered = {each.verb: each for each in played.offer(seat).bar if each.is_open}
    assert (20, 50) == (offered["straddle"].low, offered["straddle"].high)
    played.move(Act(seat, "decline"))
    while played.view().round.phase == "bet":
        played.act("fold")
    assert "rabbit" == played.view().round.phase
    winner = played.hand.live[0]
    played.move(Act(winner, "rabbit"))
    assert 5 == len(played.view().round.rabbit)
    assert "Rabbit" in kinds(played.public)


def test_a_window_that_nobody_uses_is_closed_by_the_house() -> None:
    played = Played(2, 3, "nlhe@1", BLINDS, offers=("straddle",))
    played.move(Lapse(HOUSE))
    assert "bet" == played.view().round.phase
