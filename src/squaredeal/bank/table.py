"""The machine that plays any layout: bets, device, settlement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank.bets import (
    BANK,
    Bets,
    add,
    bet_place,
    stack_place,
    staked,
    swap,
    swap_bets,
    without,
)
from squaredeal.bank.events import EVENTS, Closed, CutCard, Drawn, Resulted, Settled
from squaredeal.bank.layout import Layout
from squaredeal.bank.odds import settle
from squaredeal.bank.setup import Setup, check_setup
from squaredeal.bank.shoe import Shoe, composition, fresh
from squaredeal.bank.voiding import void
from squaredeal.bank.window import (
    announce_guard,
    close_guard,
    place_guard,
    remove_guard,
    void_guard,
)
from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    Await,
    Broken,
    Chance,
    Choice,
    Moved,
    Outcome,
    Over,
    Refusal,
    Rule,
    Seat,
    Step,
    ToAct,
    ToDeal,
    refuse,
)


class Round(Struct, frozen=True):
    """One round on a layout.

    `open` lists the seats whose bets may still change, empty once the window is closed; `changes`
    counts by seat how often they did. `result` is what the device has said. Settled bets leave
    `bets`.
    """

    setup: Setup
    stacks: tuple[int, ...]
    bets: tuple[Bets, ...]
    open: tuple[Seat, ...]
    bank: int
    changes: tuple[int, ...]
    result: Outcome = ()
    over: bool = False


class LayoutGame(Struct, frozen=True):
    """A layout as a game. Seats bet in one window, the device speaks, every spot is settled."""

    layout: Layout
    seats_max: int = 8
    changes_max: int = 500

    setup_type = Setup
    state_type = Round
    event_types = EVENTS
    rulings = ("void",)

    @property
    def code(self) -> str:
        return self.layout.code

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("place", "announce", "remove", "close") if self.layout.calls else _VERBS

    def deck(self, setup: Setup) -> tuple[str, ...]:
        """The cards of the shoe as the round finds it; none without cards."""
        return composition(setup.shoe, self.layout.decks)

    def start(self, setup: Setup) -> Step[Round]:
        check_setup(setup.stacks, setup.limits, self.seats_max)
        none: tuple[Bets, ...] = ((),) * len(setup.stacks)
        seats = tuple([seat for seat, chips in enumerate(setup.stacks) if chips])
        zeros = (0,) * len(setup.stacks)
        return Round(setup, setup.stacks, none, seats, setup.bank, zeros), ()

    def awaits(self, s: Round) -> Await:
        if s.over:
            return Over(self._carry(s))
        if s.open:
            return ToAct((*s.open, HOUSE), self.layout.clock, window=True)
        owed = self.layout.owes(s.result, s.bets)
        return ToDeal(self.layout.source, owed)

    def guard(self, s: Round, seat: Seat, verb: str) -> Choice | Refusal:
        clauses = self.layout.clauses
        if seat == FLOOR:
            return void_guard(s.over) if verb == "void" else _no_verb(verb)
        if verb not in self.verbs or (seat == HOUSE and verb != "close"):
            return _no_verb(verb)
        if not s.open:
            return refuse("betting_closed", clauses.close)
        if verb == "close":
            return close_guard(seat, s.open, clauses)
        if seat not in s.open:
            return refuse("betting_closed", clauses.close)
        if s.changes[seat] >= self.changes_max:
            return refuse("too_many_changes", clauses.close, most=self.changes_max)
        bets, stack, limits = s.bets[seat], s.stacks[seat], s.setup.limits
        if verb == "remove":
            return remove_guard(bets, clauses)
        if verb == "announce":
            return announce_guard(limits, self.layout.calls, bets, stack, clauses)
        return place_guard(limits, self.layout.spots, bets, stack, clauses, self.layout.opposites)

    def admits(self, s: Round, outcome: Outcome) -> bool:
        if s.over or s.open or not outcome:
            return False
        if len(outcome) > self.layout.owes(s.result, s.bets):
            return False
        return self.layout.admits(s.result, s.setup.shoe, outcome)

    def outcomes(self, s: Round) -> Iterable[tuple[Outcome, Fraction]]:
        return () if s.over or s.open else self.layout.outcomes(s.result, s.setup.shoe)

    def lapse(self, s: Round, seat: Seat) -> Act:
        return Act(seat, "close")

    def step(self, s: Round, move: Act | Chance | Rule) -> Step[Round]:
        if isinstance(move, Chance):
            return self._hear(s, move.outcome)
        if isinstance(move, Rule):
            return _void(s)
        match move.verb:
            case "place":
                return _place(s, move.seat, ((move.spot or "", move.amount or 0),))
            case "announce":
                pieces = self.layout.calls[move.spot or ""]
                chips = move.amount or 0
                return _place(s, move.seat, tuple((spot, n * chips) for spot, n in pieces))
            case "remove":
                return _remove(s, move.seat, move.spot or "")
            case "close":
                return self._close(s, move.seat)
        raise Broken(f"{self.code} knows no {move.verb}")

    def chips(self, s: Round) -> Mapping[str, int]:
        lying = {stack_place(seat): chips for seat, chips in enumerate(s.stacks)}
        for seat, bets in enumerate(s.bets):
            lying.update({bet_place(seat, spot): chips for spot, chips in bets})
        lying[BANK] = s.bank
        return lying

    def bound(self, setup: Setup) -> int:
        """Every seat may change its bets so often and close; then come the draws and HOUSE."""
        return len(setup.stacks) * (self.changes_max + 1) + self.layout.draws_max + 1

    def _close(self, s: Round, seat: Seat) -> Step[Round]:
        left = () if seat == HOUSE else tuple([x for x in s.open if x != seat])
        told: tuple[Struct, ...] = (Closed(seat),)
        if left:
            return replace(s, open=left), told
        if not any(s.bets):
            return replace(s, open=(), over=True), told
        return replace(s, open=()), (Closed(HOUSE),)

    def _hear(self, s: Round, outcome: Outcome) -> Step[Round]:
        result = s.result + outcome
        layout = self.layout
        first = len(s.result)
        told: list[Struct] = []
        for index, item in enumerate(outcome, first):
            told.append(Drawn(layout.spot_of(result, index), item))
            if self._is_cut(s.setup.shoe, index):
                told.append(CutCard())
        heard = replace(s, result=result)
        if layout.owes(result, s.bets):
            return heard, tuple(told)
        told.append(Resulted(layout.facts(result)))
        return self._settle(heard, told)

    def _settle(self, s: Round, told: list[Struct]) -> Step[Round]:
        stacks, bank = list(s.stacks), s.bank
        for seat, bets in enumerate(s.bets):
            for spot, stake in bets:
                paid, moves = settle(seat, spot, stake, self.layout.verdict(spot, s.result))
                returned = paid.back + paid.won - paid.commission
                stacks[seat] += returned
                bank += stake - returned
                told.extend(moves)
                told.append(Settled(seat, spot, stake, returned))
        after = replace(s, stacks=tuple(stacks), bank=bank, bets=((),) * len(stacks), over=True)
        assert sum(after.stacks) + bank == sum(s.setup.stacks) + s.setup.bank
        return after, tuple(told)

    def _is_cut(self, shoe: Shoe | None, index: int) -> bool:
        """Does the cut card show before this item? It has `cut_card` cards behind it."""
        if not self.layout.cut_card:
            return False
        before = len(shoe) if shoe else 52 * self.layout.decks
        return before - index == self.layout.cut_card

    def _carry(self, s: Round) -> Shoe | None:
        """The shoe for the next round; none after the cut card, when all is shuffled."""
        if not self.layout.cut_card:
            return None
        after = (s.setup.shoe or fresh(self.layout.decks)).without(s.result)
        return after if len(after) >= self.layout.cut_card else None


_VERBS = ("place", "remove", "close")


def _no_verb(verb: str) -> Refusal:
    return refuse("no_such_verb", "rng.player-understands", verb=verb)


def _place(s: Round, seat: Seat, pieces: tuple[tuple[str, int], ...]) -> Step[Round]:
    bets, spent = s.bets[seat], 0
    told = []
    for spot, chips in pieces:
        bets = add(bets, spot, chips)
        spent += chips
        told.append(Moved(stack_place(seat), bet_place(seat, spot), chips, "place"))
    stacks = swap(s.stacks, seat, s.stacks[seat] - spent)
    return _changed(s, seat, stacks, bets), tuple(told)


def _remove(s: Round, seat: Seat, spot: str) -> Step[Round]:
    chips = staked(s.bets[seat], spot)
    stacks = swap(s.stacks, seat, s.stacks[seat] + chips)
    told = Moved(bet_place(seat, spot), stack_place(seat), chips, "remove")
    return _changed(s, seat, stacks, without(s.bets[seat], spot)), (told,)


def _changed(s: Round, seat: Seat, stacks: tuple[int, ...], bets: Bets) -> Round:
    changes = swap(s.changes, seat, s.changes[seat] + 1)
    return replace(s, stacks=stacks, bets=swap_bets(s.bets, seat, bets), changes=changes)


def _void(s: Round) -> Step[Round]:
    stacks, told = void(s.setup.stacks, s.stacks, s.bets)
    none: tuple[Bets, ...] = ((),) * len(stacks)
    after = replace(s, stacks=stacks, bets=none, bank=s.setup.bank, open=(), over=True)
    return after, told
