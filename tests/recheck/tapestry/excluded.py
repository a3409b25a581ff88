"""What is not rechecked: abilities that change a basic rule in a way that is not written here a second time.

Each civilization stands with its reason, in the list that a check asks; NOT_WRITTEN has what no check touches.
"""

from typing import Final

from tests.recheck.tapestry.reading import Seat

NOT_WRITTEN: Final = {
    "tapestry cards": "what a card gives is its own rule; only those are read that change a basic one (below)",
    "civilizations": "what a mat gives is its own rule; points and resources from it are only added up",
    "both dice": "which conquests gain both; the single die that is chosen is checked",
    "traps": "who is asked, and what a trap does",
    "repeating a space": "which spaces were activated in this turn",
    "presenting": "which masterpieces may be presented; what one brings is checked",
    "ties": "heights of landmarks are not known; only that nobody wins with fewer points",
    "own cards": "they are no part of the game",
    "landmark cards": "when their conditions are met; only that nobody has a landmark twice",
    "isles": "what tiles score on the mat of the Islanders",
}
"""Cards that are read: Alliance, Broker of Peace, Dictatorship, Exploitation, Golden Age, Manifest Destiny,
Revolution, Terraforming, Theocracy."""

PLOTS_ELSEWHERE: Final = {
    "nomads": "their buildings and landmarks may stand on the map",
    "craftsmen": "their buildings may stand on their mat",
    "collectors": "a building or landmark may lie on their mat",
    "artificers": "take buildings back to their mat",
}
"""Buildings in the capital are at most, not exactly, those that have left the mat."""

OTHER_GROUND: Final = {"architects": "begin with more impassable plots than are printed, and exchange plots"}
"""Impassable plots are not those printed."""

COVERING_SLOTS: Final = {"artificers": "put buildings back on their mat, and on first slots"}
"""Slots are not uncovered from the left."""

OTHER_HEXES: Final = {"islanders": "explore the hexes of their mat as well, also when the map has none for them"}
"""Where a tile can go."""

DRAWS: Final = {
    "psionics": "draw two and keep one of everything",
    "advisors": "give cards of their hand to neighbours, who then do not draw",
}
"""Cards and tiles gained are not counted."""

SPACE_BENEFITS: Final = {"renegades": "may take another benefit instead of a space's own", **DRAWS}
"""Gains from the space of an advance are not counted."""

UPGRADES: Final = {
    "recyclers": "upgrade cards of the top row back to the bottom row",
    "inventors": "upgrade cards of others for themselves, and take them",
}
"""Which tech cards can be upgraded and what that brings; with Inventors at the table, to nobody."""

LATE_TURNS: Final = {
    "elder-ones": "take turns after the fifth income turn",
    "merfolk": "take turns after the fifth income turn",
    "utilitarians": "may put an exchange before an advance, and then have to advance",
}
"""What a turn offers."""

JUMPS: Final = {"tinkerers": "set markers by more than one space"}
"""Markers that do not move one space at a time."""

TRACK_ACHIEVERS: Final = {"renegades": "the end of the track on their own mat counts as well"}
"""Who may have an achievement without what it asks for."""

GIVEN_LANDMARKS: Final = {
    "take-landmark": "Age of Wonders lets the player choose a landmark",
    "found": "the Utilitarians begin with a landmark",
    "utilize": "the Utilitarians choose a landmark",
    "release": "the Utilitarians exchange a landmark",
    "tinker-on": "the Tinkerers enter a tier past its first space",
}
"""Questions whose answer gives a landmark without a tier or a tech card."""


def without(seat: Seat, names: dict[str, str]) -> bool:
    return any(name in seat.civilizations for name in names)
