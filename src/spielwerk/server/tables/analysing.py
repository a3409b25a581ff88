"""Background analysis of finished games, turn by turn, as long as a client polls.

Results are stored per turn, so nothing is computed twice. If a process dies, the next request continues from there.
"""

import asyncio
import contextlib
import logging
import time
from typing import Any

from msgspec import convert
from msgspec.structs import replace
from sqlalchemy import Engine

from spielwerk.core.state import State
from spielwerk.server.data import analyses, store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import reading, writing
from spielwerk.server.errors import Problem
from spielwerk.server.lanes import aside
from spielwerk.server.tables.match import INTACT, Match, Rooms, must_be_over, state_at
from spielwerk.server.tables.story import begin
from spielwerk.server.tables.thinkers import Task, Thinkers
from spielwerk.server.wire.end import Analysis, Expected, Judged

PATIENCE = 15.0
"""Seconds without a poll after which the analysis stops."""
LONGEST_TURN = 40
"""Answers of the record that are handed to the judge; a turn has fewer."""
SEED = 1
MOST = 8
"""Length of the queue of analyses."""
REMEMBERED = 100
"""Games of which it is remembered where turns began."""

log = logging.getLogger(__name__)


class Analysts:
    def __init__(self, engine: Engine, rooms: Rooms, thinkers: Thinkers) -> None:
        self._engine = engine
        self._rooms = rooms
        self._thinkers = thinkers
        self._asked: dict[tuple[str, int], float] = {}
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._turns: dict[str, list[tuple[int, int, int]]] = {}

    def found(self, match: Match, seat: int) -> Analysis:
        """Raises Problem where the game goes on, or where this engine plays it differently."""
        must_be_over(match)
        match.must_be_no_plan()
        match.seat(seat)
        if match.frozen != INTACT:
            raise Problem(409, "engine")
        with reading(self._engine) as connection:
            judged, course = analyses.find(connection, match.row.id)
        turns = [(ply, round_) for ply, whose, round_ in self._turns_of(match) if whose == seat]
        told = [replace(judged[ply], round=round_) for ply, round_ in turns if ply in judged]
        return Analysis(seat, len(turns), told, course)

    def _turns_of(self, match: Match) -> list[tuple[int, int, int]]:
        """After which plies turns began, whose, and in which round or era of the seat."""
        table = match.row.id
        if table not in self._turns:
            with reading(self._engine) as connection:
                answers = store.find_answers(connection, table, 0, match.row.ply)
            state = first_state(match.row)
            turns, rounds = [], [0] * len(match.row.scores)
            for answer in answers:
                if _begins(state):
                    turns.append((answer.ply, state.seat, rounds[state.seat] or state.round))
                state.play(state.parse(answer.notation))
                for event in answer.events:
                    begin(rounds, event)
            if len(self._turns) >= REMEMBERED:
                self._turns.clear()
            self._turns[table] = turns
        return self._turns[table]

    def go_on(self, table: str, seat: int) -> None:
        """Start the analysis, or continue it, because somebody waits for it."""
        key = (table, seat)
        self._asked[key] = time.monotonic()
        if key not in self._tasks:
            if len(self._tasks) >= MOST:
                raise Problem(503, "busy")
            self._tasks[key] = asyncio.create_task(self._work(table, seat))
            self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _work(self, table: str, seat: int) -> None:
        try:
            while time.monotonic() - self._asked[table, seat] < PATIENCE:
                due = await aside(self._next, table, seat)
                if due is None:
                    break
                ply, task = due
                found = await self._thinkers.think(task)
                if not found:
                    # The next request tries again.
                    break
                await asyncio.to_thread(self._keep, table, ply, found)
        except Problem:
            log.info("table %s is gone; nothing is left to analyse", table)
        finally:
            self._asked.pop((table, seat), None)

    def _next(self, table: str, seat: int) -> tuple[int, Task] | None:
        with self._rooms.open(table) as match:
            with reading(self._engine) as connection:
                judged, course = analyses.find(connection, table)
                answers = store.find_answers(connection, table, 0, match.row.ply)
            notations = [answer.notation for answer in answers]
            name, dump, row = match.row.game, match.game.dump, match.row
            if not course:
                return analyses.COURSE, Task(name, dump(first_state(row)), "", SEED, "course", notations)
            for ply, whose, _ in self._turns_of(match):
                if whose == seat and ply not in judged:
                    position = dump(state_at(self._engine, row, ply))
                    return ply, Task(name, position, "", SEED, "judge", notations[ply : ply + LONGEST_TURN])
        return None

    def _keep(self, table: str, ply: int, found: list[Any]) -> None:
        kept: Judged | list[Expected] = (
            convert(found, list[Expected]) if ply == analyses.COURSE else convert({"ply": ply, **found[0]}, Judged)
        )
        with writing(self._engine) as connection:
            if store.find_table(connection, table) is not None:
                analyses.keep(connection, table, ply, kept)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task


def _begins(state: State) -> bool:
    return state.round > 0 and state.opens_turn()
