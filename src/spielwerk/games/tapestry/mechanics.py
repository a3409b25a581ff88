"""The oddities of tapestry cards and track spaces, each a function named after its mechanic."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.games.tapestry.actions.explore import explore
from spielwerk.games.tapestry.actions.techs import invent_from_deck, replace_display
from spielwerk.games.tapestry.advancing import advance_marker, regress_marker
from spielwerk.games.tapestry.algebra import HexMechanic, Mechanic, run
from spielwerk.games.tapestry.board import PRINTED
from spielwerk.games.tapestry.codes import (
    ALL,
    BONUS_FREE,
    COIN,
    CULTURE,
    FOOD,
    FOUR,
    LAST,
    MARRIAGE_OF_STATE,
    MAY_STAY,
    TECHNOLOGY,
    WITH,
    WITHOUT,
    WORKER,
)
from spielwerk.games.tapestry.dice import SCIENCE_DIE, follow_science, rolls
from spielwerk.games.tapestry.frames import (
    AND_UPGRADE,
    BACK,
    CARD,
    DISCARD_ANY,
    FACE_UP_ONLY,
    HEX,
    INVENT,
    MAY,
    NEAR,
    OPPONENT,
    OPTIONAL_HEX,
    POSITION,
    RESTART,
    RUN_EFFECT,
    STEP,
    TAKE_LANDMARK,
    TO_SPACE,
    TRACK,
    TRADE,
)
from spielwerk.games.tapestry.gains import draw_tiles, gain, gain_any, gain_vp, pay
from spielwerk.games.tapestry.map import can_raise, land_at, raise_outpost
from spielwerk.games.tapestry.playing import begin_ability, card_at
from spielwerk.games.tapestry.positions import blocked, furthest_of_all, marker_of, movable, position
from spielwerk.games.tapestry.state import NONE, Player, TapestryState

BOAST_POINTS: Final = 4
AID_POINTS: Final = 2
OLYMPIC_POINTS: Final = 10
DISCARD_POINTS: Final = 2
TECHNOCRACY_POINTS: Final = 3
MOST_RAISED: Final = 3
DARK_STEPS: Final = 3
TERRAIN_GIVES: Final = (NONE, COIN, FOOD, CULTURE, WORKER)
"""Water, desert, forest, grassland, mountain (Colonialism)."""


def opponents(s: TapestryState, p: Player, *, playing: bool = False) -> int:
    """The other seats as a mask; only those whose game is not over if `playing`."""
    return sum([1 << other.seat for other in s.players if other.seat != p.seat and not (playing and other.done)])


def movable_tracks(s: TapestryState, p: Player, mask: int) -> int:
    tracks = 0
    for arg in movable(s, p, mask):
        tracks |= 1 << arg // 2
    return tracks


# Track spaces


def singularity(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The marker on AI Singularity starts again on any track (p.19)."""
    if TECHNOLOGY * 13 + LAST in p.marks:
        s.ask(RESTART, p.seat, source)


def each_resource(s: TapestryState, p: Player, source: int, times: int) -> None:
    for kind in range(FOUR):
        gain(s, p, kind, 1, source)


def may_replace_display(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(MAY, p.seat, source, REPLACE.number)


# Tapestry cards


def age_of_discovery(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The player advances on the rolled track with all its rewards, then everybody else without."""
    follow_science(s, p, source, DISCOVER.number, rolls(s, p, SCIENCE_DIE, FOUR))


def discover(s: TapestryState, p: Player, source: int, track: int) -> None:
    for seat in reversed(s.others(p.seat)):
        if not s.players[seat].done:
            s.ask(STEP, seat, source, 1 << track, WITHOUT)
    s.ask(STEP, p.seat, source, 1 << track, WITH)


def age_of_wonders(s: TapestryState, p: Player, source: int, times: int) -> None:
    own = len(p.landmarks)
    others = [len(s.players[seat].landmarks) for seat in s.others(p.seat)]
    if own < min(others):
        gain_any(s, p, 2, source)
    elif own > max(others):
        gain_vp(s, p, 12, source)
    else:
        gain_any(s, p, 1, source)
        gain_vp(s, p, 6, source)


def choose_ally(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(OPPONENT, p.seat, source, ALLY.number, opponents(s, p))


def ally(s: TapestryState, p: Player, source: int, seat: int) -> None:
    p.ally = seat


def boast(s: TapestryState, p: Player, source: int, times: int) -> None:
    for track in range(FOUR):
        if furthest_of_all(s, p, track):
            gain_vp(s, p, BOAST_POINTS, source)


def explore_new_tile(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A new tile, and no other, is explored at once (Coal Baron)."""
    s.ask(RUN_EFFECT, p.seat, source, EXPLORE_NEWEST.number, len(p.tiles))
    draw_tiles(s, p, 1, source)


def explore_newest(s: TapestryState, p: Player, source: int, before: int) -> None:
    if len(p.tiles) > before:
        explore(s, p, NEAR, source, p.tiles[-1])


def neighbours_tile(s: TapestryState, p: Player, source: int, times: int) -> None:
    for seat in s.neighbours(p.seat):
        if not s.players[seat].done:
            draw_tiles(s, s.players[seat], 1, source)


def colonial_tiles(s: TapestryState, p: Player, operand: int) -> int:
    """Controlled tiles; territories printed on the map are none (p.30)."""
    return sum([1 << cell for cell in cells(p.territory) if s.tile[cell] < PRINTED])


def choose_colony(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(HEX, p.seat, source, COLONIZE.number)


def colonize(s: TapestryState, p: Player, source: int, cell: int) -> None:
    land = land_at(s, cell)
    for terrain in range(1, len(TERRAIN_GIVES)):
        if land >> terrain & 1:
            gain(s, p, TERRAIN_GIVES[terrain], 1, source)


def choose_bright_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, DARKEN.number, ALL)


def darken(s: TapestryState, p: Player, source: int, track: int) -> None:
    """One space back on three tracks where possible, then three on the fourth, all without rewards (Dark Ages)."""
    for _ in range(DARK_STEPS):
        s.ask(STEP, p.seat, source, 1 << track, WITHOUT)
    for other in range(FOUR - 1, -1, -1):
        if other != track:
            s.ask(BACK, p.seat, source, 1 << other, WITHOUT)


def discard_for_points(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.hand:
        s.ask(DISCARD_ANY, p.seat, source, DISCARD_POINTS)


def choose_dictated(s: TapestryState, p: Player, source: int, times: int) -> None:
    tracks = movable_tracks(s, p, ALL)
    if tracks:
        s.ask(TRACK, p.seat, source, DICTATE.number, tracks)


def dictate(s: TapestryState, p: Player, source: int, track: int) -> None:
    """Closed to all others until after the player's next turn."""
    p.dictated = track
    p.dictates = 2
    s.ask(STEP, p.seat, source, 1 << track, WITH)


def everybody_any(s: TapestryState, p: Player, source: int, times: int) -> None:
    for seat in reversed([p.seat, *s.others(p.seat)]):
        gain_any(s, s.players[seat], 1, source)


def take_landmark(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TAKE_LANDMARK, p.seat, source)


def copy_tapestry(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(CARD, p.seat, source, COPY.number)


def copy_ability(s: TapestryState, p: Player, source: int, place: int) -> None:
    """The ability of an open card, for this era if it is one that lasts (Espionage)."""
    begin_ability(s, p, card_at(s, place))


def guild_trade(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRADE, p.seat, source)


def choose_married_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Another active marriage keeps its track to itself (p.30)."""
    taken = sum(
        [
            1 << q.spouse_track
            for q in s.players
            if q.seat != p.seat and q.passive[MARRIAGE_OF_STATE] and q.spouse_track >= 0
        ]
    )
    s.ask(TRACK, p.seat, source, MARRY_ON.number, ALL & ~taken)


def marry_on(s: TapestryState, p: Player, source: int, track: int) -> None:
    s.ask(OPPONENT, p.seat, source, MARRY.number, opponents(s, p) + 32 * track)


def marry(s: TapestryState, p: Player, source: int, operand: int) -> None:
    p.spouse = operand & 7
    p.spouse_track = operand >> 3


def choose_oil_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, DRILL.number, ALL)


def drill(s: TapestryState, p: Player, source: int, track: int) -> None:
    """The player may advance with rewards, the neighbours without (Oil Magnate)."""
    for seat in reversed(s.neighbours(p.seat)):
        if movable(s, s.players[seat], 1 << track) and not s.players[seat].done:
            s.ask(STEP, seat, source, 1 << track, WITHOUT | MAY_STAY)
    if movable(s, p, 1 << track):
        s.ask(STEP, p.seat, source, 1 << track, WITH | MAY_STAY)


def olympic_host(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Everybody may pay a worker for points; the host's own reward depends on whether an opponent did."""
    s.ask(RUN_EFFECT, p.seat, source, OLYMPIC_REWARD.number, 0)
    for seat in reversed([p.seat, *s.others(p.seat)]):
        other = s.players[seat]
        if other.res[WORKER] and not other.done:
            s.ask(MAY, seat, source, COMPETE.number, p.seat)


def compete(s: TapestryState, p: Player, source: int, host: int) -> None:
    pay(s, p, WORKER, 1, source)
    gain_vp(s, p, OLYMPIC_POINTS, source)
    if p.seat != host:
        for i in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[i]
            if frame[0] == RUN_EFFECT and frame[3] == OLYMPIC_REWARD.number:
                s.stack[i] = (frame[0], frame[1], frame[2], frame[3], 1)
                return


def olympic_reward(s: TapestryState, p: Player, source: int, guests: int) -> None:
    if guests and any(p.covered):
        run(s, p.seat, ANY_BUILDING[0], source)
    else:
        gain(s, p, COIN, 1, source)


ANY_BUILDING: Final[list[int]] = []
"""The effect `any-building`, filled by items.py, which builds it."""


def plea_for_aid(s: TapestryState, p: Player, source: int, times: int) -> None:
    """For each track on which every marker of the others is ahead."""
    for track in range(FOUR):
        behind = True
        for seat in s.others(p.seat):
            other = s.players[seat]
            spaces = [mark % 13 for mark in other.marks if mark // 13 == track] or [position(other, track)]
            behind = behind and min(spaces) > position(p, track)
        if behind:
            gain_vp(s, p, AID_POINTS, source)
            gain_any(s, p, 1, source)


def renaissance(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(RUN_EFFECT, p.seat, source, REBIRTH.number, ALL)


def rebirth(s: TapestryState, p: Player, source: int, left: int) -> None:
    """The tracks left, in an order of the player's choice."""
    tracks = movable_tracks(s, p, left)
    if tracks:
        s.ask(TRACK, p.seat, source, REBORN.number, tracks + 16 * left)


def reborn(s: TapestryState, p: Player, source: int, operand: int) -> None:
    track, left = operand & 7, operand >> 3
    s.ask(RUN_EFFECT, p.seat, source, REBIRTH.number, left & ~(1 << track))
    s.ask(STEP, p.seat, source, 1 << track, BONUS_FREE)


def raise_outposts(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(OPTIONAL_HEX, p.seat, source, RAISE.number, MOST_RAISED)


def fallen(s: TapestryState, p: Player, operand: int) -> int:
    return can_raise(s, p)


def raise_one(s: TapestryState, p: Player, source: int, operand: int) -> None:
    raise_outpost(s, p, operand & 63)
    left = (operand >> 6) - 1
    if left and can_raise(s, p):
        s.ask(OPTIONAL_HEX, p.seat, source, RAISE.number, left)


def can_raise_any(s: TapestryState, p: Player) -> bool:
    return can_raise(s, p) > 0


def choose_levelled_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, LEVEL.number, ALL)


def closest_spaces(s: TapestryState, p: Player, track: int) -> int:
    """The spaces of the closest markers of opponents, one or two, as a mask."""
    own = p.marks[marker_of(p, track * 2)] % 13
    spaces = [mark % 13 for seat in s.others(p.seat) for mark in s.players[seat].marks if mark // 13 == track]
    if not spaces:
        return 0
    nearest = min([abs(space - own) for space in spaces])
    return sum([1 << space for space in {own - nearest, own + nearest} if space in spaces])


def level(s: TapestryState, p: Player, source: int, track: int) -> None:
    if marker_of(p, track * 2) != NONE:
        spaces = closest_spaces(s, p, track)
        if spaces:
            s.ask(TO_SPACE, p.seat, source, MOVE_TO.number, spaces + 8192 * track)


def move_to(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """Forward or back, no rewards but every landmark on the way (Socialism); a closed track stays closed."""
    space, track = operand & 15, operand >> 4
    marker = marker_of(p, track * 2)
    if blocked(s, p, track) and space > p.marks[marker] % 13:
        return
    while p.marks[marker] % 13 < space:
        advance_marker(s, p, marker, WITHOUT, source)
    while p.marks[marker] % 13 > space:
        regress_marker(s, p, marker, WITHOUT, source)


def invent_and_upgrade(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(INVENT, p.seat, source, FACE_UP_ONLY | AND_UPGRADE)


def neighbours_invent(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Right, then left (Steam Tycoon)."""
    for seat in reversed(s.neighbours(p.seat)):
        if not s.players[seat].done:
            invent_from_deck(s, s.players[seat], source)


def technocracy(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Alone in this era: a tech card, upgraded at once; otherwise points (p.30)."""
    if all(s.players[seat].era < p.era for seat in s.others(p.seat)):
        s.ask(INVENT, p.seat, source, AND_UPGRADE)
    else:
        gain_vp(s, p, TECHNOCRACY_POINTS * (len(s.players) - 1), source)


def trade_economy(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(POSITION, p.seat, source)


Mechanic("singularity", singularity)
Mechanic("each-resource", each_resource)
REPLACE: Final = Mechanic("exchange-display", replace_display)
Mechanic("replace-display", may_replace_display)
Mechanic("age-of-discovery", age_of_discovery)
DISCOVER: Final = Mechanic("discover", discover)
Mechanic("age-of-wonders", age_of_wonders)
Mechanic("alliance", choose_ally)
ALLY: Final = Mechanic("ally", ally)
Mechanic("boast-of-superiority", boast)
Mechanic("explore-new-tile", explore_new_tile)
EXPLORE_NEWEST: Final = Mechanic("explore-newest", explore_newest)
Mechanic("neighbours-tile", neighbours_tile)
Mechanic("colonialism", choose_colony)
COLONIZE: Final = HexMechanic("colonize", colonize, colonial_tiles)
Mechanic("dark-ages", choose_bright_track)
DARKEN: Final = Mechanic("darken", darken)
Mechanic("discard-for-points", discard_for_points)
Mechanic("dictatorship", choose_dictated)
DICTATE: Final = Mechanic("dictate", dictate)
Mechanic("everybody-any", everybody_any)
Mechanic("take-landmark", take_landmark)
Mechanic("copy-tapestry", copy_tapestry)
COPY: Final = Mechanic("copy-ability", copy_ability)
Mechanic("guild-trade", guild_trade)
Mechanic("marriage-of-state", choose_married_track)
MARRY_ON: Final = Mechanic("marry-on", marry_on)
MARRY: Final = Mechanic("marry", marry)
Mechanic("oil-magnate", choose_oil_track)
DRILL: Final = Mechanic("drill", drill)
Mechanic("olympic-host", olympic_host)
COMPETE: Final = Mechanic("compete", compete)
OLYMPIC_REWARD: Final = Mechanic("olympic-reward", olympic_reward)
Mechanic("plea-for-aid", plea_for_aid)
Mechanic("renaissance", renaissance)
REBIRTH: Final = Mechanic("rebirth", rebirth)
REBORN: Final = Mechanic("reborn", reborn)
Mechanic("raise-outposts", raise_outposts, can_raise_any)
RAISE: Final = HexMechanic("raise-one", raise_one, fallen)
Mechanic("socialism", choose_levelled_track)
LEVEL: Final = Mechanic("level", level)
MOVE_TO: Final = Mechanic("move-to", move_to)
Mechanic("invent-face-up-and-upgrade", invent_and_upgrade)
Mechanic("neighbours-invent", neighbours_invent)
Mechanic("technocracy", technocracy)
Mechanic("trade-economy", trade_economy)
