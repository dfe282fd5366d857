"""From a table to a hand: game, positions, posts and stakes become what the game starts from."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker import Forced, HandSetup, Mixed, Poker, Rake, Stakes, Turn, Variant
from squaredeal.kernel import Game, Seat, truncate
from squaredeal.rules import HouseRules
from squaredeal.tables.button import third_blind
from squaredeal.tables.mix import coming_game, coming_turn
from squaredeal.tables.owed import Post, Prices, Seating, playable
from squaredeal.tables.table import Table, TableSetup


class Plan(Struct, frozen=True):
    """The next hand, apart from who sits where. `game` is a rotation's, empty where there is one.

    `bomb` is everybody's ante in a bomb pot, 0 in every other hand.
    """

    game: str
    turn: Turn
    stakes: Stakes
    prices: Prices
    rake: Rake
    bomb: int = 0
    boards: int = 1


def plan(table: Table, game: Game[Any], house: HouseRules) -> Plan:
    """What the next hand plays and costs."""
    setup, coming = table.setup, coming_game(game, table)
    is_mixed = isinstance(game, Mixed)
    stakes = stakes_in(coming.variant, setup.stakes) if is_mixed else setup.stakes
    number, bombs = table.number + 1, setup.bombs
    is_bomb = _is_bomb(coming, table, number)
    rake = setup.rake
    if is_bomb and is_extra(number, bombs.every, len(playable(table))):
        rake = replace(rake, cap=rake.cap * house.value("room.bomb_pot.extra_cap_multiplier", int))
    return Plan(
        game=coming.code if is_mixed else "",
        turn=coming_turn(game, table),
        stakes=stakes,
        prices=replace(
            prices(setup, house),
            has_blinds=coming.variant.forced is Forced.BLINDS,
            is_bomb=is_bomb,
        ),
        rake=rake,
        bomb=bombs.ante if is_bomb else 0,
        boards=bombs.boards if is_bomb else 1,
    )


def _is_bomb(coming: Poker, table: Table, number: int) -> bool:
    """Bomb pots are played in games with blinds and a board, everybody having the ante."""
    bombs, variant = table.setup.bombs, coming.variant
    if not bombs.every or number % bombs.every or variant.forced is not Forced.BLINDS:
        return False
    return variant.boards == 1 and variant.board_count > 0


def is_extra(number: int, every: int, players: int) -> bool:
    """Was there a bomb pot in this lap of the button already? (floor.bomb-pot.extra-cap)"""
    lap = (number - 1) // max(1, players)
    return number > every and (number - every - 1) // max(1, players) == lap


def stakes_in(variant: Variant, stakes: Stakes) -> Stakes:
    """Of all that a rotation is played for, what this game uses."""
    match variant.forced:
        case Forced.BLINDS:
            return replace(stakes, ante=0, bring_in=0, button_blind=0)
        case Forced.BUTTON_BLIND:
            button = stakes.button_blind or stakes.big_blind
            return replace(stakes, small_blind=0, button_blind=button, bring_in=0)
        case Forced.ANTES | Forced.BRING_IN:
            return replace(stakes, small_blind=0, button_blind=0)


def prices(setup: TableSetup, house: HouseRules) -> Prices:
    """What posts cost here (cash.entry-post.amount, cash.missed-blinds.both)."""
    stakes = setup.stakes
    if house.value("cash.entry_post.amount", str) == "big_blind":
        entry = stakes.big_blind
    else:
        entry = stakes.small_bet or stakes.small_blind
    is_live = any(room.product == "live-poker" for room in house.rooms)
    button = house.value("room.button" if is_live else "hand.button", str)
    return Prices(
        stakes.small_blind,
        stakes.big_blind,
        entry,
        return_in_small=house.value("cash.missed_blinds.return_in_sb", bool),
        third=stakes.third_blind,
        button_moves=button == "moving",
    )


def house_rake(house: HouseRules, chips_per_unit: int) -> Rake:
    """The house's rake where one unit of the rake's cap is so many chips (cash.rake.per-pot)."""
    percent = house.value("cash.rake.percent", Fraction)
    cap = house.value("cash.rake.cap", Fraction)
    return Rake(
        hundredths=truncate(percent * 100),
        cap=truncate(cap * chips_per_unit),
        no_flop_no_drop=house.value("cash.rake.no_flop_no_drop", bool),
    )


def hand_setup(table: Table, seating: Seating, coming: Plan) -> HandSetup:
    """The hand that this seating plays."""
    setup, at = table.setup, seating.positions
    assert at.button is not None
    count = len(table.seats)
    posts = dict(seating.posts)
    stakes, posted = coming.stakes, coming.prices.has_blinds and not coming.bomb
    dead_small = posted and at.small is None and bool(stakes.small_blind)
    return HandSetup(
        stacks=tuple(
            taken.stack if taken is not None and seat in seating.dealt_in else 0
            for seat, taken in enumerate(seating.seats)
        ),
        seats=seating.dealt_in,
        button=at.button,
        stakes=stakes,
        blinds=_without_small(seating, stakes, count) if dead_small else (),
        live=_by_seat({seat: post.live for seat, post in posts.items()}, count),
        dead=_by_seat({seat: post.dead for seat, post in posts.items()}, count),
        bomb=coming.bomb,
        boards=coming.boards,
        rake=coming.rake,
        offers=setup.offers,
        game=coming.game,
    )


def _without_small(seating: Seating, stakes: Stakes, count: int) -> tuple[int, ...]:
    """The blinds of a hand whose small blind nobody posts."""
    at = seating.positions
    third = third_blind(at, count, seating.dealt_in)
    due = {third: stakes.third_blind, at.big: stakes.big_blind}
    return tuple(due.get(seat, 0) for seat in range(count))


def _by_seat(owed: dict[Seat, int], count: int) -> tuple[int, ...]:
    return tuple(owed.get(seat, 0) for seat in range(count)) if any(owed.values()) else ()


__all__ = ["Plan", "Post", "hand_setup", "house_rake", "is_extra", "plan", "prices", "stakes_in"]
