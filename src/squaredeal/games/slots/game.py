"""A slot as a game: one stake, reels that stop, free games that follow by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import (
    BANK,
    EVENTS,
    Closed,
    Drawn,
    Resulted,
    Settled,
    Setup,
    bet_place,
    check_setup,
    stack_place,
    void,
    void_guard,
)
from squaredeal.games.slots.model import Model, shipped
from squaredeal.games.slots.spin import awarded, judge, window
from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    Await,
    BadInput,
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
from squaredeal.rules import HouseRules

CODES = tuple(shipped())
CLAUSE = "rng.game.slots"
SPOT = "spin"


class LineWon(Struct, frozen=True, gc=False, tag="line_won"):
    """A line pays: its number, the symbol, how many, chips before any multiplier."""

    line: int
    symbol: str
    count: int
    chips: int


class FreeGamesWon(Struct, frozen=True, gc=False, tag="free_games_won"):
    """Scatters gave free games; `left` is how many are now to come."""

    awarded: int
    left: int


class Round(Struct, frozen=True):
    """A paid game with its free games. `stops` is the spin in progress, `shown` the last one.

    `stake` is chips on all lines, `won` what the round has paid, `spins` how many reels have spun.
    """

    setup: Setup
    stacks: tuple[int, ...]
    bank: int
    stake: int = 0
    lying: int = 0
    stops: Outcome = ()
    shown: Outcome = ()
    free_left: int = 0
    free_given: int = 0
    spins: int = 0
    won: int = 0
    over: bool = False


class SlotGame(Struct, frozen=True):
    """One machine. The seat spins or leaves; everything else is drawn."""

    model: Model
    clock: str = "rng.pending_hours"

    setup_type = Setup
    state_type = Round
    event_types = (*EVENTS, LineWon, FreeGamesWon)
    verbs = ("spin", "close")
    rulings = ("void",)

    @property
    def code(self) -> str:
        return self.model.code

    def deck(self, setup: Setup) -> tuple[str, ...]:
        """A machine has no cards."""
        return ()

    def start(self, setup: Setup) -> Step[Round]:
        check_setup(setup.stacks, setup.limits, 1)
        return Round(setup, setup.stacks, setup.bank), ()

    def awaits(self, s: Round) -> Await:
        if s.over:
            return Over()
        if not s.stake:
            return ToAct((0,), self.clock)
        return ToDeal("reels", len(self.model.strips) - len(s.stops))

    def guard(self, s: Round, seat: Seat, verb: str) -> Choice | Refusal:
        if seat == FLOOR and verb == "void":
            return void_guard(s.over)
        if verb not in self.verbs or seat != 0:
            return refuse("no_such_verb", CLAUSE, verb=verb)
        if s.stake or s.over:
            return refuse("reels_spinning", CLAUSE)
        return self._spin(s) if verb == "spin" else Choice("close", CLAUSE)

    def _spin(self, s: Round) -> Choice | Refusal:
        """Whole coins on every line, inside the limits and the stack."""
        lines, limits = len(self.model.lines), s.setup.limits
        low = lines * -(-limits.low // lines)
        high = lines * (min(limits.high, s.stacks[0]) // lines)
        if high < low:
            return refuse("insufficient_funds", CLAUSE, stack=s.stacks[0], low=low)
        return Choice("spin", CLAUSE, low, high, unit=lines)

    def admits(self, s: Round, outcome: Outcome) -> bool:
        if s.over or not s.stake or not outcome:
            return False
        reels, first = self.model.reels, len(s.stops)
        if first + len(outcome) > len(reels):
            return False
        return all(
            item in _STOPS[: len(reels[first + index])] for index, item in enumerate(outcome)
        )

    def outcomes(self, s: Round) -> Iterable[tuple[Outcome, Fraction]]:
        if s.over or not s.stake:
            return ()
        length = len(self.model.reels[len(s.stops)])
        return [((stop,), Fraction(1, length)) for stop in _STOPS[:length]]

    def lapse(self, s: Round, seat: Seat) -> Act:
        return Act(seat, "close")

    def step(self, s: Round, move: Act | Chance | Rule) -> Step[Round]:
        if isinstance(move, Chance):
            return self._hear(s, move.outcome)
        if isinstance(move, Rule):
            lying = ((SPOT, s.lying),) if s.lying else ()
            stacks, told = void(s.setup.stacks, s.stacks, (lying,))
            bank = s.setup.bank
            return replace(s, stacks=stacks, bank=bank, lying=0, over=True), told
        if move.verb == "close":
            return replace(s, over=True), (Closed(HOUSE),)
        chips = move.amount or 0
        told = (Moved(stack_place(0), bet_place(0, SPOT), chips, "place"),)
        return replace(s, stacks=(s.stacks[0] - chips,), stake=chips, lying=chips), told

    def chips(self, s: Round) -> Mapping[str, int]:
        return {stack_place(0): s.stacks[0], bet_place(0, SPOT): s.lying, BANK: s.bank}

    def bound(self, setup: Setup) -> int:
        """One choice, then every reel of every game one by one."""
        return 2 + len(self.model.strips) * (1 + self.model.free_games.most)

    def _hear(self, s: Round, outcome: Outcome) -> Step[Round]:
        stops = s.stops + outcome
        told: list[Struct] = [
            Drawn(f"reel:{index}", item) for index, item in enumerate(outcome, len(s.stops))
        ]
        if len(stops) < len(self.model.strips):
            return replace(s, stops=stops), tuple(told)
        return self._settle(replace(s, stops=(), shown=stops), told)

    def _settle(self, s: Round, told: list[Struct]) -> Step[Round]:
        """The window is judged and paid; free games go on until none is left."""
        model, coin = self.model, s.stake // len(self.model.lines)
        spin = judge(model, window(model, tuple([int(stop) for stop in s.shown])))
        times = model.free_games.multiplier if s.spins else 1
        won = times * (spin.line_coins * coin + spin.scatter_stakes * s.stake)
        told.extend([LineWon(w.line, w.symbol, w.count, w.coins * coin) for w in spin.wins])
        given = min(awarded(model, spin), model.free_games.most - s.free_given)
        left = s.free_left - (1 if s.spins else 0) + given
        if given:
            told.append(FreeGamesWon(given, left))
        if s.lying:
            told.append(Moved(bet_place(0, SPOT), BANK, s.lying, "lost"))
        if won:
            told.append(Moved(BANK, stack_place(0), won, "won"))
        facts = (("won", won), ("scatters", spin.scatters), ("free_left", left))
        told.append(Resulted(facts))
        after = replace(
            s,
            stacks=(s.stacks[0] + won,),
            bank=s.bank + s.lying - won,
            lying=0,
            free_left=left,
            free_given=s.free_given + given,
            spins=s.spins + 1,
            won=s.won + won,
            over=left == 0,
        )
        if after.over:
            told.append(Settled(0, SPOT, s.stake, after.won))
        return after, tuple(told)


_STOPS = tuple(str(stop) for stop in range(512))


def game_of(model: Model) -> SlotGame:
    """The machine of this sheet. Raises BadInput for strips longer than 512 stops."""
    if max(len(reel) for reel in model.reels) > len(_STOPS):
        raise BadInput(f"{model.code}: a strip may have at most {len(_STOPS)} stops")
    return SlotGame(model)


def build(code: str, house: HouseRules) -> SlotGame:
    """The machine of this code. `code` is one of CODES."""
    return game_of(shipped()[code])


__all__ = ["CODES", "FreeGamesWon", "LineWon", "Round", "SlotGame", "build", "game_of"]
