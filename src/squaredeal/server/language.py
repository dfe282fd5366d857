"""Which language a visitor reads, by what the browser says."""

from __future__ import annotations

from typing import Final, cast

from squaredeal.rules.words import LANGUAGES
from squaredeal.server.wire import Language

DEFAULT: Final[Language] = "en"


def preferred(accept: str) -> tuple[Language, ...]:
    """The languages that the house speaks, best first, by the header `Accept-Language`."""
    wishes: list[tuple[float, str]] = []
    for part in accept.split(","):
        tag, _, weight = part.strip().partition(";")
        wishes.append((_weight(weight), tag.strip().lower().partition("-")[0]))
    wishes.sort(key=lambda wish: -wish[0])
    wanted = [tag for weight, tag in wishes if weight > 0 and tag in LANGUAGES]
    ordered = dict.fromkeys((*wanted, DEFAULT, *LANGUAGES))
    return tuple(cast("Language", tag) for tag in ordered)


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1
    try:
        return float(value)
    except ValueError:
        return 0


__all__ = ["DEFAULT", "preferred"]
