"""Bots at a persistent table: one call returns the answers of a whole turn, even if the bot fails.

Input and output are plain data, so a server can make the call in another process.
"""

import logging
import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, NamedTuple

from spielwerk.bots.interface import Bot, Sight
from spielwerk.bots.registry import bot
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game

SUBSTITUTE: Final = "greedy"
"""The substitute for a bot that raises, exceeds its time or answers illegally."""
GRACE: Final = 2.0
"""Factor by which a bot may exceed its budget of seconds before it is interrupted."""
PATIENCE: Final = 30.0
"""Seconds for an answer of a bot without a time budget."""

log = logging.getLogger(__name__)


class Overrun(Exception):
    """The bot exceeded its time limit."""


class Answer(NamedTuple):
    notation: str
    substituted: bool
    """Whether the bot failed and the substitute answered for it."""


def answer(game_name: str, position: Mapping[str, Any], level: str, seed: int) -> str:
    """What a bot (by level or name) answers to the question at hand of a position, in notation."""
    return turn(game_name, position, level, seed, most=1)[0].notation


def turn(game_name: str, position: Mapping[str, Any], level: str, seed: int, most: int = 200) -> list[Answer]:
    """The same for all answers until another seat is asked, so that the bot plans its turn only once."""
    state = game(game_name).load(position)
    player = bot(level, seed, game_name)
    seat = state.seat
    sight = Sight(game_name, state, seat)
    answers: list[Answer] = []
    while state.seat == seat and len(answers) < most:
        move, substituted = guarded(player, sight, state, derive(seed, len(answers)))
        answers.append(Answer(state.notation(move), substituted))
        state.play(move)
    return answers


def guarded(player: Bot, sight: Sight, state: State, seed: int) -> tuple[int, bool]:
    """The bot's move, or the substitute's (and True) where the bot fails; a broken bot never blocks a game."""
    kind = type(player).__name__
    try:
        with interrupted_after(player.budget.seconds * GRACE or PATIENCE):
            move = player.choose(sight)
        if move in state.moves():
            return move, False
        log.warning("bot %s gave an illegal answer: %s", kind, move)
    except Overrun:
        log.warning("bot %s overran its time", kind)
    except (Exception, SystemExit):
        log.exception("bot %s failed", kind)
    return bot(SUBSTITUTE, seed).choose(sight), True


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Raise Overrun in the block when the time is over. Needs the main thread and Unix; elsewhere it does nothing."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise Overrun

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
