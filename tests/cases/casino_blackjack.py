"""Plays one blackjack case: ranks in the order they come, actions, and what must be true then."""

from __future__ import annotations

from typing import Any

from squaredeal.games.blackjack import (
    Setup,
    game_of,
    is_natural,
    is_soft,
    points,
)
from squaredeal.games.blackjack.rules import LIVE
from squaredeal.kernel import Act, Chance, Illegal, Move, Over, ToDeal, apply, choices, total
from tests.cases.reader import NotUnderstood, Table

PRESETS = {"live_blackjack_no_hole_card": LIVE}
SUITS = "cdhs"
PLAYED = {
    "preset",
    "stake",
    "draws",
    "actions",
    "balance_before",
    "companion",
    "insurance_stake",
    "second_action",
    "action_result",
    "never",
}
OUTCOMES = {"win": "won", "lose": "lost"}


class Played:
    """The round of a case while it goes on."""

    def __init__(self, case: Table) -> None:
        if case["preset"] not in PRESETS:
            raise NotUnderstood(f"preset {case['preset']}")
        self.game = game_of(PRESETS[case["preset"]])
        self.draws = [f"{rank}{SUITS[i % 4]}" for i, rank in enumerate(case["draws"])]
        self.before = case.get("balance_before", 100_000)
        self.state, _ = self.game.start(Setup((self.before,)))
        self.events: list[Any] = []
        self.offered: list[set[str]] = []
        self.totals: list[int] = []
        self.refused = ""
        self.take(Act(0, "place", case["stake"], "main"))
        self.take(Act(0, "close"))
        self.deal()
        for word in case["actions"]:
            self.act(word)
        self.finish(case["actions"])

    def take(self, move: Move) -> None:
        self.state, told = apply(self.game, self.state, move)
        self.events.extend(told)
        chips = self.game.chips(self.state)
        assert total(chips) == self.before
        assert chips["stack:0"] >= 0

    def deal(self) -> None:
        """Cards for as long as the round asks for them and the case has some."""
        while isinstance(awaited := self.game.awaits(self.state), ToDeal):
            if len(self.draws) < awaited.count:
                return
            cards, self.draws = self.draws[: awaited.count], self.draws[awaited.count :]
            self.take(Chance(tuple(cards)))
        self.offered.append({c.verb for c in choices(self.game, self.state, 0)} - {"auto"})

    def act(self, word: str) -> None:
        """One action of the case; a refusal must leave everything as it was."""
        spoken = {"insurance": "insure", "decline_insurance": "close"}.get(word, word)
        amount = spot = None
        choice = self.game.guard(self.state, 0, spoken)
        if spoken in ("double", "insure"):
            amount = getattr(choice, "high", None) or 0
            spot = "insurance" if spoken == "insure" else None
        was = self.state
        try:
            self.take(Act(0, spoken, amount, spot))
        except Illegal as reason:
            assert self.state == was
            self.refused = reason.refusal.code
            return
        hand = was.turn
        self.deal()
        if spoken == "hit":
            self.totals.append(points(self.state.hands[hand].cards))

    def finish(self, actions: list[str]) -> None:
        """Nothing is left to choose, or the case ends with a refusal."""
        if not self.refused:
            assert isinstance(self.game.awaits(self.state), Over), "a decision is still open"

    def done(self, number: int = 0) -> Any:
        return next(e for e in self.events if _is(e, "HandDone") and e.number == number)

    def returned(self, spot: str = "") -> int:
        found = [e for e in self.events if _is(e, "Settled") and spot in ("", e.spot)]
        return sum(e.returned for e in found)

    def staked(self) -> int:
        whys = ("place", "split", "double", "insure")
        return sum(e.chips for e in self.events if _is(e, "Moved") and e.why in whys)


def _is(event: Any, name: str) -> bool:
    return type(event).__name__ == name


def play_blackjack(case: Table) -> None:
    """Raises AssertionError where the round ends otherwise than the case says."""
    played = Played(case)
    for key, expected in case.items():
        if key in PLAYED:
            continue
        if key not in CHECKS:
            raise NotUnderstood(key)
        found = CHECKS[key](played)
        if key.startswith("legal"):
            expected = set(expected)
        assert found == expected, f"{key}: {found}, not {expected}"
    _words(played, case)
    if "companion" in case:
        words = ("preset", "stake")
        play_blackjack({**{word: case[word] for word in words}, **case["companion"]})


def _words(played: Played, case: Table) -> None:
    """What a case says in a sentence."""
    if "second_action" in case or "action_result" in case:
        assert played.refused, "an action that must be refused was taken"
    if "insufficient funds" in case.get("action_result", ""):
        assert played.refused == "insufficient_funds"
    if "insurance_stake" in case:
        found = [e for e in played.events if _is(e, "Moved") and e.why == "insure"]
        assert [e.chips for e in found] == [case["insurance_stake"]]


def _hands(played: Played) -> list[Table]:
    """Every hand in the words of a case."""
    found = []
    for hand in played.state.hands:
        done = played.done(hand.number)
        row = {
            "cards": " ".join(card[0] for card in hand.cards),
            "total": done.total,
            "outcome": {"won": "win", "lost": "lose"}.get(done.outcome, done.outcome),
        }
        if is_natural(hand.cards):
            row["blackjack"] = not hand.is_split
        found.append(row)
    return found


def _dealer_totals(played: Played) -> list[int]:
    cards = played.state.dealer
    return [points(cards[:count]) for count in range(2, len(cards) + 1)]


def _outcome(played: Played) -> str:
    outcome = played.done().outcome
    return {"won": "win", "lost": "lose"}.get(outcome, outcome)


def _hand_state(played: Played) -> str:
    """Such as `open, total 11, legal hit / stand / surrender`."""
    verbs = [v for v in played.game.verbs if v in played.offered[-1] or v == ""]
    legal = [c.verb for c in choices(played.game, played.state, 0) if c.verb in verbs]
    total_ = points(played.state.hands[played.state.turn].cards)
    return f"open, total {total_}, legal {' / '.join(v for v in legal if v != 'auto')}"


CHECKS: dict[str, Any] = {
    "player_total": lambda p: points(p.state.hands[0].cards),
    "player_soft": lambda p: is_soft(p.state.hands[0].cards),
    "dealer_total": lambda p: points(p.state.dealer),
    "dealer_totals": _dealer_totals,
    "outcome": _outcome,
    "main_outcome": _outcome,
    "returned": lambda p: p.returned(),
    "main_returned": lambda p: p.returned("main"),
    "insurance_returned": lambda p: p.returned("insurance"),
    "net": lambda p: p.returned() - p.staked(),
    "total_staked": lambda p: p.staked(),
    "totals_after_each_action": lambda p: p.totals,
    "hands": _hands,
    "legal_actions_after_split": lambda p: p.offered[1] & set(p.game.verbs),
    "legal_actions_at_start": lambda p: p.offered[0],
    "legal_actions_after_hit": lambda p: p.offered[1],
    "dealer_blackjack": lambda p: is_natural(p.state.dealer),
    "balance_after": lambda p: p.state.stacks[0],
    "hand_state": _hand_state,
}
