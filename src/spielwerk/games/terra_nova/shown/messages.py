"""Events, moves and questions as text ids with arguments; the words are in texts/."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import KIND, SEAT, Frame
from spielwerk.core.reasons import Fact
from spielwerk.core.state import AMOUNT, AUTOMATIC, EVENT_SOURCE, WHAT, Event, Message
from spielwerk.games.terra.shown.messages import About, EventTexts, Slot, automatic, facts_of_question
from spielwerk.games.terra_nova.rules.actions.bridge import BUILD_BRIDGE
from spielwerk.games.terra_nova.rules.actions.make_habitable import (
    BUILD,
    NEXT_DOOR,
    STARTED,
    TRANSFORM,
    flags_of,
    free_spades,
)
from spielwerk.games.terra_nova.rules.actions.octagons import POWER_ACTIONS, SPECIAL_ACTIONS
from spielwerk.games.terra_nova.rules.actions.passing import PASS_TURN
from spielwerk.games.terra_nova.rules.actions.upgrade import UPGRADE, cost
from spielwerk.games.terra_nova.rules.board import GRID, SITE_NAMES
from spielwerk.games.terra_nova.rules.building import spades_needed
from spielwerk.games.terra_nova.rules.catalog import COMPONENTS
from spielwerk.games.terra_nova.rules.components import TITLES
from spielwerk.games.terra_nova.rules.frames import DIG, PLACE, PLACE_NEUTRAL, TURN
from spielwerk.games.terra_nova.rules.mats import BRIDGE_MONEY, HOUSE_MONEY, SPADE_MONEY
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import (
    BRIDGED,
    BUILDINGS,
    BUILT,
    EVENTS,
    FOUNDED,
    GAINED,
    LOSSES,
    LOST,
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

Facts = dict[str, Fact]

PLACE_WAYS: Final = ("start", "neutral", "home-anywhere", "edge", "post-in-reach")


def describe_move(s: NovaState, move: int) -> Message:
    """The verb's own slots, and what the move costs now."""
    name, facts = plain_move(s, s.seat, move)
    space = s.space()
    costs = COSTS.get(space.verb_of[move].name)
    if costs and s.stack:
        facts.update(costs(s, s.stack[-1], space.arg_of[move]))
    return name, facts


def plain_move(s: NovaState, seat: int, move: int) -> Message:
    """The move without its costs: an event reports them once they have been paid."""
    space = s.space()
    verb = space.verb_of[move]
    name, facts = space.message(move)
    if verb.name in COSTS:
        facts.update({"money": 0, "power": 0})
    if verb is TRANSFORM:
        facts.update({"spades": 0, "terrain": TERRAINS[s.players[seat].home]})
    return name, facts


def _house(s: NovaState, frame: Frame, arg: int) -> Facts:
    return {"money": HOUSE_MONEY}


def _spades(s: NovaState, frame: Frame, arg: int) -> Facts:
    terrain = s.terrain_at(arg)
    bought = not flags_of(frame) & NEXT_DOOR and terrain >= 0
    spades = spades_needed(s.players[frame[SEAT]], terrain) if bought else 0
    return {"spades": spades, "money": max(0, spades - free_spades(frame)) * SPADE_MONEY}


def _upgrade(s: NovaState, frame: Frame, arg: int) -> Facts:
    cell, kind = UPGRADE.wanted(arg)
    return {"money": cost(s, s.players[frame[SEAT]], cell, kind)} if frame[KIND] == TURN else {}


def _bridge(s: NovaState, frame: Frame, arg: int) -> Facts:
    return {"money": BRIDGE_MONEY} if frame[KIND] == TURN else {}


def _power_action(s: NovaState, frame: Frame, arg: int) -> Facts:
    return {"power": POWER_ACTIONS.cost(s.players[frame[SEAT]], arg)}


def _special_action(s: NovaState, frame: Frame, arg: int) -> Facts:
    return {"power": COMPONENTS[arg].cost}


def _pass(s: NovaState, frame: Frame, arg: int) -> Facts:
    return {"money": s.bonus_money[arg]}


COSTS: Final[dict[str, Callable[[NovaState, Frame, int], Facts]]] = {
    BUILD.name: _house,
    TRANSFORM.name: _spades,
    UPGRADE.name: _upgrade,
    BUILD_BRIDGE.name: _bridge,
    POWER_ACTIONS.name: _power_action,
    SPECIAL_ACTIONS.name: _special_action,
    PASS_TURN.name: _pass,
}
"""What a move costs, or brings at once."""

BY: Final = Slot("source", EVENT_SOURCE, TITLES)

EVENT_TEXTS: Final = EventTexts(
    EVENTS,
    {
        GAINED: [Slot("resource", WHAT, RESOURCES), Slot("n", AMOUNT), BY],
        LOST: [Slot("resource", WHAT, LOSSES), Slot("n", AMOUNT), BY],
        BUILT: [Slot("hex", WHAT, GRID.names), Slot("building", AMOUNT, BUILDINGS), BY],
        TRANSFORMED: [Slot("hex", WHAT, GRID.names), Slot("terrain", AMOUNT, TERRAINS), BY],
        SAILED: [Slot("n", WHAT), BY],
        BRIDGED: [Slot("site", WHAT, SITE_NAMES), BY],
        FOUNDED: [Slot("buildings", WHAT), Slot("value", AMOUNT)],
        TOOK: [Slot("component", WHAT, TITLES)],
        NEUTRAL_PLACED: [Slot("hex", WHAT, GRID.names), Slot("terrain", AMOUNT, TERRAINS)],
        NEUTRAL_DRAWN: [Slot("terrain", WHAT, TERRAINS)],
        ROUND_BEGAN: [Slot("n", WHAT)],
        PHASE_BEGAN: [Slot("phase", WHAT, PHASES)],
    },
    (ROUND_BEGAN, PHASE_BEGAN),
)


def describe(s: NovaState, event: Event) -> Message:
    if event[KIND] == AUTOMATIC:
        return automatic(s, event, plain_move(s, event[SEAT], event[WHAT]))
    return EVENT_TEXTS.describe(event)


def _dig(s: NovaState, frame: Frame) -> Facts:
    return {"spades": free_spades(frame), "started": int(flags_of(frame) & STARTED != 0)}


def _place(s: NovaState, frame: Frame) -> Facts:
    _, seat, _, how, neutral = frame
    terrain = neutral if how == PLACE_NEUTRAL else s.players[seat].home
    return {"way": PLACE_WAYS[how], "terrain": TERRAINS[terrain]}


ABOUT: Final[About[NovaState]] = {DIG: _dig, PLACE: _place}
"""The arguments of a question besides seat and source."""


def question_facts(s: NovaState) -> Facts:
    return facts_of_question(s, ABOUT, TITLES)
