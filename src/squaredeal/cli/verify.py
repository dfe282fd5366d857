"""Check a finished round: was every card fixed before the deal, and does it play out as told?"""

from __future__ import annotations

import json as json_text
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from squaredeal import registry
from squaredeal.cli.house_rounds import check_house_proof, check_house_round
from squaredeal.dealers import Opening, Sealed, deal_order, holds
from squaredeal.journal import decode_move, decode_value
from squaredeal.kernel import (
    UNSEEN,
    Act,
    BadInput,
    Broken,
    Chance,
    Game,
    Illegal,
    Lapse,
    Move,
    Rule,
    is_over,
    replay,
)
from squaredeal.rules import HouseRules, load, standard
from squaredeal.store import Round, streams
from squaredeal.store.database import is_current, open_reader

SETUP = 0
"""The entry that opens a journal holds the setup of the table, all others hold moves."""

Check = tuple[str, bool]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


def verify(
    which: str,
    /,
    *,
    db: str = "var/squaredeal.db",
    house: Path | None = None,
    json: Json = False,
) -> None:
    """Recompute a finished round and compare it with what was published before it.

    Parameters
    ----------
    which
        TABLE:ROUND of a house's database, or the path of a proof downloaded from the client.
    db
        The database: a path or an address.
    house
        The house file that the round was played by; the standard house if left out.
    """
    path = Path(which)
    checks = list(check_proof(path) if path.is_file() else check_round(which, db, house))
    if json:
        print(json_text.dumps({"round": which, "checks": dict(checks)}))
    else:
        console = Console()
        for said, good in checks:
            console.print(f"[green]holds[/]  {said}" if good else f"[red]FAILS[/]  {said}")
    if not all(good for _, good in checks):
        sys.exit(1)


def check_round(name: str, db: str, house: Path | None = None) -> Iterator[Check]:
    """Every check of a stored round, with the house's whole opening. Raises BadInput."""
    found = re.fullmatch(r"(.+)[:-](\d+)", name)
    if found is None:
        raise BadInput(f"{name!r} is neither a file nor TABLE:HAND, such as magnolia:12")
    table, number = found[1], int(found[2])
    engine = open_reader(db)
    if not is_current(engine):
        raise BadInput(f"{db} is not a database of this version of the house")
    with engine.connect() as connection:
        kept = streams.find_round(connection, table, number)
        if kept is None:
            raise BadInput(f"there is no hand {number} at a table {table!r} in {db}")
        secret = streams.find_seal(connection, table, number)
        promise = _promise(streams.entries(connection, table, SETUP), kept.first_sequence)
        rows = list(streams.entries(connection, table, kept.first_sequence - 1))
    if kept.status != "done" or kept.record is None or secret is None:
        raise BadInput(f"hand {number} of {table} is {kept.status}: it has no opening")
    last = kept.last_sequence
    moves = [decode_move(row["body"]) for row in rows if last is None or row["sequence"] <= last]
    rules = standard() if house is None else load(house.read_text(encoding="utf-8"), str(house))
    record = msgspec.json.decode(kept.record)
    yield from _checks(kept, record, Sealed.decode(secret), moves, rules, promise)


def _promise(entries: Iterable[Any], first: int) -> tuple[str, set[str]]:
    """The seal that the journal holds before entry `first`, and the seeds given after that seal."""
    seal, seeds = "", set[str]()
    for entry in takewhile(lambda entry: entry["sequence"] < first, entries):
        match decode_move(entry["body"]):
            case Act(verb="seal", spot=str(told)):
                seal, seeds = told, set()
            case Act(verb="seed", spot=str(told)):
                seeds.add(told)
    return seal, seeds


def _checks(
    kept: Round,
    record: dict[str, Any],
    sealed: Sealed,
    moves: list[Move],
    rules: HouseRules,
    promise: tuple[str, set[str]],
) -> Iterator[Check]:
    begun = next(
        event
        for scene in record["scenes"]
        for event in scene["events"]
        if event["type"] == "round_started"
    )
    facts = record["facts"]
    game = registry.game(facts["game"], rules.room(facts.get("room", "online")))
    setup = decode_value(msgspec.json.encode(begun["setup"]), game.setup_type)
    seal, seeds = promise
    yield "the seal was published before the deal", begun["seal"] == kept.commitment == seal
    yield "every seed was given after the seal", set(record["seeds"]) <= seeds
    yield "the deck is whole", Counter(sealed.order) == Counter(game.deck(setup))
    yield "the opened deck gives the seal", sealed.seal() == kept.commitment
    if registry.family(facts["game"]) != "poker":
        yield from check_house_round(game, setup, moves, sealed, record)
        return
    order = deal_order(len(sealed.order), tuple(record["seeds"]))
    yield "every card lay at its place", _dealt_in_order(sealed, order, moves)
    yield "the round plays out as recorded", _plays_out(game, setup, moves, record["after"])


def _dealt_in_order(sealed: Sealed, order: tuple[int, ...], moves: list[Move]) -> bool:
    dealt = [card for move in moves if isinstance(move, Chance) for card in move.outcome]
    laid = [sealed.order[place] for place in order[: len(dealt)]]
    return all(card in (UNSEEN, held) for card, held in zip(dealt, laid, strict=False))


def _plays_out(game: Game[Any], setup: Any, moves: list[Move], after: list[int]) -> bool:
    played = [move for move in moves if _is_of_round(game, move)]
    try:
        state = list(replay(game, setup, played))[-1][0]
    except (Illegal, Broken):
        return False
    chips = game.chips(state)
    seats = range(len(setup.stacks))
    ends = all(
        chips.get(f"stack:{seat}", 0) == after[seat] for seat in setup.seats if seat in seats
    )
    return is_over(game, state) and ends


def _is_of_round(game: Game[Any], move: Move) -> bool:
    match move:
        case Act():
            return move.verb in game.verbs
        case Chance() | Lapse():
            return True
        case Rule():
            return move.ruling.verb in game.rulings


def check_proof(path: Path) -> Iterator[Check]:
    """Every check that a player's own proof allows. Raises BadInput for another file."""
    try:
        proof = msgspec.json.decode(path.read_bytes())
        if proof.get("key"):
            yield from check_house_proof(proof)
            return
        seal, used = str(proof["commitment"]), list(proof["used"])
        leaves = [
            Opening(o["place"], o["card"], o["salt"], tuple(o["path"])) for o in proof["leaves"]
        ]
        order = deal_order(int(proof["size"]), tuple(proof["seeds"]))
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{path} is not a proof of a round: {error}") from error
    known = {opened.place: opened.card for opened in leaves}
    yield f"{len(leaves)} opened cards lead back to the seal", all(holds(seal, o) for o in leaves)
    yield "the seeds give the order of the deal", list(order) == list(proof["order"])
    laid = [known.get(place, UNSEEN) for place in order[: len(used)]]
    yield "every card shown lay at its place", laid == used and bool(leaves)


__all__ = ["check_proof", "check_round", "verify"]
