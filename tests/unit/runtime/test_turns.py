"""A turn is one choice awaited: it ends when it is made, and not when others come and go."""

from __future__ import annotations

import pytest

from squaredeal.kernel import HOUSE, Act, Await, Chance, Lapse, Move, Over, ToAct, ToDeal
from squaredeal.runtime.turns import Turn, next_turn

VERBS = ("fold", "call", "raise_to", "run")
AT = Turn(3, 7)
BETWEEN = ToAct((HOUSE,), "between", window=True)


def on(seat: int) -> ToAct:
    return ToAct((seat,), "action")


def window(*seats: int) -> ToAct:
    return ToAct(seats, "run", window=True)


@pytest.mark.parametrize(
    ("move", "before", "after", "expected"),
    [
        (Act(HOUSE, "start"), BETWEEN, on(1), Turn(4, 0)),
        (Act(1, "call"), on(1), on(2), Turn(3, 8)),
        (Act(1, "raise_to", 9), on(1), on(1), Turn(3, 8)),
        (Lapse(1), on(1), on(2), Turn(3, 8)),
        (Chance(("Ah",)), ToDeal("deck"), on(1), Turn(3, 8)),
        (Act(1, "call"), on(1), ToDeal("deck"), Turn(3, 8)),
        (Act(5, "sit", 9), on(1), on(1), AT),
        (Act(1, "leave"), on(1), ToAct((1,), "left"), AT),
        (Act(2, "run", 2), window(1, 2), window(1), AT),
        (Act(1, "run", 2), window(1), ToDeal("deck"), Turn(3, 8)),
        (Act(1, "run", 2), window(1), on(1), Turn(3, 8)),
        (Act(5, "sit", 9), BETWEEN, BETWEEN, AT),
        (Act(HOUSE, "close"), BETWEEN, Over(), Turn(3, 8)),
    ],
)
def test_a_turn_ends_when_its_choice_is_made(
    move: Move, before: Await, after: Await, expected: Turn
) -> None:
    assert next_turn(AT, move, before, after, VERBS) == expected
