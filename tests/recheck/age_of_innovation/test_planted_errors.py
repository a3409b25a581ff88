"""Each error planted in the engine turns the check red: nothing that is rechecked is rechecked in vain."""

from collections.abc import Callable
from typing import Any

import pytest

import spielwerk
from spielwerk.core.play import EFFECTS
from spielwerk.games.age_of_innovation import building, gains, holdings, reach, science, scoring, sequence
from spielwerk.games.age_of_innovation.actions import bridge, choices, close, convert, dig, innovate, octagons, passing
from spielwerk.games.age_of_innovation.actions import place, scholar, tracks, upgrade
from spielwerk.games.age_of_innovation.catalog import BY_KIND
from spielwerk.games.age_of_innovation.frames import BEGIN_ROUND
from spielwerk.games.terra.ground import Ground
from spielwerk.games.terra.power import PowerBowls
from tests.recheck.age_of_innovation.games import Options, follow
from tests.recheck.terra.disagreement import Disagreement

pytestmark = pytest.mark.skipif(
    spielwerk.engine() != "python", reason="errors are planted by patching functions, which compiled code does not see"
)

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
GAMES = 12
"""Within so many games each error must show."""


def value(module: Any, name: str, wrong: object) -> Plant:
    """The error of a wrong number, table or function."""

    def plant(patch: Patch) -> None:
        assert getattr(module, name) != wrong
        patch.setattr(module, name, wrong)

    return plant


def more(module: Any, name: str, change: int) -> Plant:
    """A function that answers with too much or too little."""

    def plant(patch: Patch) -> None:
        right = getattr(module, name)
        patch.setattr(module, name, lambda *given: right(*given) + change)

    return plant


def row(kind: str, name: str) -> Any:
    return next(part for part in BY_KIND[kind] if part.name == name)


def effect(number: int, **wrong: int) -> Plant:
    """A component that gives another amount."""

    def plant(patch: Patch) -> None:
        for name, amount in wrong.items():
            patch.setattr(EFFECTS[number], name, amount)

    return plant


def without_bridges(self: Ground, bridged: list[int], mask: int) -> int:
    return 0


def group_without_bridges(self: Ground, bridged: list[int], among: int, start: int) -> int:
    found = edge = start
    while edge:
        edge = self.grid.expand(edge) & among & ~found
        found |= edge
    return found


def charge_straight_to_three(self: PowerBowls, amount: int) -> int:
    moved = min(amount, self.bowl1)
    self.bowl1 -= moved
    self.bowl3 += moved
    return moved


FEW: Options = {"players": 2}
MOLES: Options = {"players": 2, "setup": "draft", "factions": ["moles", "psychics", "goblins"]}
NINE: Options = {"players": 2, "setup": "draft", "palaces": ["9", "8", "14"], "factions": ["goblins", "felines", "omar"]}

REACH: dict[str, tuple[Plant, Options]] = {
    "reach forgets shipping": (value(Ground, "sailing", lambda self, mask, shipping: 0), {}),
    "reach forgets bridges": (value(Ground, "over_bridges", without_bridges), {}),
    "the river bonus is forgotten": (value(reach, "shipping_value", lambda s, p: p.shipping), {}),
    "reach goes over built land only": (value(dig, "jump_targets", lambda s, p, most: p.reach), MOLES),
    "a jump one hex too far": (value(dig, "jump_targets", lambda s, p, n: reach.jump_targets(s, p, n + 1)), MOLES),
    "bridges need no building": (value(bridge, "END_MASKS", [-1] * len(bridge.END_MASKS)), {}),
    "neutral buildings without spades": (value(place, "TOOLS_PER_SPADE", (99, 99, 99)), {}),
}
CITIES: dict[str, tuple[Plant, Options]] = {
    "groups ignore bridges": (value(Ground, "group", group_without_bridges), {}),
    "cities need power 8": (value(building, "CITY_POWER", 8), {}),
    "cities need three buildings": (value(building, "CITY_BUILDINGS", 3), {}),
    "a university changes nothing": (value(building, "CITY_BUILDINGS_WITH_UNIVERSITY", 4), {}),
    "buildings do not join a city": (value(sequence, "check_city", lambda s, p, cell: None), {}),
    "palace 8 changes nothing": (value(row("palace", "8"), "passive", []), NINE),
    "palace 14 spans no river": (value(row("palace", "14"), "passive", []), NINE),
    "city tile without a key": (value(choices, "gain_key", lambda s, p, source: None), {}),
}
NEIGHBOURS: dict[str, tuple[Plant, Options]] = {
    "neighbours get one power more": (more(building, "power_value", 1), {}),
    "power for more points than there are": (value(close, "takeable_power", lambda p, n: n), {}),
    "neighbours lose too few points": (value(close, "gain_vp", lambda s, p, n, source: gains.gain_vp(s, p, n // 2, source)), {}),
    "nobody is offered power": (value(building, "offer_power", lambda s, p, cell: None), {}),
}
PAYMENTS: dict[str, tuple[Plant, Options]] = {
    "a guild is never cheaper": (value(upgrade, "guild_coins", lambda s, p, cell: 6), {}),
    "a guild is always cheaper": (value(upgrade, "guild_coins", lambda s, p, cell: 3), {}),
    "a school costs four tools": (value(upgrade, "UPGRADES", ((1, 0, 2, 6), (2, 1, 4, 5), (3, 1, 4, 6), (4, 2, 5, 8))), {}),
    "a workshop costs three coins": (value(dig, "WORKSHOP_COINS", 3), {}),
    "a spade costs two tools": (value(dig, "TOOLS_PER_SPADE", (2, 2, 1)), {}),
    "spades are counted the long way": (value(dig, "distance", lambda home, terrain: (home - terrain) % 7), {}),
    "shipping costs five coins": (value(tracks, "SHIPPING_COINS", 5), {}),
    "terraforming is cheap for all": (value(tracks, "TERRAFORMING_COINS", (1,) * 7), {}),
    "terraforming pays nothing": (value(tracks, "TERRAFORMING_REWARD", ((0, 0), (0, 2), (0, 0))), {}),
    "the Moles' bridge is free": (value(bridge, "OWN_BRIDGE_TOOLS", 0), MOLES),
    "a tunnel is free": (value(dig.TUNNEL_TO, "tools", 0), MOLES),
    "a flight is free": (value(dig.FLY_TO, "scholars", 0), NINE),
    "power actions cost one less": (value(octagons.POWER_ACTIONS, "costs", (2, 2, 3, 3, 3, 5)), {}),
    "book actions cost one more": (value(octagons, "BOOK_COST", (2, 3, 3, 2, 3, 4)), {}),
    "innovations get no dearer": (value(innovate, "EXTRA_BOOKS", ((0, 0, 0),) * 7), {}),
    "no surcharge without a palace": (value(innovate, "PALACE_SURCHARGE", 0), {}),
    "two power for a tool": (value(convert, "POWER_PRICE", (5, 5, 5, 5, 5, 2, 1)), {}),
    "a sent scholar costs nothing": (value(scholar, "pay", lambda *given: None), {}),
}
GAINS: dict[str, tuple[Plant, Options]] = {
    "power skips bowl II": (value(PowerBowls, "charge", charge_straight_to_three), {}),
    "level 5 brings no power": (value(science, "POWER_AT", (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 3)), {}),
    "level 8 needs no key": (value(science, "KEY_LEVEL", 99), {}),
    "a city tile brings too little": (effect(row("city", "tools").now, tools=2), {}),
    "round tile pays one point more": (effect(row("round-tile", "workshop-law").on[0][1], vp=3), {"round_tiles": ["workshop-law"]}),
    "the goblins' spades pay nothing": (effect(row("faction", "goblins").on[0][1], coins=0), NINE),
    "used actions stay used": (value(sequence.PrepareNextRound, "run", lambda self, s, f: s.ask(BEGIN_ROUND, 0)), {}),
    "bonus coins stay on the tile": (value(passing, "gain_coins", lambda *given: None), {}),
    "palace tiles never work": (value(holdings, "palace_works", lambda p: False), {}),
}
INCOME: dict[str, tuple[Plant, Options]] = {
    "the fifth workshop brings a tool": (value(sequence, "TOOL_INCOME", (1, 2, 3, 4, 5, 6, 6, 7, 8, 9)), {}),
    "the third guild brings one power": (value(sequence, "GUILD_POWER", (0, 1, 2, 3, 5)), {}),
    "the mountain's guild is like others": (value(sequence, "GUILD_COIN_INCOME", ((0, 2, 4, 6, 8),) * 7), {"boards": ["mountain"]}),
    "palace 17 without income": (value(row("palace", "17"), "income", -1), {}),
    "a bonus without income": (value(row("bonus", "coins-6"), "income", -1), {}),
    "the display pays from level 10": (value(sequence, "INCOME_LEVEL", 10), {}),
    "the science bonus goes by other levels": (value(sequence, "BONUS_OF_TILE", tuple((d, n + 1) for d, n in sequence.BONUS_OF_TILE)), {}),
    "lake starts without shipping": (value(sequence, "START_SHIPPING", (0,) * 7), {"boards": ["lake"]}),
}
FINAL: dict[str, tuple[Plant, Options]] = {
    "all buildings count as one area": (value(scoring, "largest_area", lambda s, p: p.buildings.bit_count()), {}),
    "areas do not link by reach": (value(scoring, "connected", lambda s, p, start: s.board.group(s.bridged, p.buildings, start)), {}),
    "second place gets 10 points": (value(scoring, "AREA_POINTS", (18, 10, 6)), {}),
    "third place in science gets 3": (value(scoring, "SCIENCE_POINTS", (8, 4, 3)), {}),
    "ties are not shared": (value(scoring, "share_places", lambda v, p: [p[min(2, sorted(v, reverse=True).index(x))] if x else 0 for x in v]), {}),
    "bowl II is worth nothing": (value(scoring, "leftover_coins", lambda p: p.coins + p.tools + p.scholars + sum(p.books) + p.bowl3), {}),
    "no third faction for two players": (value(scoring, "share_places", lambda v, p: scoring_shares(v, p)), FEW),
}


def scoring_shares(values: list[int], points: tuple[int, ...]) -> list[int]:
    from spielwerk.games.terra.ranking import share_places

    return share_places(values[:2], points)


PLANTED = REACH | CITIES | NEIGHBOURS | PAYMENTS | GAINS | INCOME | FINAL


@pytest.mark.parametrize("error", PLANTED)
def test_a_planted_error_is_found(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, options = PLANTED[error]
    plant(monkeypatch)
    with pytest.raises(Disagreement):
        for seed in range(GAMES):
            follow(seed, {"players": 3, **options}, rich=seed % 4 != 3)
