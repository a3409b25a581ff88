"""The Leaders advance on each track once for nothing, with benefit but without bonus (p.14)."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import TrackPick
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.catalog import COMPONENTS, Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import LEAD, STEP
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import movable
from spielwerk.games.tapestry.rules.words import FOUR, NO_BONUS, TRACKS


def lead(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(LEAD, p.seat, source)


class Lead(TrackPick):
    """`lead TRACK`: each track once, with benefit but without bonus."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        used = p.memo[COMPONENTS[frame[2]].index]
        return [track for track in range(FOUR) if not used >> track & 1 and movable(s, p, 1 << track)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        used = s.players[frame[1]].memo[COMPONENTS[frame[2]].index]
        if used >> arg & 1:
            return Reason("used-already")
        return Reason("track-end", {"track": TRACKS[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        s.players[frame[1]].memo[COMPONENTS[frame[2]].index] |= 1 << arg
        s.ask(STEP, frame[1], frame[2], 1 << arg, NO_BONUS)


LEAD_ON: Final = Lead("lead")

ROW: Final = Civilization(
    "leaders", "p.14", income=Mechanic("lead", lead), turns=EVERY_INCOME, answers={LEAD: [LEAD_ON, SKIP]}
)
