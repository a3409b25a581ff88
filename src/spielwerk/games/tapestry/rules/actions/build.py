"""Placing income buildings and landmarks (p.13): in the capital, or where a civilization allows."""

from typing import Final

from spielwerk.core.hexgrid import cells, offer_cells
from spielwerk.core.play import SEAT, A, Frame
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.stack import Moves
from spielwerk.games.tapestry.rules.actions.common import Pick, Word
from spielwerk.games.tapestry.rules.capital.building import place_building
from spielwerk.games.tapestry.rules.capital.footprints import SPOTS, spot_words
from spielwerk.games.tapestry.rules.capital.ground import free_plots
from spielwerk.games.tapestry.rules.capital.landmarks import place_landmark
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES, PLOTS, SIZE, WHOLE
from spielwerk.games.tapestry.rules.cards.card_plots import room_on_cards
from spielwerk.games.tapestry.rules.frames import LANDMARK
from spielwerk.games.tapestry.rules.state import Player, TapestryState


class BuildOn(Pick):
    """`build PLOT`."""

    def __init__(self) -> None:
        super().__init__("build", PLOTS, ("site",))

    def words(self, arg: int) -> str:
        return PLOT_NAMES[arg]

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        offer_cells(out, free_plots(s.players[frame[SEAT]]), self.base)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return cells(free_plots(s.players[frame[SEAT]]))

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if s.players[frame[SEAT]].impassable >> arg & 1:
            return Reason("impassable", {"site": PLOT_NAMES[arg]})
        return Reason("built-on", {"site": PLOT_NAMES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, building, _ = frame
        place_building(s, s.players[seat], building, arg)


class Beside(Word):
    """`beside`: only where neither the capital nor a card has room left (p.29)."""

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        if not self.refuse(s, frame, 0):
            out.append(self.base)

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        return [Reason("must-be-built")] if free_plots(p) or room_on_cards(s, p) else []


def fitting_turns(p: Player, landmark: int) -> list[int]:
    """How a landmark can stand; where it fits nowhere it goes beside the capital (p.29), on one mat always (p.14)."""
    taken = WHOLE & ~free_plots(p)
    return [turn for turn, places in enumerate(p.city.places[landmark]) if has_room(places, taken)]


def has_room(places: list[tuple[int, int]], taken: int) -> bool:
    for _, plots in places:
        if not plots & taken:
            return True
    return False


class Turn(Pick):
    """`turn DEGREES`: how a landmark stands."""

    def __init__(self) -> None:
        super().__init__("turn", 4, ("n",))

    def words(self, arg: int) -> str:
        return str(arg * 90)

    def facts(self, arg: int) -> dict[str, Fact]:
        return {"n": arg * 90}

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        landmark = frame[A]
        return [turn for turn, places in enumerate(s.own.values.places[landmark]) if places]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, landmark, _ = frame
        return fitting_turns(s.players[seat], landmark)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, landmark, _ = frame
        s.ask(LANDMARK, seat, source, landmark, arg)


class PlaceLandmark(Pick):
    """`landmark ROW COLUMN`: the top left corner of its box; on most mats it may stick out of the grid."""

    def __init__(self) -> None:
        super().__init__("landmark", SPOTS, ("site",))

    def words(self, arg: int) -> str:
        return spot_words(arg)

    def facts(self, arg: int) -> dict[str, Fact]:
        """People find it by the plot of its corner, or the nearest one where that lies outside."""
        row, column = self.words(arg).split()
        corner = PLOT_NAMES[(max(int(row), 1) - 1) * SIZE + max(int(column), 1) - 1]
        return {"row": row, "column": column, "site": corner}

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, landmark, turn = frame
        return [spot for spot, _ in s.own.values.places[landmark][turn]]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, landmark, turn = frame
        p = s.players[seat]
        taken = WHOLE & ~free_plots(p)
        return [spot for spot, plots in p.city.places[landmark][turn] if not plots & taken]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        _, seat, _, landmark, turn = frame
        p = s.players[seat]
        plots = s.own.values.spots[landmark][turn][arg]
        return Reason("no-overhang") if plots & free_plots(p) == plots else Reason("no-room")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, landmark, turn = frame
        place_landmark(s, s.players[seat], landmark, s.own.values.spots[landmark][turn][arg])


BUILD_ON: Final = BuildOn()
BESIDE: Final = Beside("beside")
TURN_LANDMARK: Final = Turn()
PLACE_LANDMARK: Final = PlaceLandmark()
