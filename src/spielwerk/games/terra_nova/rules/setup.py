"""Set-up (TN p.1 to p.3, p.10): options, random draws, and draws given by name."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.data_option import DataOption
from spielwerk.core.drawn import Dealt, Drawn, Names, Source
from spielwerk.core.options import DRAWN, BadOption, Option, OptionValue, check_options
from spielwerk.core.reasons import Reason
from spielwerk.games.terra.rules.draws import Draws, TerraLayout
from spielwerk.games.terra_nova.rules.board import STANDARD, TWO_PLAYERS, map_defects, read_map
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.terra_nova.rules.first_game import FIRST_GAME_BONUSES, FIRST_GAME_ROUND_TILES
from spielwerk.games.terra_nova.rules.frames import BEGIN_SETUP
from spielwerk.games.terra_nova.rules.layout import lay_out
from spielwerk.games.terra_nova.rules.mats import STAND_IN, mats_defects, read_mats
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import (
    PLAIN,
    PLANNER,
    ROUNDS,
    SETUPS,
    TERRAINS,
    TWO_PLAYER_VARIANTS,
)

lay_out()

NEUTRAL_HOMES: Final = Names(TERRAINS)
REVISIONS: Final = ("2022",)
EXTRA_BONUSES: Final = 3
CLOCKWISE: Final = "clockwise"
PASS_ORDER: Final = "pass-order"


class MapOption(DataOption):
    def defects(self, data: Mapping[str, Any]) -> list[Reason]:
        return map_defects(data)


class MatsOption(DataOption):
    def defects(self, data: Mapping[str, Any]) -> list[Reason]:
        return mats_defects(data)


def names_of(kind: str) -> list[str]:
    return [row.name for row in BY_KIND[kind]]


MAP: Final = MapOption("map", STAND_IN, "sides", "terra-nova")
MATS: Final = MatsOption("mats", STAND_IN, "common", "terra-nova")
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
    return begin(seed, options)


def begin(seed: int, options: Mapping[str, OptionValue]) -> NovaState:
    return set_up(options, deal(seed, options))


def draw(seed: int, options: Mapping[str, OptionValue]) -> Drawn:
    return deal(seed, options).in_words()


def deal(seed: int, options: Mapping[str, OptionValue]) -> Dealt:
    """Everything that is drawn before the first question (TN p.2, p.10)."""
    draws = Draws(CATALOG, seed, options)
    if not _is_first_game(options):
        draws.draw("round_tiles", "round-tile", ROUNDS)
        draws.draw("bonuses", "bonus", players_of(options) + EXTRA_BONUSES)
    if _variant(options) == PLANNER:
        draws.draw_one("neutral", NEUTRAL_HOMES, list(range(len(TERRAINS))))
    return draws.finish()


def set_up(options: Mapping[str, OptionValue], drawn: Source) -> NovaState:
    """The game that begins with what was drawn."""
    _check_options(options)
    variant = _variant(options)
    side = STANDARD if variant == PLAIN else TWO_PLAYERS
    sides = read_map(str(options["map"])).sides
    if side not in sides:
        raise BadOption(
            f"The map has no side '{side}', which this game is played on.", Reason("map-without-side", {"side": side})
        )
    s = NovaState(players_of(options), sides[side], read_mats(str(options["mats"])))
    s.variant = variant
    s.first_game = 1 if _is_first_game(options) else 0
    s.pass_order = 1 if options["turn_order"] == PASS_ORDER else 0
    _common_material(s, TerraLayout(CATALOG, options, drawn))
    s.ask(BEGIN_SETUP, 0)
    s.settle()
    return s


def players_of(options: Mapping[str, OptionValue]) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


def _variant(options: Mapping[str, OptionValue]) -> int:
    return TWO_PLAYER_VARIANTS.index(str(options["two_players"]))


def _is_first_game(options: Mapping[str, OptionValue]) -> bool:
    return options["setup"] == SETUPS[1]


def _check_options(options: Mapping[str, OptionValue]) -> None:
    """Combinations of options that are impossible."""
    players, variant, first_game = players_of(options), _variant(options), _is_first_game(options)
    if variant != PLAIN and players != 2:
        raise BadOption(
            f"The variant '{options['two_players']}' is for 2 players, not {players}.",
            Reason("variant-for-two", {"n": players}),
        )
    if variant != PLAIN and first_game:
        raise BadOption("The first game is played without the variants for two.", Reason("first-game-plain"))
    if first_game and (options["round_tiles"] or options["bonuses"]):
        raise BadOption("The first game has its own round scoring and bonus tiles.", Reason("first-game-tiles"))
    if variant != PLANNER and options["neutral"] != DRAWN:
        raise BadOption("Only the variant 'planner' has a neutral colour to name.", Reason("no-neutral-colour"))


def _common_material(s: NovaState, layout: TerraLayout) -> None:
    players = len(s.players)
    s.chance().load(layout.random())
    if s.first_game:
        s.round_tiles = [names_of("round-tile").index(name) for name in FIRST_GAME_ROUND_TILES]
        s.bonus_pool = FIRST_GAME_BONUSES[players][:]
    else:
        s.round_tiles = layout.tiles("round_tiles", "round-tile", ROUNDS)
        s.bonus_pool = sorted(layout.tiles("bonuses", "bonus", players + EXTRA_BONUSES))
    if s.variant == PLANNER:
        s.neutral_home = layout.take("neutral", NEUTRAL_HOMES, 1)[0]
    layout.finish()
