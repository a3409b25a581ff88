"""Bridges (AoI p.23, TN p.8): the rules that do not depend on the action that builds them."""

from typing import Final, Generic, TypeVar

from spielwerk.core.play import SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.values import followed
from spielwerk.games.terra.rules.reach import refresh_reach
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState
from spielwerk.games.terra.rules.words import BRIDGED

T = TypeVar("T", bound=TerraState)


def touches(s: TerraState, p: TerraPlayer, site: int) -> bool:
    """Whether a building of the player stands on at least one end."""
    a, b = s.ground().ends[site]
    return (p.buildings >> a | p.buildings >> b) & 1 != 0


def lay_bridge(s: TerraState, p: TerraPlayer, site: int, source: int) -> int:
    """Put a bridge there, for all who can use it; returns the end from which the player builds, where a city may now
    arise."""
    p.bridges = followed(p.bridges, site)
    s.bridged = followed(s.bridged, site)
    s.tell(BRIDGED, p.seat, site, 0, source)
    for other in s.seats():
        if touches(s, other, site):
            refresh_reach(s, other)
    a, b = s.ground().ends[site]
    return a if p.buildings >> a & 1 else b


class BridgeVerb(Verb[T], Generic[T]):
    """`bridge HEX-HEX`. The games say where it may lie and what it costs."""

    def __init__(self, site_names: list[str]) -> None:
        super().__init__("bridge", len(site_names), ("site",))
        self.site_names: Final = site_names

    def words(self, arg: int) -> str:
        return self.site_names[arg]

    def refuse(self, s: T, frame: Frame, arg: int) -> list[Reason]:
        p = s.player(frame[SEAT])
        reasons = [] if p.bridge_supply() else [Reason("no-bridges-left")]
        if arg in s.bridged:
            reasons.append(Reason("bridged-already", {"site": self.site_names[arg]}))
        if not touches(s, p, arg):
            reasons.append(Reason("bridge-needs-building", {"site": self.site_names[arg]}))
        return reasons
