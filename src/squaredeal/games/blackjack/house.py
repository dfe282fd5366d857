"""Reads a blackjack table out of a house's settings."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from squaredeal.games.blackjack.rules import (
    HOUSE_TABLE_RULES,
    LIVE,
    LIVE_TO_TEN,
    BlackjackRules,
    Surrender,
)
from squaredeal.rules import HouseRules

UPCARDS: dict[str, Surrender] = {"2-9": "2-9", "2-T": "2-T", "any": "late"}


def from_house(code: str, house: HouseRules) -> BlackjackRules:
    """The table of this code as the house's settings describe it. Raises HouseError."""
    return house_table(house) if code == HOUSE_TABLE_RULES.code else live_table(code, house)


def house_table(house: HouseRules) -> BlackjackRules:
    """The house table, from `bj.*`."""
    on_ten = house.value("bj.peek.on_ten", bool)
    hole_card = house.value("bj.hole_card", bool)
    double = house.value("bj.double.enabled", bool)
    surrender = house.value("bj.surrender.enabled", bool)
    rules = replace(
        HOUSE_TABLE_RULES,
        decks=house.value("bj.decks", int),
        seats_max=house.value("bj.max_seats", int),
        hole_card=hole_card,
        peek=("ace_ten" if on_ten else "ace") if hole_card else "none",
        dealer_takes=_choice(house, "bj.dealer_blackjack.takes"),
        dealer_hits_soft_17=house.value("bj.dealer.hit_soft_17", bool),
        double_on="any" if double else "none",
        double_for_less=house.value("bj.double.for_less", bool),
        double_after_split=house.value("bj.double.after_split", bool),
        split_by=_choice(house, "bj.split.by"),
        max_hands=house.value("bj.split.max_hands", int),
        hit_split_aces=not house.value("bj.split.aces_one_card", bool),
        split_ace_ten_is_blackjack=house.value("bj.split.ten_ace_is_blackjack", bool),
        surrender="late" if surrender else "none",
        blackjack_pays=house.value("bj.payout.blackjack", Fraction),
        win_pays=house.value("bj.payout.win", Fraction),
        insurance=house.value("bj.insurance.enabled", bool),
        insurance_share=house.value("bj.insurance.fraction", Fraction),
        insurance_pays=house.value("bj.payout.insurance", Fraction),
    )
    return _in_room(rules, house)


def live_table(code: str, house: HouseRules) -> BlackjackRules:
    """The live sheet, from `bjl.*`; the second code always surrenders up to a ten."""
    upcards = UPCARDS[house.value("bjl.surrender.upcards", str)]
    offered = house.value("bjl.surrender.enabled", bool)
    hole_card = house.value("bjl.dealer_second_card", str) != "after_players"
    rules = replace(
        LIVE,
        code=code,
        decks=house.value("bjl.decks", int),
        hole_card=hole_card,
        dealer_takes=_choice(house, "bjl.dealer_blackjack.takes"),
        dealer_hits_soft_17=house.value("bjl.dealer.hit_soft_17", bool),
        double_for_less=house.value("bjl.double.for_less", bool),
        double_after_split=house.value("bjl.double.after_split", bool),
        split_by=_choice(house, "bjl.split.by"),
        max_hands=house.value("bjl.split.max_hands", int),
        surrender="2-T" if code == LIVE_TO_TEN.code else upcards if offered else "none",
        blackjack_pays=house.value("bjl.payout.blackjack", Fraction),
        win_pays=house.value("bjl.payout.win", Fraction),
        insurance_pays=house.value("bjl.payout.insurance", Fraction),
        pair_pays=house.value("bjl.payout.pair", int),
        behind=house.value("bjl.behind.enabled", bool),
        hit_on_21=house.value("bjl.hit_on_21", bool),
    )
    return _in_room(rules, house)


def _choice(house: HouseRules, key: str) -> str:
    return house.value(key, str)


def _in_room(rules: BlackjackRules, house: HouseRules) -> BlackjackRules:
    """A generator shuffles each round and waits a day; a live shoe is dealt to the cut card."""
    products = {room.product for room in house.rooms}
    if products == {"rng-casino"}:
        clauses = replace(
            rules.clauses, clock_bets="rng.pending_hours", clock_play="rng.pending_hours"
        )
        return replace(rules, clauses=clauses)
    if products == {"live-casino"}:
        decks = house.value("bj.cut_card.decks_from_back", int)
        return replace(rules, cut_card=52 * min(decks, rules.decks - 1))
    return rules


__all__ = ["from_house", "house_table", "live_table"]
