"""Bovada (Bodog, Ignition). Seats are named by position and every hole card is printed."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, checks, folds, ignore, nothing
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named
from squaredeal.notation.sites import lines

HEAD = r"(?:Bovada|Bodog\S*|Ignition) Hand #"

_WHY = r"(?: ?\(.*\))?"


def _head(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found["hand"]
    draft.game, draft.betting = game_named(found["game"]), betting_named(found["game"])
    draft.facts.update(site=found["site"], table=found["table"], time=found["time"])


def _seat(draft: Draft, found: re.Match[str]) -> None:
    lines.sits(draft, found)
    draft.money(found[3])


def _button(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.button = int(found[1])


def _small(draft: Draft, name: str, found: re.Match[str]) -> None:
    """The small blind is also the only sign of the stakes when the big blind is short."""
    chips = amount(found[1])
    draft.post(name, "small_blind", chips)
    if draft.betting == "fixed_limit":
        draft.sizes["small_bet"], draft.sizes["big_bet"] = 2 * chips, 4 * chips


def _big(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.post(name, "big_blind", amount(found[1]))
    if draft.betting != "fixed_limit":
        draft.sizes["min_bet"] = amount(found[1])


def _all_in(draft: Draft, name: str, found: re.Match[str]) -> None:
    """Before the cards it is a blind, afterwards a bet or a call."""
    posted = {kind for _, kind, _ in draft.forced}
    if "big_blind" not in posted:
        draft.post(name, "big_blind", amount(found[1]))
    else:
        draft.all_in(name)


def _posts(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.post(name, "post", amount(found[1]))


def _posts_dead(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.post(name, "dead", amount(found[1]))


def _dealt(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.deal(name, cards(found[1]))


def _showdown(draft: Draft, name: str, found: re.Match[str]) -> None:
    """The five cards that play are printed; the seat's own are known from the deal."""
    for kind, who, (_, _, dealt) in draft.steps:
        if kind == "dealt" and who == name:
            draft.show(name, dealt)
            return


def _result(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.pay(name, amount(found[2]), "side pot" if found[1] else "")


def _returned(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.give_back(name, amount(found[1]))


def _total(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.pot = amount(found[1])
    draft.rake = amount(found[2] or "0")


def _board(draft: Draft, found: re.Match[str]) -> None:
    draft.boards.append(cards(found[1]))


BOVADA = Grammar(
    "bovada",
    says=(
        (r"(?P<site>\S+) Hand #(?P<hand>\d+):? (?:.*?TBL#(?P<table>\d+),? )?(?P<game>.*?)"
         r" - (?P<time>\d{4}-.*)", _head),
        (rf"Seat (\d+): (.+) \(({AMOUNT}) in chips\)", _seat),
        (r"\*\*\* (?:FLOP|TURN|RIVER) \*\*\* \[([^\]]*)\](?: \[([^\]]*)\])?", lines.board),
        (r"\*\*\* .* \*\*\*", ignore),
        (rf"Total Pot\(({AMOUNT})\)(?: \| Rake \(({AMOUNT})\))?", _total),
        (r"Board \[([^\]]*)\]", _board),
        (r"Seat\+?\d+: .+|Seat \d+: .+", ignore),
    ),
    acts=(
        (r"Set dealer/Bring in spot \[(\d+)\]", _button),
        (rf"(?:Ante/)?Small [Bb]lind ({AMOUNT})", _small),
        (rf"Big [Bb]lind(?:/Bring in)? ({AMOUNT})", _big),
        (rf"Ante chip ({AMOUNT})", lines.posts_ante),
        (r"Card dealt to a spot \[([^\]]*)\]", _dealt),
        (rf"Folds?{_WHY}", folds),
        (rf"Checks?{_WHY}", checks),
        (rf"Calls? ({AMOUNT}){_WHY}", lines.call_puts),
        (rf"Bets? ({AMOUNT}){_WHY}", lines.bets),
        (rf"Raises (?:{AMOUNT} to )?({AMOUNT}){_WHY}", lines.raise_to),
        (rf"All-in(?:\(raise\))? ({AMOUNT})(?: to {AMOUNT})?{_WHY}", _all_in),
        (rf"Posts chip ({AMOUNT})", _posts),
        (rf"Posts dead chip ({AMOUNT})", _posts_dead),
        (rf"Return uncalled portion of bet ({AMOUNT})", _returned),
        (r"(?:Showdown|Mucks|Does not show) ?\[.*\].*", _showdown),
        (rf"Hand [Rr]esult(-Side [Pp]ot)? ({AMOUNT})", _result),
        (r"(?:Seat (?:sit|stand|re-join)|Table|Enter|Leave).*", nothing),
    ),
    between=" : ",
)  # fmt: skip

__all__ = ["BOVADA", "HEAD"]
