"""What is compared at showdown: cards, board and rankings, and nothing of betting."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.cards import FULL_52, SIX_PLUS_36, CardError, Deck, FiveCard, Use, ranking
from squaredeal.games.poker.catalogue import BY_CODE as VARIANTS
from squaredeal.games.poker.variant import Variant


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

    @property
    def is_compiled(self) -> bool:
        """Whether the kernels know these rankings and this use of cards."""
        known = [ranking(code) for code in self.rankings]
        five = [rank for rank in known if isinstance(rank, FiveCard)]
        if len(five) < len(known) or any(rank.low and rank.flushes for rank in five[1:]):
            return False
        if self.use is Use.TWO_AND_THREE:
            return self.board == 5 and not five[0].low
        if self.board:
            return (self.board, self.size, self.low) == (5, 2, "") and not five[0].low
        return 5 <= self.size <= (5 if five[0].low and five[0].flushes else 7)


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
    """The contest with this code, or of the poker variant with it (`plo8@1`).

    Raises CardError naming those there are, or what about the variant cannot be counted.
    """
    if code in _BY_CODE:
        return _BY_CODE[code]
    if code in VARIANTS:
        return _of_variant(VARIANTS[code])
    known = ", ".join((*_BY_CODE, *VARIANTS))
    raise CardError(code, 0, f"not a variant with odds; there are {known}")


def _of_variant(variant: Variant) -> Contest:
    """The showdown of a variant; its streets and betting do not matter."""
    pot = variant.pot
    plain = all(half.use is pot[0].use and not half.own for half in pot)
    if len(pot) > 2 or not plain or variant.boards > 1:
        raise CardError(variant.code, 0, "odds are for one board and hands that use it alike")
    return Contest(
        code=variant.code,
        high=pot[0].ranking.code,
        low=pot[1].ranking.code if len(pot) == 2 else "",
        deck=variant.deck,
        least=variant.hole_count if variant.board_count else 1,
        size=variant.hole_count,
        board=variant.board_count,
        use=pot[0].use,
    )
