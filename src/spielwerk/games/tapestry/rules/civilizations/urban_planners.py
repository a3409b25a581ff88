"""The Urban Planners: one landmark card more, landmarks kept for later, points for those that touch (p.14, p.29)."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, SOURCE, A, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import has, without_last
from spielwerk.games.tapestry.rules.actions.build import fitting_turns
from spielwerk.games.tapestry.rules.actions.carrying import carriers
from spielwerk.games.tapestry.rules.actions.common import ConditionalWord
from spielwerk.games.tapestry.rules.capital.plots import COLUMNS, SIZE, WHOLE
from spielwerk.games.tapestry.rules.catalog import Civilization, civilization
from spielwerk.games.tapestry.rules.civilizations.common import ANOTHER_CIVILIZATION
from spielwerk.games.tapestry.rules.civilizations.utilitarians import LandmarkPick
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import (
    BONUS,
    CHOOSE_LANDMARK_CARD,
    CLOSE,
    MAY,
    OPTIONAL,
    ORIENT,
    START_CIVILIZATION,
    TURN,
    UPGRADE,
)
from spielwerk.games.tapestry.rules.gains import gain_any, gain_vp
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, rows
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    LANDMARK_CARDS_CHOSEN,
    LAST_INCOME_OVER,
    STORED_LANDMARK,
    TOOK,
    TURNED_UP,
)

KEPT: Final = Marks("stored", [row["name"] for row in rows("landmarks.toml", "landmark")])
"""Landmarks that stand on the mat."""
GROUP_POINTS: Final = (0, 1, 4, 9, 16, 25, 36, 49)
"""Points by number of landmarks that touch; more score no more."""
SMALL_TABLE: Final = 3


def begin_with_any(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The adjustment: one resource with up to three players, two with more (p.32)."""
    gain_any(s, p, 1 if len(s.players) <= SMALL_TABLE else 2, source)


def await_card(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Landmark cards are chosen after this; without any there is nothing to wait for."""
    if not s.landmark_pool:
        plan_more(s, p, source, 1)


def plan_more(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A landmark card of the deck; without one the Urban Planners may be exchanged for another civilization."""
    if s.landmark_deck:
        s.ask(CHOOSE_LANDMARK_CARD, p.seat, source, 1)
    elif s.civs:
        s.ask(MAY, p.seat, source, GIVE_UP.number)


def give_up(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Before the first turn the new civilization is one that the player starts with."""
    if s.turn != NONE:
        ANOTHER_CIVILIZATION.run(s, p.seat, source, 1)
        return
    p.civs = s.civs[-1:]
    s.civs = without_last(s.civs)
    refresh(p)
    drawn = civilization(p.civs[0]).number
    s.tell(TURNED_UP, p.seat, drawn, 0, source)
    s.tell(TOOK, p.seat, drawn, 0, source)
    s.ask(START_CIVILIZATION, p.seat, 0, p.civs[0])


class StoreLandmark(ConditionalWord):
    """`store`: a landmark just gained goes to the mat for later."""

    def has(self, s: TapestryState, frame: Frame) -> bool:
        return ROW.index in s.players[frame[SEAT]].civs and frame[SOURCE] != ROW.number

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, landmark, _ = frame
        KEPT.mark(s.players[seat], landmark)
        s.tell(STORED_LANDMARK, seat, landmark, 0, source)


class PlaceStored(LandmarkPick):
    """`place-stored LANDMARK`: at any time, also several in a turn (p.29): before and after what the turn does, before
    a bonus is paid for, and before points are scored in an income turn."""

    def belongs_to(self, p: Player) -> bool:
        return has(p.civs, ROW.index)

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        if not self.belongs_to(p) or (frame[KIND] == UPGRADE and not frame[A] & OPTIONAL):
            return []
        return [landmark for landmark in p.landmarks if KEPT.marked(p, landmark)]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        stored = self.candidates(s, frame)
        return [landmark for landmark in stored if fitting_turns(p, landmark) or carriers(s, p)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-room")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        KEPT.unmark(s.players[frame[SEAT]], arg)
        s.stack.append(frame)
        s.ask(ORIENT, frame[SEAT], ROW.number, arg)


def touching(plots: int) -> int:
    """These plots and those adjacent to them."""
    left, right = plots & ~COLUMNS[0], plots & ~COLUMNS[SIZE - 1]
    return (plots | plots << SIZE | plots >> SIZE | left >> 1 | right << 1) & WHOLE


def largest_group(s: TapestryState, p: Player) -> int:
    """How many landmarks in the capital touch one another side by side."""
    left = [s.sites[landmark] for landmark in p.landmarks if s.sites[landmark]]
    best = 0
    while left:
        group = left.pop()
        size = 1
        beside = [site for site in left if site & touching(group)]
        while beside:
            for site in beside:
                left.remove(site)
                group |= site
                size += 1
            beside = [site for site in left if site & touching(group)]
        best = max(best, size)
    return best


def neighbours(s: TapestryState, p: Player) -> int:
    """The plots of the landmarks in the capital and those beside them."""
    return touching(sum([s.sites[landmark] for landmark in p.landmarks]))


def points_for(landmarks: int) -> int:
    return GROUP_POINTS[min(landmarks, len(GROUP_POINTS) - 1)]


def group_points(s: TapestryState, p: Player) -> int:
    return points_for(largest_group(s, p))


def next_points(s: TapestryState, p: Player) -> int:
    """What another landmark would add to the largest group."""
    size = largest_group(s, p)
    return points_for(size + 1) - points_for(size)


def score_group(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, group_points(s, p), source)


STORE: Final = StoreLandmark("store")
PLACE_STORED: Final = PlaceStored("place-stored")
GIVE_UP: Final = Mechanic("give-up-planning", give_up)
PLAN_MORE: Final = Mechanic("plan-more", plan_more)

ROW: Final = Civilization(
    "urban-planners",
    "p.14",
    on={LANDMARK_CARDS_CHOSEN: PLAN_MORE, LAST_INCOME_OVER: Mechanic("score-group", score_group)},
    mat=(KEPT,),
    box="arts-and-architecture",
    status=STAND_IN,
    gained=Mechanic("await-card", await_card),
    late=PLAN_MORE,
    start=Mechanic("begin-with-any", begin_with_any),
    answers={
        ORIENT: [STORE],
        TURN: [PLACE_STORED],
        CLOSE: [PLACE_STORED],
        BONUS: [PLACE_STORED],
        UPGRADE: [PLACE_STORED],
    },
)
