"""Does a record agree with itself? Chips in, chips back and chips out, without playing the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from squaredeal.kernel import Seat
from squaredeal.notation.names import is_stud
from squaredeal.notation.record import Acted, Board, Dealt, Drawn, Record


class Account(Struct, frozen=True):
    """What every seat put in, what came back uncalled, and the pot that was left."""

    put_in: tuple[int, ...]
    returned: tuple[int, ...]
    pot: int


class _Rounds:
    """Bets by round: antes first, then every street; what is dead is nobody's to take back."""

    def __init__(self, record: Record) -> None:
        self.seats = len(record.players)
        self.dead = [0] * self.seats
        self.rounds = [[0] * self.seats, [0] * self.seats]
        self.folded: set[Seat] = set()
        for post in record.forced:
            if post.kind == "dead":
                self.dead[post.seat] += post.chips
            else:
                self.rounds[post.kind != "ante"][post.seat] += post.chips
        dealt, has_acted = 0, False
        for entry in record.entries:
            if type(entry) is Acted:
                self._acted(entry)
                has_acted = True
            elif has_acted and _opens_street(entry, record, dealt):
                self.rounds.append([0] * self.seats)
                has_acted = False
            dealt += type(entry) is Dealt

    def _acted(self, entry: Acted) -> None:
        if entry.verb == "fold":
            self.folded.add(entry.seat)
        elif entry.to is not None:
            self.rounds[-1][entry.seat] = entry.to

    def put_in(self) -> tuple[int, ...]:
        return tuple(
            self.dead[seat] + sum(bets[seat] for bets in self.rounds) for seat in range(self.seats)
        )

    def uncalled(self) -> tuple[int, ...]:
        """What nobody matched: the last round's excess, an earlier one's if the rest is all-in."""
        back = [0] * self.seats
        for bets in reversed(self.rounds):
            if not any(bets):
                continue
            order = sorted((0, *bets))
            top = bets.index(order[-1])
            back[top] += order[-1] - order[-2]
            others_bet = order[-2] > 0
            others_live = [s for s in range(self.seats) if s != top and s not in self.folded]
            if others_bet or not others_live:
                break
        return tuple(back)


def _opens_street(entry: object, record: Record, dealt: int) -> bool:
    """Does betting start anew? At a board, a draw, or a later card of stud."""
    if type(entry) is Dealt:
        return is_stud(record.game) and dealt >= len(record.players) and len(entry.cards) == 1
    return type(entry) in (Board, Drawn)


def account(record: Record) -> Account:
    """Chips of the hand by seat, in the record's unit; uncalled bets as the rules return them."""
    rounds = _Rounds(record)
    put_in, back = rounds.put_in(), rounds.uncalled()
    return Account(put_in, back, sum(put_in) - sum(back))


def contradictions(record: Record) -> tuple[str, ...]:
    """Every way in which the record's results do not follow from its bets; none when all agree."""
    return () if record.is_cancelled else tuple(_contradictions(record))


def _contradictions(record: Record) -> Iterator[str]:
    stated, found, say = record.stated, account(record), record.amount
    pot = sum(found.put_in) if stated.includes_uncalled else found.pot
    yield from _overdrawn(record, found)
    if any(chips % record.chip for chips in _results(record)):
        yield "a chip is split: the results hold parts of the smallest chip in play"
    if stated.returned:
        yield from _returned(record, found)
    if stated.total_pot is not None and stated.total_pot != pot:
        yield f"total pot {say(stated.total_pot)}, but the bets make {say(pot)}"
    if sum(stated.winnings) > found.pot:
        yield f"winnings of {say(sum(stated.winnings))} from a pot of {say(found.pot)}"
    if stated.paid:
        yield from _rake(record, pot, pot - sum(payments(record)))
        yield from _finishing(record, found)
    dealt = record.boards()
    for board in stated.boards:
        if not any(_is_board(board, cards) for cards in dealt):
            yield f"the board {' '.join(board)} was not dealt"


def _returned(record: Record, found: Account) -> Iterator[str]:
    printed = by_seat(record, record.stated.returned)
    for player, back, uncalled in zip(record.players, printed, found.returned, strict=True):
        if back != uncalled:
            was, due = record.amount(back), record.amount(uncalled)
            yield f"{player.name} gets {was} back, but {due} is uncalled"


def _is_board(printed: tuple[str, ...], dealt: tuple[str, ...]) -> bool:
    """Sites print a board in any order, and of a second one sometimes only its own cards."""
    return set(printed) == set(dealt) or dealt[len(dealt) - len(printed) :] == printed


def _results(record: Record) -> Iterator[int]:
    stated = record.stated
    yield from (chips for chips in stated.finishing if chips is not None)
    yield from stated.winnings
    yield from (pay.chips for pay in stated.paid)


def by_seat(record: Record, pairs: Iterable[tuple[Seat, int]]) -> tuple[int, ...]:
    """Amounts of single lines added up for each seat."""
    chips = [0] * len(record.players)
    for seat, more in pairs:
        chips[seat] += more
    return tuple(chips)


def payments(record: Record) -> tuple[int, ...]:
    """What each seat was paid: by the final stacks where all are printed, else by the payments."""
    stated = record.stated
    printed = by_seat(record, ((pay.seat, pay.chips) for pay in stated.paid))
    ends = [end for end in stated.finishing if end is not None]
    starts = [player.stack for player in record.players if player.stack is not None]
    if not len(ends) == len(starts) == len(printed):
        return printed
    found = account(record)
    left = [
        start - put_in + (0 if stated.includes_uncalled else back)
        for start, put_in, back in zip(starts, found.put_in, found.returned, strict=True)
    ]
    won = tuple(end - rest for end, rest in zip(ends, left, strict=True))
    is_more = all(more >= less for more, less in zip(won, printed, strict=True))
    return won if is_more and sum(won) <= sum(found.put_in) else printed


def _overdrawn(record: Record, found: Account) -> Iterator[str]:
    for player, put_in in zip(record.players, found.put_in, strict=True):
        if player.stack is not None and put_in > player.stack:
            chips, stack = record.amount(put_in), record.amount(player.stack)
            yield f"{player.name} puts in {chips} of a stack of {stack}"


def _rake(record: Record, pot: int, missing: int) -> Iterator[str]:
    """What the pot lost on its way to the winners is the rake: stated, or a tenth of it at most."""
    stated = record.stated
    fees = sum(chips for _, chips in stated.fees)
    if missing < 0:
        yield f"the payments are {record.amount(-missing)} more than the pot"
    elif stated.rake is not None and missing != stated.rake + fees:
        took, left = record.amount(stated.rake + fees), record.amount(missing)
        yield f"rake and fees of {took}, but the payments leave {left}"
    elif stated.rake is None and missing > pot // 10:
        left, whole = record.amount(missing), record.amount(pot)
        yield f"the payments leave {left} of the pot of {whole}"


def _finishing(record: Record, found: Account) -> Iterator[str]:
    """With payments and final stacks both printed, each seat's must agree."""
    won = payments(record)
    for seat, (player, end) in enumerate(
        zip(record.players, record.stated.finishing, strict=False)
    ):
        if player.stack is None or end is None:
            continue
        back = 0 if record.stated.includes_uncalled else found.returned[seat]
        expected = player.stack - found.put_in[seat] + back + won[seat]
        if end != expected:
            has, left = record.amount(end), record.amount(expected)
            yield f"{player.name} ends with {has}, but the bets leave {left}"


__all__ = ["Account", "account", "by_seat", "contradictions", "payments"]
