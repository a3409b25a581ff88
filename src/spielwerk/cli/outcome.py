"""What an answer brings, in few words: each seat's gains and losses added up, then everything else in sentences."""

from collections.abc import Iterable, Mapping
from typing import Any

from spielwerk.core.reasons import Fact
from spielwerk.core.record import letter
from spielwerk.core.state import Message
from spielwerk.core.texts import Texts, message_id

Told = Message | Mapping[str, Any]
"""An event as the state describes it, or as an offer carries it."""

MARKERS = ("event-round-began", "event-phase-began")
"""With these the game goes on to something else: what follows is no longer the answer's own gain."""
RESTATING = ("event-built", "event-transformed", "event-bridged", "event-took")
PLACES = ("hex", "site", "component")


class Part:
    """What happened up to the next marker."""

    def __init__(self, head: str = "") -> None:
        self.head = head
        self.sums: dict[str, dict[str, int]] = {}
        self.sentences: list[str] = []

    def add(self, seat: str, resource: str, n: int) -> None:
        sums = self.sums.setdefault(seat, {})
        sums[resource] = sums.get(resource, 0) + n


def parts(texts: Texts, events: Iterable[Told], seat: int, said: Mapping[str, Fact] | None = None) -> list[str]:
    """A line for the answer itself, and one for each phase that begins with it.

    `said` are the facts of the answer where its text stands beside: events that only restate it are left out.
    """
    found = [Part()]
    for event in events:
        name, facts = (event["id"], event["args"]) if isinstance(event, Mapping) else event
        if name in MARKERS:
            found.append(Part(texts.format(name, facts)))
        elif name in ("event-gained", "event-paid"):
            n = int(facts["n"])
            found[-1].add(str(facts["seat"]), str(facts["resource"]), n if name == "event-gained" else -n)
        elif said is None or name not in RESTATING or not _restates(facts, said, seat):
            found[-1].sentences.append(texts.format(name, facts))
    return [_line(texts, part, letter(seat)) for part in found]


def _restates(facts: Mapping[str, Fact], said: Mapping[str, Fact], seat: int) -> bool:
    named = {str(value) for value in said.values()} | {message_id(slot, value) for slot, value in said.items()}
    return facts["seat"] == letter(seat) and any(str(facts[place]) in named for place in PLACES if place in facts)


def _line(texts: Texts, part: Part, mover: str) -> str:
    """The mover's sums need no name where they belong to the answer."""
    said = [part.head] if part.head else []
    for seat, sums in sorted(part.sums.items(), key=lambda row: (row[0] != mover, row[0])):
        amounts = ", ".join(amount(texts, resource, n) for resource, n in sums.items() if n)
        if amounts:
            plain = seat == mover and not part.head
            said.append(amounts if plain else f"{texts.seats.get(seat, seat)}: {amounts}")
    return " · ".join(said + part.sentences)


def amount(texts: Texts, resource: str, n: int) -> str:
    sign = "+" if n > 0 else "−"
    for form in ("listed", "counted"):
        if texts.has(f"resource-{resource}.{form}"):
            return sign + texts.format(f"resource-{resource}.{form}", {"n": abs(n)})
    return f"{sign}{abs(n)} {resource}"
