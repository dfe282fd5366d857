"""Histories in XML: how the hands of a file are found and their elements read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from xml.etree.ElementTree import Element, ParseError, fromstring

from squaredeal.cards import CardError
from squaredeal.notation.draft import Draft
from squaredeal.notation.finish import finish
from squaredeal.notation.grammar import Line
from squaredeal.notation.record import Record, Unread


def cut_xml(text: str, element: str) -> Iterator[list[Line]]:
    """Each hand's lines: a whole element, or what is left of one that was cut off."""
    pattern = re.compile(rf"<{element}\b.*?(?:</{element}>|(?=<{element}\b)|\Z)", re.S)
    for found in pattern.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield list(enumerate(found[0].splitlines(), start=line))


class XmlReader:
    """A site whose hands are XML elements. `fill` tells a draft what an element says."""

    def __init__(self, name: str, fill: Callable[[Draft, Element], None]) -> None:
        self.name = name
        self.fill = fill

    def read(self, lines: list[Line], file: str) -> Record:
        """The record of one hand. Raises Unread where it cannot be understood."""
        first = lines[0][0]
        draft = Draft(self.name, file, first)
        try:
            self.fill(draft, fromstring("\n".join(text for _, text in lines)))
            return finish(draft)
        except ParseError as error:
            raise Unread(first + error.position[0] - 1, f"not XML: {error}") from None
        except CardError as error:
            raise Unread(first, f"{error.text!r}: {error.reason}", True) from None
        except KeyError as error:
            raise Unread(first, f"{error} is missing or unknown") from None
        except (ValueError, ArithmeticError) as error:
            raise Unread(first, str(error)) from None


def need(element: Element, name: str) -> str:
    """An attribute that must be there. Raises ValueError."""
    value = element.get(name)
    if value is None:
        raise ValueError(f"<{element.tag}> has no {name}")
    return value


__all__ = ["XmlReader", "cut_xml", "need"]
