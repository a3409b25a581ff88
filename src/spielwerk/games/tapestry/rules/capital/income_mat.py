"""The income mat (p.12, p.13): what each slot of the four income tracks gives once it is uncovered."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.capital.districts import harvest_districts
from spielwerk.games.tapestry.rules.cards.keeping import first_cards
from spielwerk.games.tapestry.rules.catalog import INCOME
from spielwerk.games.tapestry.rules.counting import CAPITAL, TECHS, TERRITORIES, count
from spielwerk.games.tapestry.rules.gains import draw_cards, draw_tiles, gain, gain_vp
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.stand_ins import rows
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    ARMORY,
    CULTURE,
    FARM,
    FIRST_INCOME_WITHOUT_CULTURE,
    FOUR,
    INCOME_TAKEN,
)

SLOT_NAMES: Final = (
    ("hunting", "farming", "breeding", "preservation", "fertilization", "food-printing"),
    ("barter", "currency", "banking", "credit-cards", "e-commerce", "biometrics"),
    ("symbology", "language", "writing", "telephone", "email", "neural-implants"),
    ("ceremony", "racing", "team-sports", "tabletop-games", "video-games", "virtual-reality"),
)
_INSPIRED: Final = rows("masterpieces.toml", "inspiration")
RESOURCE_SLOTS: Final[tuple[int, ...]] = (
    *(0b011011, 0b011011, 0b011011, 0b011011),
    *[sum([1 << slot - 1 for slot in row["resources"]]) for row in _INSPIRED],
)
"""Slots 1, 2, 4 and 5 give the track's resource; after the four rows those of the inspiration tiles (`mat_row`)."""
COUNT_SLOTS: Final[tuple[int, ...]] = (0, 0b010101, 0b010101, 0b010100) * 2
"""Slots that score something: tech cards, the capital, territories."""
COUNTED: Final[tuple[int, ...]] = (0, TECHS, CAPITAL, TERRITORIES) * 2
FIXED_POINTS: Final[tuple[tuple[int, ...], ...]] = (
    *((0, 0, 4, 0, 7, 10), (0, 0, 0, 0, 0, 10), (0, 0, 0, 0, 0, 10), (0, 0, 0, 0, 0, 10)),
    *[tuple(row["points"]) for row in _INSPIRED],
)


def open_slots(p: Player, track: int) -> int:
    return 0b111111 & ~p.covered[track]


def mat_row(p: Player, track: int) -> int:
    """The index in the tables above of the row on the mat: the printed one, or the tile that covers it (p.10)."""
    return track + FOUR if p.inspired >> track & 1 else track


def track_of_row(row: int) -> int:
    return row % FOUR


def score_mat(s: TapestryState, p: Player) -> None:
    """Step 4: score every visible symbol."""
    for track in range(FOUR):
        slots, row = open_slots(p, track), mat_row(p, track)
        symbols = how_many(slots & COUNT_SLOTS[row])
        if symbols:
            gain_vp(s, p, symbols * count(s, p, COUNTED[row]), INCOME)
        fixed = 0
        for slot, points in enumerate(s.own.values.fixed_points[row]):
            if slots >> slot & 1:
                fixed += points
        gain_vp(s, p, fixed, INCOME)


def income_amounts(s: TapestryState, p: Player, era: int) -> list[int]:
    """Resources of an income turn; an adjustment takes the culture of the first one (p.32)."""
    slots = s.own.values.resource_slots
    amounts = [how_many(open_slots(p, track) & slots[mat_row(p, track)]) for track in range(FOUR)]
    if era == 1 and s.adjusted and p.passive[FIRST_INCOME_WITHOUT_CULTURE]:
        amounts[CULTURE] = 0
    return amounts


def take_income(s: TapestryState, p: Player) -> None:
    """Step 5: resources; then tile and card of the first slots, which only Artificers ever cover."""
    amounts = income_amounts(s, p, p.era)
    for track in range(FOUR):
        gain(s, p, track, amounts[track], INCOME)
    if p.city.every_income:
        harvest_districts(s, p)
    fire(s, p, INCOME_TAKEN)
    if open_slots(p, FARM) & 1:
        draw_tiles(s, p, 1, INCOME)
    if p.era == 1 and s.two_cards:
        first_cards(s, p, INCOME)
    elif open_slots(p, ARMORY) & 1:
        draw_cards(s, p, 1, INCOME)
