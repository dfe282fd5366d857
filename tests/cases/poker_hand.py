"""Replays the moves of a poker case: `d dh p1 AsKs`, `d db 2c3d4h`, `p2 cbr 100`, `p1 sm`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from squaredeal.cards import parse_cards
from squaredeal.games.poker import Hand, HandSetup, Poker, Rake, Stakes, build
from squaredeal.games.poker.terms import Part
from squaredeal.kernel import Act, Chance, Choice, ToAct, ToDeal, apply
from tests.cases.reader import NotUnderstood, Table

CODES = {
    "NT": "nlhe@1",
    "PT": "plhe@1",
    "FT": "flhe@1",
    "NS": "short@1",
    "PO": "plo@1",
    "FO/8": "flo8@1",
    "PO/8": "plo8@1",
    "F7S": "stud7@1",
    "F7S/8": "stud8@1",
    "FR": "razz@1",
    "F2L3D": "27td@1",
    "N2L1D": "27sd@1",
    "FB": "badugi@1",
}


class Turn(Struct):
    """The hand just before a seat acted."""

    hand: Hand
    seat: int


class Replay(Struct):
    """A case being played: seats are p1 = 0, p2 = 1, ..."""

    game: Poker
    hand: Hand
    events: list[Any]
    turns: list[Turn] = []
    held: dict[int, list[str]] = {}
    board: list[str] = []
    folded: list[int] = []

    def take(self, line: str) -> None:
        """One action of the case."""
        words = line.split()
        if words[:2] == ["d", "dh"]:
            self.held.setdefault(seat_of(words[2]), []).extend(parse_cards(words[3]))
        elif words[:2] == ["d", "db"]:
            self.board.extend(parse_cards(words[2]))
        elif words[0].startswith("p"):
            self._act(seat_of(words[0]), words[1], words[2:])
        else:
            raise NotUnderstood(f"the action {line!r}")
        self._deal()

    def _deal(self) -> None:
        """Give the deck's cards to the engine as far as they have been named."""
        while isinstance(owed := self.game.awaits(self.hand), ToDeal):
            cards = self._cards(owed.count)
            if cards is None:
                return
            self._step(Chance(cards))

    def _cards(self, count: int) -> tuple[str, ...] | None:
        part = self.game.terms.program[self.hand.at].part
        if part is Part.BOARD:
            return self._board(count)
        if part is Part.REPLACE:
            wanted = {seat: n for seat, n in enumerate(self.hand.noted) if n}
        else:
            wanted = dict.fromkeys(self.hand.live, count // len(self.hand.live))
        if any(len(self.held.get(seat, [])) < n for seat, n in wanted.items()):
            return None
        taken = {seat: [self.held[seat].pop(0) for _ in range(n)] for seat, n in wanted.items()}
        if part is Part.REPLACE:
            return tuple(card for seat in self.hand.live for card in taken.get(seat, []))
        rounds = range(count // len(self.hand.live))
        return tuple(taken[seat][number] for number in rounds for seat in self.hand.live)

    def _board(self, count: int) -> tuple[str, ...] | None:
        if len(self.board) < count:
            return None
        cards = tuple(self.board[:count])
        del self.board[:count]
        return cards

    def _act(self, seat: int, word: str, rest: list[str]) -> None:
        if word == "sm":
            self._show_or_muck(seat, rest)
            return
        self.turns.append(Turn(self.hand, seat))
        match word:
            case "f":
                act = Act(seat, "fold")
            case "cc":
                act = self._first_open(seat, "call", "check")
            case "cbr":
                act = self._press(seat, int(rest[0]))
            case "pb":
                act = self._first_open(seat, "post")
            case "sd":
                cards = parse_cards("".join(rest))
                act = Act(seat, "discard", cards=cards) if cards else Act(seat, "stand_pat")
            case _:
                raise NotUnderstood(f"the action {word!r}")
        self._step(act)

    def _show_or_muck(self, seat: int, cards: list[str]) -> None:
        """A show that the rules order has happened already."""
        awaited = self.game.awaits(self.hand)
        if isinstance(awaited, ToAct) and awaited.seats[0] == seat:
            verb = "show" if cards or not isinstance(self.guard(seat, "muck"), Choice) else "muck"
            self._step(Act(seat, verb))

    def _first_open(self, seat: int, *verbs: str) -> Act:
        for verb in verbs:
            choice = self.guard(seat, verb)
            if isinstance(choice, Choice):
                return Act(seat, verb, choice.low)
        raise AssertionError(f"p{seat + 1} may do none of {verbs}: {self.guard(seat, verbs[0])}")

    def _press(self, seat: int, to: int) -> Act:
        for verb in ("bet", "raise_to", "complete"):
            if isinstance(self.guard(seat, verb), Choice):
                return Act(seat, verb, to)
        return Act(seat, "raise_to", to)

    def guard(self, seat: int, verb: str) -> Any:
        """What the engine answers."""
        return self.game.guard(self.hand, seat, verb)

    def _step(self, move: Act | Chance) -> None:
        self.hand, happened = apply(self.game, self.hand, move)
        self.events += happened

    def finish(self) -> None:
        """Beaten hands that the case does not mention are mucked."""
        while isinstance(awaited := self.game.awaits(self.hand), ToAct) and self.hand.phase == 4:
            self._step(self.game.lapse(self.hand, awaited.seats[0]))


def begin(case: Table) -> Replay:
    """The hand of a case with its blinds posted."""
    code = CODES.get(case["variant"])
    if code is None:
        raise NotUnderstood(f"the variant {case['variant']!r}")
    game = build(code)
    hand, events = game.start(_setup(case))
    replay = Replay(game, hand, list(events), [], {}, [], [])
    for line in case.get("actions", []):
        replay.take(line)
    return replay


def _setup(case: Table) -> HandSetup:
    stacks = tuple(case.get("stacks") or case["start_stacks"])
    seats = len(stacks)
    blinds = [*case.get("blinds", []), 0, 0]
    extra = [(seat, chips) for seat, chips in enumerate(blinds[2:], 2) if chips]
    antes = tuple(case.get("antes", []))
    even = len(set(antes)) == 1
    rake = case.get("rake")
    button_blind = max(blinds) if case["variant"] == "NS" else 0
    return HandSetup(
        stacks=stacks,
        seats=tuple(range(seats)),
        button=seat_of(case["button"]) if "button" in case else seats - 1,
        stakes=Stakes(
            small_blind=blinds[0],
            big_blind=blinds[1],
            ante=antes[0] if antes and even else 0,
            button_blind=button_blind,
            bring_in=case.get("bring_in", 0),
            small_bet=case.get("small_bet", case.get("min_bet", 0)),
            big_bet=case.get("big_bet", 0),
        ),
        antes=antes if antes and not even else (),
        straddles=tuple(extra) if not button_blind else (),
        rake=_rake(rake) if rake else Rake(),
    )


def _rake(rake: Table) -> Rake:
    return Rake(
        hundredths=int(100 * rake["percent"]),
        cap=rake.get("cap", 0),
        no_flop_no_drop=rake.get("no_flop_no_drop", False),
    )


def seat_of(player: str) -> int:
    """`p1` is seat 0."""
    if not player.startswith("p") or not player[1:].isdecimal():
        raise NotUnderstood(f"the player {player!r}")
    return int(player[1:]) - 1
