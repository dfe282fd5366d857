"""The course of a hand as PokerStars prints it, from the posts to the payments."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from squaredeal.kernel import UNSEEN, Seat
from squaredeal.notation.names import is_draw, is_stud
from squaredeal.notation.record import (
    Acted,
    Board,
    Dealt,
    Drawn,
    Entry,
    Forced,
    Record,
    Shown,
)
from squaredeal.notation.settle import Settled

_STREETS = {
    2: "2nd STREET",
    3: "3rd STREET",
    4: "4th STREET",
    5: "5th STREET",
    6: "6th STREET",
    7: "RIVER",
}
_BOARDS = {1: "PRE-FLOP", 3: "FLOP", 4: "TURN", 5: "RIVER"}
_POSTS = ("ante", "small_blind", "big_blind", "button_blind", "dead", "post", "straddle")
"""In which order they are printed: the table's own blinds before those of who comes in."""
_RUNS = ("FIRST ", "SECOND ", "THIRD ")


class StarsScript:
    """Follows the chips, so that raises and calls can say what they add."""

    def __init__(self, record: Record, chips: Callable[[int], str], end: Settled) -> None:
        self.record = record
        self.chips = chips
        self.end = end
        self.front = [0] * len(record.players)
        self.behind = [player.stack or 0 for player in record.players]
        self.held: dict[Seat, tuple[str, ...]] = {}
        self.boards: dict[int, tuple[str, ...]] = {}
        self.street = 0
        self.draws = 0
        self.has_acted = False
        self.is_shown = False

    def lines(self) -> Iterator[str]:
        for post in sorted(self.record.forced, key=lambda post: _POSTS.index(post.kind)):
            yield from self._post(post)
        if not is_stud(self.record.game):
            yield f"*** {'DEALING HANDS' if is_draw(self.record.game) else 'HOLE CARDS'} ***"
        entries = self.record.entries
        last = max((at for at, entry in enumerate(entries) if type(entry) is Acted), default=-1)
        for at, entry in enumerate(entries):
            yield from self._entry(entry)
            if at == last:
                yield from self._returned()
        if last < 0:
            yield from self._returned()
        for seat, paid in enumerate(self.end.paid):
            if paid:
                yield f"{self._name(seat)} collected {self.chips(paid)} from pot"

    def _returned(self) -> Iterator[str]:
        for seat, back in enumerate(self.end.returned):
            if back:
                yield f"Uncalled bet ({self.chips(back)}) returned to {self._name(seat)}"

    def _name(self, seat: Seat) -> str:
        return self.record.players[seat].name

    def _post(self, post: Forced) -> Iterator[str]:
        seat = post.seat
        self.behind[seat] -= post.chips
        if post.kind not in ("ante", "dead"):
            self.front[seat] += post.chips
        words = {
            "ante": "posts the ante",
            "dead": "posts missed blind",
            "post": "posts big blind",
            "straddle": "straddle",
        }.get(post.kind, f"posts {post.kind.replace('_', ' ')}")
        shown = self.front[seat] if post.kind == "straddle" else post.chips
        yield f"{self._name(seat)}: {words} {self.chips(shown)}{self._all_in(seat)}"

    def _all_in(self, seat: Seat) -> str:
        return "" if self.behind[seat] else " and is all-in"

    def _entry(self, entry: Entry) -> Iterator[str]:
        match entry:
            case Acted():
                self.has_acted = True
                yield f"{self._name(entry.seat)}: {self._act(entry)}"
            case Dealt():
                yield from self._dealt(entry)
            case Board():
                yield from self._board(entry)
            case Drawn():
                yield from self._drawn(entry)
            case Shown():
                yield from self._shown(entry)

    def _act(self, entry: Acted) -> str:
        seat, to = entry.seat, entry.to
        if to is None:
            return {"fold": "folds", "check": "checks"}[entry.verb]
        high = max(self.front)
        adds = to - self.front[seat]
        self.front[seat] = to
        self.behind[seat] -= adds
        end = self._all_in(seat)
        if entry.verb == "bring_in":
            return f"brings in for {self.chips(adds)}{end}"
        if entry.verb == "call":
            return f"calls {self.chips(adds)}{end}"
        if not high:
            return f"bets {self.chips(to)}{end}"
        return f"raises {self.chips(to - high)} to {self.chips(to)}{end}"

    def _next_street(self) -> None:
        if self.has_acted:
            self.front = [0] * len(self.front)
            self.has_acted = False

    def _dealt(self, entry: Dealt) -> Iterator[str]:
        before = self.held.get(entry.seat, ())
        if is_stud(self.record.game):
            number = len(before) + len(entry.cards)
            if number != self.street:
                self._next_street()
                self.street = number
                yield f"*** {_STREETS.get(number, f'{number}th STREET')} ***"
        self.held[entry.seat] = before + entry.cards
        old = " ".join(card for card in before if card != UNSEEN)
        new = " ".join(card for card in entry.cards if card != UNSEEN)
        if new and UNSEEN not in entry.cards[-1:]:
            name = self._name(entry.seat)
            yield f"Dealt to {name} [{old}] [{new}]" if before else f"Dealt to {name} [{new}]"

    def _board(self, entry: Board) -> Iterator[str]:
        self._next_street()
        boards = len(self.record.boards())
        before = self.boards.get(entry.run, self.record.shared(entry.run))
        cards = before + entry.cards
        self.boards[entry.run] = cards
        run = _RUNS[entry.run] if boards > 1 and self._is_split(len(before)) else ""
        name = f"*** {run}{_BOARDS.get(len(cards), 'FLOP')} ***"
        if before and len(cards) > 3:
            yield f"{name} [{' '.join(before)}] [{' '.join(entry.cards)}]"
        else:
            yield f"{name} [{' '.join(cards)}]"

    def _is_split(self, length: int) -> bool:
        """Do the boards differ from the card after the first `length` on?"""
        return len({board[: length + 1] for board in self.record.boards()}) > 1

    def _drawn(self, entry: Drawn) -> Iterator[str]:
        self._next_street()
        name, count = self._name(entry.seat), len(entry.cards)
        if not count:
            yield f"{name}: stands pat"
            return
        known = "" if UNSEEN in entry.cards else f" [{' '.join(entry.cards)}]"
        yield f"{name}: discards {count} card{'s' if count > 1 else ''}{known}"
        kept = [card for card in self.held.get(entry.seat, ()) if card not in entry.cards]
        self.held[entry.seat] = tuple(kept)

    def _shown(self, entry: Shown) -> Iterator[str]:
        if not self.is_shown and self._is_final(entry):
            self.is_shown = True
            yield "*** SHOW DOWN ***"
        name = self._name(entry.seat)
        if entry.cards and UNSEEN not in entry.cards:
            yield f"{name}: shows [{' '.join(entry.cards)}]"
        else:
            yield f"{name}: mucks hand"

    def _is_final(self, entry: Shown) -> bool:
        """Does nothing but showing follow?"""
        at = self.record.entries.index(entry)
        return all(type(later) is Shown for later in self.record.entries[at:])


__all__ = ["StarsScript"]
