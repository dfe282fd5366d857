"""Public names speak the trade's language: words of the glossary and ordinary English only."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src" / "squaredeal"
ORDINARY = frozenset((ROOT / "tests" / "ordinary_words.txt").read_text(encoding="utf-8").split())
"""Words of programming and everyday English that need no explanation."""
OF_THE_TRADE = """
seat, button, dead button, blind, ante, straddle, bring-in, street, board, hole cards, door card,
stub, burn, muck, live hand, all-in, main pot, side pot, uncalled bet, odd chip, rake, jackpot drop,
runout, showdown, table stakes, missed blind, must-move, level, entry, re-entry, rebuy, add-on,
bounty, bubble, balance, break, deal, ticket, round, spot, pocket, shoe, cut card, coup, natural,
push, bet behind, reel, stop, payline, paytable, RTP, edge, account, transfer, debit, credit,
pending, posted, voided, fold, check, call, bet, raise_to, complete, post, show, discard,
stand_pat, run it,
hit, stand, double, split, surrender, insure, follow, place, remove, close, move, event, await,
choice, refusal, veil, dealer, lapse, ruling, clause, book, house
"""
PACKAGES = sorted(SRC.rglob("__init__.py"))


def words(text: str) -> list[str]:
    """The words of a name or a phrase, small: `HandSetup`, `stand_pat`, `bring-in`."""
    return [
        each.lower() for each in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text.replace("'", ""))
    ]


@cache
def glossary() -> frozenset[str]:
    """Every English word of the glossary's tables."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    firsts = re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE)
    return frozenset(word for first in firsts for word in words(first))


def is_known(word: str) -> bool:
    """Is this a word of the glossary or an ordinary one, or a form of one?"""
    known = glossary() | ORDINARY
    stems = {word, f"{word}e"}
    for ending in ("s", "es", "d", "ed", "ing", "r", "er", "n", "en", "ly", "ity"):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            stem = word.removesuffix(ending)
            stems |= {stem, f"{stem}e", f"{stem}y"}
            stems |= {stem[:-1]} if stem[-1:] == stem[-2:-1] else set()
            stems |= {f"{stem[:-1]}y"} if stem.endswith("i") else set()
    return not known.isdisjoint(stems)


def names_of(package: Path) -> list[str]:
    """What a package exports."""
    for node in ast.parse(package.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.parent.name)
def test_public_names_use_known_words(package: Path) -> None:
    strange = {
        name: [word for word in words(name) if not is_known(word)] for name in names_of(package)
    }
    told = {name: found for name, found in strange.items() if found}
    assert not told, "add the word to docs/glossary.md, or rename: whole words, the trade's own"


@pytest.mark.parametrize("phrase", re.split(r",\s*", OF_THE_TRADE.strip()))
def test_the_glossary_tells_every_word_of_the_trade(phrase: str) -> None:
    assert set(words(phrase)) <= glossary() | {"it"}


def test_every_word_is_told_in_three_languages() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    thin = [row[0].strip() for row in rows if len(row) != 4 or not all(c.strip() for c in row)]
    assert not thin
    assert len(rows) > 150


def test_a_word_that_nobody_knows_is_found() -> None:
    assert not is_known("mgr")
    assert not is_known("ctx")
    assert is_known("raises")
    assert is_known("refused") or is_known("refuse")
