"""Positions of either game: the fields of a state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.core.fields import fill, fill_lists, fill_seats, frames_of, plain, rng_of
from spielwerk.core.game import BadPosition
from spielwerk.core.state import DeadEnd
from spielwerk.games.terra.rules.state import TerraState

Names = tuple[str, ...]


class Fields:
    """The names of numbers and lists, and which of them are masks."""

    def __init__(self, numbers: Names, lists: Names, masks: Names) -> None:
        self.numbers = numbers
        self.lists = lists
        self.masks = masks


class Positions:
    """What a game keeps of its table and of each player, besides the board they play on."""

    def __init__(self, table: Fields, player: Fields, frames: Names = ("stack",)) -> None:
        self.table = table
        self.player = player
        self.frames = frames

    def dump(self, s: TerraState) -> dict[str, Any]:
        table, player = self.table, self.player
        return {
            **plain(s, table.numbers, table.lists, table.masks),
            **{name: [list(frame) for frame in getattr(s, name)] for name in self.frames},
            "rng": s.rng.dump(),
            "players": [plain(p, player.numbers, player.lists, player.masks) for p in s.seats()],
        }

    def load(
        self,
        s: TerraState,
        position: Mapping[str, Any],
        defects: Callable[[Any], list[str]],
        refresh: Callable[[Any, Any], None],
    ) -> None:
        """Fill a new table; raises BadPosition with all defects of the position."""
        self._fill(s, position)
        for p in s.seats():
            p.buildings = 0
            for mask in p.at:
                p.buildings |= mask
        if wrong := defects(s):
            raise BadPosition(wrong)
        try:
            for p in s.seats():
                refresh(s, p)
            s.settle()
        except (IndexError, KeyError, ValueError, AssertionError, DeadEnd) as problem:
            raise BadPosition(["The pending questions do not fit the rest of the position."]) from problem

    def _fill(self, s: TerraState, position: Mapping[str, Any]) -> None:
        table, player = self.table, self.player
        wrong: list[str] = []
        fill(s, position, table.numbers, table.masks, wrong)
        fill_lists(s, position, table.lists, table.masks, wrong, ("order",))
        for name in self.frames:
            setattr(s, name, frames_of(position.get(name), name, len(s.kinds()), wrong))
        words = rng_of(position.get("rng"), wrong)
        fill_seats(s.seats(), position["players"], player.numbers, player.lists, player.masks, wrong)
        if wrong:
            raise BadPosition(wrong)
        s.rng.load(words)
