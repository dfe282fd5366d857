"""The variants there are. Adding one is adding a value here."""

from __future__ import annotations

from squaredeal.cards import FULL_52
from squaredeal.games.poker.variant import Betting, Forced, Opener, Street, Variant, vary

NLHE = Variant(
    code="nlhe@1",
    title="No-limit hold'em",
    deck=FULL_52,
    forced=Forced.BLINDS,
    betting=Betting.NO_LIMIT,
    streets=(
        Street("preflop", down=2, opener=Opener.AFTER_BLINDS),
        Street("flop", burn=1, board=3),
        Street("turn", burn=1, board=1, big=True),
        Street("river", burn=1, board=1, big=True),
    ),
)
PLHE = vary(NLHE, code="plhe@1", title="Pot-limit hold'em", betting=Betting.POT_LIMIT)
FLHE = vary(NLHE, code="flhe@1", title="Limit hold'em", betting=Betting.FIXED_LIMIT, raises=3)

VARIANTS: tuple[Variant, ...] = (NLHE, PLHE, FLHE)
BY_CODE = {variant.code: variant for variant in VARIANTS}
CODES = tuple(BY_CODE)

__all__ = ["BY_CODE", "CODES", "VARIANTS"]
