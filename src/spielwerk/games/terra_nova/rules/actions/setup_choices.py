"""Choosing a mat, then one of its sides (TN p.2, p.3)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra_nova.rules.catalog import BY_KIND
from spielwerk.games.terra_nova.rules.first_game import FIRST_GAME_FACTIONS
from spielwerk.games.terra_nova.rules.state import NovaState, terrain_of
from spielwerk.games.terra_nova.rules.words import FACTIONS, RING, SIDES_OF_MAT, TERRAINS, TOOK

ALL_FACTIONS: Final[list[int]] = list(range(len(FACTIONS)))


def offered_factions(s: NovaState) -> list[int]:
    """All ten, or those of the recommended first game."""
    return FIRST_GAME_FACTIONS[len(s.players)] if s.first_game else ALL_FACTIONS


class TakeMat(Verb[NovaState]):
    """`take-mat TERRAIN`: the mat with its colour."""

    def __init__(self) -> None:
        super().__init__("take-mat", RING, ("terrain",))

    def words(self, arg: int) -> str:
        return TERRAINS[arg]

    def open(self, s: NovaState, terrain: int) -> bool:
        if terrain == s.neutral_home:
            return False
        if all(terrain_of(faction) != terrain for faction in offered_factions(s)):
            return False
        return all(p.home != terrain for p in s.players)

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        for terrain in range(RING):
            if self.open(s, terrain):
                out.append(self.base + terrain)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        if self.open(s, arg):
            return []
        tile = f"mat-{TERRAINS[arg]}"
        return [
            Reason("neutral-colour", {"tile": tile})
            if arg == s.neutral_home
            else Reason("not-available", {"tile": tile})
        ]

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        s.players[frame[SEAT]].home = arg
        number = BY_KIND["mat"][arg].number
        s.tell(TOOK, frame[SEAT], number, 0, number)


class TakeFaction(Verb[NovaState]):
    """`take-faction NAME`: side A or B of the mat."""

    def __init__(self) -> None:
        super().__init__("take-faction", len(FACTIONS), ("faction",))

    def words(self, arg: int) -> str:
        return FACTIONS[arg]

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        first = SIDES_OF_MAT * s.players[frame[SEAT]].home
        return list(range(first, first + SIDES_OF_MAT))

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        for faction in self.candidates(s, frame):
            if faction in offered_factions(s):
                out.append(self.base + faction)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        if arg in offered_factions(s):
            return []
        return [Reason("not-available", {"tile": f"faction-{FACTIONS[arg]}"})]

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        s.players[frame[SEAT]].faction = arg
        number = BY_KIND["faction"][arg].number
        s.tell(TOOK, frame[SEAT], number, 0, number)


TAKE_ONE_MAT: Final = TakeMat()
TAKE_ONE_FACTION: Final = TakeFaction()
