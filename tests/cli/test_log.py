"""What the terminal tells of a game: the same while it is played, in `replay` and in `show`, and in its own words."""

from pathlib import Path

import pytest

from spielwerk.cli import app
from spielwerk.cli.common import language
from spielwerk.core.record import parse
from spielwerk.games import names

OWN_CARDS = "".join(
    f'[[card]]\nname = "dawn-{n}"\ndoes = ["vp 3"]\ncopies = 10\nen.name = "Dawn of Day {n}"\n' for n in range(1, 5)
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_chosen", [])
    monkeypatch.setenv("SPIELWERK_LANG", "en")


def lines(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    capsys.readouterr()
    assert app.main([str(argument) for argument in arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("name", names())
def test_what_a_replay_tells_of_an_answer_does_not_depend_on_what_comes_after(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "a.record"
    lines(capsys, "play-text", name, "--players", 2, "--seats", "random", "--seed", 3, "-o", file)
    plies = len(parse(file.read_text("utf-8")).answers)
    whole = lines(capsys, "replay", file)
    for to in (1, plies // 3, plies // 2, plies - 1):
        part = lines(capsys, "replay", file, "--to", to)
        told = next(n for n, line in enumerate(whole) if line.startswith(f"{to + 1:4} "))
        assert whole[:told] == part[:told]
        assert "\n".join(part[:told]) in "\n".join(lines(capsys, "show", file, "--to", to, "--log", plies))


def test_own_cards_are_told_by_their_own_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards, file = tmp_path / "cards.toml", tmp_path / "a.record"
    cards.write_text(OWN_CARDS, "utf-8")
    played = lines(
        capsys, "play-text", "tapestry", "--players", 2, "--seats", "random", "--set", f"cards={cards}", "-o", file
    )
    for told in (played, lines(capsys, "replay", file), lines(capsys, "show", file, "--log", 1000)):
        text = " ".join(" ".join(told).split())
        assert " plays Dawn of Day " in text
        assert "Own card" not in text
    assert " Play Dawn of Day " in " ".join(played)
