"""What follows by itself in Russian poker: deal, draws, windows, showdown."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import LOSS, PUSH, Drawn, Verdict, win
from squaredeal.games.russian_poker.chips import ante_of, pay_spot
from squaredeal.games.russian_poker.combination import (
    combinations_paid,
    highest,
    qualifies,
    score,
)
from squaredeal.games.russian_poker.round import (
    ANTE,
    DEAL,
    DECIDE,
    DONE,
    DRAW,
    INSURANCE,
    INSURE,
    RAISE,
    RENEW,
    REPLACE,
    SECOND,
    Dealt,
    HandDone,
    Round,
    Shown,
)
from squaredeal.games.russian_poker.rules import RussianPokerRules
from squaredeal.kernel import HOUSE, NOBODY, Outcome, Seat, Veiled


def owed(s: Round) -> tuple[int, str]:
    """How many cards come next, and which face."""
    if s.phase == RENEW:
        return len(s.buyers) - len(s.replaced), "up"
    if s.phase not in (DEAL, DRAW):
        return 0, "up"
    if any(s.missing):
        return sum(s.missing), "down"
    return (1, "up") if not s.up else (4 - len(s.dealer), "down")


def hand_of(s: Round, seat: Seat) -> tuple[str, ...]:
    """The cards that a seat holds."""
    return opened(s.hands[s.playing.index(seat)])


def opened(veils: tuple[Veiled, ...]) -> tuple[str, ...]:
    """The cards under these veils."""
    return tuple([veil.value[0] for veil in veils])


def begin(s: Round) -> Round:
    """Bets are made; every seat with an ante gets five cards."""
    playing = tuple([seat for seat in range(len(s.bets)) if ante_of(s, seat)])
    if not playing:
        return replace(s, phase=DONE, open=())
    none: tuple[tuple[Veiled, ...], ...] = ((),) * len(playing)
    missing = (5,) * len(playing)
    return replace(s, phase=DEAL, open=(), playing=playing, hands=none, missing=missing)


def hear(rules: RussianPokerRules, s: Round, outcome: Outcome, told: list[Struct]) -> Round:
    """Cards go round the seats, then to the dealer."""
    for card in outcome:
        s = _lay(s, card, told)
    if owed(s)[0]:
        return s
    if s.phase == DEAL:
        return replace(s, phase=DECIDE, open=s.playing)
    if s.phase == DRAW:
        return replace(s, phase=SECOND, open=s.drawers)
    return settle_all(rules, s, told)


def _lay(s: Round, card: str, told: list[Struct]) -> Round:
    if s.phase == RENEW:
        told.append(Drawn(f"dealer:{s.buyers[len(s.replaced)]}", card))
        return replace(s, replaced=(*s.replaced, card))
    if any(s.missing):
        index = max(range(len(s.missing)), key=lambda i: (s.missing[i], -i))
        seat = s.playing[index]
        veil = Veiled((card,), frozenset((seat,)))
        told.append(Dealt(seat, veil))
        hands = (*s.hands[:index], (*s.hands[index], veil), *s.hands[index + 1 :])
        missing = (*s.missing[:index], s.missing[index] - 1, *s.missing[index + 1 :])
        return replace(s, hands=hands, missing=missing)
    if not s.up:
        told.append(Drawn("dealer", card))
        return replace(s, up=card)
    veil = Veiled((card,), NOBODY)
    told.append(Dealt(HOUSE, veil))
    return replace(s, dealer=(*s.dealer, veil))


def window_over(rules: RussianPokerRules, s: Round, told: list[Struct]) -> Round:
    """Everybody in a window has chosen."""
    s = replace(s, open=())
    if s.phase == DECIDE and s.drawers:
        return replace(s, phase=DRAW)
    if s.phase in (DECIDE, SECOND) and s.bettors and rules.insurance:
        return replace(s, phase=INSURE, open=s.bettors)
    if s.phase in (DECIDE, SECOND, INSURE):
        return showdown(rules, s, told)
    return replace(s, phase=RENEW) if s.buyers else settle_all(rules, s, told)


def showdown(rules: RussianPokerRules, s: Round, told: list[Struct]) -> Round:
    """The dealer's cards and every hand that was bet on are turned up."""
    if not s.bettors:
        return settle_all(rules, s, told)
    dealer = (s.up, *opened(s.dealer))
    told.append(_shown(rules, HOUSE, dealer))
    told.extend([_shown(rules, seat, hand_of(s, seat)) for seat in s.bettors])
    s = replace(s, shown=dealer)
    plays = qualifies(dealer)
    for seat in s.bettors:
        s = pay_spot(s, seat, INSURANCE, LOSS if plays else win(1), told)
    able = tuple([seat for seat in s.bettors if s.stacks[seat] >= ante_of(s, seat)])
    if rules.buy_dealer_card and not plays and able:
        return replace(s, phase=REPLACE, open=able)
    return settle_all(rules, s, told)


def settle_all(rules: RussianPokerRules, s: Round, told: list[Struct]) -> Round:
    """Every seat's ante and bet."""
    for seat in s.playing:
        if seat not in s.bettors:
            s = pay_spot(s, seat, ANTE, LOSS, told)
            told.append(HandDone(seat, "folded"))
            continue
        outcome, ante, bet = judge(rules, s, seat)
        s = pay_spot(s, seat, ANTE, ante, told)
        s = pay_spot(s, seat, RAISE, bet, told)
        told.append(HandDone(seat, outcome))
    assert sum(s.stacks) + s.bank == sum(s.setup.stacks) + s.setup.bank, "chips are not conserved"
    return replace(s, phase=DONE)


def judge(rules: RussianPokerRules, s: Round, seat: Seat) -> tuple[str, Verdict, Verdict]:
    """Outcome, verdict of the ante, verdict of the bet."""
    dealer, cards = s.shown, hand_of(s, seat)
    if seat in s.buyers:
        new = s.replaced[s.buyers.index(seat)]
        top = highest(dealer)
        dealer = (*(card for card in dealer if card != top), new)
    if not qualifies(dealer):
        return "not_qualified", PUSH if seat in s.buyers else win(1), PUSH
    mine, its = score(cards), score(dealer)
    if mine > its:
        odds = sum(part.odds for part in combinations_paid(rules, cards))
        return "won", PUSH, win(odds)
    return ("push", PUSH, PUSH) if mine == its else ("lost", LOSS, LOSS)


def _shown(rules: RussianPokerRules, seat: Seat, cards: tuple[str, ...]) -> Shown:
    names = tuple([part.category for part in combinations_paid(rules, cards)])
    return Shown(seat, cards, names)
