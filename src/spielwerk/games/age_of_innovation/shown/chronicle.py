"""Which answers and events are told as deeds: the actions of a turn and what is taken, built and founded with them; of
the Automa, who only takes her turn, what she covers, sends and ends."""

from typing import Final

from spielwerk.core.chronicle import Chronicle
from spielwerk.games.terra.shown.chronicle import starting_goods

ANSWERS: Final = (
    *("take-set", "draft-board", "draft-faction", "draft-palace", "draft-bonus"),
    *("advance", "innovate", "send-scholar", "return-scholar", "power-action", "book-action", "use", "annex", "pass"),
    *("accept", "decline", "take-palace", "take-competency", "take-city"),
)
CHRONICLE: Final = Chronicle(
    events=(
        *("event-built", "event-transformed", "event-bridged", "event-founded", "event-revealed"),
        *("event-covered", "event-sent", "event-passed"),
        *("event-round-began", "event-phase-began"),
    ),
    texts={f"move-{name}": f"deed-{name}" for name in ANSWERS},
    tellings={"event-gained": starting_goods},
    joined=[("event-transformed", "event-built")],
)
