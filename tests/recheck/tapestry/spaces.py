"""What the space of an advance turn brings (p.18 to p.22), compared once the turn is over."""

from dataclasses import dataclass

from tests.recheck.tapestry.counting import count
from tests.recheck.tapestry.excluded import SPACE_BENEFITS, without
from tests.recheck.tapestry.numbers import BUILDINGS, RESOURCES, SPACES
from tests.recheck.tapestry.reading import Position
from tests.recheck.tapestry.saying import true
from tests.recheck.tapestry.story import Turn

COUNTED = (*RESOURCES, *BUILDINGS, "tile", "space-tile", "tapestry")


@dataclass
class Space:
    benefit: list[list[str]]
    """Words of each part."""
    all_of_it: bool
    bonus: list[str]


def _parse(row: str) -> tuple[str, Space]:
    name, _, rest = row.strip().partition(": ")
    benefit, _, bonus = rest.partition("; ")
    parts = benefit.replace("/", "+").split(" + ")
    return name, Space([part.split() for part in parts], "/" not in benefit, bonus.split())


TABLE = dict(_parse(row) for rows in SPACES.values() for row in rows.split("\n"))
ORDER = {track: [_parse(row)[0] for row in rows.split("\n")] for track, rows in SPACES.items()}


def points_of_space(name: str) -> list[str]:
    """The symbols for points of a space, its bonus included."""
    space = TABLE[name]
    found = [words for words in (*space.benefit, space.bonus) if words and words[0] in ("per", "points")]
    return [f"*{what}" if kind == "per" else what for kind, what in found]


def check_turn(turn: Turn) -> None:
    """The benefit of the space entered is gained in full, and its bonus at most once, if it is paid for (p.6)."""
    for _, facts in turn.of("moved", turn.seat):
        name = ORDER[facts["track"]][facts["n"] - 1] if facts["n"] else ""
        if name and facts["source"] == f"space-{name}":
            _check_space(turn, name)


def _check_space(turn: Turn, name: str) -> None:
    space = TABLE[name]
    bonuses = [step for step in turn.steps if step.question.name == "bonus" and step.answer != "skip"]
    bonus = any(step.question.facts["component"] == f"space-{name}" for step in bonuses)
    changed = any(without(seat, SPACE_BENEFITS) for seat in turn.after.seats.values())
    for kind in COUNTED:
        amounts = [int(words[1]) for words in space.benefit if words[0] == kind]
        names = (kind, "building") if kind in BUILDINGS else (kind,)
        most = sum(int(words[1]) for words in space.benefit if words[0] in names)
        most += int(space.bonus[1]) if bonus and space.bonus and space.bonus[0] in names else 0
        got = _got(turn, name, kind)
        true(f"{turn.seat}: {got} of {kind} from {name}, at most {most}", got <= most or changed)
        if space.all_of_it and _enough(turn.after, turn.seat, kind):
            true(f"{turn.seat}: {got} of {kind} from {name}, at least {amounts}", got >= sum(amounts) or changed)
    if space.all_of_it and not changed:
        _check_points(turn, name)


def _check_points(turn: Turn, name: str) -> None:
    """Each symbol for points has been scored, unless it may have counted nothing."""
    scored = turn.of("gained", turn.seat, source=f"space-{name}", resource="vp")
    sure = 0
    for words in TABLE[name].benefit:
        if words[0] == "per":
            counts = [count(step.after, step.after.seats[turn.seat], words[1]) for step in turn.steps]
            sure += min([count(turn.before, turn.before.seats[turn.seat], words[1]), *counts]) > 0
    true(f"{turn.seat}: points of {name} scored {len(scored)} times, {sure} at least", len(scored) >= sure)


def _got(turn: Turn, name: str, kind: str) -> int:
    source = f"space-{name}"
    if kind in BUILDINGS:
        return len(turn.of("built", turn.seat, source=source, building=kind))
    if kind in RESOURCES:
        return len(turn.of("gained", turn.seat, source=source, resource=kind))
    if kind == "tapestry":
        return len(turn.of("drew", turn.seat, source=source))
    drawn = [facts["component"] for _, facts in turn.of("drew-tile", turn.seat, source=source)]
    return sum(component.rpartition("-")[0] == kind for component in drawn)


def _enough(after: Position, seat: str, kind: str) -> bool:
    """Whether there certainly was something left to gain: there still is."""
    if kind in BUILDINGS:
        return len(after.seats[seat].covered[kind]) > 0
    supplies = {"tile": after.tiles, "space-tile": after.space_tiles, "tapestry": after.cards}
    return kind in RESOURCES or len(supplies[kind]) > 0
