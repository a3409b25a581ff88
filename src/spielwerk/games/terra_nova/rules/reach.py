"""Adjacency and reach (TN p.5) in this game."""

from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import ACTIONS, EXTRA_SHIPPING


def shipping_value(s: NovaState, p: Player) -> int:
    """The track, plus one in the action phase with the ship tile, until its owner passes (TN p.11)."""
    if p.held.passive[EXTRA_SHIPPING] and s.phase == ACTIONS and not p.passed:
        return p.shipping + p.held.passive[EXTRA_SHIPPING]
    return p.shipping


def refresh_reach(s: NovaState, p: Player) -> None:
    p.reach = s.board.reach(s.bridged, p.buildings, shipping_value(s, p))


def settlements(s: NovaState, p: Player) -> list[int]:
    """Groups of adjacent own buildings, single ones included; a city is one of them (TN p.12)."""
    return s.board.groups(s.bridged, p.buildings)
