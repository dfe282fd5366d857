"""Everything that games against the house share: stakes, limits, odds, shoes, settlement."""

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
from squaredeal.bank.events import (
    EVENTS,
    Closed,
    CutCard,
    Drawn,
    Facts,
    LayoutEvent,
    Resulted,
    Settled,
    Voided,
)
from squaredeal.bank.layout import Layout
from squaredeal.bank.limits import KindLimit, Limits, Room, room, room_on
from squaredeal.bank.odds import HALF, LOSS, PUSH, Paid, Verdict, pay, settle, win
from squaredeal.bank.setup import Setup, check_setup
from squaredeal.bank.shoe import CARDS, INDEX, Shoe, can_come, composition, fresh, held, law
from squaredeal.bank.table import LayoutGame, Round
from squaredeal.bank.voiding import void
from squaredeal.bank.window import (
    Clauses,
    announce_guard,
    close_guard,
    place_guard,
    remove_guard,
    void_guard,
)

__all__ = [
    "BANK",
    "CARDS",
    "EVENTS",
    "HALF",
    "INDEX",
    "LOSS",
    "PUSH",
    "Bets",
    "Clauses",
    "Closed",
    "CutCard",
    "Drawn",
    "Facts",
    "KindLimit",
    "Layout",
    "LayoutEvent",
    "LayoutGame",
    "Limits",
    "Paid",
    "Resulted",
    "Room",
    "Round",
    "Settled",
    "Setup",
    "Shoe",
    "Verdict",
    "Voided",
    "add",
    "announce_guard",
    "bet_place",
    "can_come",
    "check_setup",
    "close_guard",
    "composition",
    "fresh",
    "held",
    "law",
    "pay",
    "place_guard",
    "remove_guard",
    "room",
    "room_on",
    "settle",
    "stack_place",
    "staked",
    "swap",
    "swap_bets",
    "void",
    "void_guard",
    "win",
    "without",
]
