"""What a record's seats were paid: as it states, or as the engine finds."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.kernel import Illegal
from squaredeal.notation.play import play_known
from squaredeal.notation.reconcile import account, payments
from squaredeal.notation.record import Record
from squaredeal.notation.script import Unlike
from squaredeal.notation.table import game_of


class Settled(Struct, frozen=True):
    """By seat: paid from the pots after rake, and returned uncalled; the pot and its rake."""

    paid: tuple[int, ...]
    returned: tuple[int, ...]
    pot: int
    rake: int


def settle(record: Record) -> Settled:
    """The end of a hand. Raises ValueError when neither the record nor the engine knows it."""
    found = account(record)
    stated = record.stated
    if record.is_cancelled:
        return Settled((0,) * len(record.players), found.returned, 0, 0)
    if stated.paid:
        paid = payments(record)
        if stated.includes_uncalled:
            paid = tuple(p - back for p, back in zip(paid, found.returned, strict=True))
    elif stated.winnings:
        paid = stated.winnings
    elif stated.finishing:
        paid = payments(record)
    else:
        paid = _played(record)
    return Settled(paid, found.returned, found.pot, found.pot - sum(paid))


def _played(record: Record) -> tuple[int, ...]:
    game = game_of(record.game, record.betting)
    if game is None:
        raise ValueError(f"nobody knows who won: there is no engine for {record.variant}")
    try:
        return play_known(record, game).won
    except (Illegal, Unlike) as error:
        raise ValueError(f"nobody knows who won: {error}") from None


__all__ = ["Settled", "settle"]
