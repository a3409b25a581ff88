"""What an answer brings, in few words: each seat's gains and losses added up, then everything else in sentences."""

import json
import operator
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import takewhile
from typing import Any

from spielwerk.core.naming import letter
from spielwerk.core.reasons import Fact
from spielwerk.core.state import Message
from spielwerk.core.texts import Texts, message_id

Told = Message | Mapping[str, Any]
"""An event as the state describes it, or as an offer carries it."""

MARKERS = ("event-round-began", "event-phase-began")
"""The game moves on with these: what follows is no longer a gain of the answer itself."""
RESTATING = ("event-built", "event-transformed", "event-bridged", "event-took")
PLACES = ("hex", "site", "component")
POINTS = "vp"


class Part:
    """What happened up to the next marker."""

    def __init__(self, head: str = "") -> None:
        self.head = head
        self.sums: dict[str, dict[tuple[str, str], int]] = {}
        """For each seat and each resource how much; points of a phase also by their source."""
        self.sentences: dict[tuple[str, ...], str] = {}
        """Each once, and of a climb only the level it ended on."""

    def add(self, name: str, facts: Mapping[str, Fact]) -> None:
        resource = str(facts["resource"])
        source = str(facts["source"]) if self.head and resource == POINTS else ""
        sums = self.sums.setdefault(str(facts["seat"]), {})
        n = int(facts["n"]) if name == "event-gained" else -int(facts["n"])
        sums[resource, source] = sums.get((resource, source), 0) + n

    def tell(self, name: str, facts: Mapping[str, Fact], sentence: str) -> None:
        key = (name, *(f"{slot} {value}" for slot, value in facts.items() if slot != "level"))
        self.sentences[key] = sentence


def parts(texts: Texts, events: Iterable[Told], seat: int, said: Mapping[str, Fact] | None = None) -> list[str]:
    """A line for the answer itself, and one for each phase that begins with it.

    `said` are the facts of the answer where its text stands beside: events that only repeat it are left out.
    """
    found = [Part()]
    for event in events:
        name, facts = (event["id"], event["args"]) if isinstance(event, Mapping) else event
        if name in MARKERS:
            found.append(Part(texts.format(name, facts)))
        elif name in ("event-gained", "event-paid"):
            found[-1].add(name, facts)
        elif said is None or name not in RESTATING or not _restates(facts, said, seat):
            found[-1].tell(name, facts, texts.format(name, facts))
    return [_line(texts, part, letter(seat)) for part in found]


def shared(rows: Sequence[Sequence[Mapping[str, Any]]], mover: str) -> list[Mapping[str, Any]]:
    """Of the events of several answers those that befall other seats with each of them, before the game moves on."""
    counted = [
        Counter(_written(event) for event in _at_once(row) if event["args"].get("seat", mover) != mover) for row in rows
    ]
    common = reduce(operator.and_, counted) if len(rows) > 1 else Counter[str]()
    return [json.loads(event) for event in common.elements()]


def without(row: Iterable[Mapping[str, Any]], common: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    left = Counter(map(_written, common))
    found = []
    for event in row:
        if left[_written(event)]:
            left[_written(event)] -= 1
        else:
            found.append(event)
    return found


def _at_once(row: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
    return takewhile(lambda event: event["id"] not in MARKERS, row)


def _written(event: Mapping[str, Any]) -> str:
    return json.dumps(event, sort_keys=True)


def _restates(facts: Mapping[str, Fact], said: Mapping[str, Fact], seat: int) -> bool:
    named = {str(value) for value in said.values()} | {message_id(slot, value) for slot, value in said.items()}
    return facts["seat"] == letter(seat) and any(str(facts[place]) in named for place in PLACES if place in facts)


def _line(texts: Texts, part: Part, mover: str) -> str:
    """The mover's sums come first and need no name where they belong to the answer."""
    said = [part.head] if part.head else []
    first = "" if part.head else mover
    for seat, sums in sorted(part.sums.items(), key=lambda row: (row[0] != first, row[0])):
        amounts = ", ".join(amount(texts, resource, n, source) for (resource, source), n in sums.items() if n)
        if amounts:
            said.append(amounts if seat == first else f"{texts.seats.get(seat, seat)}: {amounts}")
    return " · ".join([*said, *part.sentences.values()])


def amount(texts: Texts, resource: str, n: int, source: str = "") -> str:
    """For instance `+1 scholar`, or `−2 points (power from neighbours)`."""
    counted = f"{abs(n)} {resource}"
    for form in ("counted", "listed"):
        if texts.has(f"resource-{resource}.{form}"):
            counted = texts.format(f"resource-{resource}.{form}", {"n": abs(n)})
    where = f" ({texts.arguments({'source': source})['source']})" if source else ""
    return ("+" if n > 0 else "−") + counted + where
