"""Masterpieces (p.10, p.11, p.27): each is there once, and all of a player's act when an income turn begins."""

from collections import Counter

from tests.recheck.tapestry.numbers import MASTERPIECES, OPEN_MASTERPIECES
from tests.recheck.tapestry.reading import Position
from tests.recheck.tapestry.saying import hold, true
from tests.recheck.tapestry.story import Turn


def check_once(position: Position, question: str) -> None:
    """Every masterpiece lies in one place; two that are chosen from lie in none."""
    found = Counter(position.masterpieces + position.gallery + position.gallery_discards)
    for seat in position.seats.values():
        found.update(seat.masterpieces)
    if found:
        true(f"a masterpiece twice: {found.most_common(1)}", max(found.values()) == 1)
        if question != "keep-masterpiece":
            hold("masterpieces", set(MASTERPIECES), set(found))
        if position.masterpieces:
            hold("open masterpieces", OPEN_MASTERPIECES, len(position.gallery))


def check_turn(turn: Turn) -> None:
    """Each that was there when the income turn began acts once, before anything else scores; no other time."""
    before = turn.before.seats[turn.seat]
    names = [name for name in before.masterpieces if name not in turn.before.masterpieces_used]
    acted = Counter(_exhibited(turn))
    if turn.of("era-began", turn.seat):
        true(f"{turn.seat}: masterpieces {names}, acted {dict(acted)}", all(acted[name] == 1 for name in names))
    else:
        hold(f"{turn.seat}: masterpieces in an advance turn", Counter[str](), acted)


def _exhibited(turn: Turn) -> list[str]:
    found = []
    for step in turn.steps:
        answers = [step.answer, *[str(facts["notation"]) for _, facts in step.of("automatic", turn.seat)]]
        found += [answer.removeprefix("exhibit ") for answer in answers if answer.startswith("exhibit ")]
    return found
