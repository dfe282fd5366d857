"""A test battery reads the draws that the house makes."""

from __future__ import annotations

import subprocess
import sys

import pytest

WANTED = 64_000


@pytest.mark.parametrize("words", [[], ["stream"]])
def test_draws_are_written_until_the_reader_has_enough(words: list[str]) -> None:
    command = [sys.executable, "-m", "squaredeal.dealers", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        drawn = writer.stdout.read(WANTED)
        writer.stdout.close()
        assert b"" == writer.stderr.read()
    ones = sum(byte.bit_count() for byte in drawn)
    assert WANTED == len(drawn)
    assert abs(ones - 4 * WANTED) < 5 * (2 * WANTED) ** 0.5
