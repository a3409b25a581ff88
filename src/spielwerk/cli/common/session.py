"""A game being played in one terminal: people and bots at its seats, answers that can be taken back."""

import traceback
from pathlib import Path
from typing import Any

from spielwerk.bots.interface import Bot, Sight
from spielwerk.bots.registry import UnknownBot, bot
from spielwerk.cli.common.errors import SAYS_NO, CommandError
from spielwerk.cli.common.files import write_text
from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.record import Record
from spielwerk.core.rng import derive
from spielwerk.core.state import Message, State

HUMAN = "human"


class Session:
    def __init__(self, game: Game, record: Record, state: State, players: list[str], file: Path | None) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.file = file
        self.bots: list[Bot | None] = [
            None if name == HUMAN or state.automatic(n) else _bot(name, record, n) for n, name in enumerate(players)
        ]
        self.explained: dict[str, Any] = {}
        """Why the automatic opponent did what it did in its last turn."""
        self.taken: list[tuple[int, State]] = []
        """What `undo` goes back to: the number of answers and the state at each answer of a person, latest last."""

    def asks_a_person(self) -> bool:
        seat = self.state.seat
        return seat >= 0 and self.bots[seat] is None and not self.state.automatic(seat)

    def answer(self, move: int) -> list[Message]:
        """Give an answer; what it brought about."""
        state = self.state
        if self.asks_a_person():
            self.taken.append((len(self.record.answers), state.copy()))
        self.record.add(state.seat, state.notation(move))
        state.events = []
        state.play(move)
        if any(state.reveals(event) for event in state.events):
            # What has been seen cannot be unseen: nothing before it can be taken back.
            self.taken = []
        return [self.game.describe(state, event) for event in state.events]

    def bot_move(self) -> int:
        seat = self.state.seat
        if self.state.automatic(seat):
            self.explained = self.game.explain(self.state)
            return self.state.moves()[0]
        player = self.bots[seat]
        assert player is not None
        try:
            return player.choose(Sight(self.game.name, self.state, seat))
        except (Exception, SystemExit) as problem:
            lines = "".join(traceback.format_exception(problem)).rstrip()
            raise CommandError(f"The bot on seat {letter(seat)} failed.\n{lines}", SAYS_NO) from problem

    def undo(self) -> bool:
        """Back to the last answer of a person, and what bots did since; False where nothing can be taken back."""
        if not self.taken:
            return False
        answers, self.state = self.taken.pop()
        del self.record.answers[answers:]
        return True

    def save(self, file: Path | None = None) -> Path | None:
        target = file or self.file
        if target:
            write_text(target, self.record.write())
            self.file = target
        return target


def _bot(name: str, record: Record, seat: int) -> Bot:
    try:
        return bot(name, derive(record.seed, len(record.answers) * 8 + seat), record.game)
    except UnknownBot as problem:
        raise CommandError(str(problem)) from problem
