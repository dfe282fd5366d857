"""Small rounds of every registered game, for the laws."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from squaredeal import registry


def samples(code: str) -> list[Any]:
    """Setups of this game, each different in kind; a game without any fails the meta-test."""
    family = registry.family(code)
    module = "poker_setups" if family == "poker" else "casino_setups"
    found: list[Any] = import_module(f"tests.laws.{module}").samples(code)
    return found


def ends_of_secrecy(code: str) -> frozenset[str]:
    """Events after which hidden cards decide what everybody sees, such as a showdown."""
    family = registry.family(code)
    module = "poker_setups" if family == "poker" else "casino_setups"
    found: frozenset[str] = import_module(f"tests.laws.{module}").SHOWING
    return found


def recount(code: str) -> Callable[[Any, list[Any]], None]:
    """What counts again, at every state of a round, the facts that this game carries forward."""
    module = "poker_facts" if registry.family(code) == "poker" else "casino_facts"
    found: Callable[[Any, list[Any]], None] = import_module(f"tests.laws.{module}").recount
    return found
