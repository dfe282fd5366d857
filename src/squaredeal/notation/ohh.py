"""Open Hand History: JSON objects, several in a file with empty lines between them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from squaredeal.cards import CardError, parse_card
from squaredeal.kernel import UNSEEN
from squaredeal.notation.draft import Draft
from squaredeal.notation.finish import finish
from squaredeal.notation.grammar import Line
from squaredeal.notation.reconcile import account
from squaredeal.notation.record import Record, Unread

SIGN = r'\{\s*"ohh"'
BET_TYPES = {"NL": "no_limit", "PL": "pot_limit", "FL": "fixed_limit"}
GAME_TYPES = {
    ("Holdem", 2): "holdem",
    ("Omaha", 4): "omaha",
    ("Omaha", 5): "omaha5",
    ("Omaha", 6): "omaha6",
    ("OmahaHiLo", 4): "omaha_8",
    ("OmahaHiLo", 5): "omaha5_8",
}
"""Game by the type and the number of hole cards. The format has no draws and no open cards."""
POSTS = {
    "Post Ante": "ante",
    "Post SB": "small_blind",
    "Post BB": "big_blind",
    "Post Dead": "dead",
    "Post Extra Blind": "post",
    "Straddle": "straddle",
}
_SILENT = {"Added Chips", "Sits Down", "Stands Up"}
NOTHING = Decimal(0)


class OhhAction(Struct, omit_defaults=True):
    """`amount` is what the player puts in with this action, for raises too."""

    action_number: int
    player_id: int
    action: str
    amount: Decimal = NOTHING
    is_allin: bool = False
    cards: list[str] | None = None


class OhhRound(Struct):
    """A street. With several boards a street comes once for each."""

    id: int
    street: str
    cards: list[str] | str | None = None
    actions: list[OhhAction] = []


class OhhWin(Struct):
    """What one player wins of a pot."""

    player_id: int
    win_amount: Decimal
    cashout_amount: Decimal = NOTHING


class OhhPot(Struct):
    """A pot with the rake and the jackpot fee that come out of it."""

    number: int
    amount: Decimal
    rake: Decimal = NOTHING
    jackpot: Decimal = NOTHING
    player_wins: list[OhhWin] = []


class OhhPlayer(Struct):
    """A player dealt in."""

    id: int
    seat: int
    name: str
    starting_stack: Decimal
    is_sitting_out: bool = False


class OhhLimit(Struct):
    """How much may be bet."""

    bet_type: str
    bet_cap: Decimal = NOTHING


class Ohh(Struct):
    """One hand. Fields of the specification that say nothing about its course are left out."""

    spec_version: str
    site_name: str
    network_name: str
    internal_version: str
    game_number: str
    game_type: str
    bet_limit: OhhLimit
    small_blind_amount: Decimal
    big_blind_amount: Decimal
    players: list[OhhPlayer]
    rounds: list[OhhRound]
    pots: list[OhhPot]
    start_date_utc: str = ""
    table_name: str = ""
    table_size: int | str = 0
    currency: str = ""
    dealer_seat: int = 0
    ante_amount: Decimal = NOTHING
    tournament: bool = False
    flags: list[str] = []


class OhhFile(Struct):
    """The object that stands in a file."""

    ohh: Ohh


def cut_ohh(text: str) -> Iterator[list[Line]]:
    """The lines of each object."""
    starts = [found.start() for found in re.finditer(SIGN, text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        first = text.count("\n", 0, start) + 1
        yield list(enumerate(text[start:end].strip().splitlines(), start=first))


def read_ohh(lines: list[Line], file: str) -> Record:
    """The record of one object. Raises Unread where it cannot be understood."""
    first = lines[0][0]
    draft = Draft("ohh", file, first)
    try:
        source = "\n".join(text for _, text in lines)
        _fill(draft, msgspec.json.decode(source, type=OhhFile).ohh)
        return _with_uncalled(finish(draft))
    except msgspec.MsgspecError as error:
        raise Unread(first, f"not an Open Hand History: {error}") from None
    except CardError as error:
        raise Unread(first, f"{error.text!r}: {error.reason}", True) from None
    except KeyError as error:
        raise Unread(first, f"{error} is unknown") from None
    except (ValueError, ArithmeticError) as error:
        raise Unread(first, str(error)) from None


def _fill(draft: Draft, hand: Ohh) -> None:
    draft.hand = hand.game_number
    draft.betting = BET_TYPES[hand.bet_limit.bet_type]
    draft.game = _game(hand)
    draft.currency = "" if hand.tournament else hand.currency
    draft.button = hand.dealer_seat
    draft.facts.update(site=hand.site_name, table=hand.table_name, time=hand.start_date_utc)
    if hand.bet_limit.bet_cap:
        draft.sizes["cap"] = hand.bet_limit.bet_cap
    if draft.betting == "fixed_limit":
        draft.sizes.update(small_bet=hand.big_blind_amount, big_bet=2 * hand.big_blind_amount)
    else:
        draft.sizes["min_bet"] = hand.big_blind_amount
    names = {player.id: player.name for player in hand.players}
    for player in hand.players:
        draft.sit(player.seat, player.name, player.starting_stack)
    seen: dict[str, int] = {}
    for street in hand.rounds:
        run = seen.get(street.street, 0)
        seen[street.street] = run + 1
        _round(draft, street, run, names)
    _pots(draft, hand, names)


def _with_uncalled(record: Record) -> Record:
    """Some programs count uncalled bets into the pots and pay them out with them."""
    found, stated = account(record), record.stated
    whole = sum(found.put_in)
    if found.pot != whole == stated.total_pot:
        return replace(record, stated=replace(stated, includes_uncalled=True))
    return record


def _game(hand: Ohh) -> str:
    actions = [action for street in hand.rounds for action in street.actions]
    held = [len(a.cards) for a in actions if a.action == "Dealt Cards" and a.cards]
    usual = 2 if hand.game_type == "Holdem" else 4
    return GAME_TYPES[hand.game_type, max(held, default=usual)]


def _round(draft: Draft, street: OhhRound, run: int, names: dict[int, str]) -> None:
    if street.cards:
        draft.street()
        draft.board(_cards(street.cards), run)
    for action in sorted(street.actions, key=lambda action: action.action_number):
        _act(draft, names[action.player_id], action)


def _act(draft: Draft, name: str, action: OhhAction) -> None:
    kind, cards = action.action, _cards(action.cards or ())
    if kind in POSTS:
        word = POSTS[kind]
        posted = {done for _, done, _ in draft.forced}
        draft.post(name, "post" if word == "big_blind" and word in posted else word, action.amount)
    elif kind == "Dealt Cards":
        draft.deal(name, cards)
    elif kind == "Shows Cards":
        draft.show(name, cards)
    elif kind == "Mucks Cards":
        draft.show(name, ())
    elif kind in ("Fold", "Check"):
        draft.act(name, kind.lower())
    elif kind in ("Call", "Bet", "Raise"):
        draft.put(name, "raise_to" if kind == "Raise" else kind.lower(), action.amount)
    elif kind not in _SILENT:
        raise ValueError(f"action {action.action_number} is of the unknown kind {kind!r}")


def _cards(printed: Iterable[str]) -> tuple[str, ...]:
    """Cards of a list; whatever stands for one that nobody saw is `??`."""
    return tuple(UNSEEN if set(card) <= set("Xx?-") else parse_card(card) for card in printed)


def _pots(draft: Draft, hand: Ohh, names: dict[int, str]) -> None:
    draft.is_complete = True
    draft.pot = sum((pot.amount for pot in hand.pots), NOTHING)
    draft.rake = sum((pot.rake for pot in hand.pots), NOTHING)
    draft.fees["jackpot"] = sum((pot.jackpot for pot in hand.pots), NOTHING)
    for pot in hand.pots:
        for win in pot.player_wins:
            draft.pay(names[win.player_id], win.win_amount, f"pot {pot.number}")


__all__ = ["SIGN", "Ohh", "OhhFile", "cut_ohh", "read_ohh"]
