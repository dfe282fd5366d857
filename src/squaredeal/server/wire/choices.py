"""What one reader may see and do beside the table itself: own cards, buttons, amounts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from squaredeal.server.wire.table import CardView, HandLabel, Making, Reason


class VerbView(Struct, frozen=True):
    """One verb of the reader's seat: open with its bounds, or closed with the reason.

    `place` says where its button stays: yield (fold) · match (check, call) · press (bet, raise) ·
    show · seat (sit, leave, ...) · more. `price` is what it costs now, in chips. Amounts are
    totals as the verb says (`raise_to` is the street's total), inclusive, in multiples of `unit`
    except `high` itself.
    """

    verb: str
    place: Literal["yield", "match", "press", "show", "seat", "more"]
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


class Preset(Struct, frozen=True):
    """A ready amount for the verb in the press place. `code`: min · half_pot · three_quarters ·
    pot · all_in."""

    code: str
    amount: int


class AheadView(Struct, frozen=True):
    """An act that the seat may choose before its turn. `amount` is the price it was offered at;
    when the price changes the choice is dropped. `is_set`: chosen now."""

    code: Literal["fold", "check", "check_fold", "call", "call_any"]
    amount: int | None = None
    is_set: bool = False


class Offer(Struct, frozen=True):
    """What the reader may do now. `bar` is in the order of the buttons and keeps closed verbs,
    `seating` are the table's verbs. `is_turn`: the round waits for this seat."""

    is_turn: bool
    bar: tuple[VerbView, ...] = ()
    seating: tuple[VerbView, ...] = ()
    presets: tuple[Preset, ...] = ()
    step: int = 1
    ahead: tuple[AheadView, ...] = ()


class Mine(Struct, frozen=True):
    """What only the reader may see: the own cards, their strength and the choices.

    `seat` is None for one who watches; `offer.seating` then holds `sit` with the free seats.
    `balance` is what may be brought to this table, in its unit. `makes` is what the cards make for
    every share of the pot with every board; `hand` is the first of these.
    """

    seat: int | None
    cards: tuple[CardView, ...] = ()
    hand: HandLabel | None = None
    offer: Offer | None = None
    bank_ms: int = 0
    balance: int = 0
    makes: tuple[Making, ...] = ()


__all__ = ["AheadView", "Mine", "Offer", "Preset", "VerbView"]
