"""Income turns (p.11 to p.13): points and resources of the uncovered slots, and the bonus for entering an era first."""

from tests.recheck.tapestry.counting import count
from tests.recheck.tapestry.excluded import COVERING_SLOTS, DRAWS, without
from tests.recheck.tapestry.numbers import BUILDINGS, INCOME, INCOME_TURNS, INSPIRED, RESOURCES, STORE
from tests.recheck.tapestry.reading import Position, Seat
from tests.recheck.tapestry.saying import hold, true
from tests.recheck.tapestry.story import Step, Turn

SOURCE = "income-income"


def symbols(seat: Seat) -> list[str]:
    """Everything visible on the four income tracks."""
    return [
        symbol
        for kind in BUILDINGS
        for number, slot in enumerate((INSPIRED if kind in seat.inspired else INCOME)[kind], 1)
        if number not in seat.covered[kind]
        for symbol in slot
    ]


def points(position: Position, seat: Seat) -> int:
    """Step 4: every symbol counts, also several of a kind."""
    found = [symbol.split() for symbol in symbols(seat)]
    return sum(count(position, seat, words[1]) for words in found if len(words) == 2)


def resources(position: Position, seat: Seat) -> dict[str, int]:
    """Step 5. Whoever starts with the Infiltrators gains no culture in the first turn (p.32)."""
    amounts = {resource: symbols(seat).count(resource) for resource in RESOURCES}
    if "infiltrators" in seat.civilizations and seat.era == 1 and position.adjusted:
        amounts["culture"] = 0
    return amounts


def check_slots(seat: Seat) -> None:
    """The leftmost building leaves first (p.13), so what is covered is a rest at the right end."""
    if not without(seat, COVERING_SLOTS):
        for kind, covered in seat.covered.items():
            hold(f"{seat.name}: covered slots of {kind}", list(range(7 - len(covered), 7)), covered)
            true(f"{seat.name}: the first slot of {kind} is open", 1 not in covered)


def check_turn(turn: Turn) -> None:
    """Era by era: no points in the first income turn, no resources in the last (p.11, p.15)."""
    seat = turn.after.seats[turn.seat]
    begun = turn.of("era-began", seat.name)
    if not begun:
        true(f"{seat.name}: income without an income turn", not turn.of("gained", source=SOURCE))
        return
    era = turn.before.seats[seat.name].era + 1
    hold(f"{seat.name}: era", [era], [facts["n"] for _, facts in begun])
    _check_points(turn, era)
    _check_resources(turn, era)
    _check_first(turn, era)
    if 1 < era < INCOME_TURNS:
        played = turn.of("played", seat.name, n=era) + turn.of("played-face-down", seat.name, n=era)
        true(f"{seat.name}: no tapestry card in income turn {era}", len(played) > 0)


def _check_points(turn: Turn, era: int) -> None:
    scored = [
        (step, facts["n"])
        for step, (name, facts) in turn.told()
        if name == "gained" and facts["source"] == SOURCE and facts["resource"] == "vp"
    ]
    when = [step for step, _ in scored] or [step for step in turn.steps if _resources_told(step)] or turn.steps[-1:]
    position = when[0].after
    expected = points(position, position.seats[turn.seat]) if era > 1 else 0
    hold(f"{turn.seat}: points in income turn {era}", expected, sum(n for _, n in scored))


def _check_resources(turn: Turn, era: int) -> None:
    steps = [step for step in turn.steps if _resources_told(step)]
    if era == INCOME_TURNS:
        hold(f"{turn.seat}: resources in the last income turn", [], steps)
        return
    hold(f"{turn.seat}: times income is taken", 1, len(steps))
    step = steps[0]
    position, seat = step.after, step.after.seats[turn.seat]
    had = dict(step.before.seats[turn.seat].resources)
    for name, facts in step.told:
        if name in ("gained", "paid") and facts["seat"] == turn.seat and facts["resource"] in RESOURCES:
            resource, change = facts["resource"], facts["n"] if name == "gained" else -facts["n"]
            if facts["source"] == SOURCE:
                expected = min(resources(position, seat)[resource], STORE - had[resource])
                hold(f"{turn.seat}: {resource} in income turn {era}", expected, change)
            had[resource] += change
    _check_draws(turn, step)


def _resources_told(step: Step) -> bool:
    return any(facts["resource"] in RESOURCES for _, facts in step.of("gained", source=SOURCE))


def _check_draws(turn: Turn, step: Step) -> None:
    """A tile and a card, while there are some; the variant with two first cards keeps one of them (p.15)."""
    seat = step.after.seats[turn.seat]
    if without(seat, DRAWS) or without(seat, COVERING_SLOTS):
        return
    if step.after.tiles:
        hold(f"{seat.name}: tiles as income", 1, len(turn.of("drew-tile", seat.name, source=SOURCE)))
    if step.after.cards and not (seat.era == 1 and step.after.two_first_cards):
        hold(f"{seat.name}: tapestry cards as income", 1, len(turn.of("drew", seat.name, source=SOURCE)))


def _check_first(turn: Turn, era: int) -> None:
    """Whoever enters eras 2 to 4 before both neighbours gains one to three resources (p.11)."""
    position = turn.before
    first = all(position.seats[other].era < era for other in position.neighbours(turn.seat))
    expected = era - 1 if first and 1 < era < INCOME_TURNS else 0
    gained = turn.of("gained", turn.seat, source="rule-era-bonus")
    hold(f"{turn.seat}: resources for entering era {era} first", expected, len(gained))
