"""Writes Open Hand Histories."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import msgspec

from squaredeal import __version__
from squaredeal.kernel import UNSEEN, Seat
from squaredeal.notation.money import SYMBOLS, decimal
from squaredeal.notation.ohh import (
    BET_TYPES,
    GAME_TYPES,
    NOTHING,
    POSTS,
    Ohh,
    OhhAction,
    OhhFile,
    OhhLimit,
    OhhPlayer,
    OhhPot,
    OhhRound,
    OhhWin,
)
from squaredeal.notation.record import Acted, Board, Dealt, Record, Shown
from squaredeal.notation.settle import settle

SPEC_VERSION = "1.4.6"
STREETS = {3: "Flop", 4: "Turn", 5: "River"}
_ENCODER = msgspec.json.Encoder(decimal_format="number")


def write_ohh(record: Record) -> str:
    """One hand as an Open Hand History. Raises ValueError for what the format cannot hold."""
    types = {game: game_type for (game_type, _), game in GAME_TYPES.items()}
    if record.game not in types:
        raise ValueError(f"Open Hand History has no {record.variant}")
    if record.is_cancelled:
        raise ValueError("Open Hand History has no hands that were cancelled")
    if any(player.stack is None for player in record.players):
        raise ValueError("a stack is unknown, which this format cannot say")
    encoded = _ENCODER.encode(OhhFile(_Writer(record).hand(types[record.game])))
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


class _Writer:
    """Follows the chips: every action says what it adds."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.front = [0] * len(record.players)
        self.behind = [player.stack or 0 for player in record.players]
        self.has_acted = False
        self.number = 0

    def amount(self, chips: int) -> Decimal:
        return decimal(chips, self.record.scale)

    def hand(self, game_type: str) -> Ohh:
        record = self.record
        numbers = [player.seat_number or seat + 1 for seat, player in enumerate(record.players)]
        bets = {name: letters for letters, name in BET_TYPES.items()}
        posted = {post.kind: post.chips for post in record.forced}
        stakes = record.stakes
        big = stakes.min_bet or stakes.small_bet or posted.get("big_blind", 0)
        symbol = record.fact("currency_symbol")
        return Ohh(
            spec_version=SPEC_VERSION,
            site_name=record.fact("site") or record.fact("venue"),
            network_name=record.fact("site") or record.fact("venue"),
            internal_version=__version__,
            game_number=record.source.hand,
            start_date_utc=record.fact("time"),
            table_name=record.fact("table"),
            table_size=max(numbers),
            currency=record.fact("currency") or SYMBOLS.get(symbol, ""),
            game_type=game_type,
            bet_limit=OhhLimit(bets[record.betting], self.amount(stakes.cap or 0)),
            dealer_seat=numbers[-1],
            small_blind_amount=self.amount(posted.get("small_blind", 0)),
            big_blind_amount=self.amount(big),
            ante_amount=self.amount(posted.get("ante", 0)),
            players=[
                OhhPlayer(seat, numbers[seat], player.name, self.amount(player.stack or 0))
                for seat, player in enumerate(record.players)
            ],
            rounds=list(self._rounds()),
            pots=self._pots(),
            tournament=bool(record.fact("tournament")),
            flags=["Run_It_Twice"] if len(record.boards()) > 1 else [],
        )

    def _rounds(self) -> Iterator[OhhRound]:
        now = OhhRound(0, "Preflop", [], list(self._posts()))
        boards: dict[int, int] = {}
        for entry in self.record.entries:
            if type(entry) is Board:
                yield now
                length = boards.get(entry.run, len(self.record.shared(entry.run)))
                boards[entry.run] = length + len(entry.cards)
                self._next_street()
                name = STREETS.get(boards[entry.run], "River")
                now = OhhRound(now.id + 1, name, list(entry.cards), [])
            elif type(entry) is Shown and now.street != "Showdown" and self._only_shows(entry):
                yield now
                now = OhhRound(now.id + 1, "Showdown", [], [])
            now.actions.extend(self._entry(entry))
        yield now

    def _only_shows(self, entry: Shown) -> bool:
        at = self.record.entries.index(entry)
        return all(type(later) is Shown for later in self.record.entries[at:])

    def _next_street(self) -> None:
        if self.has_acted:
            self.front = [0] * len(self.front)
            self.has_acted = False

    def _posts(self) -> Iterator[OhhAction]:
        names = {kind: name for name, kind in POSTS.items()}
        order = list(POSTS.values())
        for post in sorted(self.record.forced, key=lambda post: order.index(post.kind)):
            self.behind[post.seat] -= post.chips
            if post.kind not in ("ante", "dead"):
                self.front[post.seat] += post.chips
            yield self._action(post.seat, names[post.kind], self.amount(post.chips))

    def _action(
        self, seat: Seat, action: str, amount: Decimal = NOTHING, cards: list[str] | None = None
    ) -> OhhAction:
        self.number += 1
        is_allin = bool(amount) and not self.behind[seat]
        return OhhAction(self.number, seat, action, amount, is_allin, cards)

    def _entry(self, entry: object) -> Iterator[OhhAction]:
        match entry:
            case Acted():
                yield self._act(entry)
            case Dealt(seat, cards) if UNSEEN not in cards:
                yield self._action(seat, "Dealt Cards", cards=list(cards))
            case Shown(seat, cards):
                is_open = bool(cards) and UNSEEN not in cards
                name = "Shows Cards" if is_open else "Mucks Cards"
                yield self._action(seat, name, cards=list(cards) if is_open else None)

    def _act(self, entry: Acted) -> OhhAction:
        self.has_acted = True
        seat, to = entry.seat, entry.to
        if to is None:
            return self._action(seat, entry.verb.capitalize())
        names = {"call": "Call", "bet": "Bet"}
        high, adds = max(self.front), to - self.front[seat]
        self.front[seat] = to
        self.behind[seat] -= adds
        name = names.get(entry.verb, "Raise" if high else "Bet")
        return self._action(seat, name, self.amount(adds))

    def _pots(self) -> list[OhhPot]:
        """One pot: histories name theirs in too many ways to keep them apart."""
        end = settle(self.record)
        fees = sum(chips for _, chips in self.record.stated.fees)
        wins = [OhhWin(seat, self.amount(paid)) for seat, paid in enumerate(end.paid) if paid]
        pot, rake = self.amount(end.pot), self.amount(end.rake - fees)
        return [OhhPot(0, pot, rake, self.amount(fees), wins)]


__all__ = ["write_ohh"]
