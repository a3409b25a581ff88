"""The Tinkerers: four tricks with markers, each once in the game (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.techs import invent_from_deck
from spielwerk.games.tapestry.rules.actions.tracks import SKIP, MarkerPick
from spielwerk.games.tapestry.rules.catalog import Civilization, space_row
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import OFFER_BONUS, RESOURCE, TINKER, TINKER_ON
from spielwerk.games.tapestry.rules.gains import draw_cards, gain
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.packing import answer_track, mark_at, space_of, track_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import activate, arrive, cost, differs, enter, space_index
from spielwerk.games.tapestry.rules.tracks.markers import blocked, distinct_markers, marker_of
from spielwerk.games.tapestry.rules.words import ALL, LAST, MOVED, NO_BONUS, WITH

BACK: Final = 3
OPTIONS: Final = ("refund", "catch-up", "go-back", "next-bonus")
USED: Final = Marks("used", OPTIONS, "tinkering")
REFUND: Final = 0
CATCH_UP: Final = 1
GO_BACK: Final = 2
NEXT_BONUS: Final = 3


def techs_for_others(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Printed on the mat; the tech card of the adjustment (p.32) is the same one, as the publisher has said."""
    for seat in s.others(p.seat):
        invent_from_deck(s, s.players[seat], source)


def cards_for_others(s: TapestryState, p: Player, source: int, times: int) -> None:
    for seat in s.others(p.seat):
        draw_cards(s, s.players[seat], 1, source)


def tinker(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TINKER, p.seat, source)


def next_bonus(s: TapestryState, track: int, space: int) -> int:
    """The first space further on that has a bonus, or 0."""
    for further in range(space + 1, LAST + 1):
        if s.own.values.spaces[space_index(track, further)].bonus >= 0:
            return further
    return 0


def target(s: TapestryState, p: Player, option: int, arg: int) -> int:
    """The space an option would bring the marker to, or NONE where it does nothing."""
    track = answer_track(arg)
    space = space_of(p.marks[marker_of(p, arg)])
    if option == REFUND:
        return space or NONE
    if option == GO_BACK:
        return space - BACK if space >= BACK else NONE
    if blocked(s, p, track):
        return NONE
    if option == NEXT_BONUS:
        return next_bonus(s, track, space) or NONE
    ahead = [
        space_of(mark)
        for seat in s.others(p.seat)
        for mark in s.players[seat].marks
        if track_of(mark) == track and space_of(mark) > space
    ]
    return min(ahead) if ahead else NONE


def targets(s: TapestryState, p: Player, option: int) -> list[int]:
    return [arg for track in range(s.tracks) for arg in distinct_markers(p, track) if target(s, p, option, arg) != NONE]


class Tinker(Pick):
    """`tinker OPTION`: each of the four once."""

    def __init__(self) -> None:
        super().__init__("tinker", len(OPTIONS), ("tinkering",))

    def words(self, arg: int) -> str:
        return OPTIONS[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [option for option in range(len(OPTIONS)) if not USED.marked(p, option) and targets(s, p, option)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("used-already")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        USED.mark(s.players[frame[SEAT]], arg)
        s.ask(TINKER_ON, frame[SEAT], frame[SOURCE], arg)


class TinkerOn(MarkerPick):
    """`tinker-on TRACK`: with which marker."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, option, _ = frame
        return targets(s, s.players[seat], option)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, option, _ = frame
        p = s.players[seat]
        track, space = answer_track(arg), target(s, p, option, arg)
        if option == REFUND:
            own, other = cost(s, track, space)
            if own:
                gain(s, p, track, own, source)
            if other:
                s.ask(RESOURCE, p.seat, source, other, ALL if differs(s, track, space) else 0)
            return
        marker = marker_of(p, arg)
        before = space_of(p.marks[marker])
        p.marks = replaced(p.marks, marker, mark_at(track, space))
        s.tell(MOVED, p.seat, track, space, source)
        index = space_index(track, space)
        if option == NEXT_BONUS:
            s.ask(OFFER_BONUS, p.seat, space_row(index).number, index, 1)
            for passed in range(before + 1, space):
                enter(s, p, track, passed)  # landmarks that are passed stay
            arrive(s, p, track, space)
        elif space:
            activate(s, p, index, NO_BONUS if option == CATCH_UP else WITH)
        if option == CATCH_UP:
            for passed in range(space, before, -1):
                arrive(s, p, track, passed)


TINKER_WITH: Final = Tinker()
TINKER_ON_TRACK: Final = TinkerOn("tinker-on")

ROW: Final = Civilization(
    "tinkerers",
    "p.14",
    mat=(USED,),
    box="plans-and-ploys",
    income=Mechanic("tinker", tinker),
    turns=EVERY_INCOME,
    begin=Mechanic("techs-for-others", techs_for_others),
    start=Mechanic("cards-for-others", cards_for_others),
    answers={TINKER: [TINKER_WITH, SKIP], TINKER_ON: [TINKER_ON_TRACK]},
)
