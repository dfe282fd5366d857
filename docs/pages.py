"""Pages made from the catalogue when the documentation is built: nothing is written twice."""

from __future__ import annotations

from typing import Any

from mkdocs.structure.files import File, Files

from squaredeal.cli.main import build
from squaredeal.rules import spell, standard
from squaredeal.rules.catalogue import AREAS, Clause, catalogue
from squaredeal.rules.schema import settings


def on_files(files: Files, config: Any) -> Files:
    """Adds the rules, the readings, the settings and the command line."""
    pages = {f"rules/{area}.md": _area(area) for area in AREAS}
    pages["rules/index.md"] = _index()
    pages["rules/readings.md"] = _readings()
    pages["rules/settings.md"] = _settings()
    pages["commands.md"] = build().generate_docs(output_format="markdown")
    for place, text in pages.items():
        files.append(File.generated(config, place, content=text))
    return files


def _of(area: str) -> list[Clause]:
    return [clause for clause in catalogue().values() if clause.area == area]


def _index() -> str:
    rows = [f"| [{area}]({area}.md) | {len(_of(area))} |" for area in AREAS]
    return "\n".join(["# Rules", "", "| Area | Clauses |", "| --- | --- |", *rows, ""])


def _area(area: str) -> str:
    lines = [f"# {area}", ""]
    for clause in _of(area):
        lines += [f"## `{clause.id}`", "", clause.rule, "", f"*Tried:* {clause.test}", ""]
        if clause.sets:
            lines += ["Settings: " + ", ".join(f"`{key}`" for key in clause.sets), ""]
    return "\n".join(lines)


def _readings() -> str:
    lines = [
        "# Readings",
        "",
        "Where a document is silent, unclear or at odds with another, this is how it is read here.",
        "",
    ]
    for clause in catalogue().values():
        unclear = clause.ambiguity
        if unclear is not None:
            lines += [f"## `{clause.id}`", "", unclear.problem, ""]
            lines += [f"- {reading}" for reading in unclear.readings]
            lines += ["", f"**Adopted:** {unclear.resolution}", "", unclear.reason, ""]
    return "\n".join(lines)


def _settings() -> str:
    house = standard()
    lines = ["# Settings", "", "| Setting | Standard house | Clauses |", "| --- | --- | --- |"]
    for key, setting in settings().items():
        value = spell(house[key].value) if key in house else "differs by room"
        clauses = ", ".join(f"`{clause}`" for clause in setting.clauses)
        lines.append(f"| `{key}` | {value} | {clauses} |")
    return "\n".join([*lines, ""])
