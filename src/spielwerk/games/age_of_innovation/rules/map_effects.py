"""What components do on the map: spades, bridges, buildings, shipping and terraforming tracks."""

from spielwerk.core.play import Clause
from spielwerk.games.age_of_innovation.rules.actions.spades import (
    AS_ACTION,
    SETUP_SPADES_OF_TILE,
    WORKSHOP_FREE_ANYWHERE,
)
from spielwerk.games.age_of_innovation.rules.actions.terraform import can_dig
from spielwerk.games.age_of_innovation.rules.actions.tracks import shipping_step, terraforming_step
from spielwerk.games.age_of_innovation.rules.actions.upgrade import can_downgrade, can_raise_guild
from spielwerk.games.age_of_innovation.rules.effects import AgeEffect
from spielwerk.games.age_of_innovation.rules.frames import (
    BRIDGE,
    DIG,
    DOWNGRADE,
    FREE_GUILD,
    PLACE,
    PLACE_ANYWHERE,
    PLACE_NEUTRAL,
    TAKE_CITY,
)
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import BUILDINGS, GUILD, SETUP


class Spades(AgeEffect):
    """The action Terraform and Build with free spades (AoI p.11)."""

    def __init__(self, n: int, *, flags: int = AS_ACTION) -> None:
        super().__init__()
        self.n = n
        self.flags = flags

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        if s.phase == SETUP:
            # Everybody's spades of the set-up are used together, in turn order and without building (AoI p.20).
            s.wait(DIG, seat, source, self.n * times, SETUP_SPADES_OF_TILE)
        elif times:
            s.ask(DIG, seat, source, self.n * times, self.flags)

    def possible(self, s: AgeState, seat: int) -> bool:
        return can_dig(s, s.players[seat], self.n, self.flags)

    def clauses(self) -> list[Clause]:
        if self.flags & WORKSHOP_FREE_ANYWHERE:
            return [("spades-and-free-workshop", {"n": self.n})]
        return [("terraform-and-build" if self.flags == AS_ACTION else "spades", {"n": self.n})]


class Bridge(AgeEffect):
    """Bridges without cost (AoI p.23)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        for _ in range(self.n):
            s.ask(BRIDGE, seat, source)

    def possible(self, s: AgeState, seat: int) -> bool:
        p = s.players[seat]
        return p.bridge_supply() > 0 and s.board.any_touched(s.board.printed_sites, p.buildings, s.bridged)

    def clauses(self) -> list[Clause]:
        return [("bridges", {"n": self.n})]


class TakeCityTile(AgeEffect):
    """A city tile without a city on the map."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(TAKE_CITY, seat, source)

    def clauses(self) -> list[Clause]:
        return [("city-tile", {})]


class PlaceNeutral(AgeEffect):
    """A neutral building, placed at once or never (AoI p.9)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(PLACE, seat, source, 1 << self.kind, PLACE_NEUTRAL)

    def clauses(self) -> list[Clause]:
        return [(f"neutral-{BUILDINGS[self.kind]}", {})]


class PlaceGuildAnywhere(AgeEffect):
    """A guild of the planning board on any free native space, in reach or not (AoI p.22)."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        if s.players[seat].stock[GUILD]:
            s.ask(PLACE, seat, source, 1 << GUILD, PLACE_ANYWHERE)

    def clauses(self) -> list[Clause]:
        return [("guild-anywhere", {})]


class RaiseGuild(AgeEffect):
    """A workshop becomes a guild without cost."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(FREE_GUILD, seat, source)

    def possible(self, s: AgeState, seat: int) -> bool:
        return can_raise_guild(s.players[seat])

    def clauses(self) -> list[Clause]:
        return [("raise-guild", {})]


class Downgrade(AgeEffect):
    """A school becomes a guild again, which counts as building it (AoI p.22)."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(DOWNGRADE, seat, source)

    def possible(self, s: AgeState, seat: int) -> bool:
        return can_downgrade(s.players[seat])

    def clauses(self) -> list[Clause]:
        return [("downgrade", {})]


class Tracks(AgeEffect):
    """Free steps on the shipping and terraforming tracks, with their usual rewards; none past the top."""

    def __init__(self, *, shipping: int = 0, terraforming: int = 0) -> None:
        super().__init__()
        self.shipping = shipping
        self.terraforming = terraforming

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        p = s.players[seat]
        for _ in range(self.terraforming):
            terraforming_step(s, p)
        for _ in range(self.shipping):
            shipping_step(s, p)

    def clauses(self) -> list[Clause]:
        amounts = (("shipping", self.shipping), ("terraforming", self.terraforming))
        return [(f"track-{name}", {"n": n}) for name, n in amounts if n]
