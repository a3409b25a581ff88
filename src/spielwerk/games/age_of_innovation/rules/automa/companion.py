"""The companion for a real board: people enter those parts of their turns that the Automa's decisions depend on.

She reads the map (terrain, buildings, bridges), the science display, covered actions, the display of innovations and
the row of round bonuses, but nobody's goods. So goods are not entered.
"""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import ENDING, PASSING
from spielwerk.core.reasons import Fact
from spielwerk.core.state import State
from spielwerk.core.tellings import Companion, Telling
from spielwerk.core.values import added, followed, replaced
from spielwerk.games.age_of_innovation.rules.actions.passing import take_round_bonus
from spielwerk.games.age_of_innovation.rules.actions.scholar import free_space
from spielwerk.games.age_of_innovation.rules.board import GRID, SITE_NAMES
from spielwerk.games.age_of_innovation.rules.building import put
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.frames import (
    AUTOMA_TERRAIN,
    DRAFT_BONUS,
    PLACE,
    POWER_OFFER,
    TAKE_BOARD,
    TAKE_FACTION,
    TAKE_SET,
    TURN,
)
from spielwerk.games.age_of_innovation.rules.holdings import refresh
from spielwerk.games.age_of_innovation.rules.planning import SHIPPING_TOP
from spielwerk.games.age_of_innovation.rules.science import TOP_LEVEL
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import BUILDINGS, DISCIPLINES, ROUNDS, TERRAINS
from spielwerk.games.terra.rules.bridges import lay_bridge
from spielwerk.games.terra.rules.building import lay_terrain
from spielwerk.games.terra.rules.reach import refresh_reach

Facts = dict[str, Fact]

PLENTY: Final = 40
SCHOLAR_STEPS: Final = (3, 2)
NEIGHBOURING_LEVELS: Final = (1, -1)


# The map


def standing(p: Player, cell: int) -> int:
    """The kind of the player's building on the cell, or NONE."""
    for kind in range(len(BUILDINGS)):
        if p.at[kind] >> cell & 1:
            return kind
    return NONE


def clear(s: AgeState, p: Player, cell: int) -> None:
    """Take the player's building off the cell; a neutral one returns to nobody's stock."""
    bit, kind = 1 << cell, standing(p, cell)
    if kind == NONE:
        return
    p.at = added(p.at, kind, -bit)
    if not p.neutral & bit:
        p.stock = added(p.stock, kind, 1)
    p.neutral &= ~bit
    p.annexed &= ~bit
    p.buildings &= ~bit
    s.built &= ~bit
    refresh_reach(s, p)


class Stand(Telling[AgeState]):
    """A building now stands there: a new one on the player's own terrain, or a replacement. If the player has no piece
    of that kind left, it is neutral."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        p = s.players[seat]
        found: list[Facts] = []
        for cell in cells(s.board.land & (~s.built | p.buildings)):
            there = standing(p, cell)
            found += [
                {"building": name, "hex": GRID.names[cell]} for kind, name in enumerate(BUILDINGS) if kind != there
            ]
        return found

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        p = s.players[seat]
        kind, cell = BUILDINGS.index(str(facts["building"])), GRID.cell(str(facts["hex"]))
        if standing(p, cell) == NONE:
            turn_into(s, p, cell, p.board)
        annexed = p.annexed & 1 << cell
        clear(s, p, cell)
        put(s, p, cell, kind, kind >= len(p.stock) or not p.stock[kind], 0)
        p.annexed |= annexed


class Remove(Telling[AgeState]):
    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [{"hex": GRID.names[cell]} for cell in cells(s.players[seat].buildings)]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        clear(s, s.players[seat], GRID.cell(str(facts["hex"])))


def turn_into(s: AgeState, p: Player, cell: int, terrain: int) -> None:
    if s.terrain_at(cell) != terrain:
        lay_terrain(s, p, cell, terrain, 0)


class Transform(Telling[AgeState]):
    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [
            {"hex": GRID.names[cell], "terrain": name}
            for cell in cells(s.board.land & ~s.built)
            for terrain, name in enumerate(TERRAINS)
            if terrain != s.terrain_at(cell)
        ]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        turn_into(s, s.players[seat], GRID.cell(str(facts["hex"])), TERRAINS.index(str(facts["terrain"])))


class Annex(Telling[AgeState]):
    """An annex, which raises the power value of a building beside hers."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        p = s.players[seat]
        return [{"hex": GRID.names[cell]} for cell in cells(p.buildings & ~p.annexed)]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        s.players[seat].annexed |= 1 << GRID.cell(str(facts["hex"]))


class Bridge(Telling[AgeState]):
    def options(self, s: AgeState, seat: int) -> list[Facts]:
        sites = s.board.printed_sites + s.board.land_sites
        return [{"site": SITE_NAMES[site]} for site in s.board.touched(sites, s.players[seat].buildings, s.bridged)]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        lay_bridge(s, s.players[seat], SITE_NAMES.index(str(facts["site"])), 0)


# Displays and tracks


class Level(Telling[AgeState]):
    """A marker one level up or down."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        p = s.players[seat]
        return [
            {"discipline": name, "n": p.level[discipline] + by}
            for discipline, name in enumerate(DISCIPLINES)
            for by in NEIGHBOURING_LEVELS
            if 0 <= p.level[discipline] + by <= TOP_LEVEL
        ]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        p = s.players[seat]
        p.level = replaced(p.level, DISCIPLINES.index(str(facts["discipline"])), int(facts["n"]))


class Scholar(Telling[AgeState]):
    """A scholar stays on a space, and the marker goes up."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [
            {"discipline": name, "n": steps}
            for discipline, name in enumerate(DISCIPLINES)
            for steps in SCHOLAR_STEPS
            if free_space(s, discipline, steps) != NONE
        ]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        p = s.players[seat]
        discipline, steps = DISCIPLINES.index(str(facts["discipline"])), int(facts["n"])
        p.sent += 1
        s.scholars_sent = replaced(s.scholars_sent, free_space(s, discipline, steps), seat)
        p.level = replaced(p.level, discipline, min(p.level[discipline] + steps, TOP_LEVEL))


def power_actions(s: AgeState, used: bool) -> list[str]:
    """The board's power actions that are covered, or those that are free."""
    return [row.name for n, row in enumerate(BY_KIND["power-action"]) if bool(s.used_power >> n & 1) == used]


def book_actions(s: AgeState, used: bool) -> list[str]:
    return [BY_KIND["book-action"][n].name for n in s.book_actions if bool(s.used_book >> n & 1) == used]


class PowerAction(Telling[AgeState]):
    """An action of the board is covered."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [{"power-action": name} for name in power_actions(s, used=False)]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        s.used_power |= 1 << place_of("power-action", facts)


class BookAction(Telling[AgeState]):
    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [{"book-action": name} for name in book_actions(s, used=False)]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        s.used_book |= 1 << place_of("book-action", facts)


class FreePowerAction(Telling[AgeState]):
    """An action covered by mistake is free again."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [{"power-action": name} for name in power_actions(s, used=True)]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        s.used_power &= ~(1 << place_of("power-action", facts))


class FreeBookAction(Telling[AgeState]):
    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [{"book-action": name} for name in book_actions(s, used=True)]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        s.used_book &= ~(1 << place_of("book-action", facts))


class Innovation(Telling[AgeState]):
    """A tile leaves the display."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        return [{"innovation": BY_KIND["innovation"][tile].name} for tile in s.innovation_display if tile != NONE]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        p, tile = s.players[seat], place_of("innovation", facts)
        s.innovation_display = replaced(s.innovation_display, s.innovation_display.index(tile), NONE)
        p.innovations = followed(p.innovations, tile)
        refresh(s, p)


class Shipping(Telling[AgeState]):
    """Needed only for the areas at the end of the game."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        now = s.players[seat].shipping
        return [{"n": now + by} for by in NEIGHBOURING_LEVELS if 0 <= now + by <= SHIPPING_TOP]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        p = s.players[seat]
        p.shipping = int(facts["n"])
        refresh_reach(s, p)


def place_of(kind: str, facts: Facts) -> int:
    return [row.name for row in BY_KIND[kind]].index(str(facts[kind]))


# The end of a turn


class Pass(Telling[AgeState]):
    """A place in the next turn order, and a round bonus before the last round."""

    def options(self, s: AgeState, seat: int) -> list[Facts]:
        if s.round == ROUNDS:
            return [{"bonus": "none"}]
        return [{"bonus": BY_KIND["bonus"][bonus].name} for bonus in s.bonus_pool]

    def apply(self, s: AgeState, seat: int, facts: Facts) -> None:
        s.next_order = followed(s.next_order, seat)
        take_round_bonus(s, s.players[seat], NONE if facts["bonus"] == "none" else place_of("bonus", facts))


class AgeCompanion(Companion):
    def provide(self, state: State) -> None:
        assert isinstance(state, AgeState)
        for seat in state.people():
            p = state.players[seat]
            p.coins = p.tools = p.bowl1 = p.vp = PLENTY
            p.bowl2 = p.bowl3 = 0


COMPANION: Final = AgeCompanion(
    TURN,
    (TAKE_SET, TAKE_BOARD, TAKE_FACTION, AUTOMA_TERRAIN, PLACE, DRAFT_BONUS, POWER_OFFER),
    [
        Stand("stand"),
        Transform("transform"),
        Remove("remove"),
        Annex("annex"),
        Bridge("bridge"),
        Level("level"),
        Scholar("scholar"),
        PowerAction("power-action"),
        BookAction("book-action"),
        FreePowerAction("free-power-action"),
        FreeBookAction("free-book-action"),
        Innovation("innovation"),
        Shipping("shipping"),
        Pass("pass", PASSING, ends=True),
        Telling("done", ENDING, ends=True),
    ],
)
