"""The story of a round: kept while it runs, stored when it ends, read by those who were there."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from squaredeal.dealers import Opening, Sealed, SealedDeck
from squaredeal.journal import encode_value
from squaredeal.kernel import HOUSE, UNSEEN, Chance, Seat
from squaredeal.runtime.messages import Occupant
from squaredeal.tables import RoundEnded

VEIL_KEYS: Final = {"cards", "eyes"}


class Scene(Struct, frozen=True):
    """What one journal entry did, veils and all."""

    version: int
    at_ms: int
    turn: int
    events: tuple[Struct, ...]


class Proof(Struct, frozen=True):
    """How to check a finished round: the seal published before it, and the places one may open."""

    seal: str
    seeds: tuple[str, ...]
    dealt: int
    openings: tuple[Opening, ...]


class Story:
    """A round in progress, from its start on."""

    def __init__(self, table: str, number: int, dealer: SealedDeck | None, seal: str) -> None:
        self.table, self.number, self.seal = table, number, seal
        self.dealer = dealer
        self.scenes: list[Scene] = []
        self.places: list[tuple[int, str]] = []
        self._next = 0

    def deal(self, chance: Chance) -> None:
        """Note at which places of the sealed order these cards lay."""
        if self.dealer is not None:
            places = self.dealer.order[self._next : self._next + len(chance.outcome)]
            self._next += len(chance.outcome)
            pairs = zip(places, chance.outcome, strict=False)
            self.places += [(place, card) for place, card in pairs if card != UNSEEN]

    def proof(self, viewer: Seat) -> Proof | None:
        """What this viewer may check: the places of the cards that were theirs to see."""
        if self.dealer is None:
            return None
        seen = seen_strings([encode_readable(scene.events, viewer) for scene in self.scenes])
        places = [place for place, card in self.places if viewer == HOUSE or card in seen]
        opened = self.dealer.sealed.opening(places)
        return Proof(self.seal, self.dealer.seeds, self.dealer.dealt, opened)

    def encode(
        self, ended: RoundEnded, last: Scene, occupants: tuple[Occupant, ...], facts: Any
    ) -> bytes:
        """The whole story for the store: who sat where, every event with its eyes, the places."""
        return encode_value(
            {
                "table": self.table,
                "number": self.number,
                "facts": facts,
                "seats": occupants,
                "before": ended.before,
                "after": ended.after,
                "rake": ended.rake,
                "drop": ended.drop,
                "void": ended.void,
                "clause": ended.clause,
                "seal": self.seal,
                "seeds": () if self.dealer is None else self.dealer.seeds,
                "dealt": 0 if self.dealer is None else self.dealer.dealt,
                "places": self.places,
                "scenes": [*self.scenes, last],
            }
        )


def encode_readable(value: Any, viewer: Seat) -> Any:
    """Plain lists and dictionaries of `value`, with the cards that this viewer may see."""
    return mask(msgspec.json.decode(encode_value(value)), viewer)


def read_record(record: bytes, viewer: Seat) -> dict[str, Any]:
    """A stored round as this viewer saw it; the places of the deck are left out."""
    told: dict[str, Any] = mask(msgspec.json.decode(record), viewer)
    told.pop("places", None)
    return told


def read_proof(record: bytes, secret: bytes, viewer: Seat) -> Proof:
    """What this viewer may check of a stored round. `secret` is what was sealed."""
    whole = msgspec.json.decode(record)
    seen = seen_strings(mask(whole["scenes"], viewer))
    places = [place for place, card in whole["places"] if viewer == HOUSE or card in seen]
    opened = Sealed.decode(secret).opening(places)
    return Proof(whole["seal"], tuple(whole["seeds"]), whole["dealt"], opened)


def mask(told: Any, viewer: Seat) -> Any:
    """Veils in stored JSON opened for this viewer, or their cards turned to UNSEEN."""
    if isinstance(told, dict):
        if told.keys() == VEIL_KEYS:
            may_see = viewer == HOUSE or viewer in told["eyes"]
            return told["cards"] if may_see else [UNSEEN] * len(told["cards"])
        return {key: mask(value, viewer) for key, value in told.items()}
    if isinstance(told, list):
        return [mask(value, viewer) for value in told]
    return told


def seen_strings(told: Any) -> set[str]:
    """Every text in a masked story: the cards among them are those that were seen."""
    if isinstance(told, str):
        return {told}
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        return set().union(*(seen_strings(value) for value in told))
    return set()


__all__ = [
    "Proof",
    "Scene",
    "Story",
    "encode_readable",
    "mask",
    "read_proof",
    "read_record",
    "seen_strings",
]
