"""How side pots are built, what the house takes, and how a pot is shared."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from squaredeal.cards import highest_card
from squaredeal.games.poker.hand import Hand, hole_cards
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import Seat, split, split_by_weight


class Pot(Struct, frozen=True, gc=False):
    """Chips that a fixed set of seats can win: seats run from the button's left."""

    chips: int
    seats: tuple[Seat, ...]


def pots(hand: Hand) -> tuple[Pot, ...]:
    """The main pot, then the side pots; bets of this street are not counted.

    Each level of what living seats have put in closes a pot that all who reached it can win
    (hand.all-in.short, stud7.all-in). Dead money belongs to the main pot.
    """
    return layers(hand.paid, hand.live, hand.dead)


def layers(paid: tuple[int, ...], live: tuple[Seat, ...], dead: int) -> tuple[Pot, ...]:
    """`pots` from what each seat has paid and who is still in."""
    levels = {paid[seat] for seat in live}
    if len(levels) == 1:
        return (Pot(sum(paid) + dead, live),)
    found: list[Pot] = []
    below = 0
    for level in sorted(levels):
        chips = sum([min(each, level) - min(each, below) for each in paid])
        seats = tuple([seat for seat in live if paid[seat] >= level])
        found.append(Pot(chips + (0 if found else dead), seats))
        below = level
    over = sum([each - below for each in paid if each > below])
    if over:
        found[-1] = Pot(found[-1].chips + over, found[-1].seats)
    return tuple([pot for pot in found if pot.chips])


def uncalled(paid: tuple[int, ...], live: tuple[Seat, ...]) -> tuple[Seat, int] | None:
    """The seat that has put in more than anybody could match, and how much more."""
    most = max(paid)
    if not most or paid.count(most) != 1:
        return None
    seat = paid.index(most)
    if seat not in live:
        return None
    return seat, most - max([each for each in paid if each != most], default=0)


def house_share(terms: Terms, hand: Hand) -> tuple[int, int]:
    """Rake and jackpot drop of the whole pot, in chips, taken once for all boards.

    No flop, no drop: a hand that ends on its first street pays nothing. A further bomb pot of the
    same lap has its cap multiplied by the table. Source: cash.rake.per-pot, floor.run-it.rake.
    """
    rake = hand.setup.rake
    chips = sum(hand.paid) + hand.dead
    if not (rake.hundredths or rake.flat or rake.drop):
        return 0, 0
    last = len(terms.program) - 1
    if rake.no_flop_no_drop and terms.program[min(hand.at, last)].street == 0:
        return 0, 0
    share = rake.flat
    if not share:
        half_up = 5000 if terms.rules.rake_rounding.value == "half_up" else 0
        share = (chips * rake.hundredths + half_up) // 10000
        if rake.cap:
            share = min(share, rake.cap)
    share = min(share, chips)
    return share, min(rake.drop * len(hand.boards), chips - share)


def after_house(terms: Terms, found: tuple[Pot, ...], taken: int) -> tuple[Pot, ...]:
    """The pots less `taken` chips, borne by all in proportion or by the main pot first."""
    if not taken:
        return found
    if len(found) == 1:
        return (Pot(found[0].chips - taken, found[0].seats),)
    if terms.rules.rake_side_pots.value == "main_pot_first":
        borne = []
        for pot in found:
            borne.append(min(pot.chips, taken))
            taken -= borne[-1]
    else:
        borne = list(split_by_weight(taken, [pot.chips for pot in found]))
    return tuple(Pot(pot.chips - part, pot.seats) for pot, part in zip(found, borne, strict=True))


def share_chips(chips: int, shares: int, chip: int) -> tuple[int, ...]:
    """Equal shares in whole chips of the table; odd chips go to the first shares, at most one each.

    What is less than a chip goes to the first. Source: hand.split.equal, floor.odd-chip.
    """
    if chip == 1:
        return split(chips, shares)
    whole, rest = divmod(chips, chip)
    first, *others = split(whole, shares)
    return (first * chip + rest, *(each * chip for each in others))


def odd_chip_order(terms: Terms, hand: Hand, winners: Iterable[Seat]) -> tuple[Seat, ...]:
    """Winners in the order in which odd chips are given: by default from the button's left."""
    rule = terms.odd_chip.value
    tied = set(winners)
    if rule == "lowest_seat":
        return tuple(sorted(tied))
    if rule in ("high_card_suit", "by_suit"):
        return tuple(
            sorted(tied, key=lambda seat: highest_card(hole_cards(hand, seat)), reverse=True)
        )
    return tuple([seat for seat in hand.live if seat in tied])


__all__ = [
    "Pot",
    "after_house",
    "house_share",
    "layers",
    "odd_chip_order",
    "pots",
    "share_chips",
    "uncalled",
]
