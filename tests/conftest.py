"""What every test may ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["tests.clause_report", "tests.cases.plugin"]

SHARED = Path(__file__).resolve().parents[2] / "shared"


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of specifications and recorded hands beside the checkout."""
    if not SHARED.is_dir():
        pytest.skip("the shared folder of specifications and hands is not beside this checkout")
    return SHARED
