"""What a bot is: somebody who sees one seat's view and that seat's choices, and names an act."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from squaredeal.kernel import Act, Choice, Seat


class Policy(Protocol):
    """Plays any number of rounds. Equal seeds and views give equal acts."""

    @property
    def name(self) -> str:
        """What kind of player this is."""
        ...

    def choose(self, view: Any, seat: Seat, choices: Sequence[Choice]) -> Act:
        """One of the choices, which are never empty. `view` is the state projected for the seat."""
        ...


def among(choices: Sequence[Choice], *verbs: str) -> Choice | None:
    """The first of these verbs that is offered."""
    offered = {choice.verb: choice for choice in choices}
    return next((offered[verb] for verb in verbs if verb in offered), None)


def take(seat: Seat, choice: Choice, amount: int | None = None) -> Act:
    """The act of a choice; the amount is brought inside its bounds and to its unit."""
    if choice.low is None:
        return Act(seat, choice.verb, cards=choice.among[: choice.cards[0]])
    wanted = choice.low if amount is None else max(choice.low, amount)
    high = wanted if choice.high is None else choice.high
    if wanted >= high:
        return Act(seat, choice.verb, high)
    whole = wanted // choice.unit * choice.unit
    return Act(seat, choice.verb, max(choice.low, whole))


def any_act(seat: Seat, choice: Choice, chance: Random) -> Act:
    """Some act of a choice, every spot, amount and number of cards alike."""
    spot = None
    low, high = choice.low, choice.high
    if choice.spots:
        place = chance.randrange(len(choice.spots))
        spot = choice.spots[place]
        if choice.bounds:
            low, high = choice.bounds[place]
    amount = None
    if low is not None:
        top = low if high is None else high
        amount = low + chance.randrange((top - low) // choice.unit + 1) * choice.unit
    least, most = choice.cards
    cards = tuple(chance.sample(choice.among, chance.randint(least, most)))
    return Act(seat, choice.verb, amount, spot, cards)


__all__ = ["Policy", "among", "any_act", "take"]
