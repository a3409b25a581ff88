"""The Weefolk: their tokens move into the capitals of others, and count what is built around them (p.14)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.values import replaced
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.capital.districts import check_districts
from spielwerk.games.tapestry.rules.capital.ground import open_plots
from spielwerk.games.tapestry.rules.capital.plots import COLUMNS, PLOT_NAMES, PLOTS, ROWS, SIZE
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import DISCARD_TILES, HOST, MAY, OPPONENT, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, LAST_INCOME


def visit(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A token for an opponent; then a tile may become a building, and in the last income turn all tokens score."""
    s.ask(RUN_EFFECT, p.seat, source, (COUNT if p.era == LAST_INCOME else BARTER).number, 1)
    send_guest(s, p, source, 1)


def send_guest(s: TapestryState, p: Player, source: int, times: int) -> None:
    """To any opponent with a capital, also to one who has finished."""
    hosts = sum([1 << seat for seat in s.others(p.seat) if s.players[seat].capital != NONE])
    s.ask(OPPONENT, p.seat, source, MOVE_IN.number, hosts)


def move_in(s: TapestryState, p: Player, source: int, seat: int) -> None:
    s.ask(HOST, seat, source)


def rooms(s: TapestryState, p: Player) -> int:
    """Free plots, never impassable ones; in a full capital those of income buildings and landmarks of one plot."""
    free = open_plots(p)
    if free:
        return free
    for kind in range(FOUR):
        free |= p.plots[kind]
    for landmark in p.landmarks:
        if s.own.values.sizes[landmark] == 1:
            free |= s.sites[landmark]
    return free


class Host(Pick):
    """`host PLOT`: where the token goes; a building that stood there is set aside and still counts for its kind."""

    def __init__(self) -> None:
        super().__init__("host", PLOTS, ("site",))

    def words(self, arg: int) -> str:
        return PLOT_NAMES[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return cells(rooms(s, s.players[frame[SEAT]]))

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if s.players[frame[SEAT]].impassable >> arg & 1:
            return Reason("impassable", {"site": PLOT_NAMES[arg]})
        return Reason("built-on", {"site": PLOT_NAMES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        bit = 1 << arg
        p.plots = [plots & ~bit for plots in p.plots]
        for landmark in p.landmarks:
            s.sites = replaced(s.sites, landmark, s.sites[landmark] & ~bit)
        p.landmark_plots &= ~bit
        p.guests |= bit
        p.filled |= bit
        check_districts(s, p)


def barter(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.tiles and any(p.covered):
        s.ask(MAY, p.seat, source, TILE_FOR_BUILDING.number)


def tile_for_building(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask_in_order([frame_of(DISCARD_TILES, p.seat, source, 1), frame_of(RUN_EFFECT, p.seat, source, ANY_BUILDING, 1)])


def around(s: TapestryState, host: Player, line: int) -> int:
    """Income buildings and landmarks in a row or column; a landmark counts once for the line."""
    found = sum([how_many(host.plots[kind] & line) for kind in range(FOUR)])
    return found + sum([1 for landmark in host.landmarks if s.sites[landmark] & line])


def count_around(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A point for each building in the row and in the column of each token."""
    points = 0
    for host in s.players:
        for plot in cells(host.guests):
            points += around(s, host, ROWS[plot // SIZE]) + around(s, host, COLUMNS[plot % SIZE])
    gain_vp(s, p, points, source)


MOVE_IN: Final = Mechanic("move-in", move_in)
BARTER: Final = Mechanic("barter-tile", barter)
TILE_FOR_BUILDING: Final = Mechanic("tile-for-building", tile_for_building)
COUNT: Final = Mechanic("count-around", count_around)
ANY_BUILDING: Final = effect("any-building").number
HOST_TOKEN: Final = Host()

ROW: Final = Civilization(
    "weefolk",
    "p.14",
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("visit", visit),
    turns=EVERY_INCOME,
    late=Mechanic("send-guest", send_guest),
    answers={HOST: [HOST_TOKEN]},
)
