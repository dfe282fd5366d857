"""A card is two characters, rank then suit: `"Ah"`. A card nobody may know is `"??"`."""

from __future__ import annotations

from squaredeal.kernel import BadInput

RANKS = "23456789TJQKA"
SUITS = "cdhs"
UNKNOWN = "??"

RANK_INDEX = {rank: index for index, rank in enumerate(RANKS)}
SUIT_INDEX = {suit: index for index, suit in enumerate(SUITS)}


class CardError(BadInput):
    """A text is not a card, or a card is where it cannot be.

    `text` is what was read, `position` where it starts (characters from 0, or the place in a list),
    `reason` says what is wrong with it, in English, for developers and the command line.
    """

    def __init__(self, text: str, position: int, reason: str) -> None:
        super().__init__(f"{text!r} at position {position}: {reason}")
        self.text = text
        self.position = position
        self.reason = reason


def rank_of(card: str) -> int:
    """How high the card is: 0 for a two to 12 for an ace. Raises CardError for `"??"`."""
    try:
        return RANK_INDEX[card[0]]
    except (KeyError, IndexError):
        raise CardError(card, 0, "not a known card") from None


def suit_of(card: str) -> int:
    """The suit in the order clubs, diamonds, hearts, spades: 0 to 3. Raises CardError for
    `"??"`.
    """
    try:
        return SUIT_INDEX[card[1]]
    except (KeyError, IndexError):
        raise CardError(card, 0, "not a known card") from None


def card_index(card: str) -> int:
    """Place of the card in `FULL_52`: 13 × suit + rank, 0 to 51. Raises CardError for `"??"`."""
    return 13 * suit_of(card) + rank_of(card)


def indexed_card(index: int) -> str:
    """The card at a place in `FULL_52`, 0 to 51; the inverse of `card_index`."""
    if not 0 <= index < 52:
        raise CardError(str(index), 0, "a card index is 0 to 51")
    return RANKS[index % 13] + SUITS[index // 13]
