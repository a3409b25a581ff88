"""The values of components in a game: those of the data files, unless an owner's file replaces a stand-in.

Rules read `s.own.values`, and do not know which of the two it is.
"""

from spielwerk.games.tapestry.rules.capital.mats import Capital, Places
from spielwerk.games.tapestry.rules.catalog import LandmarkCard, Space, SpaceTile


def with_points(rows: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each row the slots that have points, and the points."""
    return tuple([tuple([(slot, points) for slot, points in enumerate(row) if points]) for row in rows])


class Values:
    """Each list has a row for every component of its kind. own_values.py fills it."""

    def __init__(self) -> None:
        self.footprints: list[list[str]] = []
        self.places: Places = []
        self.spots: list[list[dict[int, int]]] = []
        """The same placements, by spot."""
        self.sizes: list[int] = []
        """How many plots each landmark covers."""
        self.capitals: list[Capital] = []
        self.spaces: list[Space] = []
        self.costs: list[list[tuple[int, int]]] = []
        """For each track and space how many of the track's own resource and how many of any kind (p.18) ..."""
        self.different: list[bool] = []
        """... and for each tier of the arts track whether these must differ (p.22)."""
        self.resource_slots: tuple[int, ...] = ()
        self.fixed_points: tuple[tuple[int, ...], ...] = ()
        """Of the income mat's rows and of the inspiration tiles (income_mat.py)."""
        self.slots_with_points: tuple[tuple[tuple[int, int], ...], ...] = ()
        """The same points for the evaluation: of each row only the slots that have any."""
        self.landmark_cards: list[LandmarkCard] = []
        self.space_tiles: list[SpaceTile] = []
        self.pays_for: dict[int, tuple[int, int]] = {}
        """Lasting space tiles of an owner's file: track (NOTHING: none) and points."""
        self.starts: dict[int, tuple[int, int]] = {}
        """Adjustments of civilizations (p.32) in an owner's file: effects for up to three players and for more."""
        self.die: tuple[int, ...] = ()
        """The track on each side of the twenty-sided science die; empty where all are equally likely."""
        self.named: list[tuple[str, str]] = []
        """Kind and name of everything the file describes."""
