"""The Leaders advance on each track once for nothing, with benefit but without bonus (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import TrackPick
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import LEAD, STEP
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import movable
from spielwerk.games.tapestry.rules.words import NO_BONUS, TRACKS

USED: Final = Marks("used", TRACKS, "track")


def lead(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(LEAD, p.seat, source)


class Lead(TrackPick):
    """`lead TRACK`: each track once, with benefit but without bonus."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [track for track in range(s.tracks) if not USED.marked(p, track) and movable(s, p, 1 << track)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if USED.marked(s.players[frame[SEAT]], arg):
            return Reason("used-already")
        return Reason("track-end", {"track": TRACKS[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        USED.mark(s.players[frame[SEAT]], arg)
        s.ask(STEP, frame[SEAT], frame[SOURCE], 1 << arg, NO_BONUS)


LEAD_ON: Final = Lead("lead")

ROW: Final = Civilization(
    "leaders", "p.14", mat=(USED,), income=Mechanic("lead", lead), turns=EVERY_INCOME, answers={LEAD: [LEAD_ON, SKIP]}
)
