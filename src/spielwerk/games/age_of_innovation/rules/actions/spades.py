"""The spades of Terraform and Build (AoI p.11, p.12), as the frame holds them.

In a turn all spades are bought with tools. Other actions bring free spades: then the question DIG carries how many are
left, and in its last operand the flags below, the space that may be built on, and the space jumped to.
"""

from typing import Final

from spielwerk.core.play import KIND, SEAT, SOURCE, A, B, Frame
from spielwerk.games.age_of_innovation.rules.frames import DIG
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import LOST, LOST_SPADES

MAY_BUILD: Final = 1
MAY_BUY: Final = 2
"""Missing spades may be bought to reach native terrain (AoI p.11)."""
MAY_JUMP: Final = 4
MAY_SPLIT: Final = 8
"""Spades may go to several spaces without making one native first (AoI p.17)."""
WORKSHOP_FREE_ANYWHERE: Final = 16
"""The workshop costs nothing and may stand on any native space in reach (AoI p.20)."""
STARTED: Final = 32
AS_ACTION: Final = MAY_BUILD | MAY_BUY | MAY_JUMP
SPADES_ONLY: Final = MAY_SPLIT
SETUP_SPADES_OF_TILE: Final = MAY_BUY
"""Spades of a competency during set-up: only building is ruled out (AoI p.20)."""

FIRST: Final = 8
ONLY: Final = 16
BYTE: Final = 255


def dig_operand(flags: int, first: int = NONE, only: int = NONE) -> int:
    """The flags and two spaces in one number; flags_of, first_of and only_of read them."""
    return flags | (first + 1) << FIRST | (only + 1) << ONLY


def free_spades(frame: Frame) -> int:
    return frame[A] if frame[KIND] == DIG else 0


def flags_of(frame: Frame) -> int:
    return frame[B] & BYTE if frame[KIND] == DIG else AS_ACTION


def first_of(frame: Frame) -> int:
    """The first space made native: the only one that may be built on (AoI p.12)."""
    return (frame[B] >> FIRST & BYTE) - 1 if frame[KIND] == DIG else NONE


def only_of(frame: Frame) -> int:
    """The space a tunnel or flight leads to: the action must go there."""
    return (frame[B] >> ONLY & BYTE) - 1 if frame[KIND] == DIG else NONE


def lose_spades(s: AgeState, frame: Frame) -> None:
    """Spades cannot be kept (AoI p.12)."""
    if free_spades(frame):
        s.tell(LOST, frame[SEAT], LOST_SPADES, free_spades(frame), frame[SOURCE])
