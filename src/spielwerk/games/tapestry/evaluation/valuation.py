"""What the things a seat could gain would bring it now: its era, its mats and its pieces decide."""

from typing import Final

from spielwerk.core.play import KIND, SEAT
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.rules import frames
from spielwerk.games.tapestry.rules.actions.techs import condition_met
from spielwerk.games.tapestry.rules.capital.income_mat import COUNT_SLOTS, FIXED_POINTS, RESOURCE_SLOTS
from spielwerk.games.tapestry.rules.capital.plots import LANDMARK_SIZE
from spielwerk.games.tapestry.rules.catalog import PAY_ANY, PAY_CARDS, PAY_TILES, space_row, tech_row
from spielwerk.games.tapestry.rules.counting import CAPITAL, count, tech_count
from spielwerk.games.tapestry.rules.frames import ANYWHERE, BOTH_DICE, BOTH_IF_RIVAL
from spielwerk.games.tapestry.rules.gains import ACHIEVEMENT_POINTS
from spielwerk.games.tapestry.rules.map.pieces import conquest_targets, explore_targets
from spielwerk.games.tapestry.rules.packing import space_of, track_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import TIERS, TRACK_LANDMARKS, tier
from spielwerk.games.tapestry.rules.words import ARMORY, COMPLETE_TRACK, FOUR, HOUSE, LAST, LAST_INCOME, MARKET, WITHOUT

SLOT_COUNT: Final = 6
NEXT_SLOT: Final = 0.3
"""A building also brings the slot behind it nearer."""
GROWTH: Final = (0.0, 0.7, 1.0, 0.8)
"""By how much techs, lines and territories grow until an average income turn to come, for each such turn."""
WITHOUT_AIM: Final = 0.15
"""What is left of a reward that cannot be used now."""


class Valuation:
    """Prices for one seat in one position."""

    def __init__(self, s: TapestryState, p: Player) -> None:
        self.s = s
        self.p = p
        era = p.era
        self.scorings = min(FOUR, LAST_INCOME - era)
        self.incomes = FOUR - era if era < FOUR else 0
        self.plays = min(FOUR - 1, self.incomes)
        self.entering = False
        """Whether the seat is in an income turn whose resources are still to come."""
        for frame in s.stack:
            if frame[SEAT] == p.seat:
                if frame[KIND] == frames.SCORE_STEP:
                    self.scorings += 1
                elif frame[KIND] == frames.INCOME_STEP:
                    self.incomes += 1
                    self.entering = True
                elif frame[KIND] == frames.PLAY_STEP:
                    self.plays += 1
        self.resource = prices.RESOURCE[era]
        self.income = prices.INCOMES[min(self.incomes, FOUR)]
        growth = 0.5 * self.scorings
        self.techs = tech_count(p) + GROWTH[1] * growth
        self.lines = count(s, p, CAPITAL) + GROWTH[2] * growth
        self.territories = p.territory.bit_count() + GROWTH[3] * growth
        self.counted = (0.0, self.techs, self.lines, self.territories)
        self.building = [self._building(kind) for kind in range(FOUR)]
        self.tile = prices.TILE * (1.0 if era < FOUR else 0.6)
        self.card = 1.6 + 0.5 * self.incomes if not p.done else 0.0
        self.invention = prices.INVENT * (1.0 if era < FOUR else 0.6) + 0.5 * self.symbols(MARKET) * self.scorings
        self.territory = 0.8 + self.symbols(ARMORY) * self.scorings
        self.spaces: list[float] = [-1.0] * (FOUR * LAST)
        self._upgrade = -1.0

    def symbols(self, kind: int) -> int:
        """Open symbols of an income track that count techs, lines or territories."""
        return (~self.p.covered[kind] & COUNT_SLOTS[kind]).bit_count()

    def slot(self, kind: int, slot: int) -> float:
        """What a slot of the income mat brings in all income turns to come, once it is open."""
        found = FIXED_POINTS[kind][slot] * self.scorings * 1.0
        if RESOURCE_SLOTS[kind] >> slot & 1:
            found += self.income
        if COUNT_SLOTS[kind] >> slot & 1:
            found += self.counted[kind] * self.scorings
        return found

    def _building(self, kind: int) -> float:
        covered = self.p.covered[kind]
        if not covered:
            return 0.0
        slot = (covered & -covered).bit_length() - 1
        found = self.slot(kind, slot) + prices.PLOT
        if slot + 1 < SLOT_COUNT:
            found += NEXT_SLOT * (self.slot(kind, slot + 1) - self.slot(kind, slot))
        return found

    def effect(self, number: int) -> float:
        """An effect, by what it can do for the seat now."""
        kind = prices.KIND[number]
        amount = prices.AMOUNT[number]
        if kind == prices.FIXED:
            return amount
        if kind == prices.GOODS:
            return amount * self.resource
        if kind == prices.SCORE:
            return amount * count(self.s, self.p, prices.OPERAND[number])
        if kind == prices.BUILD:
            return self.building[prices.OPERAND[number]]
        if kind == prices.DRAWN_CARDS:
            return amount * self.card
        if kind == prices.DRAWN_TILES:
            return amount * self.tile
        if kind == prices.SUM:
            return self._sum(number)
        if kind == prices.BEST:
            return max([self.effect(part) for part in prices.PARTS[number]])
        if kind == prices.EXPLORING:
            return self.explore(prices.OPERAND[number], len(self.p.tiles))
        if kind == prices.CONQUERING:
            return self.conquer(prices.OPERAND[number])
        if kind == prices.INVENTING:
            return amount * self.invention
        if kind == prices.UPGRADING:
            return self.upgrade()
        if kind == prices.LANDMARK:
            return self.landmark(prices.OPERAND[number])
        return self.used(kind == prices.SQUARE)

    def _sum(self, number: int) -> float:
        """Parts one after the other; tiles that come first can be explored."""
        found = 0.0
        tiles = len(self.p.tiles)
        for part in prices.PARTS[number]:
            if prices.KIND[part] == prices.EXPLORING:
                found += self.explore(prices.OPERAND[part], tiles)
            else:
                found += self.effect(part)
            if prices.KIND[part] == prices.DRAWN_TILES:
                tiles += int(prices.AMOUNT[part])
        return found

    def explore(self, how: int, tiles: int) -> float:
        if tiles and explore_targets(self.s, self.p, how & ANYWHERE > 0):
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
        return self.footprint(landmark) if self.s.owner[landmark] == NONE else 0.0

    def footprint(self, landmark: int) -> float:
        """What a landmark helps to fill lines and districts."""
        return LANDMARK_SIZE[landmark] * (0.5 + 0.12 * self.scorings * (1 + self.symbols(HOUSE)))

    def upgrade(self) -> float:
        """The best upgrade there is; without any card it is worth little."""
        if self._upgrade < 0.0:
            p = self.p
            best = 0.5
            for card in p.bottom:
                best = max(best, self.circle(card))
            for card in p.middle:
                if condition_met(self.s, p, card):
                    best = max(best, self.square(card))
            self._upgrade = best
        return self._upgrade

    def circle(self, card: int) -> float:
        number = tech_row(card).circle
        kind = prices.KIND[number]
        return self.effect(number) if kind < prices.UPGRADING or kind > prices.SQUARE else 3.0

    def square(self, card: int) -> float:
        number = tech_row(card).square
        kind = prices.KIND[number]
        return self.effect(number) if kind < prices.UPGRADING or kind > prices.SQUARE else 3.0

    def used(self, square: bool) -> float:
        best = 0.0
        for card in self.p.top if square else self.p.middle:
            best = max(best, self.square(card) if square else self.circle(card))
        return best

    def space(self, track: int, space: int) -> float:
        """Entering a space of a track: landmark, benefit, bonus, and the end of the track."""
        index = track * LAST + space - 1
        found = self.spaces[index]
        if found < 0.0:
            found = self.activation(index) + self.arrival(track, space)
            self.spaces[index] = found
        return found

    def activation(self, index: int) -> float:
        row = space_row(index)
        found = self.effect(row.benefit)
        if row.bonus >= 0:
            found += max(0.0, self.effect(row.bonus) - self.price(row.pay, row.price))
        return found

    def price(self, pay: int, price: int) -> float:
        """What a bonus costs; one that cannot be paid costs too much."""
        p = self.p
        if pay == PAY_ANY:
            return price * self.resource
        if pay == PAY_TILES:
            return price * self.tile if len(p.tiles) >= price else 99.0
        if pay == PAY_CARDS:
            return price * 1.2 if len(p.hand) >= price + self.plays else 99.0
        return price * (1.0 + self.symbols(MARKET) * self.scorings) if tech_count(p) >= price else 99.0

    def arrival(self, track: int, space: int) -> float:
        """What a step brings even without benefit and bonus."""
        if space == LAST:
            return self.completion()
        if space in TIERS and space > 1:
            return self.landmark(TRACK_LANDMARKS[track][tier(space) - 1])
        return 0.0

    def completion(self) -> float:
        """The achievement for the end of a track, as long as there are points for it."""
        s = self.s
        if self.p.achieved >> COMPLETE_TRACK & 1:
            return 0.0
        points = ACHIEVEMENT_POINTS[1 if len(s.players) > 3 else 0]
        place = s.achievers[COMPLETE_TRACK]
        return float(points[place]) if place < len(points) else 0.0

    def step(self, tracks: int, mode: int) -> float:
        """A free advance on the best of several tracks."""
        best = 0.0
        for mark in self.p.marks:
            track, space = track_of(mark), space_of(mark) + 1
            if tracks >> track & 1 and space <= LAST:
                found = self.arrival(track, space) + POSITION[space] - POSITION[space - 1]
                if mode != WITHOUT:
                    found += self.activation(track * LAST + space - 1)
                best = max(best, found)
        return best


POSITION: Final = (0.0, 0.5, 1.0, 1.6, 2.4, 3.2, 4.2, 5.4, 6.6, 8.0, 9.6, 11.2, 12.4)
"""How far a marker has come, as a way to the dear spaces; a share of it counts for each era to come."""
