"""The client is built when its source changed, and only then."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

HOOK = Path(__file__).parents[2] / "build_hooks" / "client.py"


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    pytest.importorskip("hatchling", reason="the build backend is not installed")
    spec = importlib.util.spec_from_file_location("client_hook", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    (folder / "package.json").write_text("{}")
    (folder / "src" / "main.ts").write_text("one")
    return folder


def test_a_changed_source_has_another_fingerprint(hook: ModuleType, web: Path) -> None:
    before = hook.fingerprint(web)
    (web / "src" / "main.ts").write_text("two")
    assert hook.fingerprint(web) != before


def test_a_renamed_source_has_another_fingerprint(hook: ModuleType, web: Path) -> None:
    before = hook.fingerprint(web)
    (web / "src" / "main.ts").rename(web / "src" / "start.ts")
    assert hook.fingerprint(web) != before


@pytest.mark.parametrize("aside", ["node_modules", "dist", "tests"])
def test_installed_packages_and_tests_do_not_count(hook: ModuleType, web: Path, aside: str) -> None:
    before = hook.fingerprint(web)
    (web / aside).mkdir()
    (web / aside / "anything").write_text("three")
    assert hook.fingerprint(web) == before


def test_the_same_source_is_built_once(
    hook: ModuleType, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Path] = []

    def build(_web: Path, webroot: Path) -> None:
        webroot.mkdir(exist_ok=True)
        built.append(webroot)

    monkeypatch.setattr(hook, "build", build)
    webroot = tmp_path / "webroot"
    assert [True, False] == [hook.bring_up_to_date(web, webroot) for _ in range(2)]
    (web / "src" / "main.ts").write_text("two")
    assert hook.bring_up_to_date(web, webroot)
    assert [webroot, webroot] == built


def test_a_failed_build_says_how_to_do_without(
    hook: ModuleType, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (web / "package-lock.json").write_text("{}")
    monkeypatch.setattr(hook, "_npm", lambda: (["false"], {"PATH": "/usr/bin:/bin"}))
    with pytest.raises(RuntimeError, match="SQUAREDEAL_SKIP_CLIENT=1"):
        hook.bring_up_to_date(web, tmp_path / "webroot")
    assert not (tmp_path / "webroot" / hook.STAMP).exists()
