"""Science: the discipline of the scoring tile or the one to catch up in, with a scholar or without; she needs no
key."""

from typing import Final

from spielwerk.core.choosing import Preference, choose
from spielwerk.core.values import replaced
from spielwerk.games.age_of_innovation.rules.actions.scholar import free_space
from spielwerk.games.age_of_innovation.rules.automa.choosing import Direction
from spielwerk.games.age_of_innovation.rules.automa.components import FINAL_DISCIPLINES, Card
from spielwerk.games.age_of_innovation.rules.automa.seat import her_player
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, choices_of, note
from spielwerk.games.age_of_innovation.rules.catalog import FINAL_TILES
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE
from spielwerk.games.age_of_innovation.rules.science import TOP_LEVEL, top_is_taken
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import (
    DISCIPLINES,
    LOST,
    LOST_STEPS,
    ROUNDS,
    SENT,
    STEPPED,
)

SCHOLAR_STEPS: Final = (3, 2)
"""Worth of the spaces, the highest first."""


class OnTile(Preference):
    """The discipline that the round's scoring tile shows her; in round 6 the final tile."""

    name = "tile"

    def __init__(self, s: AgeState) -> None:
        self.discipline = tile_discipline(s)

    def rank(self, option: int) -> int:
        return 0 if option == self.discipline else 1


class Untouched(Preference):
    """Disciplines in which her marker is still on level 0."""

    name = "level-0"

    def __init__(self, s: AgeState) -> None:
        self.levels = her_player(s).level

    def rank(self, option: int) -> int:
        return 1 if self.levels[option] else 0


class Gap(Preference):
    """The smallest difference to a person's marker, above or below; with two people to the higher one."""

    name = "gap"

    def __init__(self, s: AgeState) -> None:
        self.levels = her_player(s).level
        self.yours = [max([s.players[seat].level[d] for seat in s.people()]) for d in range(len(DISCIPLINES))]

    def rank(self, option: int) -> int:
        return abs(self.levels[option] - self.yours[option])


def tile_discipline(s: AgeState) -> int:
    if s.round == ROUNDS:
        return FINAL_DISCIPLINES[FINAL_TILES[s.final_tile].name]
    return BONUS_OF_TILE[s.round_tiles[s.round - 1]][0]


def can_advance(s: AgeState, discipline: int) -> bool:
    """Level 12 is for one marker only; level 8 needs no key (ruling-automa-level-8)."""
    target = her_player(s).level[discipline] + 1
    return target < TOP_LEVEL or (target == TOP_LEVEL and not top_is_taken(s, discipline))


def choose_discipline(s: AgeState, support: Card, by_tile: bool, line: Line | None) -> int:
    """NONE where she cannot advance anywhere."""
    options = [discipline for discipline in range(len(DISCIPLINES)) if can_advance(s, discipline)]
    if not options:
        note(line, "no-discipline")
        return NONE
    first: list[Preference] = [OnTile(s)] if by_tile else []
    return choose("discipline", options, [*first, Untouched(s), Gap(s), Direction(support)], choices_of(line))


def advance(s: AgeState, discipline: int, steps: int, source: int) -> None:
    """Levels bring her nothing else; steps that cannot be made are lost (ruling-automa-surplus)."""
    p = her_player(s)
    while steps and can_advance(s, discipline):
        level = p.level[discipline] + 1
        p.level = replaced(p.level, discipline, level)
        s.tell(STEPPED, p.seat, discipline, level, source)
        steps -= 1
    if steps:
        s.tell(LOST, p.seat, LOST_STEPS, steps, source)


def catch_up(s: AgeState, support: Card, steps: int, source: int, line: Line | None) -> None:
    discipline = choose_discipline(s, support, False, line)
    if discipline != NONE:
        advance(s, discipline, steps, source)


def send_scholar(s: AgeState, support: Card, source: int, line: Line | None) -> None:
    """To the highest free space of the discipline; without a scholar or space, one level."""
    discipline = choose_discipline(s, support, support.by_tile, line)
    if discipline == NONE:
        return
    p = her_player(s)
    for steps in SCHOLAR_STEPS:
        space = free_space(s, discipline, steps)
        if space != NONE and p.scholar_supply():
            p.sent += 1
            s.scholars_sent = replaced(s.scholars_sent, space, p.seat)
            s.tell(SENT, p.seat, discipline, steps, source)
            advance(s, discipline, steps, source)
            return
    note(line, "no-space" if p.scholar_supply() else "no-scholar")
    advance(s, discipline, 1, source)
