"""The Psionics look ahead: they draw and roll one more and choose (p.14, p.28)."""

from typing import Final

from spielwerk.core.play import Frame, frame_of
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.conquer import BLACK, RED, take_result, unpack_results
from spielwerk.games.tapestry.rules.cards.keeping import FORESEE_CARDS, FORESEE_SPACE_TILES, FORESEE_TILES
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import ALL_DICE, GAIN_DIE, ONLY_BLACK, ONLY_RED, RESULT
from spielwerk.games.tapestry.rules.packing import pack_cell, result_of, unpack_cell
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_FACES, RED_FACES
from spielwerk.games.tapestry.rules.words import CARDS_DUE, FORESIGHT, SPACE_TILES_DUE, TILES_DUE

GAINS: Final[list[int]] = [effect(name).number for name in ("tile", "tapestry", "invent", "research")]
"""What the Psionics gain in income turns 2 to 5."""
FACES: Final = 5
"""Different faces of a conquer die: two sides show the same."""


def foresee(s: TapestryState, p: Player, source: int, times: int) -> None:
    run(s, p.seat, GAINS[p.era - 2], source)


def result_answer(die: int, face: int) -> int:
    return die * FACES + min(face, FACES - 1)


def unpack_result(answer: int) -> tuple[int, int]:
    """Die and face."""
    return answer // FACES, answer % FACES


class ChooseResult(Pick):
    """`result FACE`: of each conquer die two rolls lie there; one is taken, or one of each die in any order (p.28)."""

    def __init__(self) -> None:
        super().__init__("result", 2 * FACES, ("face",))

    def words(self, arg: int) -> str:
        die, face = unpack_result(arg)
        return f"red-{RED_FACES[face]}" if die == RED else f"black-{BLACK_FACES[face]}"

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, results, place = frame
        which = unpack_cell(place)[1]
        reds, blacks = unpack_results(results)
        found: list[int] = []
        if which != ONLY_BLACK:
            found += [result_answer(RED, face) for face in reds]
        if which != ONLY_RED:
            found += [result_answer(BLACK, face) for face in blacks]
        return sorted(set(found))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, results, place = frame
        p = s.players[seat]
        cell, which = unpack_cell(place)
        die, face = unpack_result(arg)
        if which == 0:
            # What another may take of the other die is its last roll (facts R093).
            reds, blacks = unpack_results(results)
            left = result_of(BLACK, blacks[1]) if die == RED else result_of(RED, reds[1])
            take_result(s, p, result_of(die, face), left, cell)
            return
        other_die = pack_cell(cell, ONLY_BLACK if die == RED else ONLY_RED)
        later = [frame_of(RESULT, p.seat, source, results, other_die)] if which == ALL_DICE else []
        s.ask_in_order([frame_of(GAIN_DIE, p.seat, source, result_of(die, face), cell), *later])


CHOOSE_RESULT: Final = ChooseResult()

ROW: Final = Civilization(
    "psionics",
    "p.14",
    on={CARDS_DUE: FORESEE_CARDS, TILES_DUE: FORESEE_TILES, SPACE_TILES_DUE: FORESEE_SPACE_TILES},
    passive={FORESIGHT: 1},
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("foresee", foresee),
    turns=EVERY_INCOME,
    answers={RESULT: [CHOOSE_RESULT]},
)
