"""What sites and PHH call the games, and the two words by which a record names them."""

from __future__ import annotations

import re

LETTERS = {"F": "fixed_limit", "N": "no_limit", "P": "pot_limit"}
"""First letter of a PHH variant code: how one may bet."""

CODES_BY_GAME = {
    "holdem": "T",
    "short_deck": "S",
    "omaha": "O",
    "omaha_8": "O/8",
    "stud": "7S",
    "stud_8": "7S/8",
    "razz": "R",
    "single_draw_27": "2L1D",
    "triple_draw_27": "2L3D",
    "badugi": "B",
    "omaha5": "O5",
    "omaha5_8": "O5/8",
    "omaha6": "O6",
    "courchevel": "C",
    "courchevel_8": "C/8",
    "split_holdem": "TT",
    "five_card_draw": "5D",
    "triple_draw_a5": "A5L3D",
    "badacey": "BA",
    "badeucey": "BD",
    "drawmaha_27": "DM27",
    "razz_27": "R27",
    "stud5": "5S",
    "irish": "I",
    "pineapple": "P",
    "crazy_pineapple": "CP",
}
"""The rest of a code. The PHH specification names eleven; the others are made the same way."""

_HI_LO = r"h(?:i|igh)?[ ./_-]+l(?:o|ow)?\b"
_GAMES: tuple[tuple[str, str], ...] = (
    (r"split hold", "split_holdem"),
    (r"6\+ ?hold|six.?plus|short ?deck", "short_deck"),
    (r"crazy pineapple", "crazy_pineapple"),
    (r"pineapple", "pineapple"),
    (r"hold ?'?em", "holdem"),
    (rf"courchevel.*{_HI_LO}", "courchevel_8"),
    (r"courchevel", "courchevel"),
    (r"6[ -]?card omaha|omaha ?6|plo-?6", "omaha6"),
    (rf"(?:5[ -]?card omaha|omaha ?5|plo-?5).*{_HI_LO}", "omaha5_8"),
    (r"5[ -]?card omaha|omaha ?5|plo-?5", "omaha5"),
    (rf"omaha.*{_HI_LO}|omaha ?8|plo-?8", "omaha_8"),
    (r"drawmaha", "drawmaha_27"),
    (r"omaha|\bplo\b", "omaha"),
    (r"2-7 razz", "razz_27"),
    (r"razz", "razz"),
    (r"(?:5|five)[ -]card stud", "stud5"),
    (rf"stud.*{_HI_LO}|stud ?8", "stud_8"),
    (r"stud", "stud"),
    (r"single draw|2-7 single", "single_draw_27"),
    (r"a-5 triple", "triple_draw_a5"),
    (r"triple draw", "triple_draw_27"),
    (r"badacey", "badacey"),
    (r"badeucey", "badeucey"),
    (r"badugi", "badugi"),
    (r"(?:5|five)[ -]card draw", "five_card_draw"),
    (r"irish", "irish"),
)
_BETTINGS: tuple[tuple[str, str], ...] = (
    (r"no.?limit|\bnl\b", "no_limit"),
    (r"pot.?limit|\bpl\b|\bplo", "pot_limit"),
    (r"limit|\bfl\b|\bl\b|\bfix", "fixed_limit"),
)


def game_named(words: str) -> str:
    """The game that a site's heading names. Raises ValueError for one nobody here has heard of."""
    low = words.lower()
    for pattern, game in _GAMES:
        if re.search(pattern, low):
            return game
    raise ValueError(f"no game is known by the name {words.strip()!r}")


def betting_named(words: str, otherwise: str = "fixed_limit") -> str:
    """The betting structure that a heading names; `otherwise` when it names none."""
    low = words.lower()
    for pattern, betting in _BETTINGS:
        if re.search(pattern, low):
            return betting
    return otherwise


def phh_code(game: str, betting: str) -> str:
    """The variant code to write for a game. Raises ValueError for one without a code."""
    letter = next((key for key, name in LETTERS.items() if name == betting), None)
    if letter is None or game not in CODES_BY_GAME:
        raise ValueError(f"no PHH code is known for {betting} {game}")
    return letter + CODES_BY_GAME[game]


def phh_variant(code: str) -> tuple[str, str]:
    """Game and betting of a PHH variant code. Raises ValueError for an unknown one."""
    betting = LETTERS.get(code[:1])
    for game, rest in CODES_BY_GAME.items():
        if betting and rest == code[1:]:
            return game, betting
    raise ValueError(f"unknown PHH variant code {code!r}")


def is_stud(game: str) -> bool:
    """Is the game dealt partly face up, with a bring-in instead of blinds?"""
    return game in {"stud", "stud_8", "razz", "razz_27", "stud5"}


def is_draw(game: str) -> bool:
    """Are cards exchanged, so that the hand at the end is not the hand dealt?"""
    return game in {
        "single_draw_27", "triple_draw_27", "triple_draw_a5", "badugi", "badacey", "badeucey",
        "five_card_draw", "drawmaha_27", "irish", "crazy_pineapple",
    }  # fmt: skip


__all__ = [
    "CODES_BY_GAME",
    "LETTERS",
    "betting_named",
    "game_named",
    "is_draw",
    "is_stud",
    "phh_code",
    "phh_variant",
]
