"""Cards, decks and rankings: what is dealt, and which hand is better."""

from squaredeal.cards.badugi import Badugi
from squaredeal.cards.card import (
    RANKS,
    SUITS,
    UNKNOWN,
    CardError,
    card_index,
    indexed_card,
    rank_of,
    suit_of,
)
from squaredeal.cards.deck import FULL_52, KUHN_3, LEDUC_6, SIX_PLUS_36, Deck, cards_of, shoe
from squaredeal.cards.fivecard import FiveCard
from squaredeal.cards.made import Made
from squaredeal.cards.parse import parse_card, parse_cards
from squaredeal.cards.ranking import Ranking, Use, best_cards
from squaredeal.cards.rankings import (
    ACE_FIVE,
    ACE_SIX,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    KUHN,
    RANKINGS,
    SHORT_HIGH,
    SHORT_HIGH_TRIPS,
    STUD_PE,
    STUD_PE_ACE_HIGH,
    ranking,
)
from squaredeal.cards.showing import best_showing, highest_card, highest_door, lowest_door

__all__ = [
    "ACE_FIVE",
    "ACE_SIX",
    "BADUGI",
    "BADUGI_ACE_HIGH",
    "DEUCE_SEVEN",
    "EIGHT_OR_BETTER",
    "FULL_52",
    "HIGH",
    "KUHN",
    "KUHN_3",
    "LEDUC_6",
    "RANKINGS",
    "RANKS",
    "SHORT_HIGH",
    "SHORT_HIGH_TRIPS",
    "SIX_PLUS_36",
    "STUD_PE",
    "STUD_PE_ACE_HIGH",
    "SUITS",
    "UNKNOWN",
    "Badugi",
    "CardError",
    "Deck",
    "FiveCard",
    "Made",
    "Ranking",
    "Use",
    "best_cards",
    "best_showing",
    "card_index",
    "cards_of",
    "highest_card",
    "highest_door",
    "indexed_card",
    "lowest_door",
    "parse_card",
    "parse_cards",
    "rank_of",
    "ranking",
    "shoe",
    "suit_of",
]
