"""From an envelope to what a table is asked, and from its answer to what the sender hears."""

from __future__ import annotations

from typing import Final

from squaredeal import runtime
from squaredeal.kernel import Choice, Refusal, Seat, refuse
from squaredeal.server import views, wire
from squaredeal.server.feed import Feed

STALE: Final = refuse("stale", "floor.player.act-in-turn")


def in_full(feed: Feed, player: int, deed: wire.Deed, seat: Seat | None) -> runtime.Ask:
    """The deed in full: a verb with one possible amount, such as a call, need not name it."""
    amount = deed.amount
    own = feed.now.seat_of(player)
    if amount is None and own is not None and deed.verb in feed.rules.verbs:
        said = feed.rules.guard(feed.now.state, own, deed.verb)
        if isinstance(said, Choice) and said.low == said.high:
            amount = said.low
    spot = None if seat is not None else deed.spot
    return runtime.Ask(deed.verb, amount, spot, deed.cards, seat)


def refused(id_: str, table: str, refusal: Refusal) -> wire.Answer:
    """The answer to an envelope that the rules refuse."""
    return wire.Answer(id_, table, False, views.reason(refusal))


def answered(table: str, answer: runtime.Answer) -> wire.Answer | wire.Fault:
    """What became of an envelope, for its sender."""
    match answer.status:
        case "accepted":
            return wire.Answer(answer.id, table, True)
        case "refused" if answer.refusal is not None:
            return refused(answer.id, table, answer.refusal)
        case "stopped":
            return wire.Fault("unavailable", "the table does not play at present", answer.id, table)
        case _:
            return refused(answer.id, table, answer.refusal or STALE)


__all__ = ["STALE", "answered", "in_full", "refused"]
