"""The documentation is true: its examples run, its links lead somewhere, every command is told."""

from __future__ import annotations

import doctest
import importlib.util
import io
import os
import re
import shutil
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

from squaredeal.cli.main import COMMANDS, build, main
from squaredeal.rules import load
from squaredeal.rules.catalogue import AREAS
from tests.snippets import PAGES, ROOT, Example, anchors, examples, fences, links

DOCS = ROOT / "docs"
PAGES_WITH_CODE = [page for page in PAGES if any(f.kind == "python" for f in fences(page))]
MADE = {f"rules/{area}.md" for area in AREAS} | {
    "rules/index.md",
    "rules/readings.md",
    "rules/settings.md",
    "commands.md",
}
"""Pages that `docs/pages.py` makes when the site is built."""
EXAMPLES = [each for page in PAGES for each in examples(page)]
CHEAP = frozenset({"rules", "odds", "icm", "play", "rtp"})
SLOW_WORDS = frozenset({"coverage", "--heatmap", "--streets", "--exact"})
RUN = [
    each
    for each in EXAMPLES
    if each.arguments[:1] and each.arguments[0] in CHEAP and not SLOW_WORDS & set(each.arguments)
]


def named(page: Path) -> str:
    """A page's path from the root, for the names of tests."""
    return str(page.relative_to(ROOT))


def where(example: Example) -> str:
    """Where an example stands, for the names of tests."""
    return example.where


@pytest.mark.parametrize("page", PAGES_WITH_CODE, ids=named)
def test_python_runs_as_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of a page run in order, each going on where the last one stopped."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for fence in fences(page):
        if fence.word == "file":
            Path(fence.about).write_text(fence.text, encoding="utf-8")
        if fence.kind != "python" or fence.word == "not run":
            continue
        if "analysis.environment" in fence.text:
            pytest.importorskip("pettingzoo", reason="the learning extra is not installed")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if fence.text.startswith(">>> "):
                _doctest(fence.text, names, f"{page.name}:{fence.line}")
            else:
                exec(compile("\n" * fence.line + fence.text, str(page), "exec"), names)


def _doctest(text: str, names: dict[str, Any], place: str) -> None:
    found = doctest.DocTestParser().get_doctest(text, names, place, place, 0)
    said = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(found, out=said.write, clear_globs=False)
    names.update(found.globs)
    assert not runner.failures, said.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_house_files_load(page: Path) -> None:
    for fence in fences(page):
        if fence.kind == "toml" and fence.text.startswith("name = "):
            assert load(fence.text, f"{page.name}:{fence.line}").rooms


@pytest.mark.parametrize("example", EXAMPLES, ids=where)
def test_commands_and_options_of_examples_exist(example: Example) -> None:
    app = build()
    if example.arguments and "COMMAND" not in example.arguments:
        app.parse_args(list(example.arguments), exit_on_error=False, print_error=False)


@pytest.mark.parametrize("example", RUN, ids=where)
def test_cheap_commands_print_what_is_shown(
    example: Example,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for page in PAGES:
        for fence in fences(page):
            if fence.word == "file":
                (tmp_path / fence.about).write_text(fence.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    with pytest.raises(SystemExit) as left:
        main(list(example.arguments))
    said = capsys.readouterr()
    assert not left.value.code, said.err
    printed = {" ".join(line.split()) for line in said.out.splitlines()}
    assert {" ".join(line.split()) for line in example.printed} - {""} <= printed


def test_a_variant_of_the_tutorial_is_one_value_in_one_file(tmp_path: Path) -> None:
    """Put the value where the page says, and the suite holds it to the laws by its code."""
    for folder in ("src", "tests"):
        shutil.copytree(
            ROOT / folder,
            tmp_path / folder,
            ignore=shutil.ignore_patterns("__pycache__", "webroot"),
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    value = next(f.text for f in fences(DOCS / "tutorial.md") if f.about == "catalogue-greek.txt")
    catalogue = tmp_path / "src" / "squaredeal" / "games" / "poker" / "catalogue.py"
    text = catalogue.read_text(encoding="utf-8")
    assert text.count("\nHOLDEM = (") == 1
    catalogue.write_text(text.replace("\nHOLDEM = (", f"\n{value}\nHOLDEM = (GREEK,"), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    for arguments in (
        ["-m", "tests.golden.transcripts", "greek@1"],
        [
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "tests/laws",
            "tests/golden",
            "-k",
            "greek",
        ],
    ):
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d{2,} passed", done.stdout)


def commands(name: str) -> list[tuple[str, App]]:
    """A command and what it is made of, such as `rules show`."""
    app = build()[name]
    inner = [each for each in app if not each.startswith("-")]
    return [(f"{name} {each}", app[each]) for each in inner] or [(name, app)]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_told_in_the_documentation(name: str) -> None:
    told = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert re.search(rf"squaredeal {name}\b", told), f"no page shows `squaredeal {name}`"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_every_option_has_help(name: str) -> None:
    silent = []
    for full, app in commands(name):
        if not str(app.help or "").strip():
            silent.append(full)
        collected = app.assemble_argument_collection(parse_docstring=True)
        silent += [f"{full} {each.name}" for each in collected if not each.parameter.help]
    assert not silent


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for target in links(page):
        place, _, anchor = target.partition("#")
        found = page if not place else (page.parent / place).resolve()
        if found.is_relative_to(DOCS) and found.relative_to(DOCS).as_posix() in MADE:
            continue
        if not found.exists() or (anchor and anchor not in anchors(found)):
            lost.append(target)
    assert not lost


def test_every_decision_is_in_the_index() -> None:
    listed = re.findall(r"\]\((\d{4}-[a-z0-9-]+\.md)\)", (DOCS / "adr" / "index.md").read_text())
    kept = sorted(path.name for path in (DOCS / "adr").glob("[0-9]*.md"))
    assert kept == listed
    numbers = [name[:4] for name in kept]
    assert len(numbers) == len(set(numbers)), "two decisions have one number"
    for name in kept:
        heads = re.findall(r"^## (.+)$", (DOCS / "adr" / name).read_text(), re.MULTILINE)
        assert heads == ["Context", "Choice", "Cost", "What would change our mind"], name


@pytest.mark.skipif(
    importlib.util.find_spec("mkdocs") is None or importlib.util.find_spec("material") is None,
    reason="mkdocs-material is not installed (the docs extra)",
)
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(tmp_path / "site")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "site" / "rules" / "readings" / "index.html").is_file()


def test_every_page_is_in_the_navigation() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")} | MADE
    missing = {page for page in pages if page not in nav and not page.startswith("adr/0")}
    assert not missing
