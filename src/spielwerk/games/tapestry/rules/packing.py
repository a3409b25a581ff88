"""Several small numbers packed into one, with a function for each direction.

Markers, pieces and cards on mats are numbers so that states are copied fast; questions have only two operands, so what
they pass to the following effect is packed as well.
"""

from typing import Final

from spielwerk.games.tapestry.rules.words import FOUR, LAST, TRACKS

SPACES: Final = LAST + 1
"""Of a track, the start included."""
MARKERS: Final = len(TRACKS) * 2
"""On each track the foremost and the rear one."""
SEATS: Final = 8
"""An upper bound."""
CELLS: Final = 64
"""An upper bound of the spaces of a map."""
LANDMARKS: Final = 64
"""An upper bound."""


# Markers on tracks


def mark_at(track: int, space: int) -> int:
    return track * SPACES + space


def track_of(mark: int) -> int:
    return mark // SPACES


def space_of(mark: int) -> int:
    return mark % SPACES


# A marker as an answer: its track and whether it is the rear one; and whose marker it is


def marker_answer(track: int, rear: int) -> int:
    return track * 2 + rear


def answer_track(answer: int) -> int:
    return answer // 2


def is_rear(answer: int) -> bool:
    return answer % 2 == 1


def rival_marker(seat: int, answer: int) -> int:
    return seat * MARKERS + answer


def rival_of(packed: int) -> int:
    return packed // MARKERS


def answer_of(packed: int) -> int:
    return packed % MARKERS


# Pieces on the map


def piece_of(kind: int, seat: int) -> int:
    return kind * SEATS + seat


def kind_of(piece: int) -> int:
    return piece // SEATS


def owner_of(piece: int) -> int:
    return piece % SEATS


# Tapestry cards on an income mat, with marks (FACE_DOWN, COPIED)


def laid(card: int, marks: int = 0) -> int:
    return card * 4 + marks


def card_laid(entry: int) -> int:
    return entry // 4


# The newest card on a space of somebody's income mat


def mat_place(seat: int, space: int) -> int:
    return seat * FOUR + space


def mat_owner(place: int) -> int:
    return place // FOUR


def mat_space(place: int) -> int:
    return place % FOUR


# Cards of a hand that a seat has seen


def seen(card: int, seat: int) -> int:
    return card * SEATS + seat


def card_seen(entry: int) -> int:
    return entry // SEATS


def seen_by(entry: int) -> int:
    return entry % SEATS


# What others' components are told at a moment: what happened, and to whom


def pack_moment(what: int, seat: int) -> int:
    return what * SEATS + seat


def what_of(told: int) -> int:
    return told // SEATS


def seat_of(told: int) -> int:
    return told % SEATS


def pack_charmed(card: int, space: int) -> int:
    """A card just laid, or NONE where it lies face down, and its space of the mat."""
    return (card + 1) * 4 + space


def unpack_charmed(packed: int) -> tuple[int, int]:
    return packed // 4 - 1, packed % 4


# Landmarks on tech cards


def carried(card: int, landmark: int) -> int:
    return card * LANDMARKS + landmark


def card_carrying(entry: int) -> int:
    return entry // LANDMARKS


def landmark_carried(entry: int) -> int:
    return entry % LANDMARKS


# Results of conquer dice


def result_of(die: int, face: int) -> int:
    return die * 8 + face


def die_of(result: int) -> int:
    return result >> 3


def face_of(result: int) -> int:
    return result & 7


# Questions: a mask of the choices, and what is passed on to the effect; then the choice and what was passed on


def pack_seats(mask: int, operand: int) -> int:
    return mask + 32 * operand


def unpack_seats(packed: int) -> tuple[int, int]:
    return packed & 31, packed >> 5


def pack_tracks(mask: int, operand: int) -> int:
    return mask + 32 * operand


def unpack_tracks(packed: int) -> tuple[int, int]:
    return packed & 31, packed >> 5


def pack_spaces(mask: int, track: int) -> int:
    return mask + (track << SPACES)


def unpack_spaces(packed: int) -> tuple[int, int]:
    return packed & (1 << SPACES) - 1, packed >> SPACES


def pack_choice(choice: int, operand: int) -> int:
    """A seat or a track, and what was passed on."""
    return choice + 8 * operand


def unpack_choice(packed: int) -> tuple[int, int]:
    return packed & 7, packed >> 3


def pack_cell(cell: int, operand: int) -> int:
    return cell + CELLS * operand


def unpack_cell(packed: int) -> tuple[int, int]:
    return packed % CELLS, packed // CELLS


# Tech cards that were drawn

FORESEEN: Final = 128
"""An upper bound of tech cards, for a question that names two."""


def pack_drawn(card: int, how: int) -> int:
    return card + FORESEEN * how


def unpack_drawn(packed: int) -> tuple[int, int]:
    return packed % FORESEEN, packed // FORESEEN


def pack_foreseen(first: int, second: int, how: int) -> int:
    """Two tech cards to choose from, and how one is invented."""
    return first + FORESEEN * (second + FORESEEN * how)


def unpack_foreseen(packed: int) -> tuple[int, int, int]:
    return packed % FORESEEN, packed // FORESEEN % FORESEEN, packed // FORESEEN // FORESEEN
