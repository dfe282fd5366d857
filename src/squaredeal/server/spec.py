"""From what is wished of a new poker table to what it is opened with, or why it is not."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple

from squaredeal.games.poker import Stakes, Variant, build
from squaredeal.games.poker.vet import refusal_of_bomb_pot
from squaredeal.kernel import BadInput, Illegal, refuse
from squaredeal.ledger.chart import PLAY_CHIPS
from squaredeal.rules import HouseRules
from squaredeal.server import menu, wire
from squaredeal.tables import Bombs, TableSetup, house_rake

NAME_MOST: Final = 24
CHIPS_MOST: Final = 10**9
BOMBS_MOST: Final = 100


def table_setup(house: HouseRules, wanted: wire.NewTable) -> TableSetup:
    """A table of the house's room for the game, with its rake; a unit of the rake's cap is half a
    big blind, or of what stands for one.

    Raises BadInput for what no table can be, naming it, and Illegal where the house's rules refuse
    it.
    """
    games = menu.games_of(house, wanted.game)
    rules = house.room(menu.room_code(wanted.game))
    stakes = _stakes(wanted, games)
    _check_seats(wanted, games)
    return TableSetup(
        game=wanted.game,
        stakes=stakes,
        seats=wanted.seats,
        buy_in=_buy_in(rules, wanted, stakes),
        unit=PLAY_CHIPS,
        name=_name(wanted.name),
        room=menu.room_code(wanted.game),
        rake=house_rake(rules, max(1, menu.unit_of_stakes(stakes) // 2)),
        offers=_offers(rules, wanted, games),
        bombs=_bombs(rules, wanted, games, stakes),
        has_bots=wanted.has_bots,
    )


def _name(name: str) -> str:
    plain = " ".join(name.split())
    if not 0 < len(plain) <= NAME_MOST or not plain.isprintable():
        raise BadInput(f"name: a table has a name of 1 to {NAME_MOST} letters")
    return plain


def _check_seats(wanted: wire.NewTable, games: tuple[Variant, ...]) -> None:
    most = menu.seats_most(games, menu.rotation_of(wanted.game))
    if not 2 <= wanted.seats <= most:
        raise BadInput(f"seats: {wanted.game} is played with 2 to {most} seats")
    boards = wanted.bombs.boards if wanted.bombs else 1
    for variant in games:
        dealt = sum(street.down + street.up for street in variant.streets) * wanted.seats
        need = dealt + variant.board_count * max(boards, variant.boards)
        if boards > 1 and need > len(variant.deck):
            raise BadInput(f"bombs: {boards} boards and {wanted.seats} seats need {need} cards")


def _stakes(wanted: wire.NewTable, games: tuple[Variant, ...]) -> Stakes:
    stakes, needs = wanted.stakes, menu.needs_of(games)
    for name, chips in zip(wire.NewStakes.__struct_fields__, astuple(stakes), strict=True):
        if not 0 <= chips <= CHIPS_MOST:
            raise BadInput(f"stakes: {name} is 0 to {CHIPS_MOST} chips, not {chips}")
        if name in needs and not chips:
            raise BadInput(f"stakes: {wanted.game} needs {', '.join(needs)}; {name} is missing")
        if chips and name not in (*needs, "ante", "cap"):
            raise BadInput(f"stakes: {wanted.game} has no {name}")
    _ascend("small_blind", stakes.small_blind, "big_blind", stakes.big_blind)
    _ascend("small_bet", stakes.small_bet, "big_bet", stakes.big_bet)
    if stakes.bring_in and stakes.small_bet:
        _ascend("bring_in", stakes.bring_in, "small_bet", stakes.small_bet)
    if stakes.big_blind and stakes.small_bet:
        _ascend("big_blind", stakes.big_blind, "small_bet", stakes.small_bet)
    return Stakes(
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        ante=stakes.ante,
        bring_in=stakes.bring_in,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        button_blind=stakes.button_blind,
        cap=stakes.cap,
    )


def _ascend(lower: str, low: int, higher: str, high: int) -> None:
    if low > high:
        raise BadInput(f"stakes: {lower} {low} is more than {higher} {high}")


def _buy_in(rules: HouseRules, wanted: wire.NewTable, stakes: Stakes) -> tuple[int, int]:
    """Inside the house's own range (cash.buyin.min_bb, cash.buyin.max_bb)."""
    unit = menu.unit_of_stakes(stakes)
    least, most = (unit * rules.value(f"cash.buyin.{end}_bb", int) for end in ("min", "max"))
    low = least if wanted.buyin_min is None else wanted.buyin_min
    high = most if wanted.buyin_max is None else wanted.buyin_max
    if low > high:
        raise BadInput(f"buy-in: the least {low} is more than the most {high}")
    if low < least:
        clause = rules["cash.buyin.min_bb"].clause
        raise Illegal(refuse("below_minimum", clause, asked=low, low=least))
    if high > most:
        clause = rules["cash.buyin.max_bb"].clause
        raise Illegal(refuse("above_maximum", clause, asked=high, high=most))
    return low, high


def _offers(
    rules: HouseRules, wanted: wire.NewTable, games: tuple[Variant, ...]
) -> tuple[str, ...]:
    allowed = menu.offers_of(rules, games)
    for offer in wanted.offers:
        if offer not in menu.OFFERS:
            raise BadInput(f"offers: {offer} is none; there are {', '.join(menu.OFFERS)}")
        if offer not in allowed:
            raise Illegal(
                refuse("offer_not_allowed", rules[menu.OFFERS[offer]].clause, offer=offer)
            )
    return tuple(offer for offer in menu.OFFERS if offer in wanted.offers)


def _bombs(
    rules: HouseRules, wanted: wire.NewTable, games: tuple[Variant, ...], stakes: Stakes
) -> Bombs:
    bombs = wanted.bombs
    if bombs is None:
        return Bombs()
    if not menu.has_bombs(games):
        raise BadInput(f"bombs: {wanted.game} has no bomb pots")
    if not 1 <= bombs.every <= BOMBS_MOST or bombs.ante < 1 or bombs.boards < 1:
        raise BadInput(f"bombs: every 1 to {BOMBS_MOST} hands, an ante and a board at least")
    terms = build(wanted.game, rules).terms
    refused = refusal_of_bomb_pot(terms, stakes.big_blind, bombs.ante, bombs.boards)
    if refused is not None:
        raise Illegal(refused)
    return Bombs(bombs.every, bombs.ante, bombs.boards)


__all__ = ["table_setup"]
