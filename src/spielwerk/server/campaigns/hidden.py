"""Checks that nobody is sent what they may not know. Everything hidden from an audience is resampled; every byte sent
to it must stay the same, before an answer and after it.

`Game.imagine`, which bots use too, does the resampling. It might leave something out, so `secrets` lists independently
what must change, and looks for cards of a hand in what others are sent.
"""

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct, json, structs

from spielwerk.core.play import CONVERTING, LEAVING, NOBODY
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.server import wire
from spielwerk.server.campaigns.report import Report, Tell
from spielwerk.server.campaigns.secrets import Redraws, given_up, in_other_hands, words_of
from spielwerk.server.campaigns.variants import Options, variants
from spielwerk.server.campaigns.worlds import Questions, Sent, World
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.house import House
from spielwerk.server.settings import Settings

TOLD = 5.0
CLOSER = 2
"""Answers of each kind that are previewed at a question."""
BEGAN = 1_700_000_000
NAMING = ("log", "event")
"""Parts of what is sent that announce an answer: a card they name is known from then on."""


class Plan(Struct, kw_only=True):
    comparisons: int
    """Each compares everything that one audience gets of one position and of the answer given there."""
    games: Sequence[str]
    seed: int = 1


def run(plan: Plan, report: Report, tell: Tell) -> None:
    """Games of all kinds one after the other, each looked at in as many positions as its share of comparisons asks."""
    redraws = Redraws()
    kinds = variants(plan.games)
    rng = random.Random(plan.seed)
    rng.shuffle(kinds)
    told = time.monotonic()
    with _house() as house:
        played = 0
        while not report.whole and not report.enough:
            name, options = kinds[played % len(kinds)]
            left = plan.comparisons - report.done
            share = min(left, max(left // max(1, len(kinds) - played), 40))
            campaign = _Game(house, name, options, random.Random(f"{plan.seed} {played}"), report, redraws)
            for _ in campaign.compare(share):
                if time.monotonic() - told > TOLD:
                    told = time.monotonic()
                    tell(f"{report.done} of {plan.comparisons} comparisons, game {played + 1}: {name} {options}")
            played += 1
            report.figures |= {"games": played, "kinds of games": min(played, len(kinds))}
            report.figures["drawn anew"] = {name: redraws.were[name] for name in sorted(redraws.could)}
    for name in redraws.never():
        report.find(f"{name} was never drawn anew, so nothing is known of it")


class _Game:
    """One game, and the same game as its audiences could imagine it."""

    def __init__(
        self, house: House, name: str, options: Options, rng: random.Random, report: Report, redraws: Redraws
    ) -> None:
        self._house, self._report, self._redraws, self._rng = house, report, redraws, rng
        self.game = game(name)
        self.kind = f"{name} {options}"
        self._seed = rng.randrange(2**52)
        self._row, self._seats = _table(house, name, options, self._seed)
        self._options = options

    def compare(self, share: int) -> Iterator[None]:
        moves = self._played()
        audiences = len(self._seats) + 1
        wanted = min(len(moves), -(-share // audiences))
        chosen = set(self._rng.sample(range(len(moves)), wanted))
        start = self.game.new(self._seed, self._options)
        true = World(self._house, self._row, self._seats, start, [])
        for n, notation in enumerate(moves):
            if n in chosen:
                # A fresh copy, as another process would load it: nothing cached from before takes part.
                yield from self._at(self._world(true.row, true.match.state, true.match.stored), notation, BEGAN + n)
            true.answer(notation, BEGAN + n)
            if self._report.enough:
                return

    def _played(self) -> list[str]:
        state, moves = self.game.new(self._seed, self._options), []
        while state.seat >= 0:
            move = _lively(state, self._rng)
            moves.append(state.notation(move))
            state.play(move)
        return moves

    def _at(self, true: World, notation: str, at: int) -> Iterator[None]:
        """Every audience, before the answer and after it."""
        before, draft = true.match.state, list(true.match.stored)
        row, mover, first = true.row, true.match.to_move, true.row.ply
        questions = Questions(true.match.drafted, self._rng, CLOSER)
        public = {seat: true.match.drafted.notation(true.match.drafted.parse(notation), seat) for seat in _others(true)}
        audiences = range(NOBODY, len(self._seats))
        seen = {viewer: true.sent(viewer, questions) for viewer in audiences}
        commits = true.answer(notation, at)
        none = Questions.none()
        after = {one: true.sent(one, none) | self._told(true, one, first, commits) for one in audiences}
        for viewer in audiences:
            imagined = self.game.imagine(before, viewer, Rng(self._rng.randrange(2**52)))
            self._redraws.note(self.game, before, imagined, viewer)
            # Nobody sees the draft of another seat, so that there need not be one.
            other = self._world(row, imagined, draft if viewer == mover else [])
            self._same("before", seen[viewer], other.sent(viewer, questions), viewer, row)
            if viewer != mover and draft:
                other = self._world(row, imagined, draft)
                other.sent(viewer, none)
            same = notation if viewer in (mover, NOBODY) else self._like(other, public[viewer], viewer)
            self._after(true, after[viewer], other, viewer, same, commits)
            self._names(true, after[viewer], viewer)
            self._report.done += 1
            yield

    def _world(self, row: TableRow, state: State, draft: list[str]) -> World:
        return World(self._house, row, self._seats, state.copy(), draft)

    def _like(self, world: World, public: str, viewer: int) -> str:
        """An answer that the viewer reads as that one; empty where the imagined hand has none."""
        state = world.match.drafted
        fitting = [move for move in state.moves() if state.notation(move, viewer) == public]
        return state.notation(self._rng.choice(fitting)) if fitting else ""

    def _after(self, true: World, seen: Sent, other: World, viewer: int, notation: str, commits: bool) -> None:
        state, first = other.match.drafted, other.row.ply
        legal = notation and not other.match.refused and state.parse(notation) in state.moves()
        if not legal:
            # Others may be imagined with a hand that could not give the answer that showed what it was.
            self._report.count("answers that the imagined hand could not give")
            return
        there = other.answer(notation, true.row.updated)
        if given_up(self.game, other.match.state) != given_up(self.game, true.match.state):
            # A payment with the only card of a hand is no answer: the imagined hand gave up another card.
            self._report.count("imagined hands that gave up another card")
            return
        found = {**other.sent(viewer, Questions.none()), **self._told(other, viewer, first, there)}
        if found != seen and viewer in true.learned | other.learned:
            # A roll, a tile, a card of one's own. That it names no card of another hand is asked apart.
            self._report.count("answers that showed something new, by the rules")
            return
        self._report.count("answers compared")
        self._same(f"after '{notation}'", seen, found, viewer, true.row)

    def _told(self, world: World, viewer: int, since: int, commits: bool) -> Sent:
        return world.told(viewer, since) if commits else {}

    def _same(self, when: str, seen: Sent, found: Sent, viewer: int, row: TableRow) -> None:
        who = "the public" if viewer == NOBODY else f"seat {viewer}"
        self._report.count("answers of the server", len(seen))
        self._report.count("bytes", sum(map(len, seen.values())))
        for what in seen.keys() | found.keys():
            if (one := seen.get(what, b"")) != (two := found.get(what, b"")):
                place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
                near = slice(max(0, place - 60), place + 40)
                self._report.find(
                    f"{self.kind}, seed {self._seed}, ply {row.ply}, {when}: {what} of {who} tells of hidden things: "
                    f"…{one[near].decode(errors='replace')}… or …{two[near].decode(errors='replace')}…"
                )

    def _names(self, true: World, seen: Sent, viewer: int) -> None:
        """What was just told to an audience names no card of another hand which its own view does not show."""
        if not (hidden := in_other_hands(self.game, true.match.state, viewer)):
            return
        told = set().union(*(words_of(json.decode(_data(seen[what]))) for what in NAMING if what in seen))
        view = json.decode(seen["table"])["view"]
        if named := (told & hidden) - words_of(view):
            self._report.find(
                f"{self.kind}, seed {self._seed}, ply {true.row.ply}: seat {viewer} reads of "
                f"{', '.join(sorted(named))} in another hand"
            )


def _data(sent: bytes) -> bytes:
    """The data of an event of a stream."""
    return sent.partition(b"data: ")[2].strip() if b"data: " in sent else sent


def _others(world: World) -> list[int]:
    return [seat for seat in range(len(world.match.seats)) if seat != world.match.to_move]


def _lively(state: State, rng: random.Random) -> int:
    """Passes only when it must and converts seldom, so that games fill up."""
    moves, verb_of = state.moves(), state.space().verb_of
    if rng.random() < 0.875:
        others = [move for move in moves if verb_of[move].role != CONVERTING]
        moves = [move for move in others if verb_of[move].role not in LEAVING] or others or moves
    return rng.choice(moves)


@contextmanager
def _house() -> Iterator[House]:
    """A house without listeners, which is asked for what it would send."""
    with TemporaryDirectory(prefix="spielwerk-campaign-") as folder:
        house = House(Settings(db=f"sqlite:///{Path(folder) / 'games.db'}"))
        try:
            yield house
        finally:
            house.thinkers.stop()
            house.engine.dispose()


def _table(house: House, name: str, options: Options, seed: int) -> tuple[TableRow, list[SeatRow]]:
    players = options["players"]
    assert isinstance(players, int)
    wishes = {key: value for key, value in options.items() if key != "players"}
    wish = wire.TableWish(name, [wire.SeatWish("me")] * players, options=wishes, seed=seed)  # type: ignore[arg-type]
    made = house.host.make(wish, home=False)
    with house.rooms.open(made.id) as match:
        # Who is there changes with the clock, and tells nothing of the game.
        seats = [structs.replace(seat, seen=0) for seat in match.seats]
        return structs.replace(match.row, updated=BEGAN), seats
