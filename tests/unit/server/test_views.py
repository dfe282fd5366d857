"""What a client draws: the same for everybody, and nobody's secret in it."""

from __future__ import annotations

from typing import Any

import msgspec

from squaredeal.dealers import Seeded
from squaredeal.games.poker import Hand, Stakes, build
from squaredeal.kernel import HOUSE, RAIL, Act, Move, ToAct, ToDeal, apply, guards, project
from squaredeal.rules import standard
from squaredeal.runtime import Occupant
from squaredeal.runtime.messages import Happening
from squaredeal.server import views
from squaredeal.server.page import listen
from squaredeal.server.views import Around, Memory
from squaredeal.tables import CashTable, Table, TableSetup

NAMES = ("Ana", "Bea", "Cid")


class Played:
    """A table played by hand, and what the server would make of each entry."""

    def __init__(self, seed: int, seats: int = 3, code: str = "nlhe@1") -> None:
        self.rules = CashTable(build(code), standard().room("online"))
        limits = {"small_bet": 10, "big_bet": 20} if code.startswith("fl") else {}
        stakes = Stakes(small_blind=5, big_blind=10, **limits)
        setup = TableSetup(code, stakes, seats, (400, 1000))
        self.state, _ = self.rules.start(setup)
        self.memory = Memory()
        self.dealer = Seeded(seed, self.rules.game.variant.deck.cards)
        self.private: dict[int, list[Any]] = {}
        self.public: list[Any] = []
        for seat in range(seats):
            self.move(Act(seat, "sit", 1000, str(seat + 1)))
        self.move(Act(HOUSE, "seal", spot="s" * 64))
        self.move(Act(HOUSE, "start"))

    def move(self, move: Move) -> None:
        self.state, events = apply(self.rules, self.state, move)
        happening = Happening("t1", 0, 0, 1, 0, self.state, events, self.awaits, self.people)
        heard = listen(happening, self.memory, "t1-1", self.rules.game)
        self.public = heard.public
        self.private = heard.private
        owed = self.awaits
        if isinstance(owed, ToDeal):
            self.move(self.dealer.answer(self.rules, self.state, owed))

    @property
    def awaits(self) -> Any:
        return self.rules.awaits(self.state)

    @property
    def people(self) -> tuple[Occupant, ...]:
        seated = enumerate(self.state.seats)
        return tuple(Occupant(s, s + 1, NAMES[s]) for s, taken in seated if taken is not None)

    @property
    def hand(self) -> Hand:
        hand = self.state.round
        assert isinstance(hand, Hand)
        return hand

    def act(self, verb: str, amount: int | None = None) -> None:
        awaits = self.awaits
        assert isinstance(awaits, ToAct)
        self.move(Act(awaits.seats[0], verb, amount))

    def view(self) -> Any:
        around = Around(
            "t1", "Acacia", "poker", "no-limit", views.unit_of("play_chips"), "t1-1", 0,
            self.awaits, self.people, frozenset(), 0,
        )  # fmt: skip
        table: Table = project(self.state, RAIL)
        return views.table_view(table, self.memory, around)

    def offer(self, seat: int, chosen: str = "") -> Any:
        asked = guards(self.rules, self.state, seat)
        return views.offer(asked, seat, project(self.hand, seat), 10, chosen)


def test_what_the_rail_sees_does_not_depend_on_hidden_cards() -> None:
    shown = set()
    for seed in range(4):
        played = Played(seed)
        played.act("call", 10)
        shown.add(msgspec.json.encode((played.view(), played.public)))
    assert len(shown) == 1


def test_a_seat_hears_its_own_cards_and_only_those() -> None:
    played = Played(7)
    own = [project(played.hand, seat).cards[seat] for seat in range(3)]
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
