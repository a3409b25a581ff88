"""Databases that are damaged, foreign or not to be read by others; files that only their owner reads."""

import logging
import os
import random
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from spielwerk.cli import app as command_line
from spielwerk.server.app import create_app
from spielwerk.server.data.database import PASSWORD, PASSWORD_FILE, BadDatabase, open_database, url_of, writing
from spielwerk.server.settings import Settings
from tests.server.api import GAME, Api
from tests.server.conftest import settings_in, to_first_schema


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with two games, one of them long enough for a snapshot."""
    settings = settings_in(tmp_path_factory.mktemp("base"))
    rng = random.Random(1)
    with TestClient(create_app(settings)) as client:
        for plies in (60, 5):
            seated = Api(client).make("me", "me", seed=plies)
            table = seated.look()
            while table["ply"] < plies:
                table = seated.play(table, rng)
    return file_of(settings)


@pytest.fixture(autouse=True)
def loggers() -> Iterator[None]:
    """`serve` silences some of them for its process, which here is that of all tests."""
    levels = {name: logging.getLogger(name).level for name in ("alembic", "httpx")}
    yield
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture
def played(base: Path, settings: Settings) -> Settings:
    shutil.copy(base, file_of(settings))
    return settings


def file_of(settings: Settings) -> Path:
    return Path(settings.db.removeprefix("sqlite:///"))


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def run(*arguments: str) -> int:
    return command_line.main(list(arguments))


def change(settings: Settings, statement: str) -> None:
    engine = open_database(settings.db)
    with writing(engine) as connection:
        connection.execute(text(statement))
    engine.dispose()


@pytest.mark.skipif(os.name == "nt", reason="modes of files are not Windows'")
def test_files_with_secrets_are_for_their_owner(settings: Settings, tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        with TestClient(create_app(settings)) as client:
            Api(client).make("me", "me")
            made = sorted(file_of(settings).parent.glob("games.db*"))
            assert len(made) == 3
            assert [mode(file) for file in made] == [0o600] * 3
        assert run("backup", str(tmp_path / "all.backup"), "--db", settings.db) == 0
        assert run("export", str(tmp_path / "records"), "--db", settings.db) == 0
    finally:
        os.umask(old)
    assert mode(tmp_path / "all.backup") == 0o600
    assert [mode(file) for file in (tmp_path / "records").iterdir()] == [0o600]


def test_a_sound_database(played: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    before = file_of(played).read_bytes()
    file_of(played).chmod(0o600)
    assert run("serve", "--check", "--db", played.db) == 0
    said = capsys.readouterr().out
    assert [line[:3] for line in said.splitlines()] == ["ok "] * 6
    assert "2 games have all their answers" in said
    assert "1 snapshots have their digest" in said
    assert "2 of 2 games replay" in said
    assert file_of(played).read_bytes() == before


def test_a_database_that_others_may_read(played: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    file_of(played).chmod(0o644)
    assert run("serve", "--check", "--db", played.db) == 1
    assert "chmod 600" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM answers WHERE ply = 3", "answers"),
        ("UPDATE snapshots SET position = replace(position, '1', '2')", "Snapshots that will be made anew"),
        ("UPDATE answers SET digest = 'x' WHERE ply = 2", "Games that do not replay"),
        ("DELETE FROM settings", "signs keys"),
        ("DROP TABLE drafts", "changed by hand"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
    ],
)
def test_what_is_wrong_with_a_database_is_told(
    played: Settings, statement: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(played, statement)
    assert run("serve", "--check", "--db", played.db) == 1
    assert said in capsys.readouterr().out


def test_an_old_database_is_named_and_left_alone(played: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    to_first_schema(played)
    file_of(played).chmod(0o600)
    before = file_of(played).read_bytes()
    assert run("serve", "--check", "--db", played.db) == 0
    assert "The schema is 0001; the next start brings it to" in capsys.readouterr().out
    assert file_of(played).read_bytes() == before


def test_no_database_to_examine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.db"
    assert run("serve", "--check", "--db", f"sqlite:///{file}") == 2
    assert str(file) in capsys.readouterr().err
    assert not file.exists()


def damage(file: Path) -> None:
    content = bytearray(file.read_bytes())
    for place in range(4096 * 2, len(content) - 4096):
        content[place] = 0xA5
    file.write_bytes(content)


@pytest.mark.parametrize(
    "command",
    [
        ["serve", "--no-client", "--port", "0"],
        ["backup", "all.backup"],
        ["export", "records"],
        ["upgrade-check"],
        ["serve", "--check"],
    ],
)
def test_a_damaged_database_is_a_sentence(
    played: Settings,
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    damage(file_of(played))
    status = run(*command, "--db", played.db)
    said = capsys.readouterr()
    assert status == 2 or (command[-1] == "--check" and status == 1), said
    assert "SELECT" not in said.err
    assert "games.db" in said.err or "damaged" in said.out


def test_a_record_of_an_unknown_game_is_a_sentence(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.txt"
    assert run("new", GAME, "--players", "2", "-o", str(file)) == 0
    text_ = file.read_text("utf-8")
    file.write_text(text_.replace(f"game: {GAME}", "game: chess"), "utf-8")
    assert run("import", str(file), "--db", settings.db) == 2
    assert "chess" in capsys.readouterr().err
    file.write_text(text_.replace("seat A:", "seat A: a\x00b"), "utf-8")
    assert run("import", str(file), "--db", settings.db) == 2
    assert "control characters" in capsys.readouterr().err


def test_the_password_of_a_database_lies_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = "postgresql://spielwerk@here/games"
    monkeypatch.setenv(PASSWORD, "from the environment")
    assert url_of(bare).password == "from the environment"
    assert url_of("postgresql://spielwerk:own@here/games").password == "own"
    file = tmp_path / "password"
    file.write_text("from a file\n", "utf-8")
    monkeypatch.setenv(PASSWORD_FILE, str(file))
    assert url_of(bare).password == "from a file"
    assert "from a file" not in url_of(bare).render_as_string()
    file.unlink()
    with pytest.raises(BadDatabase, match="password"):
        url_of(bare)
