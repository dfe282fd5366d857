"""The command line: `squaredeal --help` lists what it can do."""

from squaredeal.cli.main import main

__all__ = ["main"]
