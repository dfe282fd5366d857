"""The felt of each game as data: spots with what they cover and pay, wheels, reels, areas."""

from __future__ import annotations

from typing import Any, Final

from squaredeal.bank import Layout, Limits
from squaredeal.games.baccarat import BaccaratLayout
from squaredeal.games.dragon_tiger import DragonTigerLayout
from squaredeal.games.roulette import RouletteLayout, colour
from squaredeal.games.sicbo import SicBoLayout
from squaredeal.games.slots import Model
from squaredeal.games.wheel import WheelLayout
from squaredeal.server import wire

AREAS: Final[dict[str, tuple[str, ...]]] = {
    "blackjack": ("dealer", "hand:0:0"),
    "baccarat": ("player", "banker"),
    "dragon_tiger": ("dragon", "tiger"),
    "roulette": ("wheel",),
    "wheel": ("wheel",),
    "sicbo": ("die:0", "die:1", "die:2"),
    "casino_holdem": ("dealer", "board", "hand:0:0"),
    "russian_poker": ("dealer", "hand:0:0"),
}
SIDES: Final[dict[str, tuple[str, ...]]] = {
    "blackjack": ("main", "pair", "insurance"),
    "casino_holdem": ("ante", "aa", "call"),
    "russian_poker": ("ante", "bet", "insurance"),
}


def spots_of(family: str, game: Any, limits: Limits) -> tuple[wire.SpotView, ...]:
    """Every spot of the game's felt, in the game's own order."""
    layout = getattr(game, "layout", None)
    if layout is not None:
        return tuple(_spot(layout, spot, limits) for spot in layout.spots)
    offered = [spot for spot in SIDES.get(family, ("spin",)) if _is_offered(game, spot)]
    return tuple(wire.SpotView(spot, spot, (), "", *limits.of(spot)) for spot in offered)


def _is_offered(game: Any, spot: str) -> bool:
    rules = getattr(game, "rules", None)
    switches = {"pair": "pair_pays", "insurance": "insurance", "aa": "aa_bonus"}
    return bool(getattr(rules, switches[spot])) if spot in switches else True


def _spot(layout: Layout, spot: str, limits: Limits) -> wire.SpotView:
    kind = spot.partition(":")[0]
    low, high = limits.of(spot)
    return wire.SpotView(spot, kind, _covers(layout, spot), _pays(layout, spot), low, high)


def _covers(layout: Any, spot: str) -> tuple[str, ...]:
    """The pockets, faces or symbols that a spot wins on, where that is how it wins."""
    if isinstance(layout, RouletteLayout):
        pockets = layout.covered[spot]
        return tuple(pocket for pocket in layout.pockets if pocket in pockets)
    if isinstance(layout, WheelLayout):
        return (spot,)
    if isinstance(layout, SicBoLayout):
        what = spot.partition(":")[2]
        return tuple(what.split("-")) if what else ()
    return ()


def _pays(layout: Any, spot: str) -> str:
    """Odds to one, where they are the same for every win."""
    rules = layout.rules
    kind, _, what = spot.partition(":")
    match layout:
        case RouletteLayout():
            return _odds(layout.verdict(spot, (next(iter(layout.covered[spot])),)).odds)
        case WheelLayout():
            return str(layout.pays[spot])
        case SicBoLayout():
            if kind == "single":
                return ""
            return str(rules.totals[int(what) - 4] if kind == "total" else _sic_bo(rules, kind))
        case BaccaratLayout():
            return _baccarat(rules, spot)
        case DragonTigerLayout():
            known = {"tie": rules.tie_pays, "suited_tie": rules.suited_tie_pays}
            return str(known.get(spot, 1))
    return ""


def _sic_bo(rules: Any, kind: str) -> int:
    odds: int = getattr(rules, kind, rules.even_chance)
    return odds


def _baccarat(rules: Any, spot: str) -> str:
    if spot == "banker":
        return "1" if rules.no_commission else _odds(1 - rules.commission)
    known = {"tie": rules.tie_pays, "player": rules.player_pays}
    return _odds(known.get(spot, rules.pair_pays))


def _odds(odds: Any) -> str:
    return str(odds)


def wheel_of(game: Any) -> tuple[wire.PocketView, ...]:
    """Pockets or segments in the order of the wheel."""
    layout = getattr(game, "layout", None)
    if isinstance(layout, RouletteLayout):
        return tuple(wire.PocketView(pocket, colour(pocket)) for pocket in layout.pockets)
    if isinstance(layout, WheelLayout):
        pays = {**{s: str(n) for s, n in layout.pays.items()}, **dict.fromkeys(layout.factors, "")}
        return tuple(wire.PocketView(each, pays[each]) for each in layout.rules.segments)
    return ()


def reels_of(game: Any) -> wire.ReelsView | None:
    """A machine's strips, lines and pays; None for other games."""
    model = getattr(game, "model", None)
    if not isinstance(model, Model):
        return None
    symbols = [
        wire.SymbolView(symbol, tuple(enumerate(coins, 3))) for symbol, coins in model.pays.items()
    ]
    if model.wild:
        symbols.append(wire.SymbolView(model.wild, (), "wild"))
    if model.scatter:
        pays = tuple((int(count), stakes) for count, stakes in model.scatter_pays.items())
        symbols.append(wire.SymbolView(model.scatter, pays, "scatter"))
    free = model.free_games
    return wire.ReelsView(
        strips=model.reels,
        rows=model.rows,
        lines=model.lines,
        symbols=tuple(symbols),
        free_trigger=free.trigger if free.award else 0,
        free_award=free.award,
        free_times=free.multiplier,
    )


def areas_of(family: str, game: Any) -> tuple[str, ...]:
    """The places where cards, dice or stops lie."""
    model = getattr(game, "model", None)
    if isinstance(model, Model):
        return tuple(f"reel:{reel}" for reel in range(len(model.strips)))
    return AREAS[family]


__all__ = ["areas_of", "reels_of", "spots_of", "wheel_of"]
