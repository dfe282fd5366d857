"""The casino over HTTP: its lobby, each game's felt and rules, rounds that were played.

`felt.py` says how a page plays.
"""

from __future__ import annotations

from msgspec import Struct

from squaredeal.server.wire.felt import CasinoHappened, CasinoView
from squaredeal.server.wire.pages import Leaf
from squaredeal.server.wire.table import Unit


class Figure(Struct, frozen=True):
    """A share of the stake, computed from the rules in force: `percent` is ready to show, such as
    `97.2973`, `exact` the fraction, such as `36/37`, where there is a short one."""

    percent: str
    exact: str = ""


class CasinoRow(Struct, frozen=True):
    """One game of the lobby. The name is the text `game-<family>`, or `title` where there is one
    (machines). `returned` is that of the best bet; `strategy` says how it is reached: empty where
    nothing is to be decided, else `strategy-<strategy>` in the texts. `table` is the reader's own
    table with the chips `held` in an unfinished round there."""

    game: str
    family: str
    title: str
    unit: Unit
    low: int
    high: int
    returned: Figure
    strategy: str = ""
    table: str | None = None
    held: int = 0


class CasinoTable(Struct, frozen=True):
    """A table with several seats and a clock for bets."""

    table: str
    name: str
    game: str
    family: str
    unit: Unit
    low: int
    high: int
    seats: int
    seated: int
    bet_seconds: int
    my_seat: int | None = None


class CasinoLobby(Struct, frozen=True):
    """`GET /api/casino`: games for a table of one's own, and tables to join."""

    games: tuple[CasinoRow, ...]
    tables: tuple[CasinoTable, ...] = ()


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/casino/tables` -> `OpenedTable`: the reader's own table of this game, with the
    round that stands there if one was interrupted."""

    game: str


class OpenedTable(Struct, frozen=True):
    """Subscribe to `table` on the socket."""

    table: str
    game: str


class SpotView(Struct, frozen=True):
    """Somewhere chips may lie. `kind` groups spots that are paid alike (`straight`, `total`).

    `covers` are the pockets, faces or numbers it wins on, where that is how it wins. `pays` is odds
    to one, such as `35` or `1/2`; empty where they follow a table of the rules page. Chips of one
    seat on it are `low..high`.
    """

    spot: str
    kind: str
    covers: tuple[str, ...] = ()
    pays: str = ""
    low: int = 0
    high: int = 0


class CallView(Struct, frozen=True):
    """A call bet: chips a piece for `announce`, and the spots with how many pieces each takes."""

    call: str
    pieces: tuple[tuple[str, int], ...]


class PocketView(Struct, frozen=True):
    """A pocket or segment in the order of the wheel: what it shows, and `red`, `black`, `green`, or
    the odds it pays on a wheel of fortune."""

    shows: str
    colour: str = ""


class SymbolView(Struct, frozen=True):
    """A symbol of a machine. `pays` is coins by how many of a kind; for the scatter, total stakes.
    `role`: empty, `wild` or `scatter`."""

    symbol: str
    pays: tuple[tuple[int, int], ...]
    role: str = ""


class ReelsView(Struct, frozen=True):
    """A machine: `strips` top to bottom as they turn, `rows` of them seen at once. A line names one
    row for each reel, the top row 0; every line costs one coin. `free_trigger` scatters award
    `free_award` games with every win times `free_times`."""

    strips: tuple[tuple[str, ...], ...]
    rows: int
    lines: tuple[tuple[int, ...], ...]
    symbols: tuple[SymbolView, ...]
    free_trigger: int = 0
    free_award: int = 0
    free_times: int = 1


class BetReturn(Struct, frozen=True):
    """What one kind of bet returns in the long run, and its edge: what the house keeps of it."""

    kind: str
    returned: Figure
    edge: Figure


class RuleLine(Struct, frozen=True):
    """One setting of the rules in force, its value in words or figures and the clause it stands on.
    The words are `rule-<name>` in the texts; `name` serves where there are none."""

    name: str
    value: str
    clause: str = ""


class PayLine(Struct, frozen=True):
    """One line of a pay table: `table` groups them (`ante`, `bet`, `aa`), `hand` is what pays."""

    table: str
    hand: str
    pays: str


class Strategy(Struct, frozen=True):
    """How the stated return is reached. `name`: `optimal` (every card seen taken into account),
    `chart` (a fixed chart) or empty. `chart_returned` is that of the chart where both are known,
    `published` what a sheet of the game claims, quoted beside the computed figure."""

    name: str
    chart_returned: Figure | None = None
    published: str = ""


class CasinoGame(Struct, frozen=True):
    """`GET /api/casino/games/<game>`: the felt and the rules page, from the rules in force.

    `source` is what decides: wheel, shoe, dice, reels. `areas` are the places where cards, dice or
    stops lie. `chips` are values to offer. `clauses` go to `GET /api/clauses/<clause>`. `method`
    tells how the returns were found: `enumeration`, `recursion`.
    """

    game: str
    family: str
    title: str
    unit: Unit
    source: str
    low: int
    high: int
    chips: tuple[int, ...]
    seats_max: int
    areas: tuple[str, ...]
    spots: tuple[SpotView, ...]
    opposites: tuple[tuple[str, str], ...]
    calls: tuple[CallView, ...]
    wheel: tuple[PocketView, ...]
    reels: ReelsView | None
    returns: tuple[BetReturn, ...]
    best: Figure
    method: str
    strategy: Strategy
    rules: tuple[RuleLine, ...]
    pays: tuple[PayLine, ...]
    clauses: tuple[str, ...]
    pending_hours: int


class CasinoLine(Struct, frozen=True):
    """One round of the reader. `status`: open, done, void. `net` = returned - staked."""

    round: str
    table: str
    game: str
    family: str
    number: int
    unit: Unit
    started_ms: int
    ended_ms: int | None
    status: str
    staked: int
    returned: int
    net: int
    facts: dict[str, int | str] = {}


class CasinoRounds(Struct, frozen=True):
    """`GET /api/casino/rounds?game=&before=&limit=`: latest first; `next` goes to `before`."""

    rounds: tuple[CasinoLine, ...]
    next: int | None = None


class CasinoFrame(Struct, frozen=True):
    """One step of a finished round, and how the table stood after it."""

    at_ms: int
    happened: tuple[CasinoHappened, ...]
    view: CasinoView


class CasinoRecord(Struct, frozen=True):
    """`GET /api/casino/rounds/<round>`: a replay; show it as one."""

    line: CasinoLine
    frames: tuple[CasinoFrame, ...]


class DrawView(Struct, frozen=True):
    """One draw of a wheel, dice or reels: the stream gave `ticket` of 0 to `of` - 1, and `outcome`
    is that place of the device's own order."""

    outcome: str
    ticket: int
    of: int


class CasinoFairness(Struct, frozen=True):
    """`GET /api/casino/rounds/<round>/fairness`, once the round `is_over`.

    For cards: `used` in the order dealt and `leaves` to lead each back to the seal, as for a poker
    hand. For a wheel, dice or reels `key` opens the seal: the seal is made from it, and the draws
    follow from the key and `seeds`. `squaredeal verify` checks a saved copy.
    """

    round: str
    game: str
    scheme: str
    commitment: str
    published_ms: int
    is_over: bool
    size: int
    seeds: tuple[str, ...]
    order: tuple[int, ...]
    used: tuple[str, ...]
    leaves: tuple[Leaf, ...]
    key: str = ""
    draws: tuple[DrawView, ...] = ()


__all__ = [
    "BetReturn",
    "CallView",
    "CasinoFairness",
    "CasinoFrame",
    "CasinoGame",
    "CasinoLine",
    "CasinoLobby",
    "CasinoRecord",
    "CasinoRounds",
    "CasinoRow",
    "CasinoTable",
    "DrawView",
    "Figure",
    "OpenTable",
    "OpenedTable",
    "PayLine",
    "PocketView",
    "ReelsView",
    "RuleLine",
    "SpotView",
    "Strategy",
    "SymbolView",
]
