"""The list of commands: complete, told in one line each, and quick."""

from __future__ import annotations

import subprocess
import sys

import pytest

from squaredeal.cli.main import COMMANDS, main


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_the_list_tells_every_command(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert not left.value.code
    said = capsys.readouterr().out
    for name, (_, summary) in COMMANDS.items():
        assert name in said
        assert summary.split(".")[0][:40] in said


def test_the_list_imports_no_command() -> None:
    """A newcomer's first word is answered at once."""
    code = (
        "import sys\n"
        "from squaredeal.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "loaded = {'numba', 'numpy', 'sqlalchemy', 'litestar'} & set(sys.modules)\n"
        "sys.exit(' '.join(sorted(loaded)) or 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_help_of_a_command_shows_no_default_of_a_flag(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = capsys.readouterr().out
    assert "[default: 8000]" in said
    assert "False" not in said
