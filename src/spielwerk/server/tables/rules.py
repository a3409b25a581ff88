"""The rules in own words for the rules page, and rule cases played out: "show me"."""

import re
from functools import cache, lru_cache
from typing import Any, Final

from spielwerk.core import manual
from spielwerk.core.cases.coverage import Coverage
from spielwerk.core.cases.file import Case, Line
from spielwerk.core.cases.run import IMPOSSIBLE
from spielwerk.core.cases.shipped import case_id, shipped
from spielwerk.core.cases.work import Entry
from spielwerk.core.game import Game
from spielwerk.core.help import rule_of
from spielwerk.core.naming import letter
from spielwerk.core.offers import reason_message
from spielwerk.core.play import NOBODY, ROLES
from spielwerk.core.reasons import Reason, Refused
from spielwerk.core.state import State
from spielwerk.core.texts import LANGUAGES
from spielwerk.server import wire
from spielwerk.server.data.plies import Ply, play_ply
from spielwerk.server.errors import Problem
from spielwerk.server.tables.catalog import texts
from spielwerk.server.tables.hosting import find_game
from spielwerk.server.tables.telling import deeds_in, told
from spielwerk.server.wire import games as wire_games

PAGES: Final = re.compile(r"p\.(\d+)(?:-(\d+))?")
RULING: Final = re.compile(r"RULINGS (\d+)")
SIGNS: Final = re.compile(r"^((?:building|resource|terrain)-[\w-]+) =", re.MULTILINE)
KEPT: Final = 64
"""Cases that are kept played; they are all the same for everybody."""
UNSEALED: Final = wire.Seal(origin="unknown", chooser="", rated=False, seed="", nonce="")
NO_TABLE: Final[dict[str, Any]] = {
    "id": "",
    "options": {},
    "created": 0,
    "commitment": "",
    "seal": UNSEALED,
    "host": False,
    "mine": [],
    "pace": 0,
    "patience": 0,
    "waiting_since": 0,
    "closed": "",
    "frozen": False,
    "trouble": None,
    "my_turn": False,
    "offers": [],
    "draft": [],
    "can_undo": False,
    "barrier": "nothing",
    "standing": {},
    "log_from": 0,
    "notes": [],
    "rematch": "",
    "lesson": "",
    "what_if": "",
    "plan": "",
    "takeback": None,
    "retakes": 0,
}
"""What a position that is only shown lacks of a table: people, a seed, answers."""


@cache
def chapters(name: str, language: str) -> list[wire_games.RuleChapter]:
    game = find_game(name)
    if language not in LANGUAGES:
        raise Problem(404, "not-found")
    coverage = Coverage(game.casework().index(), _showable(name))
    shown = things(game)
    return [
        wire_games.RuleChapter(
            chapter.name, chapter.title, [_paragraph(row, coverage, shown) for row in chapter.paragraphs]
        )
        for chapter in manual.read_manual(manual.folder(name), language)
    ]


def things(game: Game) -> list[str]:
    """What a paragraph can show: components, and buildings, goods and terrains by the ids of their names."""
    source, _ = texts(game.name, LANGUAGES[0])
    return [*(f"{row['kind']}-{row['name']}" for row in game.components()), *SIGNS.findall(source)]


def _showable(name: str) -> list[Case]:
    """What is a position and can be shown: the cases in which something happens first."""
    cases = [case for case in shipped(name).values() if IMPOSSIBLE not in case.then]
    return sorted(cases, key=lambda case: not case.when)


def _paragraph(row: manual.Paragraph, coverage: Coverage, shown: list[str]) -> wire_games.RuleParagraph:
    entries = {entry.name: entry for entry in coverage.index}
    told = [entries[name] for name in manual.named(row.rules, list(entries))]
    cases = {case_id(case): case for entry in told for case in coverage.cases[entry.name]}
    # A mere position shows little where something can be played.
    cases = {name: case for name, case in cases.items() if case.when} or cases
    return wire_games.RuleParagraph(
        name=row.name,
        title=row.title,
        text=row.text,
        pages=sorted({*row.pages, *(page for entry in told for page in pages_of(entry))}),
        rulings=sorted({int(number) for entry in told for number in RULING.findall(entry.rule)}),
        shows=manual.named(row.shows, shown),
        cases=[wire_games.RuleCase(name, case.name, case.covers) for name, case in cases.items()],
    )


def pages_of(entry: Entry) -> list[int]:
    return [page for first, last in PAGES.findall(entry.rule) for page in range(int(first), int(last or first) + 1)]


# A case, played


@lru_cache(KEPT)
def show_case(name: str, wanted: str) -> wire_games.CaseShown:
    game = find_game(name)
    case = shipped(name).get(wanted)
    if case is None or IMPOSSIBLE in case.then:
        raise Problem(404, "not-found")
    given = {**case.given, "new": {**case.given["new"], "seed": 1}} if case.seeds else case.given
    state = game.casework().start(given)
    state.settle()
    player = Player(game, state, _viewer(case, state))
    steps = [wire_games.CaseStep(NOBODY, None, [], player.table())]
    steps += [player.step(line) for line in case.when]
    return wire_games.CaseShown(wanted, case.name, case.rule, steps)


def _viewer(case: Case, state: State) -> int:
    """The seat whose view is shown: the one that answers first, so that its hand is visible."""
    letters = [letter(seat) for seat in range(len(state.scores()))]
    return next((letters.index(line.seat) for line in case.when if line.seat in letters), max(state.seat, 0))


class Player:
    """Plays the lines of a case, and shows the table after each as one that nobody can play at."""

    def __init__(self, game: Game, state: State, viewer: int) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer
        self.log: list[wire.LogEntry] = []

    def step(self, line: Line) -> wire_games.CaseStep:
        seat = self._seat(line)
        said = wire.Message("move-as-written", {"notation": line.notation})
        try:
            if seat != self.state.seat:
                raise Refused([Reason("out-of-turn", {"asked": letter(self.state.seat)})])
            move = self.state.parse(line.notation)
            said = wire.Message(*self.game.describe_move(self.state, move))
            reasons = self.state.why_not(move)
            if reasons:
                raise Refused(reasons)
            ply = play_ply(self.game, self.state, move, "player")
        except Refused as refused:
            return wire_games.CaseStep(seat, said, self._reasons(refused, said.id), self.table())
        self.log.append(self._entry(ply, move))
        return wire_games.CaseStep(seat, said, [], self.table())

    def _seat(self, line: Line) -> int:
        return [letter(seat) for seat in range(len(self.state.scores()))].index(line.seat)

    def _reasons(self, refused: Refused, move: str) -> list[wire.Ruled]:
        rows = [reason_message(reason) for reason in refused.reasons]
        return [
            wire.Ruled(row["id"], row["args"], rule_of(self.game.help, row["id"], row["args"], move)) for row in rows
        ]

    def _entry(self, ply: Ply, move: int) -> wire.LogEntry:
        verb = self.state.space().verb_of[move]
        help_ = self.game.help
        heard = told(ply.events, self.viewer)
        return wire.LogEntry(
            ply=len(self.log),
            seat=ply.seat,
            notation=ply.notation,
            verb=verb.name,
            role=ROLES[verb.role],
            id=ply.said.id,
            args=ply.said.args,
            rule=rule_of(help_, ply.said.id, {}),
            by=ply.given_by,
            at=0,
            events=[wire.Ruled(event.id, event.args, rule_of(help_, event.id, event.args)) for event in heard],
            deeds=deeds_in(self.game, ply.said, ply.seat, heard),
        )

    def table(self) -> wire.Table:
        state, question = self.state, self.state.question()
        facts: dict[str, Any] = self.game.question_facts(state) if question else {}
        return wire.Table(
            **NO_TABLE,
            game=self.game.name,
            rules=self.game.rules[0],
            engine=self.game.engine,
            version=len(self.log),
            ply=len(self.log),
            seats=[_seat(seat) for seat in range(len(state.scores()))],
            viewer=self.viewer,
            over=state.seat < 0,
            to_move=state.seat,
            question=wire.Question(f"question-{question.name}", facts, question.name) if question else None,
            view=self.game.view(state, self.viewer),
            scores=state.scores(),
            winners=state.winners(),
            tally=state.tally(),
            log=list(self.log),
        )


def _seat(seat: int) -> wire.Seat:
    return wire.Seat(
        seat=seat,
        letter=letter(seat),
        name=letter(seat),
        kind="human",
        bot="",
        claimed=True,
        connected=True,
        thinking=False,
        mine=False,
        left=False,
        closing=False,
    )
