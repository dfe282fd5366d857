"""From a draft to the record: names become seats, decimals integers of one unit."""

from __future__ import annotations

from decimal import Decimal

from squaredeal.kernel import Seat
from squaredeal.notation.draft import Draft, Step
from squaredeal.notation.money import places, units
from squaredeal.notation.record import (
    Acted,
    Board,
    Dealt,
    Drawn,
    Entry,
    Forced,
    Paid,
    Player,
    Record,
    Shown,
    Source,
    Stakes,
    Stated,
)


def finish(draft: Draft) -> Record:
    """The record of a draft. Raises ValueError when a name or an amount makes no sense."""
    _deal_what_was_printed_later(draft)
    order = _order(draft)
    played = max(places(_played(draft)), 2 if draft.currency else 0)
    deepest = max(played, places(_stated(draft)))
    scale = 10**deepest
    seat = {name: index for index, name in enumerate(order)}

    money = {"currency": draft.currency} if draft.currency else {}

    def size(name: str) -> int | None:
        return units(draft.sizes[name], scale) if name in draft.sizes else None

    return Record(
        source=Source(draft.format, draft.file, draft.hand, draft.line),
        game=draft.game,
        betting=draft.betting,
        scale=scale,
        chip=10 ** (deepest - played),
        players=tuple(_player(draft, name, scale) for name in order),
        forced=tuple(Forced(seat[n], kind, units(c, scale)) for n, kind, c in draft.forced),
        stakes=Stakes(*(size(name) for name in Stakes.__struct_fields__)),
        entries=tuple(_entry(step, seat, scale) for step in draft.steps),
        stated=_result(draft, order, seat, scale),
        is_cancelled=draft.is_cancelled,
        unread=tuple(draft.unread),
        facts=tuple((draft.facts | money).items()),
    )


def _deal_what_was_printed_later(draft: Draft) -> None:
    """Hole cards of the summary come first, a board that only the summary prints after the bets."""
    known = {name for kind, name, (_, _, cards) in draft.steps if kind == "dealt" and cards}
    unseen = [(name, cards) for name, cards in draft.learned.items() if name not in known]
    draft.steps = [("dealt", name, (0, None, cards)) for name, cards in unseen] + draft.steps
    if not any(kind == "board" for kind, *_ in draft.steps):
        for run, board in enumerate(draft.boards):
            for new in (board[:3], board[3:4], board[4:]):
                if new:
                    draft.board(new, run)


def _order(draft: Draft) -> list[str]:
    """Who took part, from the button's left; without a button by seat number."""
    took = {name for name, *_ in draft.forced} | {name for _, name, _ in draft.steps}
    seated = sorted((number, name) for name, number in draft.numbers.items() if name in took)
    button = draft.button or 0
    left = [name for number, name in seated if number > button]
    return left + [name for number, name in seated if number <= button]


def _player(draft: Draft, name: str, scale: int) -> Player:
    stack = draft.stacks[name]
    chips = None if stack is None else units(stack, scale)
    return Player(name, chips, draft.numbers[name])


def _played(draft: Draft) -> list[Decimal]:
    stacks = [stack for stack in draft.stacks.values() if stack is not None]
    posts = [chips for _, _, chips in draft.forced]
    bets = [total for _, _, (_, total, _) in draft.steps if total is not None]
    return [*stacks, *posts, *bets, *draft.sizes.values()]


def _stated(draft: Draft) -> list[Decimal]:
    paid = [chips for _, chips, _ in draft.paid]
    other = [chips for _, chips in (*draft.returned, *draft.extra)]
    single = [chips for chips in (draft.pot, draft.rake) if chips is not None]
    return [*paid, *other, *single, *draft.fees.values(), *draft.finishing.values()]


def _result(draft: Draft, order: list[str], seat: dict[str, Seat], scale: int) -> Stated:
    def exact(chips: Decimal | None) -> int | None:
        return None if chips is None else units(chips, scale)

    ends = tuple(exact(draft.finishing.get(name)) for name in order)
    return Stated(
        finishing=ends if draft.finishing else (),
        total_pot=exact(draft.pot),
        rake=exact(draft.rake),
        fees=tuple((name, units(chips, scale)) for name, chips in draft.fees.items() if chips),
        paid=tuple(Paid(seat[n], units(c, scale), pot) for n, c, pot in draft.paid),
        returned=tuple((seat[n], units(c, scale)) for n, c in draft.returned),
        boards=tuple(draft.boards),
        extra=tuple((seat[n], units(c, scale)) for n, c in draft.extra if n in seat),
        includes_uncalled=draft.includes_uncalled,
    )


def _entry(step: Step, seat: dict[str, Seat], scale: int) -> Entry:
    kind, name, (word, total, cards) = step
    if kind == "board":
        return Board(cards, int(word))
    if kind == "dealt":
        return Dealt(seat[name], cards, int(word))
    if kind == "acted":
        return Acted(seat[name], str(word), None if total is None else units(total, scale))
    return Drawn(seat[name], cards) if kind == "drawn" else Shown(seat[name], cards)


__all__ = ["finish"]
