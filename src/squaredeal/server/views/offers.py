"""What a seat may do, as buttons: every verb has its place and a closed one says why."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from squaredeal.games.poker import Hand, pot_chips
from squaredeal.kernel import Choice, Refusal, Seat
from squaredeal.server.wire import AheadView, Offer, Preset, Reason, VerbView

Verbs: TypeAlias = Mapping[str, Choice | Refusal]
Place: TypeAlias = Literal["yield", "match", "press", "show", "seat", "more"]

PLACES: Final[dict[str, Place]] = {
    "fold": "yield",
    "check": "match",
    "call": "match",
    "bet": "press",
    "raise_to": "press",
    "complete": "press",
    "post": "match",
    "all_in": "press",
    "show": "show",
    "muck": "show",
    "sit": "seat",
    "leave": "seat",
    "sit_out": "seat",
    "sit_in": "seat",
    "top_up": "seat",
    "seed": "seat",
    "wait": "seat",
    "post_entry": "seat",
    "take_off": "seat",
    "choose": "seat",
}
BAR: Final[tuple[Place, ...]] = ("yield", "match", "press")


def reason(refusal: Refusal) -> Reason:
    """A refusal for the wire."""
    return Reason(refusal.code, refusal.clause, dict(refusal.facts))


def offer(verbs: Verbs, seat: Seat | None, hand: Hand | None, big: int, chosen: str) -> Offer:
    """The buttons of one reader. `hand` as that seat sees it, None when it has no part in a round.

    `big` is the step of the arrow keys in chips, `chosen` the act chosen ahead, if any.
    """
    seating: list[VerbView] = []
    bar: dict[Place, VerbView] = {}
    more: list[VerbView] = []
    price = 0 if hand is None or seat is None else to_call(hand, seat)
    apt = _apt(hand, price)
    for verb, said in verbs.items():
        place = PLACES.get(verb, "more")
        is_open = isinstance(said, Choice)
        if place == "seat":
            seating.append(_view(verb, said, None))
        elif place in BAR:
            if is_open or (verb in apt and place not in bar):
                bar[place] = _view(verb, said, price if verb == "call" else _cost(said))
        elif is_open:
            more.append(_view(verb, said, _cost(said)))
    if hand is None or seat is None:
        return Offer(False, seating=tuple(seating), step=big)
    buttons = [bar[place] for place in BAR if place in bar]
    is_turn = bool(more) or any(view.is_open for view in buttons)
    return Offer(
        is_turn=is_turn,
        bar=(*buttons, *more),
        seating=tuple(seating),
        presets=_presets(bar.get("press"), hand, seat),
        step=big,
        ahead=() if is_turn else ahead(hand, seat, chosen),
    )


def _cost(said: Choice | Refusal) -> int | None:
    """What a verb with one possible amount costs: a bring-in, the fee of a rabbit."""
    is_fixed = (
        isinstance(said, Choice) and said.low == said.high and said.verb in ("post", "rabbit")
    )
    return said.low if is_fixed and isinstance(said, Choice) else None


def _apt(hand: Hand | None, price: int) -> tuple[str, str, str]:
    """The verbs to show in the bar even when they are closed: those this price would open."""
    match = "call" if price else "check"
    press = "raise_to" if hand is not None and hand.price else "bet"
    return "fold", match, press


def to_call(hand: Hand, seat: Seat) -> int:
    """What it costs the seat to stay in, in chips; never more than it has."""
    return max(0, min(hand.price - hand.bets[seat], hand.stacks[seat]))


def ahead(hand: Hand, seat: Seat, chosen: str) -> tuple[AheadView, ...]:
    """What a waiting seat may choose before its turn; nothing when it has nothing to decide."""
    if seat not in hand.queue or not hand.stacks[seat]:
        return ()
    price = to_call(hand, seat)
    if price:
        codes: tuple[Literal["fold", "check", "check_fold", "call", "call_any"], ...]
        codes = ("fold", "call", "call_any")
    else:
        codes = ("check_fold", "check", "call_any")
    return tuple(
        AheadView(code, price if code == "call" else None, code == chosen) for code in codes
    )


@lru_cache(maxsize=4096)
def _view(verb: str, said: Choice | Refusal, price: int | None) -> VerbView:
    place = PLACES.get(verb, "more")
    if isinstance(said, Refusal):
        return VerbView(verb, place, said.clause, False, reason=reason(said))
    return VerbView(
        verb,
        place,
        said.clause,
        True,
        price=price,
        low=said.low,
        high=said.high,
        unit=said.unit,
        spots=said.spots,
        bounds=said.bounds,
        cards_min=said.cards[0],
        cards_max=said.cards[1],
        among=said.among,
    )


def _presets(press: VerbView | None, hand: Hand, seat: Seat) -> tuple[Preset, ...]:
    """Ready amounts between least and most, as totals of the street, in multiples of the unit."""
    if press is None or press.low is None or press.high is None or press.low == press.high:
        return ()
    low, high, unit = press.low, press.high, press.unit
    call = to_call(hand, seat)
    pot = pot_chips(hand) + sum(hand.bets) + call
    sizes = (("half_pot", pot // 2), ("three_quarters", pot * 3 // 4), ("pot", pot))
    presets = [Preset("min", low)]
    for code, size in sizes:
        amount = (hand.price + size) // unit * unit
        if presets[-1].amount < amount < high:
            presets.append(Preset(code, amount))
    is_all = high >= hand.stacks[seat] + hand.bets[seat]
    presets.append(Preset("all_in" if is_all else "pot", high))
    return tuple(presets)


__all__ = ["PLACES", "Verbs", "ahead", "offer", "reason", "to_call"]
