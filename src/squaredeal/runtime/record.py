"""The story of a round: kept while it runs, stored when it ends, read by those who were there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec
from msgspec import Struct

from squaredeal.dealers import Opening, Sealed, SealedDeck
from squaredeal.journal import encode_value
from squaredeal.kernel import HOUSE, RAIL, UNSEEN, Chance, Seat
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
        self._opened: dict[int, Opening] | None = None
        self._seen_by: dict[str, set[Seat]] = {}

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
        if self._opened is None:
            told = msgspec.json.decode(encode_value([scene.events for scene in self.scenes]))
            events = [event for scene in told for event in scene]
            sealed, places = self.dealer.sealed, [place for place, _ in self.places]
            self._opened = dict(zip(places, sealed.opening(places), strict=True))
            self._seen_by = eyes_of(as_sealed(events))
        opened = tuple(
            self._opened[place]
            for place, card in self.places
            if may_see(self._seen_by, card, viewer)
        )
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


def read_record(record: bytes, viewer: Seat) -> dict[str, Any]:
    """A stored round as this viewer saw it; the places of the deck are left out."""
    told: dict[str, Any] = mask(msgspec.json.decode(record), viewer)
    told.pop("places", None)
    return told


def read_proof(record: bytes, secret: bytes, viewer: Seat) -> Proof:
    """What this viewer may check of a stored round. `secret` is what was sealed."""
    whole = msgspec.json.decode(record)
    events = [event for scene in whole["scenes"] for event in scene["events"]]
    seen_by = eyes_of(as_sealed(events))
    places = [place for place, card in whole["places"] if may_see(seen_by, card, viewer)]
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


def as_sealed(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """What happened with cards in their sealed order: until discards were shuffled in again, since
    a card seen after that may have been somebody else's before.
    """
    return list(takewhile(lambda event: event["type"] != "reshuffled", events))


def eyes_of(told: Any) -> dict[str, set[Seat]]:
    """Who saw each text of a stored story, cards among them; RAIL is there when everybody did."""
    seen: dict[str, set[Seat]] = {}
    waiting = [told]
    while waiting:
        here = waiting.pop()
        if isinstance(here, str):
            seen.setdefault(here, set()).add(RAIL)
        elif isinstance(here, list):
            waiting += here
        elif isinstance(here, dict) and here.keys() == VEIL_KEYS:
            for card in here["cards"]:
                seen.setdefault(card, set()).update(here["eyes"])
        elif isinstance(here, dict):
            waiting += here.values()
    return seen


def may_see(seen_by: dict[str, set[Seat]], card: str, viewer: Seat) -> bool:
    """Was this card the viewer's to see?"""
    return viewer == HOUSE or not seen_by.get(card, set()).isdisjoint((viewer, RAIL))


__all__ = [
    "Proof",
    "Scene",
    "Story",
    "as_sealed",
    "eyes_of",
    "mask",
    "may_see",
    "read_proof",
    "read_record",
]
