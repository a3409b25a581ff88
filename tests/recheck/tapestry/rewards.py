"""Rewards in words, as in the tables of tech cards and tiles, held against what was told."""

from tests.recheck.tapestry.counting import count
from tests.recheck.tapestry.excluded import DRAWS, without
from tests.recheck.tapestry.numbers import BUILDINGS, RESOURCES
from tests.recheck.tapestry.reading import Position
from tests.recheck.tapestry.saying import true
from tests.recheck.tapestry.story import Step, Turn

SUPPLIES = ("tile", "tapestry")


def is_points(word: str) -> bool:
    return word.isdigit() or word.startswith("*")


def points_between(positions: list[Position], seat: str, word: str) -> tuple[int, int]:
    """The points of a word; the count may have changed from one position to the next."""
    what = word.removeprefix("*")
    counts = [count(at, at.seats[seat], what) for at in positions]
    return min(counts), max(counts)


def check_points(step: Step, seat: str, source: str, points: int, words: list[str]) -> None:
    """Points are those of one of the words."""
    ranges = {word: points_between(step.positions, seat, word) for word in words if is_points(word)}
    fits = any(low <= points <= high for low, high in ranges.values())
    true(f"{seat}: {points} points from {source}, by the rules {ranges}", fits)


def check_gained(told: Step | Turn, seat: str, source: str, words: list[str]) -> None:
    """Everything that is gained at once was told, if there was any left of it."""
    after = told.after
    for word in set(words) - {"-"}:
        got = _got(told, seat, source, word)
        if is_points(word):
            due = points_between(told.positions, seat, word)[0] > 0
        elif word in BUILDINGS:
            due = len(after.seats[seat].covered[word]) > 0
        elif word in SUPPLIES:
            left = after.tiles if word == "tile" else after.cards
            due = len(left) > 0 and not any(without(other, DRAWS) for other in after.seats.values())
        else:
            due = True
        true(f"{seat}: {word} from {source} told {got} times", not due or got >= words.count(word))


def _got(told: Step | Turn, seat: str, source: str, word: str) -> int:
    if word in RESOURCES:
        return len(told.of("gained", seat, source=source, resource=word))
    if word in BUILDINGS:
        return len(told.of("built", seat, source=source, building=word))
    if word == "tapestry":
        return len(told.of("drew", seat, source=source))
    if word == "tile":
        return len(told.of("drew-tile", seat, source=source))
    return len(told.of("gained", seat, source=source, resource="vp"))
