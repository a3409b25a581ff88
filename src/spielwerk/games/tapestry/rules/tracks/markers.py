"""Where markers stand on the tracks (p.6, p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.packing import answer_track, is_rear, mark_at, marker_answer, space_of, track_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    LAST,
    MILITARY,
    MILITARY_CLOSED,
    SCIENCE,
    SCIENCE_CLOSED,
    TECHNOLOGY,
    TRACKS,
)

FOREMOST: Final[tuple[int, ...]] = tuple([marker_answer(track, 0) for track in range(len(TRACKS))])
REAR: Final[tuple[int, ...]] = tuple([marker_answer(track, 1) for track in range(len(TRACKS))])
"""The answers for the markers of a track."""


def position(p: Player, track: int) -> int:
    """Of the furthest marker; a completed technology track counts in full after AI Singularity (p.19)."""
    if track == TECHNOLOGY and p.singularity:
        return LAST
    start = mark_at(track, 0)
    end = start + LAST
    best = start
    for mark in p.marks:
        if best < mark <= end:
            best = mark
    return best - start


def furthest(p: Player) -> int:
    """The same of all tracks."""
    if p.singularity:
        return LAST
    best = 0
    for mark in p.marks:
        best = max(best, space_of(mark))
    return best


def markers(p: Player, track: int) -> tuple[int, int]:
    """The player's markers on the track, the furthest first; NONE where there are less than two."""
    first, second = NONE, NONE
    start = mark_at(track, 0)
    end = start + LAST
    marks = p.marks
    for i, mark in enumerate(marks):
        if start <= mark <= end:
            if first == NONE:
                first = i
            else:
                second = i
    return (second, first) if second != NONE and marks[second] > marks[first] else (first, second)


def marker_of(p: Player, arg: int) -> int:
    """The marker of an answer; NONE if there is none."""
    first, second = markers(p, answer_track(arg))
    return second if is_rear(arg) else first


def foremost(p: Player, track: int) -> int:
    """The furthest marker; NONE if there is none."""
    return markers(p, track)[0]


def distinct_markers(p: Player, track: int) -> list[int]:
    """Answers for the markers of a track: the rear one only where it stands on a different space."""
    first, second = markers(p, track)
    if first == NONE:
        return []
    if second != NONE and p.marks[second] != p.marks[first]:
        return [FOREMOST[track], REAR[track]]
    return [FOREMOST[track]]


def closed(s: TapestryState, p: Player) -> int:
    """Tracks on which the player may not advance now (by an own card, or another's Dictatorship), as a mask."""
    mask = 0
    if p.passive[MILITARY_CLOSED]:
        mask = 1 << MILITARY
    if p.passive[SCIENCE_CLOSED]:
        mask |= 1 << SCIENCE
    for other in s.players:
        if other.dictated != NONE and other.seat != p.seat:
            mask |= 1 << other.dictated
    return mask


def blocked(s: TapestryState, p: Player, track: int) -> bool:
    return closed(s, p) >> track & 1 > 0


def movable(s: TapestryState, p: Player, mask: int) -> list[int]:
    """Answers for every marker on the tracks of the mask that can advance; none after the player's end (p.15)."""
    found: list[int] = []
    if p.done:
        return found
    mask &= ~closed(s, p)
    for track in range(s.tracks):
        if mask >> track & 1:
            first, second = markers(p, track)
            if first != NONE and space_of(p.marks[first]) < LAST:
                found.append(FOREMOST[track])
            if second != NONE and p.marks[second] < p.marks[first]:
                found.append(REAR[track])
    return found


def retreatable(p: Player, mask: int) -> list[int]:
    """Answers for every marker on the tracks of the mask that can go back."""
    return [
        arg
        for track in range(len(TRACKS))
        if mask >> track & 1
        for arg in distinct_markers(p, track)
        if space_of(p.marks[marker_of(p, arg)])
    ]


def every_track(s: TapestryState) -> int:
    """The tracks of the game as a mask."""
    return (1 << s.tracks) - 1


def completed(p: Player) -> int:
    """Tracks with a marker on the last space, and technology after AI Singularity, as a mask."""
    mask = 1 << TECHNOLOGY if p.singularity else 0
    for mark in p.marks:
        if space_of(mark) == LAST:
            mask |= 1 << track_of(mark)
    return mask


def furthest_of_all(s: TapestryState, p: Player, track: int) -> bool:
    """Whether nobody is ahead on the track."""
    own = position(p, track)
    for other in s.players:
        if other.seat != p.seat and position(other, track) > own:
            return False
    return True
