"""PartyPoker. It prints no total: what the winners get, uncalled bets included, is all it says."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Grammar, cards, folds, ignore, mucks, nothing
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import betting_named, game_named, is_stud
from squaredeal.notation.sites import lines

HEAD = r"\*{5} Hand History [Ff]or Game \w+ \*{5}"
BETWEEN = r"Game #\d+ (?:starts|ends)\.|#Game No : \d+"

_PLAIN = rf"[\[(]({AMOUNT})[\])]\.?"


def _hand(draft: Draft, found: re.Match[str]) -> None:
    draft.hand = found[1]
    draft.facts["site"] = "PartyPoker"
    draft.includes_uncalled = True


def _game(draft: Draft, found: re.Match[str]) -> None:
    draft.game = game_named(found["game"])
    draft.betting = betting_named(found["game"])
    draft.facts["time"] = found["time"]
    draft.money(found["stakes"])
    if draft.betting == "fixed_limit":
        lines.blinds(draft, found["stakes"])


def _tournament(draft: Draft, found: re.Match[str]) -> None:
    draft.game, draft.betting = game_named(found["game"]), betting_named(found["betting"])
    draft.sizes["min_bet"] = amount(found["big"])
    draft.facts.update(tournament=found["number"], time=found["time"])


def _seat(draft: Draft, found: re.Match[str]) -> None:
    draft.sit(int(found[1]), found[2], amount(found[3]))


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["table"] = found[1]
    if found[2]:
        draft.button = int(found[2])


def _posts(draft: Draft, name: str, found: re.Match[str]) -> None:
    kind, chips = found[1].strip().replace(" ", "_"), amount(found[2])
    posted = {done for _, done, _ in draft.forced}
    if kind in ("small_blind", "big_blind") and draft.betting != "fixed_limit":
        is_short = kind == "big_blind" and draft.tally.behind[name] == chips
        due = 2 * chips if is_short else chips
        draft.sizes["min_bet"] = max(draft.sizes.get("min_bet", due), due)
    if kind == "button_blind":
        draft.sizes["min_bet"] = chips
    draft.post(name, "post" if kind in posted and kind != "ante" else kind, chips)


def _checks(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A check before the flop by a seat that posted nothing: it posted both blinds in silence."""
    if draft.tally.front[name] < draft.tally.high:
        posted = {kind: chips for _, kind, chips in draft.forced}
        draft.post(name, "dead", posted["small_blind"])
        draft.post(name, "post", posted["big_blind"])
    draft.act(name, "check")


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    dealt = cards(found[2])
    draft.deal(found[1], dealt, int(is_stud(draft.game) and not draft.facts.get("river")))


def _street(draft: Draft, found: re.Match[str]) -> None:
    name, shown = found[1].strip().lower(), found[2]
    if is_stud(draft.game):
        if name == "river":
            draft.facts["river"] = "down"
        draft.deal_street(1 if name else 3, up=int(name != "river"))
    elif shown:
        draft.street()
        draft.board(cards(shown))


def _wins(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.pay(name, amount(found[1]), found[2] or "")


def _balance(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.finishing[name] = amount(found[1])
    if found[2]:
        draft.pay(name, amount(found[2]))
    if found[3]:
        draft.learn(name, cards(found[3]))


def _all_in(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.top_up(name)


def _goes_all_in(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.all_in(name)


def _both_blinds(draft: Draft, name: str, found: re.Match[str]) -> None:
    posted = {kind: chips for _, kind, chips in draft.forced}
    draft.post_live(name, amount(found[1]), posted["big_blind"])


def _hides(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.show(name, ())
    draft.learn(name, cards(found[1]))


def _board(draft: Draft, found: re.Match[str]) -> None:
    draft.boards.append(cards(found[1]))


PARTY = Grammar(
    "partypoker",
    says=(
        (r"\*{5} Hand History [Ff]or Game (\w+) \*{5}", _hand),
        (r"(?P<stakes>\S+) [A-Z]{3} (?P<game>.*) - (?P<time>\w+, .*)", _game),
        (r"(?P<small>\d+)/(?P<big>\d+) Tourney (?P<game>.*) Game Table \((?P<betting>\w+)\)"
         r" \(.*#(?P<number>\d+)\).* - (?P<time>.*)", _tournament),
        (r"Table (.*?)(?: \(Real Money\))?(?: -- Seat (\d+) is the button)?", _table),
        (r"Seat (\d+) is the button", lines.button),
        (r"Total number of players : .*", ignore),
        (rf"Seat (\d+): (.+) \( ?({AMOUNT}) ?\)", _seat),
        (r"Dealt to (.+?) \[ *(.*?) *\]", _dealt),
        (r"\*\* (?:Dealing|Summary) ?(?:down cards)?() ?\*\*()", _street),
        (r"\*\* Dealing (Fourth street|Fifth street|Sixth street|Flop|Turn|River) \*\*"
         r" ?:?(?: \[ *(.*?) *\])?", _street),
        (r"Creating .* Pot.*|Main Pot: .*", ignore),
        (r"Board: \[ *(.*?) *\]", _board),
        (r"(?P<betting>\S+) (?P<game>.*?) \S+ (?:[A-Z]{3} )?Buy-in Trny: ?(?P<number>\d+) .*?"
         r"\((?P<small>[\d,]+)/(?P<big>[\d,]+).*\) - (?P<time>.*)", _tournament),
        (r".+ has (?:left|joined) the table\.|.+ time bank .*|.+ is disconnected.*", ignore),
    ),
    acts=(
        (r"folds\.?", folds),
        (r"checks\.?", _checks),
        (rf"calls {_PLAIN}", lines.call_puts),
        (rf"bets {_PLAIN}", lines.bets),
        (rf"(?:raises|completes) {_PLAIN}", lines.raise_puts),
        (rf"raises {AMOUNT} to ({AMOUNT})", lines.raise_to),
        (rf"posts (ante|small blind|big blind|button blind) *{_PLAIN}", _posts),
        (rf"bring-ins {_PLAIN}", lines.brings_in),
        (r"is all-In\.?", _all_in),
        (rf"is all-In *{_PLAIN}", _goes_all_in),
        (rf"posts big blind \+ dead {_PLAIN}", _both_blinds),
        (r"(?:has requested TIME|is sitting out|did not respond.*|finished in .*)", nothing),
        (r"opens", nothing),
        (r"shows \[ *(.*?) *\].*", lines.shows),
        (r"shows.* for low\.", nothing),
        (r"doesn't show \[ *(.*?) *\].*", _hides),
        (r"does not show cards\.", mucks),
        (rf"wins (?:(?:Lo|Hi) \()?({AMOUNT})\)?(?: chips)?"
         r"(?: from the (.*?pot.*?)(?: with .*)?)?\.?", _wins),
        (rf"balance ({AMOUNT}), (?:lost|bet) {AMOUNT}(?:, collected ({AMOUNT}), net .*?)?"
         r"(?: \(folded\))?(?: ?\[ *(.*?) *\] \[.*\])?", _balance),
    ),
)  # fmt: skip

__all__ = ["BETWEEN", "HEAD", "PARTY"]
