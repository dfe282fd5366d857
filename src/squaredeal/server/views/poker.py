"""The view of a hand of poker, from what the rail saw of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from squaredeal.cards import Use
from squaredeal.games import poker
from squaredeal.kernel import UNSEEN, Seat, ToAct
from squaredeal.server import wire
from squaredeal.server.views.around import Around
from squaredeal.server.views.makes import plain
from squaredeal.server.views.memory import Memory


def round_view(memory: Memory, around: Around) -> wire.PokerRound | None:
    """The round in progress, or the last one until the next begins."""
    hand = memory.hand
    if hand is None:
        return None
    awaits = around.awaits
    to_act: tuple[Seat, ...] = ()
    if isinstance(awaits, ToAct) and not memory.is_over:
        to_act = awaits.seats if awaits.window else awaits.seats[:1]
    variant, setup = memory.variant, hand.setup
    assert variant is not None, "a memory with a hand knows its game"
    slots = variant.board_count
    boards = memory.boards or {0: []}
    return wire.PokerRound(
        round=around.round,
        number=memory.number,
        turn=around.turn,
        street="showdown" if memory.is_over and memory.shown else memory.street,
        is_over=memory.is_over,
        is_void=memory.is_void,
        to_act=to_act,
        button=memory.button,
        pots=memory.pots,
        total=sum(pot.chips for pot in memory.pots) + (0 if memory.is_over else sum(hand.bets)),
        boards=tuple(
            wire.BoardView(
                board,
                _board_cards(cards, memory, board),
                max(slots, len(cards)),
                memory.shared if board else 0,
            )
            for board, cards in sorted(boards.items())
            if slots or cards
        ),
        results=tuple(memory.results),
        commitment=memory.commitment,
        clause=memory.clause,
        game=variant.code,
        title=variant.title,
        shares=tuple(half.name for half in variant.pot),
        phase="over" if memory.is_over else poker.Phase(hand.phase).name.lower(),
        bomb=setup.bomb,
        rabbit=memory.rabbit,
        hints=hints(variant, memory.street),
    )


_OPENS: Final = {
    poker.Opener.BEST_UP: "best_opens",
    poker.Opener.LOWEST_UP: "lowest_opens",
    poker.Opener.HIGHEST_UP: "highest_opens",
    poker.Opener.HIGHEST_UP_ACE_HIGH: "highest_opens",
}


@lru_cache(maxsize=256)
def hints(variant: poker.Variant, street: str) -> tuple[str, ...]:
    """Rules of the game that bear on a street."""
    now = next((each for each in variant.streets if each.name == street), None)
    if now is None:
        return ()
    uses_two = now.board and any(half.use is Use.TWO_AND_THREE for half in variant.pot)
    return tuple(filter(None, ("use_two" if uses_two else "", _OPENS.get(now.opener, ""))))


def pots_of(hand: poker.Hand) -> tuple[wire.PotView, ...]:
    """The pots as they lie in the middle: bets of this street are still before the seats.

    Layers of what each seat has paid; layers that the same seats can win are one pot.
    """
    live = set(hand.live)
    pots: list[wire.PotView] = []
    below, extra = 0, hand.dead
    for level in sorted({hand.paid[seat] for seat in live if hand.paid[seat]}):
        chips = sum(min(paid, level) - min(paid, below) for paid in hand.paid) + extra
        seats = tuple(seat for seat in hand.live if hand.paid[seat] >= level)
        pots.append(wire.PotView(len(pots), chips, seats))
        below, extra = level, 0
    left = sum(max(0, paid - below) for paid in hand.paid) + extra
    if left and pots:
        last = pots.pop()
        pots.append(wire.PotView(last.pot, last.chips + left, last.seats))
    elif left:
        pots.append(wire.PotView(0, left, hand.live))
    return _merged(pots, hand)


def _merged(pots: list[wire.PotView], hand: poker.Hand) -> tuple[wire.PotView, ...]:
    """A side pot exists only above somebody who is all-in."""
    merged: list[wire.PotView] = []
    for pot in pots:
        above = merged[-1] if merged else None
        dropped = set(above.seats) - set(pot.seats) if above else set()
        if above and not any(hand.stacks[seat] == 0 for seat in dropped):
            merged[-1] = wire.PotView(above.pot, above.chips + pot.chips, above.seats)
        else:
            merged.append(wire.PotView(len(merged), pot.chips, pot.seats))
    return tuple(merged)


def cards_of(memory: Memory, seat: Seat) -> tuple[wire.CardView, ...]:
    """A seat's cards as everybody sees them; none once the seat has folded."""
    hand = memory.hand
    if hand is None or not memory.has_part(seat):
        return ()
    shown = memory.shown.get(seat, ())
    cards = tuple(card for group in hand.cards[seat] for card in plain(group))
    if len(shown) >= len(cards):
        cards = shown
    used = _used(memory, seat)
    return tuple(
        wire.CardView(card, card != UNSEEN, "win" if card in used else "") for card in cards
    )


def own_cards(
    groups: tuple[object, ...], seat: Seat, public: poker.Hand
) -> tuple[wire.CardView, ...]:
    """The cards of the own seat: `groups` projected for it, `public` for the rail."""
    own = [card for group in groups for card in plain(group)]
    seen = [card for group in public.cards[seat] for card in plain(group)]
    is_dead = seat not in public.live
    return tuple(
        wire.CardView(card, other != UNSEEN, "dead" if is_dead else "")
        for card, other in zip(own, seen, strict=True)
    )


def _used(memory: Memory, seat: Seat) -> set[str]:
    """The cards with which a seat has won something."""
    won = (result.hand for result in memory.results if result.seat == seat)
    return {card for hand in won if hand for card in hand.cards}


def _board_cards(cards: list[str], memory: Memory, board: int) -> tuple[wire.CardView, ...]:
    used = {
        card
        for result in memory.results
        if result.board == board and result.hand
        for card in result.hand.cards
    }
    return tuple(wire.CardView(card, True, "win" if card in used else "") for card in cards)


__all__ = ["cards_of", "hints", "own_cards", "pots_of", "round_view"]
