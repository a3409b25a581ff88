"""What is not rechecked: abilities that change a basic rule in a way that is not written here a second time.

Each name stands with its reason; the checks ask this list, and nothing else is left out.
"""

from typing import Final

from tests.recheck.tapestry.reading import Seat

PLOTS_ELSEWHERE: Final = {
    "nomads": "their buildings and landmarks may stand on the map",
    "craftsmen": "their buildings may stand on their mat",
    "collectors": "a building or landmark may lie on their mat",
    "artificers": "take buildings back to their mat",
}
"""Buildings in the capital are at most, not exactly, those that have left the mat."""

FREE_GROUND: Final = {
    "riverfolk": "may build on impassable plots",
    "architects": "move and add impassable plots",
    "weefolk": "put tokens on plots of others, too",
}
"""Impassable plots are not those printed."""

COVERING_SLOTS: Final = {"artificers": "put buildings back on their mat, and on first slots"}
"""Slots are not uncovered from the left."""

DRAWS: Final = {
    "psionics": "draw two and keep one of everything",
    "advisors": "give cards of their hand instead of those of the deck",
    "collectors": "may lay aside what they gain",
}
"""Cards and tiles gained are not counted; for Advisors it is their neighbours who are meant."""

SPACE_BENEFITS: Final = {
    "renegades": "may take other benefits instead of a space's own",
    **DRAWS,
}
"""Gains of a space after an advance are checked only from above."""

UPGRADES: Final = {
    "recyclers": "upgrade cards of the top row, and some start upgraded",
    "inventors": "upgrade cards of others under their own conditions",
    "tinkerers": "upgrade for other prices",
}
"""Which tech cards can be upgraded."""

LATE_TURNS: Final = {
    "elder-ones": "take turns after the fifth income turn",
    "merfolk": "take turns after the fifth income turn",
    "utilitarians": "may put an exchange before an advance, and then have to advance",
}
"""What a turn offers."""

JUMPS: Final = {
    "aliens": "swap and move markers over several spaces",
    "tinkerers": "set markers back by several spaces",
}
"""Markers that do not move one space at a time."""

GIVEN_LANDMARKS: Final = {
    "take-landmark": "Age of Wonders lets the player choose a landmark",
    "found": "the Utilitarians begin with a landmark",
    "utilize": "the Utilitarians choose a landmark",
    "release": "the Utilitarians exchange a landmark",
}
"""Questions whose answer gives a landmark without a tier or a tech card."""


def without(seat: Seat, names: dict[str, str]) -> bool:
    return any(name in seat.civilizations for name in names)
