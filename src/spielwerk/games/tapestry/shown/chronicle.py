"""Which answers and events are told as deeds. Nearly all are events: an advance takes many answers (payment, tile,
rotation), and one sentence tells the result."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.chronicle import Chronicle
from spielwerk.core.reasons import Fact
from spielwerk.core.state import Message
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.tracks.advancing import space_index
from spielwerk.games.tapestry.rules.words import TRACKS


def _moved(args: Mapping[str, Fact]) -> Message:
    """Tracks are told by the names of their spaces; the start has none."""
    n = int(args["n"])
    told = {slot: args[slot] for slot in ("seat", "track", "n")}
    if n == 0:
        return "deed-went-back", told
    space = BY_KIND["space"][space_index(TRACKS.index(str(args["track"])), n)].name
    return "deed-moved", {**told, "space": space}


def _gained(args: Mapping[str, Fact]) -> Message | None:
    """The income from the mat is a deed of its own, at the end of the income turn."""
    return ("deed-income", {"seat": args["seat"]}) if args["source"] == INCOME else None


INCOME: Final = "income-income"
ANSWERS: Final = ("activate", "use", "trap", "react", "create", "present", "exhibit", "trade")
CHRONICLE: Final = Chronicle(
    events=[
        f"event-{name}"
        for name in (
            *("explored", "conquered", "toppled", "invented", "upgraded", "played", "played-face-down", "built"),
            *("achieved", "era-began", "took", "finished", "called", "gave", "looked", "collected"),
            *("stored-landmark", "settled-isle", "reserved", "withdrew", "lost"),
        )
    ],
    texts={f"move-{name}": f"deed-{name}" for name in ANSWERS},
    tellings={"event-moved": _moved, "event-gained": _gained, "event-drew": _gained, "event-drew-tile": _gained},
    joined=[("event-conquered", "event-toppled")],
)
