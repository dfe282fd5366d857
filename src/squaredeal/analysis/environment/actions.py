"""Acts as numbers: a fixed table of actions for a game, and what each means at a state.

An action is a verb with, where the verb takes them, a spot, a size or a set of held cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec import Struct

from squaredeal.games.poker import Betting, Forced, Hand, Poker, pot_chips
from squaredeal.kernel import Act, BadInput, Choice, Game, Seat, choices

POKER_SIZES: Final = ("min", "half_pot", "pot", "max")
BANK_SIZES: Final = ("min", "half", "max")
ONE_SIZE: Final = (Betting.FIXED_LIMIT, Betting.ALL_IN_OR_FOLD)
WORDS: Final = frozenset({*POKER_SIZES, *BANK_SIZES})
SIZED: Final = frozenset(
    {"bet", "raise_to", "complete", "place", "announce", "spin", "double", "insure"}
)
"""Verbs whose amount is for the seat to choose; any other amount is a price."""
SPOTTED: Final = frozenset({"place", "announce", "remove", "insure"})
EXCHANGED: Final = 5
"""Cards of a hand that may be exchanged against the house."""


class Action(Struct, frozen=True):
    """What one number stands for. `held` are places of cards in the hand, in the order dealt."""

    verb: str
    spot: str | None = None
    size: str = "min"
    held: tuple[int, ...] = ()


def sizes_of(game: Game[Any], sizes: Sequence[str] | None) -> tuple[str, ...]:
    """The sizes of this game's actions, checked. Raises BadInput for a word that is none."""
    if sizes is None:
        if not isinstance(game, Poker):
            return BANK_SIZES
        return ("min",) if game.terms.betting in ONE_SIZE else POKER_SIZES
    for size in sizes:
        if size not in WORDS and not (size.isdecimal() and int(size)):
            known = ", ".join(sorted(WORDS))
            raise BadInput(f"{size!r} is not a size; sizes are {known} and numbers of chips")
    return tuple(dict.fromkeys(sizes))


def actions(game: Game[Any], setup: Any, sizes: tuple[str, ...]) -> tuple[Action, ...]:
    """Every action of this game, in the order of its verbs; the same for all rounds of a setup."""
    if isinstance(game, Poker):
        return tuple(_poker_actions(game, sizes))
    return tuple(_bank_actions(game, setup, sizes))


def _poker_actions(game: Poker, sizes: tuple[str, ...]) -> Iterator[Action]:
    variant = game.variant
    most = max(street.discard or street.draw for street in variant.streets)
    verbs = ["fold", "check", "call", "bet", "raise_to"]
    verbs += ["complete", "post"] if variant.forced is Forced.BRING_IN else []
    verbs += ["discard", "stand_pat"] if most else []
    for verb in verbs:
        if verb == "discard":
            held = sum(street.down + street.up for street in variant.streets)
            yield from (Action(verb, held=places) for places in _places(held, most))
        elif verb in SIZED:
            for size in sizes:
                yield Action(verb, size=size)
        else:
            yield Action(verb)


def _bank_actions(game: Game[Any], setup: Any, sizes: tuple[str, ...]) -> Iterator[Action]:
    """Spots are those that are open to any seat when a round starts, and what insures them."""
    state, _ = game.start(setup)
    open_: dict[str, dict[str, None]] = {}
    for seat in range(len(setup.stacks)):
        for choice in choices(game, state, seat):
            open_.setdefault(choice.verb, {}).update(dict.fromkeys(choice.spots))
    placed = open_.get("place", {})
    open_["remove"] = placed
    open_["insure"] = dict.fromkeys(_insured(spot) for spot in placed)
    for verb in game.verbs:
        chosen = sizes if verb in SIZED else ("min",)
        if verb == "exchange":
            yield from (Action(verb, held=places) for places in _places(EXCHANGED, EXCHANGED))
        elif verb in SPOTTED:
            yield from (Action(verb, spot, size) for spot in open_.get(verb, {}) for size in chosen)
        if verb not in SPOTTED - {"insure"} and verb != "exchange":
            yield from (Action(verb, size=size) for size in chosen)


def _insured(spot: str) -> str:
    return f"{spot}:insurance" if spot.startswith("behind:") else "insurance"


def _places(held: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every set of 1 to `most` places among `held`, small sets first."""
    for count in range(1, most + 1):
        yield from combinations(range(held), count)


class Acts:
    """What the actions of one game mean for a seat at a state."""

    def __init__(self, table: tuple[Action, ...]) -> None:
        self.table = table
        self._by_verb: dict[str, list[int]] = {}
        for number, action in enumerate(table):
            self._by_verb.setdefault(action.verb, []).append(number)

    def legal(self, view: Any, seat: Seat, offered: Sequence[Choice]) -> Mapping[int, Act]:
        """The acts that this seat may choose by number; of several numbers for one act the first.

        `view` is the state projected for the seat.
        """
        found: dict[Act, int] = {}
        for choice in offered:
            for number in self._by_verb.get(choice.verb, ()):
                act = act_of(self.table[number], choice, view, seat)
                if act is not None:
                    found.setdefault(act, number)
        return {number: act for act, number in found.items()}


def act_of(action: Action, choice: Choice, view: Any, seat: Seat) -> Act | None:
    """The act that an action means inside a choice of its verb; None if the choice has none."""
    low, high = choice.low, choice.high
    if choice.spots or action.spot is not None:
        if action.spot is None or action.spot not in choice.spots:
            return None
        if choice.bounds:
            low, high = choice.bounds[choice.spots.index(action.spot)]
    amount = None
    if low is not None:
        most = low if high is None else high
        amount = amount_of(action.size, low, most, choice.unit, view, seat)
        if amount is None:
            return None
    cards = _cards(action, choice)
    return None if cards is None else Act(seat, action.verb, amount, action.spot, cards)


def amount_of(size: str, low: int, high: int, unit: int, view: Any, seat: Seat) -> int | None:
    """The chips of a size inside low to high, both inclusive; None for a number outside them.

    Shares of the pot are of the pot after a call and come on top of the price, as totals of the
    street; they are brought inside the bounds and down to a multiple of `unit`.
    """
    if low == high or size == "min":
        return low
    if size == "max":
        return high
    if size.isdecimal():
        chips = int(size)
        whole = chips == high or not chips % unit
        return chips if whole and low <= chips <= high else None
    if isinstance(view, Hand) and size != "half":
        pot = pot_chips(view) + sum(view.bets) + view.price - view.bets[seat]
        wanted = view.price + (pot if size == "pot" else pot // 2)
    else:
        wanted = high if size == "pot" else high // 2
    return high if wanted >= high else max(low, wanted // unit * unit)


def _cards(action: Action, choice: Choice) -> tuple[str, ...] | None:
    least, most = choice.cards
    if not most:
        return None if action.held else ()
    among = choice.among
    if not least <= len(action.held) <= most or max(action.held, default=0) >= len(among):
        return None
    return tuple(among[place] for place in action.held)


__all__ = ["BANK_SIZES", "POKER_SIZES", "Action", "Acts", "actions", "sizes_of"]
