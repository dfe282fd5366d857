"""A table played by hand for its views."""

from __future__ import annotations

from typing import Any

from squaredeal import registry
from squaredeal.dealers import Seeded
from squaredeal.games.poker import Hand, Stakes
from squaredeal.kernel import (
    HOUSE,
    RAIL,
    Act,
    Move,
    ToAct,
    ToDeal,
    apply,
    choices,
    guards,
    project,
)
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

    def __init__(
        self, seed: int, seats: int = 3, code: str = "nlhe@1", stakes: Stakes | None = None,
        **more: Any,
    ) -> None:  # fmt: skip
        room = standard().room("online")
        self.rules = CashTable(registry.game(code, room), room)
        limits = {"small_bet": 10, "big_bet": 20} if code.startswith("fl") else {}
        stakes = stakes or Stakes(small_blind=5, big_blind=10, **limits)
        setup = TableSetup(code, stakes, seats, (400, 1000), **more)
        self.state, _ = self.rules.start(setup)
        self.memory = Memory()
        self.dealer = Seeded(seed, self.rules.next_deck(self.state))
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

    def act(self, verb: str, amount: int | None = None, cards: tuple[str, ...] = ()) -> None:
        awaits = self.awaits
        assert isinstance(awaits, ToAct)
        self.move(Act(awaits.seats[0], verb, amount, cards=cards))

    def own(self, seat: int) -> tuple[str, ...]:
        return tuple(card for veil in self.hand.cards[seat] for card in veil.value)

    def passively(self) -> None:
        """Whoever is on turn does the least that keeps the hand alive."""
        seat = self.awaits.seats[0]
        offered = {choice.verb: choice for choice in choices(self.rules.game, self.hand, seat)}
        verbs = ("decline", "stand_pat", "check", "call", "post", "run", "show")
        choice = next(offered[verb] for verb in verbs if verb in offered)
        self.move(Act(seat, choice.verb, choice.low))

    def view(self, *, with_rotation: bool = False) -> Any:
        game = self.rules.game
        rotation = views.rotation_of(game, self.state) if with_rotation else None
        around = Around(
            "t1", "Acacia", "poker", "no-limit", views.unit_of("play_chips"), "t1-1", 0,
            self.awaits, self.people, frozenset(), 0, "", rotation,
        )  # fmt: skip
        table: Table = project(self.state, RAIL)
        return views.table_view(table, self.memory, around)

    def offer(self, seat: int, chosen: str = "") -> Any:
        asked = guards(self.rules, self.state, seat)
        return views.offer(asked, seat, project(self.hand, seat), 10, chosen)
