"""Writes hands as PokerStars prints them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from squaredeal.kernel import UNSEEN
from squaredeal.notation.money import SYMBOLS
from squaredeal.notation.names import is_stud
from squaredeal.notation.record import Acted, Record, Shown
from squaredeal.notation.settle import Settled, settle
from squaredeal.notation.stars_script import StarsScript

GAMES = {
    "holdem": "Hold'em",
    "split_holdem": "Split Hold'em",
    "short_deck": "6+ Hold'em",
    "pineapple": "Pineapple",
    "crazy_pineapple": "Crazy Pineapple",
    "irish": "Irish",
    "omaha": "Omaha",
    "omaha5": "5 Card Omaha",
    "omaha6": "6 Card Omaha",
    "omaha_8": "Omaha Hi/Lo",
    "omaha5_8": "5 Card Omaha Hi/Lo",
    "courchevel": "Courchevel",
    "courchevel_8": "Courchevel Hi/Lo",
    "drawmaha_27": "2-7 Drawmaha",
    "stud": "7 Card Stud",
    "stud_8": "7 Card Stud Hi/Lo",
    "razz": "Razz",
    "razz_27": "2-7 Razz",
    "stud5": "5 Card Stud",
    "five_card_draw": "5 Card Draw",
    "single_draw_27": "Single Draw 2-7 Lowball",
    "triple_draw_27": "Triple Draw 2-7 Lowball",
    "triple_draw_a5": "A-5 Triple Draw",
    "badugi": "Badugi",
    "badacey": "Badacey",
    "badeucey": "Badeucey",
}
LIMITS = {"no_limit": "No Limit", "pot_limit": "Pot Limit", "fixed_limit": "Limit"}
CURRENCIES = {code: symbol for symbol, code in SYMBOLS.items()}
NO_TIME = "2000/01/01 00:00:00 ET"


def write_stars(record: Record) -> str:
    """One hand as PokerStars text. Raises ValueError for a record that it cannot hold."""
    if any(player.stack is None for player in record.players):
        raise ValueError("a stack is unknown, which this format cannot say")
    if not record.players:
        raise ValueError("nobody took part in the hand")
    if record.fact("draws"):
        raise ValueError("a draw run more than once has no place in this format")
    if record.game not in GAMES:
        raise ValueError(f"this format has no name for {record.variant}")
    return "\n".join(_Hand(record).lines()) + "\n"


class _Hand:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.end: Settled = settle(record)
        self.symbol = CURRENCIES.get(_currency(record), "")
        self.numbers = _seat_numbers(record)

    def chips(self, amount: int) -> str:
        """An amount with its currency; cents are two digits."""
        text = self.record.amount(amount)
        whole, point, parts = text.partition(".")
        if self.symbol and point:
            text = f"{whole}.{parts:0<2}"
        return f"{self.symbol}{text}"

    def lines(self) -> Iterator[str]:
        record = self.record
        yield self._head()
        button = "" if is_stud(record.game) else f" Seat #{self.numbers[-1]} is the button"
        yield f"Table '{record.fact('table') or 'Table'}' {max(self.numbers)}-max{button}"
        for number, seat in sorted((number, seat) for seat, number in enumerate(self.numbers)):
            player = record.players[seat]
            yield f"Seat {number}: {player.name} ({self.chips(player.stack or 0)} in chips)"
        yield from StarsScript(record, self.chips, self.end).lines()
        yield from self._summary()

    def _head(self) -> str:
        record = self.record
        hand = "".join(letter for letter in record.source.hand if letter.isalnum()) or "0"
        name = f"{GAMES[record.game]} {LIMITS[record.betting]}"
        currency = _currency(record)
        stakes = self._stakes() + (f" {currency}" if currency else "")
        return f"PokerStars Hand #{hand}:  {name} ({stakes}) - {_time(record)}"

    def _stakes(self) -> str:
        stakes = self.record.stakes
        posted = {post.kind: post.chips for post in self.record.forced}
        if self.record.betting == "fixed_limit":
            small = stakes.small_bet or max(posted.values())
            return f"{self.chips(small)}/{self.chips(stakes.big_bet or 2 * small)}"
        big = stakes.min_bet or max(posted.values(), default=1)
        if self.record.game == "short_deck":
            ante = self.chips(posted.get("ante", 0))
            return f"Button Blind {self.chips(big)} - Ante {ante}"
        cap = f" - {self.chips(stakes.cap)} Cap - " if stakes.cap else ""
        return f"{self.chips(posted.get('small_blind', big))}/{self.chips(big)}{cap}"

    def _total(self) -> str:
        """Pot and rake; fees beside the rake as those sites print them that have any."""
        fees = self.record.stated.fees
        rake = self.end.rake - sum(chips for _, chips in fees)
        words = f"Total pot {self.chips(self.end.pot)} | Rake {self.chips(rake)}"
        for name, chips in fees:
            words += f" | {name.capitalize()} {self.chips(chips)}"
        return words

    def _summary(self) -> Iterator[str]:
        record, end = self.record, self.end
        if record.is_cancelled:
            yield "Hand cancelled"
        yield "*** SUMMARY ***"
        if not record.is_cancelled:
            yield self._total()
        boards = record.boards()
        for run, board in enumerate(boards):
            name = ("FIRST ", "SECOND ", "THIRD ")[run] if len(boards) > 1 else ""
            yield f"{name}Board [{' '.join(board)}]"
        folded = {e.seat for e in record.entries if type(e) is Acted and e.verb == "fold"}
        shown = {
            entry.seat: entry.cards
            for entry in record.entries
            if type(entry) is Shown and entry.cards and UNSEEN not in entry.cards
        }
        for number, seat in sorted((number, seat) for seat, number in enumerate(self.numbers)):
            words = f"Seat {number}: {record.players[seat].name}"
            if seat == len(self.numbers) - 1 and not is_stud(record.game):
                words += " (button)"
            if seat in folded:
                words += " folded"
            elif seat in shown:
                words += f" showed [{' '.join(shown[seat])}]"
            if end.paid[seat]:
                words += f" and won ({self.chips(end.paid[seat])})"
            yield words


def _currency(record: Record) -> str:
    """The currency's code, also where the record only has its symbol."""
    return record.fact("currency") or SYMBOLS.get(record.fact("currency_symbol"), "")


def _seat_numbers(record: Record) -> list[int]:
    """Seat numbers as recorded, if they run clockwise from the button's left; else 1, 2, ..."""
    numbers = [player.seat_number or 0 for player in record.players]
    turns = sum(after <= before for before, after in pairwise(numbers))
    is_ring = turns == 0 or (turns == 1 and numbers[-1] < numbers[0])
    if 0 in numbers or not is_ring or (is_stud(record.game) and turns):
        return list(range(1, len(numbers) + 1))
    return numbers


def _time(record: Record) -> str:
    """When the hand was played, if the record says it in a way that can be printed."""
    said = record.fact("time")
    if len(said) > 10 and said[4:5] in ("/", "-") and said[:4].isdecimal():
        return said.replace("-", "/").replace("T", " ")
    parts = [record.fact(name) for name in ("year", "month", "day")]
    if all(parts):
        year, month, day = map(int, parts)
        clock = said if said.count(":") == 2 else "00:00:00"
        zone = record.fact("time_zone_abbreviation")
        return f"{year:04}/{month:02}/{day:02} {clock} {zone}".rstrip()
    return NO_TIME


__all__ = ["write_stars"]
