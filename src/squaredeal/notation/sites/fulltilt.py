"""Full Tilt Poker."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, checks, folds, ignore, mucks, nothing
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named, is_stud
from squaredeal.notation.sites import lines

HEAD = r"Full Tilt Poker (?:Game|Hand) #"

_END = r"(?:, and is (?:all in|capped))?"


def _head(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found["hand"]
    draft.game, draft.betting = game_named(found["game"]), betting_named(found["game"])
    draft.facts.update(site="Full Tilt Poker", table=found["table"], time=found["time"])
    stakes, ante, _ = found["stakes"].partition(" Ante ")
    lines.blinds(draft, stakes)
    capped = re.match(rf"({AMOUNT}) (?:Cap )?(?:Pot|No) Limit", found["game"])
    if capped:
        draft.sizes["cap"] = amount(capped[1])
    if ante:
        draft.sizes.setdefault("min_bet", amount(stakes.split("/")[-1]))


def _posts(draft: Draft, name: str, found: re.Match[str]) -> None:
    kind, chips = found[1].replace(" ", "_"), amount(found[2])
    posted = {done for _, done, _ in draft.forced}
    if kind.startswith("dead"):
        kind = "dead"
    elif kind in posted:
        kind = "post"
    draft.post(name, kind, chips)


def _posts_in(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.post(name, "post", amount(found[1]))


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    name, first, more = found[1], cards(found[2]), cards(found[3] or "")
    if not is_stud(draft.game):
        draft.deal(name, more or first)
    elif draft.owed(name) == 3:
        held = first + more
        draft.deal(name, ("??",) * (3 - len(held)) + held, 1)
    else:
        draft.deal(name, more, int(len(first) < 6))


def _stud_street(draft: Draft, found: re.Match[str]) -> None:
    number = int(found[1])
    draft.deal_street(3 if number == 3 else 1, up=int(number < 7))


def _common(draft: Draft, found: re.Match[str]) -> None:
    draft.street()
    draft.board(cards(found[2] or found[1]))


def _discards(draft: Draft, name: str, found: re.Match[str]) -> None:
    thrown = 2 if draft.game == "irish" else int(found[1] or 0)
    draft.draw(name, cards(found[2]) if found[2] else ("??",) * thrown)


def _shows(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.show(name, cards(found[1]))


def _wins(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.pay(name, amount(found[2]), found[1])


def _total(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.pot, draft.rake = amount(found[1]), amount(found[2])


def _board(draft: Draft, found: re.Match[str]) -> None:
    draft.boards.append(cards(found[1]))


FULL_TILT = Grammar(
    "fulltilt",
    says=(
        (r"Full Tilt Poker (?:Game|Hand) #(?P<hand>\d+): (?P<table>.*?) - (?P<stakes>[^-]*/[^-]*)"
         r" - (?P<game>.*?) - (?P<time>\d.*)", _head),
        (rf"Seat (\d+): (.+) \(({AMOUNT})\)(?:, is sitting out)?", lines.sits),
        (r"The button is in seat #(\d+)", lines.button),
        (r"Dealt to (.+?) \[([^\]]*)\](?: \[([^\]]*)\])?", _dealt),
        (r"\*\*\* (?:FLOP|TURN|RIVER) \*\*\* \[([^\]]*)\](?: \[([^\]]*)\])?(?: \(.*\))?", _common),
        (r"\*\*\* (\d)\w\w STREET \*\*\*(?: \(.*\))?", _stud_street),
        (r"\*\*\* .* \*\*\*(?: \(.*\))?", ignore),
        (rf"Uncalled bet of ({AMOUNT}) returned to (.+)", lines.returned),
        (rf"Total pot ({AMOUNT})\b.*\| Rake ({AMOUNT})", _total),
        (r"Board: \[([^\]]*)\]", _board),
        (r"Seat \d+: .+", ignore),
        (r".+ (?:sits down|stands up|is sitting out|has returned|is dealt in.*)", ignore),
        (r".+ (?:adds|seconds left|has been disconnected|has reconnected|is feeling).*", ignore),
        (r".+ (?:has requested TIME|has timed out|is disconnected).*|Time has expired", ignore),
    ),
    acts=(
        (r"folds", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}){_END}", lines.call_puts),
        (rf"bets ({AMOUNT}){_END}", lines.bets),
        (rf"(?:raises to|completes it to) ({AMOUNT}){_END}", lines.raise_to),
        (rf"brings in for ({AMOUNT}){_END}", lines.brings_in),
        (rf"antes ({AMOUNT}){_END}", lines.posts_ante),
        (rf"posts (?:the |a )?((?:dead )?small blind|big blind) of ({AMOUNT}){_END}", _posts),
        (r"discards(?: (\d+) cards?)?(?: \[([^\]]*)\])?", _discards),
        (rf"posts ({AMOUNT}){_END}", _posts_in),
        (r"stands pat", lines.stands_pat),
        (r"shows \[([^\]]*)\].*", _shows),
        (r"shows .*|is high with .*|is low with .*|has \d+ seconds left to act", nothing),
        (r"mucks", mucks),
        (rf"(?:wins|ties for) (.*pot.*?) \(({AMOUNT})\).*", _wins),
    ),
)  # fmt: skip

__all__ = ["FULL_TILT", "HEAD"]
