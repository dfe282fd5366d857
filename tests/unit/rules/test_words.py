"""Every clause and every refusal has words in each language, and none can fail to be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from squaredeal.kernel import BadInput, Refusal, refuse
from squaredeal.rules import OwnClause
from squaredeal.rules.catalogue import catalogue
from squaredeal.rules.words import LANGUAGES, MissingWords, Words, explain, say, source

SOURCE = Path(__file__).resolve().parents[3] / "src" / "squaredeal"

# Where a code reaches `refuse` by name: the codes that come there.
HANDED_ON = {
    "kernel/choices.py": (),
    "runtime/reception.py": ("stale_round", "stale_turn"),
}


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    entries = FluentParser().parse(source(language)).body
    broken = [each.content for each in entries if isinstance(each, fluent.Junk)]
    assert not broken
    named = [each for each in entries if isinstance(each, fluent.Message)]
    ids = [each.id.name for each in named]
    assert len(set(ids)) == len(ids)
    return dict(zip(ids, named, strict=True))


def variables(node: object) -> Iterator[str]:
    """The facts that a message needs."""
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for each in node:
            yield from variables(each)


def refusals() -> Iterator[tuple[str, set[str], str]]:
    """Every refusal written in the source: its code, the facts it brings, its place."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name not in ("refuse", "Refusal"):
                continue
            file, first = path.relative_to(SOURCE).as_posix(), node.args[0]
            codes = literals(first) or HANDED_ON.get(file, (f"<{ast.unparse(first)}>",))
            facts = {keyword.arg for keyword in node.keywords if keyword.arg}
            for code in codes:
                yield code, facts, f"{file}:{node.lineno}"


def literals(code: ast.expr) -> tuple[str, ...]:
    """The codes an argument may be, if it spells them out."""
    if isinstance(code, ast.IfExp):
        return literals(code.body) + literals(code.orelse)
    return (str(code.value),) if isinstance(code, ast.Constant) else ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_title_and_a_reason(language: str) -> None:
    for clause in catalogue():
        words = explain(clause, language)
        assert words.title, clause
        assert words.reason, clause
        assert words.reason.endswith("."), clause
        assert len(words.title) <= 48, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_of_a_clause_or_a_refusal(language: str) -> None:
    known = {clause.replace(".", "-") for clause in catalogue()}
    stray = [each for each in messages(language) if not each.startswith("refusal-")]
    assert set(stray) == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_source_can_be_said(language: str) -> None:
    """A new code needs `refusal-<code>` in each of the three files, with facts the code brings."""
    found = list(refusals())
    assert len(found) > 40
    told = messages(language)
    unsaid = [f"{place}: {code}" for code, _, place in found if f"refusal-{code}" not in told]
    assert unsaid == []
    unmet = [
        f"{place}: {code} needs {sorted(need - facts)}"
        for code, facts, place in found
        if (need := set(variables(told[f"refusal-{code}"]))) - facts
    ]
    assert unmet == []


def test_the_languages_hold_the_same_messages_with_the_same_facts() -> None:
    english = messages("en")
    for language in LANGUAGES:
        other = messages(language)
        assert set(other) == set(english)
        for name, message in other.items():
            assert set(variables(message)) == set(variables(english[name])), name


def test_a_translation_is_not_the_english() -> None:
    """Names of games stay; sentences do not."""
    for clause in catalogue():
        reasons = {explain(clause, language).reason for language in LANGUAGES}
        assert len(reasons) == len(LANGUAGES), clause


def test_a_refusal_is_said_with_its_figures_in_the_form_of_the_language() -> None:
    refusal = refuse("below_minimum", "floor.raise.minimum", asked=150, low=12_000)
    assert say(refusal, "en") == "The least you may name here is 12,000."
    assert say(refusal, "es") == "Aquí debes poner al menos 12.000."
    assert say(refusal, "pl") == "Musisz tu podać co najmniej 12\N{NO-BREAK SPACE}000."


@pytest.mark.parametrize(
    ("seats", "said"),
    [(1, "1 miejsce."), (4, "4 miejsca."), (6, "6 miejsc."), (22, "22 miejsca.")],
)
def test_polish_counts_as_poles_do(seats: int, said: str) -> None:
    assert say(refuse("no_such_seat", "cash.entry-post.amount", seats=seats), "pl").endswith(said)


def test_what_is_missing_is_never_said_in_another_language() -> None:
    with pytest.raises(MissingWords, match=r"pl.ftl: refusal-blue_moon: there is no such message"):
        say(Refusal("blue_moon", "hand.clock.expiry"), "pl")
    with pytest.raises(MissingWords, match=r"es.ftl: hand-clock.title: there is no such message"):
        explain("hand.clock", "es")
    with pytest.raises(MissingWords, match=r"en.ftl: refusal-below_minimum: .*low"):
        say(Refusal("below_minimum", "hand.clock.expiry"), "en")
    with pytest.raises(BadInput, match="the language de is not offered; there are en, es, pl"):
        explain("hand.clock.expiry", "de")


def test_a_clause_of_the_house_is_told_as_written() -> None:
    own = (OwnClause("house.clock", "A player has 20 seconds."),)
    assert explain("house.clock", "es", own) == Words("house.clock", "A player has 20 seconds.")
