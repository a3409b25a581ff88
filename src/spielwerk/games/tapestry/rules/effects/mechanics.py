"""The special mechanics of track spaces and cards, by their names in the data files."""

from typing import Final

from spielwerk.games.tapestry.rules.cards.reserving import RESERVE_SPACE_TILE, RESERVE_TECH, RESERVE_TOKEN
from spielwerk.games.tapestry.rules.civilizations.common import CIVILIZATION
from spielwerk.games.tapestry.rules.effects.arts import ARTS
from spielwerk.games.tapestry.rules.effects.expansion_cards import CHARTED, MANIFEST_DESTINY
from spielwerk.games.tapestry.rules.effects.oddities import cards, rivals, territories, tracks
from spielwerk.games.tapestry.rules.effects.oddities.expansions import PLAGUE, ROLL_ONE_DIE
from spielwerk.games.tapestry.rules.effects.table import CopyMechanic, Mechanic

ODDITIES: Final[tuple[Mechanic, ...]] = (
    Mechanic("singularity", tracks.singularity),
    Mechanic("each-resource", cards.each_resource),
    Mechanic("replace-display", cards.may_replace_display),
    Mechanic("age-of-discovery", tracks.age_of_discovery),
    Mechanic("age-of-wonders", rivals.age_of_wonders),
    Mechanic("alliance", rivals.choose_ally),
    Mechanic("boast-of-superiority", rivals.boast),
    Mechanic("explore-new-tile", territories.explore_new_tile),
    Mechanic("neighbours-tile", territories.neighbours_tile),
    Mechanic("colonialism", territories.choose_colony),
    Mechanic("dark-ages", tracks.choose_bright_track),
    Mechanic("discard-for-points", cards.discard_for_points),
    Mechanic("dictatorship", tracks.choose_dictated),
    Mechanic("everybody-any", rivals.everybody_any),
    Mechanic("take-landmark", cards.take_landmark),
    CopyMechanic("copy-tapestry", cards.copy_tapestry, cards.BORROW_TAPESTRY),
    Mechanic("guild-trade", rivals.guild_trade),
    Mechanic("marriage-of-state", rivals.choose_married_track),
    Mechanic("oil-magnate", tracks.choose_oil_track),
    Mechanic("olympic-host", rivals.olympic_host),
    Mechanic("plea-for-aid", rivals.plea_for_aid),
    Mechanic("renaissance", tracks.renaissance),
    Mechanic("raise-outposts", territories.raise_outposts, territories.can_raise_any),
    Mechanic("socialism", tracks.choose_levelled_track),
    Mechanic("invent-face-up-and-upgrade", cards.invent_and_upgrade),
    Mechanic("neighbours-invent", cards.neighbours_invent),
    Mechanic("technocracy", cards.technocracy),
    Mechanic("trade-economy", rivals.trade_economy),
    CIVILIZATION,
    MANIFEST_DESTINY,
    CHARTED,
    *ARTS,
    RESERVE_TOKEN,
    RESERVE_TECH,
    RESERVE_SPACE_TILE,
    PLAGUE,
    ROLL_ONE_DIE,
)
NAMED: Final[dict[str, Mechanic]] = {oddity.word: oddity for oddity in ODDITIES}
