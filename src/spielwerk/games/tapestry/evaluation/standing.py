"""The worth of single things to a seat, given its era, mats and pieces: resources, buildings, tiles, cards."""

from typing import Final

from spielwerk.core.hexgrid import first_cell
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.rules import frames
from spielwerk.games.tapestry.rules.actions.explore import has_target
from spielwerk.games.tapestry.rules.capital.income_mat import COUNT_SLOTS, mat_row, open_slots
from spielwerk.games.tapestry.rules.civilizations import urban_planners
from spielwerk.games.tapestry.rules.counting import capital_points, tech_count
from spielwerk.games.tapestry.rules.frames import ANYWHERE, BOTH_DICE, BOTH_IF_RIVAL
from spielwerk.games.tapestry.rules.map.pieces import conquest_targets
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import ARMORY, FOUR, HOUSE, LAST_INCOME, MARKET

SLOT_COUNT: Final = 6
NEXT_SLOT: Final = 0.3
"""A building also brings the next slot closer."""
GROWTH: Final = (0.0, 0.7, 1.0, 0.8)
"""Growth of techs, lines and territories until an average remaining income turn, per such turn."""
WITHOUT_AIM: Final = 0.15
"""The share of a reward that remains if it cannot be used now."""
TOUCHING: Final = 0.7
"""How often one more landmark of the Urban Planners can stand beside the others."""


class Standing:
    """One seat in one position."""

    def __init__(self, s: TapestryState, p: Player) -> None:
        self.s = s
        self.p = p
        era = p.era
        self.scorings = min(FOUR, LAST_INCOME - era)
        self.incomes = FOUR - era if era < FOUR else 0
        self.plays = min(FOUR - 1, self.incomes)
        self.entering = False
        """Whether the seat is in an income turn whose resources are still to come."""
        for kind, _, _, _, _ in s.stack.of_seat(p.seat):
            if kind == frames.SCORE_STEP:
                self.scorings += 1
            elif kind == frames.INCOME_STEP:
                self.incomes += 1
                self.entering = True
            elif kind == frames.PLAY_STEP:
                self.plays += 1
        self.resource = prices.RESOURCE[era]
        self.income = prices.INCOMES[min(self.incomes, FOUR)]
        growth = 0.5 * self.scorings
        self.techs = tech_count(p) + GROWTH[1] * growth
        self.lines = capital_points(p) + GROWTH[2] * growth
        self.territories = how_many(p.territory) + GROWTH[3] * growth
        self.open = [open_slots(p, kind) for kind in range(FOUR)]
        self.rows = [mat_row(p, kind) for kind in range(FOUR)]
        self.symbols = [how_many(self.open[kind] & COUNT_SLOTS[kind]) for kind in range(FOUR)]
        """Open symbols of each income track that count techs, lines or territories."""
        self.counted: list[float] = [0.0, self.techs, self.lines, self.territories]
        self.building = [self._building(kind) for kind in range(FOUR)]
        self.tile = prices.TILE * (1.0 if era < FOUR else 0.6)
        self.card = 1.6 + 0.5 * self.incomes if not p.done else 0.0
        self.invention = prices.INVENT * (1.0 if era < FOUR else 0.6) + 0.5 * self.symbols[MARKET] * self.scorings
        self.territory = 0.8 + self.symbols[ARMORY] * self.scorings
        self.touching = 0.0
        """What one more landmark brings beside the others."""
        if urban_planners.ROW.index in p.civs:
            self.touching = TOUCHING * urban_planners.next_points(s, p)

    def slot(self, kind: int, slot: int) -> float:
        """What a slot of the income mat brings in all remaining income turns, once uncovered."""
        row, values = self.rows[kind], self.s.own.values
        found = values.fixed_points[row][slot] * self.scorings * 1.0
        if values.resource_slots[row] >> slot & 1:
            found += self.income
        if COUNT_SLOTS[kind] >> slot & 1:
            found += self.counted[kind] * self.scorings
        return found

    def _building(self, kind: int) -> float:
        covered = self.p.covered[kind]
        if not covered:
            return 0.0
        slot = first_cell(covered)
        opened = self.slot(kind, slot)
        found = opened + prices.PLOT
        if slot + 1 < SLOT_COUNT:
            found += NEXT_SLOT * (self.slot(kind, slot + 1) - opened)
        return found

    def explore(self, how: int, tiles: int) -> float:
        if tiles and has_target(self.s, self.p, how):
            return 2.6 + 0.75 * self.resource - self.tile
        return WITHOUT_AIM * prices.EXPLORE

    def conquer(self, how: int) -> float:
        if not conquest_targets(self.s, self.p, how & ANYWHERE > 0):
            return WITHOUT_AIM * prices.CONQUER
        found = prices.CONQUER + self.territory
        if how & BOTH_DICE:
            return found + prices.SECOND_DIE
        return found + 1.0 if how & BOTH_IF_RIVAL else found

    def landmark(self, landmark: int) -> float:
        return self.footprint(landmark) if self.s.landmark_left(landmark) else 0.0

    def footprint(self, landmark: int) -> float:
        """How much a landmark helps to fill lines and districts, if it can be built at all."""
        if not self.p.city.landmarks:
            return 0.0
        plots = self.s.own.values.sizes[landmark] * (0.5 + 0.12 * self.scorings * (1 + self.symbols[HOUSE]))
        return plots + self.touching

    def upgrade(self) -> float:
        """The best upgrade available."""
        raise NotImplementedError

    def creation(self) -> float:
        """A new masterpiece."""
        raise NotImplementedError

    def presented(self, pieces: list[int], n: int) -> float:
        """What the best of several masterpieces bring."""
        raise NotImplementedError

    def inspiration(self) -> float:
        """The best inspiration tile that is left."""
        raise NotImplementedError

    def used(self, square: bool) -> float:
        """The best square or circle to use again."""
        raise NotImplementedError
