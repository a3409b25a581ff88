"""Events and questions as text ids with arguments. Tables map each number of an event to an argument and its words."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from spielwerk.core.naming import letter
from spielwerk.core.play import KIND, SEAT, SOURCE, Frame
from spielwerk.core.reasons import Fact
from spielwerk.core.state import AMOUNT, WHAT, Event, Message, State
from spielwerk.games.terra.rules.words import GAINED

S = TypeVar("S", bound=State)

Facts = dict[str, Fact]


class Slot:
    """One argument of a text: its name, the number of the event it comes from, and the words for such numbers."""

    def __init__(self, name: str, part: int, words: Sequence[str] | Mapping[int, str] | None = None) -> None:
        self.name = name
        self.part = part
        self.words = words

    def fact(self, event: Event) -> Fact:
        number = event[self.part]
        return self.words[number] if self.words is not None else abs(number)


class EventTexts:
    """A game's events by name, each with the slots of its text; some belong to no seat."""

    def __init__(self, names: Sequence[str], slots: Mapping[int, list[Slot]], nobodys: Sequence[int]) -> None:
        self.names = names
        self.slots = slots
        self.nobodys = nobodys

    def describe(self, event: Event) -> Message:
        kind = event[KIND]
        facts: Facts = {} if kind in self.nobodys else {"seat": letter(event[SEAT])}
        for slot in self.slots.get(kind, []):
            facts[slot.name] = slot.fact(event)
        name = "paid" if kind == GAINED and event[AMOUNT] <= 0 else self.names[kind - GAINED]
        return f"event-{name}", facts


def automatic(s: State, event: Event, move: Message) -> Message:
    """A forced answer, with its text and arguments."""
    name, slots = move
    return "event-automatic", {"seat": letter(event[SEAT]), "notation": s.notation(event[WHAT]), "move": name, **slots}


def lapsed(s: State, event: Event) -> Message:
    """A question without a legal answer."""
    return "event-lapsed", {"seat": letter(event[SEAT]), "question": s.kinds()[event[WHAT]].name}


About = Mapping[int, Callable[[S, Frame], Facts]]
"""For kinds of questions the arguments of their text besides seat and source."""


def facts_of_question(s: S, about: About[S], titles: Sequence[str], by_a_seat: Sequence[int] = ()) -> Facts:
    """The numbers of the current question, under the names its text uses. The source is a component, except in the
    kinds `by_a_seat`."""
    if not s.stack:
        return {}
    frame = s.stack[-1]
    facts: Facts = {"seat": letter(frame[SEAT])}
    if frame[KIND] not in by_a_seat:
        facts["source"] = titles[frame[SOURCE]]
    more = about.get(frame[KIND])
    if more is not None:
        facts.update(more(s, frame))
    return facts
