"""Events and questions as text ids with arguments; the words are in texts/."""

from typing import Final

from spielwerk.core.reasons import Fact
from spielwerk.core.state import AUTOMATIC, LAPSED, Event, Message
from spielwerk.games.age_of_innovation.actions.choices import TAKE_COMPETENCY_TILE
from spielwerk.games.age_of_innovation.actions.close import takeable_power
from spielwerk.games.age_of_innovation.actions.dig import MAY_BUILD, flags_of, free_spades, only_of
from spielwerk.games.age_of_innovation.actions.passing import PASS_TURN, WITHOUT_BONUS
from spielwerk.games.age_of_innovation.actions.setup_choices import TAKE_SET_OF
from spielwerk.games.age_of_innovation.board import GRID, site_name
from spielwerk.games.age_of_innovation.catalog import BY_KIND, COMPONENTS
from spielwerk.games.age_of_innovation.codes import (
    BRIDGED,
    BUILDINGS,
    BUILT,
    DISCIPLINES,
    EVENTS,
    FOUNDED,
    GAINED,
    LOST,
    LOST_SPADES,
    LOST_STEPS,
    PHASE_BEGAN,
    PHASES,
    RESOURCES,
    REVEALED,
    ROUND_BEGAN,
    STEPPED,
    TERRAINS,
    TOOK,
    TRANSFORMED,
)
from spielwerk.games.age_of_innovation.frames import BOOK, DIG, PAY_BOOKS, PLACE, POWER_OFFER, STEP, TURN, USE_KEY
from spielwerk.games.age_of_innovation.state import KINDS, NONE, AgeState

LOSSES: Final = {LOST_STEPS: "steps", LOST_SPADES: "spades"}


def source_name(source: int) -> str:
    row = COMPONENTS[source]
    return f"{row.kind}-{row.name}"


def seat_letter(seat: int) -> str:
    return chr(65 + seat)


def describe_move(s: AgeState, move: int) -> Message:
    """The verb's own slots, and what lies with the component that it would take."""
    space = s.space()
    verb, arg = space.verb_of[move], space.arg_of[move]
    facts = verb.facts(arg)
    if verb is TAKE_SET_OF:
        place = s.offered_boards.index(arg) if arg in s.offered_boards else NONE
        facts["faction"] = BY_KIND["faction"][s.offered_factions[place]].name if place != NONE else "none"
        facts["bonus"] = BY_KIND["bonus"][s.offered_bonuses[place]].name if place != NONE else "none"
    elif verb is TAKE_COMPETENCY_TILE:
        books = s.competency_place[arg] // len(DISCIPLINES)
        facts["discipline"] = DISCIPLINES[s.competency_place[arg] % len(DISCIPLINES)]
        facts.update({"steps": 3 - books, "books": books})
    elif verb is PASS_TURN:
        facts["coins"] = s.bonus_coins[arg] if arg != WITHOUT_BONUS else 0
    return f"move-{verb.name.replace(' ', '-')}", facts


def describe(s: AgeState, event: Event) -> Message:
    kind, seat, what, amount, source = event
    facts: dict[str, Fact] = {"seat": seat_letter(seat)}
    if kind == AUTOMATIC:
        facts["notation"] = s.notation(what)
        facts["move"], slots = s.describe_move(what)
        facts.update(slots)
        return "event-automatic", facts
    if kind == LAPSED:
        facts["question"] = KINDS[what].name
        return "event-lapsed", facts
    if kind == GAINED:
        facts.update({"resource": RESOURCES[what], "n": abs(amount), "source": source_name(source)})
        return ("event-gained" if amount > 0 else "event-paid"), facts
    if kind == BUILT:
        facts.update({"hex": GRID.names[what], "building": BUILDINGS[amount], "source": source_name(source)})
    elif kind == TRANSFORMED:
        facts.update({"hex": GRID.names[what], "terrain": TERRAINS[amount], "source": source_name(source)})
    elif kind == STEPPED:
        facts.update({"discipline": DISCIPLINES[what], "level": amount, "source": source_name(source)})
    elif kind == BRIDGED:
        facts.update({"site": site_name(what), "source": source_name(source)})
    elif kind == FOUNDED:
        facts.update({"buildings": what, "power": amount})
    elif kind == TOOK:
        facts["component"] = source_name(what)
    elif kind == ROUND_BEGAN:
        facts = {"n": what}
    elif kind == PHASE_BEGAN:
        facts = {"phase": PHASES[what]}
    elif kind == REVEALED:
        facts = {"n": what}
    elif kind == LOST:
        facts.update({"resource": LOSSES.get(what) or RESOURCES[what], "n": amount, "source": source_name(source)})
    return f"event-{EVENTS[kind - GAINED]}", facts


def question_facts(s: AgeState) -> dict[str, Fact]:
    """The numbers of the question at hand, under the names its text uses."""
    if not s.stack:
        return {}
    frame = s.stack[-1]
    kind, seat, source, a, b = frame
    facts: dict[str, Fact] = {"seat": seat_letter(seat)}
    if kind == POWER_OFFER:
        power = takeable_power(s.players[seat], a)
        facts.update({"builder": seat_letter(source), "hex": GRID.names[b], "power": power, "vp": power - 1})
        return facts
    facts["source"] = source_name(source)
    if kind == TURN:
        facts["further"] = a
    elif kind in (BOOK, PAY_BOOKS):
        facts["n"] = a
    elif kind == STEP:
        facts.update({"n": a, "each": b})
    elif kind == USE_KEY:
        facts.update({"discipline": DISCIPLINES[a], "n": b})
    elif kind == DIG:
        only = only_of(frame)
        facts.update({"spades": free_spades(frame), "build": flags_of(frame) & MAY_BUILD, "jump": int(only >= 0)})
        facts["hex"] = GRID.names[only] if only >= 0 else ""
    elif kind == PLACE:
        facts["building"] = "-or-".join(BUILDINGS[n] for n in range(len(BUILDINGS)) if a >> n & 1)
    return facts
