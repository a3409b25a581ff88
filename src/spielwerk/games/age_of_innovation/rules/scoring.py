"""End of the game (AoI p.18): area, science and leftover resources."""

from typing import Final

from spielwerk.core.values import total
from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.rules.automa.scoring import score_faction
from spielwerk.games.age_of_innovation.rules.catalog import AREA, LEFTOVERS, SCIENCE
from spielwerk.games.age_of_innovation.rules.reach import jump_targets_from
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, FLIGHT, TUNNEL
from spielwerk.games.terra.rules.gains import gain_vp
from spielwerk.games.terra.rules.ranks import share_places

AREA_POINTS: Final = (18, 12, 6)
SCIENCE_POINTS: Final = (8, 4, 2)
COINS_PER_POINT: Final = 5


def connected(s: AgeState, p: Player, start: int) -> int:
    """The player's buildings linked with `start` by reach; tunnels and flights link too, paid for or not."""
    found = start
    edge = start
    jump = max(p.held.passive[TUNNEL], p.held.passive[FLIGHT])
    while edge:
        near = s.board.reach(s.bridged, edge, p.shipping)
        if jump:
            near |= jump_targets_from(s, edge, jump)
        edge = near & p.buildings & ~found
        found |= edge
    return found


def largest_area(s: AgeState, p: Player) -> int:
    """How many buildings the player's largest connected group has. The river bonus does not count (AoI p.23)."""
    best = 0
    left = p.buildings
    while left:
        mask = connected(s, p, left & -left)
        best = max(best, how_many(mask))
        left &= ~mask
    return best


def leftover_coins(p: Player) -> int:
    """The value of the leftovers in coins: one for each tool, scholar, book, power of bowl III and two tokens of bowl
    II."""
    return p.coins + p.tools + p.scholars + total(p.books) + p.bowl3 + p.bowl2 // 2


def score_end(s: AgeState) -> None:
    players = s.players
    # With two players the area tile and the neutral markers represent a third faction (AoI p.19).
    areas = [largest_area(s, p) for p in players] + ([s.area_tile] if s.neutral_level else [])
    shares = share_places(areas, AREA_POINTS)
    for p in players:
        gain_vp(s, p, shares[p.seat], AREA)
    for discipline in range(len(DISCIPLINES)):
        levels = [p.level[discipline] for p in players] + s.neutral_level[discipline : discipline + 1]
        shares = share_places(levels, SCIENCE_POINTS)
        for p in players:
            gain_vp(s, p, shares[p.seat], SCIENCE[discipline])
    for p in players:
        gain_vp(s, p, leftover_coins(p) // COINS_PER_POINT, LEFTOVERS)
    if s.automa is not None:
        score_faction(s)
