"""The levels people choose from, and the bot behind each."""

from typing import Final

BEGINNER: Final = "beginner"
EASY: Final = "easy"
HARD: Final = "hard"
MASTER: Final = "master"

LEVELS: Final = {
    BEGINNER: "greedy",
    EASY: "greedy",
    "medium": "turn",
    HARD: "search:nodes=3000",
    MASTER: "search:seconds=5",
}

IN_GAME: Final = {
    "age-of-innovation": {EASY: "turn:width=2", HARD: "search:nodes=3000+ahead=1", MASTER: "search:nodes=3000"},
    "terra-nova": {HARD: "search:nodes=3000+ahead=2+beyond=0", MASTER: "search:nodes=3000"},
}
"""Where a level is another bot. Levels should be steps that people notice, and without dice within turns a search is
strong for looking far, not for looking long (docs/bots.md)."""


def levels_of(game: str) -> list[str]:
    """The levels of a game, weakest first; the one for beginners only where `easy` is stronger."""
    return [level for level in LEVELS if level != BEGINNER or bot_of(EASY, game) != LEVELS[BEGINNER]]


def bot_of(level: str, game: str) -> str:
    """The bot behind a level in this game; any other name as it is."""
    return IN_GAME.get(game, {}).get(level) or LEVELS.get(level, level)
