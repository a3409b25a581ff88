"""The Historians give tokens to opponents; when one of those gains a landmark, their uncovered squares pay (p.14)."""

from typing import Final

from spielwerk.core.play import frame_of
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic, ScoringMechanic, run
from spielwerk.games.tapestry.rules.frames import DISCARD_TILES, MAY, OPPONENT, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain, gain_vp
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.packing import seat_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOOD, FOUR, LANDMARK_OF_OTHER, WORKER

SQUARE_POINTS: Final = 3
SQUARE_NAMES: Final = ("points-left", "square-food", "square-worker", "points-right")
UNCOVERED: Final = Marks("uncovered", SQUARE_NAMES)
HOLDERS: Final = Marks("holders", "ABCDE")
"""Seats that have a token."""


def chronicle(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.tiles and UNCOVERED.left(p):
        s.ask(MAY, p.seat, source, GIVE_TOKEN.number)


def give_token(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A territory tile is the price of giving a token away."""
    s.ask_in_order(
        [
            frame_of(DISCARD_TILES, p.seat, source, 1),
            frame_of(OPPONENT, p.seat, source, RECEIVE.number, s.opponents(p.seat)),
        ]
    )


def receive(s: TapestryState, p: Player, source: int, seat: int) -> None:
    HOLDERS.mark(p, seat)
    run(s, p.seat, SQUARES.number, source)


def hand_out_tokens(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game: all four tokens are given away at once."""
    for _ in range(FOUR):
        s.ask(OPPONENT, p.seat, source, RECEIVE.number, s.opponents(p.seat))


class Uncover(Mechanic):
    """One of the four squares."""

    def __init__(self, name: str, square: int) -> None:
        super().__init__(name, _nothing)
        self.square = square

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        UNCOVERED.mark(s.players[seat], self.square)

    def possible(self, s: TapestryState, seat: int) -> bool:
        p = s.players[seat]
        return ROW.index in p.civs and not UNCOVERED.marked(p, self.square)


def _nothing(s: TapestryState, p: Player, source: int, times: int) -> None:
    pass


def historians_squares(s: TapestryState, p: Player, source: int, times: int) -> None:
    for square in range(FOUR):
        if UNCOVERED.marked(p, square):
            if square in (0, 3):
                gain_vp(s, p, SQUARE_POINTS, source)
            else:
                gain(s, p, FOOD if square == 1 else WORKER, 1, source)


GIVE_TOKEN: Final = Mechanic("give-token", give_token)
RECEIVE: Final = Mechanic("receive-token", receive)
SQUARES: Final = OneOf(
    "one-of",
    [Uncover(name, square) for square, name in enumerate(SQUARE_NAMES)],
)


def remember_landmark(s: TapestryState, p: Player, source: int, told: int) -> None:
    """An opponent with a token has gained a landmark: all uncovered squares pay."""
    if HOLDERS.marked(p, seat_of(told)):
        s.ask(RUN_EFFECT, p.seat, source, SQUARES_PAY.number, 1)


SQUARES_PAY: Final = ScoringMechanic("historians-squares", historians_squares)


ROW: Final = Civilization(
    "historians",
    "p.14",
    on={LANDMARK_OF_OTHER: Mechanic("remember-landmark", remember_landmark)},
    mat=(
        UNCOVERED,
        HOLDERS,
    ),
    income=Mechanic("chronicle", chronicle),
    turns=EVERY_INCOME,
    late=Mechanic("hand-out-tokens", hand_out_tokens),
)
