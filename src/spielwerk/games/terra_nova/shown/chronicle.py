"""Which answers and events are told as deeds: the actions of a turn and what is taken, built and founded with them."""

from typing import Final

from spielwerk.core.chronicle import Chronicle
from spielwerk.games.terra.shown.chronicle import starting_goods

ANSWERS: Final = ("take-mat", "take-faction", "take-bonus", "power-action", "use", "pass", "take-city")
CHRONICLE: Final = Chronicle(
    events=(
        *("event-built", "event-transformed", "event-sailed", "event-bridged", "event-founded"),
        *("event-neutral-placed", "event-round-began", "event-phase-began"),
    ),
    texts={f"move-{name}": f"deed-{name}" for name in ANSWERS},
    tellings={"event-gained": starting_goods},
    joined=[("event-transformed", "event-built")],
)
