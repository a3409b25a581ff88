"""Districts of a capital (p.13): complete ones pay once, or in every income turn to come."""

from spielwerk.core.hexgrid import cells
from spielwerk.games.tapestry.rules.catalog import DISTRICT
from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import DISTRICT_COMPLETED


def check_districts(s: TapestryState, p: Player) -> None:
    """Each pays once, any resource on most mats, or in income turns to come (p.13)."""
    city = p.city
    new = city.complete(p.filled) & ~p.districts
    for district in cells(new):
        p.districts |= 1 << district
        if not city.every_income:
            run(s, p.seat, city.rewards[district], DISTRICT)
        fire(s, p, DISTRICT_COMPLETED, district)


def harvest_districts(s: TapestryState, p: Player) -> None:
    """What complete districts bring in an income turn (p.13)."""
    for district in cells(p.districts):
        run(s, p.seat, p.city.rewards[district], DISTRICT)
