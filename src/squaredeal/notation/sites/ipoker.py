"""iPoker sessions. Actions carry numbers for their kinds and may stand in any order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Line
from squaredeal.notation.grammar import cards as read_cards
from squaredeal.notation.money import amount
from squaredeal.notation.names import betting_named, game_named, is_stud
from squaredeal.notation.sites.lines import blinds
from squaredeal.notation.sites.xml import XmlReader, cut_xml, need

_GAME = re.compile(r"<gametype>(.*?)</gametype>")
_POSTS = {"1": "small_blind", "2": "big_blind", "15": "ante"}
_SILENT = {"8", "9"}
_UP_TO_RIVER = "Pocket", "River"


def cut(text: str) -> Iterator[list[Line]]:
    """The hands of a session; the session names the game, so each hand is told it."""
    found = _GAME.search(text)
    game = found[1] if found else ""
    for lines in cut_xml(text, "game"):
        number, first = lines[0]
        quoted = game.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
        lines[0] = (number, first.replace("<game ", f'<game session="{quoted}" ', 1))
        yield lines


def _fill(draft: Draft, game: Element) -> None:
    words = need(game, "session")
    draft.hand = need(game, "gamecode")
    draft.game, draft.betting = game_named(words), betting_named(words)
    draft.facts.update(site="iPoker", time=game.findtext("general/startdate", ""))
    draft.includes_uncalled = True
    stakes = re.search(r"\S+/\S+$", words)
    if stakes:
        blinds(draft, stakes[0])
    for player in game.iterfind("general/players/player"):
        name = need(player, "name")
        draft.sit(int(need(player, "seat")), name, amount(need(player, "chips")))
        if player.get("dealer") == "1":
            draft.button = draft.numbers[name]
    for round_ in game.iterfind("round"):
        _round(draft, round_)
    _results(draft, game)


def _round(draft: Draft, round_: Element) -> None:
    number = int(need(round_, "no"))
    if number > 1:
        draft.street()
    for dealt in round_.iterfind("cards"):
        _dealt(draft, dealt)
    for action in sorted(round_.iterfind("action"), key=lambda action: int(need(action, "no"))):
        _act(draft, action)


def _dealt(draft: Draft, dealt: Element) -> None:
    """Cards as suit and rank: `S10 DA`."""
    faces = re.sub(r"\b([CDHS])(10|\w)\b", r"\2\1", dealt.text or "")
    found, name = read_cards(faces), dealt.get("player")
    if name:
        is_up = is_stud(draft.game) and dealt.get("type") not in _UP_TO_RIVER
        draft.deal(name, found, int(is_up or draft.game == "stud5"))
    else:
        draft.board(found)


def _act(draft: Draft, action: Element) -> None:
    kind, name = need(action, "type"), need(action, "player")
    chips = amount(action.get("sum") or "0")
    if kind in _POSTS:
        word = _POSTS[kind]
        posted = {done for _, done, _ in draft.forced}
        draft.post(name, "post" if word in posted and word != "ante" else word, chips)
    elif kind in _SILENT:
        return
    elif kind == "0":
        draft.act(name, "fold")
    elif kind == "4":
        draft.act(name, "check")
    elif kind == "3":
        draft.put(name, "call", chips)
    elif kind == "5":
        draft.put(name, "raise_to", chips)
    elif kind == "7":
        draft.all_in(name)
    elif kind == "16":
        draft.sizes.setdefault("bring_in", chips)
        draft.put(name, "bring_in", chips)
    elif kind == "23":
        draft.to(name, "raise_to", chips)
    else:
        raise ValueError(f"action {need(action, 'no')} is of the unknown type {kind}")


def _results(draft: Draft, game: Element) -> None:
    """What each seat bet and won: the chips it has left follow."""
    draft.is_complete = True
    for player in game.iterfind("general/players/player"):
        name, won = need(player, "name"), amount(player.get("win") or "0")
        chips, bet = amount(need(player, "chips")), amount(player.get("bet") or "0")
        draft.finishing[name] = chips - bet + won
        if won:
            draft.pay(name, won)


IPOKER = XmlReader("ipoker", _fill)

__all__ = ["IPOKER", "cut"]
