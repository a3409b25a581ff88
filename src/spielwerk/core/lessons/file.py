"""Reading chapters: YAML, one chapter per file, every word checked.

minutes: 2
given: {…}                         # as in a rule case
steps:
  - say: hello                     # the text lesson-<chapter>-hello
    point: [hex-C5, part-map]
  - say: build
    expect: build C5               # one answer or a list; the beginning of one stands for all that go on from it
    wrong: {pass: too-early}       # the text lesson-<chapter>-too-early
  - B: pass spade                  # what a scripted seat answers
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import yaml

import spielwerk
from spielwerk.core.cases.work import unknown
from spielwerk.core.lessons.chapter import PUPIL, Chapter, Step, Turn
from spielwerk.core.naming import letter

CHAPTER_WORDS: Final = ("minutes", "given", "steps")
STEP_WORDS: Final = ("say", "point", "expect", "wrong")
MOST_SEATS: Final = 8


class BadLesson(Exception):
    """A file without a valid chapter; the message is a whole sentence with its file."""


@lru_cache
def chapters(game: str) -> list[Chapter]:
    """The chapters of a game in the order of their files; raises BadLesson."""
    folder = Path(spielwerk.__file__).parent / "games" / game.replace("-", "_") / "lessons"
    return [read(game, file) for file in sorted(folder.glob("*.yaml"))]


def chapter(game: str, name: str) -> Chapter | None:
    return next((found for found in chapters(game) if found.name == name), None)


def read(game: str, path: Path) -> Chapter:
    """`03-cities.yaml` is the chapter `cities`."""
    try:
        row = yaml.safe_load(path.read_text("utf-8"))
    except yaml.YAMLError as problem:
        raise BadLesson(f"{path} is not YAML: {' '.join(str(problem).split())}.") from problem
    _known(row, CHAPTER_WORDS, path)
    name = path.stem.partition("-")[2]
    steps: list[Step] = []
    script: list[Turn] = []
    for item in row["steps"]:
        seat = _seat(item)
        if seat >= 0:
            script.append(Turn(seat, str(item[letter(seat)]), None))
            continue
        _known(item, STEP_WORDS, path)
        step = _step(item, name, len(script))
        steps.append(step)
        if step.expect:
            script.append(Turn(PUPIL, "", step))
    return Chapter(game, name, int(row["minutes"]), row["given"], steps, script)


def _known(row: Any, words: tuple[str, ...], path: Path) -> None:
    if not isinstance(row, Mapping):
        raise BadLesson(f"{path}: this is not a table of words: '{row}'.")
    for word in row:
        if word not in words:
            raise BadLesson(f"{path}: {unknown('word of a chapter', word, words)}")
    if not row.get(words[0]):
        raise BadLesson(f"{path}: '{words[0]}' is missing in '{row}'.")


def _seat(item: Any) -> int:
    """The seat whose scripted answer the line is; -1 for none."""
    word = str(next(iter(item))) if isinstance(item, Mapping) and len(item) == 1 else ""
    return next((seat for seat in range(PUPIL + 1, MOST_SEATS) if letter(seat) == word), -1)


def _step(item: Mapping[str, Any], chapter_: str, at: int) -> Step:
    text = f"lesson-{chapter_}-"
    wrong = {str(answer): text + str(say) for answer, say in item.get("wrong", {}).items()}
    return Step(at, text + str(item["say"]), _list(item.get("point")), _list(item.get("expect")), wrong)


def _list(value: Any) -> list[str]:
    if value is None:
        return []
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]
