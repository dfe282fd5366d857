"""A rotation as one game: every hand says in its setup which variant it plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from squaredeal.games.poker.events import EVENT_TYPES
from squaredeal.games.poker.game import VERBS, Poker
from squaredeal.games.poker.hand import Hand, HandSetup
from squaredeal.games.poker.irregular import RULINGS
from squaredeal.games.poker.rotations import Rotation
from squaredeal.kernel import Act, Await, BadInput, Chance, Choice, Outcome, Refusal, Rule, Seat
from squaredeal.kernel.game import Step


class Mixed:
    """The games of a rotation under the rules of one house. `HandSetup.game` chooses."""

    setup_type = HandSetup
    state_type = Hand
    event_types = EVENT_TYPES
    verbs = VERBS
    rulings = tuple(RULINGS)

    def __init__(self, rotation: Rotation, games: Mapping[str, Poker]) -> None:
        self.rotation, self.games = rotation, games
        self.code = rotation.code

    def playing(self, code: str) -> Poker:
        """The game of this code. Raises BadInput when it is not on the list."""
        found = self.games.get(code)
        if found is None:
            known = ", ".join(self.games)
            raise BadInput(f"rotation {self.code} plays no {code or 'unnamed game'}: {known}")
        return found

    def deck(self, setup: HandSetup) -> tuple[str, ...]:
        """The deck of the game that this hand plays."""
        return self.playing(setup.game).deck(setup)

    def start(self, setup: HandSetup) -> Step[Hand]:
        """A hand of the game that its setup names."""
        return self.playing(setup.game).start(setup)

    def awaits(self, s: Hand) -> Await:
        """As the hand's own game says; so all below."""
        return self.games[s.setup.game].awaits(s)

    def guard(self, s: Hand, seat: Seat, verb: str) -> Choice | Refusal:
        """May this seat do this now?"""
        return self.games[s.setup.game].guard(s, seat, verb)

    def admits(self, s: Hand, outcome: Outcome) -> bool:
        """Could these cards come now?"""
        return self.games[s.setup.game].admits(s, outcome)

    def outcomes(self, s: Hand) -> Iterable[tuple[Outcome, Fraction]]:
        """The exact law of the next card."""
        return self.games[s.setup.game].outcomes(s)

    def lapse(self, s: Hand, seat: Seat) -> Act:
        """What silence means."""
        return self.games[s.setup.game].lapse(s, seat)

    def step(self, s: Hand, move: Act | Chance | Rule) -> Step[Hand]:
        """The transition."""
        return self.games[s.setup.game].step(s, move)

    def chips(self, s: Hand) -> Mapping[str, int]:
        """Every chip, by where it lies."""
        return self.games[s.setup.game].chips(s)

    def bound(self, setup: HandSetup) -> int:
        """No hand from this setup takes more moves than this."""
        return self.playing(setup.game).bound(setup)


def playing(game: Poker | Mixed, code: str) -> Poker:
    """The game of a hand whose setup names this code: itself where there is only one."""
    return game.playing(code) if isinstance(game, Mixed) else game


__all__ = ["Mixed", "playing"]
