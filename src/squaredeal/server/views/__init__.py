"""From projected state to what a client draws. Nothing here opens a veil."""

from squaredeal.server.views.around import Around, unit_of
from squaredeal.server.views.happened import tell
from squaredeal.server.views.makes import Boards, first, makings, plain
from squaredeal.server.views.memory import Memory
from squaredeal.server.views.noted import note
from squaredeal.server.views.offers import Verbs, offer, reason, to_call
from squaredeal.server.views.poker import own_cards, pots_of
from squaredeal.server.views.table import bombs_of, rotation_of, stakes_of, table_view

__all__ = [
    "Around",
    "Boards",
    "Memory",
    "Verbs",
    "bombs_of",
    "first",
    "makings",
    "note",
    "offer",
    "own_cards",
    "plain",
    "pots_of",
    "reason",
    "rotation_of",
    "stakes_of",
    "table_view",
    "tell",
    "to_call",
    "unit_of",
]
