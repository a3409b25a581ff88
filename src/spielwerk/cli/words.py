"""What commands say about a game: its texts, and the command line's own, in the language of this call."""

from collections.abc import Iterable, Mapping
from typing import Any

from spielwerk.cli.language import language
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.record import letter
from spielwerk.core.state import Message, State
from spielwerk.core.texts import Texts

Told = Message | Mapping[str, Any]
"""An event as the state describes it, or as an offer carries it."""


class Words:
    def __init__(self, game: str, seats: Iterable[str] = ()) -> None:
        names = {letter(seat): f"{letter(seat)} ({name})" for seat, name in enumerate(seats) if name}
        self.texts = Texts(game, language(), names)

    def say(self, message: str, **facts: Fact) -> str:
        """A text of the command line itself."""
        return self.texts.format(f"cli-{message}", facts)

    def reason(self, reason: Reason) -> str:
        return self.texts.format(f"refusal-{reason.code}", reason.facts)

    def source(self, name: str) -> str:
        """A line of the score sheet."""
        return self.texts.format(f"tally-{name}")

    def move(self, state: State, move: int) -> str:
        return self.texts.format(*state.describe_move(move))

    def question(self, state: State) -> str:
        kind = state.question()
        return self.texts.format(f"question-{kind.name}", state.question_facts()) if kind else ""

    def outcome(self, events: Iterable[Told], seat: int) -> str:
        """What an answer brings: the mover's gains and losses added up, then everything else in sentences."""
        sums: dict[str, int] = {}
        others: list[str] = []
        for event in events:
            name, facts = (event["id"], event["args"]) if isinstance(event, Mapping) else event
            if name in ("event-gained", "event-paid") and facts["seat"] == letter(seat):
                sign = 1 if name == "event-gained" else -1
                resource = str(facts["resource"])
                sums[resource] = sums.get(resource, 0) + sign * int(facts["n"])
            else:
                others.append(self.texts.format(name, facts))
        amounts = [self.amount(resource, n) for resource, n in sums.items() if n]
        return " · ".join([", ".join(amounts), *others] if amounts else others)

    def amount(self, resource: str, n: int) -> str:
        sign = "+" if n > 0 else "−"
        counted = f"resource-{resource}.counted"
        if self.texts.has(counted):
            return sign + self.texts.format(counted, {"n": abs(n)})
        return f"{sign}{abs(n)} {resource}"

    def standing(self, state: State) -> str:
        """Who is asked what, or how the game ended."""
        scores = ", ".join(f"{letter(seat)} {score}" for seat, score in enumerate(state.scores()))
        if state.seat >= 0:
            return self.say("asked", seat=letter(state.seat), text=self.question(state), scores=scores)
        return self.say("over", winners=", ".join(letter(seat) for seat in state.winners()), scores=scores)
