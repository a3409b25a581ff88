"""The components and numbers of each game are those its engine revision was noted with; if not, a sentence says what
to do."""

from copy import copy
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.games import game, names
from tests.contract.box import one_more
from tests.revisions import note, revision
from tests.revisions.fingerprint import NO_RULE, component, fingerprint, the
from tests.revisions.revision import Noted, changes, complaint, read

pytestmark = pytest.mark.skipif(spielwerk.engine() == "compiled", reason="fingerprints are made by the Python engine")


@pytest.mark.parametrize("name", names())
def test_a_change_of_components_has_its_revision(name: str) -> None:
    problem = complaint(name, read(name), fingerprint(name), game(name).engine)
    assert not problem, problem


@pytest.mark.parametrize("name", names())
def test_a_component_more_is_named_and_asks_for_the_next_revision(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noted, engine = Noted(game(name).engine, fingerprint(name)), game(name).engine
    assert complaint(name, noted, fingerprint(name), engine) == ""
    kind = {"tapestry": "tech"}.get(name, "bonus")
    one_more(monkeypatch, name, kind)
    said = complaint(name, noted, fingerprint(name), engine)
    assert f"(added: {kind}-one-more). Raise it to {engine + 1} in src/spielwerk/games/" in said
    assert f"/game.py (the number behind the game's name) and run `{revision.NOTE}`" in said
    assert complaint(name, noted, fingerprint(name), engine + 1).endswith(f"Run `{revision.NOTE}`.")


@pytest.mark.parametrize("name", names())
def test_everything_a_component_does_counts_and_nothing_else(name: str) -> None:
    fingerprint(name)
    rows = [row for rows in the(name, "catalog").BY_KIND.values() for row in rows]
    for row in rows:
        told = component(name, row)
        for attribute, value in vars(row).items():
            other = copy(row)
            setattr(other, attribute, another(value))
            assert (component(name, other) == told) == (attribute in NO_RULE), f"{row.kind}-{row.name}: {attribute}"


def another(value: Any) -> Any:
    """A value of the same kind that says something else: no effect instead of one, and the other way round."""
    if isinstance(value, list):
        return value[1:] if value else [(0, 1)]
    if isinstance(value, dict | tuple):
        return () if value else (0,)
    if isinstance(value, str):
        return f"other {value}"
    return not value if isinstance(value, bool) else -1 if value >= 0 else 0


def test_numbers_and_data_files_count() -> None:
    for name in names():
        parts = fingerprint(name)
        assert any(part.startswith("data/") for part in parts)
        assert any(".START_" in part or "_POINTS" in part for part in parts)


def test_changes_are_told_by_name() -> None:
    noted = {"a": "1", "b": "2", "c": "3"}
    assert changes(noted, dict(noted)) == ""
    assert changes(noted, {"a": "1", "c": "4", "d": "5"}) == "added: d; removed: b; changed: c"
    assert changes(noted, {"a": "1", "c": "3", "b": "2"}) == "moved: c, b"


def test_the_command_notes_a_raised_revision_and_no_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(revision, "file_of", lambda name: tmp_path / f"{name}.toml")
    monkeypatch.setattr(note, "file_of", revision.file_of)
    assert note.main() == 0
    assert capsys.readouterr().out.count("noted") == len(names())
    before = revision.read("terra-nova").parts
    one_more(monkeypatch, "terra-nova", "bonus")
    assert note.main() == 1
    assert "added: bonus-one-more" in capsys.readouterr().out
    assert revision.read("terra-nova").parts == before
    monkeypatch.setattr(game("terra-nova"), "engine", game("terra-nova").engine + 1)
    assert note.main() == 0
    assert capsys.readouterr().out == f"terra-nova: revision {game('terra-nova').engine} noted.\n"
    assert changes(before, revision.read("terra-nova").parts) == "added: bonus-one-more"
