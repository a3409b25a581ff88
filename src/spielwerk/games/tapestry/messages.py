"""Events and questions as text ids with arguments; the words are in texts/."""

from spielwerk.core.reasons import Fact
from spielwerk.core.state import AUTOMATIC, LAPSED, Event, Message
from spielwerk.games.tapestry.algebra import TABLE, Mechanic
from spielwerk.games.tapestry.capital import PLOT_NAMES
from spielwerk.games.tapestry.catalog import BY_KIND, COMPONENTS
from spielwerk.games.tapestry.codes import (
    ACHIEVED,
    ACHIEVEMENTS,
    BUILDINGS,
    BUILT,
    CALLED,
    COLLECTED,
    CONQUERED,
    DISCARDED,
    DREW,
    ERA_BEGAN,
    EVENTS,
    EXPLORED,
    FINISHED,
    FOUR,
    GAINED,
    GAINS,
    GAVE,
    INVENTED,
    LOOKED,
    MOVED,
    PLACED,
    PLAYED,
    ROLLED,
    TAPESTRY,
    TOOK,
    TOPPLED_ONE,
    TRACKS,
    TURNED_UP,
    UPGRADED,
)
from spielwerk.games.tapestry.frames import (
    ADVISE,
    BONUS,
    BUILD,
    CONVERT,
    DISCARD_ANY,
    DISCARD_CARDS,
    DISCARD_TECHS,
    DISCARD_TILES,
    EXPLORE_HEX,
    LANDMARK,
    MAY,
    OPPONENT,
    ORIENT,
    PAY,
    PREDICT,
    RELEASE,
    RESOURCE,
    ROTATE,
    TRACK,
    TRAP,
)
from spielwerk.games.tapestry.predictions import CATEGORIES
from spielwerk.games.tapestry.shelf import OBJECTS
from spielwerk.games.tapestry.state import KINDS, NONE, TapestryState

DICE = ("science", "red", "black", "flip")
BLACK_FACES = ("coin", "worker", "food", "culture", "territory", "territory")
RED_FACES = ("4", "5", "6", "7", "territories", "territories")
FLIP_FACES = ("up", "down")
QUARTER = 90
ROWS = ("bottom", "middle", "top")
COUNTED = (RESOURCE, PAY, DISCARD_CARDS, DISCARD_TILES, DISCARD_TECHS, CONVERT, DISCARD_ANY)


def source_name(source: int) -> str:
    row = COMPONENTS[source]
    return f"{row.kind}-{row.name}"


def seat_letter(seat: int) -> str:
    return chr(65 + seat)


def describe(s: TapestryState, event: Event) -> Message:
    kind, seat, what, amount, source = event
    facts: dict[str, Fact] = {"seat": seat_letter(seat)}
    if kind == AUTOMATIC:
        facts["notation"] = s.notation(what)
        facts["move"], slots = s.describe_move(what)
        facts.update({("of" if slot == "seat" else slot): value for slot, value in slots.items()})
        return "event-automatic", facts
    if kind == LAPSED:
        facts["question"] = KINDS[what].name
        return "event-lapsed", facts
    if kind == GAINED:
        facts.update({"resource": GAINS[what], "n": abs(amount), "source": source_name(source)})
        return ("event-gained" if amount >= 0 else "event-paid"), facts
    if kind == DREW:
        if what == TAPESTRY:
            facts.update({"resource": GAINS[what], "n": amount, "source": source_name(source)})
            return "event-drew", facts
        facts.update({"component": source_name(amount), "source": source_name(source)})
        return "event-drew-tile", facts
    if kind == PLAYED and what == NONE:
        return "event-played-face-down", {**facts, "n": amount}
    facts.update(_facts(s, event))
    return f"event-{EVENTS[kind - GAINED]}", facts


def _facts(s: TapestryState, event: Event) -> dict[str, Fact]:
    """What an event tells besides the seat."""
    kind, _, what, amount, source = event
    if kind == CALLED:
        return {"builder": seat_letter(what), "source": source_name(source)}
    if kind == MOVED:
        return {"track": TRACKS[what], "n": amount, "source": source_name(source)}
    if kind == PLAYED:
        return {"component": source_name(what), "n": amount}
    if kind == PLACED:
        landmark = what == FOUR
        return {
            "component": f"landmark-{BY_KIND['landmark'][amount].name}" if landmark else f"building-{BUILDINGS[what]}",
            "site": "" if landmark else PLOT_NAMES[amount],
            "landmark": int(landmark),
        }
    if kind == BUILT:
        return {"building": BUILDINGS[what], "source": source_name(source)}
    if kind == EXPLORED:
        return {"component": source_name(BY_KIND["tile"][what].number), "hex": s.board.names[amount]}
    if kind == CONQUERED:
        return {"hex": s.board.names[what], "rival": int(amount != NONE)}
    if kind == TOPPLED_ONE:
        return {"builder": seat_letter(what), "hex": s.board.names[amount]}
    if kind == ROLLED:
        faces = (TRACKS, RED_FACES, BLACK_FACES, FLIP_FACES)[what]
        return {"die": DICE[what], "face": f"{DICE[what]}-{faces[amount]}"}
    if kind in (INVENTED, TOOK, TURNED_UP, DISCARDED):
        return {"component": source_name(what)}
    if kind == UPGRADED:
        return {"component": source_name(what), "level": ROWS[amount]}
    if kind == ACHIEVED:
        return {"component": f"achievement-{ACHIEVEMENTS[what]}", "n": amount}
    if kind == COLLECTED:
        return {"object": OBJECTS[what]}
    if kind in (GAVE, LOOKED):
        return {"builder": seat_letter(what)}
    if kind == ERA_BEGAN:
        return {"n": what}
    assert kind == FINISHED
    return {}


def question_facts(s: TapestryState) -> dict[str, Fact]:
    """The numbers of the question at hand, under the names its text uses; never a card of somebody's hand."""
    if not s.stack:
        return {}
    kind, seat, source, a, b = s.stack[-1]
    facts: dict[str, Fact] = {"seat": seat_letter(seat), "source": source_name(source)}
    if kind in COUNTED:
        facts["n"] = a
    elif kind == BONUS:
        facts.update({"component": source_name(source), "free": b})
    elif kind == BUILD:
        facts["building"] = BUILDINGS[a]
    elif kind in (ORIENT, LANDMARK, RELEASE):
        facts["component"] = f"landmark-{BY_KIND['landmark'][a].name}"
        facts["turn"] = b * QUARTER
    elif kind in (EXPLORE_HEX, ROTATE):
        facts["component"] = source_name(BY_KIND["tile"][a].number)
        if kind == ROTATE:
            facts["hex"] = s.board.names[b]
    elif kind == TRAP:
        facts.update({"hex": s.board.names[a], "builder": seat_letter(b)})
    elif kind == ADVISE:
        facts["builder"] = seat_letter(a)
    elif kind == PREDICT:
        facts["category"] = CATEGORIES[a]
    elif kind in (MAY, OPPONENT, TRACK):
        effect = TABLE[a]
        facts["choice"] = effect.name if isinstance(effect, Mechanic) else effect.word
    return facts
