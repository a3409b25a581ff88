"""The answers about masterpieces and inspiration: create, exhibit, present, inspire (p.10, p.11, p.22)."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.tapestry.rules.actions.common import Pick, Word
from spielwerk.games.tapestry.rules.arts.inspiration import INSPIRATIONS, inspire
from spielwerk.games.tapestry.rules.arts.masterpieces import (
    EXHIBIT_ALL,
    create_from_deck,
    gain_reward,
    refill_gallery,
    showable,
    take_masterpiece,
    usable,
)
from spielwerk.games.tapestry.rules.catalog import masterpiece_row
from spielwerk.games.tapestry.rules.frames import PRESENT, RUN_EFFECT, SHOWCASE
from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.state import TapestryState

MASTERPIECES: Final = len(read("masterpieces.toml")["masterpiece"])


class MasterpiecePick(Pick):
    def __init__(self, name: str) -> None:
        super().__init__(name, MASTERPIECES, ("masterpiece",))

    def words(self, arg: int) -> str:
        return masterpiece_row(arg).name

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)


class Create(MasterpiecePick):
    """`create NAME`: one that lies open, and the place is filled at once."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(s.gallery)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        s.gallery = tuple([piece for piece in s.gallery if piece != arg])
        refill_gallery(s)
        take_masterpiece(s, s.players[frame[SEAT]], arg, frame[SOURCE])


class CreateBlind(Word):
    """`create-deck`: the top of the deck."""

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        if s.masterpieces or s.gallery_discards:
            out.append(self.base)

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        return [] if s.masterpieces or s.gallery_discards else [Reason("no-card-left")]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        create_from_deck(s, s.players[frame[SEAT]], frame[SOURCE])


class KeepMasterpiece(MasterpiecePick):
    """`keep-masterpiece NAME`: the other is shuffled back (foresight)."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, one, other = frame
        return [one, other]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        deck = [*s.masterpieces, *[piece for piece in self.legal(s, frame) if piece != arg]]
        s.chance().shuffle(deck)
        s.masterpieces = tuple(deck)
        take_masterpiece(s, s.players[frame[SEAT]], arg, frame[SOURCE])


class Exhibit(MasterpiecePick):
    """`exhibit NAME`: which masterpiece comes next in the income turn."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(s.players[frame[SEAT]].masterpieces)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, left, _ = frame
        return [piece for piece in s.players[seat].masterpieces if left >> piece & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("used-already")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, _, acted = frame
        s.ask(RUN_EFFECT, seat, source, EXHIBIT_ALL.number, acted | 1 << arg)
        gain_reward(s, s.players[seat], arg)


class Present(MasterpiecePick):
    """`present NAME`: what a masterpiece brings; at the end of the arts track several, neighbours' among them."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        seats = [p.seat, *s.neighbours(p.seat)] if frame[KIND] == SHOWCASE else [p.seat]
        return [piece for seat in seats for piece in s.players[seat].masterpieces]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        kind, seat, _, shown, _ = frame
        p = s.players[seat]
        if kind == PRESENT:
            return usable(s, p)
        return [piece for piece in showable(s, p) if not shown >> piece & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        kind, _, _, shown, _ = frame
        if s.turned_over >> arg & 1 or (kind == SHOWCASE and shown >> arg & 1):
            return Reason("used-already")
        return Reason("once-only", {"masterpiece": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        kind, seat, source, shown, left = frame
        if kind == SHOWCASE and left > 1:
            s.ask(SHOWCASE, seat, source, shown | 1 << arg, left - 1)
        gain_reward(s, s.players[seat], arg)


class Inspire(Pick):
    """`inspire ROW`: over which row of the income mat the tile is laid."""

    def __init__(self) -> None:
        super().__init__("inspire", len(INSPIRATIONS), ("inspiration",))

    def words(self, arg: int) -> str:
        return INSPIRATIONS[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        inspired = s.players[frame[SEAT]].inspired
        return [track for track in range(len(INSPIRATIONS)) if not inspired >> track & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("used-already")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        inspire(s, s.players[frame[SEAT]], arg, frame[SOURCE])


CREATE_PIECE: Final = Create("create")
CREATE_BLIND: Final = CreateBlind("create-deck")
KEEP_PIECE: Final = KeepMasterpiece("keep-masterpiece")
EXHIBIT_PIECE: Final = Exhibit("exhibit")
PRESENT_PIECE: Final = Present("present")
INSPIRE_ROW: Final = Inspire()
