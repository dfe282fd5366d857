"""How the code reads, as tests: sizes, words, names, exports; and no game escapes its laws."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from squaredeal import registry
from tests.golden.transcripts import path_of
from tests.laws.setups import samples
from tests.laws.test_laws import CASES

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src" / "squaredeal"
PURE = ("kernel", "cards", "bank", "ledger", "rules", "games", "tables", "people")
PURE += tuple(name for name in ("tournaments", "floor") if (SRC / name).is_dir())
PYTHON = sorted([*SRC.rglob("*.py"), *(ROOT / "tests").rglob("*.py")])
CLIENT = sorted(
    path for kind in ("*.ts", "*.svelte", "*.css") for path in (ROOT / "web" / "src").rglob(kind)
)
MADE = {"web/src/wire.ts": "made from the messages of the server"}
LINES_MOST = 350
LINES_MOST_OF = {
    "tests/clauses": 500,  # one file an area, one test a clause
    "web/src/style": 500,  # one file a part of the page, nothing but rules
}
FUNCTION_LINES_MOST = 60
BAD_NAMES = frozenset(
    {"util", "utils", "helper", "helpers", "manager", "managers", "misc", "common"}
)
SKIPPED = frozenset(
    {
        ".git",
        ".hypothesis",
        ".venv",
        "node_modules",
        "webroot",
        "site",
        "var",
        "dist",
        "__pycache__",
    }
)
TEXT = frozenset(
    {
        ".py",
        ".md",
        ".toml",
        ".ftl",
        ".ts",
        ".svelte",
        ".css",
        ".js",
        ".json",
        ".txt",
        ".html",
        ".ini",
        ".yml",
        ".cfg",
    }
)
HERE = str(Path(__file__).relative_to(ROOT))


def place(path: Path) -> str:
    """A path as people write it, from the root of the checkout."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    """What a file says, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Every text file that we write ourselves, with its place; locks and what is made are not."""
    found = []
    for folder, inner, names in os.walk(ROOT):
        inner[:] = sorted(n for n in inner if n not in SKIPPED and not n.endswith("_cache"))
        for path in (Path(folder) / name for name in sorted(names)):
            where = place(path)
            is_ours = path.suffix in TEXT or path.name in ("Makefile", "run")
            if is_ours and where != HERE and not where.startswith("requirements"):
                found.append((where, path.read_text(encoding="utf-8", errors="replace")))
    return tuple(found)


def test_files_fit_in_the_head() -> None:
    long = []
    for path in (*PYTHON, *CLIENT):
        where = place(path)
        most = next((n for part, n in LINES_MOST_OF.items() if where.startswith(part)), LINES_MOST)
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > most and where not in MADE:
            long.append(f"{where}: {lines} lines, at most {most}")
    assert not long, "\n".join(long)


def test_functions_fit_on_a_screen() -> None:
    long = [
        f"{place(path)}: {node.name} has {(node.end_lineno or 0) - node.lineno + 1} lines"
        for path in PYTHON
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > FUNCTION_LINES_MOST
    ]
    assert not long, "\n".join(long)


@pytest.mark.parametrize("layer", PURE)
def test_pure_layers_have_no_floats_no_division_and_no_chance(layer: str) -> None:
    found = [
        f"{place(path)}:{line}: {what}"
        for path in sorted((SRC / layer).rglob("*.py"))
        for line, what in _impure(tree(path))
    ]
    assert not found, "\n".join(found)


def _impure(module: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(module):
        match node:
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield node.lineno, f"true division: {ast.unparse(node)}"
            case ast.Name(id="float") | ast.Constant(value=float()):
                yield node.lineno, "a float"
            case ast.Import(names=names) if any(n.name == "random" for n in names):
                yield node.lineno, "random"
            case ast.ImportFrom(module="random"):
                yield node.lineno, "random"


def test_modules_are_named_for_what_they_answer() -> None:
    bad = [place(path) for path in (*PYTHON, *CLIENT) if path.stem in BAD_NAMES]
    bad += [place(p) for p in SRC.rglob("*") if p.is_dir() and p.name in BAD_NAMES]
    assert not bad


@pytest.mark.parametrize("path", sorted(SRC.rglob("__init__.py")), ids=place)
def test_packages_export_what_they_list(path: Path) -> None:
    listed, bound = _listed(tree(path)), _bound(tree(path))
    assert len(listed) == len(set(listed)), "a name is listed twice"
    assert set(listed) - {"__version__"} == {name for name in bound if not name.startswith("_")}


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.py")), ids=place)
def test_modules_list_only_names_that_they_have(path: Path) -> None:
    missing = set(_listed(tree(path))) - _bound(tree(path))
    assert not missing


def _listed(module: ast.Module) -> list[str]:
    for node in module.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


def _bound(module: ast.Module) -> set[str]:
    """The names at the top of a module, however they came there."""
    names: set[str] = set()
    for node in module.body:
        match node:
            case ast.ImportFrom(module="__future__"):
                pass
            case ast.Import(names=found) | ast.ImportFrom(names=found):
                names |= {each.asname or each.name for each in found}
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.ClassDef(name=name):
                names.add(name)
            case ast.Assign(targets=targets):
                names |= {n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.If() | ast.Try():
                names |= _bound(ast.Module([*node.body, *node.orelse], []))
                for handler in getattr(node, "handlers", []):
                    names |= _bound(ast.Module(handler.body, []))
    return names - {"__all__"}


BANNED = {
    "a path of one machine": r"(?<![\w.:/~])/(?:home|root|Users|work|tmp)/\w",
    "a host of a registry": r"pypi\.org|pythonhosted\.org|registry\.npmjs|registry\.yarnpkg",
    "work left undone": r"\b(?:TODO|FIXME|XXX|HACK)\b",
    "a number of an issue": r"\b[Ii]ssue #?\d",
}


@pytest.mark.parametrize("what", BANNED)
def test_texts_speak_of_the_project_and_nothing_else(what: str) -> None:
    found = [
        f"{where}:{number}: {line.strip()[:100]}"
        for where, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if re.search(BANNED[what], line)
    ]
    assert not found, "\n".join(found)


def test_checks_are_turned_off_only_with_a_reason() -> None:
    bare = re.compile(r"#\s*(?:noqa(?:: [A-Z0-9, ]+)?|type: ignore(?:\[[^\]]*\])?)\s*$")
    found = [
        f"{place(path)}:{number}: {line.strip()}"
        for path in SRC.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if bare.search(line)
    ]
    assert not found, "\n".join(found)


def test_unit_tests_mirror_the_source() -> None:
    unit = ROOT / "tests" / "unit"
    folders = [path for path in unit.rglob("*") if path.is_dir() and path.name != "__pycache__"]
    strangers = [place(path) for path in folders if not (SRC / path.relative_to(unit)).is_dir()]
    assert not strangers, f"no package of that name: {strangers}"
    untested = [
        path.name
        for path in SRC.iterdir()
        if (path / "__init__.py").is_file() and not list((unit / path.name).rglob("test_*.py"))
    ]
    assert not untested, f"packages without unit tests: {untested}"


def test_every_package_of_games_is_registered() -> None:
    packages = {path.parent.name for path in (SRC / "games").glob("*/__init__.py")}
    assert packages == set(registry.FAMILIES)


@pytest.mark.parametrize("code", registry.codes())
def test_no_game_escapes_its_laws_and_its_transcript(code: str) -> None:
    assert len(samples(code)) >= 2, "a game needs setups of different kinds"
    tried = {_code(case) for case in CASES}
    assert code in tried, "the laws do not play this game"
    assert path_of(code).is_file(), f"write it with: python -m tests.golden.transcripts {code}"
    assert re.fullmatch(r"[a-z0-9_.]+@\d+", code), "a code is a name and the version of its rules"


def _code(case: Any) -> str:
    return str(case.values[0])
