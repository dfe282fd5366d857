"""Which game a table plays next: always the same, or the one a rotation has come to."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from squaredeal.games.poker import Mixed, Poker, Turn, after_hand, game_of
from squaredeal.kernel import Act, Choice, Game, Refusal, Seat, Step, refuse
from squaredeal.tables.button import first_left
from squaredeal.tables.events import GameChosen
from squaredeal.tables.owed import playable
from squaredeal.tables.table import Table

CHOICE_CLAUSE: Final = "floor.terms.official"
TURN_CLAUSE: Final = "floor.player.act-in-turn"


def coming_turn(game: Game[Any], table: Table) -> Turn:
    """Where the rotation stands in the next hand; the start for a table of one game."""
    if not isinstance(game, Mixed):
        return Turn()
    if table.choice:
        return Turn(game.rotation.games.index(table.choice))
    return table.turn if table.round is None else turn_after(game, table)


def coming_game(game: Game[Any], table: Table) -> Poker:
    """The game of the next hand."""
    if isinstance(game, Mixed):
        return game.playing(game_of(game.rotation, coming_turn(game, table)))
    assert isinstance(game, Poker), "cash tables play poker"
    return game


def turn_after(game: Mixed, table: Table) -> Turn:
    """Where the rotation will stand when the hand in progress has ended."""
    return after_hand(game.rotation, table.turn, len(table.dealt_in))


def chooser(game: Game[Any], table: Table) -> Seat | None:
    """Who may choose the next game: the seat that the button comes to, when it is time.

    From the last hand of a game on, until the next deck is sealed.
    """
    if not isinstance(game, Mixed) or not game.rotation.is_chosen:
        return None
    if table.round is None and table.seal:
        return None
    turn = table.turn if table.round is None else turn_after(game, table)
    ready = playable(table)
    if len(ready) < 2 or 0 < turn.played < game.rotation.length(len(ready)):
        return None
    button = (table.positions if table.round is None else table.dealing).button
    return min(ready) if button is None else first_left(len(table.seats), button, ready)


def guard_choice(game: Game[Any], table: Table, seat: Seat) -> Choice | Refusal:
    """The games that this seat may choose; the spot names one that all seats can play."""
    who = chooser(game, table)
    if who is None:
        return Refusal("no_game_to_choose", CHOICE_CLAUSE)
    if seat != who:
        return refuse("button_chooses", TURN_CLAUSE, seat=who)
    assert isinstance(game, Mixed)
    fits = [
        code for code, each in game.games.items() if each.variant.seats_most >= table.setup.seats
    ]
    return Choice("choose", CHOICE_CLAUSE, spots=tuple(fits))


def choose(table: Table, act: Act) -> Step[Table]:
    """The next hand plays this game; another choice replaces it."""
    assert act.spot is not None
    return replace(table, choice=act.spot), (GameChosen(act.seat, act.spot),)


__all__ = ["choose", "chooser", "coming_game", "coming_turn", "guard_choice", "turn_after"]
