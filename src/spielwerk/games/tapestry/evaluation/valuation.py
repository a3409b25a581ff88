"""What possible gains would bring a seat now: effects, upgrades, spaces of the tracks, steps."""

from math import fsum
from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.evaluation.effects import WORTH, OfTechs, Worth, worth_of
from spielwerk.games.tapestry.evaluation.standing import SLOT_COUNT, Standing
from spielwerk.games.tapestry.rules.achievements import ACHIEVEMENT_POINTS
from spielwerk.games.tapestry.rules.actions.techs import condition_met
from spielwerk.games.tapestry.rules.catalog import PAY_ANY, PAY_CARDS, PAY_TILES, masterpiece_row, tech_row
from spielwerk.games.tapestry.rules.counting import tech_count
from spielwerk.games.tapestry.rules.packing import space_of, track_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import TIERS, TRACK_LANDMARKS, space_index, tier
from spielwerk.games.tapestry.rules.words import COMPLETE_TRACK, FOUR, LAST, LAST_INCOME, MARKET, WITHOUT


class Valuation(Standing):
    """Prices for one seat in one position."""

    def __init__(self, s: TapestryState, p: Player) -> None:
        super().__init__(s, p)
        self.spaces: list[list[float]] = [[-1.0] * (LAST + 1) for _ in range(s.tracks)]
        """Cached worth of entering a space, by track; negative where not yet computed."""
        self._upgrade = -1.0

    def effect(self, number: int) -> float:
        """An effect, by what it can do for the seat now."""
        return (WORTH[number] if number < len(WORTH) else worth_of(number)).of(self)

    def upgrade(self) -> float:
        """The best upgrade available; without any card it is worth little."""
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
        return self._reward(WORTH[tech_row(card).circle])

    def square(self, card: int) -> float:
        return self._reward(WORTH[tech_row(card).square])

    def _reward(self, worth: Worth) -> float:
        """The reward of a tech card or masterpiece; one that itself depends on tech cards is not followed."""
        return prices.TECH_REWARD if isinstance(worth, OfTechs) else worth.of(self)

    def used(self, square: bool) -> float:
        best = 0.0
        for card in self.p.top if square else self.p.middle:
            best = max(best, self.square(card) if square else self.circle(card))
        return best

    def masterpiece(self, piece: int, turns: int) -> float:
        """What a masterpiece brings in that many income turns; a single-use one counts once."""
        row = masterpiece_row(piece)
        return self._reward(WORTH[row.reward]) * (min(1, turns) if row.once else turns)

    def creation(self) -> float:
        """The best open masterpiece, for the remaining income turns; an unknown one has the average worth."""
        turns = LAST_INCOME - self.p.era
        return max([prices.MASTERPIECE * turns, *[self.masterpiece(piece, turns) for piece in self.s.gallery]])

    def presented(self, pieces: list[int], n: int) -> float:
        """The best of several masterpieces, once."""
        return fsum(sorted([self.masterpiece(piece, 1) for piece in pieces])[-n:])

    def inspiration(self) -> float:
        """The row of the income mat that gains most from its tile."""
        return max([self._inspired(kind) for kind in range(FOUR)])

    def _inspired(self, kind: int) -> float:
        if self.p.inspired >> kind & 1:
            return 0.0
        slots, tile = self.open[kind], kind + FOUR
        gives, fixed = self.s.own.values.resource_slots, self.s.own.values.fixed_points
        more = how_many(slots & gives[tile]) - how_many(slots & gives[kind])
        points = sum([fixed[tile][n] - fixed[kind][n] for n in range(SLOT_COUNT) if slots >> n & 1])
        return more * self.income + points * self.scorings

    def space(self, track: int, space: int) -> float:
        """Entering a space of a track: landmark, benefit, bonus, and the end of the track."""
        found = self.spaces[track][space]
        if found < 0.0:
            found = self.activation(space_index(track, space)) + self.arrival(track, space)
            self.spaces[track][space] = found
        return found

    def activation(self, index: int) -> float:
        row = self.s.own.values.spaces[index]
        found = self.effect(row.benefit)
        if row.bonus >= 0:
            found += max(0.0, self.effect(row.bonus) - self.price(row.pay, row.price))
        return found

    def price(self, pay: int, price: int) -> float:
        """The cost of a bonus; prohibitive if it cannot be paid."""
        p = self.p
        if pay == PAY_ANY:
            return price * self.resource
        if pay == PAY_TILES:
            return price * self.tile if len(p.tiles) >= price else 99.0
        if pay == PAY_CARDS:
            return price * 1.2 if len(p.hand) >= price + self.plays else 99.0
        return price * (1.0 + self.symbols[MARKET] * self.scorings) if tech_count(p) >= price else 99.0

    def arrival(self, track: int, space: int) -> float:
        """What a step brings without benefit and bonus."""
        if space == LAST:
            return self.completion()
        if space in TIERS and space > 1:
            return self.landmark(TRACK_LANDMARKS[track][tier(space) - 1])
        return 0.0

    def completion(self) -> float:
        """The achievement for completing a track, while points are left for it."""
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
                    found += self.activation(space_index(track, space))
                best = max(best, found)
        return best


POSITION: Final[tuple[float, ...]] = (0.0, 0.5, 1.0, 1.6, 2.4, 3.2, 4.2, 5.4, 6.6, 8.0, 9.6, 11.2, 12.4)
"""Progress of a marker towards the expensive spaces; a share of it counts for each remaining era."""
