"""A table of rounds against the house, for a client that holds no rule.

How a page uses it. The lobby is `GET /api/casino`; a game's page takes everything that never
changes in a round (spots, pockets, dice, reels, odds, returns, chip values) from
`GET /api/casino/games/<game>` and draws its felt from that. `POST /api/casino/tables` gives the
reader's own table. `subscribe` to it on the socket as to any table: every change then comes as one
`casino` message that holds the whole view, so nothing is pieced together and `since` is not needed.

Chips are best held back on the client (undo, clear, repeat and double are its own) until the person
asks to deal: then one envelope `place` for each spot, and `close` ("deal", "spin"). Chips that the
server has are in `round.bets`; `remove` gives a spot's back. A machine takes `spin` with the total
stake instead. `round` and `turn` of an envelope are those of the view: `round` is named before the
first chip lies. Cards, dice, pockets and stops come in `happened` in the order they were drawn, one
`drawn` each; a page may take its time to show them, the view already holds the end.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from squaredeal.server.wire.table import ClockView, Person, Reason, Unit

Phase: TypeAlias = Literal[
    "idle", "betting", "drawing", "insurance", "deciding", "following", "over"
]


class CasinoBet(Struct, frozen=True):
    """Chips of one seat on one spot. While they lie `is_settled` is false and they are held; then
    `returned` is all that came back for them, the stake included. 0: lost, `chips`: a push."""

    seat: int
    spot: str
    chips: int
    is_settled: bool = False
    returned: int = 0


class AreaView(Struct, frozen=True):
    """What lies at one place of the felt: cards, a die, a pocket, a segment, a reel.

    `area` such as `dealer`, `player`, `banker`, `dragon`, `board`, `hand:2:0` (seat 2's first
    hand), `die:0`, `wheel`, `reel:3`. `items` are cards (`??` face down), a face 1 to 6, a pocket,
    a segment's number, or the symbols of a reel from top to bottom with `stop` the stop drawn.
    `points` is what the cards count (`17`, `soft 17`, `pair`), `outcome` how a hand ended.
    `is_on_turn`: the seat is asked about this hand.
    """

    area: str
    items: tuple[str, ...]
    points: str = ""
    outcome: str = ""
    stop: int | None = None
    is_on_turn: bool = False


class LineWin(Struct, frozen=True):
    """A paying line: its number in the layout, the symbol, how many from the left."""

    line: int
    symbol: str
    count: int
    chips: int


class CasinoRound(Struct, frozen=True):
    """One round. `round`, `number`, `turn` and `commitment` are those that the next envelope names:
    of the round in progress, or of the one that the first chip will begin.

    `shown` is the round whose chips, cards and facts these are: the same, or the one before while
    `phase` is over and its result stays in sight; empty before the first. `to_act` are the seats
    asked, `facts` the result in the game's words (`pocket` 17, `colour` black, `winner` banker,
    `total` 11, `won` 400). `commitment` is the seal published before the first chip. `spins` and
    `free_left` count the games of a machine within the round. A void round gave every stake back,
    `clause` says why.
    """

    round: str
    number: int
    turn: int
    shown: str
    phase: Phase
    is_over: bool = False
    is_void: bool = False
    to_act: tuple[int, ...] = ()
    bets: tuple[CasinoBet, ...] = ()
    areas: tuple[AreaView, ...] = ()
    lines: tuple[LineWin, ...] = ()
    facts: dict[str, int | str] = {}
    spins: int = 0
    free_left: int = 0
    commitment: str = ""
    clause: str = ""


class CasinoSeat(Struct, frozen=True):
    """One place at the table. `held` is what lies of this seat in the round in progress, `won` what
    the finished round brought back beyond what was staked; negative when it lost."""

    seat: int
    person: Person | None = None
    held: int = 0
    won: int = 0


class LastResult(Struct, frozen=True):
    """A finished round of this table: `facts` as in the round's."""

    round: str
    facts: dict[str, int | str]


class CasinoView(Struct, frozen=True):
    """A table as everybody may see it. `is_private`: one player's own, no waiting. `low` and `high`
    bound a spot unless the layout gives it bounds of its own. `last` is newest first."""

    table: str
    name: str
    game: str
    family: str
    unit: Unit
    status: str
    is_private: bool
    low: int
    high: int
    seats: tuple[CasinoSeat, ...]
    round: CasinoRound
    last: tuple[LastResult, ...] = ()


class CasinoVerb(Struct, frozen=True):
    """One verb of the reader: open with its bounds, or closed with the reason.

    `place` and `announce` name one of `spots` with an amount inside `bounds` of that spot, or
    `low..high` where `bounds` is empty; amounts are what is added. `spin` and `bet` take an amount
    in multiples of `unit`. `price` is what a verb without an amount costs (double, split, call).
    `discard` names `cards_min` to `cards_max` of `among`.
    """

    verb: str
    clause: str
    is_open: bool
    price: int | None = None
    low: int | None = None
    high: int | None = None
    unit: int = 1
    spots: tuple[str, ...] = ()
    bounds: tuple[tuple[int, int], ...] = ()
    cards_min: int = 0
    cards_max: int = 0
    among: tuple[str, ...] = ()
    reason: Reason | None = None


class SessionView(Struct, frozen=True):
    """The reader's session at games against the house, always to be shown: since when (server
    time), rounds finished, chips staked and returned, `net` = returned - staked, and `held`, the
    chips that lie in unfinished rounds."""

    started_ms: int
    now_ms: int
    rounds: int
    staked: int
    returned: int
    net: int
    held: int = 0


class CasinoMine(Struct, frozen=True):
    """What only the reader may see and do. `seat` None: not seated at a shared table; `sit` is then
    among `verbs` with the free seats as spots. `balance` may be staked. `repeat` is what the reader
    staked in the round before, for a repeat or a double. `returns_ms`: when stakes of an unfinished
    round go back if nothing is decided until then."""

    seat: int | None
    balance: int
    verbs: tuple[CasinoVerb, ...]
    session: SessionView
    repeat: tuple[CasinoBet, ...] = ()
    returns_ms: int | None = None


class Placed(Struct, frozen=True, tag_field="kind", tag="placed"):
    """Chips went onto a spot."""

    seat: int
    spot: str
    chips: int


class TakenBack(Struct, frozen=True, tag_field="kind", tag="taken_back"):
    """Chips came back from a spot before the deal, or because the round is void."""

    seat: int
    spot: str
    chips: int


class NoMoreBets(Struct, frozen=True, tag_field="kind", tag="no_more_bets"):
    """A window is closed for one seat, or for all with seat -1."""

    seat: int


class Came(Struct, frozen=True, tag_field="kind", tag="came"):
    """A card, die, pocket, segment or stop came: `item` lies at `area`. `??` lies face down."""

    area: str
    item: str


class Decided(Struct, frozen=True, tag_field="kind", tag="decided"):
    """A seat chose for one of its hands; `by_clock`: its time had run out."""

    seat: int
    hand: int
    verb: str
    by_clock: bool = False


class Settled(Struct, frozen=True, tag_field="kind", tag="settled"):
    """One stake is decided: `returned` is all that came back for it."""

    seat: int
    spot: str
    chips: int
    returned: int


class Announced(Struct, frozen=True, tag_field="kind", tag="announced"):
    """The result in the game's words, or a word of its own such as `cut_card`, `line`, `free`."""

    what: str
    facts: dict[str, int | str]


class RoundOver(Struct, frozen=True, tag_field="kind", tag="round_over"):
    """A round is over and booked, or void with the clause that says so."""

    round: str
    is_void: bool = False
    clause: str = ""


CasinoHappened: TypeAlias = (
    Placed | TakenBack | NoMoreBets | Came | Decided | Settled | Announced | RoundOver
)


class CasinoState(Struct, frozen=True, tag_field="type", tag="casino"):
    """The table as it stands at `version`, and what has happened since the version before; nothing
    when the reader has just come."""

    table: str
    version: int
    happened: tuple[CasinoHappened, ...]
    view: CasinoView
    mine: CasinoMine | None = None
    clock: ClockView | None = None


__all__ = [
    "Announced",
    "AreaView",
    "Came",
    "CasinoBet",
    "CasinoHappened",
    "CasinoMine",
    "CasinoRound",
    "CasinoSeat",
    "CasinoState",
    "CasinoVerb",
    "CasinoView",
    "Decided",
    "LastResult",
    "LineWin",
    "NoMoreBets",
    "Phase",
    "Placed",
    "RoundOver",
    "SessionView",
    "Settled",
    "TakenBack",
]
