"""Sources of chance: they answer a state's ToDeal, and only they know what comes next."""

from squaredeal.dealers.dealer import BURN, CARD_SOURCES, Dealer, draw
from squaredeal.dealers.generator import Generator, OsGenerator, Stream, new_secret, shuffled
from squaredeal.dealers.plain import Recording, Seeded, Spread
from squaredeal.dealers.sealed import Opening, Sealed, SealedDeck, deal_order, draws, holds

__all__ = [
    "BURN",
    "CARD_SOURCES",
    "Dealer",
    "Generator",
    "Opening",
    "OsGenerator",
    "Recording",
    "Sealed",
    "SealedDeck",
    "Seeded",
    "Spread",
    "Stream",
    "deal_order",
    "draw",
    "draws",
    "holds",
    "new_secret",
    "shuffled",
]
