"""How a reader checks that a round against the house was fixed before the first chip."""

from __future__ import annotations

from typing import Any, Final

from msgspec import json
from sqlalchemy import Connection

from squaredeal.dealers import Sealed, deal_order, draws
from squaredeal.kernel import HOUSE, Game
from squaredeal.runtime.record import read_proof
from squaredeal.server import wire
from squaredeal.store import streams

CARDS: Final = "merkle-sha256@1"
DRAWS: Final = "sealed-key-shake256@1"


def casino_fairness(
    connection: Connection, table: str, number: int, game: Game[Any]
) -> wire.CasinoFairness | None:
    """What was sealed before a round and what opens it; nothing is opened before it is done.

    Nobody's cards are another's secret once a round against the house is over, so every card that
    was dealt is opened.
    """
    found = streams.find_round(connection, table, number)
    if found is None:
        return None
    name, nobody = f"{table}-{number}", ((), (), (), ())
    if found.status != "done" or not found.record:
        return wire.CasinoFairness(
            name, game.code, CARDS, found.commitment, found.started_ms, False, 0, *nobody
        )
    secret = streams.find_seal(connection, table, number)
    assert secret is not None
    sealed = Sealed.decode(secret)
    whole = json.decode(found.record)
    proof = read_proof(found.record, secret, HOUSE)
    size = len(sealed.order)
    order = deal_order(size, proof.seeds)
    known = {opened.place: opened.card for opened in proof.openings}
    return wire.CasinoFairness(
        round=name,
        game=game.code,
        scheme=CARDS if size else DRAWS,
        commitment=found.commitment,
        published_ms=found.started_ms,
        is_over=True,
        size=size,
        seeds=proof.seeds,
        order=order,
        used=tuple(known[place] for place in order[: len(known)]),
        leaves=tuple(wire.Leaf(o.place, o.card, o.salt, o.path) for o in proof.openings),
        key="" if size else sealed.key.hex(),
        draws=() if size else _draws(game, sealed, proof.seeds, whole),
    )


def _draws(
    game: Game[Any], sealed: Sealed, seeds: tuple[str, ...], record: dict[str, Any]
) -> tuple[wire.DrawView, ...]:
    """Every draw of the round again, from the key."""
    events = [event for scene in record["scenes"] for event in scene["events"]]
    drawn = [event for event in events if event["type"] == "drawn"]
    stream = draws(sealed.key, seeds)
    found = []
    for event in drawn:
        order = device(game, event["spot"])
        ticket = stream.below(len(order))
        found.append(wire.DrawView(order[ticket], ticket, len(order)))
    return tuple(found)


def device(game: Any, spot: str) -> tuple[str, ...]:
    """What a wheel, a die or a reel can say, in its own order, each alike likely."""
    if spot.startswith("reel:"):
        strip = game.model.reels[int(spot.partition(":")[2])]
        return tuple(str(stop) for stop in range(len(strip)))
    return tuple(outcome[0] for outcome, _ in game.layout.outcomes((), None))


__all__ = ["casino_fairness", "device"]
