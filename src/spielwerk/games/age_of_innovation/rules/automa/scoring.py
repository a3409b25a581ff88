"""The end of the game for the Automa: area and science as for everybody, and the points of her faction."""

from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.rules.automa.seat import faction_of, faction_source, her_player
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.terra.rules.gains import gain_vp


def score_faction(s: AgeState) -> None:
    p = her_player(s)
    gain_vp(s, p, faction_of(s).points_per_building * how_many(p.buildings), faction_source(s))
