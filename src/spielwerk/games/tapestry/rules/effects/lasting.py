"""What space tiles pay for while they lie beside the income mat (p.7)."""

from spielwerk.core.play import Clause
from spielwerk.games.tapestry.rules.catalog import COMPONENTS
from spielwerk.games.tapestry.rules.effects.table import TapestryEffect
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import place_of
from spielwerk.games.tapestry.rules.words import TRACKS


class TrackPoints(TapestryEffect):
    """Points for each advance on a track; the operand is the space that was entered."""

    def __init__(self, track: int, points: int) -> None:
        super().__init__("track-points")
        self.track = track
        self.points = points

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        track, points = s.own.values.pays_for.get(COMPONENTS[source].index, (self.track, self.points))
        arrived, _ = place_of(times)
        if arrived == track:
            gain_vp(s, s.players[seat], points, source)

    def clauses(self) -> list[Clause]:
        return [("track-points", {"track": TRACKS[self.track], "n": self.points})]
