"""A deck whose order is fixed and sealed before the round, and opened after it.

The house shuffles with the operating system's generator, gives every place of the deck a salt from
a secret key, and publishes the root of the tree over all places: the seal. Only then may players
add seeds. The seeds, in the order received, decide in public which place is dealt first, second and
so on, so neither the house nor a player alone decides a card. After the round each viewer receives
the places of the cards that were theirs to see, with salts and paths: everybody can check what was
shown, and a mucked hand stays unseen. The house's own opening is the key and the whole order.

Devices other than a deck (wheel, dice, reels) draw from the game's exact law with the stream of key
and seeds.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct, json

from squaredeal.dealers.dealer import BURN, CARD_SOURCES, draw
from squaredeal.dealers.generator import OsGenerator, Stream, new_secret, shuffled
from squaredeal.dealers.merkle import SALT_BYTES, leaf, levels, path, root_of
from squaredeal.kernel import UNSEEN, BadInput, Chance, Game, ToDeal


class Opening(Struct, frozen=True):
    """One place of the sealed deck, opened: enough to recompute the seal from it."""

    place: int
    card: str
    salt: str
    path: tuple[str, ...]


class Sealed(Struct, frozen=True):
    """What the house keeps until the round is over: the key and the whole order."""

    key: bytes
    order: tuple[str, ...]

    @classmethod
    def new(cls, deck: Sequence[str]) -> Sealed:
        """A new key and a new order of the deck."""
        return cls(new_secret(), tuple(shuffled(deck, OsGenerator())))

    def encode(self) -> bytes:
        """For safe keeping; `decode` reads it back."""
        return json.encode(self)

    @classmethod
    def decode(cls, kept: bytes) -> Sealed:
        """What was kept. Raises BadInput if it is something else."""
        try:
            return json.decode(kept, type=cls)
        except ValueError as error:
            raise BadInput(f"this is not a sealed deck: {error}") from error

    def salt(self, place: int) -> bytes:
        """The salt of one place, or of the key itself at place -1."""
        text = b"salt %d" % place
        return hmac.digest(self.key, text, "sha256")[:SALT_BYTES]

    def tree(self) -> list[list[bytes]]:
        """The tree over the places, and over the key after the last one."""
        leaves = [leaf(self.salt(place), card) for place, card in enumerate(self.order)]
        return levels([*leaves, leaf(self.salt(-1), self.key.hex())])

    def seal(self) -> str:
        """What is published before the round: the root, in hexadecimal."""
        return self.tree()[-1][0].hex()

    def opening(self, places: Iterable[int]) -> tuple[Opening, ...]:
        """These places, opened."""
        tree = self.tree()
        return tuple(
            Opening(
                place,
                self.order[place],
                self.salt(place).hex(),
                tuple(partner.hex() for partner in path(tree, place)),
            )
            for place in places
        )


def holds(seal: str, opening: Opening) -> bool:
    """Did this card lie at this place when the seal was published? Raises BadInput."""
    try:
        salt = bytes.fromhex(opening.salt)
        partners = [bytes.fromhex(partner) for partner in opening.path]
    except ValueError as error:
        raise BadInput(f"the opening of place {opening.place} is not hexadecimal") from error
    return root_of(leaf(salt, opening.card), opening.place, partners).hex() == seal


def deal_order(size: int, seeds: Sequence[str]) -> tuple[int, ...]:
    """Which place of a sealed deck is dealt first, second, ...: public, from the players' seeds."""
    if not seeds:
        return tuple(range(size))
    joined = sha256(b"".join(sha256(seed.encode()).digest() for seed in seeds)).digest()
    return tuple(shuffled(range(size), Stream(joined, "deal order")))


def draws(key: bytes, seeds: Sequence[str]) -> Stream:
    """What decides wheels, dice and reels: a stream from the sealed key and the players' seeds."""
    return Stream(key + b"".join(sha256(seed.encode()).digest() for seed in seeds), "draws")


class SealedDeck:
    """The dealer of one round. `dealt` cards have already left the deck when a round is resumed."""

    def __init__(self, sealed: Sealed, seeds: Sequence[str] = (), dealt: int = 0) -> None:
        self.sealed = sealed
        self.seeds = tuple(seeds)
        self.order = deal_order(len(sealed.order), self.seeds)
        self.dealt = dealt
        self._stream = draws(sealed.key, self.seeds)

    def answer(self, game: Game[Any], state: Any, owed: ToDeal) -> Chance:
        """The next cards of the sealed order, or the next draw of another device."""
        if owed.source not in CARD_SOURCES or self.dealt + owed.count > len(self.order):
            return Chance(draw(game.outcomes(state), self._stream))
        places = self.order[self.dealt : self.dealt + owed.count]
        self.dealt += owed.count
        if owed.face == BURN:
            return Chance((UNSEEN,) * owed.count)
        return Chance(tuple(self.sealed.order[place] for place in places))


__all__ = ["Opening", "Sealed", "SealedDeck", "deal_order", "draws", "holds"]
