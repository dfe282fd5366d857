"""From projected state to what a client draws. Nothing here opens a veil."""

from squaredeal.server.views.around import Around, unit_of
from squaredeal.server.views.happened import note, tell
from squaredeal.server.views.memory import Memory
from squaredeal.server.views.offers import Verbs, offer, reason, to_call
from squaredeal.server.views.poker import own_cards, pots_of, what_it_makes
from squaredeal.server.views.table import stakes_of, table_view

__all__ = [
    "Around",
    "Memory",
    "Verbs",
    "note",
    "offer",
    "own_cards",
    "pots_of",
    "reason",
    "stakes_of",
    "table_view",
    "tell",
    "to_call",
    "unit_of",
    "what_it_makes",
]
