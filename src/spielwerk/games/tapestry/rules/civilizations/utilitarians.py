"""The Utilitarians: tokens beside the names of their landmarks put these to use (p.14)."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick, ResourcePick
from spielwerk.games.tapestry.rules.actions.tracks import ADVANCE, SKIP
from spielwerk.games.tapestry.rules.capital.building import gain_landmark
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Civilization, index_of
from spielwerk.games.tapestry.rules.civilizations.common import LOSE_ANY
from spielwerk.games.tapestry.rules.civilizations.uses import IN_USE, LIGHTHOUSE, LISTED, MOST, SECOND_TIER, in_use
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import CLOSE, DISCARD_TILES, FOUND, RELEASE, TURN, UTILIZE
from spielwerk.games.tapestry.rules.gains import gain
from spielwerk.games.tapestry.rules.state import LANDMARKS, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import ELDER_ONES, FOUR, LAST_INCOME, STORE

BEACON_TILES: Final = 2


class LandmarkPick(Pick):
    def __init__(self, name: str) -> None:
        super().__init__(name, LANDMARKS, ("landmark",))

    def words(self, arg: int) -> str:
        return BY_KIND["landmark"][arg].name


def found_landmark(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Whoever starts with the Utilitarians builds a landmark of a second tier, in use from the beginning."""
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
        p = s.players[frame[1]]
        IN_USE.mark(p, arg)
        gain_landmark(s, p, arg, frame[2])


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
        p = s.players[frame[1]]
        return [landmark for landmark in LISTED if frame[3] >> landmark & 1 and not IN_USE.marked(p, landmark)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        IN_USE.mark(p, arg)
        if frame[4] > 1:
            s.ask(UTILIZE, p.seat, frame[2], frame[3], frame[4] - 1)


class Release(LandmarkPick):
    """`release LANDMARK`: which landmark gives its token to the new one."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        return [landmark for landmark in LISTED if IN_USE.marked(p, landmark)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        IN_USE.unmark(p, arg)
        IN_USE.mark(p, frame[3])


class Beacon(ResourcePick):
    """`beacon RESOURCE`: two territory tiles for any resource, once in an own advance turn (Lighthouse).

    Before the advance only where one can be paid for afterwards: the turn is an advance turn from then on.
    """

    def lit(self, s: TapestryState, frame: Frame) -> bool:
        p = s.players[frame[1]]
        if not in_use(p, LIGHTHOUSE) or frame[3] or s.income_turn:
            return False
        return 0 < p.era < LAST_INCOME or p.passive[ELDER_ONES] > 0

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(range(FOUR)) if self.lit(s, frame) else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        if not self.lit(s, frame) or len(p.tiles) < BEACON_TILES:
            return []
        return [
            kind for kind in range(FOUR) if p.res[kind] < STORE and (frame[0] == CLOSE or advance_left(s, frame, kind))
        ]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if len(s.players[frame[1]].tiles) < BEACON_TILES:
            return Reason("too-few-tiles", {"n": BEACON_TILES})
        return Reason("no-advance-after")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        source = BY_KIND["civilization"][index_of("civilization", "utilitarians")].number
        if frame[0] == TURN:
            s.stack[-1] = (CLOSE, p.seat, 0, 1, 0)
        s.ask(frame[0], p.seat, 0, 1)
        s.ask(DISCARD_TILES, p.seat, source, BEACON_TILES)
        gain(s, p, arg, 1, source)


def advance_left(s: TapestryState, frame: Frame, kind: int) -> bool:
    """Whether an advance can be paid for with one more of the resource."""
    res = s.players[frame[1]].res
    res[kind] += 1
    found = len(ADVANCE.legal(s, frame)) > 0
    res[kind] -= 1
    return found


FOUND_ONE: Final = Found("found")
UTILIZE_ONE: Final = Utilize("utilize")
RELEASE_ONE: Final = Release("release")
BEACON_FOR: Final = Beacon("beacon")

ROW: Final = Civilization(
    "utilitarians",
    "p.14",
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
    named=[Mechanic("use-new", use_new)],
)
