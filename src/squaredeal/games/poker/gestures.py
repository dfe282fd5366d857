"""What a word and a push of chips at a live table mean: the act that the rules read in them."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.games.poker.game import Poker
from squaredeal.games.poker.hand import Hand
from squaredeal.games.poker.variant import Betting
from squaredeal.kernel import Act, Choice, Seat

TERMS = {
    "bet": "bet",
    "apuesto": "bet",
    "raise": "raise",
    "subo": "raise",
    "call": "call",
    "voy": "call",
    "fold": "fold",
    "no voy": "fold",
    "check": "check",
    "paso": "check",
    "complete": "complete",
    "completo": "complete",
    "all-in": "all-in",
    "pot": "pot",
    "pozo": "pot",
}
"""The official terms (floor.terms.official), in English and Spanish."""


class Motion(Struct, frozen=True):
    """What a seat on turn said and did.

    `said` is an official term or empty; `figure` a declared total in chips, 0 without one. `pushes`
    are the chips of each motion, `is_one_chip` says that the first was a single chip, `is_late`
    that the word came after the chips had touched the table. `taps`: the seat tapped the table.
    """

    said: str = ""
    figure: int = 0
    pushes: tuple[int, ...] = ()
    is_one_chip: bool = False
    is_late: bool = False
    taps: bool = False


class Reading(Struct, frozen=True):
    """The act, the chips that go back, and the clause. Without an act the dealer asks; `holds_to`
    is then what the seat is held to.
    """

    act: Act | None
    clause: str
    returned: int = 0
    holds_to: str = ""


def read_motion(game: Poker, hand: Hand, seat: Seat, motion: Motion) -> Reading:
    """The act of this motion under the house's rules. Spoken words in turn bind.

    Source: floor.bet.*, floor.raise.*, floor.oversized-chip.*, floor.string-bet, floor.terms.*.
    """
    said = "" if motion.is_late else TERMS.get(motion.said, "")
    chips = sum(motion.pushes)
    if motion.taps and not said and not chips:
        return _tap(hand, seat)
    match said:
        case "fold" | "check":
            return Reading(Act(seat, said), "floor.verbal.binding", chips)
        case "call":
            return _call(game, hand, seat, chips, "floor.bet.verbal-first")
        case "all-in":
            return _press(
                game, hand, seat, hand.bets[seat] + hand.stacks[seat], "floor.bet.methods"
            )
        case "pot":
            return _pot(game, hand, seat)
    if motion.figure:
        total, clause = motion.figure, "floor.bet.amount-declared"
        return _amount(game, hand, seat, total, bool(said), clause, chips)
    if not motion.pushes:
        return Reading(None, "floor.terms.nonstandard-gesture", holds_to=said)
    return _pushed(game, hand, seat, motion, said)


def _tap(hand: Hand, seat: Seat) -> Reading:
    """A tap is a check where nothing is owed, and nothing at all where something is."""
    free = hand.bets[seat] >= hand.price
    return Reading(Act(seat, "check") if free else None, "floor.terms.tap-check")


def _pot(game: Poker, hand: Hand, seat: Seat) -> Reading:
    """`Pot` is an amount in pot-limit only; elsewhere the seat is held to a bet or raise."""
    clause = "floor.terms.pot-only-pl"
    if game.terms.betting is Betting.POT_LIMIT:
        return _press(game, hand, seat, hand.total, clause)
    return Reading(None, clause, holds_to="raise" if hand.price else "bet")


def _pushed(game: Poker, hand: Hand, seat: Seat, motion: Motion, said: str) -> Reading:
    """Chips without a figure: how many motions count, and whether one chip can raise."""
    first, *others = motion.pushes
    faces = hand.price > hand.bets[seat]
    if motion.is_one_chip and faces and not said:
        return _call(game, hand, seat, first, "floor.oversized-chip.call")
    counted, clause = first, "floor.raise.method-a"
    if motion.is_one_chip and said:
        clause = "floor.oversized-chip.announce"
    owed = hand.price - hand.bets[seat]
    if others:
        clause = "floor.string-bet"
        if said == "raise" and first == owed and game.terms.rules.two_motion.value:
            counted, clause = first + others[0], "floor.raise.method-c"
    extra = sum(motion.pushes) - counted
    total = hand.bets[seat] + counted
    reading = _amount(game, hand, seat, total, said in ("raise", "complete"), clause, counted)
    return Reading(reading.act, reading.clause, reading.returned + extra, reading.holds_to)


def _amount(
    game: Poker, hand: Hand, seat: Seat, total: int, raises: bool, clause: str, out: int
) -> Reading:
    """A total of the street: a bet, a call, a raise, or a raise that must be completed."""
    most = hand.bets[seat] + hand.stacks[seat]
    total = min(total, most)
    owed = hand.price - hand.bets[seat]
    if not hand.price:
        return _press(game, hand, seat, total, clause)
    if total == most and total > hand.price:
        return _press(game, hand, seat, total, clause)
    over = total - hand.price
    if over >= hand.least:
        return _press(game, hand, seat, total, clause)
    least = hand.price + hand.least
    rules = game.terms.rules
    if raises and over >= 0:
        return _press(game, hand, seat, least, "floor.raise.below-half")
    if over > 0 and over >= rules.half_rule.value * hand.least:
        return _press(game, hand, seat, least, rules.half_rule.clause)
    if over < 0:
        return Reading(None, rules.undercall.clause, holds_to="undercall")
    return _call(game, hand, seat, max(out, owed), "floor.raise.below-half" if over else clause)


def _call(game: Poker, hand: Hand, seat: Seat, out: int, clause: str) -> Reading:
    choice = game.guard(hand, seat, "call")
    if not isinstance(choice, Choice):
        return Reading(None, choice.clause)
    price = choice.low or 0
    return Reading(Act(seat, "call", price), clause, max(0, out - price))


def _press(game: Poker, hand: Hand, seat: Seat, total: int, clause: str) -> Reading:
    """A bet or raise to a total, brought inside what the guard allows."""
    for verb in ("bet", "raise_to", "complete"):
        choice = game.guard(hand, seat, verb)
        if isinstance(choice, Choice):
            low, high = choice.low or 0, choice.high or total
            return Reading(Act(seat, verb, max(low, min(total, high))), clause)
    return _call(game, hand, seat, total - hand.bets[seat], clause)


__all__ = ["TERMS", "Motion", "Reading", "read_motion"]
