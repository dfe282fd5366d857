"""Marks a test with the clauses that it proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """The test plays the scenario of these clauses; `squaredeal rules coverage` counts them."""
    return pytest.mark.clause(*ids)
