"""The science display (AoI p.10): steps, power on the way, keys for level 8, one marker on level 12."""

from typing import Final

from spielwerk.core.values import replaced
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.frames import USE_KEY
from spielwerk.games.age_of_innovation.rules.gains import fire
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, KNOWLEDGE_STEP, LOST, LOST_STEPS, STEPPED
from spielwerk.games.terra.rules.gains import gain_power

KEY_LEVEL: Final = 8
INCOME_LEVEL: Final = 9
TOP_LEVEL: Final = 12
POWER_AT: Final[tuple[int, ...]] = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 3)


def competency_place(place: int) -> tuple[int, int, int]:
    """A place of the competency display: its discipline, steps and books. The rows give, from top to bottom, 3 steps,
    2 steps and a book, 1 step and 2 books (AoI p.13)."""
    books = place // len(DISCIPLINES)
    return place % len(DISCIPLINES), 3 - books, books


def top_is_taken(s: AgeState, discipline: int) -> bool:
    for player in s.players:
        if player.level[discipline] == TOP_LEVEL:
            return True
    return False


def can_step(s: AgeState, p: Player, discipline: int) -> bool:
    """Whether at least one step in the discipline would not be lost."""
    target = p.level[discipline] + 1
    if target == KEY_LEVEL:
        return p.keys > 0
    return target < TOP_LEVEL or (target == TOP_LEVEL and not top_is_taken(s, discipline))


def climb(s: AgeState, p: Player, discipline: int, steps: int, source: int) -> None:
    """Move the marker up. Before level 8 the player is asked whether to use a key; steps that cannot be made lapse."""
    while steps and can_step(s, p, discipline):
        if p.level[discipline] + 1 == KEY_LEVEL:
            s.ask(USE_KEY, p.seat, source, discipline, steps)
            return
        step_up(s, p, discipline, source)
        steps -= 1
    if steps:
        s.tell(LOST, p.seat, LOST_STEPS, steps, source)


def step_up(s: AgeState, p: Player, discipline: int, source: int) -> None:
    level = p.level[discipline] + 1
    p.level = replaced(p.level, discipline, level)
    s.tell(STEPPED, p.seat, discipline, level, source)
    if POWER_AT[level]:
        gain_power(s, p, POWER_AT[level], BY_KIND["discipline"][discipline].number)
    fire(s, p, KNOWLEDGE_STEP)
