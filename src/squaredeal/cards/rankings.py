"""The rankings there are. A variant names one of these values; a new one is one line here."""

from __future__ import annotations

from squaredeal.cards.badugi import Badugi
from squaredeal.cards.card import CardError
from squaredeal.cards.fivecard import FiveCard
from squaredeal.cards.high import STANDARD, Rules, runs
from squaredeal.cards.ranking import Ranking

_FLUSH_OVER_FULL = (*STANDARD[:5], "full-house", "flush", *STANDARD[7:])
_TRIPS_OVER_STRAIGHT = (*STANDARD[:3], "straight", "trips", *_FLUSH_OVER_FULL[5:])
_LOW = STANDARD[:-1]

HIGH = FiveCard("high", Rules(straights=runs(wheel=5)))
"""The usual order; an ace also begins the straight to five."""

STUD_PE = FiveCard("pe", Rules(straights=runs(wheel=5)))
"""The Peruvian norm (stud7.rank.*, stud7.tie.*), with `stud7.ace_low_straight`: the order of
`HIGH`.
"""

STUD_PE_ACE_HIGH = FiveCard("pe-ace-high", Rules(straights=runs()))
"""The Peruvian norm read literally: the ace is only ever the highest card."""

SHORT_HIGH = FiveCard("short-high", Rules(order=_FLUSH_OVER_FULL, straights=runs(6, wheel=9)))
"""Short deck: a flush beats a full house; A-6-7-8-9 is the lowest straight; a straight beats
trips.
"""

SHORT_HIGH_TRIPS = FiveCard(
    "short-high-trips", Rules(order=_TRIPS_OVER_STRAIGHT, straights=runs(6, wheel=9))
)
"""Short deck where trips beat a straight as well."""

EIGHT_OR_BETTER = FiveCard(
    "eight-or-better", Rules(order=_LOW, ace=1), low=True, flushes=False, worst_low=8
)
"""The low half of hi-lo: five different ranks of eight or lower, aces low; straights and flushes
are nothing.
"""

ACE_FIVE = FiveCard("ace-five", Rules(order=_LOW, ace=1), low=True, flushes=False)
"""Razz and ace-to-five draw: aces low; straights and flushes are nothing; 5-4-3-2-A is best."""

ACE_SIX = FiveCard(
    "ace-six", Rules(order=_LOW, straights=((0b1111 | 1 << 12, 5), *runs()[1:]), ace=1), low=True
)
"""Aces low, straights and flushes count against the hand; 6-4-3-2-A is best."""

DEUCE_SEVEN = FiveCard("deuce-seven", Rules(order=_LOW, straights=runs()), low=True)
"""The worst high hand wins; aces are high only; 7-5-4-3-2 is best."""

BADUGI = Badugi("badugi")
"""Aces low."""

BADUGI_ACE_HIGH = Badugi("badugi-ace-high", ace=14)
"""The badugi half of badeucey: aces high."""

KUHN = FiveCard("kuhn", Rules())
"""One card, the higher rank wins; a pair in Leduc."""

RANKINGS: tuple[Ranking, ...] = (
    HIGH,
    STUD_PE,
    STUD_PE_ACE_HIGH,
    SHORT_HIGH,
    SHORT_HIGH_TRIPS,
    EIGHT_OR_BETTER,
    ACE_FIVE,
    ACE_SIX,
    DEUCE_SEVEN,
    BADUGI,
    BADUGI_ACE_HIGH,
    KUHN,
)
_BY_CODE = {known.code: known for known in RANKINGS}


def ranking(code: str) -> Ranking:
    """The ranking with this code. Raises CardError naming the codes there are."""
    if code not in _BY_CODE:
        raise CardError(code, 0, f"not a ranking; there are {', '.join(_BY_CODE)}")
    return _BY_CODE[code]
