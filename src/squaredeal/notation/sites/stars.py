"""PokerStars and those who write its format: GGPoker, PokerMaster, Run It Once."""

from __future__ import annotations

import re

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import (
    Grammar,
    cards,
    checks,
    folds,
    ignore,
    mucks,
    named,
    nothing,
    street,
)
from squaredeal.notation.money import AMOUNT, amount
from squaredeal.notation.names import is_stud
from squaredeal.notation.sites.stars_head import read_head

HEAD = r"(?:PokerStars|PokerMaster|Run It Once Poker|Poker) (?:Zoom |Home Game )?(?:Hand|Game) #"

_RUNS = {"FIRST": 0, "SECOND": 1, "THIRD": 2}
_RUN = r"(?:(FIRST|SECOND|THIRD) )?"
_END = r"(?: and is all-in)?(?: and has reached the .* cap)?"


def _table(draft: Draft, found: re.Match[str]) -> None:
    draft.facts["table"] = found[1]
    draft.button = int(found[2]) if found[2] else None


def _seat(draft: Draft, found: re.Match[str]) -> None:
    draft.sit(int(found[1]), found[2], amount(found[3]))


def _posts(draft: Draft, name: str, found: re.Match[str]) -> None:
    kind, chips = found[1], amount(found[2])
    posted = {done for _, done, _ in draft.forced}
    big = draft.sizes.get("min_bet", draft.sizes.get("small_bet", chips))
    if kind == "small & big blinds":
        draft.post_live(name, chips, big)
    elif kind in ("missed blind", "dead blind"):
        draft.post(name, "dead", chips)
    elif kind == "straddle":
        draft.post(name, kind, chips - draft.tally.front[name])
    elif kind in ("the ante", "ante"):
        draft.post(name, "ante", chips)
    elif kind == "button blind":
        draft.post(name, "button_blind", chips)
    elif (kind == "big blind" and "big_blind" in posted) or (
        "small_blind" in posted and (kind == "small blind")
    ):
        draft.post(name, "straddle" if chips > big else "post", chips)
    else:
        draft.post(name, kind.replace(" ", "_"), chips)


def _straddles(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.post(name, "straddle", amount(found[1]) - draft.tally.front[name])


def _dealt(draft: Draft, found: re.Match[str]) -> None:
    name, rest = named(draft, found[1])
    parts = [cards(part) for part in re.findall(r"\[([^\]]*)\]", rest)]
    first = parts[0] if parts else ()
    more = parts[1] if len(parts) > 1 else ()
    if more:
        is_down = len(first) == 6 or not is_stud(draft.game)
        draft.deal(name, more, 0 if is_down else 1)
    elif first and is_stud(draft.game):
        down = (2 if draft.game == "stud5" else 3) - len(first)
        draft.deal(name, ("??",) * down + first, 1)
    elif first:
        draft.deal(name, first)


def _stud_street(draft: Draft, found: re.Match[str]) -> None:
    first = {"3rd": 3, "2nd": 2}
    draft.deal_street(first.get(found[1], 1), up=1)


def _common(draft: Draft, found: re.Match[str]) -> None:
    draft.street()
    if is_stud(draft.game):
        draft.deal_street(1, up=0)
    new = cards(found[3] or found[2] or "")
    lying = {card for kind, _, (_, _, old) in draft.steps if kind == "board" for card in old}
    fresh = tuple(card for card in new if card not in lying)
    if fresh:
        draft.board(fresh, _RUNS[found[1] or "FIRST"])


def _calls(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.put(name, "call", amount(found[1]))


def _bets(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.put(name, "bet", amount(found[1]))


def _raises(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.to(name, "raise_to", amount(found[1]))


def _brings_in(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.sizes.setdefault("bring_in", amount(found[1]))
    draft.put(name, "bring_in", amount(found[1]))


def _discards(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.draw(name, cards(found[2]) if found[2] else ("??",) * int(found[1]))


def _stands(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.draw(name, ())


def _shows(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.show(name, cards(found[1]))


def _shows_for(draft: Draft, found: re.Match[str]) -> None:
    draft.show(found[1], cards(found[2]))


def _collected(draft: Draft, found: re.Match[str]) -> None:
    draft.pay(found[1], amount(found[2]), found[3])


def _returned(draft: Draft, found: re.Match[str]) -> None:
    draft.give_back(found[2], amount(found[1]))


def _cashed(draft: Draft, found: re.Match[str]) -> None:
    draft.extra.append((found[1], amount(found[2])))


def _cashout(draft: Draft, name: str, found: re.Match[str]) -> None:
    draft.extra.append((name, amount(found[1])))


def _total(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = True
    draft.pot = amount(found[1])
    draft.rake = amount("0")
    for name, chips in re.findall(rf"\| ([A-Z]\w*) ({AMOUNT})", found[2]):
        if name == "Rake":
            draft.rake = amount(chips)
        elif name not in ("Main", "Side"):
            draft.fees[name.lower()] = amount(chips)


def _cancelled(draft: Draft, found: re.Match[str]) -> None:
    draft.is_complete = draft.is_cancelled = True


def _board(draft: Draft, found: re.Match[str]) -> None:
    draft.boards.append(cards(found[1]))


def _summary(draft: Draft, found: re.Match[str]) -> None:
    """A seat of the summary: the cards it mucked, and wins that no earlier line told."""
    names = {number: name for name, number in draft.numbers.items()}
    name = names[int(found[1])]
    mucked = re.search(r"mucked \[([^\]]+)\]", found[2])
    if mucked:
        draft.learn(name, cards(mucked[1]))
    if name not in {paid for paid, _, _ in draft.paid}:
        for won in re.findall(rf"(?:won|collected) \(({AMOUNT})\)", found[2]):
            if amount(won):
                draft.pay(name, amount(won))


STARS = Grammar(
    "pokerstars",
    says=(
        (r"(?P<site>.*?) (?:Zoom |Home Game )?(?:Hand|Game) #(?P<hand>\w+): +(?P<words>.*?)"
         r" - (?P<time>\d{4}/\d\d/\d\d .*)", read_head),
        (r"Table (?:ID )?'(.*)'(?: \d+-[Mm]ax)?(?: \(.*\))?(?: Seat #(\d+) is the button)?",
         _table),
        (rf"Seat (\d+): (.+) \(({AMOUNT}) in chips(?:, .* bounty)?\)"
         r"(?: is sitting out| out of hand.*)?", _seat),
        (r"Dealt to (.+)", _dealt),
        (rf"\*\*\* {_RUN}(?:PRE-FLOP|FLOP|TURN|RIVER) \*\*\* *(?:\[([^\]]*)\])?(?: \[([^\]]*)\])?",
         _common),
        (r"\*\*\* (\d\w\w) STREET \*\*\*", _stud_street),
        (r"\*\*\* .* DRAW \*\*\*", street),
        (r"\*\*\* .* \*\*\*", ignore),
        (rf"Uncalled bet \(({AMOUNT})\) returned to (.+)", _returned),
        (rf"(.+) collected ({AMOUNT}) from (.*pot.*)", _collected),
        (r"(.+) shows \[([^\]]*)\] for .*", _shows_for),
        (rf"(.+) cashed out the hand for ({AMOUNT}).*", _cashed),
        (rf"Total pot ({AMOUNT})(.*)", _total),
        (rf"{_RUN}Board \[([^\]]*)\]".replace(_RUN, "(?:FIRST |SECOND |THIRD )?"), _board),
        (r"Seat (\d+): (.+)", _summary),
        (r"Hand cancelled", _cancelled),
        (r"Hand was run .*|FIRST|SECOND|THIRD|Betting is capped", ignore),
        (r".+ said, \".*\"", ignore),
        (r".+ (?:joins|leaves) the table.*|.+ will be allowed to play after the button", ignore),
        (r".+ (?:is (?:dis)?connected|has timed out.*|has returned|was removed.*)", ignore),
        (r".+ (?:re-buys|takes the add-on|wins an?|has been|adds) .*", ignore),
        (r"The deck is reshuffled", ignore),
        (r".+ (?:finished the tournament|wins the tournament).*", ignore),
        (r".+ wins .* (?:for eliminating|bounty).*", ignore),
        (r".+ split the .* bounty for eliminating .+", ignore),
        (r".+: (?:sits out|is sitting out)", ignore),
    ),
    acts=(
        (r"folds(?: \[.*\])?", folds),
        (r"checks", checks),
        (rf"calls ({AMOUNT}){_END}", _calls),
        (rf"bets ({AMOUNT}){_END}", _bets),
        (rf"raises {AMOUNT} to ({AMOUNT}){_END}", _raises),
        (rf"brings in for ({AMOUNT}){_END}", _brings_in),
        (rf"posts (small & big blinds|(?:small|big|missed|dead|button) blind"
         r"|(?:the )?ante|straddle)"
         rf" ({AMOUNT}){_END}", _posts),
        (rf"straddle ({AMOUNT}){_END}", _straddles),
        (r"discards (\d+) cards?(?: \[([^\]]*)\])?", _discards),
        (r"stands pat(?: on \[.*\])?", _stands),
        (r"shows \[([^\]]*)\].*", _shows),
        (r"mucks hand", mucks),
        (r"doesn't show hand|sits out|is sitting out|Chooses to .*", nothing),
        (rf"(?:Pays|Receives) Cashout.*? \(({AMOUNT})\)", _cashout),
    ),
    between=": ",
)  # fmt: skip

__all__ = ["HEAD", "STARS"]
