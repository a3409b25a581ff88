"""A table in memory as the server holds it, and every byte it would send to each audience."""

import random

from msgspec import json, structs

from spielwerk.core.play import NOBODY
from spielwerk.core.state import State
from spielwerk.server.data.plies import hands_over, play_ply
from spielwerk.server.data.store import AnswerRow, SeatRow, TableRow
from spielwerk.server.house import House
from spielwerk.server.http.streams import message, whereabouts
from spielwerk.server.tables.ledger import bookings
from spielwerk.server.tables.match import Match, Room
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.showing import show_preview, show_refusals, show_why

Sent = dict[str, bytes]
"""Response bodies by what was requested."""


class World:
    """One of several states that an audience cannot tell apart. Nothing in it is stored."""

    def __init__(self, house: House, row: TableRow, seats: list[SeatRow], state: State, draft: list[str]) -> None:
        self._house = house
        room = Room()
        room.begin(row.ply, state)
        self.match = room.match = Match(room, row, seats, state, draft)
        self.learned: set[int] = set()
        """The audiences to whom the last answer revealed something random or hidden: only they may see a difference."""

    @property
    def row(self) -> TableRow:
        return self.match.row

    def sent(self, viewer: int, asked: "Questions") -> Sent:
        """Everything that this audience can request of the position."""
        match, who = self.match, Reader(False, [viewer] if viewer != NOBODY else [], [], [])
        answers = {"table": self._house.look(match, who, None, match.row.ply)}
        if viewer == match.to_move != NOBODY and not match.refused:
            answers["refusals"] = json.encode(show_refusals(match, who))
            for notation in asked.previews:
                answers[f"preview {notation}"] = json.encode(show_preview(match, who, notation))
            for notation in asked.whys:
                answers[f"why {notation}"] = json.encode(show_why(match, who, notation))
        return answers

    def told(self, viewer: int, since: int) -> Sent:
        """What the last answer sent to these eyes by itself: the event of the stream, the new rows of the log and of
        the ledger."""
        match = self.match
        answers = match.newest(since) or []
        rounds = [0] * len(match.seats)
        event = {**whereabouts(match.row), **self._house.step(match, viewer)}
        return {
            "event": message("ply", event, match.row.version),
            "log": json.encode(self._house.log(match, viewer, since)),
            "ledger": json.encode(list(bookings([(row.ply, row) for row in answers], viewer, rounds))),
        }

    def answer(self, notation: str, at: int) -> bool:
        """Play it as the server would; whether it became part of the record."""
        match = self.match
        after = match.drafted.copy()
        move = after.parse(notation)
        self.learned = _learners(match.drafted, move)
        ply = play_ply(match.game, after, move, "player")
        plies = [*match.draft, ply]
        commits = hands_over(after, ply)
        if commits:
            first = match.row.ply
            rows = [
                AnswerRow(first + n, one.seat, one.notation, one.public, one.given_by, at, one.said, one.events, "")
                for n, one in enumerate(plies)
            ]
            match.committed(rows, after)
        else:
            match.drafted_on(plies, after)
        # Clocks go on between two worlds, and are none of their difference.
        match.row = structs.replace(match.row, updated=at)
        return commits


class Questions:
    """Answers to inspect at a question: previews of some legal ones, reasons against some others."""

    def __init__(self, state: State, rng: random.Random, each: int) -> None:
        legal = state.moves()
        others = [move for move in state.candidates() if move not in set(legal)]
        self.previews = [state.notation(move) for move in rng.sample(legal, min(each, len(legal)))]
        self.whys = [state.notation(move) for move in rng.sample(others, min(each, len(others)))]

    @classmethod
    def none(cls) -> "Questions":
        return cls(State(), random.Random(0), 0)


def _learners(state: State, move: int) -> set[int]:
    trial = state.copy()
    trial.events = []
    trial.play(move)
    shown = [event for event in trial.events if trial.reveals(event)]
    audiences = range(NOBODY, len(trial.scores()))
    return {viewer for viewer in audiences if any(trial.hears(event, viewer) for event in shown)}
