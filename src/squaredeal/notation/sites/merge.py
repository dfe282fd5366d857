"""The Merge network. Winners are printed by pot; an uncalled bet comes back as a winning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from xml.etree.ElementTree import Element

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Line, cards
from squaredeal.notation.money import amount
from squaredeal.notation.names import betting_named, game_named, is_stud
from squaredeal.notation.sites.xml import XmlReader, cut_xml, need

_DESCRIPTION = re.compile(r'<description type="(.*?)" stakes="(.*?)"')
_POSTS = {
    "SMALL_BLIND": "small_blind",
    "BIG_BLIND": "big_blind",
    "ANTE": "ante",
    "INITIAL_BLIND": "post",
    "DEAD_BLIND": "dead",
}
_SILENT = {"MUCK", "SHOW", "TIMEOUT", "DISCONNECT", "RECONNECT", "SIT_OUT", "SIT_IN", "RETURN"}


def cut(text: str) -> Iterator[list[Line]]:
    """The hands of a file; the description before a hand names its game."""
    described = [(found.start(), found) for found in _DESCRIPTION.finditer(text)]
    for lines in cut_xml(text, "game"):
        number, first = lines[0]
        above = [found for _, found in described if text.count("\n", 0, found.start()) < number]
        if above:
            words = f'<game game="{above[-1][1]}" stakes="{above[-1][2]}" '
            lines[0] = (number, first.replace("<game ", words, 1))
        yield lines


def _fill(draft: Draft, game: Element) -> None:
    draft.hand = need(game, "id")
    stakes = need(game, "stakes")
    draft.game, draft.betting = game_named(need(game, "game")), betting_named(stakes)
    is_tournament = "ournament" in need(game, "game")
    draft.facts.update(site="Merge", time=need(game, "starttime"))
    draft.includes_uncalled = True
    for word in re.findall(r"\S+/\S+", stakes):
        draft.money(word)
        small, big = (amount(size) for size in word.split("/"))
        if draft.betting == "fixed_limit":
            draft.sizes.update(small_bet=small, big_bet=big)
        else:
            draft.sizes["min_bet"] = big
    if not is_tournament:
        draft.money(stakes)
    names = _seats(draft, game)
    for round_ in game.iterfind("round"):
        _round(draft, round_, names)
    draft.is_complete = True


def _seats(draft: Draft, game: Element) -> dict[str, str]:
    names = {}
    for player in game.iterfind("players/player"):
        names[need(player, "seat")] = need(player, "nickname")
        draft.sit(
            int(need(player, "seat")), need(player, "nickname"), amount(need(player, "balance"))
        )
    players = game.find("players")
    if players is not None and not is_stud(draft.game):
        draft.button = int(need(players, "dealer"))
    return names


def _round(draft: Draft, round_: Element, names: dict[str, str]) -> None:
    """A betting round: its cards were dealt before its bets, wherever they stand in the file."""
    name = need(round_, "id")
    if name.endswith("_STREET") and name != "THIRD_STREET":
        draft.deal_street(1, up=int(name != "SEVENTH_STREET"))
    elif name in ("POSTFLOP", "POSTTURN", "POSTRIVER", "FLOP", "TURN", "RIVER"):
        draft.street()
    for dealt in round_.iterfind("cards"):
        _dealt(draft, dealt, names)
    for event in round_.iterfind("event"):
        kind = need(event, "type")
        if kind not in _SILENT:
            _act(draft, names[need(event, "player")], kind, amount(event.get("amount", "0")))
    for winner in round_.iterfind("winner"):
        pot = f"pot {winner.get('potnumber', '1')}"
        draft.pay(names[need(winner, "player")], amount(need(winner, "amount")), pot)


def _dealt(draft: Draft, dealt: Element, names: dict[str, str]) -> None:
    """Every element lists all cards of the seat so far; the last is the new one."""
    kind, found = need(dealt, "type"), cards(need(dealt, "cards"))
    if kind == "COMMUNITY":
        lying = {card for kind, _, (_, _, old) in draft.steps if kind == "board" for card in old}
        draft.board(tuple(card for card in found if card not in lying))
        return
    name = names[need(dealt, "player")]
    if kind == "SHOWN":
        draft.show(name, found)
    elif not is_stud(draft.game) or len(found) == 3:
        draft.deal(name, found, int(is_stud(draft.game)))
    else:
        draft.deal(name, found[-1:], int(len(found) < 7))


def _act(draft: Draft, name: str, kind: str, chips: Decimal) -> None:
    if kind in _POSTS:
        if kind == "BIG_BLIND":
            draft.sizes.setdefault("min_bet", chips)
        draft.post(name, _POSTS[kind], chips)
    elif kind in ("FOLD", "AUTO_FOLD", "CHECK"):
        draft.act(name, kind.lower().removeprefix("auto_"))
    elif kind == "CALL":
        draft.put(name, "call", chips)
    elif kind == "BET":
        draft.put(name, "bet", chips)
    elif kind in ("RAISE", "COMPLETE"):
        draft.to(name, "raise_to", chips)
    elif kind == "ALL_IN":
        draft.all_in(name)
    elif kind == "BRING_IN":
        draft.sizes.setdefault("bring_in", chips)
        draft.put(name, "bring_in", chips)
    else:
        raise ValueError(f"an event of the unknown type {kind}")


MERGE = XmlReader("merge", _fill)

__all__ = ["MERGE", "cut"]
