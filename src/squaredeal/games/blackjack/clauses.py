"""Which clause each answer of a blackjack table stands on."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.bank import Clauses


class TableClauses(Struct, frozen=True):
    """One clause for each thing that can be offered or refused."""

    bets: Clauses
    pair: str
    frozen: str
    clock_bets: str
    clock_play: str
    clock_follow: str
    decision: str
    turn: str
    hit: str
    stand: str
    closed_hand: str
    double: str
    double_after_split: str
    split: str
    split_once: str
    split_funds: str
    surrender: str
    surrender_first: str
    insurance: str
    insurance_amount: str
    insurance_timing: str
    follow_split: str
    follow_double: str
    behind: str
    auto: str


HOUSE_TABLE = TableClauses(
    bets=Clauses(
        close="bj.bets.close", spots="bj.bet.before-first-card", funds="bj.bet.available-funds"
    ),
    pair="bj.rules.special-payouts-stated",
    frozen="bj.bet.frozen",
    clock_bets="bj.bet_seconds",
    clock_play="bj.decision_seconds",
    clock_follow="bj.decision_seconds",
    decision="bj.play.options",
    turn="bj.play.options",
    hit="bj.player.draw-below-21",
    stand="bj.play.wait-signal",
    closed_hand="bj.play.wait-signal",
    double="bj.double.allowed",
    double_after_split="bj.split.then-hit-stand",
    split="bj.split.same-value",
    split_once="bj.split.once",
    split_funds="bj.bet.available-funds",
    surrender="bj.play.options",
    surrender_first="bj.play.options",
    insurance="bj.insurance.offer",
    insurance_amount="bj.insurance.amount",
    insurance_timing="bj.insurance.timing",
    follow_split="bj.bet.frozen",
    follow_double="bj.bet.frozen",
    behind="bj.bet.frozen",
    auto="bj.play.timeout-stand",
)
LIVE_SHEET = TableClauses(
    bets=Clauses(close="bjl.seat.one", spots="bjl.bet.main-then-pair"),
    pair="bjl.bet.main-then-pair",
    frozen="bjl.seat.one",
    clock_bets="bjl.bet_seconds",
    clock_play="bjl.decision_seconds",
    clock_follow="bjl.behind.follow_seconds",
    decision="bjl.decision.options",
    turn="bjl.behind.no-influence",
    hit="bjl.hit",
    stand="bjl.stand",
    closed_hand="bjl.bust.ends",
    double="bjl.double",
    double_after_split="bjl.double",
    split="bjl.split",
    split_once="bjl.split.once",
    split_funds="bjl.split",
    surrender="bjl.surrender.availability",
    surrender_first="bjl.surrender.first-action",
    insurance="bjl.insurance.offer",
    insurance_amount="bjl.insurance.offer",
    insurance_timing="bjl.insurance.offer",
    follow_split="bjl.behind.split-follow",
    follow_double="bjl.behind.double-follow",
    behind="bjl.behind.occupied-only",
    auto="bjl.inaction.auto",
)
