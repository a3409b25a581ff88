"""Defects that no position of either game may have, one sentence each: map, turn order, bridges and buildings."""

from collections.abc import Sequence

from spielwerk.games.terra.rules.state import TerraPlayer, TerraState


def map_defects(s: TerraState) -> list[str]:
    found: list[str] = []
    land = 0
    for mask in s.terrain:
        if land & mask:
            found.append("A space has two terrains.")
        land |= mask
    if land != s.ground().land:
        found.append("The terrains do not cover the land of the board.")
    return found


def order_defects(s: TerraState, over: int) -> list[str]:
    found: list[str] = []
    if sorted(s.order) != list(range(len(s.seats()))):
        found.append("The turn order does not name every seat once.")
    if s.phase != over and not s.stack:
        found.append("Nobody is asked anything although the game is not over.")
    return found


def piece_defects(s: TerraState, neutral: int) -> list[str]:
    """Buildings of all players and neutral ones, and bridges, checked against each other."""
    found: list[str] = []
    built = neutral
    for p in s.seats():
        if built & p.buildings:
            found.append(f"Player {p.seat + 1}: a building stands on another player's space.")
        built |= p.buildings
    if len(set(s.bridged)) != len(s.bridged):
        found.append("Two players have the same bridge.")
    return found


def standing_defects(s: TerraState, p: TerraPlayer, home: int, terrains: Sequence[str]) -> list[str]:
    """A player's buildings: one per space, all on the home terrain once there is one."""
    found: list[str] = []
    seen = 0
    for mask in p.at:
        if seen & mask:
            found.append("Two buildings share a space.")
        seen |= mask
    if 0 <= home < len(terrains) and seen & ~s.terrain[home]:
        names = s.ground().grid.names
        where = [names[cell] for cell in range(len(names)) if (seen & ~s.terrain[home]) >> cell & 1]
        found.append(f"Buildings stand on terrain other than {terrains[home]}: {', '.join(where)}.")
    return found
