"""The companion for a real board: people enter those parts of their turns that the Automa's decisions depend on.

It reads the tracks, landmarks and achievements, the map, and people's eras, but nobody's goods, cards or capital. Its
own tapestry cards and tiles are drawn at the real table; those here are placeholders.
"""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import ENDING, NEXT_ROUND
from spielwerk.core.reasons import Fact
from spielwerk.core.state import State
from spielwerk.core.tellings import Companion, Telling
from spielwerk.core.values import followed, replaced
from spielwerk.games.tapestry.rules.achievements import came_onto, conquered, toppled_one
from spielwerk.games.tapestry.rules.automa.exploring import lay_tile
from spielwerk.games.tapestry.rules.automa.hexes import people
from spielwerk.games.tapestry.rules.catalog import index_of
from spielwerk.games.tapestry.rules.frames import CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, TRAP, TURN
from spielwerk.games.tapestry.rules.map.pieces import add_piece, controller, set_pieces, topple
from spielwerk.games.tapestry.rules.packing import mark_at, owner_of
from spielwerk.games.tapestry.rules.sequence import end_for
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import TIERS, TRACK_LANDMARKS, tier
from spielwerk.games.tapestry.rules.tracks.markers import markers, position
from spielwerk.games.tapestry.rules.words import FOUR, LAST, LAST_INCOME, OUTPOST, STORE, TOPPLED, TRACKS

Facts = dict[str, Fact]

NEIGHBOURING_SPACES: Final = (1, -1)
FULL: Final = 2
"""Pieces on a territory that can no longer be conquered."""


class Track(Telling[TapestryState]):
    """The furthest marker one space forward or back. The first to enter a tier has its landmark."""

    def options(self, s: TapestryState, seat: int) -> list[Facts]:
        p = s.players[seat]
        return [
            {"track": TRACKS[track], "n": position(p, track) + by}
            for track in range(s.tracks)
            for by in NEIGHBOURING_SPACES
            if 0 <= position(p, track) + by <= LAST
        ]

    def apply(self, s: TapestryState, seat: int, facts: Facts) -> None:
        p, track, space = s.players[seat], TRACKS.index(str(facts["track"])), int(facts["n"])
        on = space > position(p, track)
        p.marks = replaced(p.marks, markers(p, track)[0], mark_at(track, space))
        if on:
            came_onto(s, p, space)
        if on and space in TIERS and space > 1:
            take_landmark(s, p, TRACK_LANDMARKS[track][tier(space) - 1])


def take_landmark(s: TapestryState, p: Player, landmark: int) -> None:
    if s.landmark_left(landmark):
        s.owner = replaced(s.owner, landmark, p.seat)
        p.landmarks = followed(p.landmarks, landmark)


class HexTelling(Telling[TapestryState]):
    """Something that happened on a hex."""

    def mask(self, s: TapestryState, p: Player) -> int:
        raise NotImplementedError

    def happen(self, s: TapestryState, p: Player, cell: int) -> None:
        raise NotImplementedError

    def options(self, s: TapestryState, seat: int) -> list[Facts]:
        return [{"hex": s.board.names[cell]} for cell in cells(self.mask(s, s.players[seat]))]

    def apply(self, s: TapestryState, seat: int, facts: Facts) -> None:
        self.happen(s, s.players[seat], s.board.names.index(str(facts["hex"])))


class Explore(HexTelling):
    def mask(self, s: TapestryState, p: Player) -> int:
        return s.board.all & ~s.explored if s.tiles else 0

    def happen(self, s: TapestryState, p: Player, cell: int) -> None:
        lay_tile(s, p, cell, 0)


class Conquer(HexTelling):
    """An outpost now stands there; the one that stood there before was toppled."""

    def mask(self, s: TapestryState, p: Player) -> int:
        free = sum([1 << cell for cell in cells(s.explored) if len(s.pieces[cell]) < FULL])
        return free & ~p.territory if p.outposts else 0

    def happen(self, s: TapestryState, p: Player, cell: int) -> None:
        defender = controller(s, cell)
        p.outposts -= 1
        add_piece(s, cell, OUTPOST, p.seat)
        if defender != NONE:
            topple(s, cell, defender, p)
        conquered(s, p, cell)


class Repelled(Conquer):
    """An outpost toppled by the defender's card."""

    def mask(self, s: TapestryState, p: Player) -> int:
        against = sum([1 << cell for cell in cells(s.explored) if controller(s, cell) not in (NONE, p.seat)])
        return super().mask(s, p) & against

    def happen(self, s: TapestryState, p: Player, cell: int) -> None:
        defender = controller(s, cell)
        p.outposts -= 1
        add_piece(s, cell, TOPPLED, p.seat)
        toppled_one(s, s.players[defender])


class Withdraw(HexTelling):
    """An own piece leaves the map."""

    def mask(self, s: TapestryState, p: Player) -> int:
        return sum(
            [1 << cell for cell, pieces in enumerate(s.pieces) if any(owner_of(one) == p.seat for one in pieces)]
        )

    def happen(self, s: TapestryState, p: Player, cell: int) -> None:
        pieces = list(s.pieces[cell])
        pieces.remove(next(one for one in reversed(pieces) if owner_of(one) == p.seat))
        p.outposts += 1
        set_pieces(s, cell, tuple(pieces))


class Income(Telling[TapestryState]):
    """An income turn: the next era, or after the last one the end of the player's game. The first happens without being
    entered."""

    def options(self, s: TapestryState, seat: int) -> list[Facts]:
        return [{"n": s.players[seat].era + 1}]

    def apply(self, s: TapestryState, seat: int, facts: Facts) -> None:
        p = s.players[seat]
        p.era = int(facts["n"])
        s.income_turn = 1
        s.round = max(s.round, p.era)
        if p.era == LAST_INCOME:
            end_for(s, p)


class TapestryCompanion(Companion):
    def provide(self, state: State) -> None:
        """Includes a trap in hand, so that people can say whether they play one."""
        assert isinstance(state, TapestryState)
        for p in people(state):
            p.res = [STORE] * FOUR
            p.hand = [index_of("tapestry", "trap")]


COMPANION: Final = TapestryCompanion(
    TURN,
    (CHOOSE_CIVILIZATION, CHOOSE_CAPITAL, TRAP),
    [
        Track("track"),
        Explore("explore"),
        Conquer("conquer"),
        Repelled("repelled"),
        Withdraw("withdraw"),
        Income("income", NEXT_ROUND, ends=True),
        Telling("done", ENDING, ends=True),
    ],
)
