"""Reads cards from text that people write: `AhKh`, `Ah, 10d`, `7♣ ??`."""

from __future__ import annotations

from squaredeal.cards.card import RANK_INDEX, SUIT_INDEX, UNKNOWN, CardError

_SYMBOLS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s"}
_BETWEEN = " \t\r\n,;[]()"


def parse_card(text: str) -> str:
    """The one card in `text`. `10h` is `Th`; case does not matter; `??` is an unknown card.

    Raises CardError when there is none, or more than one.
    """
    cards = parse_cards(text)
    if len(cards) != 1:
        raise CardError(text, 0, f"one card expected, {len(cards)} found")
    return cards[0]


def parse_cards(text: str) -> tuple[str, ...]:
    """All cards in `text`, in order; spaces, commas and brackets between them are optional.

    Raises CardError naming the character where reading stopped, or a card that appears twice.

    >>> parse_cards("AhKd 10s")
    ('Ah', 'Kd', 'Ts')
    """
    found: list[str] = []
    at = 0
    while at < len(text):
        if text[at] in _BETWEEN:
            at += 1
            continue
        card, width = _read(text, at)
        if card != UNKNOWN and card in found:
            raise CardError(text[at : at + width], at, "this card appears twice")
        found.append(card)
        at += width
    return tuple(found)


def _read(text: str, at: int) -> tuple[str, int]:
    if text.startswith(UNKNOWN, at):
        return UNKNOWN, 2
    wide = text.startswith("10", at)
    rank = "T" if wide else text[at].upper()
    width = 2 if wide else 1
    if rank not in RANK_INDEX:
        raise CardError(
            text[at : at + 2], at, f"{text[at]!r} is not a rank (2 to 9, T, J, Q, K, A)"
        )
    if at + width >= len(text):
        raise CardError(text[at:], at, "the suit is missing (c, d, h or s)")
    mark = text[at + width]
    suit = _SYMBOLS.get(mark, mark.lower())
    if suit not in SUIT_INDEX:
        raise CardError(text[at : at + width + 1], at, f"{mark!r} is not a suit (c, d, h or s)")
    return rank + suit, width + 1
