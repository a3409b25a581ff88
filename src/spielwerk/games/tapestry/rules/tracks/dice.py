"""Dice: their faces, how many rolls a player may choose from, and who else profits from a roll."""

from typing import Final

from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import SCIENCE_DIE_CHOICE, TRACK
from spielwerk.games.tapestry.rules.gains import roll
from spielwerk.games.tapestry.rules.moments import fire_others
from spielwerk.games.tapestry.rules.packing import pack_choice, pack_tracks
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    DIE_ROLLED_BY_OTHER,
    FORESIGHT,
    TRACKS,
)

SCIENCE_DIE: Final = 0
RED_DIE: Final = 1
BLACK_DIE: Final = 2
"""In events, and on the mat of the Illuminati."""
DICE: Final = ("science", "red", "black", "flip")
"""In the order of their numbers; the last is the tile that the Werefolk flip."""
RED_FACES: Final = ("4", "5", "6", "7", "territories", "territories")
BLACK_FACES: Final = ("coin", "worker", "food", "culture", "territory", "territory")
FLIP_FACES: Final = ("up", "down")
FACES: Final = (TRACKS, RED_FACES, BLACK_FACES, FLIP_FACES)


def rolls(s: TapestryState, p: Player, die: int, sides: int, more: int = 0) -> list[int]:
    """The number of results to choose from: one, `more` by the action, and one for foresight, which adds and never
    multiplies."""
    return [roll(s, p.seat, die, sides) for _ in range(1 + more + min(1, p.passive[FORESIGHT]))]


def throw_science(s: TapestryState, p: Player, source: int, effect: int, operand: int = 0) -> None:
    """An effect rolls the science die: it is passed the number of tracks on the die, with the operand (`pack_choice`).
    In a variant players choose the die (p.15)."""
    if s.die_choice:
        s.ask(SCIENCE_DIE_CHOICE, p.seat, source, effect, operand)
    else:
        run(s, p.seat, effect, source, pack_choice(s.tracks, operand))


def follow_science(s: TapestryState, p: Player, source: int, effect: int, faces: list[int], operand: int = 0) -> None:
    """An effect is passed the track rolled, with the operand (`pack_choice`); among several the player chooses one."""
    if len(set(faces)) == 1:
        run(s, p.seat, effect, source, pack_choice(faces[0], operand))
    else:
        mask = sum([1 << track for track in range(s.tracks) if track in faces])
        s.ask(TRACK, p.seat, source, effect, pack_tracks(mask, operand))
    watch(s, p, SCIENCE_DIE, faces[0])


def watch(s: TapestryState, p: Player, die: int, face: int, cell: int = NONE) -> None:
    """Others may profit from the first roll of a die, before the roller.

    Called once the roller's own frames are on the stack.
    """
    fire_others(s, p, DIE_ROLLED_BY_OTHER, pack_roll(die, face, cell))


def pack_roll(die: int, face: int, cell: int) -> int:
    return (cell + 1) * 32 + die * 8 + face


def unpack_roll(packed: int) -> tuple[int, int, int]:
    """Die, face and cell."""
    return packed >> 3 & 3, packed & 7, packed // 32 - 1
