"""The Utilitarians: tokens beside the names of their landmarks put these to use (p.14)."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, SOURCE, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.values import added, has, numbers
from spielwerk.games.tapestry.rules.actions.common import Pick, ResourcePick
from spielwerk.games.tapestry.rules.actions.conquer import gain_red, unpack_rolls
from spielwerk.games.tapestry.rules.actions.techs import TOP, unpack_upgrade
from spielwerk.games.tapestry.rules.actions.tracks import ADVANCE, SKIP
from spielwerk.games.tapestry.rules.capital.footprints import LANDMARK_NAMES
from spielwerk.games.tapestry.rules.capital.landmarks import gain_landmark
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Civilization
from spielwerk.games.tapestry.rules.civilizations.common import LOSE_ANY
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import CLOSE, DISCARD_TILES, FOUND, RELEASE, RUN_EFFECT, TURN, UTILIZE
from spielwerk.games.tapestry.rules.gains import gain, gain_any, gain_vp
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.state import LANDMARKS, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import THIRD, place_of, tier
from spielwerk.games.tapestry.rules.words import (
    ADVANCES_AFTER_END,
    CONQUEST_ROLLED,
    FOUR,
    LANDMARK_GAINED,
    LAST_INCOME,
    SPACE_ENTERED,
    STORE,
    TECH_UPGRADED,
)

FORGE: Final = 0
BARRACKS: Final = 3
LIGHTHOUSE: Final = 6
APOTHECARY: Final = 9
SECOND_TIER: Final = (FORGE, BARRACKS, LIGHTHOUSE, APOTHECARY)
THIRD_TIER: Final[tuple[int, ...]] = (7, 1, 10, 4)
"""Train Station, Rubber Works, Academy, Tank Factory: by track."""
LISTED: Final = SECOND_TIER + THIRD_TIER
IN_USE: Final = Marks("in_use", LANDMARK_NAMES, "landmark", LISTED)
"""Landmarks with a token beside their name."""
MOST: Final = 2
TIER_POINTS: Final = 4
BEACON_TILES: Final = 2


class LandmarkPick(Pick):
    def __init__(self, name: str) -> None:
        super().__init__(name, LANDMARKS, ("landmark",))

    def words(self, arg: int) -> str:
        return BY_KIND["landmark"][arg].name


def found_landmark(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A player who starts with the Utilitarians builds a tier 2 landmark, in use from the start."""
    s.ask(FOUND, p.seat, source)


class Found(LandmarkPick):
    """`found LANDMARK`."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(SECOND_TIER)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return [landmark for landmark in SECOND_TIER if s.owner[landmark] == NONE]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("taken", {"landmark": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        IN_USE.mark(p, arg)
        gain_landmark(s, p, arg, frame[SOURCE])


def use_owned(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game: up to two of the landmarks in front of the player."""
    mask = sum([1 << landmark for landmark in p.landmarks if landmark in LISTED])
    if mask:
        s.ask(UTILIZE, p.seat, source, mask, MOST)


def use_new(s: TapestryState, p: Player, source: int, landmark: int) -> None:
    """A landmark of the list has been gained: a free token may go to it, or one from another landmark."""
    if IN_USE.marked(p, landmark):
        return
    if IN_USE.count(p) < MOST:
        s.ask(UTILIZE, p.seat, source, 1 << landmark, 1)
    else:
        s.ask(RELEASE, p.seat, source, landmark)


class Utilize(LandmarkPick):
    """`utilize LANDMARK`."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, landmarks, _ = frame
        p = s.players[seat]
        return [landmark for landmark in LISTED if landmarks >> landmark & 1 and not IN_USE.marked(p, landmark)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, landmarks, left = frame
        p = s.players[seat]
        IN_USE.mark(p, arg)
        if left > 1:
            s.ask(UTILIZE, p.seat, source, landmarks, left - 1)


class Release(LandmarkPick):
    """`release LANDMARK`: which landmark gives its token to the new one."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [landmark for landmark in LISTED if IN_USE.marked(p, landmark)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, landmark, _ = frame
        p = s.players[seat]
        IN_USE.unmark(p, arg)
        IN_USE.mark(p, landmark)


class Beacon(ResourcePick):
    """`beacon RESOURCE`: two territory tiles for any resource, once in an own advance turn (Lighthouse).

    Before the advance only where one can be paid for afterwards: the turn is an advance turn from then on.
    """

    def belongs_to(self, p: Player) -> bool:
        return has(p.civs, ROW.index) and IN_USE.marked(p, LIGHTHOUSE)

    def lit(self, s: TapestryState, frame: Frame) -> bool:
        _, seat, _, traded, _ = frame
        p = s.players[seat]
        if not self.belongs_to(p) or traded or s.income_turn:
            return False
        return 0 < p.era < LAST_INCOME or p.passive[ADVANCES_AFTER_END] > 0

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return numbers(FOUR) if self.lit(s, frame) else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        if not self.lit(s, frame) or len(p.tiles) < BEACON_TILES:
            return []
        return [
            kind
            for kind in range(FOUR)
            if p.res[kind] < STORE and (frame[KIND] == CLOSE or advance_left(s, frame, kind))
        ]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if len(s.players[frame[SEAT]].tiles) < BEACON_TILES:
            return Reason("too-few-tiles", {"n": BEACON_TILES})
        return Reason("no-advance-after")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        source = ROW.number
        if frame[KIND] == TURN:
            s.stack[-1] = (CLOSE, p.seat, 0, 1, 0)
        s.ask_in_order([frame_of(DISCARD_TILES, p.seat, source, BEACON_TILES), frame_of(frame[KIND], p.seat, 0, 1)])
        gain(s, p, arg, 1, source)


def advance_left(s: TapestryState, frame: Frame, kind: int) -> bool:
    """Whether an advance can be paid for with one more of the resource."""
    p = s.players[frame[SEAT]]
    res = p.res
    p.res = added(res, kind, 1)
    found = len(ADVANCE.legal(s, frame)) > 0
    p.res = res
    return found


FOUND_ONE: Final = Found("found")
UTILIZE_ONE: Final = Utilize("utilize")
RELEASE_ONE: Final = Release("release")
BEACON_FOR: Final = Beacon("beacon")


# What landmarks in use pay for


def gain_another(s: TapestryState, p: Player, source: int, landmark: int) -> None:
    """A token may go to a landmark of the list; the Apothecary pays for every other landmark."""
    if landmark in LISTED:
        s.ask(RUN_EFFECT, p.seat, source, USE_NEW.number, landmark)
    if IN_USE.marked(p, APOTHECARY) and landmark != APOTHECARY:
        gain_any(s, p, 1, source)


def forge(s: TapestryState, p: Player, source: int, upgrade: int) -> None:
    """A resource for a tech card that comes to the top row (Forge)."""
    if unpack_upgrade(upgrade)[1] == TOP and IN_USE.marked(p, FORGE):
        gain_any(s, p, 1, source)


def drill(s: TapestryState, p: Player, source: int, rolls: int) -> None:
    """The red die of a conquest, even where it is gained anyway (Barracks)."""
    if IN_USE.marked(p, BARRACKS):
        reds, cell = unpack_rolls(rolls)
        gain_red(s, p, cell, source, reds)


def climb(s: TapestryState, p: Player, source: int, index: int) -> None:
    """Points for spaces of the third and fourth tier of a landmark's track."""
    track, space = place_of(index)
    if track < len(THIRD_TIER) and tier(space) >= THIRD and IN_USE.marked(p, THIRD_TIER[track]):
        gain_vp(s, p, TIER_POINTS, source)


USE_NEW: Final = Mechanic("use-new", use_new)


ROW: Final = Civilization(
    "utilitarians",
    "p.14",
    on={
        LANDMARK_GAINED: Mechanic("gain-another", gain_another),
        TECH_UPGRADED: Mechanic("forge", forge),
        CONQUEST_ROLLED: Mechanic("drill-troops", drill),
        SPACE_ENTERED: Mechanic("climb", climb),
    },
    mat=(IN_USE,),
    box="plans-and-ploys",
    status="icon-any-resource",
    gained=Mechanic("found-landmark", found_landmark),
    late=Mechanic("use-owned", use_owned),
    first=LOSE_ANY,
    answers={
        TURN: [BEACON_FOR],
        CLOSE: [BEACON_FOR],
        FOUND: [FOUND_ONE],
        UTILIZE: [UTILIZE_ONE, SKIP],
        RELEASE: [RELEASE_ONE, SKIP],
    },
)
