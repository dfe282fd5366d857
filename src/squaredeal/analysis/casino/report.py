"""Everything that a game returns, as plain data for people and programs."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from msgspec import Struct

from squaredeal.analysis.casino import baccarat, layouts
from squaredeal.analysis.casino.keys import SolverRules
from squaredeal.analysis.casino.layouts import BetReturn
from squaredeal.analysis.casino.targets import Target
from squaredeal.bank import Layout
from squaredeal.games.baccarat import BaccaratRules
from squaredeal.games.casino_holdem import CasinoHoldemRules
from squaredeal.games.dragon_tiger import DragonTigerLayout
from squaredeal.games.roulette import RouletteLayout
from squaredeal.games.russian_poker import RussianPokerRules
from squaredeal.games.sicbo import SicBoLayout
from squaredeal.games.slots import Model
from squaredeal.games.wheel import WheelLayout
from squaredeal.kernel import BadInput

Data = dict[str, Any]
Progress = Callable[[int, int], None]
LAYOUTS: dict[str, Callable[[Any], Layout]] = {
    "roulette": RouletteLayout,
    "sic_bo": SicBoLayout,
    "dragon_tiger": DragonTigerLayout,
    "wheel": WheelLayout,
}


class Report(Struct, frozen=True):
    """What a game returns: figures of the whole game, and every bet."""

    family: str
    figures: Data
    bets: tuple[BetReturn, ...]

    def bet(self, name: str) -> BetReturn:
        """One bet by name. Raises BadInput naming those there are."""
        for found in self.bets:
            if found.bet == name:
                return found
        known = ", ".join(found.bet for found in self.bets)
        raise BadInput(f"{self.family} has no bet {name!r}; it has {known}")

    @property
    def best(self) -> Fraction:
        """The return of the best bet, which a house's floor is measured on."""
        return max(found.rtp for found in self.bets)


def silent(done: int, whole: int) -> None:
    """Nobody listens to the progress."""


def report(target: Target, progress: Progress = silent) -> Report:
    """Compute a game. Raises BadInput for rules that cannot be computed."""
    rules = target.rules
    match target.family:
        case "blackjack":
            return _blackjack(rules)
        case "baccarat":
            return _baccarat(rules)
        case "casino_holdem":
            return _casino_holdem(rules, progress)
        case "russian_poker":
            return _russian_poker(rules, progress)
        case "slots":
            return _slots(rules)
    bets = layouts.returns(LAYOUTS[target.family](rules))
    return Report(target.family, {"method": "enumeration"}, bets)


def bet_data(found: BetReturn) -> Data:
    """One bet for programs."""
    data = {"rtp": float(found.rtp), "edge": float(found.edge)}
    if found.probability is not None:
        data["probability"] = float(found.probability)
    if found.variance is not None:
        data["variance"] = float(found.variance)
    return data


def report_data(found: Report) -> Data:
    """The whole report for programs: its figures, then every bet."""
    bets = {bet.bet: bet_data(bet) for bet in found.bets}
    return {"game": found.family, **found.figures, "bets": bets}


def _blackjack(rules: SolverRules) -> Report:
    from squaredeal.analysis.casino.blackjack import (
        average_total_stake,
        insurance_bet,
        pair_bet,
        play_by_chart,
        rtp,
        solve,
    )

    rows = solve(rules)
    chart, chart_stake = play_by_chart(rules)
    best = rtp(rows)
    figures = {
        "rtp": best,
        "edge": 1 - best,
        "average_total_stake": average_total_stake(rows),
        "rtp_chart": chart,
        "average_total_stake_chart": chart_stake,
        "rtp_total": 1 + (best - 1) / average_total_stake(rows),
        "method": "exact recursion without replacement, composition-dependent best play",
    }
    main = BetReturn("main", None, Fraction(best))
    side = (insurance_bet(rules.decks, Fraction(2)), pair_bet(rules.decks, 11))
    return Report("blackjack", figures, (main, *side))


def _baccarat(rules: BaccaratRules) -> Report:
    counted = baccarat.deals(rules.decks)
    bets = baccarat.baccarat_returns(rules)
    figures: Data = {}
    for side in ("banker", "player", "tie"):
        figures[f"p_{side}"] = float(counted.share(counted.won_by(side)))
    for bet in bets:
        figures[f"edge_{bet.bet}"] = float(bet.edge)
    figures["deals"] = counted.total
    return Report("baccarat", {**figures, "method": "enumeration"}, bets)


def _casino_holdem(rules: CasinoHoldemRules, progress: Progress) -> Report:
    from squaredeal.analysis.casino.casino_holdem import bonus_bet, holdem_return

    found = holdem_return(rules, progress)
    figures = {
        "rtp": float(1 + found.ev),
        "edge": float(found.edge),
        "average_total_stake": float(found.average_total_stake),
        "element_of_risk": float(found.element_of_risk),
        "fold_frequency": float(found.fold_frequency),
        "rtp_always_call": float(1 + found.ev_always_call),
        "deals": found.deals,
        "method": "enumeration, best play",
    }
    ante = BetReturn("ante", None, 1 + found.ev)
    bets = (ante, bonus_bet(rules)) if rules.aa_bonus else (ante,)
    return Report("casino_holdem", figures, bets)


def _russian_poker(rules: RussianPokerRules, progress: Progress) -> Report:
    from squaredeal.analysis.casino.russian_poker import base_return, dealer_chances

    found = base_return(rules, progress=progress)
    figures = {
        "rtp": float(1 + found.ev),
        "edge": float(-found.ev),
        "average_total_stake": float(found.average_total_stake),
        "fold_frequency": float(found.fold_frequency),
        "dealer_qualifies": float(dealer_chances().qualifies),
        "method": "enumeration, best choice of bet and fold, no exchange and no sixth card",
    }
    ante = BetReturn("ante", None, 1 + found.ev)
    return Report("russian_poker", figures, (ante,))


def _slots(model: Model) -> Report:
    from squaredeal.analysis.casino.slots import par_sheet, slot_returns

    sheet = par_sheet(model)
    figures = {
        "machine": model.id,
        "rtp": float(sheet.total_rtp),
        "edge": float(1 - sheet.total_rtp),
        "line_rtp": float(sheet.line_rtp),
        "scatter_rtp": float(sheet.scatter_rtp),
        "free_game_rtp": float(sheet.free_rtp),
        "hit_frequency": float(sheet.hit_frequency),
        "trigger_probability": float(sheet.trigger_probability),
        "standard_deviation": float(sheet.total_variance) ** 0.5,
        "stops": sheet.stops,
        "method": "enumeration of all stops, free games by renewal equations",
    }
    return Report("slots", figures, slot_returns(model))


__all__ = ["Report", "bet_data", "report", "report_data", "silent"]
