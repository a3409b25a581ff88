"""Tapestry cards that act during an era (p.12): at which moments, and what they change as long as they lie there."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.play import SEAT, SOURCE, Effect, Frame
from spielwerk.core.values import followed, without
from spielwerk.games.tapestry.rules.actions.conquer import territory_reward
from spielwerk.games.tapestry.rules.actions.explore import TilePick
from spielwerk.games.tapestry.rules.actions.techs import reward_of, tech, unpack_upgrade
from spielwerk.games.tapestry.rules.capital.building import gain_building
from spielwerk.games.tapestry.rules.capital.income_mat import income_amounts
from spielwerk.games.tapestry.rules.catalog import tile_row
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import (
    CONVERT,
    GIVE_TILE,
    MAY,
    ONTO,
    OPPONENT,
    OPTIONAL,
    PLAY,
    RUN_EFFECT,
)
from spielwerk.games.tapestry.rules.gains import draw_tiles, gain, gain_any, gain_vp
from spielwerk.games.tapestry.rules.holdings import copies
from spielwerk.games.tapestry.rules.map.outposts import place_outpost
from spielwerk.games.tapestry.rules.packing import pack_seats, seat_of, unpack_choice, what_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import TIERS, place_of
from spielwerk.games.tapestry.rules.words import (
    ARMORY,
    BENEFIT_OF_OTHER,
    BOTH_DICE_FROM_RIVALS,
    BUILDING_GAINED,
    BUILDING_PLACED,
    CARD_GAINED,
    COIN,
    EXPLORATION_BEGUN,
    FOOD,
    FREE_BONUS,
    FREE_UPGRADES,
    IMPASSABLE_BUILT,
    IMPASSABLE_PLOTS,
    INCOME_TAKEN,
    LANDMARK_REACHED,
    MARKET,
    MILITARY,
    MILITARY_CLOSED,
    NO_TRAPS,
    PLAYED_ONTO,
    REWARD_DUE,
    SCIENCE,
    SCIENCE_CLOSED,
    SCIENCE_ROLLS,
    SPACE_ENTERED,
    SPACE_ENTERED_BY_OTHER,
    TECH_INVENTED,
    TECH_UPGRADED,
    TERRITORY_CONQUERED,
    TILE_PLACED,
    TILES_BEFORE_EXPLORING,
    UPGRADE_SHARED,
)

ACADEMIA_POINTS: Final = 3
SAIL_TILES: Final = 3
GIFT_POINTS: Final = 3
BROKER_POINTS: Final = 3
CAPITALISM_POINTS: Final = 2
EMPIRICISM_POINTS: Final = 2
GOLDEN_POINTS: Final = 3
MONARCHY_POINTS: Final = 3
TERRAFORMING_POINTS: Final = 5
THEOCRACY_POINTS: Final = 4


def learn(s: TapestryState, p: Player, source: int, card: int) -> None:
    """Points for a tapestry or tech card that is gained (Academia)."""
    gain_vp(s, p, ACADEMIA_POINTS * copies(p, source), source)


# Age of Sail


def set_sail(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Tiles are drawn first, and one may be given away before a tile is placed."""
    s.ask(GIVE_TILE, p.seat, source)
    draw_tiles(s, p, SAIL_TILES, source)


class GiveTile(TilePick):
    """`give-tile N`: to an opponent, for points."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        seat = frame[SEAT]
        s.ask(OPPONENT, seat, frame[SOURCE], GIVE.number, pack_seats(s.opponents(seat, playing=True), arg))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        if all(p.done for p in s.players if p.seat != frame[SEAT]):
            return []
        return sorted(s.players[frame[SEAT]].tiles)


def give_tile(s: TapestryState, p: Player, source: int, operand: int) -> None:
    seat, tile = unpack_choice(operand)
    p.tiles = without(p.tiles, tile)
    s.players[seat].tiles = followed(s.players[seat].tiles, tile)
    gain_vp(s, p, GIFT_POINTS, source)


def share_upgrade(s: TapestryState, p: Player, source: int, told: int) -> None:
    """What an ally's tech card brings (Alliance)."""
    if p.ally == seat_of(told):
        card, row = unpack_upgrade(what_of(told))
        s.ask(RUN_EFFECT, p.seat, tech(card).number, reward_of(card, row), 1)


def keep_peace(s: TapestryState, p: Player, source: int, told: int) -> None:
    """Points for others' advances on the military track (Broker of Peace)."""
    if place_of(what_of(told))[0] == MILITARY:
        gain_vp(s, p, BROKER_POINTS * copies(p, source), source)


def open_market(s: TapestryState, p: Player, source: int, kind: int) -> None:
    """A coin for a market (Capitalism) ..."""
    if kind == MARKET:
        gain(s, p, COIN, 1, source)


def count_coins(s: TapestryState, p: Player, source: int, times: int) -> None:
    """... and points for the coins of an income turn."""
    gain_vp(s, p, CAPITALISM_POINTS * income_amounts(s, p, p.era)[COIN] * copies(p, source), source)


def experiment(s: TapestryState, p: Player, source: int, space: int) -> None:
    """Points for advances on the science track (Empiricism)."""
    if place_of(space)[0] == SCIENCE:
        gain_vp(s, p, EMPIRICISM_POINTS * copies(p, source), source)


def may_exploit(s: TapestryState, p: Player, source: int, tile: int) -> None:
    s.ask(MAY, p.seat, source, EXPLOIT.number, tile)


def exploit(s: TapestryState, p: Player, source: int, tile: int) -> None:
    """The tile's reward twice instead of points for its sides (Exploitation)."""
    s.stack.pop()  # the usual reward
    row = tile_row(tile)
    s.ask(RUN_EFFECT, p.seat, row.number, row.reward, 1)
    s.ask(RUN_EFFECT, p.seat, row.number, row.reward, 1)


def shine(s: TapestryState, p: Player, source: int, upgrade: int) -> None:
    """Points for an upgrade (Golden Age)."""
    gain_vp(s, p, GOLDEN_POINTS * copies(p, source), source)


def use_at_once(s: TapestryState, p: Player, source: int, card: int) -> None:
    """The circle of a tech card just invented (Industrialism)."""
    for _ in range(copies(p, source)):
        s.ask(RUN_EFFECT, p.seat, tech(card).number, tech(card).circle, 1)


def share_benefit(s: TapestryState, p: Player, source: int, told: int) -> None:
    """The benefit that the spouse gains on the track of the marriage (Marriage of State)."""
    row = s.own.values.spaces[what_of(told)]
    if p.spouse == seat_of(told) and p.spouse_track == place_of(row.index)[0]:
        s.ask(RUN_EFFECT, p.seat, row.number, row.benefit, 1)


def convert_food(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Food of an income turn may become any resource (Mercantilism)."""
    if p.res[FOOD]:
        s.ask(CONVERT, p.seat, source, min(income_amounts(s, p, p.era)[FOOD], p.res[FOOD]))


def may_garrison(s: TapestryState, p: Player, source: int, cell: int) -> None:
    if p.outposts:
        s.ask(MAY, p.seat, source, GARRISON.number, cell)


def garrison(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """An outpost on the territory just explored; this is not a conquest (Militarism)."""
    place_outpost(s, p, cell)


def reign(s: TapestryState, p: Player, source: int, plot: int) -> None:
    """Points for an income building in the capital (Monarchy)."""
    gain_vp(s, p, MONARCHY_POINTS * copies(p, source), source)


def raid(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """The reward of a conquered tile (Pirate Rule)."""
    territory_reward(s, p, cell)


def revise(s: TapestryState, p: Player, source: int, landmark: int) -> None:
    """A resource for the first to enter a tier, an armory for others (Revisionism)."""
    if s.owner[landmark] == NONE:
        gain_any(s, p, 1, source)
    else:
        gain_building(s, p, ARMORY, source)


def terraform(s: TapestryState, p: Player, source: int, plots: int) -> None:
    gain_vp(s, p, TERRAFORMING_POINTS, source)


def preach(s: TapestryState, p: Player, source: int, space: int) -> None:
    """Points for the first space of a tier (Theocracy)."""
    if place_of(space)[1] in TIERS:
        gain_vp(s, p, THEOCRACY_POINTS * copies(p, source), source)


# Tyranny


def oblige(s: TapestryState, p: Player, source: int, card: int) -> None:
    s.ask(RUN_EFFECT, p.seat, source, OBEY.number, card)


def obey(s: TapestryState, p: Player, source: int, card: int) -> None:
    """A card just gained may be laid onto Tyranny, unless another one covers it by now."""
    if p.passive[PLAYED_ONTO] and card in p.hand:
        s.ask(PLAY, p.seat, source, OPTIONAL | ONTO, card)


GIVE_A_TILE: Final = GiveTile("give-tile")
GIVE: Final = Mechanic("give-tile", give_tile)
EXPLOIT: Final = Mechanic("exploit", exploit)
GARRISON: Final = Mechanic("garrison", garrison)
OBEY: Final = Mechanic("obey", obey)
LEARN: Final = Mechanic("learn", learn)

ON: Final[Mapping[str, Mapping[int, Effect[Any]]]] = {
    "academia": {CARD_GAINED: LEARN, TECH_INVENTED: LEARN},
    "age-of-sail": {EXPLORATION_BEGUN: Mechanic("set-sail", set_sail)},
    "alliance": {UPGRADE_SHARED: Mechanic("share-upgrade", share_upgrade)},
    "broker-of-peace": {SPACE_ENTERED_BY_OTHER: Mechanic("keep-peace", keep_peace)},
    "capitalism": {
        BUILDING_GAINED: Mechanic("open-market", open_market),
        INCOME_TAKEN: Mechanic("count-coins", count_coins),
    },
    "empiricism": {SPACE_ENTERED: Mechanic("experiment", experiment)},
    "exploitation": {REWARD_DUE: Mechanic("may-exploit", may_exploit)},
    "golden-age": {TECH_UPGRADED: Mechanic("shine", shine)},
    "industrialism": {TECH_INVENTED: Mechanic("use-at-once", use_at_once)},
    "marriage-of-state": {BENEFIT_OF_OTHER: Mechanic("share-benefit", share_benefit)},
    "mercantilism": {INCOME_TAKEN: Mechanic("convert-food", convert_food)},
    "militarism": {TILE_PLACED: Mechanic("may-garrison", may_garrison)},
    "monarchy": {BUILDING_PLACED: Mechanic("reign", reign)},
    "pirate-rule": {TERRITORY_CONQUERED: Mechanic("raid", raid)},
    "revisionism": {LANDMARK_REACHED: Mechanic("revise", revise)},
    "terraforming": {IMPASSABLE_BUILT: Mechanic("terraform", terraform)},
    "theocracy": {SPACE_ENTERED: Mechanic("preach", preach)},
    "tyranny": {CARD_GAINED: Mechanic("oblige", oblige)},
}
PASSIVE: Final[Mapping[str, Mapping[int, int]]] = {
    "age-of-sail": {TILES_BEFORE_EXPLORING: SAIL_TILES},
    "broker-of-peace": {MILITARY_CLOSED: 1},
    "empiricism": {SCIENCE_ROLLS: 1},
    "golden-age": {FREE_UPGRADES: 1},
    "pillage-and-plunder": {NO_TRAPS: 1, BOTH_DICE_FROM_RIVALS: 1},
    "terraforming": {IMPASSABLE_PLOTS: 1},
    "theocracy": {SCIENCE_CLOSED: 1},
    "tyranny": {PLAYED_ONTO: 1},
    "wartime-economy": {FREE_BONUS: 1},
}
