"""A companion at a real table: people play there and enter what they did, the automatic seats play here.

A sitting is a list of lines. A line is an answer in notation where the rules need one from people (the set-up, offered
power), or a telling: what somebody did at the real table, put on the board without being paid for. The same options,
seed and lines always give the same position, so undo means dropping the last line.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.help import rule_of
from spielwerk.core.naming import letter
from spielwerk.core.offers import offers, reason_message
from spielwerk.core.options import BadOption
from spielwerk.core.play import NOBODY, ROLES
from spielwerk.core.reasons import Fact, Reason, Refused
from spielwerk.core.state import Message, State
from spielwerk.core.tellings import PLAYED, SKIPPED, TOLD, Companion, Telling, words


class NoCompanion(Exception):
    """The companion is only for games with automatic seats."""


class Place:
    """The state of a sitting after a line: its position, and the length of its log."""

    def __init__(self, state: State, logged: int) -> None:
        self.state = state
        self.logged = logged


class Sitting:
    def __init__(self, game: Game, options: Mapping[str, object], seed: int) -> None:
        companion = game.companion()
        if companion is None:
            raise NoCompanion(f"{game.name} has no companion.")
        self.game = game
        self.companion: Companion = companion
        self.lines: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.state = game.new(seed, options)
        self._go_on()
        self._past = [Place(self.state.copy(), len(self.log))]

    # Lines

    def line(self, text: str) -> None:
        """An answer or a telling; raises Refused."""
        if self._treatment() == TOLD:
            self._tell(text)
        else:
            move = self.state.parse(text)
            self._play(move)
        self._go_on()
        self.lines.append(text)
        self._past.append(Place(self.state.copy(), len(self.log)))

    def follow(self, lines: Sequence[str]) -> None:
        """Replace the lines: the common prefix is kept, the rest is replayed; raises Refused."""
        shared = 0
        while shared < min(len(lines), len(self.lines)) and lines[shared] == self.lines[shared]:
            shared += 1
        del self.lines[shared:], self._past[shared + 1 :]
        place = self._past[shared]
        del self.log[place.logged :]
        self.state = place.state.copy()
        for text in lines[shared:]:
            self.line(text)

    def _treatment(self) -> int:
        return self.companion.treatment(self.state) if self.state.seat != NOBODY else PLAYED

    def _tell(self, text: str) -> None:
        state = self.state
        for telling in self.companion.tellings:
            for facts in telling.options(state, state.seat):
                if words(telling.name, facts) == text:
                    self._note_telling(telling, facts)
                    return
        raise Refused([Reason("no-such-move")])

    def _note_telling(self, telling: Telling[Any], facts: dict[str, Fact]) -> None:
        state, seat = self.state, self.state.seat
        said = (f"tell-{telling.name}", facts)
        telling.apply(state, seat, facts)
        if telling.ends:
            # Tellings are known to everybody; only what happens from here on is news.
            state.events = []
            state.stack.drop()
            self.companion.provide(state)
            state.settle()
        self._note(seat, words(telling.name, facts), telling.name, ROLES[telling.role], said, {})

    def _play(self, move: int) -> None:
        state, seat = self.state, self.state.seat
        verb = state.space().verb_of[move]
        said = self.game.describe_move(state, move)
        notation = state.notation(move)
        why = self.game.explain(state) if state.automatic(seat) else {}
        state.events = []
        self.companion.provide(state)
        state.play(move)
        self._note(seat, notation, verb.name, ROLES[verb.role], said, why)

    def _go_on(self) -> None:
        """Automatic seats answer at once; what is settled at the real table is not asked here."""
        state = self.state
        while state.seat != NOBODY:
            if state.automatic(state.seat):
                self._play(state.moves()[0])
            elif self.companion.treatment(state) == SKIPPED:
                state.stack.drop()
                self.companion.provide(state)
                state.settle()
            else:
                break

    def _note(self, seat: int, notation: str, verb: str, role: str, said: Message, why: dict[str, Any]) -> None:
        state, game = self.state, self.game
        events = [game.describe(state, event) for event in state.events or [] if state.hears(event, NOBODY)]
        state.events = None
        ply = len(self.log)
        named: list[Message] = [(said[0], {"seat": letter(seat), **said[1]}), *events]
        deeds = [(at, game.chronicle.of(name, args)) for at, (name, args) in enumerate(named, -1)]
        self.log.append(
            {
                "ply": ply,
                "seat": seat,
                "notation": notation,
                "verb": verb,
                "role": role,
                "id": said[0],
                "args": said[1],
                "rule": rule_of(game.help, said[0], {}),
                "by": "bot" if state.automatic(seat) else "player",
                "at": 0,
                "events": [{"id": name, "args": args, "rule": rule_of(game.help, name, args)} for name, args in events],
                "deeds": [{"id": deed[0], "args": deed[1], "at": at} for at, deed in deeds if deed is not None],
                "why": {"ply": ply, "seat": seat, **why} if why else None,
            }
        )

    # Shown

    def scene(self) -> dict[str, Any]:
        """The table as the browser draws it, like any other."""
        state, game = self.state, self.game
        treatment = self._treatment()
        question = state.question()
        name = "tell" if treatment == TOLD else question.name if question else ""
        facts = game.question_facts(state) if question and treatment == PLAYED else {}
        viewer = max(0, state.seat)
        return {
            "game": game.name,
            "rules": game.rules[0],
            "engine": game.engine,
            "lines": self.lines,
            "version": len(self.lines),
            "ply": len(self.log),
            "automatic": [
                state.automatic_word(seat) if state.automatic(seat) else "" for seat in range(len(state.scores()))
            ],
            "viewer": viewer,
            "over": state.seat == NOBODY,
            "to_move": state.seat,
            "question": {"id": f"question-{name}", "args": facts, "name": name} if name else None,
            "offers": self._tellings() if treatment == TOLD else self._answers(),
            "view": game.view(state, viewer),
            "scores": state.scores(),
            "winners": state.winners(),
            "tally": state.tally(),
            "log": self.log,
        }

    def _tellings(self) -> list[dict[str, Any]]:
        state = self.state
        return [
            _offer(words(telling.name, facts), telling.name, ROLES[telling.role], (f"tell-{telling.name}", facts))
            for telling in self.companion.tellings
            for facts in telling.options(state, state.seat)
        ]

    def _answers(self) -> list[dict[str, Any]]:
        state = self.state
        if state.seat == NOBODY:
            return []
        verb_of = state.space().verb_of
        return [
            _offer(row["notation"], verb_of[row["move"]].name, row["role"], (row["id"], row["args"]))
            for row in offers(self.game, state)
        ]


def _offer(notation: str, verb: str, role: str, said: Message) -> dict[str, Any]:
    return {
        "move": 0,
        "notation": notation,
        "verb": verb,
        "role": role,
        "id": said[0],
        "args": said[1],
        "events": [],
        "warnings": [],
        "reveals": False,
        "then": [],
    }


class Companions:
    """The interface of the browser's worker: one sitting at a time, in JSON."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self._find = find
        self._sitting: Sitting | None = None
        self._of = ""

    def sit(self, request: str) -> str:
        """`{game, options, seed, lines}` becomes the scene after these lines. If this engine refuses a line, it and all
        that follow are dropped, and `refused` names it. Impossible options are a `problem`."""
        wish = json.loads(request)
        of = json.dumps([wish["game"], wish["options"], wish["seed"]])
        if self._sitting is None or of != self._of:
            try:
                self._sitting = Sitting(self._find(wish["game"]), wish["options"], wish["seed"])
            except BadOption as problem:
                reason = problem.reason
                return json.dumps({"problem": reason_message(reason) if reason else {"id": str(problem), "args": {}}})
            self._of = of
        refused = ""
        try:
            self._sitting.follow(wish["lines"])
        except Refused:
            refused = wish["lines"][len(self._sitting.lines)]
        return json.dumps({**self._sitting.scene(), "refused": refused})
