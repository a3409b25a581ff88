"""Every chapter of every guided game is played from start to end, and said in both languages."""

import re
from pathlib import Path

import pytest

from spielwerk import games
from spielwerk.build.checkout import ROOT
from spielwerk.core.lessons.chapter import Chapter
from spielwerk.core.lessons.check import check
from spielwerk.core.lessons.file import BadLesson, chapters, read
from spielwerk.core.texts import LANGUAGES, Texts

CHAPTERS = [chapter for name in games.names() for chapter in chapters(name)]
EVERY = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game}-{chapter.name}")
LONGEST = 260
"""Characters that can be read at a glance."""


def parts() -> set[str]:
    """The names that the browser's table gives to its parts."""
    source = "".join(file.read_text("utf-8") for file in sorted((ROOT / "web" / "src").rglob("*.svelte")))
    values = re.findall(r'data-part=(\{[^}]*\}|"[^"]*")', source)
    return {name for value in values for name in re.findall(r'"([\w-]+)"', value)}


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_taught(name: str) -> None:
    found = chapters(name)
    assert len(found) >= 5
    assert 8 <= sum(chapter.minutes for chapter in found) <= 20
    assert len({chapter.name for chapter in found}) == len(found)


@EVERY
def test_a_chapter_can_be_played_as_it_is_written(chapter: Chapter) -> None:
    assert check(games.game(chapter.game), chapter, sorted(parts())) == []


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_says_one_short_thing_at_a_time(chapter: Chapter, language: str) -> None:
    texts = Texts(chapter.game, language)
    for name in sorted(chapter.texts()):
        said = texts.format(name)
        assert 0 < len(said) <= LONGEST, f"{name} has {len(said)} characters"
    assert texts.errors == []


@EVERY
def test_a_chapter_ends_where_the_game_can_be_played_on(chapter: Chapter) -> None:
    """With the pupil to move; only the final scoring ends the game."""
    state = chapter.start(games.game(chapter.game))
    for turn in chapter.script:
        wanted = turn.step.accepts if turn.step else turn.notation.__eq__
        state.play(next(move for move in state.moves() if wanted(state.notation(move))))
    assert state.seat == (-1 if chapter.name == "final" else 0)


GOOD = """\
minutes: 1
given: {seats: {A: {coins: 9, tools: 9, buildings: {D5: workshop}}}}
steps:
  - say: transform
    point: [hex-D6]
    expect: transform D6 desert
  - say: build
    expect: build D6
"""


def defects(tmp_path: Path, old: str, new: str) -> str:
    assert old in GOOD
    file = tmp_path / "01-trial.yaml"
    file.write_text(GOOD.replace(old, new), "utf-8")
    game = games.game("age-of-innovation")
    return " ".join(check(game, read(game.name, file), []))


def test_the_check_finds_what_is_wrong(tmp_path: Path) -> None:
    assert defects(tmp_path, "minutes: 1", "minutes: 2") == ""
    assert "'transform D9 desert' is not possible" in defects(tmp_path, "transform D6 desert", "transform D9 desert")
    assert "points at 'hex-Z9'" in defects(tmp_path, "hex-D6", "hex-Z9")
    assert "points at 'part-moon'" in defects(tmp_path, "hex-D6", "part-moon")
    assert "There is no word of a seat 'coin'" in defects(tmp_path, "coins: 9", "coin: 9")
    assert "A is asked, not B" in defects(tmp_path, "  - say: build\n    expect: build D6\n", "  - B: build D6\n")
    objecting = "expect: build D6\n    wrong: {pass: later}\n"
    assert "objects to 'pass', which nobody could answer" in defects(tmp_path, "expect: build D6\n", objecting)
    assert "(build D6) is not possible" in defects(tmp_path, "expect: transform D6 desert", "expect: transform")
    with pytest.raises(BadLesson, match="no word of a chapter 'sy'"):
        defects(tmp_path, "  - say: build", "  - sy: build")
