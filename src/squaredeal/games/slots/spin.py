"""What a window pays."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.games.slots.model import Model


class LineWin(Struct, frozen=True, gc=False):
    """A run from the left on one line: symbol, how many, coins for one coin a line."""

    line: int
    symbol: str
    count: int
    coins: int


class Spin(Struct, frozen=True):
    """One window judged. `scatter_stakes` is in total stakes; nothing is multiplied yet."""

    wins: tuple[LineWin, ...]
    scatters: int
    scatter_stakes: int

    @property
    def line_coins(self) -> int:
        """Coins of all lines together."""
        return sum([win.coins for win in self.wins])


def window(model: Model, stops: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """Symbols by reel, top row first: a stop shows its position and those below, wrapping round."""
    return tuple(
        tuple([reel[(stop + row) % len(reel)] for row in range(model.rows)])
        for reel, stop in zip(model.reels, stops, strict=True)
    )


def judge(model: Model, shown: tuple[tuple[str, ...], ...]) -> Spin:
    """Every line and the scatters of a window."""
    wins = []
    for number, line in enumerate(model.lines):
        symbols = [shown[reel][row] for reel, row in enumerate(line)]
        count = run_length(symbols, model.wild)
        coins = pays(model, symbols[0], count)
        if coins:
            wins.append(LineWin(number, symbols[0], count, coins))
    scatters = sum([column.count(model.scatter) for column in shown]) if model.scatter else 0
    return Spin(tuple(wins), scatters, model.scatter_pays.get(str(scatters), 0))


def run_length(symbols: list[str], wild: str) -> int:
    """How many from the left are the first symbol or wild."""
    count = 1
    for symbol in symbols[1:]:
        if symbol not in (symbols[0], wild):
            break
        count += 1
    return count


def pays(model: Model, symbol: str, count: int) -> int:
    """Coins for so many of a kind, 0 if that wins nothing."""
    coins = model.pays.get(symbol)
    return coins[count - 3] if coins is not None and count >= 3 else 0


def awarded(model: Model, spin: Spin) -> int:
    """Free games that this window gives."""
    free = model.free_games
    return free.award if free.award and spin.scatters >= free.trigger else 0


__all__ = ["LineWin", "Spin", "awarded", "judge", "pays", "run_length", "window"]
