"""Small hands of every poker game, for the laws."""

from __future__ import annotations

from squaredeal.games.poker import BY_CODE, Forced, HandSetup, Rake, Stakes, build

SHOWING = frozenset({"shown", "mucked"})
"""Tags of the events after which a hidden card decides what everybody sees."""

BLINDS = Stakes(small_blind=5, big_blind=10, small_bet=10, big_bet=20)
SHORT = Stakes(ante=5, button_blind=10)
STUD = Stakes(ante=1, bring_in=3, small_bet=10, big_bet=20)
ANTES = Stakes(ante=1, small_bet=1, big_bet=1)
STAKES = {
    Forced.BLINDS: BLINDS,
    Forced.BUTTON_BLIND: SHORT,
    Forced.BRING_IN: STUD,
    Forced.ANTES: ANTES,
}


def samples(code: str) -> list[HandSetup]:
    """Hands of this game: two seats, a full table, short stacks, empty seats, rake."""
    variant = BY_CODE[code]
    stakes = STAKES[variant.forced]
    most = build(code).variant.seats_most
    found = [
        HandSetup((200, 300), (0, 1), 0, stakes),
        HandSetup((40, 7, 90, 3)[:most], tuple(range(min(4, most))), 1, stakes),
        HandSetup((100, 100), (0, 1), 1, stakes, rake=Rake(hundredths=500, cap=4, drop=1)),
    ]
    if most > 2:
        found += [
            HandSetup((0, 150, 0, 80, 60), (1, 3, 4), 2, stakes, auto_muck=(1, 3, 4)),
            HandSetup(tuple(range(20, 20 + 30 * most, 30)), tuple(range(most)), most - 1, stakes),
        ]
    if variant.forced is Forced.BLINDS:
        found.append(
            HandSetup(
                (400, 600, 500, 550),
                (0, 1, 2, 3),
                0,
                BLINDS,
                offers=("run_it", "straddle", "rabbit"),
            )
        )
    return found
