"""A recorded hand: what every history format is read into and written from.

Amounts are integers of `1 / Record.scale`. Seats are indices in the order of play: the first seat
to the left of the button is 0 and the button is last. Heads-up that makes the big blind seat 0 and
the button, who pays the small blind, seat 1.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from squaredeal.kernel import Seat
from squaredeal.notation.money import decimal


class Source(Struct, frozen=True):
    """Where the record was found: `line` is the first line of the hand, counted from 1.

    `text` is the hand as it stood in a PHH file.
    """

    format: str
    file: str = ""
    hand: str = ""
    line: int = 1
    text: str = ""


class Player(Struct, frozen=True):
    """Who sat there. `stack` is None where the record does not know it."""

    name: str
    stack: int | None
    seat_number: int | None = None


class Forced(Struct, frozen=True):
    """A bet that nobody chose.

    `kind` is `ante`, `small_blind`, `big_blind`, `straddle`, `button_blind`, `post` (a live blind
    of a player who comes in) or `dead` (chips straight into the pot).
    """

    seat: Seat
    kind: str
    chips: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """Hole cards for one seat; `??` where nobody saw the card. The last `up` of them lie open."""

    seat: Seat
    cards: tuple[str, ...]
    up: int = 0


class Board(Struct, frozen=True, tag="board"):
    """New common cards. `run` counts boards from 0: 1 is the second board."""

    cards: tuple[str, ...]
    run: int = 0


class Acted(Struct, frozen=True, tag="acted"):
    """`verb` is fold, check, call, bet, raise_to, complete or bring_in.

    `to` is what lies before the seat on this street afterwards; None for a fold and a check.
    """

    seat: Seat
    verb: str
    to: int | None = None


class Drawn(Struct, frozen=True, tag="drawn"):
    """Cards thrown away, `??` where unknown; none means that the seat stood pat."""

    seat: Seat
    cards: tuple[str, ...]


class Shown(Struct, frozen=True, tag="shown"):
    """Hole cards turned up; an empty tuple is a hand mucked."""

    seat: Seat
    cards: tuple[str, ...]


class Note(Struct, frozen=True, tag="note"):
    """A comment of whoever wrote the record."""

    text: str


Entry: TypeAlias = Dealt | Board | Acted | Drawn | Shown | Note


class Paid(Struct, frozen=True):
    """What a seat was paid, and the pot as the history names it."""

    seat: Seat
    chips: int
    pot: str = ""


class Stated(Struct, frozen=True):
    """What the history says came out of the hand; empty or None where it is silent.

    `finishing` and `winnings` are by seat. `returned` are uncalled bets. `extra` is money from
    outside the pot, such as a cash-out or a bounty. `includes_uncalled`: the total and the payments
    hold uncalled bets as well, which some sites pay out with the pot.
    """

    finishing: tuple[int | None, ...] = ()
    winnings: tuple[int, ...] = ()
    total_pot: int | None = None
    rake: int | None = None
    fees: tuple[tuple[str, int], ...] = ()
    paid: tuple[Paid, ...] = ()
    returned: tuple[tuple[Seat, int], ...] = ()
    boards: tuple[tuple[str, ...], ...] = ()
    extra: tuple[tuple[Seat, int], ...] = ()
    includes_uncalled: bool = False


class Stakes(Struct, frozen=True):
    """Bet sizes of the table. `cap` is the most one seat may put in during the hand."""

    min_bet: int | None = None
    small_bet: int | None = None
    big_bet: int | None = None
    bring_in: int | None = None
    cap: int | None = None


class Record(Struct, frozen=True):
    """One hand as recorded.

    `game` and `betting` name the variant, `chip` is the smallest chip in play in the record's unit,
    `trims_antes` says that an ante larger than the others is cut down to them. `facts` are site,
    table, date and the like in words; `fields` every field of a PHH source, in its order. Who
    changes a record clears `fields`: while it has them, it is written as it stood. `unread` are
    lines that no reader understands, with their numbers.
    """

    source: Source
    game: str
    betting: str
    scale: int
    chip: int
    players: tuple[Player, ...]
    forced: tuple[Forced, ...]
    stakes: Stakes
    entries: tuple[Entry, ...]
    stated: Stated = Stated()
    trims_antes: bool = False
    is_cancelled: bool = False
    facts: tuple[tuple[str, str], ...] = ()
    fields: tuple[tuple[str, Any], ...] = ()
    unread: tuple[tuple[int, str], ...] = ()

    @property
    def variant(self) -> str:
        """The game in words, such as `no-limit holdem`."""
        return f"{self.betting.replace('_', '-')} {self.game}"

    def fact(self, name: str) -> str:
        """One of the facts in words, empty if the record does not have it."""
        return dict(self.facts).get(name, "")

    def amount(self, chips: int) -> str:
        """An amount of the record as people write it, such as `12.5`."""
        return f"{decimal(chips, self.scale):f}"

    def boards(self) -> tuple[tuple[str, ...], ...]:
        """The common cards of every board; what a later board does not have it shares."""
        own = self._own_boards()
        return tuple(self.shared(run) + own[run] for run in sorted(own))

    def shared(self, run: int) -> tuple[str, ...]:
        """The cards of the first board that a later board begins with."""
        own = self._own_boards()
        first = own.get(0, ())
        return first[: max(0, len(first) - len(own[run]))] if run else ()

    def _own_boards(self) -> dict[int, tuple[str, ...]]:
        found: dict[int, tuple[str, ...]] = {}
        for entry in self.entries:
            if type(entry) is Board:
                found[entry.run] = found.get(entry.run, ()) + entry.cards
        return found


class Fault(Struct, frozen=True):
    """A hand, or a file, of which no record could be made, and why. `line` counts from 1."""

    file: str
    hand: str
    line: int
    why: str
    is_contradiction: bool = False


class Unread(ValueError):
    """A line that a reader cannot understand. `line` counts from 1 in the file.

    `is_contradiction` says that the line was understood and states something impossible.
    """

    def __init__(self, line: int, why: str, is_contradiction: bool = False) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.is_contradiction = is_contradiction


__all__ = [
    "Acted",
    "Board",
    "Dealt",
    "Drawn",
    "Entry",
    "Fault",
    "Forced",
    "Note",
    "Paid",
    "Player",
    "Record",
    "Shown",
    "Source",
    "Stakes",
    "Stated",
    "Unread",
]
