"""A sealed deck can be checked by everybody and shows nobody more than was dealt to them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from squaredeal.dealers import Sealed, SealedDeck, Stream, deal_order, holds, shuffled
from squaredeal.kernel import BadInput

DECK = tuple(rank + suit for suit in "cdhs" for rank in "23456789TJQKA")


def test_every_opened_place_leads_back_to_the_seal() -> None:
    sealed = Sealed.new(DECK)
    seal = sealed.seal()
    for opening in sealed.opening(range(52)):
        assert holds(seal, opening)


def test_a_changed_card_place_or_salt_breaks_the_seal() -> None:
    sealed = Sealed.new(DECK)
    seal = sealed.seal()
    opening, other = sealed.opening((7, 8))
    assert not holds(seal, replace(opening, card=other.card))
    assert not holds(seal, replace(opening, place=8))
    assert not holds(seal, replace(opening, salt=other.salt))
    with pytest.raises(BadInput):
        holds(seal, replace(opening, salt="no hex"))


def test_an_opening_says_nothing_of_other_places() -> None:
    sealed = Sealed.new(DECK)
    (opening,) = sealed.opening((3,))
    others = {sealed.salt(place).hex() for place in range(52) if place != 3}
    assert not others & {opening.salt, *opening.path}


def test_what_is_kept_comes_back_and_nothing_else_does() -> None:
    sealed = Sealed.new(DECK)
    assert sealed == Sealed.decode(sealed.encode())
    with pytest.raises(BadInput):
        Sealed.decode(b"{}")


def test_seeds_of_players_change_what_is_dealt_and_not_the_seal() -> None:
    sealed = Sealed.new(DECK)
    plain = SealedDeck(sealed)
    seeded = SealedDeck(sealed, ("ana's seed", "bo's seed"))
    assert tuple(range(52)) == plain.order
    assert plain.order != seeded.order
    assert sorted(plain.order) == sorted(seeded.order)
    assert seeded.order == deal_order(52, ("ana's seed", "bo's seed"))
    assert seeded.order != deal_order(52, ("bo's seed", "ana's seed"))


def test_two_decks_are_never_sealed_alike() -> None:
    assert len({Sealed.new(DECK).seal() for _ in range(100)}) == 100


def test_bounded_draws_are_exactly_uniform_over_every_byte() -> None:
    """All first bytes enumerated for every bound to 256: each result is accepted equally often."""
    for bound in range(1, 257):
        mask = (1 << (bound - 1).bit_length()) - 1
        accepted = Counter(byte & mask for byte in range(256) if byte & mask < bound)
        assert {256 // (mask + 1)} == set(accepted.values())
        assert bound == len(accepted)


def test_all_orders_of_a_small_deck_come_up_alike() -> None:
    """Fisher and Yates over every combination of draws: each of the 24 orders exactly once."""

    class Scripted:
        def __init__(self, draws: tuple[int, ...]) -> None:
            self.left = list(draws)

        def below(self, bound: int) -> int:
            return self.left.pop(0)

    draws = product(range(4), range(3), range(2))
    orders = Counter(tuple(shuffled("abcd", Scripted(drawn))) for drawn in draws)
    assert len(orders) == 24


def test_a_stream_is_repeatable_and_labels_part_it() -> None:
    assert Stream(b"k", "a").below(10**9) == Stream(b"k", "a").below(10**9)
    assert Stream(b"k", "a").below(10**9) != Stream(b"k", "b").below(10**9)
    with pytest.raises(ValueError, match="nothing to draw from"):
        Stream(b"k", "a").below(0)
