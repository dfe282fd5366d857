"""The game and the setup in which the engine plays a record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec.structs import replace

from squaredeal.games.poker import BY_CODE, NO_SEAT, Betting, HandSetup, Poker, build
from squaredeal.games.poker import Stakes as TableStakes
from squaredeal.kernel import Seat
from squaredeal.notation.record import Acted, Record
from squaredeal.rules import Ruled

CODES = {
    "holdem": "nlhe@1",
    "split_holdem": "split@1",
    "short_deck": "short@1",
    "pineapple": "pineapple@1",
    "crazy_pineapple": "crazy_pineapple@1",
    "irish": "irish@1",
    "omaha": "plo@1",
    "omaha5": "plo5@1",
    "omaha6": "plo6@1",
    "omaha_8": "plo8@1",
    "omaha5_8": "plo5_8@1",
    "courchevel": "courchevel@1",
    "courchevel_8": "courchevel8@1",
    "drawmaha_27": "drawmaha27@1",
    "stud": "stud7@1",
    "stud_8": "stud8@1",
    "razz": "razz@1",
    "razz_27": "razz27@1",
    "stud5": "stud5@1",
    "five_card_draw": "draw5@1",
    "single_draw_27": "27sd@1",
    "triple_draw_27": "27td@1",
    "triple_draw_a5": "a5td@1",
    "badugi": "badugi@1",
    "badacey": "badacey@1",
    "badeucey": "badeucey@1",
}
"""The engine's variant for a recorded game; the record's betting replaces the variant's own."""

BETTINGS = {
    "no_limit": Betting.NO_LIMIT,
    "pot_limit": Betting.POT_LIMIT,
    "fixed_limit": Betting.FIXED_LIMIT,
}


@cache
def game_of(game: str, betting: str) -> Poker | None:
    """The engine's game for a recorded one, None when there is none.

    Sites differ in what a house may choose, and a record has already chosen: raises are not
    counted, beaten hands may be mucked, and all-in hands may agree on any number of boards.
    """
    code = CODES.get(game)
    if code not in BY_CODE or betting not in BETTINGS:
        return None
    built = build(code)
    rules = replace(
        built.terms.rules,
        losers_may_muck=_same(built.terms.rules.losers_may_muck, True),
        run_it=_same(built.terms.rules.run_it, 3),
        run_it_bb=_same(built.terms.rules.run_it_bb, 0),
        raises=_same(built.terms.rules.raises, 0),
    )
    return Poker(replace(built.variant, betting=BETTINGS[betting], raises=0), rules)


def _same(ruled: Ruled[object], value: object) -> Ruled[object]:
    """Another value under the same clause."""
    return replace(ruled, value=value)


def setup_of(record: Record, stacks: Sequence[int]) -> HandSetup:
    """What the engine starts from: everything posted as the record says, in its unit."""
    seats = len(record.players)
    straddles = _straddles(record)
    boards = len(record.boards())
    return HandSetup(
        stacks=tuple(stacks),
        seats=tuple(range(seats)),
        button=seats - 1,
        stakes=_stakes(record),
        blinds=_posts(record, ("small_blind", "big_blind", "button_blind")),
        antes=_antes(record, stacks),
        live=_posts(record, ("post",)),
        dead=_posts(record, ("dead",)),
        straddles=straddles,
        first=_first(record) if straddles or not _blinds(record) else NO_SEAT,
        offers=("run_it",) if boards > 1 and record.game != "split_holdem" else (),
        has_unknown=True,
    )


def _stakes(record: Record) -> TableStakes:
    stakes = record.stakes
    smallest = stakes.min_bet or stakes.small_bet or 0
    return TableStakes(
        big_blind=smallest,
        button_blind=smallest if record.game == "short_deck" else 0,
        bring_in=stakes.bring_in or 0,
        small_bet=stakes.small_bet or 0,
        big_bet=stakes.big_bet or 0,
        cap=stakes.cap or 0,
        chip=record.chip,
    )


def _blinds(record: Record) -> bool:
    return any(post.kind.endswith("_blind") for post in record.forced)


def _straddles(record: Record) -> tuple[tuple[Seat, int], ...]:
    """Seat and what lies before it with the straddle: a blind may be straddled by its own seat."""
    lies = [0] * len(record.players)
    found = []
    for post in record.forced:
        if post.kind not in ("ante", "dead"):
            lies[post.seat] += post.chips
        if post.kind == "straddle":
            found.append((post.seat, lies[post.seat]))
    return tuple(found)


def _posts(record: Record, kinds: Iterable[str]) -> tuple[int, ...]:
    chips = [0] * len(record.players)
    for post in record.forced:
        if post.kind in kinds:
            chips[post.seat] += post.chips
    return tuple(chips) if any(chips) else ()


def _antes(record: Record, stacks: Sequence[int]) -> tuple[int, ...]:
    """Antes as they were due: who could not pay the whole is due it all the same."""
    antes = _posts(record, ("ante",))
    most = max(antes, default=0)
    return tuple(
        most if ante == stack else ante for ante, stack in zip(antes, stacks, strict=False)
    )


def _first(record: Record) -> Seat:
    return next((entry.seat for entry in record.entries if type(entry) is Acted), NO_SEAT)


__all__ = ["BETTINGS", "CODES", "game_of", "setup_of"]
