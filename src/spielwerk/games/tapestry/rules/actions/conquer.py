"""Conquering (p.9): a territory, traps, toppling, the dice, and what follows."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, A, Frame, each, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.achievements import conquered
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.explore import HexPick
from spielwerk.games.tapestry.rules.actions.reactions import is_asked
from spielwerk.games.tapestry.rules.catalog import CONQUERING, tile_row
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, run
from spielwerk.games.tapestry.rules.frames import (
    AFTER_CONQUEST,
    ALL_DICE,
    ANYWHERE,
    AUTOMA_DEFENCE,
    BOTH_DICE,
    BOTH_IF_RIVAL,
    DICE_ORDER,
    DIE,
    EMPTY,
    GAIN_DIE,
    NEAR_START,
    ONLY_RED,
    RESULT,
    RIVAL,
    ROLL_CONQUEST,
    TOPPLE,
    TRAP,
)
from spielwerk.games.tapestry.rules.gains import gain, gain_vp
from spielwerk.games.tapestry.rules.map.board import CELL_NAMES, PRINTED, cell_of
from spielwerk.games.tapestry.rules.map.outposts import place_outpost
from spielwerk.games.tapestry.rules.map.pieces import conquest_targets, controller, protected, stands, topple
from spielwerk.games.tapestry.rules.moments import fire, fire_others
from spielwerk.games.tapestry.rules.packing import die_of, face_of, pack_cell, result_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_DIE, RED_DIE, rolls, watch
from spielwerk.games.tapestry.rules.words import (
    BOTH_DICE_FROM_RIVALS,
    COIN,
    CONQUERED,
    CONQUEST_BEGUN,
    CONQUEST_ROLLED,
    CULTURE,
    DIE_LEFT_BY_OTHER,
    FOOD,
    TERRITORY_CONQUERED,
    WORKER,
)

RED: Final = 0
BLACK: Final = 1
DICE: Final = ("red", "black")
FACES: Final = 6
RED_POINTS: Final[tuple[int, ...]] = (4, 5, 6, 7)
BLACK_RESOURCES: Final[tuple[int, ...]] = (COIN, WORKER, FOOD, CULTURE)


class Conquer(HexPick):
    """`conquer HEX`."""

    def mask(self, s: TapestryState, frame: Frame) -> int:
        _, seat, _, how, _ = frame
        p = s.players[seat]
        targets = conquest_targets(s, p, how & ANYWHERE > 0, how & EMPTY > 0)
        return targets & s.board.near[p.start] if how & NEAR_START else targets

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        _, seat, _, how, _ = frame
        p = s.players[seat]
        cell = cell_of(s.board, arg)
        facts: dict[str, int | str] = {"hex": CELL_NAMES[arg]}
        if not s.explored >> cell & 1:
            return Reason("unexplored", facts)
        if p.territory >> cell & 1:
            return Reason("yours-already", facts)
        if len(s.pieces[cell]) > 1:
            return Reason("two-pieces", facts)
        if protected(s, p, cell):
            return Reason("allied", facts)
        if how & NEAR_START and not s.board.near[p.start] >> cell & 1:
            return Reason("not-next-to-start", facts)
        return Reason("not-next-to-yours", facts)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, how, _ = frame
        conquer(s, s.players[seat], cell_of(s.board, arg), how)


def conquer(s: TapestryState, p: Player, cell: int, how: int) -> None:
    """The order of p.9 and the facts: outpost, trap, topple, dice, leftovers."""
    if controller(s, cell) != NONE:
        how |= RIVAL
    s.ask_in_order(
        [
            frame_of(ROLL_CONQUEST, p.seat, CONQUERING, cell, how),
            frame_of(AFTER_CONQUEST, p.seat, CONQUERING, cell, how),
        ]
    )
    march_in(s, p, cell)


def march_in(s: TapestryState, p: Player, cell: int) -> None:
    """The outpost, then the defender's reaction: a person is asked, the Automa turns its cards over."""
    defender = controller(s, cell)
    fire(s, p, CONQUEST_BEGUN, cell)
    place_outpost(s, p, cell)
    s.tell(CONQUERED, p.seat, cell, defender, CONQUERING)
    if defender != NONE:
        asked = [defender] if is_asked(s, p, s.players[defender]) else []
        defends = [defender] if defender == s.automa.seat else []
        s.ask_in_order(
            [
                *each(TRAP, asked, CONQUERING, cell, p.seat),
                *each(AUTOMA_DEFENCE, defends, CONQUERING, cell, p.seat),
                frame_of(TOPPLE, p.seat, CONQUERING, cell, defender),
            ]
        )


def conquer_without_dice(s: TapestryState, p: Player, cell: int) -> None:
    """As the Automa conquers: it gains nothing from dice."""
    s.ask(AFTER_CONQUEST, p.seat, CONQUERING, cell)
    march_in(s, p, cell)


def finish_toppling(s: TapestryState, attacker: Player, cell: int, defender: int) -> None:
    """Unless a reaction has toppled the attacker or removed the defender, the defender is toppled."""
    mine = any(piece == attacker.seat for piece in s.pieces[cell])
    if mine and stands(s, cell, defender):
        topple(s, cell, defender, attacker)


def roll_conquest(s: TapestryState, p: Player, cell: int, how: int) -> None:
    rival = how & RIVAL > 0
    both = how & BOTH_DICE or (rival and (how & BOTH_IF_RIVAL or p.passive[BOTH_DICE_FROM_RIVALS]))
    roll_dice(s, p, cell, CONQUERING, ALL_DICE if both else 0)


def roll_both(s: TapestryState, p: Player, cell: int, source: int) -> None:
    """Both conquer dice are rolled and gained for a territory."""
    roll_dice(s, p, cell, source, ALL_DICE)


def roll_dice(s: TapestryState, p: Player, cell: int, source: int, which: int) -> None:
    """One result is taken, or one of each die; with foresight there are two rolls of each."""
    reds = rolls(s, p, RED_DIE, FACES)
    blacks = rolls(s, p, BLACK_DIE, FACES)
    if source == CONQUERING:
        fire(s, p, CONQUEST_ROLLED, pack_rolls(reds, cell))
    if len(reds) > 1:
        s.ask(RESULT, p.seat, source, pack_results(reds, blacks), pack_cell(cell, which))
    elif which == ALL_DICE:
        s.ask_in_order(
            [
                frame_of(GAIN_DIE, p.seat, source, result_of(RED, reds[0]), cell),
                frame_of(GAIN_DIE, p.seat, source, result_of(BLACK, blacks[0]), cell),
            ]
        )
    else:
        s.ask(DIE, p.seat, source, pack_faces(reds[0], blacks[0]), cell)
    watch(s, p, BLACK_DIE, blacks[0], cell)
    watch(s, p, RED_DIE, reds[0], cell)


def gain_red(s: TapestryState, p: Player, cell: int, source: int, reds: list[int]) -> None:
    """A red die gained in any case; with foresight one of two rolls."""
    if len(reds) > 1:
        s.ask(RESULT, p.seat, source, pack_results(reds, [0, 0]), pack_cell(cell, ONLY_RED))
    else:
        s.ask(GAIN_DIE, p.seat, source, result_of(RED, reds[0]), cell)


def order_matters(s: TapestryState, frame: Frame) -> bool:
    """Whether both dice are gained together and the reward of a territory is more than a resource: benefits come in
    any order (p.28). For those who have finished only the points are left (p.15)."""
    if not s.stack or s.players[frame[SEAT]].done:
        return False
    other = s.stack[-1]
    if other[KIND] != GAIN_DIE or other[SEAT] != frame[SEAT] or die_of(other[A]) == die_of(frame[A]):
        return False
    _, _, _, result, cell = frame if die_of(frame[A]) == BLACK else other
    if face_of(result) < len(BLACK_RESOURCES) or cell == NONE:
        return False
    tile = s.tile[cell]
    return tile < PRINTED and not EFFECTS[tile_row(tile).reward].silent()


def gain_die(s: TapestryState, p: Player, result: int, cell: int, source: int) -> None:
    """A face of a conquer die, see packing.py; printed territories have no reward."""
    die, face = die_of(result), face_of(result)
    if die == RED:
        gain_vp(s, p, RED_POINTS[face] if face < len(RED_POINTS) else how_many(p.territory), source)
    elif face < len(BLACK_RESOURCES):
        gain(s, p, BLACK_RESOURCES[face], 1, source)
    elif cell != NONE:
        territory_reward(s, p, cell)


def territory_reward(s: TapestryState, p: Player, cell: int) -> None:
    tile = s.tile[cell]
    if tile < PRINTED:
        row = tile_row(tile)
        run(s, p.seat, row.reward, row.number)


class ChooseDie(Pick):
    """`die red|black`: which result to take, or which of both to gain first."""

    def __init__(self) -> None:
        super().__init__("die", len(DICE), ("die",))

    def words(self, arg: int) -> str:
        return DICE[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return [RED, BLACK]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        if frame[KIND] == DICE_ORDER:
            _, seat, source, result, cell = s.stack.pop(-1 if die_of(s.stack[-1][A]) == arg else -2)
            gain_die(s, s.players[seat], result, cell, source)
        else:
            _, seat, _, faces, cell = frame
            red, black = unpack_faces(faces)
            results = (result_of(RED, red), result_of(BLACK, black))
            take_result(s, s.players[seat], results[arg], results[1 - arg], cell)


def take_result(s: TapestryState, p: Player, taken: int, left: int, cell: int) -> None:
    """One die is gained; the other one is offered to those who may want it."""
    fire_others(s, p, DIE_LEFT_BY_OTHER, pack_left(left, cell))
    s.ask(GAIN_DIE, p.seat, CONQUERING, taken, cell)


def pack_rolls(reds: list[int], cell: int) -> int:
    """One or two rolls of the red die, counted from 1, and the cell."""
    return cell * 64 + sum([face + 1 << 3 * place for place, face in enumerate(reds)])


def unpack_rolls(packed: int) -> tuple[list[int], int]:
    return [(packed >> shift & 7) - 1 for shift in (0, 3) if packed >> shift & 7], packed // 64


def pack_faces(red: int, black: int) -> int:
    """One roll of each die."""
    return red + 8 * black


def unpack_faces(packed: int) -> tuple[int, int]:
    return packed & 7, packed >> 3


def pack_results(reds: list[int], blacks: list[int]) -> int:
    """Two rolls of each die."""
    return reds[0] | reds[1] << 3 | blacks[0] << 6 | blacks[1] << 9


def unpack_results(packed: int) -> tuple[list[int], list[int]]:
    return [packed >> shift & 7 for shift in (0, 3)], [packed >> shift & 7 for shift in (6, 9)]


def pack_left(result: int, cell: int) -> int:
    """A result and the cell."""
    return result + 16 * cell


def unpack_left(packed: int) -> tuple[int, int]:
    return packed & 15, packed >> 4


def after_conquest(s: TapestryState, p: Player, cell: int) -> None:
    """The middle island's achievement follows its reward (p.15)."""
    if p.territory >> cell & 1:
        conquered(s, p, cell)
        fire(s, p, TERRITORY_CONQUERED, cell)


CONQUER_HEX: Final = Conquer("conquer")
CHOOSE_DIE: Final = ChooseDie()
