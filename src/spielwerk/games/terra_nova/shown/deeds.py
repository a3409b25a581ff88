"""Choices of several answers: make a space habitable and build a house there (TN p.5)."""

from spielwerk.core.game import Deed
from spielwerk.games.terra.shown.deeds import settling
from spielwerk.games.terra_nova.rules.actions.make_habitable import BUILD, TRANSFORM
from spielwerk.games.terra_nova.rules.mats import HOUSE_MONEY
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.shown.messages import describe_move


def deeds(s: NovaState) -> list[Deed]:
    found: list[Deed] = []
    space = s.space()
    for move in s.moves():
        if space.verb_of[move] is TRANSFORM:
            _, facts = describe_move(s, move)
            facts["money"] = int(facts["money"]) + HOUSE_MONEY
            found += settling(s, move, BUILD.base + space.arg_of[move], facts)
    return found
