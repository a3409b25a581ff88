"""Choosing boards, factions, palaces and round bonuses before the game (AoI p.5, p.18)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import replaced, without
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import TOOK
from spielwerk.games.terra.rules.component_verb import ComponentVerb


class TakeSet(ComponentVerb[AgeState]):
    """`take-set BOARD`: the planning board with the faction and round bonus that lie beside it."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        for board in s.offered_boards:
            if board != NONE:
                out.append(self.base + board)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if arg in s.offered_boards else self.not_available(arg)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        place = s.offered_boards.index(arg)
        p.board = arg
        p.faction = s.offered_factions[place]
        p.bonus = s.offered_bonuses[place]
        s.offered_boards = replaced(s.offered_boards, place, NONE)
        s.offered_factions = replaced(s.offered_factions, place, NONE)
        s.offered_bonuses = replaced(s.offered_bonuses, place, NONE)
        for kind, tile in (("board", p.board), ("faction", p.faction), ("bonus", p.bonus)):
            number = BY_KIND[kind][tile].number
            s.tell(TOOK, p.seat, number, 0, number)


POOLS: Final = {
    "board": "offered_boards",
    "faction": "offered_factions",
    "palace": "palaces",
    "bonus": "offered_bonuses",
}
"""The name of the state's pool to draft from."""


class Draft(ComponentVerb[AgeState]):
    """`draft-board`, `draft-faction`, `draft-palace`, `draft-bonus`: one component of a kind not yet owned."""

    def __init__(self, kind: str) -> None:
        super().__init__(CATALOG, f"draft-{kind}", kind)

    def pool(self, s: AgeState) -> list[int]:
        found: list[int] = getattr(s, POOLS[self.kind])
        return found

    def owned(self, s: AgeState, seat: int) -> int:
        p = s.players[seat]
        return {"board": p.board, "faction": p.faction, "palace": p.palace, "bonus": p.bonus}[self.kind]

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if self.owned(s, frame[SEAT]) == NONE:
            for tile in self.pool(s):
                out.append(self.base + tile)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        if self.owned(s, frame[SEAT]) != NONE:
            return [Reason("drafted-already", {"kind": self.kind})]
        return [] if arg in self.pool(s) else self.not_available(arg)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        setattr(s, POOLS[self.kind], without(self.pool(s), arg))
        if self.kind == "board":
            p.board = arg
        elif self.kind == "faction":
            p.faction = arg
        elif self.kind == "palace":
            p.palace = arg
        else:
            p.bonus = arg
        number = self.rows[arg].number
        s.tell(TOOK, p.seat, number, 0, number)


TAKE_SET_OF: Final = TakeSet(CATALOG, "take-set", "board")
DRAFT_BOARD: Final = Draft("board")
DRAFT_FACTION: Final = Draft("faction")
DRAFT_PALACE: Final = Draft("palace")
DRAFT_BONUS_TILE: Final = Draft("bonus")
