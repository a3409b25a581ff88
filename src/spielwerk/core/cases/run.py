"""Running a case: the position, the answers, the facts; each failure is a sentence."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from spielwerk.core.cases.file import Case, Line
from spielwerk.core.cases.match import closed_differences, differences, show
from spielwerk.core.cases.work import Asked, BadGiven, CaseWork
from spielwerk.core.naming import letter
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Reason, Refused
from spielwerk.core.state import AUTOMATIC, Event, State

IMPOSSIBLE: Final = "impossible"
"""`then` of a case whose `given` must be refused: words of the sentence."""
RUNNER_WORDS: Final = ("asked", "offered", "not_offered", "only_offered", "refused", "events", "no_events")
SEAT_RUNNER_WORDS: Final = ("asked", "events", "no_events")
NOTHING: Final = "nothing"
NAMED: Final = 12
"""How many legal answers a sentence names."""


def run_case(case: Case, work: CaseWork) -> list[str]:
    """The failures; empty for a passing case. Set-up cases are run with each of their seeds."""
    if not case.seeds:
        return _run(case, case.given, work)
    for seed in range(1, case.seeds + 1):
        new = {**case.given.get("new", {}), "seed": seed}
        failures = _run(case, {**case.given, "new": new}, work)
        if failures:
            return [f"seed {seed}: {failure}" for failure in failures]
    return []


def _run(case: Case, given: Mapping[str, Any], work: CaseWork) -> list[str]:
    wanted = case.then.get(IMPOSSIBLE)
    try:
        state = work.start(given)
    except (BadGiven, BadOption) as problem:
        if wanted is None:
            return [f"given: {problem}"]
        return [] if str(wanted) in str(problem) else [f"impossible: expected '{wanted}', found '{problem}'"]
    if wanted is not None:
        return [f"impossible: expected '{wanted}', but the position is possible."]
    table = Table(state, work)
    for number, line in enumerate(case.when, 1):
        failures = table.play(line)
        failures += table.check(line.then)
        if failures:
            return [f"line {number} ({line.seat}: {line.notation}): {failure}" for failure in failures]
    return table.check(case.then)


class Table:
    """A case being run: its state, and what has happened since it began."""

    def __init__(self, state: State, work: CaseWork) -> None:
        self.state = state
        self.work = work
        self.events: list[Event] = []
        self.before = 0
        """Number of events before the latest answer."""
        state.events = self.events
        state.settle()

    def play(self, line: Line) -> list[str]:
        state = self.state
        if state.seat < 0:
            return [f"The game is over; nobody is asked.{self._given_already(line)}"]
        asked = self.work.asked(state)[0]
        try:
            if line.seat != letter(state.seat):
                raise Refused([Reason("out-of-turn", {"asked": letter(state.seat)})])
            move = state.parse(line.notation)
            before = len(self.events)
            state.play(move)
            self.before = before
        except Refused as refused:
            if line.refused is not None:
                return _codes(line.refused, refused, line.notation)
            hint = self._given_already(line)
            if line.seat != letter(state.seat):
                return [f"{letter(state.seat)} is asked ({asked.text}), not {line.seat}.{hint}"]
            return [f"refused: {refused}. The question is '{asked.text}'. {self._legal(line.notation)}{hint}"]
        if line.refused is not None:
            return [f"expected to be refused ({', '.join(line.refused)}), but it was played."]
        return []

    def _legal(self, notation: str) -> str:
        """The legal answers, those most similar to what was written first."""
        legal = [self.state.notation(move) for move in self.state.moves()]
        near = get_close_matches(notation, legal, n=NAMED, cutoff=0)
        more = f" and {len(legal) - len(near)} more" if len(legal) > len(near) else ""
        return f"Legal: {', '.join(near)}{more}."

    def _given_already(self, line: Line) -> str:
        """A question with a single answer is never asked; a case that answers it fails with a hint."""
        state = self.state
        for kind, seat, move, _, _ in self.events[self.before :]:
            if kind == AUTOMATIC and letter(seat) == line.seat and state.notation(move) == line.notation:
                return f" The engine gave the answer '{line.notation}' by itself, as the only one possible."
        return ""

    def check(self, then: Mapping[str, Any]) -> list[str]:
        if not then:
            return []
        facts = self.work.facts(self.state)
        failures: list[str] = []
        for word, wanted in then.items():
            if word in RUNNER_WORDS:
                failures += self._check_word(word, wanted, "")
            elif len(word) == 1 and isinstance(facts.get(word), Mapping) and isinstance(wanted, Mapping):
                failures += self._check_seat(word, wanted, facts[word])
            else:
                failures += closed_differences({word: wanted}, facts, "word of 'then'", "")
        return failures

    def _check_seat(self, seat: str, wanted: Mapping[str, Any], facts: Mapping[str, Any]) -> list[str]:
        failures: list[str] = []
        for word, value in wanted.items():
            if word in SEAT_RUNNER_WORDS:
                failures += self._check_word(word, value, seat)
            else:
                failures += closed_differences({word: value}, facts, "fact of a seat", seat)
        return failures

    def _check_word(self, word: str, wanted: Any, seat: str) -> list[str]:
        if word == "asked":
            return self._asked(wanted, seat)
        if word in {"events", "no_events"}:
            return self._events(wanted if isinstance(wanted, list) else [wanted], word == "events", seat)
        if word == "refused":
            return self._refused(wanted)
        return self._offered(wanted if isinstance(wanted, list) else [wanted], word)

    def _asked(self, wanted: Any, seat: str) -> list[str]:
        """A question by its name, its text or a table of its facts; without a seat, the question asked now."""
        questions = self.work.asked(self.state)
        found = [q for q in questions if letter(q.seat) == seat] if seat else questions[:1]
        texts = " and ".join(f"{letter(q.seat)}: {q.text}" for q in found) or NOTHING
        where = f"{seat}.asked" if seat else "asked"
        if wanted == NOTHING or wanted is None:
            return [] if not found else [f"{where}: expected nothing, found {texts}"]
        if isinstance(wanted, Mapping):
            for question in found:
                facts = {**question.facts, "seat": letter(question.seat), "question": question.question}
                lines = closed_differences(wanted, facts, "fact of the question", where)
                if not lines:
                    return []
            return lines if len(found) == 1 else [f"{where}: expected {show(wanted)}, found {texts}"]
        if any(_means(wanted, question) for question in found):
            return []
        return [f"{where}: expected '{wanted}', found {texts}"]

    def _events(self, wanted: list[Any], expected: bool, seat: str) -> list[str]:
        """The lines in their order; others may stand between them. A line may be a prefix of the actual one."""
        told = [self.work.event(self.state, event) for event in self.events]
        lines = [line if seat else f"{owner} {line}".strip() for owner, line in told if not seat or owner == seat]
        failures: list[str] = []
        start = 0
        for text in wanted:
            place = next((n for n in range(start, len(lines)) if _begins(lines[n], str(text))), -1)
            if expected and place < 0:
                happened = "; ".join(lines) or NOTHING
                failures.append(f"events: expected '{text}', found {happened}")
            elif not expected and place >= 0:
                failures.append(f"no_events: '{text}' happened: {lines[place]}")
            elif expected:
                start = place + 1
        return failures

    def _offered(self, wanted: list[Any], word: str) -> list[str]:
        """Answers by their notation; a prefix of whole words matches every answer that begins with it."""
        offered = [self.state.notation(move) for move in self.state.moves()]
        if word == "only_offered":
            return differences(sorted(map(str, wanted)), sorted(offered), word)
        failures: list[str] = []
        for text in wanted:
            there = any(_begins(line, str(text)) for line in offered)
            if there != (word == "offered"):
                failures.append(f"{word}: '{text}' is {'' if there else 'not '}among {', '.join(offered) or NOTHING}")
        return failures

    def _refused(self, wanted: Any) -> list[str]:
        if not isinstance(wanted, Mapping):
            return ["refused: write a table of answers with their reasons, {build C5: [out-of-reach]}."]
        failures: list[str] = []
        for notation, codes in wanted.items():
            try:
                move = self.state.parse(str(notation))
                reasons = self.state.why_not(move)
            except Refused as refused:
                move, reasons = -1, refused.reasons
            if not reasons or move in self.state.moves():
                failures.append(f"refused: '{notation}' is legal.")
            else:
                expected = codes if isinstance(codes, list) else [codes]
                failures += _codes(expected, Refused(reasons), str(notation))
        return failures


def _begins(line: str, text: str) -> bool:
    """Whether the line is the text or begins with it, followed by another word."""
    return line == text or line.startswith(f"{text} ")


def _means(wanted: Any, question: Asked) -> bool:
    return str(wanted) in {question.question, question.text}


def _codes(wanted: list[Any], refused: Refused, notation: str) -> list[str]:
    codes = sorted(reason.code for reason in refused.reasons)
    if sorted(map(str, wanted)) == codes:
        return []
    return [f"refused '{notation}': expected {show(wanted)}, found {refused}"]
