"""A missing program skips its tests, or fails them where it is demanded."""

from pathlib import Path

import pytest

from tests import requires


@pytest.fixture
def no_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(requires.TOOLS, "lathe", (lambda: None, ("lathe",)))
    monkeypatch.setattr(requires, "_may_install", lambda tool: False)
    monkeypatch.setenv("SPIELWERK_REQUIRE", "hammer,anvil")
    requires._look_for.cache_clear()


@pytest.mark.usefixtures("no_tool")
def test_missing_and_not_demanded_is_skipped() -> None:
    with pytest.raises(pytest.skip.Exception, match="lathe is not installed"):
        requires.require("lathe")


@pytest.mark.usefixtures("no_tool")
def test_missing_and_demanded_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELWERK_REQUIRE", "hammer,lathe")
    with pytest.raises(pytest.fail.Exception, match="demands it"):
        requires.require("lathe")


@pytest.mark.usefixtures("no_tool")
def test_what_may_be_installed_is_installed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed: list[tuple[str, ...]] = []
    monkeypatch.setitem(requires.TOOLS, "lathe", (lambda: tmp_path if installed else None, ("lathe", "lathe-data")))
    monkeypatch.setattr(requires, "_may_install", lambda tool: True)
    monkeypatch.setattr(requires, "_apt_install", installed.append)
    assert requires.require("lathe") == tmp_path
    assert requires.require("lathe") == tmp_path
    assert installed == [("lathe", "lathe-data")]
