"""Tracks (p.6, p.18 to p.22): what an advance costs, who may make it, how markers move, and tier landmarks."""

from spielwerk.core.state import State
from tests.recheck.tapestry.excluded import GIVEN_LANDMARKS, JUMPS, LATE_TURNS, without
from tests.recheck.tapestry.numbers import (
    ARTS,
    ARTS_COSTS,
    COSTS,
    DIFFERENT,
    INCOME_TURNS,
    LAST_SPACE,
    OWN_RESOURCE,
    TIER_LANDMARKS,
    TRACKS,
    tier,
)
from tests.recheck.tapestry.reading import Position, Question, Seat, ask, take_told
from tests.recheck.tapestry.saying import hold, true
from tests.recheck.tapestry.story import Step

FUTURE = 4
"""Spaces by which the Futurists are ahead of their time, without landmarks."""

Markers = tuple[tuple[str, int], ...]


def markers_by_word(seat: Seat) -> dict[str, int]:
    """Each marker that can be named, with its space; the hindmost of two is the rear one."""
    found: dict[str, int] = {}
    for track in TRACKS:
        spaces = sorted({space for where, space in seat.markers if where == track}, reverse=True)
        found.update(zip((track, f"{track}-rear"), spaces, strict=False))
    return found


def closed(position: Position, seat: Seat) -> set[str]:
    """Tracks that a card closes to the player: Broker of Peace and Theocracy one's own, Dictatorship all others'."""
    found = {other.closes for other in position.seats.values() if other.name != seat.name}
    if "broker-of-peace" in seat.active:
        found.add("military")
    if "theocracy" in seat.active:
        found.add("science")
    return found


def affordable(seat: Seat, track: str, space: int) -> bool:
    if track == ARTS:
        kinds = [amount for amount in seat.resources.values() if amount]
        return (len(kinds) if tier(space) in DIFFERENT else sum(kinds)) >= ARTS_COSTS[tier(space)]
    own, other = COSTS[tier(space)]
    return seat.resources[OWN_RESOURCE[track]] >= own and sum(seat.resources.values()) >= own + other


def advances(position: Position, seat: Seat) -> set[str]:
    return {
        word
        for word, space in markers_by_word(seat).items()
        if space < LAST_SPACE
        and word.removesuffix("-rear") not in closed(position, seat)
        and affordable(seat, word.removesuffix("-rear"), space + 1)
    }


def check_offers(position: Position, question: Question) -> None:
    seat = position.seats[question.seat]
    if question.name == "turn" and not without(seat, LATE_TURNS):
        hold(f"{seat.name}: advances", advances(position, seat), question.having("advance"))
        hold(f"{seat.name}: an income turn", seat.era < INCOME_TURNS, "income" in question.answers)
    if question.name == "step":
        words = {word for word in markers_by_word(seat) if word.removesuffix("-rear") not in closed(position, seat)}
        true(f"{seat.name}: free advances {question.having('step')}", question.having("step") <= words)
    if question.name == "pay":
        has = {resource for resource, amount in seat.resources.items() if amount}
        if any((ARTS, space) in seat.markers for space in (3, 4, 5)):  # they may have to differ
            true(f"{seat.name}: resources to pay with", question.having("pay") <= has)
        else:
            hold(f"{seat.name}: resources to pay with", has, question.having("pay"))


def check_payments(state: State, position: Position, question: Question) -> None:
    """Each advance that is offered, played on a copy: what is paid until the marker moves is what the tier costs."""
    if question.name != "turn":
        return
    seat = position.seats[question.seat]
    for move in state.moves():
        verb, _, word = state.notation(move).partition(" ")
        if verb == "advance":
            track = word.removesuffix("-rear")
            step = tier(markers_by_word(seat)[word] + 1)
            own, other = COSTS[step] if track != ARTS else (0, ARTS_COSTS[step])
            paid = _paid(state, move)
            hold(f"{seat.name}: price of {word}", own + other, sum(paid.values()))
            if track != ARTS:
                true(f"{seat.name}: {track} is paid with its own resource", paid.get(OWN_RESOURCE[track], 0) >= own)
            elif step in DIFFERENT:
                hold(f"{seat.name}: kinds of resources for {track}", other, len(paid))


def _paid(state: State, move: int) -> dict[str, int]:
    copy = state.copy()
    copy.events = []
    copy.play(move)
    while copy.moves() and ask(copy).name == "pay":
        copy.play(copy.moves()[0])
    paid: dict[str, int] = {}
    for name, facts in take_told(copy):
        if name == "moved":
            break
        if name == "paid":
            paid[facts["resource"]] = paid.get(facts["resource"], 0) + facts["n"]
    return paid


def check_moves(step: Step) -> None:
    """Markers move by the spaces that were told, one at a time; AI Singularity sends one back to a start (p.19)."""
    for name, seat in step.before.seats.items():
        if without(seat, JUMPS):
            continue
        possible: set[Markers] = {tuple(sorted(seat.markers))}
        for _, facts in step.of("moved", name):
            far = FUTURE if facts["source"] == "civilization-futurists" else 1
            possible = {moved for markers in possible for moved in _moved(markers, facts["track"], facts["n"], far)}
        found = tuple(sorted(step.after.seats[name].markers))
        true(f"{name}: markers at {found}, by what was told at one of {possible}", found in possible)


def _moved(markers: Markers, track: str, space: int, far: int) -> list[Markers]:
    from_places = [(track, space - far), (track, space + far)]
    if space == 0:
        from_places.append(("technology", LAST_SPACE))
    if far > 1 and space == LAST_SPACE:
        from_places += [(track, LAST_SPACE - less) for less in range(far)]
    found = []
    for place in from_places:
        if place in markers:
            left = list(markers)
            left.remove(place)
            found.append(tuple(sorted([*left, (track, space)])))
    return found


def check_landmarks(step: Step) -> None:
    """The first to advance into a tier takes its landmark (p.6); nobody gets one without."""
    for track, spaces in TIER_LANDMARKS.items():
        for space, landmark in spaces.items():
            arrived = [
                facts["seat"] for _, facts in step.of("moved", track=track, n=space) if _came_from_below(step, facts)
            ]
            before, after = step.before.owners[landmark], step.after.owners[landmark]
            playing = [seat for seat in arrived if not step.before.seats[seat].done]
            if not before and playing:
                hold(f"the first in tier {tier(space)} of {track}", playing[0], after)
            if after != before and not playing:
                given = step.question.name in GIVEN_LANDMARKS or _went_along(step, landmark)
                true(f"{landmark} without an advance", given)


def _went_along(step: Step, landmark: str) -> bool:
    """The Inventors took the tech card that it stands on (ruling 42)."""
    taker = step.after.owners[landmark]
    return taker != "" and any(
        on == landmark and card in _techs(step.after.seats[taker]) and card not in _techs(step.before.seats[taker])
        for card, on in step.before.carried.items()
    )


def _techs(seat: Seat) -> list[str]:
    return seat.bottom + seat.middle + seat.top


def _came_from_below(step: Step, facts: dict[str, object]) -> bool:
    """Not by a step back: the marker stood below, or was told to move there before, and stays or goes on (Socialism
    leads over several spaces, forward or back)."""
    seat, track, space = step.before.seats[str(facts["seat"])], facts["track"], facts["n"]
    assert isinstance(space, int)
    spaces = [said["n"] for _, said in step.of("moved", seat.name, track=track)]
    earlier, later = spaces[: spaces.index(space)], spaces[spaces.index(space) + 1 :]
    below = (track, space - 1) in seat.markers or space - 1 in earlier
    return below and (space + 1 in later or (track, space) in step.after.seats[seat.name].markers)
