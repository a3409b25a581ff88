"""Choices of several answers: transform a space into native terrain and build a workshop there (AoI p.11, p.12)."""

from spielwerk.core.game import Deed
from spielwerk.games.age_of_innovation.rules.actions.terraform import BUILD, TRANSFORM
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.shown.messages import describe_move
from spielwerk.games.terra.shown.deeds import settling


def deeds(s: AgeState) -> list[Deed]:
    found: list[Deed] = []
    space = s.space()
    for move in s.moves():
        cell, terrain = TRANSFORM.parts(space.arg_of[move])
        if space.verb_of[move] is TRANSFORM and terrain == s.players[s.seat].board:
            _, facts = describe_move(s, move)
            found += settling(s, move, BUILD.base + cell, facts)
    return found
