"""The levels people choose from, and the bot behind each."""

from typing import Final

BEGINNER: Final = "beginner"
EASY: Final = "easy"

LEVELS: Final = {
    BEGINNER: "greedy",
    EASY: "greedy",
    "medium": "turn",
    "hard": "search:nodes=3000",
    "master": "search:seconds=5",
}

IN_GAME: Final = {"age-of-innovation": {EASY: "turn:width=2"}}
"""Where a level is another bot, because the usual one is too far below the next level (docs/bots.md)."""


def levels_of(game: str) -> list[str]:
    """The levels of a game, weakest first; the one for beginners only where `easy` is stronger."""
    return [level for level in LEVELS if level != BEGINNER or bot_of(EASY, game) != LEVELS[BEGINNER]]


def bot_of(level: str, game: str) -> str:
    """The bot behind a level in this game; any other name as it is."""
    return IN_GAME.get(game, {}).get(level) or LEVELS.get(level, level)
