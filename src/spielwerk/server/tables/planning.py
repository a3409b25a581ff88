"""Plans: private boards of a running game, on which one person tries moves for every seat.

A plan is made of what its maker can know; the rest is imagined, and what is drawn there is a guess. Only a person
thinks on it: among people a machine's advice would be a partner that the others do not have. A plan becomes a turn as a
draft: each answer is checked again, and nothing is committed.
"""

import secrets

from msgspec import structs

from spielwerk.core.record import clean
from spielwerk.core.rng import SEED_BITS, Rng
from spielwerk.server.data import store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import reading
from spielwerk.server.data.plies import Ply, play_ply
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.errors import Problem
from spielwerk.server.keys import SEAT, place
from spielwerk.server.tables.laid_out import board_of, eyes_of
from spielwerk.server.tables.live import Bus
from spielwerk.server.tables.match import INTACT, Match
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.showing import changes_between, viewer_of
from spielwerk.server.wire.plans import Plan, PlanStep


def begin_plan(match: Match, who: Reader, name: str, home: bool) -> tuple[TableRow, list[SeatRow]]:
    """A board with the position at hand, with what lies in the maker's own draft."""
    if not who.mine:
        raise Problem(403, "not-your-seat")
    if match.row.over:
        raise Problem(409, "game-over")
    if match.frozen != INTACT:
        raise Problem(409, "engine")
    if match.row.what_if or match.row.lesson:
        raise Problem(409, "plan-here")
    state = match.drafted if match.to_move in who.mine else match.state
    planner = eyes_of(who, state)
    imagined = match.game.imagine(state, planner, Rng(secrets.randbits(SEED_BITS)))
    row, seats = board_of(match, match.row.ply, imagined, home)
    return structs.replace(row, plan=named(name), planner=place_of(match, planner)), seats


def place_of(match: Match, seat: int) -> str:
    return place(match.row.id, SEAT, seat, match.seats[seat].generation)


def named(name: str) -> str:
    found = clean(name)
    if not found:
        raise Problem(422, "plan-name")
    return found


class Planned:
    """The answers of a plan, played again from where it began; with the question that each of them answered."""

    def __init__(self, bus: Bus, match: Match) -> None:
        self.before = first_state(match.row)
        state = self.before.copy()
        with reading(bus.engine) as connection:
            notations = [one.notation for one in store.find_answers(connection, match.row.id, 0, match.row.ply)]
        self.plies: list[Ply] = []
        self.questions: list[str] = []
        for notation in (*notations, *match.stored):
            question = state.question()
            self.questions.append(question.name if question else "")
            self.plies.append(play_ply(match.game, state, state.parse(notation), "player"))
        self.after = state

    def turn(self, seat: int, question: str) -> list[str]:
        """The seat's answers from that question on. It stops before a draw, which would be a guess, and before the end
        of the turn, which is left to the player."""
        first = next((n for n, ply in enumerate(self.plies) if (ply.seat, self.questions[n]) == (seat, question)), None)
        found: list[str] = []
        for ply in self.plies[first:] if first is not None else []:
            if ply.seat != seat or ply.reveals or ply.ends:
                break
            found.append(ply.notation)
        return found


def show_plan(match: Match, who: Reader, planned: Planned, wanted: int | None) -> Plan:
    who.must_belong()
    if not match.row.plan:
        raise Problem(404, "no-plan")
    table, _, ply = match.row.what_if.partition("/")
    viewer = viewer_of(match, who, wanted)
    view = match.game.view
    return Plan(
        name=match.row.plan,
        table=table,
        ply=int(ply),
        steps=[PlanStep(one.said.id, one.said.args, one.seat, one.notation, one.reveals) for one in planned.plies],
        before=planned.before.scores(),
        scores=planned.after.scores(),
        changes=changes_between(view(planned.before, viewer), view(planned.after, viewer)),
    )
