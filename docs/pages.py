"""Pages made from the catalogue when the documentation is built: nothing is written twice."""

from __future__ import annotations

from typing import Any

from mkdocs.structure.files import File, Files

from squaredeal.cli.main import build
from squaredeal.rules import spell, standard
from squaredeal.rules.catalogue import AREAS, Clause, catalogue
from squaredeal.rules.schema import Setting, settings


def on_files(files: Files, config: Any) -> Files:
    """Adds the rules, the readings, the settings and the command line."""
    pages = {f"rules/{area}.md": _area(area) for area in AREAS}
    pages["rules/index.md"] = _index()
    pages["rules/readings.md"] = _readings()
    pages["rules/settings.md"] = _settings()
    pages["commands.md"] = _commands()
    for place, text in pages.items():
        files.append(File.generated(config, place, content=text))
    return files


def _commands() -> str:
    """Every command and option, without the list that the page's own contents repeat."""
    told = build().generate_docs(output_format="markdown")
    contents = told[told.index("## Table of Contents") : told.index("**Commands**")]
    return told.replace(contents, "").replace("# squaredeal", "# Commands", 1)


def _of(area: str) -> list[Clause]:
    return [clause for clause in catalogue().values() if clause.area == area]


def _link(clause: str) -> str:
    """A clause, leading to where it is told."""
    return f"[`{clause}`]({catalogue()[clause].area}.md#{clause.replace('.', '')})"


def _index() -> str:
    rows = [f"| [{area}]({area}.md) | {len(_of(area))} |" for area in AREAS]
    return "\n".join(["# Rules", "", "| Area | Clauses |", "| --- | --- |", *rows, ""])


def _area(area: str) -> str:
    lines = [f"# {area.replace('-', ' ').capitalize()}", ""]
    for clause in _of(area):
        lines += [f"## `{clause.id}`", "", clause.rule, "", f"*Tried:* {clause.test}", ""]
        if clause.ambiguity is not None:
            lines += [f"*Read:* {clause.ambiguity.resolution}", ""]
        lines += _fixed(clause)
    return "\n".join(lines)


def _fixed(clause: Clause) -> list[str]:
    """The settings of a clause with their standard values, if it has any."""
    if not clause.sets:
        return []
    told = (f"`{key}` = {_standard(key)}" for key in clause.sets)
    return ["*Settings:* " + ", ".join(told), ""]


def _standard(key: str) -> str:
    house = standard()
    return spell(house[key].value) if key in house else "as the room has it"


def _readings() -> str:
    lines = [
        "# Readings",
        "",
        "Where a document is silent, unclear or at odds with another, this is how it is read here,",
        "what else was possible, and which settings a house may change.",
        "",
    ]
    for clause in catalogue().values():
        unclear = clause.ambiguity
        if unclear is not None:
            lines += [f"## `{clause.id}`", "", unclear.problem, ""]
            lines += [f"- {reading}" for reading in unclear.readings]
            lines += ["", f"**Adopted:** {unclear.resolution}", "", unclear.reason, ""]
            lines += [*_fixed(clause), f"*Told under* {_link(clause.id)}", ""]
    return "\n".join(lines)


def _settings() -> str:
    lines = [
        "# Settings",
        "",
        "What a [house file](house-file.md) may fix. Bounds are inclusive.",
        "",
        "| Setting | Standard house | May be | Comes from | Clauses |",
        "| --- | --- | --- | --- | --- |",
    ]
    for key, setting in settings().items():
        clauses = ", ".join(_link(clause) for clause in setting.clauses)
        value = f"{_standard(key)} {setting.unit}".strip()
        lines.append(f"| `{key}` | {value} | {_range(setting)} | {setting.origin} | {clauses} |")
    return "\n".join([*lines, ""])


def _range(setting: Setting) -> str:
    if setting.type == "enum":
        others = [str(each) for each in setting.alternatives]
        return ", ".join(dict.fromkeys([str(setting.value), *others]))
    bounds = f" from {setting.low}" if setting.low is not None else ""
    bounds += f" to {setting.high}" if setting.high is not None else ""
    return f"{setting.type}{bounds}"
