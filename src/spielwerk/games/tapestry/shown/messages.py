"""Events and questions as text ids with arguments; the words are in texts/.

Both are five numbers. A table says for each kind which arguments its text has, which number each of them comes from,
and how it is read.
"""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import KIND, SEAT, SOURCE, A, B
from spielwerk.core.reasons import Fact
from spielwerk.core.registered import Unregistered
from spielwerk.core.state import AMOUNT, AUTOMATIC, EVENT_SOURCE, LAPSED, WHAT, Event, Message
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES
from spielwerk.games.tapestry.rules.cards.card_plots import ON_CARD
from spielwerk.games.tapestry.rules.frames import (
    ADVISE,
    BONUS,
    BUILD,
    CONVERT,
    COUNTER,
    DISCARD_ANY,
    DISCARD_CARDS,
    DISCARD_TECHS,
    DISCARD_TILES,
    EXPLORE_HEX,
    ISLE,
    ISLE_TILE,
    LANDMARK,
    MAY,
    OPPONENT,
    ORIENT,
    PAY,
    PREDICT,
    RELEASE,
    RESOURCE,
    ROTATE,
    SHOWCASE,
    TRACK,
    TRAP,
    TURN_ISLE,
)
from spielwerk.games.tapestry.rules.state import KINDS, NONE, TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import DICE, FACES
from spielwerk.games.tapestry.rules.words import (
    ACHIEVED,
    BUILDINGS,
    BUILT,
    CALLED,
    COLLECTED,
    CONQUERED,
    COVERED,
    DECKS_SHUFFLED,
    DISCARDED,
    DREW,
    ERA_BEGAN,
    EVENTS,
    EXPLORED,
    FAVOURITE_CHANGED,
    FINISHED,
    FOUR,
    GAINED,
    GAINS,
    GAVE,
    INVENTED,
    LOOKED,
    LOST,
    MOVED,
    OFFERED,
    PAIR_DRAWN,
    PLACED,
    PLAYED,
    PROGRESS_ADDED,
    PROTECTED,
    REPLACED,
    RESERVED,
    ROLLED,
    SETTLED_ISLE,
    STORED_LANDMARK,
    TAPESTRY,
    TOOK,
    TOPPLED_ONE,
    TURNED_UP,
    UPGRADED,
    WITHDREW,
)
from spielwerk.games.tapestry.shown import readings as read

# Events

EVENT_SLOTS: Final[dict[int, read.Slots]] = {
    MOVED: {"track": (WHAT, read.track), "n": (AMOUNT, read.number), "source": (EVENT_SOURCE, read.component)},
    BUILT: {"building": (WHAT, read.building), "source": (EVENT_SOURCE, read.component)},
    EXPLORED: {"component": (WHAT, read.tile), "hex": (AMOUNT, read.hex_name)},
    CONQUERED: {"hex": (WHAT, read.hex_name), "rival": (AMOUNT, read.is_given)},
    TOPPLED_ONE: {"builder": (WHAT, read.seat), "hex": (AMOUNT, read.hex_name)},
    INVENTED: {"component": (WHAT, read.component)},
    UPGRADED: {"component": (WHAT, read.component), "level": (AMOUNT, read.tech_row)},
    ACHIEVED: {"component": (WHAT, read.achievement), "n": (AMOUNT, read.number)},
    ERA_BEGAN: {"n": (WHAT, read.number)},
    TOOK: {"component": (WHAT, read.component)},
    DISCARDED: {"component": (WHAT, read.component)},
    FINISHED: {},
    TURNED_UP: {"component": (WHAT, read.component)},
    CALLED: {"builder": (WHAT, read.seat), "source": (EVENT_SOURCE, read.component)},
    GAVE: {"builder": (WHAT, read.seat)},
    LOOKED: {"builder": (WHAT, read.seat)},
    COLLECTED: {"object": (WHAT, read.shelved)},
    STORED_LANDMARK: {"component": (WHAT, read.landmark)},
    SETTLED_ISLE: {"component": (WHAT, read.tile), "isle": (AMOUNT, read.isle)},
    RESERVED: {"component": (WHAT, read.reserved)},
    WITHDREW: {"hex": (WHAT, read.hex_name)},
    LOST: {"component": (WHAT, read.component)},
    OFFERED: {"n": (AMOUNT, read.number), "source": (EVENT_SOURCE, read.component)},
    FAVOURITE_CHANGED: {"track": (WHAT, read.track)},
    PROGRESS_ADDED: {"n": (WHAT, read.number)},
    DECKS_SHUFFLED: {"n": (WHAT, read.number)},
    PROTECTED: {"hex": (WHAT, read.hex_name)},
    COVERED: {"n": (WHAT, read.number)},
    REPLACED: {"display": (WHAT, read.display)},
}
"""The arguments of each event besides its seat."""


def _automatic(s: TapestryState, event: Event) -> Message:
    """The slots of the answer in addition to those of the event."""
    move, slots = s.space().message(event[WHAT])
    return "automatic", {"notation": s.notation(event[WHAT]), "move": move, **slots}


def _lapsed(s: TapestryState, event: Event) -> Message:
    return "lapsed", {"question": KINDS[event[WHAT]].name}


def _gained(s: TapestryState, event: Event) -> Message:
    """A payment is a negative gain."""
    amount, source = event[AMOUNT], read.component(s, event[EVENT_SOURCE])
    return ("gained" if amount >= 0 else "paid"), {"resource": GAINS[event[WHAT]], "n": abs(amount), "source": source}


def _drew(s: TapestryState, event: Event) -> Message:
    """Tiles lie open; of tapestry cards only the number is shown."""
    source = read.component(s, event[EVENT_SOURCE])
    if event[WHAT] == TAPESTRY:
        return "drew", {"resource": GAINS[TAPESTRY], "n": event[AMOUNT], "source": source}
    return "drew-tile", {"component": read.component(s, event[AMOUNT]), "source": source}


def _played(s: TapestryState, event: Event) -> Message:
    if event[WHAT] == NONE:
        return "played-face-down", {"n": event[AMOUNT]}
    return "played", {"component": read.component(s, event[WHAT]), "n": event[AMOUNT]}


def _placed(s: TapestryState, event: Event) -> Message:
    what, amount = event[WHAT], event[AMOUNT]
    if what == ON_CARD:
        return "placed-on-card", {"component": read.component(s, event[EVENT_SOURCE])}
    if what == FOUR:
        return "placed", {"component": read.landmark(s, amount), "site": "", "landmark": 1}
    return "placed", {"component": f"building-{BUILDINGS[what]}", "site": PLOT_NAMES[amount], "landmark": 0}


def _rolled(s: TapestryState, event: Event) -> Message:
    die = DICE[event[WHAT]]
    return "rolled", {"die": die, "face": f"{die}-{FACES[event[WHAT]][event[AMOUNT]]}"}


def _pair(s: TapestryState, event: Event) -> Message:
    """The track card and the tiebreaker; in the first income turn only the latter."""
    tiebreaker = read.component(s, event[AMOUNT])
    if event[WHAT] == NONE:
        return "tiebreaker-drawn", {"component": tiebreaker}
    return "pair-drawn", {"component": read.component(s, event[WHAT]), "source": tiebreaker}


TOLD: Final[dict[int, Callable[[TapestryState, Event], Message]]] = {
    AUTOMATIC: _automatic,
    LAPSED: _lapsed,
    GAINED: _gained,
    DREW: _drew,
    PLAYED: _played,
    PLACED: _placed,
    ROLLED: _rolled,
    PAIR_DRAWN: _pair,
}
"""Events whose text or arguments depend on more than one number."""


def describe_move(s: TapestryState, move: int) -> Message:
    """A yes or no names its question, so that it can be read on its own."""
    name, facts = s.space().message(move)
    frame = s.stack[-1]
    if frame[KIND] == MAY:
        return f"{name}-choice", {**facts, "choice": read.choice(s, frame[A])}
    return name, facts


def describe(s: TapestryState, event: Event) -> Message:
    kind, seat = event[KIND], event[SEAT]
    if kind in TOLD:
        name, facts = TOLD[kind](s, event)
    else:
        name = EVENTS[kind - GAINED]
        if kind not in EVENT_SLOTS:
            raise Unregistered(f"EVENT_SLOTS in src/spielwerk/games/tapestry/shown/messages.py has no event '{name}'.")
        facts = read.facts(s, event, EVENT_SLOTS[kind])
    return f"event-{name}", {"seat": read.seat(s, seat), **facts}


# Questions

COUNT: Final[read.Slots] = {"n": (A, read.number)}
PIECE: Final[read.Slots] = {"component": (A, read.landmark), "turn": (B, read.degrees)}
DECISION: Final[read.Slots] = {"choice": (A, read.choice)}
QUESTION_SLOTS: Final[dict[int, read.Slots]] = {
    PAY: COUNT,
    BONUS: {"component": (SOURCE, read.component), "free": (B, read.number)},
    RESOURCE: COUNT,
    BUILD: {"building": (A, read.building)},
    ORIENT: PIECE,
    LANDMARK: PIECE,
    EXPLORE_HEX: {"component": (A, read.tile)},
    ROTATE: {"component": (A, read.tile), "hex": (B, read.hex_name)},
    TRAP: {"hex": (A, read.hex_name), "builder": (B, read.seat)},
    COUNTER: {"hex": (A, read.hex_name), "builder": (B, read.seat)},
    DISCARD_CARDS: COUNT,
    DISCARD_TILES: COUNT,
    DISCARD_TECHS: COUNT,
    MAY: DECISION,
    OPPONENT: DECISION,
    TRACK: DECISION,
    DISCARD_ANY: COUNT,
    CONVERT: COUNT,
    PREDICT: {"category": (A, read.category)},
    ADVISE: {"builder": (A, read.seat)},
    RELEASE: PIECE,
    SHOWCASE: {"n": (B, read.number)},
    ISLE_TILE: {"n": (A, read.number)},
    ISLE: {"component": (A, read.tile)},
    TURN_ISLE: {"component": (A, read.tile), "isle": (B, read.packed_isle)},
}
"""The arguments of questions besides seat and source; never a card of somebody's hand."""


def question_facts(s: TapestryState) -> dict[str, Fact]:
    """The numbers of the current question, under the names its text uses."""
    if not s.stack:
        return {}
    frame = s.stack[-1]
    return {
        "seat": read.seat(s, frame[SEAT]),
        "source": read.component(s, frame[SOURCE]),
        **read.facts(s, frame, QUESTION_SLOTS.get(frame[KIND], {})),
    }
