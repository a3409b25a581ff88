"""Achievements (p.15): who has which, and the points of the first, the second and the third."""

from typing import Any

from tests.recheck.tapestry.excluded import TRACK_ACHIEVERS, without
from tests.recheck.tapestry.numbers import ACHIEVEMENTS, LAST_SPACE
from tests.recheck.tapestry.reading import Position
from tests.recheck.tapestry.saying import hold, true
from tests.recheck.tapestry.story import Step, Turn
from tests.recheck.tapestry.territories import controlled

FEW = 3
TWO = 2


def middle(position: Position) -> str:
    (found,) = [name for name, cell in position.hexes.items() if (cell.q, cell.r) == (0, 0)]
    return found


def check_points(step: Step) -> None:
    """The highest free points, told when a seat has it for the first time; nobody loses one or scores it twice."""
    places = {which: sum(which in seat.achieved for seat in step.before.seats.values()) for which in ACHIEVEMENTS}
    table = {which: rows[len(step.after.seats) > FEW] for which, rows in ACHIEVEMENTS.items()}
    new: set[tuple[str, str]] = set()
    for _, facts in step.of("achieved"):
        which = facts["component"].removeprefix("achievement-")
        expected = table[which][places[which]] if places[which] < len(table[which]) else 0
        hold(f"{facts['seat']}: points for {which}", expected, facts["n"])
        true(f"{facts['seat']}: {which} twice", (facts["seat"], which) not in new)
        new.add((facts["seat"], which))
        places[which] += 1
        gained = step.of("gained", facts["seat"], source=facts["component"], resource="vp")
        hold(f"{facts['seat']}: points gained for {which}", expected, sum(said["n"] for _, said in gained))
    for name, seat in step.after.seats.items():
        expected_now = step.before.seats[name].achieved | {which for who, which in new if who == name}
        hold(f"{name}: achievements", expected_now, seat.achieved)


def check_met(step: Step, overthrown: set[str]) -> None:
    """A marker on a last space, two toppled outposts: exactly then, and at once."""
    for name, seat in step.after.seats.items():
        if seat.done:
            continue
        before = step.before.seats[name]
        complete = seat.singularity or any(space == LAST_SPACE for _, space in seat.markers)
        passed = complete or bool(step.of("moved", name, n=LAST_SPACE))
        true(f"{name}: a track complete without its achievement", not complete or "complete-track" in seat.achieved)
        if "complete-track" in seat.achieved - before.achieved and not without(seat, TRACK_ACHIEVERS):
            true(f"{name}: the achievement without a track complete", passed)
        hold(f"{name}: outposts toppled", toppled(step, name, overthrown), seat.toppled)
        true(f"{name}: two toppled outposts", seat.toppled < TWO or "topple-two" in seat.achieved)
        if "topple-two" in seat.achieved - before.achieved:
            true(f"{name}: the achievement without two toppled", seat.toppled >= TWO)


def toppled(step: Step, name: str, overthrown: set[str]) -> int:
    """One more for each conquest or trap that was told (p.15). Revolution counts for nobody: the outpost that stands up
    under a rival's no longer counts as toppled for that rival (p.30), unless Revolution had felled it."""
    total = step.before.seats[name].toppled
    for _, facts in step.of("toppled"):
        if raised(step, facts):
            lost = facts["builder"] == name and facts["hex"] not in overthrown
            total = max(0, total - 1) if lost else total
        elif facts["seat"] == name:
            total += 1
    return total


def raised(step: Step, facts: dict[str, Any]) -> bool:
    """Whether the outpost fell because another stood up beside it."""
    return ("fallen outpost", facts["seat"]) in step.before.hexes[facts["hex"]].pieces


def remember(step: Step, overthrown: set[str]) -> None:
    """Hexes whose last outpost fell to Revolution."""
    for _, facts in step.of("toppled"):
        (overthrown.add if raised(step, facts) else overthrown.discard)(facts["hex"])


def check_turn(turn: Turn) -> None:
    """The middle island counts if it was conquered and is held after the dice (p.15)."""
    island = middle(turn.after)
    for name, seat in turn.after.seats.items():
        conquered = bool(turn.of("conquered", name, hex=island))
        if conquered and island in controlled(turn.after, name):
            true(f"{name}: the middle island without its achievement", "middle-island" in seat.achieved)
        if "middle-island" in seat.achieved - turn.before.seats[name].achieved:
            held = not turn.of("toppled", builder=name, hex=island)
            true(f"{name}: the achievement without a conquest", conquered and held)
