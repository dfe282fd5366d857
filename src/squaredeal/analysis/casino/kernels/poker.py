"""Casino hold'em and Russian poker by fixed, simple strategies. Money is in antes."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.kernels.baccarat import take
from squaredeal.analysis.casino.kernels.draw import high_lane, mixed, start_of, step
from squaredeal.analysis.casino.kernels.path import BINS, Path, note
from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.score import FLUSH, bits_of, flush_ranks, unsuited
from squaredeal.analysis.kernels.tables import CARD_KEYS, CARD_MASKS, I64, NO_CARDS, Tables, tables

Array = np.ndarray[Any, np.dtype[Any]]


def holdem_path(rounds: int, seed: int, pays: Array, least: int, call: int) -> Path:
    """Every hand calls. `pays` is the ante's odds by score, `least` a dealer's who plays."""
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    known = tables("high", 7)
    _holdem(
        rounds,
        start_of(seed),
        _deck(),
        known,
        CARD_KEYS,
        CARD_MASKS,
        pays,
        least,
        call,
        found,
        marks,
    )
    return Path(rounds, found, marks)


def russian_path(rounds: int, seed: int, pays: Array, least: int, bet: int) -> Path:
    """Bet with ace-king or better; else exchange the fifth card of four to a flush or of four
    ranks in a row without an ace; else fold.

    `pays` is by ranks in base 13 from the lowest, times 2, plus 1 for a flush.
    """
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    known = tables("high", 5)
    _russian(
        rounds,
        start_of(seed),
        _deck(),
        known,
        CARD_KEYS,
        CARD_MASKS,
        pays,
        least,
        bet,
        found,
        marks,
    )
    return Path(rounds, found, marks)


def _deck() -> Array:
    return np.arange(52, dtype=np.uint8)


@compiled
def score(cards: Array, known: Tables, bits: int, card_keys: I64, card_masks: I64) -> int:
    """The score of five or seven cards."""
    key, mask = NO_CARDS, 0
    for card in cards:
        key += card_keys[card]
        mask |= card_masks[card]
    if key & FLUSH:
        return int(known.suited[flush_ranks(key, mask)])
    return unsuited(key, bits, known.spots, known.scores)


@compiled
def deal(deck: Array, counter: Any, count: int) -> Any:
    """The first cards of the deck are a fresh deal; gives the counter back."""
    for at in range(count):
        counter = step(counter)
        take(deck, np.uint64(at), high_lane(mixed(counter), np.uint64(52 - at)))
    return counter


@compiled
def _holdem(
    rounds: int,
    counter: Any,
    deck: Array,
    known: Tables,
    card_keys: I64,
    card_masks: I64,
    pays: Array,
    least: int,
    call: int,
    found: Array,
    marks: Array,
) -> None:
    bits = bits_of(known.scores)
    other = np.empty(7, dtype=np.uint8)
    for _ in range(rounds):
        counter = deal(deck, counter, 9)
        mine = score(deck[:7], known, bits, card_keys, card_masks)
        other[:5] = deck[2:7]
        other[5:] = deck[7:9]
        its = score(other, known, bits, card_keys, card_masks)
        if its < least:
            net = pays[mine]
        elif mine > its:
            net = pays[mine] + call
        else:
            net = 0 if mine == its else -1 - call
        note(marks, found, net, call)


@compiled
def odd_card(ranks: Array, suits: Array) -> int:
    """Which card to exchange: the fifth of four to a flush, else of four in a row; -1 for none.

    `ranks` are in rising order and all different.
    """
    for odd in range(5):
        rest = suits[1] if odd == 0 else suits[0]
        same = True
        for at in range(5):
            same = same and (at == odd or suits[at] == rest)
        if same:
            return odd
    if ranks[3] - ranks[0] == 3:
        return 4
    if ranks[4] - ranks[1] == 3 and ranks[4] < 12:
        return 0
    return -1


@compiled
def sort_hand(cards: Array, ranks: Array, suits: Array) -> None:
    """Cards of a hand by rank, lowest first."""
    for at in range(5):
        card, to = cards[at], at
        while to and cards[to - 1] % 13 > card % 13:
            cards[to] = cards[to - 1]
            to -= 1
        cards[to] = card
    for at in range(5):
        ranks[at], suits[at] = cards[at] % 13, cards[at] // 13


@compiled
def odds_of(ranks: Array, suits: Array, pays: Array) -> int:
    """What a sorted hand is paid."""
    key, flush = 0, 1
    for at in range(4, -1, -1):
        key = key * 13 + ranks[at]
        flush = flush if suits[at] == suits[0] else 0
    return int(pays[key * 2 + flush])


@compiled
def _russian(
    rounds: int,
    counter: Any,
    deck: Array,
    known: Tables,
    card_keys: I64,
    card_masks: I64,
    pays: Array,
    least: int,
    bet: int,
    found: Array,
    marks: Array,
) -> None:
    bits = bits_of(known.scores)
    cards, ranks, suits = np.empty(5, np.uint8), np.empty(5, np.int64), np.empty(5, np.int64)
    for _ in range(rounds):
        counter = deal(deck, counter, 11)
        cards[:] = deck[:5]
        sort_hand(cards, ranks, suits)
        odds, fee = odds_of(ranks, suits, pays), 0
        if odds == 0:
            odd = odd_card(ranks, suits)
            if odd >= 0:
                fee = 1
                cards[odd] = deck[10]
                sort_hand(cards, ranks, suits)
                odds = odds_of(ranks, suits, pays)
        if odds == 0:
            note(marks, found, -1 - fee, fee)
            continue
        mine = score(cards, known, bits, card_keys, card_masks)
        its = score(deck[5:10], known, bits, card_keys, card_masks)
        if its < least:
            net = 1
        elif mine > its:
            net = bet * odds
        else:
            net = 0 if mine == its else -1 - bet
        note(marks, found, net - fee, bet + fee)
