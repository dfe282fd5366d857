"""What follows by itself in casino hold'em: deal, showdown, settlement."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import (
    LOSS,
    Bets,
    Drawn,
    Settled,
    Verdict,
    bet_place,
    settle,
    stack_place,
    staked,
    swap,
    swap_bets,
    without,
)
from squaredeal.games.casino_holdem.round import (
    AA,
    ANTE,
    CALL,
    DEAL,
    DECIDE,
    DONE,
    RUN,
    Dealt,
    HandDone,
    Round,
    Shown,
)
from squaredeal.games.casino_holdem.rules import CasinoHoldemRules
from squaredeal.games.casino_holdem.showdown import bonus, judge, made
from squaredeal.kernel import HOUSE, NOBODY, Moved, Outcome, Seat, Veiled


def owed(s: Round) -> tuple[int, str]:
    """How many cards come next, and which face: hole cards down, then the board up."""
    if s.phase == DEAL:
        down = 2 * len(s.playing) + 2 - sum([len(hand) for hand in s.hands]) - len(s.dealer)
        return (down, "down") if down else (3 - len(s.board), "up")
    if s.phase == RUN:
        return 5 - len(s.board), "up"
    return 0, "up"


def begin(s: Round, told: list[Struct]) -> Round:
    """Bets are made; every seat with an ante is dealt in."""
    seats = range(len(s.bets))
    playing = tuple([seat for seat in seats if staked(s.bets[seat], ANTE)])
    s = replace(s, open=())
    if not playing:
        return replace(s, phase=DONE)
    return replace(s, phase=DEAL, playing=playing, hands=((),) * len(playing))


def hear(rules: CasinoHoldemRules, s: Round, outcome: Outcome, told: list[Struct]) -> Round:
    """Cards go to the seats in turn, to the dealer, to the board."""
    for card in outcome:
        s = _lay(s, card, told)
    if owed(s)[0]:
        return s
    if s.phase == DEAL:
        return replace(s, phase=DECIDE, open=s.playing)
    return showdown(rules, s, told)


def _lay(s: Round, card: str, told: list[Struct]) -> Round:
    if owed(s)[1] == "up":
        told.append(Drawn("board", card))
        return replace(s, board=(*s.board, card))
    for index, hand in enumerate(s.hands):
        if len(hand) < 2:
            veil = Veiled((card,), frozenset((s.playing[index],)))
            told.append(Dealt(s.playing[index], veil))
            return replace(s, hands=(*s.hands[:index], (*hand, veil), *s.hands[index + 1 :]))
    veil = Veiled((card,), NOBODY)
    told.append(Dealt(HOUSE, veil))
    return replace(s, dealer=(*s.dealer, veil))


def stake(s: Round, seat: Seat, spot: str, chips: int, why: str, told: list[Struct]) -> Round:
    """Chips of a seat go onto a spot."""
    told.append(Moved(stack_place(seat), bet_place(seat, spot), chips, why))
    bets: Bets = s.bets[seat]
    held = staked(bets, spot)
    bets = (*without(bets, spot), (spot, held + chips))
    stacks = swap(s.stacks, seat, s.stacks[seat] - chips)
    return replace(s, stacks=stacks, bets=swap_bets(s.bets, seat, bets))


def decided(rules: CasinoHoldemRules, s: Round, told: list[Struct]) -> Round:
    """Everybody has called or folded."""
    if s.called:
        return replace(s, phase=RUN, open=())
    return showdown(rules, replace(s, open=()), told)


def showdown(rules: CasinoHoldemRules, s: Round, told: list[Struct]) -> Round:
    """Called hands meet the dealer; a bonus bet shows its hand even when it was folded."""
    dealer = opened(s.dealer) + s.board
    if s.called:
        told.append(_shown(HOUSE, dealer))
    for seat, hand in zip(s.playing, s.hands, strict=True):
        cards = opened(hand)
        if seat in s.called:
            told.append(_shown(seat, cards + s.board))
        elif staked(s.bets[seat], AA):
            told.append(_shown(seat, cards + s.board[:3]))
    for seat, hand in zip(s.playing, s.hands, strict=True):
        s = _settle_seat(rules, s, seat, opened(hand), dealer, told)
    assert sum(s.stacks) + s.bank == sum(s.setup.stacks) + s.setup.bank, "chips are not conserved"
    return replace(s, phase=DONE)


def _settle_seat(
    rules: CasinoHoldemRules,
    s: Round,
    seat: Seat,
    cards: tuple[str, ...],
    dealer: tuple[str, ...],
    told: list[Struct],
) -> Round:
    if seat in s.called:
        outcome, ante, call = judge(rules, cards + s.board, dealer)
        s = pay_spot(s, seat, ANTE, ante, told)
        s = pay_spot(s, seat, CALL, call, told)
    else:
        outcome = "folded"
        s = pay_spot(s, seat, ANTE, LOSS, told)
    if staked(s.bets[seat], AA):
        s = pay_spot(s, seat, AA, bonus(rules, cards + s.board[:3]), told)
    told.append(HandDone(seat, outcome))
    return s


def pay_spot(s: Round, seat: Seat, spot: str, verdict: Verdict, told: list[Struct]) -> Round:
    """One stake is settled and leaves the layout."""
    chips = staked(s.bets[seat], spot)
    paid, moves = settle(seat, spot, chips, verdict)
    back = paid.back + paid.won - paid.commission
    told.extend(moves)
    told.append(Settled(seat, spot, chips, back))
    return replace(
        s,
        stacks=swap(s.stacks, seat, s.stacks[seat] + back),
        bets=swap_bets(s.bets, seat, without(s.bets[seat], spot)),
        bank=s.bank + chips - back,
    )


def opened(veils: tuple[Veiled, ...]) -> tuple[str, ...]:
    """The cards under these veils."""
    return tuple([veil.value[0] for veil in veils])


def _shown(seat: Seat, cards: tuple[str, ...]) -> Shown:
    found = made(cards)
    return Shown(seat, cards[:2], found.category, found.ranks)
