"""Events and questions as text ids with arguments; the words are in texts/."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.naming import letter
from spielwerk.core.play import KIND, A, Frame
from spielwerk.core.reasons import Fact
from spielwerk.core.state import AMOUNT, AUTOMATIC, EVENT_SOURCE, LAPSED, WHAT, Event, Message
from spielwerk.games.age_of_innovation.rules.actions.choices import TAKE_COMPETENCY_TILE
from spielwerk.games.age_of_innovation.rules.actions.leave import must_go_on
from spielwerk.games.age_of_innovation.rules.actions.passing import PASS_TURN
from spielwerk.games.age_of_innovation.rules.actions.setup_choices import TAKE_SET_OF
from spielwerk.games.age_of_innovation.rules.actions.spades import MAY_BUILD, flags_of, free_spades, only_of
from spielwerk.games.age_of_innovation.rules.actions.terraform import TRANSFORM
from spielwerk.games.age_of_innovation.rules.actions.turn import takeable_power
from spielwerk.games.age_of_innovation.rules.board import GRID, SITE_NAMES
from spielwerk.games.age_of_innovation.rules.building import distance
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.components import TITLES
from spielwerk.games.age_of_innovation.rules.frames import BOOK, DIG, PAY_BOOKS, PLACE, POWER_OFFER, STEP, TURN, USE_KEY
from spielwerk.games.age_of_innovation.rules.science import competency_place
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import (
    BRIDGED,
    BUILDINGS,
    BUILT,
    COVERED,
    DISCIPLINES,
    DREW,
    EVENTS,
    FOUNDED,
    GAINED,
    LAID,
    LOSSES,
    LOST,
    MARKED,
    PASSED,
    PHASE_BEGAN,
    PHASES,
    RESOURCES,
    REVEALED,
    ROUND_BEGAN,
    SENT,
    STEPPED,
    TERRAINS,
    TOOK,
    TRANSFORMED,
)
from spielwerk.games.terra.shown.messages import About, EventTexts, Slot, automatic, facts_of_question, lapsed

Facts = dict[str, Fact]


def describe_move(s: AgeState, move: int) -> Message:
    """The verb's own slots, and what now lies on the component it would take."""
    name, facts = plain_move(s, move)
    space = s.space()
    more = WITH_IT.get(space.verb_of[move].name)
    if more:
        facts.update(more(s, space.arg_of[move]))
    return name, facts


def plain_move(s: AgeState, move: int) -> Message:
    """The move without what lies on the component: an event reports that once it has been taken."""
    space = s.space()
    verb, arg = space.verb_of[move], space.arg_of[move]
    name, facts = space.message(move)
    facts.update(_competency(s, arg) if verb is TAKE_COMPETENCY_TILE else BARE.get(verb.name, {}))
    return name, facts


def _set(s: AgeState, arg: int) -> Facts:
    if arg not in s.offered_boards:
        return {}
    place = s.offered_boards.index(arg)
    return {
        "faction": BY_KIND["faction"][s.offered_factions[place]].name,
        "bonus": BY_KIND["bonus"][s.offered_bonuses[place]].name,
    }


def _competency(s: AgeState, arg: int) -> Facts:
    """Its place in the display, which is fixed for the whole game."""
    discipline, steps, books = competency_place(s.competency_place[arg])
    return {"discipline": DISCIPLINES[discipline], "steps": steps, "books": books}


def _coins_on(s: AgeState, arg: int) -> Facts:
    return {"coins": s.bonus_coins[arg] if arg != PASS_TURN.without_bonus else 0}


def _spades(s: AgeState, arg: int) -> Facts:
    """The spades for the terrain if it is on the way home; nothing in the other direction."""
    cell, terrain = TRANSFORM.parts(arg)
    home = s.players[s.seat].board
    return {"spades": max(0, distance(home, s.terrain_at(cell)) - distance(home, terrain))}


WITH_IT: Final[dict[str, Callable[[AgeState, int], Facts]]] = {
    TAKE_SET_OF.name: _set,
    PASS_TURN.name: _coins_on,
    TRANSFORM.name: _spades,
}
"""What a move brings in addition to what it names."""

BARE: Final[dict[str, Facts]] = {
    TAKE_SET_OF.name: {"faction": "none", "bonus": "none"},
    PASS_TURN.name: {"coins": 0},
    TRANSFORM.name: {"spades": 0},
}
"""The same slots where that is left out."""

BY: Final = Slot("source", EVENT_SOURCE, TITLES)

EVENT_TEXTS: Final = EventTexts(
    EVENTS,
    {
        GAINED: [Slot("resource", WHAT, RESOURCES), Slot("n", AMOUNT), BY],
        LOST: [Slot("resource", WHAT, LOSSES), Slot("n", AMOUNT), BY],
        BUILT: [Slot("hex", WHAT, GRID.names), Slot("building", AMOUNT, BUILDINGS), BY],
        TRANSFORMED: [Slot("hex", WHAT, GRID.names), Slot("terrain", AMOUNT, TERRAINS), BY],
        STEPPED: [Slot("discipline", WHAT, DISCIPLINES), Slot("level", AMOUNT), BY],
        BRIDGED: [Slot("site", WHAT, SITE_NAMES), BY],
        FOUNDED: [Slot("buildings", WHAT), Slot("power", AMOUNT)],
        TOOK: [Slot("component", WHAT, TITLES)],
        ROUND_BEGAN: [Slot("n", WHAT)],
        PHASE_BEGAN: [Slot("phase", WHAT, PHASES)],
        REVEALED: [Slot("n", WHAT)],
        DREW: [Slot("component", WHAT, TITLES)],
        MARKED: [Slot("hex", WHAT, GRID.names)],
        COVERED: [Slot("component", WHAT, TITLES)],
        SENT: [Slot("discipline", WHAT, DISCIPLINES), Slot("n", AMOUNT)],
        PASSED: [Slot("n", WHAT)],
        LAID: [Slot("component", WHAT, TITLES)],
    },
    (ROUND_BEGAN, PHASE_BEGAN, REVEALED, LAID),
)


def describe(s: AgeState, event: Event) -> Message:
    if event[KIND] == AUTOMATIC:
        return automatic(s, event, plain_move(s, event[WHAT]))
    if event[KIND] == LAPSED:
        return lapsed(s, event)
    return EVENT_TEXTS.describe(event)


def _power_offer(s: AgeState, frame: Frame) -> Facts:
    _, seat, builder, offered, cell = frame
    power = takeable_power(s.players[seat], offered)
    return {"builder": letter(builder), "hex": GRID.names[cell], "power": power, "vp": power - 1}


def _turn(s: AgeState, frame: Frame) -> Facts:
    return {"further": frame[A]}


def _amount(s: AgeState, frame: Frame) -> Facts:
    return {"n": frame[A]}


def _steps(s: AgeState, frame: Frame) -> Facts:
    _, _, _, choices, steps = frame
    return {"n": choices, "each": steps, "may": int(not must_go_on(frame))}


def _key(s: AgeState, frame: Frame) -> Facts:
    _, _, _, discipline, steps = frame
    return {"discipline": DISCIPLINES[discipline], "n": steps}


def _dig(s: AgeState, frame: Frame) -> Facts:
    only = only_of(frame)
    return {
        "spades": free_spades(frame),
        "build": flags_of(frame) & MAY_BUILD,
        "jump": int(only >= 0),
        "hex": GRID.names[only] if only >= 0 else "",
    }


def _place(s: AgeState, frame: Frame) -> Facts:
    kinds = frame[A]
    return {"building": "-or-".join(BUILDINGS[n] for n in range(len(BUILDINGS)) if kinds >> n & 1)}


ABOUT: Final[About[AgeState]] = {
    POWER_OFFER: _power_offer,
    TURN: _turn,
    BOOK: _amount,
    PAY_BOOKS: _amount,
    STEP: _steps,
    USE_KEY: _key,
    DIG: _dig,
    PLACE: _place,
}
"""The arguments of a question besides seat and source."""


def question_facts(s: AgeState) -> Facts:
    return facts_of_question(s, ABOUT, TITLES, (POWER_OFFER,))
