"""The ledger: every point and every resource was told, and each amount is what its source gives."""

from tests.recheck.tapestry.capital import complete
from tests.recheck.tapestry.counting import count
from tests.recheck.tapestry.land import TILE_REWARDS
from tests.recheck.tapestry.mats import PAID, PAYS_IN_INCOME_TURNS
from tests.recheck.tapestry.numbers import (
    BONUS_PRICES,
    MASTERPIECES,
    RED_DIE,
    RESOURCES,
    SPACE_TILE_ROWS,
    STORE,
    TECH_ROWS,
)
from tests.recheck.tapestry.reading import Seat
from tests.recheck.tapestry.rewards import check_gained, check_points
from tests.recheck.tapestry.saying import hold, true
from tests.recheck.tapestry.spaces import points_of_space
from tests.recheck.tapestry.story import Step, Turn
from tests.recheck.tapestry.territories import matching_sides


def check_sums(step: Step) -> None:
    """What was told adds up to what changed; the tally adds up to the points; the mat holds eight (p.13)."""
    for name, seat in step.after.seats.items():
        before = step.before.seats[name]
        changes = dict.fromkeys((*RESOURCES, "vp"), 0)
        for told, facts in step.told:
            if told in ("gained", "paid") and facts["seat"] == name:
                changes[facts["resource"]] += facts["n"] if told == "gained" else -facts["n"]
        for resource in RESOURCES:
            hold(f"{name}: {resource}", before.resources[resource] + changes[resource], seat.resources[resource])
            true(f"{name}: {resource} in store", 0 <= seat.resources[resource] <= STORE)
        hold(f"{name}: points", before.points + changes["vp"], seat.points)
        hold(f"{name}: sum of the tally", sum(seat.tally.values()), seat.points)


def check_amounts(step: Step) -> None:
    """Points of a step, each by its source."""
    for _, facts in step.of("gained", resource="vp"):
        words = _words(facts["source"])
        if words:
            check_points(step, facts["seat"], facts["source"], facts["n"], words)


def _words(source: str) -> list[str]:
    """The symbols of a source; none where points come from a card or civilization that is not written here."""
    kind, name = next(
        (
            (kind, source.removeprefix(kind))
            for kind in ("space-tile-", "space-", "tech-", "masterpiece-")
            if source.startswith(kind)
        ),
        ("", ""),
    )
    if kind == "space-tile-":
        return SPACE_TILE_ROWS[name].split("+")
    if kind == "masterpiece-":
        return MASTERPIECES[name].split("+")
    if kind == "space-":
        return points_of_space(name)
    return "+".join(TECH_ROWS[name][2:]).split("+") if kind == "tech-" else []


def check_die(turn: Turn, step: Step) -> None:
    """The die chosen after a conquest (p.9, facts: dice): its number, a point for each territory, or its resource."""
    if step.question.name != "die":
        return
    seat, colour = step.question.seat, step.answer.removeprefix("die ")
    rolled = [facts for _, facts in turn.of("rolled", die=colour) if facts["seat"] == seat]
    face = rolled[-1]["face"].removeprefix(f"{colour}-")
    gained = [facts for _, facts in step.of("gained", seat, source="conquer-conquer")]
    if colour == "red":
        points = RED_DIE.get(face) or count(step.after, step.after.seats[seat], "territory")
        hold(f"{seat}: points of the red die", [points], [facts["n"] for facts in gained])
    else:
        kinds = [face] if face in RESOURCES else []
        hold(f"{seat}: resource of the black die", kinds, [facts["resource"] for facts in gained])


def check_explored(step: Step) -> None:
    """A point for each matching side of a new territory, then its reward (p.7); Exploitation asks for another way."""
    for _, facts in step.of("explored"):
        seat, tile = step.before.seats[facts["seat"]], facts["component"]
        if "exploitation" not in seat.active:
            gained = sum(said["n"] for _, said in step.of("gained", seat.name, source="explore-explore"))
            hold(f"{seat.name}: points for exploring {facts['hex']}", matching_sides(step.after, facts["hex"]), gained)
            reward, _, times = TILE_REWARDS[tile.removeprefix("tile-")].partition("*")
            if reward not in ("invent", "upgrade", "research"):
                check_gained(step, seat.name, tile, [reward] * int(times or 1))
    for _, facts in step.of("gained"):
        if facts["source"].startswith("tile-"):
            hold(f"reward of {facts['source']}", TILE_REWARDS[facts["source"][5:]], facts["resource"])


def check_bonus(turn: Turn) -> None:
    """A bonus costs one resource, or the tiles or cards that its space names, before it is gained."""
    for place, step in enumerate(turn.steps):
        stored = step.answer.startswith("place-stored")  # by the Urban Planners; the question comes again
        if step.question.name != "bonus" or step.answer == "skip" or step.question.facts["free"] or stored:
            continue
        seat, name = step.question.seat, str(step.question.facts["component"]).removeprefix("space-")
        if step.answer != "bonus":
            paid = [(facts["resource"], facts["n"]) for _, facts in step.of("paid", seat)]
            hold(f"{seat}: price of the bonus of {name}", [(step.answer.removeprefix("pay "), 1)], paid)
            more = [later.question.name for later in turn.steps[place + 1 : place + 2]]
            true(f"{seat}: the bonus of {name} costs more", "pay" not in more)
            continue
        kind, price = BONUS_PRICES[name]
        price = turn.before.nanotechnology if name == "nanotechnology" else price
        gains = [later for later in turn.steps[place:] if later.of("gained", seat, source=f"space-{name}")]
        true(f"{seat}: the bonus of {name} is not gained", bool(gains))
        until = turn.steps.index(gains[0]) + 1
        spent = [facts["component"] for later in turn.steps[place:until] for _, facts in later.of("discarded", seat)]
        hold(f"{seat}: {kind} paid for the bonus of {name}", price, sum(one.startswith(f"{kind}-") for one in spent))


def _with_income(turn: Turn, name: str) -> Seat:
    """The seat when its income came; what it builds later in the turn pays with the next."""
    step = next(step for step in turn.steps if step.of("gained", name, source="income-income"))
    return step.after.seats[name]


def check_districts(turn: Turn) -> None:
    """A resource for every district completed in this turn (p.13), also one that is lost because the store is full;
    some mats pay otherwise, and one with the income, which the last income turn does not have. A guest in the
    capital of somebody who has finished brings them nothing (p.15)."""
    for name, seat in turn.after.seats.items():
        before = turn.before.seats[name]
        if before.done:
            continue
        paid = PAID.get(seat.capital, {})
        due = sum(paid.get(letter, 1) for letter in complete(seat) - complete(before))
        if seat.capital in PAYS_IN_INCOME_TURNS and before.era < seat.era < 5:
            due += len(complete(_with_income(turn, name)))
        hold(f"{name}: districts paid", due, len(turn.of("gained", name, source="rule-district")))
