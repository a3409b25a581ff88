"""The faction action: every bot faction builds in its own way, and some also score or advance in science."""

from spielwerk.games.age_of_innovation.rules.automa.actions.build import transform_and_build
from spielwerk.games.age_of_innovation.rules.automa.actions.science import catch_up
from spielwerk.games.age_of_innovation.rules.automa.components import Card
from spielwerk.games.age_of_innovation.rules.automa.seat import faction_of, faction_source, her_player, x_points
from spielwerk.games.age_of_innovation.rules.automa.telling import Line
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.terra.rules.gains import gain_vp


def faction_action(s: AgeState, support: Card, line: Line | None) -> None:
    faction, source = faction_of(s), faction_source(s)
    transform_and_build(s, support, faction.build_by, faction.anywhere, source, line)
    if faction.steps:
        catch_up(s, support, faction.steps, source, line)
    if faction.scores:
        gain_vp(s, her_player(s), max(0, x_points(s) + faction.points), source)
