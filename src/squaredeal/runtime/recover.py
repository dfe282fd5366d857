"""From a journal to a table that can go on."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct
from sqlalchemy import Connection

from squaredeal import registry
from squaredeal.dealers import Sealed, SealedDeck
from squaredeal.journal import (
    Entry,
    Head,
    decode_value,
    genesis,
    head_of,
    play_entry,
    verify,
)
from squaredeal.kernel import BadInput, Broken, Chance, Move, ToDeal
from squaredeal.rules import HouseRules, spell
from squaredeal.runtime.record import Scene, Story
from squaredeal.runtime.rows import entry_of
from squaredeal.runtime.turns import Turn, next_turn
from squaredeal.store import Stream, streams
from squaredeal.tables import (
    BankSetup,
    BankTable,
    CashTable,
    RoundEnded,
    RoundStarted,
    TableGame,
    TableSetup,
    TableState,
)


class Restored(Struct, frozen=True):
    """A table as its journal leaves it.

    `sealed` is the deck sealed for the next round, `story` the round in progress, if there is one;
    `pinned` is what that round began with.
    """

    state: TableState
    head: Head
    at: Turn
    at_ms: int
    sealed: Sealed | None = None
    story: Story | None = None
    pinned: str = ""


def build(setup: TableSetup | BankSetup, house: HouseRules) -> TableGame:
    """A table's rules in its room of the house.

    Raises BadInput for an unknown game or room, or stakes that the house does not play.
    """
    room = house.room(setup.room)
    game = registry.game(setup.game, room)
    if isinstance(setup, BankSetup):
        return BankTable(game, room)
    if setup.stakes.third_blind and not room.value("cash.third_blind.enabled", bool):
        raise BadInput(f"{room.name} plays no third blind: see cash.third_blind.enabled")
    return CashTable(game, room)


def pin_of(game: TableGame) -> str:
    """What a journal is pinned to: the game's code and a fingerprint of the room's settings."""
    rules = game.house
    told = "\n".join(
        f"{key} = {spell(rules.settings[key].value)}" for key in sorted(rules.settings)
    )
    return f"{game.code} {blake2b(told.encode(), digest_size=8).hexdigest()}"


def load(connection: Connection, stream: Stream, game: TableGame) -> Restored:
    """Replay what came after the last checkpoint. Raises Broken where history does not repeat."""
    reader = _Reader(connection, stream, game, _checkpoint(connection, stream, game))
    rows = streams.entries(connection, stream.id, reader.head.sequence)
    for entry in verify(stream.id, map(entry_of, rows), reader.head):
        reader.play(entry)
    if reader.state is None:
        raise Broken(f"journal of {stream.id}: there is no entry")
    sealed = None
    if reader.state.seal and reader.state.round is None:
        sealed = _sealed(connection, stream.id, reader.state.number + 1)
    found = (reader.state, reader.head, reader.at, reader.at_ms, sealed, reader.story)
    return Restored(*found, reader.pinned)


class _Reader:
    """A table that is played again, entry by entry."""

    def __init__(
        self, connection: Connection, stream: Stream, game: TableGame, start: Restored | None
    ) -> None:
        self.connection, self.stream, self.game = connection, stream, game
        self.pin, self.pinned = pin_of(game), ""
        self.state = None if start is None else start.state
        self.head = genesis(stream.id) if start is None else start.head
        self.at = Turn() if start is None else start.at
        self.at_ms = 0 if start is None else start.at_ms
        self.story: Story | None = None

    def play(self, entry: Entry) -> None:
        self.pinned = entry.pin or self.pinned
        before = self.state
        move, after, events = play_entry(
            self.stream.id, self.game, before, entry, self.pin, self.pinned
        )
        self.state, self.head, self.at_ms = after, head_of(entry), entry.at_ms
        if before is not None and move is not None:
            awaited, awaits = self.game.awaits(before), self.game.awaits(after)
            verbs, begins = self.game.game.verbs, self.game.begins_with
            self.at = next_turn(self.at, move, awaited, awaits, verbs, begins)
            if isinstance(move, Chance) and self.game.resumes:
                self._deal_again(before, move)
        self._tell(entry, move, events)

    def _deal_again(self, before: TableState, move: Chance) -> None:
        """Where the dealer of a round that goes on was. Raises Broken if it says otherwise."""
        if self.story is None or self.story.dealer is None:
            return
        owed = self.game.awaits(before)
        assert isinstance(owed, ToDeal)
        if self.story.dealer.answer(self.game, before, owed) != move:
            raise Broken(f"journal of {self.stream.id}: the sealed deck says something else")

    def _tell(self, entry: Entry, move: Move | None, events: tuple[Struct, ...]) -> None:
        for event in events:
            if isinstance(event, RoundStarted):
                sealed = _sealed(self.connection, self.stream.id, event.number)
                self.story = begin_story(self.stream.id, event, sealed)
        if self.story is None:
            return
        if isinstance(move, Chance):
            self.story.deal(move)
        self.story.scenes.append(Scene(entry.sequence, entry.at_ms, self.at.turn, events))
        if any(isinstance(event, RoundEnded) for event in events):
            self.story = None


def begin_story(stream: str, started: RoundStarted, sealed: Sealed | None) -> Story:
    """The story of a round that has just started, and the dealer that goes with it."""
    seeds = tuple(seed for seed in started.seeds if seed)
    dealer = None if sealed is None else SealedDeck(sealed, seeds)
    return Story(stream, started.number, dealer, started.seal)


def _sealed(connection: Connection, stream: str, number: int) -> Sealed | None:
    secret = streams.find_seal(connection, stream, number)
    return None if secret is None else Sealed.decode(secret)


def _checkpoint(connection: Connection, stream: Stream, game: TableGame) -> Restored | None:
    if stream.checkpoint is None or stream.checkpoint_sequence is None:
        return None
    before = stream.checkpoint_sequence - 1
    row = next(iter(streams.entries(connection, stream.id, before)), None)
    if row is None or row["sequence"] != stream.checkpoint_sequence:
        raise Broken(f"journal of {stream.id}: the entry of its checkpoint is missing")
    entry = entry_of(row)
    state: TableState = decode_value(stream.checkpoint, game.state_type)
    return Restored(state, head_of(entry), Turn(state.number), entry.at_ms)


__all__ = ["Restored", "begin_story", "build", "load", "pin_of"]
