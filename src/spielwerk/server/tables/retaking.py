"""Taking back what was committed, when everybody at the table agrees.

Never past something revealed: what somebody drew, rolled or saw cannot be unseen. Bots agree to everything, and so does
a person who plays several seats alone. A person's answer in between ends a request: everybody agrees to what they saw.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.play import ENDING
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.server.data import notes, store, takebacks
from spielwerk.server.data.database import reading
from spielwerk.server.data.plies import play_ply
from spielwerk.server.data.store import AnswerRow
from spielwerk.server.data.takebacks import Request
from spielwerk.server.errors import Problem, Stale
from spielwerk.server.limits import Rate
from spielwerk.server.tables.live import Bus, Change, News
from spielwerk.server.tables.match import INTACT, Match, state_at
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.telling import stored_verb
from spielwerk.server.wire.between import Takeback

WORLDS = 4
"""Determinizations per person to find out whether an answer revealed something to them."""
PER_SECOND = 0.1
BURST = 5


def shown(match: Match) -> Takeback | None:
    request = takebacks.of_table(match.row)
    if request is None or match.row.over:
        return None
    return Takeback(request.seat, request.since, request.agreed, _missing(match, request, [request.seat]))


def _missing(match: Match, request: Request, own: Sequence[int]) -> list[int]:
    """Everybody who holds a seat must agree, whether their answers are taken back or not."""
    return [seat.seat for seat in match.seats if seat.held and seat.seat not in (*own, *request.agreed)]


class Retaking:
    """Every method works on a table that the caller has open, and raises Problem."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._rate = Rate(PER_SECOND, BURST)

    def ask(self, match: Match, who: Reader, version: int) -> None:
        """To take back what one of my seats committed last, and all that followed."""
        self._may(match, who)
        if match.row.version != version:
            raise Problem(409, "stale")
        if not self._rate.allows(f"{match.row.id}/{who.mine[0]}"):
            raise Problem(429, "too-many-requests")
        asked = self._last_of(match, who)
        # Other seats of the same person are agreed from the beginning.
        request = Request(asked.seat, asked.ply, [seat for seat in who.mine if seat != asked.seat])
        self._settle(match, request)

    def answer(self, match: Match, who: Reader, since: int, agree: bool) -> None:
        self._may(match, who)
        request = takebacks.of_table(match.row)
        if request is None or request.since != since:
            raise Problem(409, "takeback-gone")
        if agree:
            request.agreed = sorted({*request.agreed, *(seat for seat in who.mine if seat != request.seat)})
            self._settle(match, request)
            return
        with self._changing(match) as change:
            takebacks.save(change.connection, match.row, None)
            if request.seat not in who.mine:
                place = match.seats[who.mine[0]]
                notes.add(change.connection, match.row.id, "takeback-refused", seat=letter(place.seat), name=place.name)
            change.news.append(News(match.row.id, "seats"))

    def _may(self, match: Match, who: Reader) -> None:
        if not who.mine:
            raise Problem(403, "not-your-seat")
        if match.row.over:
            raise Problem(409, "closed" if match.row.closed else "game-over")
        if match.frozen != INTACT:
            raise Problem(409, "engine")
        if match.newer:
            raise Problem(503, "newer")

    def _last_of(self, match: Match, who: Reader) -> AnswerRow:
        """The first answer of the last turn, or of the last run of answers, that a person gave on one of the seats."""
        with reading(self._bus.engine) as connection:
            answers = store.find_answers(connection, match.row.id, 0, match.row.ply)
        last = next((one for one in reversed(answers) if one.seat in who.mine and one.given_by == "player"), None)
        if last is None or match.row.lesson:
            raise Problem(409, "takeback-nothing")
        first = last.ply
        while first and answers[first - 1].seat == last.seat and not _ends(match, answers[first - 1]):
            first -= 1
        state = state_at(self._bus.engine, match.row, first)
        for answer in answers[first : last.ply + 1]:
            if state.opens_turn():
                # What the seat answered just before, in the turn of somebody else, is not of this turn.
                first = answer.ply
            state.play(state.parse(answer.notation))
        return answers[first]

    def _settle(self, match: Match, request: Request) -> None:
        """Take it back where everybody agrees, else keep the request."""
        row, before = match.row, state_at(self._bus.engine, match.row, request.since)
        with reading(self._bus.engine) as connection:
            answers = store.find_answers(connection, row.id, request.since, row.ply)
        if revealing(match.game, before, answers, [seat.seat for seat in match.seats if seat.held]):
            raise Problem(409, "takeback-revealed")
        asker = match.seats[request.seat]
        with self._changing(match) as change:
            if _missing(match, request, [request.seat]):
                takebacks.save(change.connection, row, request)
                change.news.append(News(row.id, "seats"))
                return
            takebacks.cut(change.connection, row, request.since, before.seat, before.scores())
            seat, taken = letter(asker.seat), row.ply - request.since
            notes.add(change.connection, row.id, "taken-back", seat=seat, name=asker.name, n=taken)
            change.news.append(News(row.id, "ply", row.version + 1, request.since, before.seat))
            change.news.append(News(row.id, "seats"))
            change.wakes.append(row.id)
        match.room.forget()

    @contextmanager
    def _changing(self, match: Match) -> Iterator[Change]:
        try:
            with self._bus.changing() as change:
                store.lock_table(change.connection, match.row.id)
                yield change
        except Stale:
            raise Problem(409, "stale") from None


def _ends(match: Match, answer: AnswerRow) -> bool:
    return stored_verb(match.state, answer.notation).role == ENDING


def revealing(game: Game, before: State, answers: Sequence[AnswerRow], people: Sequence[int]) -> bool:
    """Whether one of the answers revealed something: a draw, a roll, or a card that somebody could not know.

    Hidden cards are detected by determinizations for each person: there an answer from a hidden hand is rarely legal.
    """
    state = before.copy()
    worlds = [game.imagine(before, seat, Rng(n)) for seat in people for n in range(WORLDS)]
    for answer in answers:
        if any(not _follows(world, answer) for world in worlds):
            return True
        if play_ply(game, state, state.parse(answer.notation), answer.given_by).reveals:
            return True
    return False


def _follows(world: State, answer: AnswerRow) -> bool:
    """Play the answer there; whether that was possible."""
    if world.seat != answer.seat:
        return False
    move = world.parse(answer.notation)
    if move not in world.moves():
        return False
    world.play(move)
    return True
