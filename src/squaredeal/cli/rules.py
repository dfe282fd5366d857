"""The rules of the house: list them, read one, search them, see which are proven by tests."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress_bar import ProgressBar
from rich.table import Table

from squaredeal.kernel import BadInput
from squaredeal.rules import HouseError, HouseRules, load, spell, standard
from squaredeal.rules.catalogue import AREAS, Clause, catalogue, stands
from squaredeal.rules.coverage import Share, coverage, read_record
from squaredeal.rules.schema import settings

RECORD = Path("var/clauses.json")
Language = Literal["en", "es", "pl"]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
HouseFile = Annotated[Path | None, Parameter(help="A house file; the standard house if left out.")]

app = App(name="rules", help="List, show and search the rules, and see which are proven.")


@app.command(name="list")
def list_clauses(*, area: str | None = None, json: Json = False) -> None:
    """List the clauses, all of them or those of one area.

    Parameters
    ----------
    area
        One of the areas, such as cash or live-room.
    """
    if area is not None and area not in AREAS:
        raise BadInput(f"there is no area {area}; the areas are {', '.join(AREAS)}")
    _print_clauses([each for each in catalogue().values() if area in (None, each.area)], json)


@app.command
def show(
    clause: str, *, lang: Language = "en", house: HouseFile = None, json: Json = False
) -> None:
    """Show one clause: the rule, its scenario, where it stands, what it fixes, its words.

    Parameters
    ----------
    clause
        The id of the clause, such as hand.clock.expiry.
    lang
        The language of the words for people.
    """
    found = _clause(clause)
    rules = _house(house)
    if json:
        _print_json(_full(found, rules))
        return
    from squaredeal.rules.words import explain  # the words are read by the commands that show them

    words = explain(found.id, lang)
    console = Console()
    console.print(f"[bold]{escape(found.id)}[/bold]  {found.area}")
    console.print(f"[bold]{escape(words.title)}[/bold]\n{escape(words.reason)}\n")
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for label, text in _facts(found, rules):
        table.add_row(label, escape(text))
    console.print(table)


@app.command
def search(*words: str, json: Json = False) -> None:
    """Search ids, rules, scenarios and the words in every language; all words must occur.

    Parameters
    ----------
    words
        What to look for; accents and capitals do not matter.
    """
    if not words:
        raise BadInput("name at least one word to search for")
    wanted = [_plain(word) for word in words]
    found = [each for each in catalogue().values() if _holds(_haystack(each), wanted)]
    _print_clauses(found, json)


@app.command(name="coverage")
def show_coverage(*, record: Path = RECORD, json: Json = False) -> None:
    """Show how many clauses are proven by a test that ran and passed.

    Parameters
    ----------
    record
        What the last run of the tests wrote.
    """
    if not record.is_file():
        raise BadInput(f"there is no record of tests at {record}; run `make test` first")
    found = coverage(read_record(record.read_text(encoding="utf-8"), str(record)))
    if json:
        _print_json(found)
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("Area")
    table.add_column("Proven", justify="right")
    table.add_column()
    table.add_column(justify="right")
    for area, share in (*found.by_area.items(), ("all", Share(found.clauses, found.proven))):
        percent = f"{share.proven * 100 // share.clauses} %"
        bar = ProgressBar(share.clauses, share.proven, width=30)
        table.add_row(area, f"{share.proven} of {share.clauses}", bar, percent)
    Console().print(table)


def _clause(name: str) -> Clause:
    if name not in catalogue():
        from difflib import get_close_matches

        near = get_close_matches(name, catalogue(), 1)
        raise BadInput(
            f"there is no clause {name}" + (f"; did you mean {near[0]}?" if near else "")
        )
    return catalogue()[name]


def _house(path: Path | None) -> HouseRules:
    if path is None:
        return standard()
    try:
        return load(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise HouseError(f"{path}: the file cannot be read: {error}") from error


def _facts(clause: Clause, house: HouseRules) -> Iterable[tuple[str, str]]:
    """Label and text of everything known about a clause, in reading order."""
    yield "Rule", clause.rule
    yield "Scenario", clause.test
    for source in clause.sources:
        yield "Stands in", stands(source)
    yield "Actors", ", ".join(clause.actors)
    yield "Proved by", clause.proof
    for key in clause.sets:
        setting = settings()[key]
        bounds = f", from {setting.low}" if setting.low is not None else ""
        bounds += f" to {setting.high}" if setting.high is not None else ""
        values = ", ".join(_values(key, house))
        yield "Fixes", f"{key} = {values}" + (f" ({setting.unit}{bounds})" if setting.unit else "")
    if clause.ambiguity:
        yield "Unclear", clause.ambiguity.problem
        yield "Reading", f"{clause.ambiguity.resolution} {clause.ambiguity.reason}"


def _values(key: str, house: HouseRules) -> Iterable[str]:
    """The house's value with the clause that gives it; room by room where the rooms differ."""
    if key in house:
        yield f"{spell(house[key].value)} [{house[key].clause}]"
        return
    for code, rules in house.by_room.items():
        yield f"{spell(rules[key].value)} [{rules[key].clause}] in {code}"


def _full(clause: Clause, house: HouseRules) -> dict[str, object]:
    from squaredeal.rules.words import LANGUAGES, explain

    words = {language: explain(clause.id, language) for language in LANGUAGES}
    house_values = {key: list(_values(key, house)) for key in clause.sets}
    return {**msgspec.to_builtins(clause), "house": house_values, "words": words}


def _haystack(clause: Clause) -> str:
    from squaredeal.rules.words import LANGUAGES, explain

    told = (explain(clause.id, language) for language in LANGUAGES)
    texts = [text for words in told for text in (words.title, words.reason)]
    return _plain(" ".join((clause.id, clause.area, clause.rule, clause.test, *texts)))


def _holds(text: str, wanted: Iterable[str]) -> bool:
    return all(word in text for word in wanted)


def _plain(text: str) -> str:
    """Small letters without accents; the Polish barred l has no decomposition of its own."""
    parts = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    return "".join(each for each in parts if not unicodedata.combining(each))


def _print_clauses(found: list[Clause], json: bool) -> None:
    if json:
        _print_json(found)
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("Clause", no_wrap=True)
    table.add_column("Area", no_wrap=True)
    table.add_column("Rule", overflow="fold")
    for clause in found:
        table.add_row(clause.id, clause.area, escape(clause.rule))
    console = Console()
    console.print(table)
    console.print(f"{len(found)} of {len(catalogue())} clauses", style="dim")


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


__all__ = ["app"]
