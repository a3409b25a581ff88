"""Dice: their faces, how often a player rolls before choosing (Psionics), who else profits from a roll (Illuminati)."""

from typing import Final

from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import GAIN_DIE, STEP, TRACK
from spielwerk.games.tapestry.rules.gains import roll
from spielwerk.games.tapestry.rules.holdings import source_of
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import movable
from spielwerk.games.tapestry.rules.words import FOUR, ILLUMINATI, MAY_STAY, PSIONICS, TRACKS, WITHOUT

SCIENCE_DIE: Final = 0
RED_DIE: Final = 1
BLACK_DIE: Final = 2
"""In events, and on the mat of the Illuminati."""
DICE: Final = ("science", "red", "black", "flip")
"""In the order of their numbers; the last is the tile that the Werefolk flip."""
ON_MAT: Final = Marks("dice", DICE[: BLACK_DIE + 1], "die")
"""Dice of the Illuminati that nobody has taken."""
RED_FACES: Final = ("4", "5", "6", "7", "territories", "territories")
BLACK_FACES: Final = ("coin", "worker", "food", "culture", "territory", "territory")
FLIP_FACES: Final = ("up", "down")
FACES: Final = (TRACKS, RED_FACES, BLACK_FACES, FLIP_FACES)


def rolls(s: TapestryState, p: Player, die: int, sides: int, more: int = 0) -> list[int]:
    """The results to choose from: one, `more` by what is being done, and one for the Psionics, who add and never
    multiply."""
    return [roll(s, p.seat, die, sides) for _ in range(1 + more + min(1, p.passive[PSIONICS]))]


def follow_science(s: TapestryState, p: Player, source: int, effect: int, faces: list[int], operand: int = 0) -> None:
    """An effect gets the track rolled (`track + 8 * operand`); of several the player chooses one."""
    if len(set(faces)) == 1:
        run(s, p.seat, effect, source, faces[0] + 8 * operand)
    else:
        mask = sum([1 << track for track in range(FOUR) if track in faces])
        s.ask(TRACK, p.seat, source, effect, mask + 16 * operand)
    watch(s, p, SCIENCE_DIE, faces[0])


def watch(s: TapestryState, p: Player, die: int, face: int, cell: int = NONE) -> None:
    """Another player takes a die from the mat of the Illuminati: they profit from its first roll, before the roller.

    Called once the roller's own frames are on the stack.
    """
    for other in s.players:
        if other.passive[ILLUMINATI] and other.seat != p.seat:
            if not ON_MAT.marked(other, die):
                continue
            ON_MAT.unmark(other, die)
            source = source_of(other, ILLUMINATI)
            if die != SCIENCE_DIE:
                s.ask(GAIN_DIE, other.seat, source, (die - RED_DIE) * 8 + face, cell)
            elif movable(s, other, 1 << face):
                s.ask(STEP, other.seat, source, 1 << face, WITHOUT | MAY_STAY)
