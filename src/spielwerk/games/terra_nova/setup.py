"""Set-up (TN p.1 to p.3, p.10): options, random draws, and draws given by name."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.data_option import DataOption
from spielwerk.core.options import DRAWN, BadOption, Option, OptionValue, check_options
from spielwerk.core.reasons import Reason
from spielwerk.core.rng import Rng
from spielwerk.games.terra.draws import draw, given
from spielwerk.games.terra_nova.board import STANDARD, TWO_PLAYERS, map_defects, read_map
from spielwerk.games.terra_nova.catalog import BY_KIND, CATALOG
from spielwerk.games.terra_nova.codes import (
    PLAIN,
    PLANNER,
    RING,
    ROUNDS,
    SETUPS,
    TERRAINS,
    TWO_PLAYER_VARIANTS,
)
from spielwerk.games.terra_nova.first_game import FIRST_GAME_BONUSES, FIRST_GAME_ROUND_TILES
from spielwerk.games.terra_nova.frames import BEGIN_SETUP
from spielwerk.games.terra_nova.mats import STAND_IN, mats_defects, read_mats
from spielwerk.games.terra_nova.state import NovaState
from spielwerk.games.terra_nova.table import lay_out

lay_out()

REVISIONS: Final = ("2022",)
EXTRA_BONUSES: Final = 3
CLOCKWISE: Final = "clockwise"
PASS_ORDER: Final = "pass-order"


class MapOption(DataOption):
    def defects(self, data: Mapping[str, Any]) -> list[str]:
        return map_defects(data)


class MatsOption(DataOption):
    def defects(self, data: Mapping[str, Any]) -> list[str]:
        return mats_defects(data)


def names_of(kind: str) -> list[str]:
    return [row.name for row in BY_KIND[kind]]


MAP: Final = MapOption("map", STAND_IN, "sides")
MATS: Final = MatsOption("mats", STAND_IN, "common")
OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=2, most=4),
    Option("setup", SETUPS[0], SETUPS),
    Option("turn_order", CLOCKWISE, (CLOCKWISE, PASS_ORDER)),
    Option("two_players", TWO_PLAYER_VARIANTS[PLAIN], TWO_PLAYER_VARIANTS),
    MAP,
    MATS,
    Option("round_tiles", [], names_of("round-tile"), setup=True),
    Option("bonuses", [], names_of("bonus"), setup=True),
    Option("neutral", DRAWN, (DRAWN, *TERRAINS), setup=True),
]


def new(seed: int = 0, chosen: Mapping[str, object] | None = None) -> NovaState:
    """A new game at its first question. What the options do not name is drawn."""
    options = check_options(OPTIONS, chosen or {})
    players = options["players"]
    assert isinstance(players, int)
    variant = TWO_PLAYER_VARIANTS.index(str(options["two_players"]))
    first_game = options["setup"] == SETUPS[1]
    if variant != PLAIN and players != 2:
        raise BadOption(
            f"The variant '{options['two_players']}' is for 2 players, not {players}.",
            Reason("variant-for-two", {"n": players}),
        )
    if variant != PLAIN and first_game:
        raise BadOption("The first game is played without the variants for two.", Reason("first-game-plain"))
    side = STANDARD if variant == PLAIN else TWO_PLAYERS
    sides = read_map(str(options["map"])).sides
    if side not in sides:
        raise BadOption(
            f"The map has no side '{side}', which this game is played on.", Reason("map-without-side", {"side": side})
        )
    s = NovaState(players, sides[side], read_mats(str(options["mats"])))
    s.variant = variant
    s.first_game = 1 if first_game else 0
    s.pass_order = 1 if options["turn_order"] == PASS_ORDER else 0
    s.rng = Rng(seed)
    _common_material(s, options)
    s.ask(BEGIN_SETUP, 0)
    s.settle()
    return s


def _common_material(s: NovaState, options: dict[str, OptionValue]) -> None:
    players = len(s.players)
    if s.first_game:
        if options["round_tiles"] or options["bonuses"]:
            raise BadOption("The first game has its own round scoring and bonus tiles.", Reason("first-game-tiles"))
        s.round_tiles = [names_of("round-tile").index(name) for name in FIRST_GAME_ROUND_TILES]
        s.bonus_pool = FIRST_GAME_BONUSES[players][:]
    else:
        s.round_tiles = draw(
            CATALOG, s.rng, "round-tile", given(CATALOG, options, "round_tiles", "round-tile", ROUNDS), ROUNDS
        )
        extra = players + EXTRA_BONUSES
        s.bonus_pool = sorted(draw(CATALOG, s.rng, "bonus", given(CATALOG, options, "bonuses", "bonus", extra), extra))
    neutral = str(options["neutral"])
    if s.variant == PLANNER:
        s.neutral_home = s.rng.below(RING) if neutral == DRAWN else TERRAINS.index(neutral)
    elif neutral != DRAWN:
        raise BadOption("Only the variant 'planner' has a neutral colour to name.", Reason("no-neutral-colour"))
