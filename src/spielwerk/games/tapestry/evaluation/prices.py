"""Prices of things in points for an experienced player; the features of an evaluation use them.

A good game earns some 55 resources and 200 points, so a resource is worth three to four points, more in early eras,
when it buys buildings that bring more of them, and nothing after the last advance.
"""

from typing import Final

from spielwerk.games.tapestry.rules import layout
from spielwerk.games.tapestry.rules.catalog import BY_KIND

layout.lay_out()

RESOURCE: Final[tuple[float, ...]] = (3.8, 3.8, 3.4, 3.0, 2.4, 0.0)
"""A resource in hand, by era (0: before the first income turn)."""
INCOMES: Final[tuple[float, ...]] = (0.0, 3.0, 6.4, 10.2, 14.4)
"""One resource per income turn, by the number of income turns left: the last ones buy less."""
LEFT_OVER: Final[tuple[float, ...]] = (2.8, 2.8, 2.6, 2.2, 0.2, 0.0)
"""A resource that buys nothing useful in its era and is saved for the next one."""

PLOT: Final = 1.0
"""A plot of the capital built on, besides the lines and districts it completes."""
TILE: Final = 0.8
SPACE_TILE: Final = 3.0
SPACE: Final = 9.0
"""Exploring a space tile."""
EXPLORE: Final = 5.0
"""Sides that match, and the tile's reward."""
CONQUER: Final = 5.5
"""The better of two dice; what the territory itself brings is counted elsewhere."""
SECOND_DIE: Final = 3.0
MASTERPIECE: Final = 5.0
"""What an unknown masterpiece brings in an income turn."""
INVENT: Final = 3.5
STEP: Final = 2.5
"""A free advance without rewards."""
STEP_WITH: Final = 6.5
"""A free advance with rewards."""
REPEAT: Final = 5.5
PLAY: Final = 5.0
TECH_REWARD: Final = 3.0
"""A tech card's reward that itself depends on tech cards."""

ODDITIES: Final = {
    "each-resource": 12.0,
    "singularity": 12.0,
    "age-of-discovery": 6.5,
    "age-of-wonders": 8.0,
    "boast-of-superiority": 6.0,
    "colonialism": 5.0,
    "darken": 4.0,
    "dark-ages": 4.0,
    "dictatorship": 7.0,
    "everybody-any": 2.5,
    "copy-tapestry": 7.0,
    "guild-trade": 4.0,
    "oil-magnate": 6.0,
    "olympic-host": 10.0,
    "plea-for-aid": 5.0,
    "renaissance": 8.0,
    "socialism": 5.0,
    "technocracy": 9.0,
    "trade-economy": 6.0,
    "take-landmark": 6.0,
    "explore-new-tile": 5.5,
    "discard-for-points": 3.0,
    "invent-face-up-and-upgrade": 7.0,
    "civilization": 12.0,
    "another-civilization": 12.0,
    "revisit": REPEAT,
    "reserve-tech": 3.0,
    "reserve-space-tile": 6.0,
    "plague": 2.0,
    "roll-one-die": 4.5,
}
"""Special mechanics, at their average worth."""

CARDS: Final = {
    "academia": 6.0,
    "age-of-sail": 4.0,
    "alliance": 7.0,
    "broker-of-peace": 5.0,
    "capitalism": 7.0,
    "empiricism": 6.0,
    "exploitation": 6.0,
    "golden-age": 5.0,
    "industrialism": 6.0,
    "marriage-of-state": 7.0,
    "mercantilism": 5.0,
    "militarism": 4.0,
    "monarchy": 8.0,
    "pillage-and-plunder": 5.0,
    "pirate-rule": 5.0,
    "revisionism": 7.0,
    "terraforming": 6.0,
    "theocracy": 6.0,
    "tyranny": 6.0,
    "wartime-economy": 5.0,
}
"""Tapestry cards that act during an era, if many resources are left in it."""
USUAL_CARD: Final = 6.0

LANDMARK_CARDS: Final = {
    "tiles": 0.45,
    "same-buildings": 0.9,
    "top-techs": 0.6,
    "lines": 0.6,
    "districts": 0.75,
    "landmarks": 0.8,
    "territories": 0.45,
    "buildings": 0.75,
    "techs": 0.5,
    "hand": 0.55,
}
"""The probability that the condition of a landmark card is met in a whole game."""

CIVILIZATIONS: Final = {
    "alchemists": 12.0,
    "architects": 9.0,
    "craftsmen": 18.0,
    "entertainers": 15.0,
    "futurists": 20.0,
    "heralds": 15.0,
    "historians": 11.0,
    "inventors": 13.0,
    "isolationists": 14.0,
    "leaders": 16.0,
    "merrymakers": 14.0,
    "militants": 14.0,
    "mystics": 12.0,
    "nomads": 16.0,
    "chosen": 14.0,
    "traders": 10.0,
    "advisors": 12.5,
    "aliens": 12.5,
    "artificers": 17.0,
    "celestials": 11.0,
    "collectors": 10.5,
    "elder-ones": 10.5,
    "faefolk": 16.0,
    "gamblers": 20.0,
    "genies": 11.5,
    "illuminati": 18.0,
    "infiltrators": 10.0,
    "islanders": 13.5,
    "merfolk": 10.5,
    "psionics": 10.5,
    "recyclers": 14.0,
    "relentless": 13.0,
    "renegades": 16.5,
    "riverfolk": 6.0,
    "spies": 8.0,
    "tinkerers": 10.5,
    "treasure-hunters": 13.0,
    "urban-planners": 7.5,
    "utilitarians": 7.5,
    "weefolk": 18.0,
    "werefolk": 17.5,
}
"""The worth of a civilization over a whole game, without its adjustment. For those of the expansions, the usual 13
points plus a fifth of `greedy`'s deviation from its mean score when they were dealt (docs/tapestry.md, Balance)."""
USUAL_CIVILIZATION: Final = 13.0

CAPITALS: Final = {
    "polar": 1.5,
    "city-in-a-bottle": 1.0,
    "underworld": 1.0,
    "archipelago": 0.0,
    "canyon": 0.0,
    "mesa": 0.0,
    "cloud-city": -0.5,
    "savanna": -0.5,
    "cavern": -1.0,
    "swamp": -1.0,
    "bog": -2.0,
    "veil": -4.0,
}
"""The worth of a capital over a whole game relative to a basic one: half of what `greedy` scored more when it was dealt
(docs/tapestry.md, Capitals), since these figures are uncertain."""

CAPITAL: Final[list[float]] = [CAPITALS.get(row.name, 0.0) for row in BY_KIND["capital"]]
OFTEN: Final = {
    "card-gained": (2.0, 2.0),
    "tech-invented": (1.0, 1.0),
    "tech-upgraded": (1.5, 0.8),
    "tile-placed": (1.0, 1.0),
    "territory-conquered": (1.0, 1.0),
    "building-gained": (2.5, 0.7),
    "district-completed": (0.6, 0.6),
    "landmark-gained": (0.8, 0.8),
    "landmark-of-other": (1.0, 1.0),
    "space-entered": (6.0, 1.6),
    "space-entered-by-other": (14.0, 3.5),
    "income-taken": (1.0, 1.0),
}
"""How often a moment occurs in an era, and how often one of a certain kind."""

CARD: Final[list[float]] = [CARDS.get(row.name, 0.0) for row in BY_KIND["tapestry"]]
"""For each tapestry card of the base game what its era brings; others are valued by their rows."""
CIVILIZATION: Final[list[float]] = [CIVILIZATIONS.get(row.name, USUAL_CIVILIZATION) for row in BY_KIND["civilization"]]
