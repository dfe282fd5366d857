"""A hand while its history is being read: seats by name, amounts as decimals."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal

from squaredeal.notation.money import SYMBOLS
from squaredeal.notation.names import is_draw, is_stud
from squaredeal.notation.tally import NOTHING, Tally

Step = tuple[Literal["dealt", "board", "acted", "drawn", "shown"], str, "Said"]
Said = tuple[str | int, Decimal | None, tuple[str, ...]]


class Draft:
    """Readers tell it what each line says; `finish.finish` makes the record.

    Verbs that need a street's bets (`call`, `put`, `to`) keep them here, so that a site may print
    what is added or what lies in front, whichever it likes.
    """

    def __init__(self, format_name: str, file: str, line: int) -> None:
        self.format = format_name
        self.file = file
        self.line = line
        self.hand = ""
        self.game = ""
        self.betting = ""
        self.currency = ""
        self.sizes: dict[str, Decimal] = {}
        self.facts: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.stacks: dict[str, Decimal | None] = {}
        self.button: int | None = None
        self.forced: list[tuple[str, str, Decimal]] = []
        self.steps: list[Step] = []
        self.tally: Tally[str] = Tally()
        self.pot: Decimal | None = None
        self.rake: Decimal | None = None
        self.fees: dict[str, Decimal] = {}
        self.paid: list[tuple[str, Decimal, str]] = []
        self.returned: list[tuple[str, Decimal]] = []
        self.extra: list[tuple[str, Decimal]] = []
        self.finishing: dict[str, Decimal] = {}
        self.boards: list[tuple[str, ...]] = []
        self.folded: set[str] = set()
        self.unseen: dict[str, int] = {}
        self.learned: dict[str, tuple[str, ...]] = {}
        self.includes_uncalled = False
        self.unread: list[tuple[int, str]] = []
        self.is_cancelled = False
        self.is_complete = False

    def sit(self, number: int, name: str, stack: Decimal | None) -> None:
        """A seat of the table with its chips. Raises ValueError for a name that sits already."""
        if name in self.numbers:
            raise ValueError(f"{name} sits twice")
        self.numbers[name] = number
        self.stacks[name] = stack
        self.tally.sit(name, stack)

    def money(self, text: str) -> None:
        """The currency, if the text shows one."""
        for symbol, code in SYMBOLS.items():
            if symbol in text and not self.currency:
                self.currency = code

    def post(self, name: str, kind: str, chips: Decimal) -> None:
        """A forced bet; antes and dead blinds lie in the pot, not in front of the seat."""
        if chips <= 0:
            return
        if kind in ("ante", "dead"):
            self.tally.sink(name, chips)
        else:
            self.tally.put(name, chips)
        self.forced.append((name, kind, chips))

    def post_live(self, name: str, chips: Decimal, big_blind: Decimal) -> None:
        """A blind out of turn: what is above the big blind is dead."""
        self.post(name, "dead", chips - big_blind)
        self.post(name, "post", min(chips, big_blind))

    def street(self) -> None:
        """A new betting round."""
        self.tally.next_street()

    def act(self, name: str, verb: str) -> None:
        """A fold or a check."""
        self.tally.has_acted = True
        if verb == "fold":
            self.folded.add(name)
        self.steps.append(("acted", name, (verb, None, ())))

    def put(self, name: str, verb: str, chips: Decimal) -> None:
        """The seat adds chips to what lies in front of it."""
        self.to(name, verb, self.tally.front[name] + chips)

    def to(self, name: str, verb: str, total: Decimal) -> None:
        """The seat makes what lies in front of it `total`."""
        if verb == "raise_to" and not self.tally.high:
            verb = "bet"
        self.tally.to(name, total)
        self.tally.has_acted = True
        self.steps.append(("acted", name, (verb, total, ())))

    def all_in(self, name: str) -> None:
        """The seat adds all it has: a bet, a call or a raise as the size makes it."""
        behind = self.tally.behind[name] or NOTHING
        verb = "raise_to" if self.tally.front[name] + behind > self.tally.high else "call"
        self.put(name, verb, behind)

    def top_up(self, name: str) -> None:
        """The seat's last bet was all-in: chips that the line left out lie with it."""
        rest = self.tally.behind[name]
        for at in range(len(self.steps) - 1, -1, -1):
            kind, who, (verb, total, cards) = self.steps[at]
            if kind == "acted" and who == name and total is not None and rest:
                self.steps[at] = (kind, who, (verb, total + rest, cards))
                self.tally.put(name, rest)
                return

    def give_back(self, name: str, chips: Decimal) -> None:
        """An uncalled bet returns to its owner."""
        self.tally.give_back(name, chips)
        self.returned.append((name, chips))

    def deal(self, name: str, cards: tuple[str, ...], up: int = 0) -> None:
        """Cards for one seat, the last `up` of them open."""
        at = self.unseen.pop(name, None)
        if at is None:
            self.steps.append(("dealt", name, (up, None, cards)))
        else:
            self.steps[at] = ("dealt", name, (up, None, cards))

    def owed(self, name: str) -> int:
        """How many cards of this street of stud the seat has got unseen so far."""
        at = self.unseen.get(name)
        return 0 if at is None else len(self.steps[at][2][2])

    def deal_street(self, count: int, up: int) -> None:
        """A street of stud: every live seat gets cards; the printed ones take their place."""
        self.street()
        self.unseen = {}
        for name in dict.fromkeys(name for name, *_ in self.forced):
            if name not in self.folded:
                self.steps.append(("dealt", name, (up, None, ("??",) * count)))
                self.unseen[name] = len(self.steps) - 1

    def learn(self, name: str, cards: tuple[str, ...]) -> None:
        """Hole cards that the history prints at the end, though nobody saw them in play."""
        if not is_draw(self.game) and not is_stud(self.game):
            self.learned[name] = cards

    def board(self, cards: tuple[str, ...], run: int = 0) -> None:
        """New common cards of one board."""
        self.steps.append(("board", "", (run, None, cards)))

    def draw(self, name: str, cards: tuple[str, ...]) -> None:
        """The seat throws cards away; none is standing pat. The bets before the draw are over."""
        self.tally.next_street()
        self.steps.append(("drawn", name, ("", None, cards)))

    def show(self, name: str, cards: tuple[str, ...]) -> None:
        """The seat turns its cards up; none is a hand mucked."""
        self.steps.append(("shown", name, ("", None, cards)))

    def pay(self, name: str, chips: Decimal, pot: str = "") -> None:
        """The seat wins chips from a pot."""
        self.paid.append((name, chips, pot))


__all__ = ["Draft", "Step"]
