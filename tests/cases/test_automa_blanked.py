"""Change what a card, level, faction or tile of the Automa says, one thing after the other: a case must turn red."""

from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.build.checkout import ROOT
from spielwerk.core.cases.file import read
from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules.automa import components
from tests.cases.red import some_turns_red, turns_red

FILES = ("automa", "automa_cards", "automa_levels", "automa_tiles", "automa_factions")

CASES = [case for file in FILES for case in read(ROOT / "cases" / "age_of_innovation" / f"{file}.yaml")]
WORK = game("age-of-innovation").casework()


def other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return value[:-1] if len(value) > 1 else []


def name_of(part: Any) -> str:
    """Of a parameter: rows have none, since every process would call them differently."""
    return str(part) if isinstance(part, str | int) else ""


def details() -> Iterator[tuple[str, Any, str]]:
    """Everything that one component says: the component, its row, the name of the detail."""
    for card in components.CARDS:
        said = ("actions", "may_pass", "marked", "together", "upwards", "by_tile", "count")
        yield from ((f"automa-card-{card.name}", card, name) for name in said)
        if "points" in card.actions:
            yield f"automa-card-{card.name}", card, "by_level"
        if card.points:
            yield f"automa-card-{card.name}", card, "points"
    for faction in components.BOT_FACTIONS:
        own = ("steps", "first_to_pass_again", "points_per_building", "step_for_power")
        always = ("build_by", "anywhere", "scores")
        told = [*always, *[name for name in own if getattr(faction, name)]]
        yield from ((f"automa-faction-{faction.name}", faction, name) for name in told)
        if faction.scores:
            yield f"automa-faction-{faction.name}", faction, "points"
    for level in components.LEVELS:
        yield f"automa-level-{level.name}", level, "random"


@pytest.mark.long
@pytest.mark.parametrize(("name", "row", "detail"), list(details()), ids=name_of)
def test_every_detail_is_held_by_a_case(name: str, row: Any, detail: str) -> None:
    kept = getattr(row, detail)
    setattr(row, detail, other(kept))
    try:
        assert some_turns_red(CASES, WORK, name), f"No case notices another '{detail}' of {name}."
    finally:
        setattr(row, detail, kept)
    assert not any(turns_red(case, WORK) for case in CASES if name in case.covers)


def numbers() -> Iterator[tuple[str, list[int], int]]:
    """Lists of numbers, place by place."""
    for level in components.LEVELS:
        yield from ((f"automa-level-{level.name}", level.ship, place) for place in range(6))
        yield from ((f"automa-level-{level.name}", level.points, place) for place in range(6))
    for faction in components.BOT_FACTIONS:
        yield from ((f"automa-faction-{faction.name}", faction.start, place) for place in range(4))
    for tile, points in components.PASS_POINTS.items():
        yield from ((f"round-tile-{tile}", points, place) for place in range(2))


@pytest.mark.long
@pytest.mark.parametrize(("name", "row", "place"), list(numbers()), ids=name_of)
def test_every_number_is_held_by_a_case(name: str, row: list[int], place: int) -> None:
    row[place] += 1
    try:
        assert some_turns_red(CASES, WORK, name), f"No case notices another number {place + 1} of {name}."
    finally:
        row[place] -= 1


@pytest.mark.long
@pytest.mark.parametrize("tile", components.FINAL_POINTS)
def test_the_final_tiles_are_held_by_cases(tile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(components.FINAL_POINTS, tile, components.FINAL_POINTS[tile] + 1)
    assert some_turns_red(CASES, WORK, f"final-tile-{tile}")
    monkeypatch.undo()
    monkeypatch.setitem(components.FINAL_DISCIPLINES, tile, (components.FINAL_DISCIPLINES[tile] + 1) % 4)
    assert some_turns_red(CASES, WORK, f"final-tile-{tile}")
