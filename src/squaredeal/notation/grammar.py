"""How the readers of text histories are written: a table of patterns, one function for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from squaredeal.cards import CardError, parse_cards
from squaredeal.notation.draft import Draft
from squaredeal.notation.finish import finish
from squaredeal.notation.record import Record, Unread

Line: TypeAlias = tuple[int, str]
Doing: TypeAlias = Callable[[Draft, re.Match[str]], None]
Playing: TypeAlias = Callable[[Draft, str, re.Match[str]], None]


class Grammar:
    """The lines of one family of sites.

    `says` are whole lines. `acts` are what follows a player's name and `between`; names are those
    of the seats, so a name may hold spaces, colons or brackets. A line that fits nothing is noted
    in the record, where it only does no harm if the hand matches without it.
    """

    def __init__(
        self,
        name: str,
        says: Sequence[tuple[str, Doing]],
        acts: Sequence[tuple[str, Playing]],
        between: str = " ",
    ) -> None:
        self.name = name
        self.says = [(re.compile(pattern), doing) for pattern, doing in says]
        self.acts = [(re.compile(pattern), playing) for pattern, playing in acts]
        self.between = between

    def read(self, lines: Sequence[Line], file: str) -> Record:
        """The record of one hand. Raises Unread where none can be made, naming the line."""
        draft = Draft(self.name, file, lines[0][0])
        at = draft.line
        try:
            for number, text in lines:
                at = number
                if not self._is_understood(draft, text):
                    draft.unread.append((number, text))
            if not draft.game:
                raise ValueError("the heading cannot be understood")
            if not draft.is_complete:
                raise ValueError("the history stops before the hand is over")
            return finish(draft)
        except CardError as error:
            raise Unread(at, f"{error.text!r}: {error.reason}", True) from None
        except (ValueError, KeyError, ArithmeticError) as error:
            why = f"nobody is called {error}" if isinstance(error, KeyError) else str(error)
            if draft.unread:
                at, text = draft.unread[0]
                why = f"not understood: {text!r}"
            raise Unread(at, why) from None

    def _is_understood(self, draft: Draft, text: str) -> bool:
        for name in sorted(draft.numbers, key=len, reverse=True):
            if text.startswith(name + self.between):
                rest = text[len(name) + len(self.between) :].strip()
                for pattern, playing in self.acts:
                    if found := pattern.fullmatch(rest):
                        playing(draft, name, found)
                        return True
        for pattern, doing in self.says:
            if found := pattern.fullmatch(text):
                doing(draft, found)
                return True
        return False


def named(draft: Draft, words: str) -> tuple[str, str]:
    """The player whose name begins the words, and what follows. Raises KeyError for nobody."""
    for name in sorted(draft.numbers, key=len, reverse=True):
        if words == name or words.startswith(name + " "):
            return name, words[len(name) :].strip()
    raise KeyError(words)


def ignore(draft: Draft, found: re.Match[str]) -> None:
    """A line that says nothing about the hand."""


def nothing(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A line about a player that says nothing about the hand."""


def street(draft: Draft, found: re.Match[str]) -> None:
    """The heading of a betting round."""
    draft.street()


def folds(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A player folds."""
    draft.act(name, "fold")


def checks(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A player checks."""
    draft.act(name, "check")


def mucks(draft: Draft, name: str, found: re.Match[str]) -> None:
    """A player gives the hand up unseen."""
    draft.show(name, ())


def cards(text: str) -> tuple[str, ...]:
    """Cards between brackets; `X` and `-` are unknown. Raises CardError."""
    known = re.sub(r"\b[Xx]\b|\bnull\b", "??", text)
    return parse_cards(known)


def cut(text: str, head: str, between: str = r"(?!)") -> Iterator[list[Line]]:
    """The hands of a text: each starts at a line that fits `head`.

    Empty lines and lines that fit `between`, which stand outside of hands, are kept out.
    """
    start, outside = re.compile(head), re.compile(between)
    hand: list[Line] = []
    for number, line in enumerate(text.splitlines(), start=1):
        line = re.sub(r"\s+", " ", line).strip("\ufeff\u200e ")
        if start.match(line) and hand:
            yield hand
            hand = []
        if line and not outside.match(line):
            hand.append((number, line))
    if hand:
        yield hand


__all__ = [
    "Doing",
    "Grammar",
    "Line",
    "Playing",
    "cards",
    "checks",
    "cut",
    "folds",
    "ignore",
    "mucks",
    "named",
    "nothing",
    "street",
]
