"""A hand in words, for tests: moves line by line, prices of calls filled in."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from squaredeal.games.poker import Hand, HandSetup, Poker, Stakes, build
from squaredeal.kernel import (
    FLOOR,
    UNSEEN,
    Act,
    Chance,
    Choice,
    Move,
    Refusal,
    Rule,
    ToAct,
    ToDeal,
    apply,
    parse_move,
)
from squaredeal.rules import standard

NL = Stakes(small_blind=50, big_blind=100)


class Played(Struct):
    """A game, where it stands, and everything that has happened."""

    game: Poker
    hand: Hand
    events: list[Any]

    def guard(self, seat: int, verb: str) -> Choice | Refusal:
        """What this seat may do with this verb."""
        return self.game.guard(self.hand, seat, verb)

    def bounds(self, seat: int, verb: str) -> tuple[int | None, int | None]:
        """Least and most amount of an open verb."""
        choice = self.guard(seat, verb)
        assert isinstance(choice, Choice), choice
        return choice.low, choice.high

    def refusal(self, seat: int, verb: str) -> Refusal:
        """Why a verb is closed."""
        refused = self.guard(seat, verb)
        assert isinstance(refused, Refusal), refused
        return refused

    @property
    def to_act(self) -> int:
        """The seat on turn."""
        awaited = self.game.awaits(self.hand)
        assert isinstance(awaited, ToAct), awaited
        return awaited.seats[0]

    @property
    def owed_face(self) -> str:
        """How the cards lie that the deck owes now."""
        awaited = self.game.awaits(self.hand)
        assert isinstance(awaited, ToDeal), awaited
        return awaited.face

    def of(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def play(self, *lines: str) -> Played:
        """The hand after these moves: `2: call` finds its price, `2: all_in` its chips; cards that
        no line brings come from the deck in order of inspection.
        """
        for line in lines:
            self._play(line)
        return self

    def rule(self, seat: int, verb: str, **more: Any) -> Played:
        """The hand after a ruling of the floor."""
        self._apply(Rule(Act(seat, verb, **more), "floor.director.final"))
        return self

    def ruling(self, verb: str) -> Choice | Refusal:
        """May the floor rule this?"""
        return self.game.guard(self.hand, FLOOR, verb)

    def _play(self, line: str) -> None:
        if not line.startswith("deal"):
            self._deal_blind()
        self._apply(self._move(line))

    def _move(self, line: str) -> Move:
        seat, _, verb = line.partition(": ")
        if verb in ("call", "post"):
            return Act(int(seat), verb, self.bounds(int(seat), verb)[0])
        if verb == "all_in":
            for pressing in ("bet", "raise_to", "complete"):
                choice = self.guard(int(seat), pressing)
                if isinstance(choice, Choice):
                    return Act(int(seat), pressing, choice.high)
        return parse_move(line)

    def _apply(self, move: Move) -> None:
        self.hand, happened = apply(self.game, self.hand, move)
        self.events += happened

    def _deal_blind(self) -> None:
        """Any cards at all, where the rule under test does not care."""
        while isinstance(owed := self.game.awaits(self.hand), ToDeal):
            if owed.face == "burn":
                self._apply(Chance((UNSEEN,)))
                continue
            cards = [outcome[0] for outcome, _ in self.game.outcomes(self.hand)]
            self._apply(Chance(tuple(cards[: owed.count])))

    def until_board(self, cards: int) -> Played:
        """Everybody checks or calls until the board has so many cards."""
        while True:
            self._deal_blind()
            if len(self.hand.boards[0]) >= cards:
                return self
            seat = self.to_act
            free = isinstance(self.guard(seat, "check"), Choice)
            self.play(f"{seat}: {'check' if free else 'call'}")

    def until_cards(self, cards: int) -> Played:
        """Everybody posts, checks or calls until each living seat holds so many cards."""
        while True:
            self._deal_blind()
            held = [sum(map(len, self.hand.cards[seat])) for seat in self.hand.live]
            if min(held) >= cards:
                return self
            seat = self.to_act
            verbs = ("post", "check", "call")
            verb = next(v for v in verbs if isinstance(self.guard(seat, v), Choice))
            self.play(f"{seat}: {verb}")

    def step_quietly(self) -> Played:
        """Cards that are owed, or a check or call of the seat on turn."""
        if isinstance(self.game.awaits(self.hand), ToDeal):
            self._deal_blind()
            return self
        seat = self.to_act
        free = isinstance(self.guard(seat, "check"), Choice)
        return self.play(f"{seat}: {'check' if free else 'call'}")

    def quietly(self) -> Played:
        """Everybody posts, checks or calls until the street is over."""
        self._deal_blind()
        at = self.hand.at
        while self.hand.queue and self.hand.at == at:
            seat = self.to_act
            verbs = ("post", "check", "call")
            verb = next(v for v in verbs if isinstance(self.guard(seat, v), Choice))
            self.play(f"{seat}: {verb}")
        return self

    def pass_on(self, *boards: str) -> Played:
        """The seat on turn checks or calls; board cards come from `boards`, street by street."""
        if isinstance(owed := self.game.awaits(self.hand), ToDeal):
            if owed.face == "burn":
                return self.play("deal ??")
            dealt = len(self.hand.boards[0])
            return self.play(f"deal {boards[max(0, dealt - 2)]}")
        seat = self.to_act
        free = isinstance(self.guard(seat, "check"), Choice)
        return self.play(f"{seat}: {'check' if free else 'call'}")

    def press_or(self, seat: int, verb: str) -> Played:
        """`bet` and `raise` as small as possible; any other verb as it is."""
        verb = {"raise": "raise_to"}.get(verb, verb)
        if verb not in ("bet", "raise_to"):
            return self.play(f"{seat}: {verb}")
        return self.play(f"{seat}: {verb} {self.bounds(seat, verb)[0]}")

    def finish(self) -> Played:
        """Every street dealt, everybody silent."""
        while True:
            self._deal_blind()
            awaited = self.game.awaits(self.hand)
            if not isinstance(awaited, ToAct):
                return self
            self._apply(self.game.lapse(self.hand, awaited.seats[-1]))


def start(setup: HandSetup, code: str = "nlhe@1", game: Poker | None = None) -> Played:
    """A hand with its blinds posted."""
    played = game or build(code)
    hand, events = played.start(setup)
    return Played(played, hand, list(events))


def table(
    *stacks: int,
    button: int = 0,
    stakes: Stakes = NL,
    code: str = "nlhe@1",
    game: Poker | None = None,
    **more: Any,
) -> Played:
    """A hand at a table where everybody with chips is dealt in."""
    seats = tuple(seat for seat, chips in enumerate(stacks) if chips)
    return start(HandSetup(stacks, seats, button, stakes, **more), code, game)


def live(
    *stacks: int, button: int = 0, stakes: Stakes = NL, code: str = "nlhe@1", **more: Any
) -> Played:
    """A hand in the live room of the standard house, every seat taken; the dealer burns."""
    game = build(code, standard().room("live-poker"))
    return start(HandSetup(stacks, tuple(range(len(stacks))), button, stakes, **more), code, game)
