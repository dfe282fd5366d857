"""The shape of every game: moves in, events out, every state a value."""

from squaredeal.kernel.apply import (
    apply,
    check,
    choices,
    fits,
    guards,
    is_over,
    owes,
    replay,
    total,
)
from squaredeal.kernel.awaits import Await, Over, ToAct, ToDeal
from squaredeal.kernel.chips import pay_odds, percent, split, split_by_weight, truncate
from squaredeal.kernel.choices import ANY_SPOT, Choice, Fact, Refusal, refuse
from squaredeal.kernel.errors import BadInput, Broken, Illegal, SquaredealError, Unavailable
from squaredeal.kernel.events import Moved, Swept, balances, moves_of
from squaredeal.kernel.expect import expect
from squaredeal.kernel.game import Game, Step
from squaredeal.kernel.moves import (
    FLOOR,
    HOUSE,
    RAIL,
    UNSEEN,
    Act,
    Chance,
    Lapse,
    Move,
    Outcome,
    Rule,
    Seat,
)
from squaredeal.kernel.text import format_move, parse_move
from squaredeal.kernel.veil import NOBODY, Veiled, audience, hidden, project, veils

__all__ = [
    "ANY_SPOT",
    "FLOOR",
    "HOUSE",
    "NOBODY",
    "RAIL",
    "UNSEEN",
    "Act",
    "Await",
    "BadInput",
    "Broken",
    "Chance",
    "Choice",
    "Fact",
    "Game",
    "Illegal",
    "Lapse",
    "Move",
    "Moved",
    "Outcome",
    "Over",
    "Refusal",
    "Rule",
    "Seat",
    "SquaredealError",
    "Step",
    "Swept",
    "ToAct",
    "ToDeal",
    "Unavailable",
    "Veiled",
    "apply",
    "audience",
    "balances",
    "check",
    "choices",
    "expect",
    "fits",
    "format_move",
    "guards",
    "hidden",
    "is_over",
    "moves_of",
    "owes",
    "parse_move",
    "pay_odds",
    "percent",
    "project",
    "refuse",
    "replay",
    "split",
    "split_by_weight",
    "total",
    "truncate",
    "veils",
]
