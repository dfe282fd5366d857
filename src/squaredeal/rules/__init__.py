"""The clause catalogue and the house: every rule has an address, every setting cites one.

`standard()` is the standard house, `load(text, name)` reads another; both give `HouseRules`,
whose leaves are `Ruled`.
"""

from squaredeal.rules.house import HouseError, HouseRules, OwnClause, Room, Ruled, Value, spell
from squaredeal.rules.load import load, standard

__all__ = [
    "HouseError",
    "HouseRules",
    "OwnClause",
    "Room",
    "Ruled",
    "Value",
    "load",
    "spell",
    "standard",
]
