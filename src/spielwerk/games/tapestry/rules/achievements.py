"""Achievements (p.15): a track completed, two outposts toppled, the middle island conquered."""

from typing import Final

from spielwerk.core.values import added
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import ACHIEVED, COMPLETE_TRACK, LAST, MIDDLE_ISLAND, TOPPLE_TWO

ACHIEVEMENT_POINTS: Final[tuple[tuple[int, ...], ...]] = ((10, 5), (15, 10, 5))
"""With up to three players, and with four or five; the middle island always has the first row."""
TOPPLED_ENOUGH: Final = 2


def achievement_points(s: TapestryState, which: int) -> tuple[int, ...]:
    """Points of the first, second and third player to meet an achievement."""
    return ACHIEVEMENT_POINTS[1 if len(s.players) > 3 and which < 2 else 0]


def achieve(s: TapestryState, p: Player, which: int) -> None:
    """The first time a player meets an achievement: the highest free points (p.15)."""
    if p.achieved >> which & 1:
        return
    p.achieved |= 1 << which
    row = BY_KIND["achievement"][which]
    table = achievement_points(s, which)
    place = s.achievers[which]
    s.achievers = added(s.achievers, which, 1)
    points = table[place] if place < len(table) and p.seat != s.automa.shadow else 0
    s.tell(ACHIEVED, p.seat, which, points, row.number)
    gain_vp(s, p, points, row.number)


def came_onto(s: TapestryState, p: Player, space: int) -> None:
    """A marker reached a space of a track; the last one completes it."""
    if space == LAST:
        achieve(s, p, COMPLETE_TRACK)


def toppled_one(s: TapestryState, p: Player) -> None:
    """An opponent's outpost was toppled by the player's conquest or trap."""
    p.toppled += 1
    if p.toppled >= TOPPLED_ENOUGH:
        achieve(s, p, TOPPLE_TWO)


def conquered(s: TapestryState, p: Player, cell: int) -> None:
    if cell == s.board.middle:
        achieve(s, p, MIDDLE_ISLAND)
