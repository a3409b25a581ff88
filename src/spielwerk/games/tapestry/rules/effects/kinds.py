"""What components do, as typed values. An effect kind names a mechanic, never a card."""

from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.core.play import Clause
from spielwerk.games.tapestry.rules.actions.explore import EXPLORE_SPACE_FROM, can_explore, explore
from spielwerk.games.tapestry.rules.actions.techs import TECH_CARDS, upgradable
from spielwerk.games.tapestry.rules.actions.tracks import repeatable
from spielwerk.games.tapestry.rules.capital.building import gain_building
from spielwerk.games.tapestry.rules.capital.landmarks import gain_landmark
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS
from spielwerk.games.tapestry.rules.civilizations.shelf import OUTPOST, may_collect
from spielwerk.games.tapestry.rules.counting import COUNTS, count
from spielwerk.games.tapestry.rules.effects.table import TapestryEffect
from spielwerk.games.tapestry.rules.frames import (
    ANY_ORDER,
    ANYWHERE,
    BACK,
    CONQUER,
    EMPTY,
    INVENT,
    ONE_OF,
    PLAY,
    REPEAT,
    RUN_EFFECT,
    STEP,
    UPGRADE,
    USE_CIRCLE,
    USE_SQUARE,
)
from spielwerk.games.tapestry.rules.gains import draw_cards, draw_space_tiles, draw_tiles, gain, gain_any, gain_vp
from spielwerk.games.tapestry.rules.map.pieces import conquest_targets
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import research
from spielwerk.games.tapestry.rules.tracks.markers import movable, retreatable
from spielwerk.games.tapestry.rules.words import BUILDINGS, RESOURCES, TRACKS, WITHOUT


class Amount(TapestryEffect):
    """A fixed amount of one thing."""

    def __init__(self, word: str, n: int) -> None:
        super().__init__(word)
        self.n = n


class Gain(TapestryEffect):
    """A resource."""

    def __init__(self, word: str, resource: int, n: int) -> None:
        super().__init__(word)
        self.resource = resource
        self.n = n

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        gain(s, s.players[seat], self.resource, self.n * times, source)

    def silent(self) -> bool:
        return True

    def clauses(self) -> list[Clause]:
        return [(f"gain-{RESOURCES[self.resource]}", {"n": self.n})]


class GainAny(Amount):
    """Resources of the player's choice."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        gain_any(s, s.players[seat], self.n * times, source)

    def clauses(self) -> list[Clause]:
        return [("gain-any", {"n": self.n})]


class Points(Amount):
    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        gain_vp(s, s.players[seat], self.n * times, source)

    def silent(self) -> bool:
        return True

    def scoring(self, s: TapestryState) -> list[TapestryEffect]:
        return [self]

    def clauses(self) -> list[Clause]:
        return [("points", {"n": self.n})]


class Score(TapestryEffect):
    """Points for each thing of a kind."""

    def __init__(self, word: str, what: int, each: int) -> None:
        super().__init__(word)
        self.what = what
        self.each = each

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        p = s.players[seat]
        gain_vp(s, p, self.each * count(s, p, self.what) * times, source)

    def silent(self) -> bool:
        return True

    def scoring(self, s: TapestryState) -> list[TapestryEffect]:
        return [self]

    def clauses(self) -> list[Clause]:
        return [(f"score-{COUNTS[self.what]}", {"n": self.each})]


DRAWS: Final[dict[str, Callable[[TapestryState, Player, int, int], None]]] = {
    "tapestry": draw_cards,
    "tile": draw_tiles,
    "space-tile": draw_space_tiles,
}


class Draw(Amount):
    """Tapestry cards, territory tiles or space tiles."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        DRAWS[self.word](s, s.players[seat], self.n * times, source)

    def clauses(self) -> list[Clause]:
        return [(f"draw-{self.word}", {"n": self.n})]


class Build(TapestryEffect):
    """An income building."""

    def __init__(self, word: str, kind: int) -> None:
        super().__init__(word)
        self.kind = kind

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        gain_building(s, s.players[seat], self.kind, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return s.players[seat].covered[self.kind] > 0

    def clauses(self) -> list[Clause]:
        return [(f"build-{BUILDINGS[self.kind]}", {})]


class Landmark(TapestryEffect):
    """A certain landmark, if it is still there."""

    def __init__(self, word: str, landmark: int) -> None:
        super().__init__(word)
        self.landmark = landmark

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        gain_landmark(s, s.players[seat], self.landmark, source)

    def clauses(self) -> list[Clause]:
        return [("landmark", {"landmark": BY_KIND["landmark"][self.landmark].name})]


class Explore(TapestryEffect):
    """A territory tile of the supply onto the map."""

    def __init__(self, word: str, how: int) -> None:
        super().__init__(word)
        self.how = how

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        explore(s, s.players[seat], self.how, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return can_explore(s, s.players[seat], self.how)


class ExploreSpace(TapestryEffect):
    """A space tile of the supply; after drawing new ones, one of those."""

    def __init__(self, word: str, draws: int) -> None:
        super().__init__(word)
        self.draws = draws

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        p = s.players[seat]
        s.ask(RUN_EFFECT, seat, source, EXPLORE_SPACE_FROM.number, len(p.space_tiles) if self.draws else 0)
        if self.draws:
            draw_space_tiles(s, p, self.draws, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(s.players[seat].space_tiles) > 0 or self.draws > 0

    def clauses(self) -> list[Clause]:
        return [("explore-new-space", {"n": self.draws}) if self.draws else ("explore-space", {})]


class Conquer(TapestryEffect):
    def __init__(self, word: str, how: int) -> None:
        super().__init__(word)
        self.how = how

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(CONQUER, seat, source, self.how)

    def possible(self, s: TapestryState, seat: int) -> bool:
        p = s.players[seat]
        if p.outposts and may_collect(s, p, OUTPOST):
            return True
        return conquest_targets(s, p, self.how & ANYWHERE > 0, self.how & EMPTY > 0) > 0


class Invent(TapestryEffect):
    def __init__(self, word: str, n: int, how: int = 0) -> None:
        super().__init__(word)
        self.n = n
        self.how = how

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        for _ in range(self.n):
            s.ask(INVENT, seat, source, self.how)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(s.display) + len(s.techs) + len(s.tech_discards) > 0

    def clauses(self) -> list[Clause]:
        return [(self.word, {"n": self.n})]


class Upgrade(TapestryEffect):
    """Mandatory outside the income turn, if possible (facts R122); this many in succession, of the same card or of
    others (p.17)."""

    def __init__(self, word: str, n: int = 1, how: int = 0) -> None:
        super().__init__(word)
        self.n = n
        self.how = how

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        for _ in range(self.n):
            s.ask(UPGRADE, seat, source, self.how, NONE)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(upgradable(s, s.players[seat], self.how)) > 0

    def clauses(self) -> list[Clause]:
        return [(self.word, {"n": self.n})] if self.n > 1 else super().clauses()


class UseTech(TapestryEffect):
    """The circle of a card in the middle row, or the square of one in the top row."""

    def __init__(self, word: str, square: bool) -> None:
        super().__init__(word)
        self.square = square

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(USE_SQUARE if self.square else USE_CIRCLE, seat, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        p = s.players[seat]
        for card in p.top if self.square else p.middle:
            if not s.flipped >> card & 1:
                return True
        return False


class Research(TapestryEffect):
    def __init__(self, word: str, mode: int) -> None:
        super().__init__(word)
        self.mode = mode

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        research(s, s.players[seat], self.mode, source)


class Move(TapestryEffect):
    """Of a marker, on one of certain tracks."""

    def __init__(self, word: str, tracks: int, mode: int) -> None:
        super().__init__(word)
        self.tracks = tracks
        self.mode = mode

    def clause(self, name: str) -> Clause:
        names = " ".join(TRACKS[track] for track in range(len(TRACKS)) if self.tracks >> track & 1)
        return (f"{name}-x" if self.mode == WITHOUT else name, {"tracks": names})


class Advance(Move):
    """A free advance on one of certain tracks; it cannot be declined (p.9)."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(STEP, seat, source, self.tracks, self.mode)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(movable(s, s.players[seat], self.tracks)) > 0

    def clauses(self) -> list[Clause]:
        return [self.clause("advance")]


class Regress(Move):
    """One space back on one of certain tracks."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(BACK, seat, source, self.tracks, self.mode)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(retreatable(s.players[seat], self.tracks)) > 0

    def clauses(self) -> list[Clause]:
        return [self.clause("regress")]


class Repeat(TapestryEffect):
    """Benefit and bonus of the space the player's marker is on; each symbol once a turn (p.20)."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        row = COMPONENTS[source]
        symbol = {"tech": row.index, "space": TECH_CARDS + seat}.get(row.kind, NONE)
        if symbol != NONE:
            if s.repeated >> symbol & 1:
                return
            s.repeated |= 1 << symbol
        s.ask(REPEAT, seat, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(repeatable(s, s.players[seat], s.players[seat])) > 0


class PlayCard(TapestryEffect):
    """A tapestry card from the hand onto the current one; without one nothing happens (p.21)."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(PLAY, seat, source, 0, NONE)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(s.players[seat].hand) > 0


class Several(TapestryEffect):
    """Effects that belong together."""

    def __init__(self, word: str, parts: list[TapestryEffect]) -> None:
        super().__init__(word)
        self.parts = parts

    def within(self) -> Sequence[TapestryEffect]:
        return self.parts

    def possible(self, s: TapestryState, seat: int) -> bool:
        return any(part.possible(s, seat) for part in self.parts)

    def scoring(self, s: TapestryState) -> list[TapestryEffect]:
        return [found for part in self.parts for found in part.scoring(s)]

    def clauses(self) -> list[Clause]:
        return [clause for part in self.parts for clause in part.clauses()]


class InOrder(Several):
    """Several effects, one after the other as listed."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask_in_order([(RUN_EFFECT, seat, source, part.number, times) for part in self.parts])


class AnyOrder(Several):
    """Several effects in an order of the player's choice, each finished before the next (p.28)."""

    def __init__(self, word: str, parts: list[TapestryEffect]) -> None:
        super().__init__(word, parts)
        self.quiet = all(part.silent() for part in parts)

    def choices(self, s: TapestryState) -> list[TapestryEffect]:
        return self.parts

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        if self.quiet:
            for part in self.parts:
                part.run(s, seat, source, times)
        else:
            s.ask(ANY_ORDER, seat, source, self.number, (1 << len(self.parts)) - 1)

    def clauses(self) -> list[Clause]:
        return [("any-order", {}), *super().clauses()]


class OneOf(Several):
    """One effect of several; those that cannot be carried out are not offered."""

    def choices(self, s: TapestryState) -> list[TapestryEffect]:
        return self.parts

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(ONE_OF, seat, source, self.number, times)

    def scoring(self, s: TapestryState) -> list[TapestryEffect]:
        return [self] if super().scoring(s) else []

    def clauses(self) -> list[Clause]:
        return [("one-of", {}), *super().clauses()]
