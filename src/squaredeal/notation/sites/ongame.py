"""OnGame."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, checks, folds, ignore
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named
from squaredeal.notation.sites import lines

HEAD = r"\*{5} History for hand "


def _hand(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found[1]
    draft.facts["site"] = "OnGame"


def _time(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["time"] = found[1]


def _table(draft: Draft, found: re.Match[str]) -> None:
    words = found["game"].replace("_", " ")
    draft.game, draft.betting = game_named(words), betting_named(words)
    draft.facts["table"] = found["table"]
    lines.blinds(draft, found["stakes"])


def _seat(draft: Draft, found: re.Match[str]) -> None:
    """Before the hand a stack, in the summary what is left and the net of the hand."""
    if found[4]:
        draft.finishing[found[2]] = amount(found[3])
    else:
        lines.sits(draft, found)


def _posts(draft: Draft, name: str, found: re.Match[str]) -> None:
    """Who posts a dead blind comes in: the big blind posted beside it is no blind of the table."""
    kind, chips = found[1], amount(found[2])
    if kind == "dead blind":
        draft.forced = [(n, "post" if n == name else k, c) for n, k, c in draft.forced]
        draft.post(name, "dead", chips)
    elif kind == "ante":
        draft.post(name, "ante", chips)
    else:
        posted = {done for _, done, _ in draft.forced}
        word = kind.replace(" ", "_")
        draft.post(name, "post" if word in posted else word, chips)


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    draft.deal(found[1], cards(found[2]))


def _pot(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.pot = (draft.pot or amount("0")) + amount(found[2])
    for name, chips in re.findall(rf"(?:^|, )(.+?) \(({AMOUNT})\)", found[3]):
        draft.pay(name, amount(chips), found[1].lower())


def _rake(draft: Draft, found: re.Match[str]) -> None:
    draft.rake = amount(found[1])


ONGAME = Grammar(
    "ongame",
    says=(
        (r"\*{5} History for hand (\S+) \*{5}", _hand),
        (r"Start hand: (.*)", _time),
        (r"Table: (?P<table>.*?) \((?P<game>[A-Z_ ']+[A-Z]) (?P<stakes>[^,]+), .*\)", _table),
        (r"User: .*|Players in round: .*|---|Summary:|Dealing pocket cards", ignore),
        (r"Button: seat (\d+)", lines.button),
        (rf"Seat (\d+): (.+?) \(({AMOUNT})\)(, net: .*)?", _seat),
        (r"Dealing to (.+): \[([^\]]*)\]", _dealt),
        (r"--- Dealing (?:flop|turn|river) \[([^\]]*)\]", lines.board),
        (rf"((?:Main|Side) pot.*?): ({AMOUNT}) won by (.*)", _pot),
        (rf"Rake taken: ({AMOUNT})", _rake),
        (r"\*{5} End of hand .*", ignore),
    ),
    acts=(
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}).*", lines.call_puts),
        (rf"bets ({AMOUNT}).*", lines.bets),
        (rf"raises {AMOUNT} to ({AMOUNT}).*", lines.raise_to),
        (rf"posts (small blind|big blind|dead blind|ante) \(({AMOUNT})\)", _posts),
        (r"shows \[([^\]]*)\].*", lines.shows),
    ),
)  # fmt: skip

__all__ = ["HEAD", "ONGAME"]
