"""Moving markers on the tracks: landmarks first, then the benefit, then the bonus (p.6, p.28)."""

from typing import Final

from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.achievements import came_onto
from spielwerk.games.tapestry.rules.capital.footprints import LANDMARK_NAMES
from spielwerk.games.tapestry.rules.capital.landmarks import gain_landmark
from spielwerk.games.tapestry.rules.catalog import BY_KIND, PAY_ANY, PAY_TECHS, space_row
from spielwerk.games.tapestry.rules.counting import tech_count
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import FACE, OFFER_BONUS, RUN_EFFECT, SCIENCE_DIE_CHOICE, STEP
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.moments import fire, fire_others
from spielwerk.games.tapestry.rules.packing import space_of, track_of, unpack_choice
from spielwerk.games.tapestry.rules.stand_ins import rows
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import SCIENCE_DIE, rolls, watch
from spielwerk.games.tapestry.rules.tracks.markers import marker_of, markers
from spielwerk.games.tapestry.rules.words import (
    ARTS,
    BENEFIT_DUE,
    BENEFIT_OF_OTHER,
    BONUS_FREE,
    BOTH_FREE,
    FOUR,
    FREE_BONUS,
    LANDMARK_REACHED,
    LAST,
    MAY_STAY,
    MOVED,
    PAST_END,
    SCIENCE_ROLLS,
    SPACE_ENTERED,
    SPACE_ENTERED_BY_OTHER,
    TECHNOLOGY,
    WITH,
    WITHOUT,
)

TIERS: Final = (1, 4, 7, 10)
THIRD: Final = 2
"""Tier III, as `tier` counts."""
TRACK_LANDMARKS: Final[tuple[tuple[int, ...], ...]] = (
    *((6, 7, 8), (0, 1, 2), (9, 10, 11), (3, 4, 5)),
    tuple([LANDMARK_NAMES.index(f"arts-landmark-{tier}") for tier in ("ii", "iii", "iv")]),
)
"""For each track the landmarks of tiers II, III and IV."""
_ARTS_COSTS: Final[list[tuple[int, int, bool]]] = sorted(
    [(row["tier"], row["any"], row["different"]) for row in rows("tracks.toml", "cost")]
)
COSTS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    *[((0, 1), (1, 1), (1, 2), (2, 0))] * FOUR,
    tuple([(0, many) for _, many, _ in _ARTS_COSTS]),
)
"""For each track and tier how many of the track's own resource and how many of any kind (p.18)."""
DIFFERENT: Final[tuple[bool, ...]] = tuple([different for _, _, different in _ARTS_COSTS])
"""For each tier of the arts track whether the resources must differ (p.22)."""
PAST_END_POINTS: Final = 5


def tier(space: int) -> int:
    """0 to 3 for tiers I to IV."""
    return (space - 1) // 3


def cost(s: TapestryState, track: int, space: int) -> tuple[int, int]:
    """How many of the track's own resource and how many of any kind entering a space costs (p.18)."""
    return s.own.values.costs[track][space]


def differs(s: TapestryState, track: int, space: int) -> bool:
    """Whether the resources paid must be of different kinds."""
    return track == ARTS and s.own.values.different[tier(space)]


def space_index(track: int, space: int) -> int:
    return track * LAST + space - 1


def place_of(index: int) -> tuple[int, int]:
    """Track and space of an index."""
    return index // LAST, index % LAST + 1


def advance_marker(s: TapestryState, p: Player, marker: int, mode: int, source: int) -> None:
    """One space forward; a marker at the end stays (p.9), for points where the effect says so."""
    mark = p.marks[marker]
    track, space = track_of(mark), space_of(mark) + 1
    if space > LAST:
        if mode == PAST_END:
            gain_vp(s, p, PAST_END_POINTS, source)
        return
    p.marks = replaced(p.marks, marker, mark + 1)
    s.tell(MOVED, p.seat, track, space, source)
    if mode not in (WITHOUT, PAST_END):
        activate_soon(s, p, space_index(track, space), mode, source)
    arrive(s, p, track, space)


def activate_soon(s: TapestryState, p: Player, space: int, mode: int, source: int) -> None:
    """Benefit and bonus of a space just reached: at once, unless something is asked before."""
    if p.on[BENEFIT_DUE] and mode != BONUS_FREE:
        before = len(s.stack)
        s.ask(RUN_EFFECT, p.seat, source, ACTIVATE_SPACE.number, pack_activation(space, mode))
        fire(s, p, BENEFIT_DUE, space)
        if len(s.stack) > before + 1:
            return
        s.stack.pop()
    activate(s, p, space, mode)


def pack_activation(space: int, mode: int) -> int:
    return space * 8 + mode


def unpack_activation(packed: int) -> tuple[int, int]:
    return packed >> 3, packed & 7


def arrive(s: TapestryState, p: Player, track: int, space: int) -> None:
    """What an advance brings in addition to benefit and bonus: moments of entering the space, and the landmark of a
    tier."""
    enter(s, p, track, space)
    if space in TIERS and space > 1:
        reach_landmark(s, p, TRACK_LANDMARKS[track][tier(space) - 1])


def enter(s: TapestryState, p: Player, track: int, space: int) -> None:
    """A marker enters a space by an advance: achievement, and moments of components."""
    came_onto(s, p, space)
    fire(s, p, SPACE_ENTERED, space_index(track, space))
    fire_others(s, p, SPACE_ENTERED_BY_OTHER, space_index(track, space))


def reach_landmark(s: TapestryState, p: Player, landmark: int) -> None:
    """The first to enter a tier takes its landmark (p.6)."""
    fire(s, p, LANDMARK_REACHED, landmark)
    gain_landmark(s, p, landmark, BY_KIND["landmark"][landmark].number)


def regress_marker(s: TapestryState, p: Player, marker: int, mode: int, source: int) -> None:
    """One space back, with that space's benefit unless the effect says otherwise; never a landmark."""
    mark = p.marks[marker]
    track, space = track_of(mark), space_of(mark) - 1
    p.marks = replaced(p.marks, marker, mark - 1)
    s.tell(MOVED, p.seat, track, space, source)
    if mode != WITHOUT and space > 0:
        activate(s, p, space_index(track, space), mode)


def activate(s: TapestryState, p: Player, space: int, mode: int) -> None:
    """Benefit and bonus of a space, each space once in a player's own turn (p.6, p.14)."""
    row = space_row(space)
    if mode == BONUS_FREE:
        s.ask(OFFER_BONUS, p.seat, row.number, space, 1)
        return
    if p.seat == s.turn:
        if s.activated >> space & 1:
            return
        s.activated |= 1 << space
    if mode in (WITH, BOTH_FREE):
        s.ask(OFFER_BONUS, p.seat, row.number, space, 1 if mode == BOTH_FREE else 0)
    gain_benefit(s, p, space)


def gain_benefit(s: TapestryState, p: Player, space: int) -> None:
    """The benefit, then what others gain from it."""
    row = s.own.values.spaces[space]
    fire_others(s, p, BENEFIT_OF_OTHER, space)
    s.ask(RUN_EFFECT, p.seat, row.number, row.benefit, 1)


def bonus_price(s: TapestryState, p: Player, space: int, free: bool) -> int:
    """What the bonus costs the player: 0 where it is free."""
    row = s.own.values.spaces[space]
    if free or (row.pay == PAY_ANY and p.passive[FREE_BONUS]):
        return 0
    return s.nano if row.pay == PAY_TECHS else row.price


def can_pay(p: Player, kind: int, price: int) -> bool:
    """Whether the player has what a bonus is paid with, in the order of PAYMENTS."""
    return price == 0 or (sum(p.res), len(p.tiles), len(p.hand), tech_count(p))[kind] >= price


def research(s: TapestryState, p: Player, mode: int, source: int, more: int = 0) -> None:
    """Roll the science die; the player may follow it (p.9). There may be `more` rolls to choose from."""
    if s.die_choice:
        s.ask(SCIENCE_DIE_CHOICE, p.seat, source, RESEARCH.number, pack_research(mode, more))
    else:
        research_with(s, p, mode, source, more, s.tracks)


def roll_chosen(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """Research with the die that the player has chosen (p.15)."""
    faces, told = unpack_choice(operand)
    mode, more = unpack_research(told)
    research_with(s, p, mode, source, more, faces)


def pack_research(mode: int, more: int) -> int:
    return mode + 16 * more


def unpack_research(packed: int) -> tuple[int, int]:
    return packed % 16, packed // 16


def research_with(s: TapestryState, p: Player, mode: int, source: int, more: int, sides: int) -> None:
    faces = rolls(s, p, SCIENCE_DIE, sides, more + min(1, p.passive[SCIENCE_ROLLS]))
    if len(set(faces)) > 1:
        s.ask(FACE, p.seat, source, sum([1 << track for track in range(s.tracks) if track in faces]), mode)
    else:
        follow_die(s, p, faces[0], mode, source)
    watch(s, p, SCIENCE_DIE, faces[0])


def follow_die(s: TapestryState, p: Player, track: int, mode: int, source: int) -> None:
    found = [marker for marker in markers(p, track) if marker != NONE]
    at_end = [marker for marker in found if space_of(p.marks[marker]) == LAST]
    if mode == PAST_END and len(at_end) == len(found) and (found or (track == TECHNOLOGY and p.singularity)):
        gain_vp(s, p, PAST_END_POINTS, source)
    else:
        s.ask(STEP, p.seat, source, 1 << track, mode | MAY_STAY)


def move_by_answer(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """The move of an advance turn, once its cost is paid."""
    advance_marker(s, p, marker_of(p, operand), WITH, source)


def activate_space(s: TapestryState, p: Player, source: int, operand: int) -> None:
    space, mode = unpack_activation(operand)
    activate(s, p, space, mode)


ACTIVATE_SPACE: Final = Mechanic("activate-space", activate_space)
MOVE: Final = Mechanic("move-marker", move_by_answer)
RESEARCH: Final = Mechanic("research-chosen", roll_chosen)
