"""Upgrade: a workshop beside people if a guild is left, else any building; the one that gives people the least
power."""

from typing import Final

from spielwerk.core.choosing import choose
from spielwerk.core.hexgrid import cells
from spielwerk.games.age_of_innovation.rules.automa.choosing import Direction, Power
from spielwerk.games.age_of_innovation.rules.automa.components import Card
from spielwerk.games.age_of_innovation.rules.automa.seat import her_player, your_buildings
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, choices_of, note
from spielwerk.games.age_of_innovation.rules.building import offer_power, put
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import GUILD, PALACE, SCHOOL, UNIVERSITY, WORKSHOP
from spielwerk.games.terra.rules.reach import adjacent

FOLLOW_UPS: Final = ((WORKSHOP, (GUILD,)), (GUILD, (PALACE, SCHOOL)), (SCHOOL, (UNIVERSITY,)))
"""What a building becomes, the highest power value first."""


def follow_up(p: Player, cell: int) -> tuple[int, int]:
    """The building on the cell, and the best it can become; the same twice where no piece is left for it."""
    for kind, targets in FOLLOW_UPS:
        if p.at[kind] >> cell & 1:
            for target in targets:
                if p.stock[target]:
                    return kind, target
            return kind, kind
    return WORKSHOP, WORKSHOP


def candidates(s: AgeState, p: Player) -> tuple[int, str]:
    """The candidate buildings, and the note that says why these."""
    beside = p.at[WORKSHOP] & adjacent(s, your_buildings(s)) if p.stock[GUILD] else 0
    if beside:
        return beside, "beside-you"
    found = 0
    for cell in cells(p.buildings):
        kind, target = follow_up(p, cell)
        if kind != target:
            found |= 1 << cell
    return found, "any-building"


def upgrade(s: AgeState, support: Card, source: int, line: Line | None) -> None:
    """Where nothing can be upgraded, nothing happens (ruling-automa-no-upgrade)."""
    p = her_player(s)
    spots, why = candidates(s, p)
    if not spots:
        note(line, "no-upgrade")
        return
    note(line, why)
    cell = choose("building", cells(spots), [Power(s, False), Direction(support)], choices_of(line))
    kind, target = follow_up(p, cell)
    p.take_back(cell, kind)
    put(s, p, cell, target, False, source)
    offer_power(s, p, cell)
