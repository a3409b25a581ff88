"""Giving answers: into the draft, out of it, and from the draft into the record."""

from collections.abc import Sequence

from msgspec import structs

from spielwerk.core.reasons import Refused
from spielwerk.core.state import State
from spielwerk.server.data import snapshots, store
from spielwerk.server.data.plies import By, Ply, hands_over, play_ply
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.errors import Problem, Stale
from spielwerk.server.tables.lessons import must_fit
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.match import INTACT, Match
from spielwerk.server.tables.readers import Reader
from spielwerk.server.wire import Standing


def parse(state: State, notation: str) -> int:
    try:
        return state.parse(notation)
    except Refused:
        raise Problem(422, "notation", notation=notation) from None


def parse_legal(state: State, notation: str) -> int:
    move = parse(state, notation)
    if move not in state.moves():
        raise Problem(422, "refused", notation=notation)
    return move


class Player:
    """Every method works on a table that the caller has open, and raises Problem or Stale."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    def answer(self, match: Match, who: Reader, version: int, notation: str, name: str = "") -> None:
        """With a name that the seat's last change already had, this is that change, sent again: nothing is done."""
        if _done(match, who, name):
            return
        self._may_act(match, who, version)
        if match.refused:
            raise Problem(409, "draft", notation=match.refused)
        after = match.drafted.copy()
        move = parse_legal(after, notation)
        must_fit(match, after.notation(move))
        ply = play_ply(match.game, after, move, "player")
        plies = [*match.draft, ply]
        if hands_over(after, ply):
            self._commit(match, plies, after, name)
        else:
            self._save_draft(match, [ply.notation for ply in plies], name)
            match.drafted_on(plies, after)

    def carry_out(self, match: Match, who: Reader, version: int, answers: Sequence[str], name: str = "") -> None:
        """Answers that were planned, each checked again, into the draft: all of them, or none where one is refused.
        What would hand the turn over or bring something to light is left to the player."""
        if _done(match, who, name):
            return
        self._may_act(match, who, version)
        if match.refused:
            raise Problem(409, "draft", notation=match.refused)
        after, plies = match.drafted, list(match.draft)
        for notation in answers:
            trial = after.copy()
            move = parse(trial, notation)
            if move not in trial.moves():
                raise Problem(409, "plan-refused", notation=notation)
            must_fit(match, trial.notation(move))
            ply = play_ply(match.game, trial, move, "player")
            if hands_over(trial, ply):
                break
            plies.append(ply)
            after = trial
        if len(plies) == len(match.draft):
            raise Problem(409, "plan-nothing")
        self._save_draft(match, [ply.notation for ply in plies], name)
        match.drafted_on(plies, after)

    def undo(self, match: Match, who: Reader, version: int, *, all_of_it: bool, name: str = "") -> None:
        if _done(match, who, name):
            return
        self._may_act(match, who, version)
        if not match.stored:
            raise Problem(409, "nothing-to-undo")
        left = [] if all_of_it else match.stored[:-1]
        self._save_draft(match, left, name)
        match.taken_back(left)

    def answer_for(self, match: Match, notation: str, by: By) -> None:
        """The answer of a bot or a standing one: it goes into the record at once.

        A standing answer takes whatever its seat has in the draft along.
        """
        after = match.drafted.copy()
        ply = play_ply(match.game, after, parse_legal(after, notation), by)
        self._commit(match, [*match.draft, ply], after)

    def set_standing(self, match: Match, who: Reader, seat: int, standing: Sequence[Standing]) -> None:
        match.seat(seat)
        who.must_hold(seat)
        known = simple_questions(match.state)
        for wish in standing:
            answers = known.get(wish.question)
            if answers is None or wish.answer not in answers or wish.otherwise not in ("", *answers):
                raise Problem(422, "standing", what=wish.question)
        with self._bus.changing() as change:
            store.save_standing(change.connection, match.row.id, seat, standing)
            change.news.append(News(match.row.id, "seats"))
            change.wakes.append(match.row.id)

    def _may_act(self, match: Match, who: Reader, version: int) -> None:
        if match.row.closed:
            raise Problem(409, "closed")
        if match.over:
            raise Problem(409, "game-over")
        if match.frozen != INTACT:
            raise Problem(409, "engine")
        if match.newer:
            raise Problem(503, "newer")
        who.must_belong()
        if match.row.version != version:
            raise Stale
        if match.to_move not in who.mine:
            raise Problem(403, "not-your-turn")

    def _save_draft(self, match: Match, answers: Sequence[str], name: str) -> None:
        row = _named(match, name)
        with self._bus.changing() as change:
            store.save_draft(change.connection, row, match.to_move, answers)
            change.news.append(News(row.id, "draft", row.version + 1, row.ply, match.to_move, match.to_move))
            if answers_itself(match.seats[match.to_move]):
                change.wakes.append(row.id)
        match.row = row

    def _commit(self, match: Match, plies: Sequence[Ply], after: State, name: str = "") -> None:
        row = _named(match, name)
        ply = row.ply + len(plies)
        due = ply // snapshots.EVERY > row.ply // snapshots.EVERY
        snapshot = snapshots.take(match.game, ply, after) if due else None
        with self._bus.changing() as change:
            answers = store.commit_plies(change.connection, row, plies, after.seat, after.scores(), snapshot)
            change.news.append(News(row.id, "ply", row.version + 1, ply, after.seat))
            if after.seat < 0:
                change.ended.append(row.id)
            elif answers_itself(match.seats[after.seat]):
                change.wakes.append(row.id)
        match.row = row
        match.committed(answers, after)


def _named(match: Match, name: str) -> TableRow:
    """The table with the name of the change that its seat makes now."""
    return structs.replace(match.row, repeats={**match.row.repeats, match.to_move: name}) if name else match.row


def _done(match: Match, who: Reader, name: str) -> bool:
    return bool(name) and name in [match.row.repeats.get(seat) for seat in who.mine]


def answers_itself(seat: SeatRow) -> bool:
    """Whether an answer of the seat may come without anybody's click."""
    return seat.kind == "bot" or bool(seat.standing)


def simple_questions(state: State) -> dict[str, list[str]]:
    """Questions whose answers are single words, with these words: what a standing answer can be given to."""
    return {
        kind.name: [verb.name for verb in kind.verbs]
        for kind in state.kinds()
        if len(kind.verbs) > 1 and all(verb.size == 1 for verb in kind.verbs)
    }


def standing_answer(match: Match) -> str:
    """What the seat to move has said beforehand, or nothing."""
    question = match.drafted.question()
    if question is None:
        return ""
    for standing in match.seats[match.to_move].standing:
        if standing.question == question.name:
            cost = match.game.question_facts(match.drafted).get("vp", 0)
            fits = standing.up_to is None or (isinstance(cost, int) and cost <= standing.up_to)
            chosen = standing.answer if fits else standing.otherwise
            if chosen and match.drafted.parse(chosen) in match.drafted.moves():
                return chosen
    return ""
