"""More than one board for one pot, by consent: boards, turns or rivers (floor.run-it.*)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import Runout, acted
from squaredeal.games.poker.hand import Hand, Phase, pot_chips
from squaredeal.games.poker.stub import stub
from squaredeal.games.poker.terms import Part, Terms
from squaredeal.kernel import HOUSE, Act, Choice, Refusal, Seat, refuse

MAX_CLAUSE = "floor.run-it.max"
MIN_CLAUSE = "floor.run-it.minimum"


def may_run(terms: Terms, hand: Hand) -> bool:
    """Is there a vote on running more than once? Offered, and board cards are missing."""
    return (
        "run_it" in hand.setup.offers
        and len(hand.boards) == 1
        and not hand.noted
        and most_boards(terms, hand) > 1
        and refusal_to_run(terms, hand) is None
    )


def most_boards(terms: Terms, hand: Hand) -> int:
    """How many boards the house allows and the stub can serve; 0 when no board card is to come."""
    rest = terms.program[hand.at + 1 :]
    each = sum([stage.count for stage in rest if stage.part is Part.BOARD])
    if not each:
        return 0
    burns = len([stage for stage in rest if stage.part is Part.BURN])
    return min(terms.rules.run_it.value, (stub(terms, hand) - burns) // each)


def refusal_to_run(terms: Terms, hand: Hand) -> Refusal | None:
    """Why this pot may be run once only: the minimum in big blinds, of the pot or the stacks."""
    rules = terms.rules
    low = rules.run_it_bb.value * hand.setup.stakes.big_blind
    if rules.run_it_basis.value == "pot":
        chips = pot_chips(hand)
    else:
        chips = sorted(hand.setup.stacks[seat] for seat in hand.live)[-2]
    if chips < low:
        return refuse("pot_too_small", rules.run_it_bb.clause, chips=chips, low=low)
    return None


def open_vote(hand: Hand) -> Hand:
    """Every living seat says how many boards it wants."""
    return replace(hand, phase=Phase.RUN, queue=hand.live, noted=(0,) * len(hand.stacks))


def guard_run(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """How many boards a seat may ask for; the fewest that anybody wants are dealt."""
    if seat not in hand.queue:
        return Refusal("not_your_turn", MIN_CLAUSE)
    return Choice("run", MAX_CLAUSE, low=1, high=most_boards(terms, hand))


def guard_close(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The house closes the vote: who has not spoken wants one board."""
    return Choice("close", MIN_CLAUSE) if seat == HOUSE else Refusal("house_only", MIN_CLAUSE)


def run(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """A vote. The hand's queue is empty when the vote is decided."""
    events.append(acted(act.seat, f"run_{act.amount}"))
    votes = list(hand.noted)
    votes[act.seat] = act.amount or 1
    queue = tuple([seat for seat in hand.queue if seat != act.seat])
    hand = replace(hand, noted=tuple(votes), queue=queue)
    if queue and act.amount != 1:
        return hand
    return decide(terms, hand, events)


def decide(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """The vote is over: as many boards as the most modest voter wanted."""
    wanted = min([hand.noted[seat] or 1 for seat in _voters(terms, hand)], default=1)
    if wanted > 1:
        events.append(Runout(wanted))
    return replace(hand, queue=(), boards=hand.boards * wanted)


def _voters(terms: Terms, hand: Hand) -> Sequence[Seat]:
    """Whose consent counts: every living seat, or only those who are all-in."""
    if terms.rules.run_it_consent.value == "all_live_players":
        return hand.live
    return [seat for seat in hand.live if not hand.stacks[seat]]


__all__ = [
    "decide",
    "guard_close",
    "guard_run",
    "may_run",
    "most_boards",
    "open_vote",
    "refusal_to_run",
    "run",
]
