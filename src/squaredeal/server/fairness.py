"""How a reader checks that a deal was fixed before it began."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from squaredeal.dealers import Sealed, deal_order
from squaredeal.kernel import RAIL, UNSEEN
from squaredeal.runtime.record import read_proof
from squaredeal.server import wire
from squaredeal.store import schema, streams

SCHEME: Final = "merkle-sha256@1"


def fairness(
    connection: Connection, table: str, number: int, player: int | None
) -> wire.Fairness | None:
    """What was sealed before a round, and what this viewer may open of it; None for no round.

    Nothing is opened before the round is done: a void one is never opened.
    """
    found = streams.find_round(connection, table, number)
    if found is None:
        return None
    name = f"{table}-{number}"
    if found.status != "done" or not found.record:
        empty: tuple[str, ...] = ()
        return wire.Fairness(
            name, SCHEME, found.commitment, found.started_ms, False, 0, empty, (), empty, ()
        )
    seats = streams.seats_of(connection, table, number)
    viewer = next((each.seat for each in seats if each.player == player), RAIL)
    secret = connection.execute(
        select(schema.seals.c.secret).where(
            schema.seals.c.stream == table, schema.seals.c.number == number
        )
    ).scalar_one()
    proof = read_proof(found.record, secret, viewer)
    size = len(Sealed.decode(secret).order)
    order = deal_order(size, proof.seeds)
    known = {opened.place: opened.card for opened in proof.openings}
    return wire.Fairness(
        round=name,
        scheme=SCHEME,
        commitment=proof.seal,
        published_ms=found.started_ms,
        is_over=True,
        size=size,
        seeds=proof.seeds,
        order=order,
        used=tuple(known.get(place, UNSEEN) for place in order[: proof.dealt]),
        leaves=tuple(wire.Leaf(o.place, o.card, o.salt, o.path) for o in proof.openings),
    )


__all__ = ["SCHEME", "fairness"]
