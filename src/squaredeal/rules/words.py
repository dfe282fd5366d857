"""What people read: the words of clauses and refusals in English, Spanish and Polish.

A clause `hand.clock.expiry` is the message `hand-clock-expiry`: its value is the reason in a
sentence or two, its attribute `title` a short heading. A refusal `below_minimum` is the message
`refusal-below_minimum` with its facts as variables. There is no fallback from one language to
another: what is missing raises.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from squaredeal.kernel import BadInput, Broken, Refusal
from squaredeal.rules.house import OwnClause
from squaredeal.rules.schema import read

LANGUAGES = ("en", "es", "pl")


class MissingWords(Broken):
    """A text was asked for that the files do not hold in that language."""


class Words(Struct, frozen=True):
    """A clause for people: a short title and the rule in plain words."""

    title: str
    reason: str


def explain(clause: str, language: str, own: tuple[OwnClause, ...] = ()) -> Words:
    """The clause in the reader's words. `own` are the clauses of the house file, told as written.

    Raises MissingWords for a clause without words, BadInput for a language that is not offered.
    """
    for each in own:
        if each.id == clause:
            return Words(each.id, each.rule)
    message = clause.replace(".", "-")
    return Words(_tell(language, message, "title", {}), _tell(language, message, "", {}))


def say(refusal: Refusal, language: str) -> str:
    """The refusal in one sentence with its figures. Raises as `explain` does."""
    return _tell(language, f"refusal-{refusal.code}", "", dict(refusal.facts))


def source(language: str) -> str:
    """The file of one language, as clients read it. Raises BadInput for one that is not offered."""
    if language not in LANGUAGES:
        raise BadInput(f"the language {language} is not offered; there are {', '.join(LANGUAGES)}")
    return read(f"text/{language}.ftl")


def _tell(language: str, message: str, attribute: str, facts: Mapping[str, int | str]) -> str:
    bundle = _bundle(language)
    where = f"{language}.ftl: {message}{'.' if attribute else ''}{attribute}"
    if not bundle.has_message(message):
        raise MissingWords(f"{where}: there is no such message")
    found = bundle.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise MissingWords(f"{where}: there is no such text")
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise MissingWords(f"{where}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


__all__ = ["LANGUAGES", "MissingWords", "Words", "explain", "say", "source"]
