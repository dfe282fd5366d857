"""Microgaming (Prima). Bets print the chips added; every seat's final balance is printed."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from xml.etree.ElementTree import Element

from squaredeal.cards import parse_cards
from squaredeal.notation.draft import Draft
from squaredeal.notation.grammar import Line
from squaredeal.notation.money import amount
from squaredeal.notation.names import betting_named, game_named
from squaredeal.notation.sites.xml import XmlReader, cut_xml, need

_POSTS = {
    "SmallBlind": "small_blind",
    "BigBlind": "big_blind",
    "Ante": "ante",
    "PostedToPlay": "post",
    "PostedDead": "dead",
}


def cut(text: str) -> Iterator[list[Line]]:
    """The hands of a file."""
    return cut_xml(text, "Game")


def _fill(draft: Draft, game: Element) -> None:
    draft.hand = need(game, "id")
    draft.game = game_named(need(game, "gametype"))
    draft.betting = betting_named(need(game, "betlimit"))
    draft.facts.update(site="Microgaming", time=need(game, "date"), table=need(game, "tablename"))
    draft.includes_uncalled = True
    draft.currency = game.get("currency", "") if game.get("realmoney") == "true" else ""
    small, big = (amount(size) for size in need(game, "stakes").split("|"))
    if draft.betting == "fixed_limit":
        draft.sizes.update(small_bet=small, big_bet=big)
    else:
        draft.sizes["min_bet"] = big
    names = _seats(draft, game)
    for action in game.iterfind("Gameplay/Action"):
        _act(draft, action, names)
    draft.is_complete = True


def _seats(draft: Draft, game: Element) -> dict[str, str]:
    names = {}
    for seat in game.iterfind("Seats/Seat"):
        number, name = need(seat, "num"), need(seat, "alias")
        names[number] = name
        draft.sit(int(number), name, amount(need(seat, "balance")))
        draft.finishing[name] = amount(need(seat, "endbalance"))
        if seat.get("dealer") == "true":
            draft.button = int(number)
    return names


def _act(draft: Draft, action: Element, names: dict[str, str]) -> None:
    kind = need(action, "type")
    dealt = tuple(card for face in action.iterfind("Card") for card in _card(face))
    if kind in ("DealFlop", "DealTurn", "DealRiver"):
        draft.street()
        draft.board(dealt)
    elif kind == "Win":
        for seat in action.iterfind("Seat"):
            pot = f"pot {seat.get('pot', '0')}"
            draft.pay(names[need(seat, "num")], amount(need(seat, "amount")), pot)
    else:
        name = names[need(action, "seat")]
        _chosen(draft, name, kind, amount(action.get("value", "0")), dealt)


def _card(face: Element) -> tuple[str, ...]:
    return parse_cards(need(face, "value") + need(face, "suit"))


def _chosen(draft: Draft, name: str, kind: str, chips: Decimal, dealt: tuple[str, ...]) -> None:
    if kind in _POSTS:
        draft.post(name, _POSTS[kind], chips)
    elif kind in ("Fold", "Check"):
        draft.act(name, kind.lower())
    elif kind in ("Call", "Bet"):
        draft.put(name, kind.lower(), chips)
    elif kind == "Raise":
        draft.put(name, "raise_to", chips)
    elif kind == "AllIn":
        draft.all_in(name)
    elif kind in ("DealCards", "DealPocket"):
        draft.deal(name, dealt)
    elif kind == "ShowCards":
        draft.show(name, dealt)
    elif kind == "MuckCards":
        draft.show(name, ())
    else:
        raise ValueError(f"an action of the unknown type {kind}")


MICROGAMING = XmlReader("microgaming", _fill)

__all__ = ["MICROGAMING", "cut"]
