"""Events, moves and questions as text ids with arguments; the words are in texts/."""

from typing import Final

from spielwerk.core.reasons import Fact
from spielwerk.core.state import AUTOMATIC, Event, Message
from spielwerk.games.terra_nova.actions.bridge import BUILD_BRIDGE
from spielwerk.games.terra_nova.actions.dig import BUILD, NEXT_DOOR, STARTED, TRANSFORM, flags_of, free_spades
from spielwerk.games.terra_nova.actions.octagons import POWER_ACTIONS, SPECIAL_ACTIONS, power_cost
from spielwerk.games.terra_nova.actions.passing import PASS_TURN
from spielwerk.games.terra_nova.actions.upgrade import KINDS as UPGRADES
from spielwerk.games.terra_nova.actions.upgrade import UPGRADE, cost
from spielwerk.games.terra_nova.board import GRID, site_name
from spielwerk.games.terra_nova.building import spades_needed, terrain_at
from spielwerk.games.terra_nova.catalog import COMPONENTS
from spielwerk.games.terra_nova.codes import (
    BRIDGED,
    BUILDINGS,
    BUILT,
    EVENTS,
    FOUNDED,
    GAINED,
    LOST,
    LOST_SPADES,
    NEUTRAL_DRAWN,
    NEUTRAL_PLACED,
    PHASE_BEGAN,
    PHASES,
    RESOURCES,
    ROUND_BEGAN,
    SAILED,
    TERRAINS,
    TOOK,
    TRANSFORMED,
)
from spielwerk.games.terra_nova.components import SPECIAL_POWER
from spielwerk.games.terra_nova.frames import DIG, PLACE, PLACE_NEUTRAL, TURN
from spielwerk.games.terra_nova.mats import BRIDGE_MONEY, HOUSE_MONEY, SPADE_MONEY
from spielwerk.games.terra_nova.state import NovaState

PLACE_WAYS = ("start", "neutral", "home-anywhere", "edge", "post-in-reach")


def source_name(source: int) -> str:
    row = COMPONENTS[source]
    return f"{row.kind}-{row.name}"


def seat_letter(seat: int) -> str:
    return chr(65 + seat)


def describe_move(s: NovaState, move: int) -> Message:
    """The verb's own slots, and what the move costs now."""
    space = s.space()
    verb, arg = space.verb_of[move], space.arg_of[move]
    name, facts = plain_move(s, s.seat, move)
    if not s.stack:
        return name, facts
    frame = s.stack[-1]
    p = s.players[frame[1]]
    if verb is BUILD:
        facts["money"] = HOUSE_MONEY
    elif verb is TRANSFORM:
        terrain = terrain_at(s, arg)
        spades = 0 if flags_of(frame) & NEXT_DOOR or terrain < 0 else spades_needed(p, terrain)
        facts.update({"spades": spades, "money": max(0, spades - free_spades(frame)) * SPADE_MONEY})
    elif verb is UPGRADE and frame[0] == TURN:
        facts["money"] = cost(s, p, arg // UPGRADES, arg % UPGRADES + 1)
    elif verb is BUILD_BRIDGE and frame[0] == TURN:
        facts["money"] = BRIDGE_MONEY
    elif verb is POWER_ACTIONS:
        facts["power"] = power_cost(p, arg)
    elif verb is SPECIAL_ACTIONS:
        facts["power"] = SPECIAL_POWER.get(arg, 0)
    elif verb is PASS_TURN:
        facts["money"] = s.bonus_money[arg]
    return name, facts


def plain_move(s: NovaState, seat: int, move: int) -> Message:
    """The move without its costs: an event tells of it when they have been paid."""
    space = s.space()
    verb = space.verb_of[move]
    facts = verb.facts(space.arg_of[move])
    if verb in COSTING:
        facts.update({"money": 0, "power": 0})
    if verb is TRANSFORM:
        facts.update({"spades": 0, "terrain": TERRAINS[s.players[seat].home]})
    return f"move-{verb.name}", facts


COSTING: Final = (BUILD, TRANSFORM, UPGRADE, BUILD_BRIDGE, POWER_ACTIONS, SPECIAL_ACTIONS, PASS_TURN)


def describe(s: NovaState, event: Event) -> Message:
    kind, seat, what, amount, source = event
    facts: dict[str, Fact] = {"seat": seat_letter(seat)}
    if kind == AUTOMATIC:
        facts["notation"] = s.notation(what)
        facts["move"], slots = plain_move(s, seat, what)
        facts.update(slots)
        return "event-automatic", facts
    if kind == GAINED:
        facts.update({"resource": RESOURCES[what], "n": abs(amount), "source": source_name(source)})
        return ("event-gained" if amount > 0 else "event-paid"), facts
    if kind == LOST:
        resource = "spades" if what == LOST_SPADES else RESOURCES[what]
        facts.update({"resource": resource, "n": amount, "source": source_name(source)})
    elif kind == BUILT:
        facts.update({"hex": GRID.names[what], "building": BUILDINGS[amount], "source": source_name(source)})
    elif kind == TRANSFORMED:
        facts.update({"hex": GRID.names[what], "terrain": TERRAINS[amount], "source": source_name(source)})
    elif kind == SAILED:
        facts.update({"n": what, "source": source_name(source)})
    elif kind == BRIDGED:
        facts.update({"site": site_name(what), "source": source_name(source)})
    elif kind == FOUNDED:
        facts.update({"buildings": what, "value": amount})
    elif kind == TOOK:
        facts["component"] = source_name(what)
    elif kind == NEUTRAL_PLACED:
        facts.update({"hex": GRID.names[what], "terrain": TERRAINS[amount]})
    elif kind == NEUTRAL_DRAWN:
        facts["terrain"] = TERRAINS[what]
    elif kind == ROUND_BEGAN:
        facts = {"n": what}
    elif kind == PHASE_BEGAN:
        facts = {"phase": PHASES[what]}
    return f"event-{EVENTS[kind - GAINED]}", facts


def question_facts(s: NovaState) -> dict[str, Fact]:
    """The numbers of the question at hand, under the names its text uses."""
    if not s.stack:
        return {}
    frame = s.stack[-1]
    kind, seat, source, a, b = frame
    facts: dict[str, Fact] = {"seat": seat_letter(seat), "source": source_name(source)}
    if kind == DIG:
        facts.update({"spades": free_spades(frame), "started": int(flags_of(frame) & STARTED != 0)})
    elif kind == PLACE:
        facts["way"] = PLACE_WAYS[a]
        facts["terrain"] = TERRAINS[b if a == PLACE_NEUTRAL else s.players[seat].home]
    return facts
