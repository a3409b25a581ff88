"""Each error planted in the engine turns the check red: nothing that is rechecked is rechecked in vain."""

import pytest

from spielwerk.core.play import Frame
from spielwerk.games.age_of_innovation.rules import building, cities, holdings, reach, science, scoring, sequence
from spielwerk.games.age_of_innovation.rules.actions import (
    bridge,
    city_tiles,
    convert,
    innovate,
    octagons,
    passing,
    place,
    scholar,
    terraform,
    tracks,
    turn,
    upgrade,
)
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, EFFECTS
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE, Start
from spielwerk.games.age_of_innovation.rules.frames import BEGIN_ROUND
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.terra.rules import reach as terra_reach
from spielwerk.games.terra.rules.bowls import PowerBowls
from spielwerk.games.terra.rules.gains import gain_vp
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.ranks import share_places
from tests.recheck.age_of_innovation.games import Options, follow
from tests.recheck.terra.planting import (
    Planted,
    charge_past_bowl_two,
    effect,
    group_without_bridges,
    interpreted_only,
    look_for,
    more,
    no_bridges,
    no_sailing,
    nothing,
    row_of,
    ties_not_shared,
    value,
)

pytestmark = interpreted_only

OMAR: Options = {"players": 2, "setup": "draft", "factions": ["omar", "monks", "goblins"]}
MOLES: Options = {"players": 2, "setup": "draft", "factions": ["moles", "psychics", "goblins"]}
NINE: Options = {
    "players": 2,
    "setup": "draft",
    "palaces": ["9", "8", "14"],
    "factions": ["goblins", "felines", "omar"],
}


def row(kind: str, name: str) -> object:
    return row_of(BY_KIND, kind, name)


def now(kind: str, name: str) -> int:
    """The effect a component has when it is taken."""
    found: int = row_of(BY_KIND, kind, name).now
    return found


def on(kind: str, name: str) -> int:
    """The effect with which a component answers an event."""
    found: int = row_of(BY_KIND, kind, name).on[0][1]
    return found


def track_only(s: AgeState, p: Player) -> int:
    return p.shipping


def half_the_points(s: AgeState, p: Player, points: int, source: int) -> None:
    gain_vp(s, p, points // 2, source)


def one_hex_further(s: AgeState, p: Player, most: int) -> int:
    return reach.jump_targets(s, p, most + 1)


def third_faction_left_out(values: list[int], points: tuple[int, ...]) -> list[int]:
    return share_places(values[:2], points)


def by_adjacency(s: AgeState, p: Player, start: int) -> int:
    return s.board.group(s.bridged, p.buildings, start)


def without_bowl_two(p: Player) -> int:
    return p.coins + p.tools + p.scholars + sum(p.books) + p.bowl3


def token_kept(self: convert.Sacrifice, s: AgeState, frame: Frame, arg: int) -> None:
    s.stack.append(frame)
    p = s.players[frame[1]]
    p.bowl2 -= 1
    p.bowl3 += 1


def every_site(self: Ground, sites: list[int], mask: int, bridged: list[int]) -> list[int]:
    return [site for site in sites if site not in bridged]


PLANTED: dict[str, Planted] = {
    # reach
    "reach forgets shipping": Planted(value(Ground, "sailing", no_sailing)),
    "reach forgets bridges": Planted(value(Ground, "over_bridges", no_bridges)),
    "the river bonus is forgotten": Planted(value(terra_reach, "shipping_value", track_only)),
    "tunnels lead nowhere": Planted(value(terraform, "jump_targets", lambda s, p, most: 0), MOLES),
    "a jump one hex too far": Planted(value(terraform, "jump_targets", one_hex_further), MOLES),
    "bridges need no building": Planted(value(Ground, "touched", every_site)),
    "neutral buildings on native land only": Planted(value(place, "TOOLS_PER_SPADE", (99, 99, 99))),
    "spades go round the long way": Planted(value(terraform, "distance", lambda home, terrain: (home - terrain) % 7)),
    # cities
    "groups ignore bridges": Planted(value(Ground, "group", group_without_bridges)),
    "cities need power 8": Planted(value(cities, "CITY_POWER", 8)),
    "cities need three buildings": Planted(value(cities, "CITY_BUILDINGS", 3), first=8),
    "a university changes nothing": Planted(value(cities, "CITY_BUILDINGS_WITH_UNIVERSITY", 4)),
    "buildings do not join a city": Planted(value(sequence, "check_city", nothing)),
    "palace 8 changes nothing": Planted(value(row("palace", "8"), "passive", []), NINE, first=12),
    "palace 14 spans no river": Planted(value(row("palace", "14"), "passive", []), NINE),
    "a city tile without a key": Planted(value(city_tiles, "gain_key", nothing)),
    # neighbours
    "neighbours get one power more": Planted(more(building, "power_value", 1)),
    "power for more points than there are": Planted(value(turn, "takeable_power", lambda p, offered: offered)),
    "neighbours lose too few points": Planted(value(turn, "gain_vp", half_the_points)),
    "nobody is offered power": Planted(value(building, "offer_power", nothing)),
    # payments
    "a guild is never cheaper": Planted(value(upgrade, "guild_coins", lambda s, p, cell: 6)),
    "a guild is always cheaper": Planted(value(upgrade, "guild_coins", lambda s, p, cell: 3)),
    "a school costs four tools": Planted(
        value(upgrade, "UPGRADES", ((1, 0, 2, 6), (2, 1, 4, 5), (3, 1, 4, 6), (4, 2, 5, 8)))
    ),
    "a workshop costs three coins": Planted(value(terraform, "WORKSHOP_COINS", 3)),
    "a spade costs two tools": Planted(value(terraform, "TOOLS_PER_SPADE", (2, 2, 1))),
    "shipping costs five coins": Planted(value(tracks, "SHIPPING_COINS", 5)),
    "terraforming is cheap for all": Planted(value(tracks, "TERRAFORMING_COINS", (1,) * 7)),
    "terraforming pays no points": Planted(value(tracks, "TERRAFORMING_REWARD", ((0, 0), (0, 2), (0, 0)))),
    "the Moles' bridge is free": Planted(value(bridge, "OWN_BRIDGE_TOOLS", 0), MOLES),
    "a tunnel is free": Planted(value(terraform.TUNNEL_TO, "tools", 0), MOLES),
    "a flight is free": Planted(value(terraform.FLY_TO, "scholars", 0), NINE),
    "power actions cost one less": Planted(value(octagons.POWER_ACTIONS, "costs", (2, 2, 3, 3, 3, 5))),
    "a book action costs one more": Planted(value(row("book-action", "power"), "cost", 2)),
    "innovations get no dearer": Planted(value(innovate, "EXTRA_BOOKS", ((0, 0, 0),) * 7)),
    "no surcharge without a palace": Planted(value(innovate, "PALACE_SURCHARGE", 0)),
    "two power for a tool": Planted(value(convert, "POWER_PRICE", (5, 5, 5, 5, 5, 2, 1))),
    "a sent scholar costs nothing": Planted(value(scholar, "pay", nothing)),
    # gains
    "power skips bowl II": Planted(value(PowerBowls, "charge", charge_past_bowl_two)),
    "a sacrifice keeps the token": Planted(value(convert.Sacrifice, "apply", token_kept)),
    "level 5 brings no power": Planted(value(science, "POWER_AT", (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 3))),
    "level 8 needs no key": Planted(value(science, "KEY_LEVEL", 99)),
    "a city tile brings too little": Planted(effect(EFFECTS, now("city", "tools"), "tools", 2), first=2),
    "a round tile pays one point more": Planted(
        effect(EFFECTS, on("round-tile", "workshop-law"), "vp", 3), {"round_tiles": ["workshop-law"]}
    ),
    "the goblins' spades pay nothing": Planted(effect(EFFECTS, on("faction", "goblins"), "coins", 0), NINE),
    "used actions stay used": Planted(
        value(sequence.PrepareNextRound, "run", lambda self, s, frame: s.ask(BEGIN_ROUND, 0))
    ),
    "coins stay on the round bonus": Planted(value(passing, "gain_coins", nothing)),
    "palace tiles never work": Planted(value(holdings, "palace_works", lambda p: False)),
    # income and the start
    "the fifth workshop brings a tool": Planted(value(sequence, "TOOL_INCOME", (1, 2, 3, 4, 5, 6, 6, 7, 8, 9))),
    "the third guild brings one power": Planted(value(sequence, "GUILD_POWER", (0, 1, 2, 3, 5))),
    "the mountain's guilds are like others": Planted(
        value(sequence, "GUILD_COIN_INCOME", ((0, 2, 4, 6, 8),) * 7), {"boards": ["mountain"]}
    ),
    "palace 17 without income": Planted(value(row("palace", "17"), "income", -1), first=1),
    "a round bonus without income": Planted(value(row("bonus", "coins-6"), "income", -1)),
    "the display pays from level 10": Planted(value(sequence, "INCOME_LEVEL", 10), first=18),
    "the science bonus asks for more levels": Planted(
        value(sequence, "BONUS_OF_TILE", tuple((what, levels + 1) for what, levels in BONUS_OF_TILE))
    ),
    "the lake starts without shipping": Planted(value(sequence, "START_SHIPPING", (0,) * 7), {"players": 5}, first=7),
    "the Omar have no tower": Planted(value(sequence, "STARTS", [Start()] * 12), OMAR, first=3),
    # the end
    "all buildings count as one area": Planted(value(scoring, "largest_area", lambda s, p: p.buildings.bit_count())),
    "areas are not linked by reach": Planted(value(scoring, "connected", by_adjacency)),
    "second place gets 10 points": Planted(value(scoring, "AREA_POINTS", (18, 10, 6))),
    "third place in science gets 3": Planted(value(scoring, "SCIENCE_POINTS", (8, 4, 3))),
    "ties are not shared": Planted(value(scoring, "share_places", ties_not_shared)),
    "bowl II is worth nothing": Planted(value(scoring, "leftover_coins", without_bowl_two)),
    "two players have no third faction": Planted(
        value(scoring, "share_places", third_faction_left_out), {"players": 2}
    ),
}


@pytest.mark.parametrize("error", PLANTED)
def test_a_planted_error_is_found(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    look_for(PLANTED[error], monkeypatch, follow)
