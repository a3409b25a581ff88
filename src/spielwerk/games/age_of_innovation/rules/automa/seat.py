"""The Automa's seat, and those of the people she plays against."""

from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.automa.components import BOT_FACTIONS, LEVELS, BotFaction, Level
from spielwerk.games.age_of_innovation.rules.building import power_value
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.terra.rules.reach import adjacent


def automa_of(s: AgeState) -> Automa:
    assert s.automa is not None
    return s.automa


def changing(s: AgeState) -> Automa:
    """A copy put in place of the state's value, to be changed."""
    s.automa = automa_of(s).copy()
    return s.automa


def her_player(s: AgeState) -> Player:
    """She sits last."""
    return s.players[-1]


def level_of(s: AgeState) -> Level:
    return LEVELS[automa_of(s).level]


def faction_of(s: AgeState) -> BotFaction:
    return BOT_FACTIONS[automa_of(s).faction]


def faction_source(s: AgeState) -> int:
    return BY_KIND["automa-faction"][automa_of(s).faction].number


def x_points(s: AgeState) -> int:
    """X: by level and round."""
    return level_of(s).points[s.round - 1]


def your_buildings(s: AgeState) -> int:
    """Buildings of all people, neutral ones included (ruling-automa-neutral-buildings)."""
    return s.built & ~her_player(s).buildings


def power_given(s: AgeState, cell: int) -> int:
    """The power a building on the cell would offer people: the power value of all their buildings beside it."""
    near = adjacent(s, 1 << cell) & your_buildings(s)
    if not near:
        return 0
    found = 0
    for seat in s.people():
        found += power_value(s.players[seat], near)
    return found
