"""Which envelopes reach the table: not a late one, and none twice."""

from __future__ import annotations

from typing import Final

from msgspec import json
from msgspec.structs import replace

from squaredeal.kernel import Act, Illegal, Refusal, refuse
from squaredeal.runtime.desk import Desk
from squaredeal.runtime.messages import Answer, Envelope
from squaredeal.runtime.scribe import Scribe
from squaredeal.runtime.stage import seats_by_player
from squaredeal.store import Store, streams

TURN_CLAUSE: Final = "floor.player.act-in-turn"
SEAT_CLAUSE: Final = "cash.no-chip-removal"
NO_SEAT: Final = -9


class Reception:
    """Checks envelopes of one table against its round, its turn and the answers given before."""

    def __init__(self, store: Store, scribe: Scribe, desk: Desk) -> None:
        self._store, self._scribe, self._desk = store, scribe, desk

    def known(self, envelope: Envelope, player: int) -> Answer | None:
        """The answer of an envelope that must not be played: it is late, or it is a repeat.

        A command for another round is stale even if it was answered in its own, except against the
        house; within its round a repeat gets the first answer; a new one for another turn is stale.
        """
        scribe, at = self._scribe, self._scribe.at
        in_round = envelope.body.verb in scribe.game.game.verbs
        if in_round and envelope.round != at.round:
            if scribe.game.resumes:
                found = self._desk.remembered(player, envelope.id) or self.stored(envelope, player)
                if found is not None:
                    return replace(found, repeat=True)
            return self._stale(envelope, "stale_round", at.round)
        known = self._desk.remembered(player, envelope.id)
        if known is not None:
            return replace(known, repeat=True)
        if in_round and envelope.turn != at.turn:
            stale = self._stale(envelope, "stale_turn", at.turn)
            return self.stored(envelope, player) or stale
        return None

    def stored(self, envelope: Envelope, player: int) -> Answer | None:
        """The durable answer of an earlier copy, however long ago."""
        found = self._store.read(streams.find_answer, self._scribe.id, player, envelope.id)
        return None if found is None else replace(json.decode(found[1], type=Answer), repeat=True)

    def act(self, envelope: Envelope, player: int) -> Act:
        """The player's act at the player's own seat. Raises Illegal when there is none.

        Who must sit down with so many chips at least does so with no fewer; when that is more than
        the table's largest buy-in, with just as many.
        """
        ask, least = envelope.body, envelope.least
        seat = seats_by_player(self._scribe.state).get(player)
        if ask.verb == "sit":
            if seat is not None:
                raise Illegal(refuse("seated_already", SEAT_CLAUSE, seat=seat))
            seat = NO_SEAT if ask.seat is None else ask.seat
            verb = "sit"
            if least:
                verb = self._come_back(ask.amount or 0, least)
            return Act(seat, verb, ask.amount, str(player))
        if seat is None:
            raise Illegal(refuse("not_seated", SEAT_CLAUSE))
        return Act(seat, ask.verb, ask.amount, ask.spot, ask.cards)

    def _come_back(self, amount: int, least: int) -> str:
        """The verb for one who brings back what was taken (cash.no-chip-removal)."""
        high: int = self._scribe.state.setup.buy_in[1]
        if amount < least:
            raise Illegal(refuse("bring_back", SEAT_CLAUSE, asked=amount, low=least))
        if least <= high:
            return "sit"
        if amount > least:
            raise Illegal(refuse("above_maximum", SEAT_CLAUSE, asked=amount, high=least))
        return "rejoin"

    def accepted(self, envelope: Envelope, player: int) -> Answer:
        """It is in the journal."""
        return self._answer(Answer(envelope.id, "accepted", self._version), player)

    def refused(self, envelope: Envelope, player: int, refusal: Refusal) -> Answer:
        """The rules or the ledger say no; unless it is the copy of one that was accepted."""
        answer = Answer(envelope.id, "refused", self._version, refusal)
        return self.stored(envelope, player) or self._answer(answer, player)

    def _answer(self, answer: Answer, player: int) -> Answer:
        self._desk.remember(player, answer)
        return answer

    def _stale(self, envelope: Envelope, code: str, now: int) -> Answer:
        return Answer(envelope.id, "stale", self._version, refuse(code, TURN_CLAUSE, now=now))

    @property
    def _version(self) -> int:
        return self._scribe.head.sequence


__all__ = ["Reception"]
