"""Advance turns and every other way to move markers (p.6, p.9), and paying for them."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, SKIPPING, SOURCE, A, B, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import numbers, replaced, total
from spielwerk.games.tapestry.rules.actions.common import ConditionalWord, Pick, ResourcePick, TrackPick, Word
from spielwerk.games.tapestry.rules.catalog import COST, PAY_ANY, PAY_CARDS, PAY_TECHS, PAY_TILES, space_row
from spielwerk.games.tapestry.rules.frames import BONUS, DISCARD_CARDS, DISCARD_TECHS, DISCARD_TILES, PAY, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import pay
from spielwerk.games.tapestry.rules.packing import MARKERS, answer_track, is_rear, mark_at, space_of, track_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import (
    MOVE,
    activate,
    advance_marker,
    bonus_price,
    cost,
    differs,
    follow_die,
    regress_marker,
    space_index,
)
from spielwerk.games.tapestry.rules.tracks.markers import blocked, distinct_markers, marker_of, movable, retreatable
from spielwerk.games.tapestry.rules.words import (
    ADVANCES_AFTER_END,
    ALL,
    ALL_TRACKS,
    FOUR,
    LAST,
    LAST_INCOME,
    MAY_STAY,
    MOVED,
    PAST_END,
    RESOURCES,
    TECHNOLOGY,
    TRACKS,
    WITH,
)

PAID_BY: Final = {PAY_TILES: DISCARD_TILES, PAY_CARDS: DISCARD_CARDS, PAY_TECHS: DISCARD_TECHS}
"""How a bonus is paid that costs no resources."""


class MarkerPick(Pick):
    """A marker: the track, with `rear` for the hindmost of two."""

    def __init__(self, name: str) -> None:
        super().__init__(name, MARKERS, ("track",))

    def words(self, arg: int) -> str:
        return TRACKS[answer_track(arg)] + ("-rear" if is_rear(arg) else "")

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [
            arg for arg in range(2 * s.tracks) if not is_rear(arg) or len(distinct_markers(p, answer_track(arg))) > 1
        ]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        p = s.players[frame[SEAT]]
        marker = marker_of(p, arg)
        if marker == NONE:
            return Reason("no-marker", {"track": TRACKS[answer_track(arg)]})
        if blocked(s, p, answer_track(arg)):
            return Reason("track-closed", {"track": TRACKS[answer_track(arg)]})
        if space_of(p.marks[marker]) == LAST:
            return Reason("track-end", {"track": TRACKS[answer_track(arg)]})
        return Reason("not-possible")


def affordable(s: TapestryState, p: Player, track: int, space: int) -> bool:
    own, other = cost(s, track, space)
    if differs(s, track, space):
        return sum([1 for amount in p.res if amount]) >= other
    return (not own or p.res[track] >= own) and total(p.res) >= own + other


class Advance(MarkerPick):
    """`advance TRACK`: pay, move, benefit, bonus."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        if not p.era or (p.era == LAST_INCOME and not p.passive[ADVANCES_AFTER_END]):
            return []
        # Every space costs something (p.18).
        if not total(p.res):
            return []
        return [
            arg
            for arg in movable(s, p, ALL_TRACKS)
            if affordable(s, p, answer_track(arg), space_of(p.marks[marker_of(p, arg)]) + 1)
        ]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        p = s.players[frame[SEAT]]
        if not p.era:
            return Reason("income-first")
        if p.era == LAST_INCOME and not p.passive[ADVANCES_AFTER_END]:
            return Reason("no-advance-left")
        marker = marker_of(p, arg)
        if arg in movable(s, p, ALL_TRACKS):
            track, space = answer_track(arg), space_of(p.marks[marker]) + 1
            own, other = cost(s, track, space)
            facts: dict[str, int | str] = {"track": TRACKS[track], "own": own, "any": other}
            return Reason("too-dear-kinds", facts) if differs(s, track, space) else Reason("too-dear", facts)
        return super().reason(s, frame, arg)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        track = answer_track(arg)
        space = space_of(p.marks[marker_of(p, arg)]) + 1
        own, other = cost(s, track, space)
        if own:
            pay(s, p, track, own, COST)
        s.ask(RUN_EFFECT, p.seat, space_row(space_index(track, space)).number, MOVE.number, arg)
        if other:
            s.ask(PAY, p.seat, COST, other, ALL if differs(s, track, space) else 0)


def kinds_left(frame: Frame) -> int:
    """The resources a payment may still be made with, as a mask: all, unless they must differ."""
    return frame[B] if frame[KIND] == PAY and frame[B] else ALL


class Pay(ResourcePick):
    """`pay RESOURCE`: one of any kind, for an advance or for a bonus."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        kind, _, _, space, free = frame
        if kind == BONUS and (s.own.values.spaces[space].pay != PAY_ANY or free):
            return []
        return numbers(FOUR)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        res = s.players[frame[SEAT]].res
        kinds = kinds_left(frame)
        return [kind for kind in self.candidates(s, frame) if res[kind] and kinds >> kind & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if not kinds_left(frame) >> arg & 1:
            return Reason("same-kind", {"material": RESOURCES[arg]})
        return Reason("none-left", {"material": RESOURCES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        pay(s, p, arg, 1, COST)
        if frame[KIND] == BONUS:
            row = s.own.values.spaces[frame[A]]
            s.ask(RUN_EFFECT, p.seat, row.number, row.bonus, 1)
            if row.price > 1:
                s.ask(PAY, p.seat, row.number, row.price - 1)
        else:
            _, _, source, left, kinds = frame
            if left > 1:
                s.ask(PAY, p.seat, source, left - 1, kinds & ~(1 << arg))


class TakeBonus(ConditionalWord):
    """`bonus`: a bonus that is free, or that is paid with tiles or cards."""

    def has(self, s: TapestryState, frame: Frame) -> bool:
        _, _, _, space, free = frame
        return s.own.values.spaces[space].pay != PAY_ANY or free > 0

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, space, free = frame
        p = s.players[seat]
        row = s.own.values.spaces[space]
        price = bonus_price(s, p, space, free == 1)
        s.ask(RUN_EFFECT, p.seat, row.number, row.bonus, 1)
        if price:
            s.ask(PAID_BY[row.pay], p.seat, COST, price)


class Step(MarkerPick):
    """`step TRACK`: a free advance, as the effect says with or without benefit and bonus."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, tracks, mode = frame
        p = s.players[seat]
        found = movable(s, p, tracks)
        if mode & ~MAY_STAY == PAST_END:
            for track in range(s.tracks):
                if tracks >> track & 1 and not blocked(s, p, track):
                    for arg in distinct_markers(p, track):
                        if space_of(p.marks[marker_of(p, arg)]) == LAST:
                            found.append(arg)
        return found

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        tracks = frame[A]
        return [arg for arg in super().candidates(s, frame) if tracks >> answer_track(arg) & 1]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, _, mode = frame
        p = s.players[seat]
        advance_marker(s, p, marker_of(p, arg), mode & ~MAY_STAY, source)


class Stay(ConditionalWord):
    """`stay`: where an advance may be declined (p.9)."""

    def has(self, s: TapestryState, frame: Frame) -> bool:
        mode = frame[B]
        return mode & MAY_STAY > 0


class Back(MarkerPick):
    """`back TRACK`: one space back."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, tracks, _ = frame
        return retreatable(s.players[seat], tracks)

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        tracks = frame[A]
        return [arg for arg in super().candidates(s, frame) if tracks >> answer_track(arg) & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("at-start", {"track": TRACKS[answer_track(arg)]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, _, mode = frame
        p = s.players[seat]
        regress_marker(s, p, marker_of(p, arg), mode & ~MAY_STAY, source)


class Restart(TrackPick):
    """`start TRACK`: where the marker goes that has reached AI Singularity (p.19)."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        p.marks = replaced(p.marks, p.marks.index(mark_at(TECHNOLOGY, LAST)), mark_at(arg, 0))
        p.singularity = 1
        s.tell(MOVED, p.seat, arg, 0, frame[SOURCE])


def repeatable(s: TapestryState, p: Player, owner: Player) -> list[int]:
    """Markers of an owner on spaces that the player has not activated in this turn (p.6, p.20)."""
    found: list[int] = []
    for track in range(s.tracks):
        for arg in distinct_markers(owner, track):
            space = space_of(owner.marks[marker_of(owner, arg)])
            if space and not (p.seat == s.turn and s.activated >> space_index(track, space) & 1):
                found.append(arg)
    return found


class Repeat(MarkerPick):
    """`repeat TRACK`: benefit and bonus of the space the player's marker is on."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return repeatable(s, p, p)

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        p = s.players[frame[SEAT]]
        marker = marker_of(p, arg)
        if marker == NONE or not space_of(p.marks[marker]):
            return Reason("at-start", {"track": TRACKS[answer_track(arg)]})
        return Reason("activated-already", {"track": TRACKS[answer_track(arg)]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        mark = p.marks[marker_of(p, arg)]
        activate(s, p, space_index(track_of(mark), space_of(mark)), WITH)


class ChooseFace(TrackPick):
    """`face TRACK`: which of two rolls of the science die counts (Empiricism)."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        tracks = frame[A]
        return [track for track in range(s.tracks) if tracks >> track & 1]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, _, mode = frame
        follow_die(s, s.players[seat], arg, mode, source)


ADVANCE: Final = Advance("advance")
PAY_RESOURCE: Final = Pay("pay")
TAKE_BONUS: Final = TakeBonus("bonus")
SKIP: Final = Word("skip", SKIPPING)
STEP_ON: Final = Step("step")
STAY: Final = Stay("stay", SKIPPING)
STEP_BACK: Final = Back("back")
RESTART_ON: Final = Restart("start")
REPEAT_SPACE: Final = Repeat("repeat")
CHOOSE_FACE: Final = ChooseFace("face")
