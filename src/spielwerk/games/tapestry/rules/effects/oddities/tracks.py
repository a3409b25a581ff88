"""Unique effects on the tracks: everybody follows a die, markers go back, tracks are closed or levelled."""

from typing import Final

from spielwerk.core.play import each, frame_of
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import BACK, RESTART, RUN_EFFECT, STEP, TO_SPACE, TRACK
from spielwerk.games.tapestry.rules.packing import (
    answer_track,
    mark_at,
    pack_spaces,
    pack_tracks,
    space_of,
    track_of,
    unpack_choice,
    unpack_tracks,
)
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import advance_marker, regress_marker
from spielwerk.games.tapestry.rules.tracks.dice import SCIENCE_DIE, follow_science, rolls, throw_science
from spielwerk.games.tapestry.rules.tracks.markers import blocked, every_track, foremost, movable
from spielwerk.games.tapestry.rules.words import ALL_TRACKS, BONUS_FREE, LAST, MAY_STAY, TECHNOLOGY, WITH, WITHOUT

DARK_STEPS: Final = 3
DARK_TRACKS: Final = 3


def movable_tracks(s: TapestryState, p: Player, mask: int) -> int:
    tracks = 0
    for arg in movable(s, p, mask):
        tracks |= 1 << answer_track(arg)
    return tracks


def singularity(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The marker on AI Singularity starts again on any track (p.19)."""
    if mark_at(TECHNOLOGY, LAST) in p.marks:
        s.ask(RESTART, p.seat, source)


def age_of_discovery(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The player advances on the rolled track with all its rewards, then everybody else without."""
    throw_science(s, p, source, VOYAGE.number)


def voyage(s: TapestryState, p: Player, source: int, operand: int) -> None:
    follow_science(s, p, source, DISCOVER.number, rolls(s, p, SCIENCE_DIE, unpack_choice(operand)[0]))


def discover(s: TapestryState, p: Player, source: int, track: int) -> None:
    s.ask_in_order(
        [
            frame_of(STEP, p.seat, source, 1 << track, WITH),
            *each(STEP, s.others(p.seat), source, 1 << track, WITHOUT),
        ]
    )


def choose_bright_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, DARKEN.number, every_track(s))


def darken(s: TapestryState, p: Player, source: int, track: int) -> None:
    """One space back on three tracks where possible, then three on another, all without rewards (Dark Ages). Of five
    tracks a further one is left as it is (p.31)."""
    others = every_track(s) & ~(1 << track)
    if s.tracks > DARK_TRACKS + 1:
        s.ask(TRACK, p.seat, source, SPARE.number, pack_tracks(others, 1 << track))
    else:
        go_dark(s, p, source, others, track)


def spare(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """The chosen track is spared; markers go back on all others except the bright one."""
    spared, bright = unpack_choice(operand)
    go_dark(s, p, source, every_track(s) & ~(1 << spared) & ~bright, bright.bit_length() - 1)


def go_dark(s: TapestryState, p: Player, source: int, tracks: int, bright: int) -> None:
    back = [frame_of(BACK, p.seat, source, 1 << track, WITHOUT) for track in range(s.tracks) if tracks >> track & 1]
    s.ask_in_order(back + [frame_of(STEP, p.seat, source, 1 << bright, WITHOUT)] * DARK_STEPS)


def choose_dictated(s: TapestryState, p: Player, source: int, times: int) -> None:
    tracks = movable_tracks(s, p, ALL_TRACKS)
    if tracks:
        s.ask(TRACK, p.seat, source, DICTATE.number, tracks)


def dictate(s: TapestryState, p: Player, source: int, track: int) -> None:
    """Closed to all others until after the player's next turn, not counting this one."""
    p.dictated = track
    p.dictates = 2 if p.seat == s.turn else 1
    s.ask(STEP, p.seat, source, 1 << track, WITH)


def choose_oil_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, DRILL.number, every_track(s))


def drill(s: TapestryState, p: Player, source: int, track: int) -> None:
    """The player may advance with rewards, the neighbours without (Oil Magnate)."""
    own = [frame_of(STEP, p.seat, source, 1 << track, WITH | MAY_STAY)] if movable(s, p, 1 << track) else []
    able = [seat for seat in s.neighbours(p.seat) if movable(s, s.players[seat], 1 << track)]
    s.ask_in_order([*own, *each(STEP, able, source, 1 << track, WITHOUT | MAY_STAY)])


def renaissance(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(RUN_EFFECT, p.seat, source, REBIRTH.number, every_track(s))


def rebirth(s: TapestryState, p: Player, source: int, left: int) -> None:
    """The tracks left, in an order of the player's choice."""
    tracks = movable_tracks(s, p, left)
    if tracks:
        s.ask(TRACK, p.seat, source, REBORN.number, pack_tracks(tracks, left))


def reborn(s: TapestryState, p: Player, source: int, operand: int) -> None:
    track, left = unpack_choice(operand)
    s.ask_in_order(
        [
            frame_of(STEP, p.seat, source, 1 << track, BONUS_FREE),
            frame_of(RUN_EFFECT, p.seat, source, REBIRTH.number, left & ~(1 << track)),
        ]
    )


def choose_levelled_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, LEVEL.number, every_track(s))


def closest_spaces(s: TapestryState, p: Player, track: int) -> int:
    """The spaces of the closest markers of opponents ahead and behind, as a mask; none ahead on a closed track, none
    at all for a marker that is level with an opponent's."""
    own = space_of(p.marks[foremost(p, track)])
    spaces = [space_of(mark) for seat in s.others(p.seat) for mark in s.players[seat].marks if track_of(mark) == track]
    if own in spaces:
        return 0
    ahead = [space for space in spaces if space > own and not blocked(s, p, track)]
    behind = [space for space in spaces if space < own]
    return sum([1 << space for space in (min(ahead, default=NONE), max(behind, default=NONE)) if space != NONE])


def level(s: TapestryState, p: Player, source: int, track: int) -> None:
    if foremost(p, track) != NONE:
        spaces = closest_spaces(s, p, track)
        if spaces:
            s.ask(TO_SPACE, p.seat, source, MOVE_TO.number, pack_spaces(spaces, track))


def move_to(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """Forward or back, no rewards but every landmark on the way (Socialism)."""
    space, track = unpack_tracks(operand)
    marker = foremost(p, track)
    while space_of(p.marks[marker]) < space:
        advance_marker(s, p, marker, WITHOUT, source)
    while space_of(p.marks[marker]) > space:
        regress_marker(s, p, marker, WITHOUT, source)


VOYAGE: Final = Mechanic("voyage", voyage)
DISCOVER: Final = Mechanic("discover", discover)
DARKEN: Final = Mechanic("darken", darken)
SPARE: Final = Mechanic("spare", spare)
DICTATE: Final = Mechanic("dictate", dictate)
DRILL: Final = Mechanic("drill", drill)
REBIRTH: Final = Mechanic("rebirth", rebirth)
REBORN: Final = Mechanic("reborn", reborn)
LEVEL: Final = Mechanic("level", level)
MOVE_TO: Final = Mechanic("move-to", move_to)
