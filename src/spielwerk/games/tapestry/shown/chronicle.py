"""Which answers and events are told as deeds. Nearly all are events: an advance takes many answers (payment, tile,
rotation), and one sentence tells the result."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.chronicle import Chronicle
from spielwerk.core.reasons import Fact
from spielwerk.core.state import Message
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.map.board import TILE_LAND
from spielwerk.games.tapestry.rules.tracks.advancing import space_index
from spielwerk.games.tapestry.rules.words import TERRAINS, TRACKS


def _moved(args: Mapping[str, Fact]) -> Message:
    """Tracks are told by the names of their spaces; the start has none."""
    n = int(args["n"])
    told = {slot: args[slot] for slot in ("seat", "track", "n")}
    if n == 0:
        return "deed-went-back", told
    space = BY_KIND["space"][space_index(TRACKS.index(str(args["track"])), n)].name
    if args["track"] == "arts":  # its spaces are numbered
        return "deed-moved-on", told
    return "deed-moved", {**told, "space": space}


def _explored(args: Mapping[str, Fact]) -> Message:
    """Tiles have numbers; what lies on them says more. There is water on every one of them."""
    kind, _, name = str(args["component"]).rpartition("-")
    if kind != "tile":
        return "event-explored", dict(args)
    return "deed-explored", {**args, "land": LANDS[int(name) - 1]}


def _took(args: Mapping[str, Fact]) -> Message:
    """A bare name does not say what kind of thing it is."""
    kind = str(args["component"]).split("-")[0]
    return (f"deed-took-{kind}" if kind in NAMED else "event-took"), dict(args)


def _placed(args: Mapping[str, Fact]) -> Message | None:
    """Income buildings were told when they were gained."""
    return ("deed-landmark", dict(args)) if str(args["component"]).startswith("landmark-") else None


def _gained(args: Mapping[str, Fact]) -> Message | None:
    """The income from the mat is a deed of its own, at the end of the income turn."""
    return ("deed-income", {"seat": args["seat"]}) if args["source"] == INCOME else None


LANDS: Final = [
    "-".join([terrain for code, terrain in enumerate(TERRAINS) if code and land >> code & 1]) for land in TILE_LAND
]
INCOME: Final = "income-income"
NAMED: Final = ("capital", "civilization", "masterpiece")
ANSWERS: Final = ("activate", "use", "trap", "react", "create", "present", "exhibit", "trade", "host")
CHRONICLE: Final = Chronicle(
    events=[
        f"event-{name}"
        for name in (
            *("conquered", "toppled", "invented", "upgraded", "played", "played-face-down", "built"),
            *("achieved", "era-began", "finished", "called", "gave", "looked", "collected"),
            *("stored-landmark", "settled-isle", "reserved", "withdrew", "lost"),
        )
    ],
    texts={f"move-{name}": f"deed-{name}" for name in ANSWERS},
    tellings={
        "event-moved": _moved,
        "event-explored": _explored,
        "event-took": _took,
        "event-placed": _placed,
        **dict.fromkeys(("event-gained", "event-drew", "event-drew-tile"), _gained),
    },
    joined=[("event-conquered", "event-toppled"), ("deed-create", "deed-took-masterpiece")],
)
