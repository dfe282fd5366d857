"""Rankings of five-card hands, high or low, over remembered tables (`lookup`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from squaredeal.cards.card import SUITS, CardError
from squaredeal.cards.deck import FULL_52
from squaredeal.cards.high import Rules, best_by_ranks, best_of_suit, fives
from squaredeal.cards.lookup import (
    EMPTY,
    FLUSH,
    FLUSH_SUITS,
    KEYS,
    KEYS_BY_INDEX,
    RANK_KEYS,
    RANK_KEYS_BY_RANK,
    RANK_PART,
    TWO_MORE,
    Remembered,
    counts_of,
    refuse_cards,
    suited_mask,
)
from squaredeal.cards.made import Made, unpack
from squaredeal.cards.ranking import Use

_KEY = KEYS.__getitem__
_FIVE_OF_A_RANK = {5 * key for key in RANK_KEYS_BY_RANK}
_TOP = (1 << 24) - 1
"""A low's score is this less its packed hand, so that larger is better here too."""


class FiveCard:
    """A ranking of five-card hands.

    `low` makes the worst hand by `rules` win. `flushes` says whether five of a suit count.
    `worst_low` is the highest card a low may hold to qualify (8 for eight or better), 0 if any
    hand qualifies.
    """

    __slots__ = (
        "_by_ranks",
        "_by_suit",
        "_fives",
        "_flush",
        "_with_board",
        "code",
        "flushes",
        "low",
        "rules",
        "worst_low",
    )

    def __init__(
        self,
        code: str,
        rules: Rules,
        *,
        low: bool = False,
        flushes: bool = True,
        worst_low: int = 0,
    ) -> None:
        self.code = code
        self.rules = rules
        self.low = low
        self.flushes = flushes
        self.worst_low = worst_low
        self._by_ranks: dict[int, int] = {}
        self._fives: dict[int, int] = {}
        self._with_board: dict[int, dict[int, int]] = {}
        self._by_suit = Remembered(self._suit_score)
        self._flush = FLUSH if flushes else 0

    def __repr__(self) -> str:
        return f"ranking({self.code!r})"

    def __copy__(self) -> FiveCard:
        return self

    def __deepcopy__(self, memo: object) -> FiveCard:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from squaredeal.cards.rankings import ranking

        return ranking, (self.code,)

    def evaluate(self, cards: Sequence[str]) -> int | None:
        """Score of the best hand among one to nine known cards; None if it does not qualify."""
        try:
            key = sum(map(_KEY, cards), EMPTY)
            if key & self._flush:
                return self._suited(key, cards)
            return self._by_ranks[key & RANK_PART] or None
        except KeyError:
            return self._met_first(cards)

    def evaluate_indices(self, indices: Sequence[int]) -> int | None:
        """As `evaluate`, for cards given as places in `FULL_52` (0 to 51)."""
        key = sum([KEYS_BY_INDEX[index] for index in indices], EMPTY)
        if key & self._flush:
            return self._suited(key, [FULL_52.cards[index] for index in indices])
        return self._of_ranks(key & RANK_PART) or None

    def scores(
        self, hands: Sequence[Sequence[str]], board: Sequence[str] = (), use: Use = Use.ANY
    ) -> list[int | None]:
        """Scores of all contenders in the order given. CardError for an unknown card or, with
        `TWO_AND_THREE`, fewer than two cards in a hand or three on the board."""
        if use is Use.TWO_AND_THREE:
            return self._scores_of_two_and_three(hands, board)
        of_ranks, flush = self._of_ranks, self._flush
        try:
            start = sum(map(_KEY, board), EMPTY)
            if len(board) == 5 and not (start + TWO_MORE) & flush:
                ranks = start & RANK_PART
                found = [ranks + RANK_KEYS[a] + RANK_KEYS[b] for a, b in hands]
                return [of_ranks(key) or None for key in found]
            keys = [sum(map(_KEY, hand), start) for hand in hands]
        except KeyError:
            refuse_cards([*board, *(card for hand in hands for card in hand)])
        except ValueError:  # a hand that has not two cards
            return [self.evaluate((*hand, *board)) for hand in hands]
        return [
            self._suited(key, (*hand, *board)) if key & flush else of_ranks(key & RANK_PART) or None
            for key, hand in zip(keys, hands, strict=True)
        ]

    def describe(self, score: int) -> Made:
        """Category and ranks of a score."""
        return unpack(_TOP - score if self.low else score, self.rules.order)

    def _met_first(self, cards: Sequence[str]) -> int | None:
        """Score of cards that no table holds yet, or the CardError that names the wrong one."""
        try:
            return self._of_ranks(sum([RANK_KEYS[card] for card in cards])) or None
        except KeyError:
            refuse_cards(cards)

    def _of_ranks(self, key: int) -> int:
        """Score by ranks alone, worked out once for each set of ranks; 0 does not qualify."""
        found = self._by_ranks.get(key)
        if found is None:
            found = self._by_ranks[key] = self._rank_score(key)
        return found

    def _suited(self, key: int, cards: Sequence[str]) -> int:
        """Score when five or more cards share a suit and that matters."""
        if self.low:
            return max(map(self._low_of_five, combinations(cards, 5)))
        by_suit = self._by_suit[suited_mask(cards, FLUSH_SUITS[key & FLUSH])]
        return max(by_suit, self._of_ranks(key & RANK_PART))

    def _low_of_five(self, five: Sequence[str]) -> int:
        if len({card[1] for card in five}) == 1:
            return self._by_suit[suited_mask(five, five[0][1])]
        return self._of_ranks(sum([RANK_KEYS[card] for card in five]))

    def _scores_of_two_and_three(
        self, hands: Sequence[Sequence[str]], board: Sequence[str]
    ) -> list[int | None]:
        if len(board) < 3 or min(map(len, hands), default=2) < 2:
            reason = "three cards on the board and two in each hand are needed"
            raise CardError(" ".join(board), 0, reason)
        try:
            common = [RANK_KEYS[card] for card in board]
            held = [[RANK_KEYS[card] for card in hand] for hand in hands]
        except KeyError:
            refuse_cards([*board, *(card for hand in hands for card in hand)])
        if self.low and self.flushes:
            return [max(map(self._low_of_five, _two_and_three(hand, board))) for hand in hands]
        best = self._with_board.setdefault(sum(common), {})
        found: list[int | None] = []
        for keys in held:
            score = 0
            for a, b in combinations(keys, 2):
                try:
                    of_two = best[a + b]
                except KeyError:
                    of_two = best[a + b] = self._best_with_two(a + b, common)
                if of_two > score:
                    score = of_two
            found.append(score or None)
        if self.flushes:
            suits = [card[1] for card in board]
            for suit in SUITS:
                if suits.count(suit) >= 3:
                    self._add_flushes(found, hands, board, suit)
        return found

    def _add_flushes(
        self,
        found: list[int | None],
        hands: Sequence[Sequence[str]],
        board: Sequence[str],
        suit: str,
    ) -> None:
        three_masks = [suited_mask(three, suit) for three in combinations(_of(board, suit), 3)]
        for place, hand in enumerate(hands):
            for two in combinations(_of(hand, suit), 2):
                mask = suited_mask(two, suit)
                score = max([self._by_suit[mask | three] for three in three_masks])
                found[place] = max(found[place] or 0, score)

    def _best_with_two(self, two: int, board: Sequence[int]) -> int:
        """Best score of two ranks with any three of a board's, suits aside."""
        table = self._fives or self._fill_fives()
        return max([table[two + a + b + c] for a, b, c in combinations(board, 3)])

    def _fill_fives(self) -> dict[int, int]:
        """Scores of all 6,175 sets of five ranks: small enough to stay in the processor's cache."""
        keys = map(sum, combinations_with_replacement(RANK_KEYS_BY_RANK, 5))
        self._fives = {key: self._rank_score(key) for key in keys if key not in _FIVE_OF_A_RANK}
        return self._fives

    def _rank_score(self, key: int) -> int:
        if not key:
            raise CardError("", 0, "no cards to rank")
        counts = counts_of(key)
        if not self.low:
            return best_by_ranks(counts, self.rules)
        packed = min(best_by_ranks(five, self.rules) for five in fives(counts))
        if self.worst_low:
            highest = packed >> 16
            if highest > self.worst_low or sum(counts) < 5:
                return 0
        return _TOP - packed

    def _suit_score(self, mask: int) -> int:
        packed = best_of_suit(mask, self.rules)
        return _TOP - packed if self.low else packed


def _two_and_three(hand: Sequence[str], board: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for two in combinations(hand, 2):
        for three in combinations(board, 3):
            yield (*two, *three)


def _of(cards: Iterable[str], suit: str) -> list[str]:
    return [card for card in cards if card[1] == suit]
