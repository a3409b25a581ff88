"""What the civilizations of the Automa do in income turns."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.choosing import choose
from spielwerk.core.hexgrid import cells
from spielwerk.core.play import Frame, Step, frame_of
from spielwerk.core.values import followed, without_last
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.automa import advancing
from spielwerk.games.tapestry.rules.automa.components import (
    BREAK_LANDMARKS,
    DRAW_LEVEL,
    PROTECTION,
    automa_civilization,
    level_row,
)
from spielwerk.games.tapestry.rules.automa.conquering import conquer, protect
from spielwerk.games.tapestry.rules.automa.hexes import Arrows, people, with_one_piece
from spielwerk.games.tapestry.rules.automa.tracks import list_order
from spielwerk.games.tapestry.rules.catalog import BY_KIND, space_tile_row
from spielwerk.games.tapestry.rules.frames import AUTOMA_BENEFIT, AUTOMA_CIVILIZATION
from spielwerk.games.tapestry.rules.gains import gain_vp, top_card
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import DREW, EXPLORATION, LOST, MILITARY, SPACE_TILE, TURNED_UP, WITH

MOST_BEHIND: Final = 2
"""Spaces that the Equalizers catch up at once."""


def column(p: Player) -> int:
    """The leftmost column of the mat that is not covered."""
    return sum([1 for stack in p.mat if stack])


def abilities(s: TapestryState, turn: int) -> list[Frame]:
    """What its civilizations do in an income turn, the first one's first."""
    seat = s.automa.seat
    rows = [automa_civilization(civ) for civ in s.automa.civs]
    return [
        frame_of(AUTOMA_CIVILIZATION, seat, row.number, ability, number)
        for row in rows
        for ability, number, turns in row.does
        if turns >> turn & 1
    ]


def beginnings(s: TapestryState) -> list[Frame]:
    """Their effects on the first turn."""
    rows = [automa_civilization(civ) for civ in s.automa.civs]
    return [
        frame_of(AUTOMA_CIVILIZATION, s.automa.seat, row.number, ability) for row in rows for ability in row.beginning
    ]


class AutomaCivilizationActs(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, source, ability, number = frame
        WORK[ability](s, s.players[seat], number, source)


def _conquer_if_small(s: TapestryState, p: Player, number: int, source: int) -> None:
    if how_many(p.territory) < p.era:
        conquer(s, p, 0, source)


def _garrison(s: TapestryState, p: Player, number: int, source: int) -> None:
    """A toppled outpost of the Shadow Empire on one of many weak territories."""
    weak = cells(with_one_piece(s, p.territory))
    if len(weak) > number:
        protect(s, choose(PROTECTION, weak, [Arrows(s)], s.automa.told))


def _score_territories(s: TapestryState, p: Player, number: int, source: int) -> None:
    gain_vp(s, p, number * how_many(p.territory), source)


def _score_landmarks(s: TapestryState, p: Player, number: int, source: int) -> None:
    gain_vp(s, p, number * scoring_landmarks(s, p), source)


def scoring_landmarks(s: TapestryState, p: Player) -> int:
    """Landmarks on the mat, which score nothing else for those who break them."""
    breaks = any(ability == BREAK_LANDMARKS for civ in s.automa.civs for ability, _, _ in automa_civilization(civ).does)
    return 0 if breaks else len(p.landmarks)


def _benefit(s: TapestryState, p: Player, which: int, tracks: int, source: int) -> None:
    s.ask(AUTOMA_BENEFIT, p.seat, source, which, advancing.pack_benefit(tracks, WITH))


def _research(s: TapestryState, p: Player, number: int, source: int) -> None:
    _benefit(s, p, advancing.RESEARCH, 0, source)


def _advance_exploration(s: TapestryState, p: Player, number: int, source: int) -> None:
    _benefit(s, p, advancing.ADVANCE, 1 << EXPLORATION, source)


def _advance_military(s: TapestryState, p: Player, number: int, source: int) -> None:
    _benefit(s, p, advancing.ADVANCE, 1 << MILITARY, source)


def _catch_up(s: TapestryState, p: Player, number: int, source: int) -> None:
    """Where people are one or two spaces ahead it draws level; otherwise it scores points."""
    behind = [max([position(other, track) for other in people(s)]) - position(p, track) for track in range(s.tracks)]
    tracks = [track for track in range(s.tracks) if 1 <= behind[track] <= MOST_BEHIND]
    if not tracks:
        gain_vp(s, p, number, source)
        return
    track = choose(DRAW_LEVEL, tracks, [list_order(s, p.seat)], s.automa.told)
    for _ in range(behind[track]):
        _benefit(s, p, advancing.ADVANCE, 1 << track, source)


def _show_tapestry(s: TapestryState, p: Player, number: int, source: int) -> None:
    card = top_card(s)
    if card != NONE:
        s.automa.shown = followed(s.automa.shown, card)
        s.tell(TURNED_UP, p.seat, BY_KIND["tapestry"][card].number, 0, source)


def _show_space_tile(s: TapestryState, p: Player, number: int, source: int) -> None:
    if s.space_tiles:
        tile = s.space_tiles[-1]
        s.space_tiles = without_last(s.space_tiles)
        p.space_tiles = followed(p.space_tiles, tile)
        s.tell(DREW, p.seat, SPACE_TILE, space_tile_row(tile).number, source)


def _score_shown(s: TapestryState, p: Player, number: int, source: int) -> None:
    """The same points for each item as for a landmark."""
    items = len(s.automa.shown) + len(p.space_tiles)
    gain_vp(s, p, items * level_row(s.automa.level).holdings[column(p)], source)


def _break_landmarks(s: TapestryState, p: Player, number: int, source: int) -> None:
    """One after the other, including those gained meanwhile: each is a roll and points."""
    if p.landmarks:
        landmark = p.landmarks[0]
        p.landmarks = p.landmarks[1:]
        s.tell(LOST, p.seat, BY_KIND["landmark"][landmark].number, 0, source)
        gain_vp(s, p, number, source)
        s.ask(AUTOMA_CIVILIZATION, p.seat, source, BREAK_LANDMARKS, number)
        _research(s, p, number, source)


WORK: Final[tuple[Callable[[TapestryState, Player, int, int], None], ...]] = (
    *(_conquer_if_small, _garrison, _score_territories, _score_landmarks, _research),
    *(_advance_exploration, _advance_military, _catch_up, _show_tapestry, _show_space_tile, _score_shown),
    _break_landmarks,
)
"""What each of ABILITIES does."""
