"""One game between bots, and what is noted about it."""

import traceback
from collections.abc import Callable, Sequence
from typing import Any

from spielwerk.bots.interface import Bot, Sight
from spielwerk.bots.registry import bot
from spielwerk.core.drawn import RANDOM
from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.record import RULES, Record, begin, options_of
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.lab.runs.checks import Checks

OPENING = 6
"""How many first answers of each seat are kept for statistics of openings."""
DISPLAY = 12
"""Words of the longest display of a set-up (competencies in Age of Innovation)."""
LONGEST = 5000
"""Answers after which a game counts as stalled; the longest games of random players have a few hundred."""


class Stalled(Exception):
    """A game that does not end."""


class BotFailed(Exception):
    """A bot that raised or gave no legal answer; the message names it."""

    def __init__(self, name: str, seat: int, what: str) -> None:
        super().__init__(f"The bot '{name}' on seat {letter(seat)} {what}")

    @classmethod
    def by_raising(cls, name: str, seat: int, problem: BaseException) -> "BotFailed":
        return cls(name, seat, "failed.\n" + "".join(traceback.format_exception(problem)).rstrip())

    @classmethod
    def by_answering(cls, name: str, seat: int, state: State, answer: object) -> "BotFailed":
        among = type(answer) is int and 0 <= answer < state.space().size
        said = f"'{state.notation(answer)}'" if among and isinstance(answer, int) else repr(answer)
        return cls(name, seat, f"answered {said}, which is not among the {len(state.moves())} legal answers.")


class Match:
    """A finished game: its answers as numbers (notation is made on demand), and the points over time."""

    def __init__(
        self, game: Game, record: Record, state: State, bots: Sequence[str], players: Sequence[Bot | None] = ()
    ) -> None:
        self.game = game
        self._record = record
        self.state = state
        self.bots = bots
        self.players = players
        """The bots themselves, by seat; None for an automatic one."""
        self.answers: list[tuple[int, int]] = []
        self.tallies: list[list[dict[str, int]]] = []
        """For each round that was played the points by source of every seat at its end; then the final ones."""
        self.decisions: list[list[int]] = []
        """For each of these rounds how many answers every seat gave."""
        self._round = 0
        self._given = [0] * len(bots)

    def begun(self) -> State:
        """The game at its first question, created again."""
        return self.game.set_up(self.game.checked(self._record.options), self._record.drawn)

    def note(self, seat: int, move: int) -> None:
        """An answer that is about to be given."""
        if self.state.round != self._round:
            self.end_round()
            self._round = self.state.round
        self.answers.append((seat, move))
        self._given[seat] += 1

    def end_round(self) -> None:
        self.tallies.append(self.state.tally())
        self.decisions.append(self._given)
        self._given = [0] * len(self.bots)

    def record(self) -> Record:
        record = self._record
        if not record.answers:
            for seat, move in self.answers:
                record.add(seat, self.state.notation(move))
        return record

    def setup(self) -> list[tuple[str, int, str]]:
        """Options and what the set-up drew, each word with its fact and its place; what is longer is a hidden deck."""
        options = self.game.checked(options_of(self.game, self._record))
        drawn_at_will = {o.name for o in self.game.options if o.setup and options[o.name] == o.default}
        chosen = {
            name: value if isinstance(value, list) else [str(value)]
            for name, value in options.items()
            if name != RULES and name not in drawn_at_will
        }
        drawn = {name: words for name, words in self._record.drawn.items() if name != RANDOM and len(words) <= DISPLAY}
        facts = {**chosen, **drawn}
        return [(fact, place, word) for fact, words in facts.items() for place, word in enumerate(words)]

    def opening(self, seat: int) -> list[str]:
        moves = [move for who, move in self.answers if who == seat][:OPENING]
        return [self.state.notation(move) for move in moves]

    def places(self) -> list[int]:
        """1 for every winner; equal scores share a place, except where a tie was broken for the win."""
        won = self.state.winners()
        standing = [(score, seat in won) for seat, score in enumerate(self.state.scores())]
        return [1 + sum(other > own for other in standing) for own in standing]

    def wins(self) -> list[float]:
        """For every seat its share of the win."""
        won = self.state.winners()
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(self.bots))]

    def facts(self) -> list[dict[str, Any]]:
        """What lies before each seat at the end: its row of the view, flat. The table of sources has the tally."""
        rows: list[dict[str, Any]] = self.game.view(self.state, -1)["players"]
        return [flat({name: value for name, value in row.items() if name != "tally"}) for row in rows]


def flat(row: dict[str, Any]) -> dict[str, Any]:
    """Numbers, words and lists of words as columns; what is none of these is left out."""
    facts: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, dict):
            facts.update({_column(name, key): n for key, n in value.items() if isinstance(n, int)})
        elif isinstance(value, list):
            if value and all(isinstance(n, int) for n in value):
                facts.update({_column(name, k + 1): n for k, n in enumerate(value)})
            elif (found := words(value)) is not None:
                facts[name] = found
        else:
            facts[name] = "" if value is None else value
    return facts


def words(value: list[Any]) -> list[str] | None:
    """The words of a list, of lists in it, and the names of things in it; None where it holds anything else."""
    found: list[str] = []
    for item in value:
        if isinstance(item, list):
            inner = words(item)
        elif isinstance(item, dict):
            inner = [item["name"]] if "name" in item else None
        else:
            inner = [item] if isinstance(item, str) else None
        if inner is None:
            return None
        found += inner
    return found


def _column(*parts: object) -> str:
    """A name that SQL takes without quotes."""
    return "_".join(str(part) for part in parts).replace("-", "_")


def play(
    game: Game,
    seed: int,
    options: dict[str, object],
    bots: Sequence[str],
    checks: Checks | None = None,
    watch: Callable[[State], None] | None = None,
    instead: Callable[[State, int, int], int] | None = None,
) -> Match:
    """Play a game to its end. Seat k is `bots[k % len(bots)]`; game and bots draw from the one seed.

    `watch` sees the table before every answer; `instead` may put another answer in the place of a bot's, given how many
    there were before.
    """
    record, state = begin(game, seed, options)
    seats = len(state.scores())
    automatic = [state.automatic(seat) for seat in range(seats)]
    bots = [state.automatic_word(seat) if automatic[seat] else bots[seat % len(bots)] for seat in range(seats)]
    record.seats = list(bots)
    players: list[Bot | None] = [
        None if automatic[seat] else bot(name, derive(seed, seat + 1), game.name) for seat, name in enumerate(bots)
    ]
    sights = [Sight(game.name, state, seat) for seat in range(seats)]
    match = Match(game, record, state, bots, players)
    if checks:
        checks.begin(state)
    while (seat := state.seat) >= 0:
        if watch:
            watch(state)
        player = players[seat]
        try:
            move = player.choose(sights[seat]) if player else state.moves()[0]
        except (Exception, SystemExit) as problem:
            raise BotFailed.by_raising(bots[seat], seat, problem) from problem
        if move not in state.moves():
            raise BotFailed.by_answering(bots[seat], seat, state, move)
        if instead:
            move = instead(state, move, len(match.answers))
        match.note(seat, move)
        if len(match.answers) > LONGEST:
            raise Stalled(f"no end after {LONGEST} answers")
        state.play(move)
        if checks:
            checks.after(state)
    match.end_round()
    if checks:
        checks.end(state)
    return match
