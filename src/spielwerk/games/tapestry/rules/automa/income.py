"""Income turns of the Automa and the Shadow Empire: the chart of the level, entry by entry."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import SEAT, Frame, Step, frame_of
from spielwerk.core.values import replaced
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.automa.advancing import advance, gain_card
from spielwerk.games.tapestry.rules.automa.civilizations import abilities, column, scoring_landmarks
from spielwerk.games.tapestry.rules.automa.components import (
    AT_THE_START,
    AUTOMA_ON,
    CLOSE,
    FAVOURITES,
    FIRST_IN_ERA,
    FOLLOW,
    ON_FAVOURITE,
    OPEN,
    SHADOW_ON,
    SHUFFLE,
    level_row,
)
from spielwerk.games.tapestry.rules.automa.deck import (
    add_progress,
    close_tiebreaker,
    open_tiebreaker,
    shuffle_all,
    track_card,
)
from spielwerk.games.tapestry.rules.automa.hexes import people
from spielwerk.games.tapestry.rules.automa.tracks import by_card, list_order, review_favourite
from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import AUTOMA_INCOME
from spielwerk.games.tapestry.rules.gains import gain_vp, top_card
from spielwerk.games.tapestry.rules.packing import laid
from spielwerk.games.tapestry.rules.state import FACE_DOWN, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import (
    ARTS,
    COVERED,
    ERA_BEGAN,
    EXPLORATION,
    FOUR,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    WITH,
)


def income_turn(s: TapestryState) -> None:
    """A new era for both; the Shadow Empire alone has none, and only chooses a favourite track again."""
    a = s.automa
    s.income_turn = 1
    if a.seat == NONE:
        s.ask_in_order([_entry(s, FAVOURITES), _entry(s, SHUFFLE)])
        return
    p = s.players[a.seat]
    p.era += 1
    s.players[a.shadow].era = p.era
    s.round = max(s.round, p.era)
    s.tell(ERA_BEGAN, p.seat, p.era, 0, 0)
    level = level_row(a.level)
    if 2 <= p.era < 2 + len(FIRST_IN_ERA) and all(other.era < p.era for other in people(s)):
        gain_vp(s, p, FIRST_IN_ERA[p.era - 2], level.number)
    chart = level.chart_with_arts if s.tracks > FOUR else level.chart
    due = [_entry(s, entry, number) for entry, number, turns in chart if turns >> p.era & 1]
    if p.era == 1 and level.opening != AT_THE_START:
        due = [_entry(s, OPEN), *due]
    s.ask_in_order(due)


def _entry(s: TapestryState, entry: int, number: int = 0) -> Frame:
    a = s.automa
    source = level_row(a.level).number if a.level != NONE else 0
    return frame_of(AUTOMA_INCOME, a.first(), source, entry, number)


class AutomaIncome(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, source, entry, number = frame
        WORK[entry](s, s.players[seat], number, source)


# What the entries of the chart do


def _favourites(s: TapestryState, p: Player, number: int, source: int) -> None:
    for seat in (s.automa.seat, s.automa.shadow):
        if seat != NONE:
            review_favourite(s, s.players[seat])


def _advance(s: TapestryState, p: Player, number: int, source: int) -> None:
    """Both once more, by the latest pair."""
    s.ask_in_order([_entry(s, FOLLOW)])
    advance_by_card(s, p)


def _follow(s: TapestryState, p: Player, number: int, source: int) -> None:
    advance_by_card(s, s.players[s.automa.shadow])


def advance_by_card(s: TapestryState, p: Player) -> None:
    track = by_card(s, p)
    if track != NONE:
        advance(s, p, track, WITH, track_card(s).number)


def _civilizations(s: TapestryState, p: Player, number: int, source: int) -> None:
    s.ask_in_order(abilities(s, p.era))


def _points(s: TapestryState, p: Player, number: int, source: int) -> None:
    """What the mat pays."""
    level, at = level_row(s.automa.level), column(p)
    points = level.holdings[at] * (how_many(p.territory) + scoring_landmarks(s, p))
    points += level.war[at] * (position(p, MILITARY) + position(p, SCIENCE))
    points += level.trade[at] * (position(p, TECHNOLOGY) + position(p, EXPLORATION) + position(p, ARTS))
    gain_vp(s, p, points, source)


def _add(s: TapestryState, p: Player, number: int, source: int) -> None:
    add_progress(s, number)


def _cover(s: TapestryState, p: Player, number: int, source: int) -> None:
    """A tapestry card from the deck, face down on the leftmost free space of the mat."""
    card = top_card(s)
    if card != NONE:
        space = column(p)
        p.mat = replaced(p.mat, space, (laid(card, FACE_DOWN),))
        s.tell(COVERED, p.seat, space + 1, 0, source)


def _shuffle(s: TapestryState, p: Player, number: int, source: int) -> None:
    shuffle_all(s)


# The first income turn


def _open(s: TapestryState, p: Player, number: int, source: int) -> None:
    """The bots begin ahead, on their favourite track or on all of them."""
    open_tiebreaker(s)
    seats = ((AUTOMA_ON, s.automa.seat), (SHADOW_ON, s.automa.shadow))
    frames = [_entry(s, entry, track) for entry, seat in seats for track in _ahead(s, seat)]
    s.ask_in_order([*frames, _entry(s, CLOSE)])


def _ahead(s: TapestryState, seat: int) -> list[int]:
    if level_row(s.automa.level).opening == ON_FAVOURITE:
        return [s.automa.favourite_of(seat)]
    return sorted(range(s.tracks), key=list_order(s, seat).rank)


def _automa_on(s: TapestryState, p: Player, track: int, source: int) -> None:
    advance(s, p, track, WITH, source)


def _shadow_on(s: TapestryState, p: Player, track: int, source: int) -> None:
    advance(s, s.players[s.automa.shadow], track, WITH, source)


def _close(s: TapestryState, p: Player, number: int, source: int) -> None:
    close_tiebreaker(s)


WORK: Final[tuple[Callable[[TapestryState, Player, int, int], None], ...]] = (
    *(_favourites, _advance, _civilizations, _points, _add, _cover, gain_card, _shuffle),
    *(_follow, _automa_on, _shadow_on, _open, _close),
)
"""What each of ENTRIES does."""


class HeadStart(Step[TapestryState]):
    """What people gain before anything else in their first income turn, on the first level."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        level = level_row(s.automa.level)
        run(s, frame[SEAT], level.people, level.number)
