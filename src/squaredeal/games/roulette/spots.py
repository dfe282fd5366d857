"""Where chips may lie on a roulette layout, and the pockets that each spot covers."""

from __future__ import annotations

from squaredeal.games.roulette.rules import RouletteRules

RED = frozenset(str(n) for n in (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))
NUMBERS = tuple(range(1, 37))
EVEN_CHANCES = ("red", "black", "odd", "even", "low", "high")
OPPOSITES = (("red", "black"), ("odd", "even"), ("low", "high"))
AMERICAN = (
    "0,28,9,26,30,11,7,20,32,17,5,22,34,15,3,24,36,13,1,00,27,10,25,29,12,8,19,31,18,6,21,33,16,4,"
    "23,35,14,2"
)


def wheel_order(rules: RouletteRules) -> tuple[str, ...]:
    """Pockets in the order of the wheel (roul.wheel.pockets)."""
    return tuple((AMERICAN if rules.zeros == 2 else rules.wheel).split(","))


def covered(rules: RouletteRules) -> dict[str, frozenset[str]]:
    """Every spot of the layout with its pockets, inside bets first."""
    inside = {**_straights(rules), **_splits(rules), **_rows(rules), **_corners(rules)}
    return {**inside, **_outside()}


def kind_of(spot: str) -> str:
    """What a spot is paid as; a trio with zero pays as a street (roul.bet.street)."""
    kind = spot.partition(":")[0]
    return "street" if kind == "trio" else kind


def _straights(rules: RouletteRules) -> dict[str, frozenset[str]]:
    zeros = ("0", "00") if rules.zeros == 2 else ("0",)
    return {f"straight:{p}": frozenset((p,)) for p in (*zeros, *map(str, NUMBERS))}


def _splits(rules: RouletteRules) -> dict[str, frozenset[str]]:
    pairs = [("0", "00"), ("0", "1"), ("0", "2"), ("00", "2"), ("00", "3")]
    if rules.zeros == 1:
        pairs = [("0", "1"), ("0", "2"), ("0", "3")]
    for n in NUMBERS:
        if n % 3:
            pairs.append((str(n), str(n + 1)))
        if n <= 33:
            pairs.append((str(n), str(n + 3)))
    return {f"split:{a}-{b}": frozenset((a, b)) for a, b in pairs}


def _rows(rules: RouletteRules) -> dict[str, frozenset[str]]:
    found = {f"street:{n}": _numbers(range(n, n + 3)) for n in NUMBERS[::3]}
    if rules.trio:
        trios = [("0", "1", "2"), ("0", "2", "3")]
        if rules.zeros == 2:
            trios = [("0", "1", "2"), ("0", "00", "2"), ("00", "2", "3")]
        found.update({f"trio:{'-'.join(trio)}": frozenset(trio) for trio in trios})
    found.update({f"line:{n}": _numbers(range(n, n + 6)) for n in NUMBERS[:-3:3]})
    return found


def _corners(rules: RouletteRules) -> dict[str, frozenset[str]]:
    """`corner:0` is the first four (roul.bet.first-four); two zeros make it five numbers."""
    first = {"corner:0": _numbers(range(4))}
    if rules.zeros == 2:
        first = {"five:0": _numbers(range(4)) | {"00"}}
    meeting = {f"corner:{n}": _numbers((n, n + 1, n + 3, n + 4)) for n in NUMBERS[:33] if n % 3}
    return {**first, **meeting}


def _outside() -> dict[str, frozenset[str]]:
    found = {f"column:{c}": _numbers(range(c, 37, 3)) for c in (1, 2, 3)}
    found.update({f"dozen:{d}": _numbers(range(12 * d - 11, 12 * d + 1)) for d in (1, 2, 3)})
    found["red"] = RED
    found["black"] = _numbers(NUMBERS) - RED
    found["odd"] = _numbers(NUMBERS[::2])
    found["even"] = _numbers(NUMBERS[1::2])
    found["low"] = _numbers(range(1, 19))
    found["high"] = _numbers(range(19, 37))
    return found


def _numbers(numbers: range | tuple[int, ...]) -> frozenset[str]:
    return frozenset(str(n) for n in numbers)


def calls(rules: RouletteRules) -> dict[str, tuple[tuple[str, int], ...]]:
    """Call bets with the pieces on each spot: neighbours of a number, tiers, orphans, zero."""
    if not rules.call_bets or rules.zeros == 2:
        return {}
    wheel = wheel_order(rules)
    found = {}
    for index, pocket in enumerate(wheel):
        near = [wheel[(index + step) % len(wheel)] for step in (-2, -1, 0, 1, 2)]
        found[f"neighbours:{pocket}"] = tuple((f"straight:{p}", 1) for p in near)
    tiers = ("5-8", "10-11", "13-16", "23-24", "27-30", "33-36")
    found["tiers"] = tuple((f"split:{pair}", 1) for pair in tiers)
    orphans = ("6-9", "14-17", "17-20", "31-34")
    found["orphans"] = (("straight:1", 1), *((f"split:{pair}", 1) for pair in orphans))
    zero = ("4-7", "12-15", "18-21", "19-22", "32-35")
    splits = tuple((f"split:{pair}", 1) for pair in zero)
    first: tuple[tuple[str, int], ...] = (("trio:0-2-3", 2),) if rules.trio else (("corner:0", 2),)
    found["zero_neighbours"] = (*first, *splits, ("corner:25", 2))
    return found
