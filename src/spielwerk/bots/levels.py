"""The levels people choose from, and the bot behind each."""

from typing import Final

BEGINNER: Final = "beginner"
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
MASTER: Final = "master"

LEVELS: Final = {
    BEGINNER: "greedy",
    EASY: "greedy",
    MEDIUM: "turn",
    HARD: "search:nodes=3000",
    MASTER: "search:seconds=5",
}

AT_ONCE: Final = "search:nodes=3000+ahead=1"
FAR: Final = "search:nodes=3000"
"""Without dice within turns a search is strong for looking far, not for looking long."""

IN_GAME: Final = {
    "age-of-innovation": {EASY: "turn:width=2", HARD: AT_ONCE, MASTER: FAR},
    "terra-nova": {MEDIUM: "turn:weights=search", HARD: AT_ONCE, MASTER: FAR},
}
"""Where a level is another bot, so that levels are steps that people notice (docs/bots.md)."""


def levels_of(game: str) -> list[str]:
    """The levels of a game, weakest first; the one for beginners only where `easy` is stronger."""
    return [level for level in LEVELS if level != BEGINNER or bot_of(EASY, game) != LEVELS[BEGINNER]]


def bot_of(level: str, game: str) -> str:
    """The bot behind a level in this game; any other name as it is."""
    return IN_GAME.get(game, {}).get(level) or LEVELS.get(level, level)
