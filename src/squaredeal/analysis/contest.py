"""What is compared at showdown: cards, board and rankings, and nothing of betting."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.cards import FULL_52, SIX_PLUS_36, CardError, Deck, Use


class Contest(Struct, frozen=True):
    """Every hand ends with `size` cards of its own and `board` common ones; `least` must be
    known.
    """

    code: str
    high: str
    deck: Deck = FULL_52
    low: str = ""
    least: int = 2
    size: int = 2
    board: int = 5
    use: Use = Use.ANY

    @property
    def rankings(self) -> tuple[str, ...]:
        """Codes of the rankings that share the pot, the one that takes odd halves first."""
        return (self.high, self.low) if self.low else (self.high,)


def _omaha(code: str, size: int, low: str = "") -> Contest:
    return Contest(code, "high", low=low, least=size, size=size, use=Use.TWO_AND_THREE)


def _own(code: str, high: str, size: int, low: str = "") -> Contest:
    return Contest(code, high, low=low, least=1, size=size, board=0)


CONTESTS = (
    Contest("holdem", "high"),
    Contest("short", "short-high", deck=SIX_PLUS_36),
    Contest("short-trips", "short-high-trips", deck=SIX_PLUS_36),
    _omaha("omaha", 4),
    _omaha("omaha5", 5),
    _omaha("omaha6", 6),
    _omaha("omaha8", 4, "eight-or-better"),
    _omaha("omaha5-8", 5, "eight-or-better"),
    _own("stud", "high", 7),
    _own("stud8", "high", 7, "eight-or-better"),
    _own("razz", "ace-five", 7),
    _own("draw", "high", 5),
    _own("draw27", "deuce-seven", 5),
    _own("drawa5", "ace-five", 5),
    _own("badugi", "badugi", 4),
)
_BY_CODE = {known.code: known for known in CONTESTS}


def contest(code: str) -> Contest:
    """The contest with this code. Raises CardError naming those there are."""
    if code not in _BY_CODE:
        raise CardError(code, 0, f"not a variant with odds; there are {', '.join(_BY_CODE)}")
    return _BY_CODE[code]
