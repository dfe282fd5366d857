"""Is everything as it should be? Every journal is played again, every account summed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from squaredeal.dealers import Sealed
from squaredeal.journal import Played, decode_value, replay_entries, verify
from squaredeal.kernel import BadInput, Broken, total
from squaredeal.ledger import CHECKS, Books, Transfer, chart
from squaredeal.rules import HouseRules
from squaredeal.runtime.money import holdings, posting
from squaredeal.runtime.recover import build, pin_of
from squaredeal.runtime.rows import TABLES, entry_of, setup_of
from squaredeal.store import Store, Stream, streams
from squaredeal.tables import BankState, RoundEnded, RoundStarted, TableGame, TableState


class Finding(Struct, frozen=True):
    """One check of one subject: how many things it looked at, and what is wrong with them."""

    subject: str
    check: str
    counted: int
    faults: tuple[str, ...] = ()


def audit(store: Store, house: HouseRules) -> Iterator[Finding]:
    """Every check, over one state of the database; it may be in use meanwhile.

    The house's rules must be those that the journals are pinned to.
    """
    with store.reading() as connection:
        books = store.books(connection)
        for name, check in CHECKS.items():
            faults = tuple(check(books))
            yield Finding("ledger", name, len(books.accounts) + len(books.transfers), faults)
        by_step = _transfers_by_step(books)
        won: Counter[str] = Counter()
        for stream in streams.list_streams(connection, closed=True):
            if stream.kind in TABLES:
                auditor = _Auditor(connection, stream, house, books, by_step)
                yield from auditor.findings()
                won.update(auditor.won)
        yield _banks(books, won)


def _banks(books: Books, won: Mapping[str, int]) -> Finding:
    """The house's bank is what its tables against the house have won, unit by unit."""
    held = {a.unit: a.balance for a in books.accounts.values() if a.id == chart.bank(a.unit).id}
    faults = tuple(
        f"the bank of {unit} holds {held.get(unit, 0)}, its tables have won {won.get(unit, 0)}"
        for unit in sorted(held.keys() | won.keys())
        if held.get(unit, 0) != won.get(unit, 0)
    )
    return Finding("ledger", "bank", len(held.keys() | won.keys()), faults)


def _transfers_by_step(books: Books) -> Mapping[tuple[str, int], list[Transfer]]:
    """The transfers that tables made, by stream and sequence, in order."""
    found: dict[tuple[str, int], list[Transfer]] = {}
    for transfer in books.transfers.values():
        stream, _, rest = transfer.id.partition(":")
        sequence, _, number = rest.partition(":")
        if sequence.isdecimal() and number.isdecimal():
            found.setdefault((stream, int(sequence)), []).append(transfer)
    for transfers in found.values():
        transfers.sort(key=lambda transfer: int(transfer.id.rpartition(":")[2]))
    return found


class _Auditor:
    """One table's journal beside everything else that the store knows of it."""

    def __init__(
        self,
        connection: Connection,
        stream: Stream,
        house: HouseRules,
        books: Books,
        by_step: Mapping[tuple[str, int], list[Transfer]],
    ) -> None:
        self.connection, self.stream, self.house = connection, stream, house
        self.books, self.by_step = books, by_step
        self.rounds: dict[int, tuple[str, tuple[int, ...]]] = {}
        self.commands: dict[tuple[int | None, str], int] = {}
        self.faults: dict[str, list[str]] = {"chips": [], "money": [], "checkpoint": []}
        self.entries = 0
        self.won: dict[str, int] = {}

    def findings(self) -> Iterator[Finding]:
        """The chain first; if it holds, the replay; if that holds, everything beside it."""
        id_ = self.stream.id
        count, fault = self._try(self._walk_chain)
        yield Finding(id_, "chain", count, fault)
        if fault:
            return
        state: TableState | None = None

        def play() -> int:
            nonlocal state
            game = build(setup_of(self.stream), self.house)
            state = self._replay(game)
            return self.entries

        count, fault = self._try(play)
        yield Finding(id_, "replay", count, fault)
        if state is None:
            return
        if isinstance(state, BankState):
            self.won = {state.setup.unit: state.bank}
        for check, faults in self.faults.items():
            yield Finding(id_, check, self.entries, tuple(faults))
        yield self._escrows(state)
        yield self._rounds(state)
        yield self._answers()

    def _try(self, work: Callable[[], int]) -> tuple[int, tuple[str, ...]]:
        try:
            return work(), ()
        except (Broken, BadInput) as error:
            return self.entries, (str(error),)

    def _walk_chain(self) -> int:
        return sum(1 for _ in verify(self.stream.id, map(entry_of, self._entry_rows())))

    def _entry_rows(self) -> Iterator[object]:
        return streams.entries(self.connection, self.stream.id)

    def _replay(self, game: TableGame) -> TableState | None:
        before: TableState | None = None
        entries = map(entry_of, self._entry_rows())
        for played in replay_entries(self.stream.id, game, entries, pin_of(game)):
            self.entries += 1
            self._step(game, before, played)
            before = played.state
        return before

    def _step(self, game: TableGame, before: TableState | None, played: Played[Any]) -> None:
        entry, after = played.entry, played.state
        if entry.envelope:
            self.commands[entry.player, entry.envelope] = entry.sequence
        left_over = total(game.chips(after))
        if left_over:
            self.faults["chips"].append(f"entry {entry.sequence}: {left_over} chips too many")
        if before is not None:
            money = posting(
                self.stream.id, entry.sequence, before, played.events, after, entry.at_ms
            )
            kept = self.by_step.get((self.stream.id, entry.sequence), [])
            if list(money.orders) != kept:
                self.faults["money"].append(
                    f"entry {entry.sequence}: the ledger has {len(kept)} transfers that differ "
                    f"from the {len(money.orders)} due"
                )
        for event in played.events:
            if isinstance(event, RoundStarted):
                self.rounds[event.number] = ("open", ())
            elif isinstance(event, RoundEnded):
                lost = tuple(a - b for a, b in zip(event.after, event.before, strict=True))
                self.rounds[event.number] = ("void" if event.void else "done", lost)
        stream = self.stream
        is_here = stream.checkpoint_sequence == entry.sequence
        if is_here and decode_value(stream.checkpoint or b"", game.state_type) != after:
            self.faults["checkpoint"].append(f"it differs from entry {entry.sequence}")

    def _escrows(self, state: TableState) -> Finding:
        """Every player's escrow is what the table says; nobody else has one that is not empty."""
        unit, is_refunded = state.setup.unit, self._is_refunded
        faults: list[str] = []
        due = {
            chart.escrow(self.stream.id, int(player), unit).id: chips
            for player, chips in holdings(state).items()
            if not is_refunded
        }
        mine = f"escrow:{self.stream.id}:"
        held = {a.id: a.balance for a in self.books.accounts.values() if a.id.startswith(mine)}
        faults += [
            f"{account} holds {held.get(account, 0)}, the table {due.get(account, 0)}"
            for account in sorted(due.keys() | held.keys())
            if due.get(account, 0) != held.get(account, 0)
        ]
        pot = self.books.accounts.get(chart.pot(self.stream.id, unit).id)
        if pot is not None and pot.balance:
            faults.append(f"{pot.id} holds {pot.balance} between rounds")
        return Finding(self.stream.id, "escrows", len(due.keys() | held.keys()), tuple(faults))

    @property
    def _is_refunded(self) -> bool:
        """Was it closed because it could not go on, and its last hand void without an entry?"""
        return self.stream.closed_ms is not None and self.stream.stopped != ""

    def _rounds(self, state: TableState) -> Finding:
        """Rounds ended as they are kept, void ones changed nothing, seals are as published."""
        faults = []
        kept = {row.number: row for row in streams.iter_rounds(self.connection, self.stream.id)}
        for number in sorted(kept.keys() | self.rounds.keys()):
            status, result = self.rounds.get(number, ("", ()))
            if status == "open" and self._is_refunded:
                status = "void"
            row = kept.get(number)
            if row is None or row.status != status:
                faults.append(f"round {number} is {row and row.status}, its journal says {status}")
                continue
            if status == "void" and any(result):
                faults.append(f"round {number} is void but moved {result}")
            secret = streams.find_seal(self.connection, self.stream.id, number)
            if secret is None or Sealed.decode(secret).seal() != row.commitment:
                faults.append(f"round {number}: the seal is not that of the deck")
        return Finding(self.stream.id, "rounds", len(kept), tuple(faults))

    def _answers(self) -> Finding:
        """Every command that was acknowledged stands in the journal where its answer says."""
        faults, count = [], 0
        for row in streams.iter_answers(self.connection, self.stream.id):
            count += 1
            if self.commands.get((row["player"], row["envelope"])) != row["version"]:
                faults.append(f"command {row['envelope']} of player {row['player']} is lost")
        return Finding(self.stream.id, "commands", count, tuple(faults))


__all__ = ["Finding", "audit"]
