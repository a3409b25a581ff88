"""What cannot be done is said before anything is played, in a sentence, and leaves nothing behind."""

from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.cli.app import main

environment.ensure("lab")


def said(capsys: pytest.CaptureFixture[str], *call: str) -> str:
    """What a call that cannot be done says."""
    assert main(list(call)) == 2
    return capsys.readouterr().err


def test_records_of_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records, out = tmp_path / "records", tmp_path / "out"
    records.mkdir()
    (records / "picture.png").write_bytes(b"\x89PNG")
    call = ["--from-records", str(records), "--out", str(out)]
    assert "There is no game 'ludo'" in said(capsys, "simulate", "ludo", *call)
    told = said(capsys, "simulate", "terra-nova", *call)
    assert "Files left out that are no records: 1." in told
    assert "picture.png" not in told
    (records / "broken.record").write_bytes(b"spielwerk record 2\n\xff")
    assert "broken.record is left out: It is not text." in said(capsys, "simulate", "terra-nova", *call)
    assert "holds no finished game of terra-nova" in told
    assert not out.exists()


def test_options_that_would_do_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "terra-nova", "--from-records", str(tmp_path), "--out", str(tmp_path / "out")]
    for option in (["--json"], ["--bots", "greedy"], ["--players", "4"], ["--force", "A=druids"], ["--check"]):
        assert f"it takes --out, not {option[0]}." in said(capsys, *call, *option)
    assert "not --games, --seed." in said(capsys, *call, "--seed", "0", "--games", "100")
    assert "--check-every belongs to --check" in said(capsys, "simulate", "terra-nova", "--check-every", "2")
    for typed, named in (("--charts", "--charts"), ("--output", "--output"), ("-o", "--output")):
        asked = [typed, str(tmp_path / "page"), "--sql", "select 1"]
        assert f"{named} belongs to the page" in said(capsys, "report", str(tmp_path), *asked)


def test_files_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run, taken = tmp_path / "run", tmp_path / "taken"
    taken.write_text("a file, no folder", "utf-8")
    simulate = ["simulate", "terra-nova", "--players", "2", "--games", "2", "--workers", "1", "--deal"]
    assert main([*simulate, "--out", str(run)]) == 0
    capsys.readouterr()
    arena = [
        "arena",
        "terra-nova",
        "--bots",
        "random,uniform",
        "--games",
        "2",
        "--plot",
        str(tmp_path / "no" / "a.svg"),
    ]
    assert "There is no folder" in said(capsys, *arena)
    assert f"{taken}: File exists." in said(capsys, *simulate, "--out", str(taken))
    page = str(tmp_path / "page.html")
    assert f"{taken} could not be written" in said(capsys, "report", str(run), "-o", page, "--charts", str(taken))
    assert "--csv belongs to --sql" in said(capsys, "report", str(run), "--csv")
    assert "too few games" in said(capsys, "worth", str(run))


def test_files_that_are_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes, out = tmp_path / "notes.txt", str(tmp_path / "out.json")
    notes.write_text("no games", "utf-8")
    assert "holds no games of `learn play`" in said(capsys, "learn", "fit", str(notes), "-o", out)
    assert "holds no net of `learn fit`" in said(capsys, "learn", "gate", str(notes), "-o", out)
    notes.write_text('{"game": "terra-nova"}', "utf-8")
    assert "holds no net of `learn fit`" in said(capsys, "learn", "gate", str(notes), "-o", out)
    assert f"{tmp_path / 'none'}: No such file" in said(capsys, "learn", "gate", str(tmp_path / "none"), "-o", out)
