"""The variants there are. Adding one is adding a value here."""

from __future__ import annotations

from squaredeal.cards import (
    ACE_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_SEVEN,
    EIGHT_OR_BETTER,
    FULL_52,
    HIGH,
    KUHN,
    KUHN_3,
    LEDUC_6,
    SHORT_HIGH,
    SHORT_HIGH_TRIPS,
    SIX_PLUS_36,
    STUD_PE,
    Use,
)
from squaredeal.games.poker.variant import Betting, Forced, Half, Opener, Street, Variant, vary

TWO_AND_THREE = (Half(HIGH, Use.TWO_AND_THREE),)
OMAHA_HI_LO = (*TWO_AND_THREE, Half(EIGHT_OR_BETTER, Use.TWO_AND_THREE, "low"))

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
SPLIT = vary(NLHE, code="split@1", title="Split hold'em, two boards", boards=2)
AOF = vary(
    NLHE,
    code="aof@1",
    title="All-in or fold hold'em",
    betting=Betting.ALL_IN_OR_FOLD,
    streets={name: {"bets": False} for name in ("flop", "turn", "river")},
)
SHORT_DECK = vary(
    NLHE,
    code="short@1",
    title="Short deck, straight over trips",
    deck=SIX_PLUS_36,
    forced=Forced.BUTTON_BLIND,
    pot=(Half(SHORT_HIGH),),
)
SHORT_DECK_TRIPS = vary(
    SHORT_DECK,
    code="short_trips@1",
    title="Short deck, trips over straight",
    pot=(Half(SHORT_HIGH_TRIPS),),
)
PINEAPPLE = vary(
    NLHE,
    code="pineapple@1",
    title="Pineapple",
    streets={"preflop": {"down": 3}, "flop": {"discard": 1}},
)
CRAZY_PINEAPPLE = vary(
    NLHE,
    code="crazy_pineapple@1",
    title="Crazy pineapple",
    streets={"preflop": {"down": 3}, "turn": {"discard": 1}},
)
IRISH = vary(
    NLHE,
    code="irish@1",
    title="Irish",
    streets={"preflop": {"down": 4}, "turn": {"discard": 2}},
)
PLO = vary(
    PLHE,
    code="plo@1",
    title="Pot-limit Omaha",
    streets={"preflop": {"down": 4}},
    pot=TWO_AND_THREE,
)
PLO5 = vary(
    PLO,
    code="plo5@1",
    title="Five-card pot-limit Omaha",
    streets={"preflop": {"down": 5}},
    seats_most=9,
)
PLO6 = vary(
    PLO,
    code="plo6@1",
    title="Six-card pot-limit Omaha",
    streets={"preflop": {"down": 6}},
    seats_most=7,
)
PLO8 = vary(PLO, code="plo8@1", title="Pot-limit Omaha hi-lo", pot=OMAHA_HI_LO)
PLO5_8 = vary(PLO5, code="plo5_8@1", title="Five-card pot-limit Omaha hi-lo", pot=OMAHA_HI_LO)
FLO = vary(PLO, code="flo@1", title="Limit Omaha", betting=Betting.FIXED_LIMIT, raises=3)
FLO8 = vary(FLO, code="flo8@1", title="Limit Omaha hi-lo", pot=OMAHA_HI_LO)
COURCHEVEL = vary(
    PLO5,
    code="courchevel@1",
    title="Courchevel",
    streets={"preflop": {"board": 1}, "flop": {"board": 2}},
)
COURCHEVEL8 = vary(COURCHEVEL, code="courchevel8@1", title="Courchevel hi-lo", pot=OMAHA_HI_LO)
DRAWMAHA = vary(
    FLO,
    code="drawmaha27@1",
    title="Deuce-to-seven drawmaha",
    streets={"preflop": {"down": 5}, "turn": {"draw": 5}},
    seats_most=8,
    pot=(Half(DEUCE_SEVEN, name="draw", own=True), *TWO_AND_THREE),
)

STUD7_PE = Variant(
    code="stud7.pe@1",
    title="Seven-card stud, Peruvian norm",
    deck=FULL_52,
    forced=Forced.BRING_IN,
    betting=Betting.FIXED_LIMIT,
    streets=(
        Street("third", down=2, up=1, opener=Opener.LOWEST_UP),
        Street("fourth", burn=1, up=1, opener=Opener.BEST_UP),
        Street("fifth", burn=1, up=1, opener=Opener.BEST_UP, big=True),
        Street("sixth", burn=1, up=1, opener=Opener.BEST_UP, big=True),
        Street("seventh", burn=1, down=1, opener=Opener.BEST_UP, big=True),
    ),
    pot=(Half(STUD_PE),),
    seats_most=8,
    common=True,
)
STUD7 = vary(STUD7_PE, code="stud7@1", title="Seven-card stud", raises=3, pot=(Half(HIGH),))
STUD8 = vary(
    STUD7,
    code="stud8@1",
    title="Seven-card stud hi-lo",
    pot=(Half(HIGH), Half(EIGHT_OR_BETTER, name="low")),
)
RAZZ = vary(
    STUD7,
    code="razz@1",
    title="Razz",
    streets={"third": {"opener": Opener.HIGHEST_UP}},
    pot=(Half(ACE_FIVE, name="low"),),
)
RAZZ27 = vary(
    STUD7,
    code="razz27@1",
    title="Deuce-to-seven razz",
    streets={"third": {"opener": Opener.HIGHEST_UP_ACE_HIGH}},
    pot=(Half(DEUCE_SEVEN, name="low"),),
)
STUD5 = Variant(
    code="stud5@1",
    title="Five-card stud",
    deck=FULL_52,
    forced=Forced.BRING_IN,
    betting=Betting.FIXED_LIMIT,
    streets=(
        Street("second", down=1, up=1, opener=Opener.LOWEST_UP),
        Street("third", burn=1, up=1, opener=Opener.BEST_UP),
        Street("fourth", burn=1, up=1, opener=Opener.BEST_UP, big=True),
        Street("fifth", burn=1, up=1, opener=Opener.BEST_UP, big=True),
    ),
    raises=3,
)

DRAW5 = Variant(
    code="draw5@1",
    title="Limit five-card draw",
    deck=FULL_52,
    forced=Forced.BLINDS,
    betting=Betting.FIXED_LIMIT,
    streets=(
        Street("predraw", down=5, opener=Opener.AFTER_BLINDS),
        Street("draw", burn=1, draw=5, big=True),
    ),
    raises=3,
    seats_most=8,
)
NL_DRAW5 = vary(
    DRAW5, code="nldraw5@1", title="No-limit five-card draw", betting=Betting.NO_LIMIT, raises=0
)
LOW27_SINGLE = vary(
    NL_DRAW5,
    code="27sd@1",
    title="No-limit deuce-to-seven single draw",
    pot=(Half(DEUCE_SEVEN, name="low"),),
)
LOW27_TRIPLE = Variant(
    code="27td@1",
    title="Limit deuce-to-seven triple draw",
    deck=FULL_52,
    forced=Forced.BLINDS,
    betting=Betting.FIXED_LIMIT,
    streets=(
        Street("predraw", down=5, opener=Opener.AFTER_BLINDS),
        Street("first draw", burn=1, draw=5),
        Street("second draw", burn=1, draw=5, big=True),
        Street("third draw", burn=1, draw=5, big=True),
    ),
    pot=(Half(DEUCE_SEVEN, name="low"),),
    raises=3,
    seats_most=8,
)
A5_TRIPLE = vary(
    LOW27_TRIPLE,
    code="a5td@1",
    title="Limit ace-to-five triple draw",
    pot=(Half(ACE_FIVE, name="low"),),
)
BADUGI_LIMIT = vary(
    LOW27_TRIPLE,
    code="badugi@1",
    title="Limit badugi",
    streets={
        "predraw": {"down": 4},
        **{name: {"draw": 4} for name in ("first draw", "second draw", "third draw")},
    },
    pot=(Half(BADUGI, name="badugi"),),
)
BADACEY = vary(
    LOW27_TRIPLE,
    code="badacey@1",
    title="Limit badacey",
    pot=(Half(BADUGI, name="badugi"), Half(ACE_FIVE, name="low")),
)
BADEUCEY = vary(
    LOW27_TRIPLE,
    code="badeucey@1",
    title="Limit badeucey",
    pot=(Half(BADUGI_ACE_HIGH, name="badugi"), Half(DEUCE_SEVEN, name="low")),
)

KUHN_POKER = Variant(
    code="kuhn@1",
    title="Kuhn poker",
    deck=KUHN_3,
    forced=Forced.ANTES,
    betting=Betting.FIXED_LIMIT,
    streets=(Street("deal", down=1),),
    pot=(Half(KUHN),),
    seats_most=2,
)
LEDUC = Variant(
    code="leduc@1",
    title="Leduc hold'em",
    deck=LEDUC_6,
    forced=Forced.ANTES,
    betting=Betting.FIXED_LIMIT,
    streets=(Street("preflop", down=1), Street("flop", board=1, big=True)),
    pot=(Half(KUHN),),
    raises=1,
    seats_most=2,
)

HOLDEM = (
    NLHE,
    PLHE,
    FLHE,
    SPLIT,
    AOF,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    PINEAPPLE,
    CRAZY_PINEAPPLE,
    IRISH,
)
OMAHA = (PLO, PLO5, PLO6, PLO8, PLO5_8, FLO, FLO8, COURCHEVEL, COURCHEVEL8, DRAWMAHA)
STUD = (STUD7_PE, STUD7, STUD8, RAZZ, RAZZ27, STUD5)
DRAW = (
    DRAW5, NL_DRAW5, LOW27_SINGLE, LOW27_TRIPLE, A5_TRIPLE, BADUGI_LIMIT, BADACEY, BADEUCEY,
)  # fmt: skip
SMALL = (KUHN_POKER, LEDUC)
VARIANTS: tuple[Variant, ...] = (*HOLDEM, *OMAHA, *STUD, *DRAW, *SMALL)
BY_CODE = {variant.code: variant for variant in VARIANTS}
CODES = tuple(BY_CODE)

__all__ = ["BY_CODE", "CODES", "DRAW", "HOLDEM", "OMAHA", "SMALL", "STUD", "VARIANTS"]
