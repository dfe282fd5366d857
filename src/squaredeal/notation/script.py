"""A record as answers: who acts how, which cards come, who shows. The engine asks."""

from __future__ import annotations

from collections import deque

from squaredeal.cards import FULL_52, rank_of
from squaredeal.games.poker import Hand, Phase, Poker, hole_cards
from squaredeal.kernel import UNSEEN, Act, Chance, Choice, Refusal, Seat, ToDeal
from squaredeal.notation.names import is_stud
from squaredeal.notation.record import Acted, Board, Dealt, Drawn, Record, Shown


class Unlike(Exception):
    """The engine asks for something else than the record has. `why` says what, for people.

    `is_short` holds when the record ends while the engine still waits for an act. `all_in` is the
    seat whose bet is too small to be anything but its last chips.
    """

    def __init__(self, why: str, is_short: bool = False, all_in: Seat | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.is_short = is_short
        self.all_in = all_in


class Script:
    """Answers taken from a record, in the order in which they are asked for."""

    def __init__(self, record: Record, game: Poker) -> None:
        self.record = record
        self.game = game
        entries = record.entries
        self.acts = deque(entry for entry in entries if type(entry) is Acted)
        self.missing: list[str] = []
        self.all_in: set[Seat] = set()
        self.draws: dict[Seat, deque[Drawn]] = {}
        self.shown: dict[Seat, tuple[str, ...]] = {}
        self.cards = {seat: deque(cards) for seat, cards in _dealt(record).items()}
        self.boards: dict[int, deque[str]] = {}
        for entry in entries:
            if type(entry) is Board:
                self.boards.setdefault(entry.run, deque()).extend(entry.cards)
            elif type(entry) is Drawn:
                self.draws.setdefault(entry.seat, deque()).append(entry)
            elif type(entry) is Shown and UNSEEN not in entry.cards:
                self.shown[entry.seat] = entry.cards

    def deal(self, hand: Hand, owed: ToDeal) -> Chance:
        """The cards that the deck owes now."""
        self._note_all_in(hand)
        if owed.face == "burn":
            return Chance((UNSEEN,))
        if owed.face == "up" and not is_stud(self.record.game):
            return Chance(self._board(hand, owed.count))
        if sum(hand.noted):
            drawn = [self._next(seat) for seat in hand.live for _ in range(hand.noted[seat])]
            return Chance(tuple(drawn[: owed.count]))
        each, rest = divmod(owed.count, len(hand.live))
        if rest:
            return Chance(self._board(hand, owed.count))
        held = {seat: [self._next(seat) for _ in range(each)] for seat in hand.live}
        return Chance(tuple(held[seat][turn] for turn in range(each) for seat in hand.live))

    def _note_all_in(self, hand: Hand) -> None:
        """Who has no chips left; the last seat with chips has nobody to bet against."""
        idle = [seat for seat in hand.live if not hand.stacks[seat]]
        if hand.phase == Phase.DEAL and len(idle) + 1 == len(hand.live) > 1:
            idle = list(hand.live)
        self.all_in.update(idle)

    def _board(self, hand: Hand, count: int) -> tuple[str, ...]:
        boards = len(hand.boards)
        found: list[str] = []
        for run in range(boards):
            cards = self.boards.get(run, deque())
            if len(cards) < count // boards:
                raise Unlike("the engine deals more board cards than the record has", True)
            found += [cards.popleft() for _ in range(count // boards)]
        return tuple(found)

    def _next(self, seat: Seat) -> str:
        cards = self.cards[seat]
        return cards.popleft() if cards else UNSEEN

    def act(self, hand: Hand, seat: Seat) -> Act:
        """What the seat on turn does."""
        self._note_all_in(hand)
        phase = hand.phase
        if phase == Phase.SHOW:
            return self._show(hand, seat)
        if phase == Phase.DISCARD:
            return self._draw(hand, seat)
        if phase == Phase.RUN:
            return Act(seat, "run", len(self.record.boards()))
        return self._bet(hand, seat)

    def _bet(self, hand: Hand, seat: Seat) -> Act:
        while self.acts and self.acts[0].seat != seat and self._is_empty(self.acts[0]):
            self.acts.popleft()
        if not self.acts:
            raise Unlike(f"the record ends where {self._name(seat)} must act", True)
        if all(entry.seat != seat for entry in self.acts) and seat not in self.shown:
            self.missing.append(f"the fold of {self._name(seat)} is not recorded")
            return Act(seat, "fold")
        entry = self.acts.popleft()
        if entry.seat != seat:
            who = self._name(entry.seat)
            raise Unlike(f"{who} acts ({entry.verb}) where {self._name(seat)} is on turn")
        if entry.to is None:
            return Act(seat, entry.verb)
        verbs = {"call": ("call",), "bring_in": ("post",)}.get(
            entry.verb, ("bet", "raise_to", "complete")
        )
        return self._sized(hand, seat, entry, verbs)

    def _sized(self, hand: Hand, seat: Seat, entry: Acted, verbs: tuple[str, ...]) -> Act:
        """A bet in the engine's words: calls and bring-ins say what they cost."""
        codes = set()
        for verb in verbs:
            asked = self.game.guard(hand, seat, verb)
            if type(asked) is Choice:
                if verb in ("call", "post"):
                    return Act(seat, verb, (entry.to or 0) - hand.bets[seat])
                total = _full(hand, seat, entry.to or 0, asked)
                if total < (asked.low or 0) and self.record.players[seat].stack is None:
                    raise Unlike("a bet below the minimum", all_in=seat)
                return Act(seat, verb, total)
            if type(asked) is Refusal:
                codes.add(asked.code)
        price = self.game.guard(hand, seat, "call")
        if "nobody_left_to_call" in codes and type(price) is Choice:
            # A raise that nobody has the chips to call is a call; the rest of it comes back.
            return Act(seat, "call", price.low)
        size = self.record.amount(entry.to or 0)
        why = ", ".join(sorted(codes))
        raise Unlike(f"{self._name(seat)} may not {entry.verb} {size}: {why}")

    def _is_empty(self, entry: Acted) -> bool:
        """An act of a seat without chips: checks that some records hold for every street, and the
        fold of a seat that is away.
        """
        return entry.to is None and entry.seat in self.all_in

    def _draw(self, hand: Hand, seat: Seat) -> Act:
        left = self.draws.get(seat)
        cards = left.popleft().cards if left else ()
        if not cards:
            return Act(seat, "stand_pat")
        held = hole_cards(hand, seat)
        return Act(seat, "discard", cards=tuple(c if c in held else UNSEEN for c in cards))

    def _show(self, hand: Hand, seat: Seat) -> Act:
        """Shown if the record shows the cards, or knows them and they may not be mucked."""
        held, shown = hole_cards(hand, seat), self.shown.get(seat, ())
        if UNSEEN in held:
            known = dict.fromkeys((*shown, *(card for card in held if card != UNSEEN)))
            if shown and len(known) == len(held):
                return Act(seat, "show", cards=tuple(known))
            return Act(seat, "muck")
        if not shown and type(self.game.guard(hand, seat, "muck")) is Choice:
            return Act(seat, "muck")
        return Act(seat, "show")

    def rest(self) -> int:
        """How many acts the engine never asked for; those of seats without chips do not count."""
        return sum(not self._is_empty(entry) for entry in self.acts)

    def _name(self, seat: Seat) -> str:
        return self.record.players[seat].name


def _full(hand: Hand, seat: Seat, total: int, asked: Choice) -> int:
    """A bet cut down to what the others have left is a full bet, the rest of it uncalled."""
    others = [hand.bets[other] + hand.stacks[other] for other in hand.live if other != seat]
    is_cut = asked.low is not None and total < asked.low and total == max(others)
    return asked.low or 0 if is_cut else total


def _dealt(record: Record) -> dict[Seat, list[str]]:
    """Every seat's cards in the order dealt; in stud a hand shown whole tells the cards dealt down.

    An open card that nobody recorded, of a seat that then folded, is given a face that does not
    change who opens.
    """
    cards: dict[Seat, list[str]] = {seat: [] for seat in range(len(record.players))}
    for entry in record.entries:
        if type(entry) is Dealt:
            cards[entry.seat] += entry.cards
    if is_stud(record.game):
        for entry in record.entries:
            if type(entry) is Shown and len(entry.cards) == len(cards[entry.seat]):
                cards[entry.seat] = _filled(cards[entry.seat], entry.cards)
        _face_doors(record, cards)
    return cards


def _filled(dealt: list[str], shown: tuple[str, ...]) -> list[str]:
    """The dealt cards with those that nobody saw taken from the hand shown, in its order."""
    known = [card for card in dealt if card != UNSEEN]
    if not set(known) <= set(shown):
        return dealt
    rest = deque(card for card in shown if card not in known)
    return [rest.popleft() if card == UNSEEN else card for card in dealt]


def _face_doors(record: Record, cards: dict[Seat, list[str]]) -> None:
    """Faces for open cards that nobody recorded: a door that does not bring in, later cards that
    do not open.
    """
    by_rank = sorted(FULL_52.cards, key=rank_of, reverse=not record.game.startswith("razz"))
    known = {card for held in cards.values() for card in held}
    known.update(card for board in record.boards() for card in board)
    known.update(c for entry in record.entries if type(entry) is Shown for c in entry.cards)
    spare = deque(card for card in by_rank if card not in known)
    for held in cards.values():
        for at in range(2, min(len(held), 6)):
            if held[at] == UNSEEN:
                held[at] = spare.popleft() if at == 2 else spare.pop()


__all__ = ["Script", "Unlike"]
