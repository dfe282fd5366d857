"""A seat's view as numbers from 0 to 1: cards as marks in the deck, chips as shares of all chips.

Seats run clockwise from the one that looks, so that the same place always means the same thing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from squaredeal.cards import FULL_52
from squaredeal.games import blackjack
from squaredeal.games.poker import Hand, Phase, Poker
from squaredeal.kernel import Choice, Game, Seat

RAISES_MOST = 10
"""More raises on a street than this look alike."""
PHASES = 10
HANDS = 4
"""Hands of one seat against the house that are told apart."""
PRESSING = ("bet", "raise_to", "complete")


def features(
    game: Game[Any], view: Any, seat: Seat, offered: Sequence[Choice], spots: Sequence[str]
) -> list[float]:
    """The observation of a seat, always as long: poker has its own order, all else another.

    `view` is the state projected for the seat, `offered` its choices, `spots` those of the table.
    """
    if isinstance(game, Poker):
        return list(_poker(game, view, seat, offered))
    return list(_bank(view, seat, spots))


def _poker(game: Poker, view: Hand, seat: Seat, offered: Sequence[Choice]) -> Iterator[float]:
    deck = game.variant.deck.cards
    seats = len(view.stacks)
    whole = max(1, view.total)
    around = [(seat + step) % seats for step in range(seats)]
    for each in around:
        yield from _marks(deck, _shown(view.cards[each]))
    boards = max(game.variant.boards, view.setup.boards)
    for number in range(boards):
        yield from _marks(deck, view.boards[number] if number < len(view.boards) else ())
    yield from _marks(deck, _shown(view.muck))
    for each in around:
        yield view.stacks[each] / whole
        yield view.bets[each] / whole
        yield view.paid[each] / whole
        yield float(view.acted >> each & 1)
        yield float(each in view.live)
        yield float(each in view.queue)
        yield float(each == view.setup.button)
        yield min(1.0, max(0, view.noted[each]) / 8) if each < len(view.noted) else 0.0
    yield view.price / whole
    yield (sum(view.paid) + view.dead) / whole
    yield min(view.raises, RAISES_MOST) / RAISES_MOST
    yield from (float(view.phase == phase) for phase in Phase)
    street = game.terms.program[min(view.at, len(game.terms.program) - 1)].street
    yield from (float(street == number) for number in range(len(game.variant.streets)))
    pressing = next((choice for choice in offered if choice.verb in PRESSING), None)
    yield 0.0 if pressing is None else min(1.0, (pressing.low or 0) / whole)
    yield 0.0 if pressing is None else min(1.0, (pressing.high or 0) / whole)


def _bank(view: Any, seat: Seat, spots: Sequence[str]) -> Iterator[float]:
    """Chips by spot, phase, and the cards that lie open to this seat."""
    seats = len(view.stacks)
    whole = max(1, sum(view.setup.stacks))
    bets, open_ = getattr(view, "bets", ((),) * seats), getattr(view, "open", ())
    for step in range(seats):
        each = (seat + step) % seats
        staked = dict(bets[each])
        yield min(1.0, view.stacks[each] / whole)
        yield float(each in open_)
        yield from (min(1.0, staked.get(spot, 0) / whole) for spot in spots)
        rest = sum(chips for spot, chips in staked.items() if spot not in spots)
        yield min(1.0, rest / whole)
    phase = getattr(view, "phase", 0)
    yield from (float(phase == number) for number in range(PHASES))
    if hasattr(view, "dealer"):
        yield from _table_cards(view, seat)


def _table_cards(view: Any, seat: Seat) -> Iterator[float]:
    """The seat's hands, the dealer's cards and the board; how often each card lies there, in
    eighths. Blackjack marks the hand that is asked.
    """
    if isinstance(view, blackjack.Round):
        own = [
            (hand.cards, view.turn == at) for at, hand in enumerate(view.hands) if hand.seat == seat
        ]
    else:
        own = [
            (_flat(held), False)
            for player, held in zip(view.playing, view.hands, strict=False)
            if player == seat
        ]
    own += [((), False)] * (HANDS - len(own))
    for held, is_asked in own[:HANDS]:
        yield from _counts(held)
        yield float(is_asked)
    yield from _counts((*_flat(view.dealer), getattr(view, "up", "")))
    yield from _counts(getattr(view, "board", ()))


def _flat(groups: Iterable[Any]) -> tuple[str, ...]:
    """Cards one by one, whether they lie alone or in projected groups."""
    return tuple(
        card for group in groups for card in ((group,) if isinstance(group, str) else group)
    )


def _counts(cards: Iterable[str]) -> Iterator[float]:
    found = Counter(cards)
    return (min(1.0, found[card] / 8) for card in FULL_52.cards)


def _shown(groups: Iterable[Any]) -> set[str]:
    """The cards of a projected tuple of veils; those that stay hidden are no card of the deck."""
    return {card for group in groups for card in group}


def _marks(deck: Sequence[str], cards: Iterable[str]) -> Iterator[float]:
    held = frozenset(cards)
    return (float(card in held) for card in deck)


__all__ = ["features"]
