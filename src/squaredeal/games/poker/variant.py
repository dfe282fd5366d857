"""A poker variant is a value: what is dealt, who opens, how one bets, which hands share the pot."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.cards import HIGH, Deck, Ranking, Use
from squaredeal.kernel import BadInput


class Betting(Enum):
    """How much may be bet."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"
    SPREAD_LIMIT = "spread-limit"
    ALL_IN_OR_FOLD = "all-in-or-fold"


class Opener(Enum):
    """Who acts first on a street."""

    AFTER_BLINDS = "after-blinds"
    """The seat left of the big blind or of the last straddle."""
    LEFT_OF_BUTTON = "left-of-button"
    LOWEST_UP = "lowest-up"
    """The lowest door card, aces high: stud."""
    HIGHEST_UP = "highest-up"
    """The highest door card, aces low: razz."""
    HIGHEST_UP_ACE_HIGH = "highest-up-ace-high"
    """The highest door card, aces high: deuce-to-seven razz."""
    BEST_UP = "best-up"
    """The best cards face up, by the first ranking of the pot."""


class Forced(Enum):
    """What must be paid before anybody may choose."""

    BLINDS = "blinds"
    BUTTON_BLIND = "button-blind"
    """Everybody antes and the button alone posts a blind: short deck."""
    ANTES = "antes"
    BRING_IN = "bring-in"
    """Antes, and the opener of the first street must bet."""


class Street(Struct, frozen=True):
    """One street, in the order things happen: discards, burn, cards, betting.

    `discard` cards must be given up without getting others; up to `draw` may be exchanged. `down`
    and `up` are cards for each seat, `board` for each board, `burn` cards of a dealer who burns.
    `big`: fixed limit plays the big bet. `bets` is False where nobody bets.
    """

    name: str
    down: int = 0
    up: int = 0
    board: int = 0
    burn: int = 0
    discard: int = 0
    draw: int = 0
    opener: Opener = Opener.LEFT_OF_BUTTON
    big: bool = False
    bets: bool = True


class Half(Struct, frozen=True):
    """A share of the pot: the best hand by this ranking wins it. The first share takes the odd chip
    and, when no hand qualifies for another, that one too.

    `own` ignores the board: the draw half of drawmaha.
    """

    ranking: Ranking
    use: Use = Use.ANY
    name: str = "high"
    own: bool = False


class Variant(Struct, frozen=True):
    """The rules of one poker game. Raises BadInput when the parts do not fit together.

    `raises` is how many raises a street of fixed limit allows after the bet when the house does
    not say; 0 is without limit. `common`: when the stub cannot serve all seats, one card serves for
    all. `boards` is how many boards every hand of this game has.
    """

    code: str
    title: str
    deck: Deck
    forced: Forced
    betting: Betting
    streets: tuple[Street, ...]
    pot: tuple[Half, ...] = (Half(HIGH),)
    raises: int = 0
    seats_most: int = 10
    boards: int = 1
    common: bool = False

    def __post_init__(self) -> None:
        faults = tuple(_faults(self))
        if faults:
            raise BadInput(f"variant {self.code}: {'; '.join(faults)}")

    @property
    def hole_count(self) -> int:
        """How many cards a seat holds at showdown."""
        return sum(street.down + street.up - street.discard for street in self.streets)

    @property
    def board_count(self) -> int:
        """How many cards a complete board has."""
        return sum(street.board for street in self.streets)


def _faults(variant: Variant) -> list[str]:
    """Everything that is wrong with a variant."""
    faults = []
    streets = variant.streets
    if not streets or not variant.pot:
        return ["it needs a street and a share of the pot"]
    dealt = sum(street.down + street.up for street in streets)
    need = dealt * variant.seats_most + variant.board_count * variant.boards
    if need > len(variant.deck) and not variant.common:
        faults.append(f"{variant.seats_most} seats need {need} cards of {len(variant.deck)}")
    up = 0
    for number, street in enumerate(streets):
        up += street.up
        looks_up = street.opener not in (Opener.AFTER_BLINDS, Opener.LEFT_OF_BUTTON)
        if street.bets and looks_up and not up:
            faults.append(f"{street.name} is opened by a card that nobody has face up")
        if street.opener is Opener.AFTER_BLINDS and number and streets[number - 1].bets:
            faults.append(f"{street.name} cannot open after the blinds")
        if street.discard and street.draw:
            faults.append(f"{street.name} both discards and draws")
    if variant.forced is Forced.BRING_IN and not streets[0].up:
        faults.append("a bring-in needs a card face up on the first street")
    if variant.hole_count < 2 or variant.board_count < 3:
        faults += [
            f"{half.name} needs two cards in the hand and three on the board"
            for half in variant.pot
            if half.use is Use.TWO_AND_THREE
        ]
    if len({half.name for half in variant.pot}) < len(variant.pot):
        faults.append("two shares of the pot have one name")
    return faults


def vary(
    variant: Variant, *, streets: Mapping[str, Mapping[str, Any]] = {}, **changes: Any
) -> Variant:
    """Another variant that differs only in what is named: fields of the variant, and by street name
    fields of its streets. Raises BadInput for a street that is not there.
    """
    names = {street.name for street in variant.streets}
    unknown = sorted(set(streets) - names)
    if unknown:
        raise BadInput(f"variant {variant.code} has no street {', '.join(unknown)}")
    played = tuple(replace(street, **streets.get(street.name, {})) for street in variant.streets)
    return replace(variant, **{"streets": played, **changes})


__all__ = ["Betting", "Forced", "Half", "Opener", "Street", "Variant", "vary"]
