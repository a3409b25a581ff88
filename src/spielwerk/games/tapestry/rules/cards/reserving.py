"""Reserved objects (p.12): they lie at the right edge of the income mat until the fifth income turn.

Objects are income buildings, tech cards, space tiles, and tokens of tapestry cards that name a reward. Reserved in the
fifth income turn or later they are used at once (p.14). All kinds share one numbering, `RESERVABLE`.
"""

from typing import Final

from spielwerk.core.play import SEAT, Frame, frame_of
from spielwerk.core.values import followed, replaced, without_last
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.techs import TECH_CARDS, tech
from spielwerk.games.tapestry.rules.cards.faces import CARD_COUNT, card_of
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS, card_row, index_of
from spielwerk.games.tapestry.rules.effects.table import Mechanic, TapestryEffect, run
from spielwerk.games.tapestry.rules.frames import BUILD, INVENT, RUN_EFFECT, SPACE_TILE, USE_RESERVED
from spielwerk.games.tapestry.rules.gains import draw_space_tiles
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import BUILDINGS, FOUR, LAST_INCOME, RESERVED, TECH_TAKEN, TOOK

TECHS: Final = FOUR
TOKENS: Final = TECHS + TECH_CARDS
SPACE_TILES: Final = TOKENS + CARD_COUNT
"""Where each kind begins after the four buildings."""
RESERVE: Final = "reserve"
MOST: Final = 16
"""Limit of objects per player; never reached."""


def reserve_rule() -> int:
    """The source of what has been reserved."""
    return BY_KIND["rule"][index_of("rule", RESERVE)].number


def object_words(entry: int) -> tuple[str, str]:
    """The kind and the name of an object."""
    if entry < TECHS:
        return "building", BUILDINGS[entry]
    if entry < TOKENS:
        return "tech", BY_KIND["tech"][entry - TECHS].name
    if entry < SPACE_TILES:
        return "tapestry", BY_KIND["tapestry"][entry - TOKENS].name
    return "space-tile", BY_KIND["space-tile"][entry - SPACE_TILES].name


def reserve(s: TapestryState, p: Player, entry: int, source: int) -> None:
    s.tell(RESERVED, p.seat, entry, 0, source)
    if p.era == LAST_INCOME:
        use(s, p, entry)
    else:
        p.reserved = [*p.reserved, entry]


def use(s: TapestryState, p: Player, entry: int) -> None:
    if entry < TECHS:
        s.ask(BUILD, p.seat, reserve_rule(), entry)
    elif entry < TOKENS:
        card = entry - TECHS
        p.bottom = followed(p.bottom, card)
        s.tell(TOOK, p.seat, tech(card).number, 0, reserve_rule())
        fire(s, p, TECH_TAKEN, card)
    elif entry < SPACE_TILES:
        card = entry - TOKENS
        run(s, p.seat, card_of(s, card).reserved, card_row(card).number)
    else:
        tile = entry - SPACE_TILES
        p.space_tiles = followed(p.space_tiles, tile)
        s.ask(SPACE_TILE, p.seat, reserve_rule(), 1 << tile)


def reserve_building(s: TapestryState, p: Player, kind: int, source: int) -> None:
    """The leftmost building of the kind leaves its track, which is neither gaining nor placing it yet (p.12)."""
    slots = p.covered[kind]
    if slots:
        p.covered = replaced(p.covered, kind, slots & (slots - 1))
        reserve(s, p, kind, source)


class ReserveBuilding(TapestryEffect):
    def __init__(self, word: str, kind: int) -> None:
        super().__init__(word)
        self.kind = kind

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        reserve_building(s, s.players[seat], self.kind, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return s.players[seat].covered[self.kind] > 0


def reserve_token(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A token that stands for the reward on the card."""
    reserve(s, p, TOKENS + COMPONENTS[source].index, source)


def reserve_tech(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A card is invented, but does not go beside the capital yet."""
    s.ask_in_order(
        [
            frame_of(INVENT, p.seat, source),
            frame_of(RUN_EFFECT, p.seat, source, RESERVE_INVENTED.number, len(p.bottom)),
        ]
    )


def reserve_invented(s: TapestryState, p: Player, source: int, before: int) -> None:
    """Unless it has left meanwhile."""
    if len(p.bottom) > before:
        card = p.bottom[-1]
        p.bottom = without_last(p.bottom)
        reserve(s, p, TECHS + card, source)


def reserve_space_tile(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A new space tile, face up."""
    s.ask(RUN_EFFECT, p.seat, source, RESERVE_NEWEST.number, len(p.space_tiles))
    draw_space_tiles(s, p, 1, source)


def reserve_newest(s: TapestryState, p: Player, source: int, before: int) -> None:
    if len(p.space_tiles) > before:
        tile = p.space_tiles[-1]
        p.space_tiles = without_last(p.space_tiles)
        reserve(s, p, SPACE_TILES + tile, source)


def use_reserved(s: TapestryState, p: Player, source: int, times: int) -> None:
    """In the fifth income turn, before the upgrade: one object after the other, in any order (p.12, p.28)."""
    if p.reserved:
        s.ask(USE_RESERVED, p.seat, source)


class UseReserved(Pick):
    """`use-reserved N`: the object in this place."""

    def __init__(self) -> None:
        super().__init__("use-reserved", MOST, ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        """Of identical objects, the first."""
        reserved = s.players[frame[SEAT]].reserved
        return [place for place, entry in enumerate(reserved[:MOST]) if reserved.index(entry) == place]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        entry = p.reserved[arg]
        p.reserved = p.reserved[:arg] + p.reserved[arg + 1 :]
        s.ask(RUN_EFFECT, p.seat, reserve_rule(), USE_ALL.number, 1)
        use(s, p, entry)


RESERVE_INVENTED: Final = Mechanic("reserve-invented", reserve_invented)
RESERVE_NEWEST: Final = Mechanic("reserve-newest", reserve_newest)
USE_ALL: Final = Mechanic("use-reserved", use_reserved)
USE_ONE: Final = UseReserved()
RESERVE_TOKEN: Final = Mechanic("reserve", reserve_token)
RESERVE_TECH: Final = Mechanic("reserve-tech", reserve_tech)
RESERVE_SPACE_TILE: Final = Mechanic("reserve-space-tile", reserve_space_tile)
