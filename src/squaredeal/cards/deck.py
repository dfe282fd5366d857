"""Which cards a game is dealt from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from squaredeal.cards.card import RANKS, SUITS, UNKNOWN, CardError


class Deck(Struct, frozen=True):
    """A composition of cards, in the order of inspection: by suit, twos to aces. Never an order of
    play.
    """

    code: str
    cards: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def without(self, seen: Iterable[str]) -> tuple[str, ...]:
        """The cards that can still come when `seen` are out, in deck order; a burn `"??"` takes
        none away.

        Raises CardError for a card the deck does not hold, or holds fewer times than seen.
        """
        out = Counter(card for card in seen if card != UNKNOWN)
        left: list[str] = []
        for card in self.cards:
            if out[card]:
                out[card] -= 1
            else:
                left.append(card)
        for place, (card, extra) in enumerate(out.items()):
            if extra:
                raise CardError(card, place, f"the deck {self.code} cannot give this card (again)")
        return tuple(left)


def cards_of(ranks: str) -> tuple[str, ...]:
    """The cards of these ranks in four suits, by suit: clubs, diamonds, hearts, spades."""
    return tuple(rank + suit for suit in SUITS for rank in ranks)


FULL_52 = Deck("full-52", cards_of(RANKS))
SIX_PLUS_36 = Deck("six-plus-36", cards_of(RANKS[4:]))
KUHN_3 = Deck("kuhn-3", ("Js", "Qs", "Ks"))
LEDUC_6 = Deck("leduc-6", ("Jh", "Qh", "Kh", "Js", "Qs", "Ks"))


def shoe(decks: int) -> Deck:
    """So many full decks shuffled together, 1 to 8: baccarat uses 8, blackjack 1 to 8.

    Raises CardError outside that range.
    """
    if not 1 <= decks <= 8:
        raise CardError(str(decks), 0, "a shoe holds 1 to 8 decks")
    return FULL_52 if decks == 1 else Deck(f"shoe-{decks}", FULL_52.cards * decks)
