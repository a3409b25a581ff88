"""Estimates of what a seat is building up: capital, tech cards, tapestry cards, the map, achievements, its
civilization."""

from math import fsum
from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation import capitals, prices
from spielwerk.games.tapestry.evaluation.lying import MORE, lying, more
from spielwerk.games.tapestry.evaluation.valuation import POSITION, Valuation
from spielwerk.games.tapestry.rules.achievements import ACHIEVEMENT_POINTS
from spielwerk.games.tapestry.rules.actions.techs import condition_met
from spielwerk.games.tapestry.rules.arts.masterpieces import usable
from spielwerk.games.tapestry.rules.capital.plots import LINES, filling
from spielwerk.games.tapestry.rules.catalog import card_row, civilization
from spielwerk.games.tapestry.rules.packing import space_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import furthest
from spielwerk.games.tapestry.rules.words import (
    COMPLETE_TRACK,
    FOUR,
    HOUSE,
    LAST,
    LAST_INCOME,
    MIDDLE_ISLAND,
    TOPPLE_TWO,
)

NEARLY: Final[tuple[float, ...]] = tuple([(n / 9.0) ** 3 for n in range(10)])
"""How much of a line or district of nine plots counts before it is full."""
OF_LINE: Final[tuple[float, ...]] = (*NEARLY[:9], 0.0)
"""The same of a line; full ones score in income turns and are counted there."""
IN_THE_MAKING: Final = 0.7
REACH: Final = 6
"""The number of adjacent territories that a seat can use."""
ENOUGH: Final = 8.0
"""Resources needed to use an era's card fully."""


def capital(p: Player, look: Valuation) -> float:
    """Plots built on, lines and districts nearly full.

    Before the game begins, the worth of the mat relative to others.
    """
    if p.start == NONE:
        return prices.CAPITAL[p.capital] if p.capital != NONE else 0.0
    counts = filling(p.filled)
    line = (look.symbols[HOUSE] + 0.3) * look.scorings * IN_THE_MAKING
    found = 0.0
    for count in counts[: len(LINES)]:
        found += OF_LINE[count] * line
    if not p.city.plain:
        return found + capitals.pads(p) * line + capitals.districts(p, look, IN_THE_MAKING)
    district = look.resource * IN_THE_MAKING
    for number in range(len(p.city.districts)):
        if not p.districts >> number & 1:
            found += NEARLY[counts[len(LINES) + number]] * district
    return found


def techs(s: TapestryState, p: Player, look: Valuation) -> float:
    """Upgrades in the remaining income turns: the best ones first; the rest may still be made at other times."""
    values: list[float] = []
    for card in p.bottom:
        circle = look.circle(card)
        values.append(circle)
        values.append(0.5 * min(circle, look.square(card)))
    for card in p.middle:
        values.append(look.square(card) * (1.0 if condition_met(s, p, card) else 0.45))
    values.sort(reverse=True)
    found = 0.0
    for place, value in enumerate(values):
        found += value * (0.75 if place < look.scorings else 0.12)
    return found


def card_value(p: Player, card: int, look: Valuation) -> float:
    """A tapestry card when it is played."""
    row = card_row(card)
    found = prices.CARD[card] or (look.effect(row.played) if row.played >= 0 else 0.0)
    return found + more(p, card, look) if MORE[card] else found


def hand(p: Player, look: Valuation) -> float:
    """The best cards for the remaining eras; further ones still pay for bonuses."""
    values = [card_value(p, card, look) for card in p.hand]
    values.sort(reverse=True)
    return _hand(values, look.plays)


def unknown_hand(p: Player, look: Valuation) -> float:
    """The same for a hidden hand."""
    return _hand([prices.USUAL_CARD] * len(p.hand), look.plays)


def _hand(values: list[float], plays: int) -> float:
    found = 0.0
    for place, value in enumerate(values):
        found += 0.8 * value if place < plays else 0.6 + 0.04 * value
    return found


def abilities(p: Player, look: Valuation) -> float:
    """Cards that act in this era, weighted by the resources left to use them, and everything else on the mat."""
    found = lying(p, look)
    if not p.active:
        return found
    budget = sum(p.res) + (ENOUGH if look.entering else 0.0)
    share = min(1.0, budget / ENOUGH)
    return found + share * fsum([prices.CARD[card] for card in p.active])


def masterpieces(p: Player, look: Valuation) -> float:
    """What they bring in the remaining income turns."""
    if not p.masterpieces:
        return 0.0
    turns = LAST_INCOME - p.era
    return fsum([look.masterpiece(piece, turns) for piece in usable(look.s, p)])


def tracks(p: Player, look: Valuation) -> float:
    """Progress of the markers, for the remaining eras."""
    found = 0.0
    for mark in p.marks:
        found += POSITION[space_of(mark)]
    return found * (0.1 + 0.3 * look.incomes) / 1.0


def territory(s: TapestryState, p: Player, look: Valuation) -> float:
    """Adjacent territories, to explore and to conquer; controlled ones count in income turns."""
    around = s.board.around(p.territory) & ~p.territory
    open_ = min(REACH, how_many(around & ~s.explored))
    known = min(REACH, how_many(around & s.explored)) if p.outposts else 0
    share = (0.5 + look.incomes) / 4.0
    return share * (0.3 * open_ + 0.3 * known) + 0.5 * how_many(p.territory)


def achievements(s: TapestryState, p: Player, look: Valuation) -> float:
    """How close the end of a track, the second toppled outpost and the middle island are."""
    found = look.completion() * (furthest(p) / LAST) ** 3 * 0.5
    if p.toppled == 1:
        found += 0.3 * _award(s, p, TOPPLE_TWO)
    if not p.achieved >> MIDDLE_ISLAND & 1 and p.outposts:
        middle = s.board.middle
        if s.board.near[middle] & p.territory and not p.territory >> middle & 1 and len(s.pieces[middle]) < 2:
            found += 0.3 * _award(s, p, MIDDLE_ISLAND)
    return found


def _award(s: TapestryState, p: Player, which: int) -> float:
    if p.achieved >> which & 1 or which == COMPLETE_TRACK:
        return 0.0
    points = ACHIEVEMENT_POINTS[1 if len(s.players) > 3 and which == TOPPLE_TWO else 0]
    place = s.achievers[which]
    return float(points[place]) if place < len(points) else 0.0


def civilizations(s: TapestryState, p: Player, look: Valuation) -> float:
    """What they will bring; before the game begins, including the adjustment."""
    found = 0.0
    for civ in p.civs:
        found += prices.CIVILIZATION[civ] * look.scorings / FOUR
        row = civilization(civ)
        if p.start == NONE and s.adjusted and row.start >= 0:
            found += look.effect(row.start)
    return found
