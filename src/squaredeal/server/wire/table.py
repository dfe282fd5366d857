"""What a table looks like to somebody who knows no rule.

`TableView` is the same for everybody who may watch.
Chips are integers of the table's unit. Seats count from 0. Times are milliseconds of the server's
clock. Cards are two letters such as `Ah` or `Td`; `??` is a card that the reader may not see.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field


class Reason(Struct, frozen=True):
    """Why not: `code` and `facts` are words for people through `refusal-<code>` in the .ftl texts,
    `clause` is the house rule it stands on (`GET /api/clauses/<clause>`)."""

    code: str
    clause: str
    facts: dict[str, int | str] = field(default_factory=dict)


class Unit(Struct, frozen=True):
    """What one chip is. An amount is shown divided by ten to the power of `decimals`."""

    code: str
    decimals: int
    symbol: str


class CardView(Struct, frozen=True):
    """`card` is `??` when hidden. `is_up`: everybody at the table may see it."""

    card: str
    is_up: bool = False
    state: Literal["", "win", "dead"] = ""


class HandLabel(Struct, frozen=True):
    """The strength of a hand as data: `category` such as `straight`, its deciding `ranks` highest
    first, and the cards used."""

    category: str
    ranks: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Making(Struct, frozen=True):
    """What a hand makes for one share of the pot (`high`, `low`, ...) with one board."""

    share: str
    board: int
    hand: HandLabel


class Tag(Struct, frozen=True):
    """What a seat did last on this street, or what it is: `raise_to 300`, `blind 10`, `won 450`.

    `count` is for verbs that count something else than chips: cards of `discard`, boards of `run`.
    """

    verb: str
    chips: int | None = None
    count: int | None = None


class Person(Struct, frozen=True):
    """Who sits there. `player` is a public number, stable for life."""

    player: str
    nickname: str
    is_bot: bool = False
    is_connected: bool = True


SeatState: TypeAlias = Literal[
    "empty", "reserved", "waiting", "out", "in", "turn", "folded", "allin"
]


class SeatView(Struct, frozen=True):
    """One seat. `state`: empty · reserved (somebody is sitting down) · waiting (for the next round)
    · out (sits out) · in, turn, folded, allin (has part in the round).

    `cards` are in the order dealt; those `is_up` are door cards and up-cards. `drawn` is how many
    cards the seat exchanged in the last draw, 0 for standing pat, None without a draw. `makes` is
    what shown cards make, for every share and board; `hand` is the first of these.
    """

    seat: int
    state: SeatState
    person: Person | None = None
    stack: int = 0
    bet: int = 0
    cards: tuple[CardView, ...] = ()
    tag: Tag | None = None
    hand: HandLabel | None = None
    won: int = 0
    drawn: int | None = None
    makes: tuple[Making, ...] = ()


class PotView(Struct, frozen=True):
    """`pot` 0 is the main pot, later ones are side pots. `seats` can win it."""

    pot: int
    chips: int
    seats: tuple[int, ...] = ()


class BoardView(Struct, frozen=True):
    """Shared cards; `slots` cards in all when complete. Several when dealt more than once: then the
    first `shared` cards are the same as on board 0."""

    board: int
    cards: tuple[CardView, ...]
    slots: int = 5
    shared: int = 0


class ResultView(Struct, frozen=True):
    """Chips won by one seat from one pot on one board, and the hand that won, if shown."""

    seat: int
    pot: int
    board: int
    chips: int
    hand: HandLabel | None = None
    share: str = "high"


class ClockView(Struct, frozen=True):
    """The time of the seat on turn. `deadline_ms` and `now_ms` are the server's epoch clock, so
    that a wrong clock at the reader's end does not matter. `is_bank`: the time bank is running."""

    seat: int
    deadline_ms: int
    now_ms: int
    total_ms: int
    bank_ms: int = 0
    is_bank: bool = False


class PokerRound(Struct, frozen=True, tag_field="kind", tag="poker"):
    """A hand. `street` is a word for `street-<street>` in the texts, `turn` the number that an
    envelope must carry, `total` all pots and bets together, `commitment` the sealed deck's seal.

    `game` and `title` are what this hand plays, `shares` the names of its shares of the pot.
    `phase` is what it waits for: deal · bet · bring_in · discard · show · straddle · run · rabbit ·
    over. `bomb` is the ante of a bomb pot, 0 otherwise; `rabbit` the cards that would have come.
    `hints` are rules of the game that bear on this street: use_two (of the hand, three of the
    board), best_opens, lowest_opens, highest_opens (the cards showing that speak first).
    """

    round: str
    number: int
    turn: int
    street: str
    is_over: bool
    is_void: bool
    to_act: tuple[int, ...]
    button: int | None
    pots: tuple[PotView, ...]
    total: int
    boards: tuple[BoardView, ...]
    results: tuple[ResultView, ...] = ()
    commitment: str = ""
    clause: str = ""
    game: str = ""
    title: str = ""
    shares: tuple[str, ...] = ()
    phase: str = "deal"
    bomb: int = 0
    rabbit: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()


class Stakes(Struct, frozen=True):
    """`small` and `big` are blinds, or the two bets of fixed limit; `ante` may be 0.

    The rest says exactly what the table is played for; what its games do not use is 0.
    """

    small: int
    big: int
    ante: int = 0
    small_blind: int = 0
    big_blind: int = 0
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    button_blind: int = 0


class GameTitle(Struct, frozen=True):
    """A game's code and its English title; `game-<code>` in the texts where it has words."""

    game: str
    title: str


class RotationView(Struct, frozen=True):
    """A table whose game changes. `place` is that of the present game among `games`, `played` its
    hands so far of `length`; `next` the code of the next hand's game. `is_chosen`: the button
    chooses; then `chooser` is the seat that may do so now."""

    code: str
    title: str
    games: tuple[GameTitle, ...]
    place: int
    played: int
    length: int
    next: str
    is_chosen: bool = False
    chooser: int | None = None


class BombsView(Struct, frozen=True):
    """Bomb pots: every so many hands everybody antes and so many boards are dealt. `in_hands` is
    how many hands away the next one is, 1 for the next hand."""

    every: int
    ante: int
    boards: int
    in_hands: int


class TableView(Struct, frozen=True):
    """A table as everybody sees it. `status`: open · paused · closing · closed.

    `game` is the code of its game or rotation, `title` that in English, `betting` that of the hand
    in progress or to come. `offers`: straddle · run_it · rabbit.
    """

    table: str
    name: str
    game: str
    family: str
    betting: str
    unit: Unit
    stakes: Stakes
    buyin_min: int
    buyin_max: int
    status: str
    seats: tuple[SeatView, ...]
    round: PokerRound | None = None
    watchers: int = 0
    title: str = ""
    offers: tuple[str, ...] = ()
    rotation: RotationView | None = None
    bombs: BombsView | None = None


__all__ = [
    "BoardView",
    "BombsView",
    "CardView",
    "ClockView",
    "GameTitle",
    "HandLabel",
    "Making",
    "Person",
    "PokerRound",
    "PotView",
    "Reason",
    "ResultView",
    "RotationView",
    "SeatState",
    "SeatView",
    "Stakes",
    "TableView",
    "Tag",
    "Unit",
]
