"""Advances of the Automa and the Shadow Empire: landmarks, and the few benefits that count."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import Frame, Step, frame_of
from spielwerk.core.values import added, followed, replaced
from spielwerk.games.tapestry.rules.achievements import came_onto
from spielwerk.games.tapestry.rules.actions.techs import replace_display
from spielwerk.games.tapestry.rules.arts.masterpieces import replace_gallery
from spielwerk.games.tapestry.rules.automa.conquering import conquer
from spielwerk.games.tapestry.rules.automa.exploring import explore
from spielwerk.games.tapestry.rules.catalog import BY_KIND, space_row
from spielwerk.games.tapestry.rules.effects.kinds import Advance, Conquer, Draw, Explore, Regress, Research
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, TapestryEffect
from spielwerk.games.tapestry.rules.frames import AUTOMA_BENEFIT
from spielwerk.games.tapestry.rules.gains import roll, top_card
from spielwerk.games.tapestry.rules.moments import fire_others
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import TIERS, TRACK_LANDMARKS, space_index, tier
from spielwerk.games.tapestry.rules.tracks.dice import SCIENCE_DIE, watch
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import (
    DREW,
    LANDMARK_OF_OTHER,
    LAST,
    MOVED,
    REPLACED,
    SPACE_ENTERED_BY_OTHER,
    TAPESTRY,
    TOOK,
    WITH,
    WITHOUT,
)

BENEFITS: Final = ("research", "advance", "regress", "replace-techs", "replace-gallery", "conquer", "explore", "card")
RESEARCH: Final = 0
ADVANCE: Final = 1
REGRESS: Final = 2
REPLACE_TECHS: Final = 3
REPLACE_GALLERY: Final = 4
CONQUER: Final = 5
EXPLORE: Final = 6
CARD: Final = 7
REPLACING: Final = {"replace-display": REPLACE_TECHS, "replace-gallery": REPLACE_GALLERY, "create": REPLACE_GALLERY}
"""The symbol of new tech cards, and every symbol of masterpieces."""


# Moving


def advance(s: TapestryState, p: Player, track: int, mode: int, source: int) -> None:
    """One space forward. Landmarks of both go to the Automa; only the Automa has benefits, and never a bonus."""
    space = position(p, track) + 1
    if space > LAST:
        return
    p.marks = added(p.marks, track, 1)
    s.tell(MOVED, p.seat, track, space, source)
    if mode != WITHOUT:
        activate(s, p, space_index(track, space))
    came_onto(s, p, space)
    fire_others(s, p, SPACE_ENTERED_BY_OTHER, space_index(track, space))
    if space in TIERS and space > 1:
        take_landmark(s, p, TRACK_LANDMARKS[track][tier(space) - 1])


def regress(s: TapestryState, p: Player, track: int, mode: int, source: int) -> None:
    space = position(p, track) - 1
    if space < 0:
        return
    p.marks = added(p.marks, track, -1)
    s.tell(MOVED, p.seat, track, space, source)
    if mode != WITHOUT and space:
        activate(s, p, space_index(track, space))


def take_landmark(s: TapestryState, p: Player, landmark: int) -> None:
    """It is not built: it lies on the Automa's mat, or, without an Automa, beside the Shadow Empire."""
    if not s.landmark_left(landmark):
        return
    owner = s.players[s.automa.first()]
    s.owner = replaced(s.owner, landmark, owner.seat)
    owner.landmarks = followed(owner.landmarks, landmark)
    s.tell(TOOK, p.seat, BY_KIND["landmark"][landmark].number, 0, 0)
    fire_others(s, owner, LANDMARK_OF_OTHER, landmark)


# Benefits


def activate(s: TapestryState, p: Player, space: int) -> None:
    """The benefits that count on a space, each space once in a turn (p.6)."""
    if p.seat != s.automa.seat or s.activated >> space & 1:
        return
    s.activated |= 1 << space
    number = space_row(space).number
    s.ask_in_order(
        [frame_of(AUTOMA_BENEFIT, p.seat, number, which, operand) for which, operand in benefits_of(s, space)]
    )


def benefits_of(s: TapestryState, space: int) -> list[tuple[int, int]]:
    """The benefits of a space that count, each symbol once, in printed order."""
    found: list[tuple[int, int]] = []
    whole = EFFECTS[s.own.values.spaces[space].benefit]
    for part in [*whole.within(), *whole.choices(s), whole]:
        which, operand = _benefit(EFFECTS[part.number])
        if which != NONE and all(which != other for other, _ in found):
            found.append((which, operand))
    return found


def _benefit(part: TapestryEffect) -> tuple[int, int]:
    if isinstance(part, Research):
        return RESEARCH, pack_benefit(0, WITH if part.mode == WITH else WITHOUT)
    if isinstance(part, Advance):
        return ADVANCE, pack_benefit(part.tracks, part.mode)
    if isinstance(part, Regress):
        return REGRESS, pack_benefit(part.tracks, part.mode)
    if isinstance(part, Conquer):
        return CONQUER, part.how
    if isinstance(part, Explore):
        return EXPLORE, part.how
    if isinstance(part, Draw) and part.word == "tapestry":
        return CARD, 0
    return REPLACING.get(part.word, NONE), 0


def pack_benefit(tracks: int, mode: int) -> int:
    """Tracks as a mask, and with or without a benefit."""
    return tracks * 8 + mode


def unpack_benefit(packed: int) -> tuple[int, int]:
    return packed >> 3, packed & 7


class AutomaBenefit(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, source, which, operand = frame
        WORK[which](s, s.players[seat], operand, source)


def _research(s: TapestryState, p: Player, operand: int, source: int) -> None:
    _, mode = unpack_benefit(operand)
    advance(s, p, roll_science(s, p), mode, source)


def _advance(s: TapestryState, p: Player, operand: int, source: int) -> None:
    tracks, mode = unpack_benefit(operand)
    advance(s, p, _one_of(s, p, tracks), mode, source)


def _regress(s: TapestryState, p: Player, operand: int, source: int) -> None:
    tracks, mode = unpack_benefit(operand)
    regress(s, p, _one_of(s, p, tracks), mode, source)


def roll_science(s: TapestryState, p: Player) -> int:
    track = roll(s, p.seat, SCIENCE_DIE, s.tracks)
    watch(s, p, SCIENCE_DIE, track)
    return track


def _one_of(s: TapestryState, p: Player, tracks: int) -> int:
    """Of several tracks the first that the science die shows."""
    shown = [track for track in range(s.tracks) if tracks >> track & 1]
    if len(shown) == 1:
        return shown[0]
    track = roll_science(s, p)
    while track not in shown:
        track = roll_science(s, p)
    return track


def gain_card(s: TapestryState, p: Player, operand: int, source: int) -> None:
    """A tapestry card, face down beside the mat."""
    card = top_card(s)
    if card != NONE:
        p.hand = followed(p.hand, card)
        s.tell(DREW, p.seat, TAPESTRY, 1, source)


def _replace_techs(s: TapestryState, p: Player, operand: int, source: int) -> None:
    s.tell(REPLACED, p.seat, 0, 0, source)
    replace_display(s, p, source, 1)


def _replace_gallery(s: TapestryState, p: Player, operand: int, source: int) -> None:
    s.tell(REPLACED, p.seat, 1, 0, source)
    replace_gallery(s, p, source, 1)


WORK: Final[tuple[Callable[[TapestryState, Player, int, int], None], ...]] = (
    *(_research, _advance, _regress, _replace_techs, _replace_gallery),
    *(conquer, explore, gain_card),
)
"""What each of BENEFITS does."""
