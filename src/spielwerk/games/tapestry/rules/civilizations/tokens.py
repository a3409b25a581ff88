"""Civilizations with tokens for others' things: Heralds, Historians, Inventors, Isolationists, Traders."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import Frame
from spielwerk.games.tapestry.rules.actions.cards import acts_when_played, copyable
from spielwerk.games.tapestry.rules.actions.conquer import territory_reward
from spielwerk.games.tapestry.rules.actions.techs import TechPick, gained_once, tech, upgrade
from spielwerk.games.tapestry.rules.cards.playing import card_at, use_card
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS
from spielwerk.games.tapestry.rules.civilizations.predictions import check_predictions
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import HexMechanic, Mechanic, ScoringMechanic, run
from spielwerk.games.tapestry.rules.frames import (
    CARD,
    DISCARD_TILES,
    MARK,
    MAY,
    ON_FIRE,
    ONLY_PLAYED,
    OPPONENT,
    OPTIONAL,
    OPTIONAL_HEX,
    PLAY,
)
from spielwerk.games.tapestry.rules.gains import discard_card, gain, gain_card, gain_vp, top_card
from spielwerk.games.tapestry.rules.map.pieces import add_piece, land_at, sides_at
from spielwerk.games.tapestry.rules.state import COPIED, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOOD, FOUR, MYSTICS, OUTPOST, TERRAINS, TOKEN, WORKER

SQUARE_POINTS: Final = 3
LAND_POINTS: Final = (0, 5, 10, 16, 23, 31, 40)
"""For the largest land mass of the Isolationists; six and more are worth the last."""


# Heralds


def herald_the_fire(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A card may be played onto the printed first era. The adjustment draws until one acts when played (p.32)."""
    how = OPTIONAL | ON_FIRE
    if s.adjusted:
        how |= ONLY_PLAYED
        draw_until_played(s, p, source)
    s.ask(PLAY, p.seat, source, how, NONE)


def draw_until_played(s: TapestryState, p: Player, source: int) -> None:
    """Everybody sees the cards; those that do not fit are discarded."""
    for _ in range(len(s.cards) + len(s.discards)):
        card = top_card(s)
        gain_card(s, p, card, source)
        if acts_when_played(card):
            p.shown.append(card)
            return
        discard_card(s, p, card, source)


def herald(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.memo[COMPONENTS[source].index] and copyable(s):
        s.ask(CARD, p.seat, source, PROCLAIM.number, 1)


def proclaim(s: TapestryState, p: Player, source: int, place: int) -> None:
    """A token on a card that acts when played; its ability happens again."""
    p.memo[COMPONENTS[source].index] -= 1
    mat = s.players[place // FOUR].mat
    stack = mat[place % FOUR]
    mat[place % FOUR] = (*stack[:-1], stack[-1] | COPIED)
    use_card(s, p, card_at(s, place))


# Historians: memo holds the uncovered squares in bits 0 to 3 and opponents with a token from bit 4 on.


def chronicle(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.tiles and p.memo[COMPONENTS[source].index] & 15 != 15:
        s.ask(MAY, p.seat, source, GIVE_TOKEN.number)


def give_token(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A territory tile is the price of giving a token away."""
    s.ask(OPPONENT, p.seat, source, RECEIVE.number, s.opponents(p.seat))
    s.ask(DISCARD_TILES, p.seat, source, 1)


def receive(s: TapestryState, p: Player, source: int, seat: int) -> None:
    p.memo[COMPONENTS[source].index] |= 1 << (4 + seat)
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
        s.players[seat].memo[COMPONENTS[source].index] |= 1 << self.square

    def possible(self, s: TapestryState, seat: int) -> bool:
        for civ in s.players[seat].civs:
            if BY_KIND["civilization"][civ].name == "historians":
                return not s.players[seat].memo[civ] >> self.square & 1
        return False


def _nothing(s: TapestryState, p: Player, source: int, times: int) -> None:
    pass


def historians_squares(s: TapestryState, p: Player, source: int, times: int) -> None:
    uncovered = p.memo[COMPONENTS[source].index]
    for square in range(FOUR):
        if uncovered >> square & 1:
            if square in (0, 3):
                gain_vp(s, p, SQUARE_POINTS, source)
            else:
                gain(s, p, FOOD if square == 1 else WORKER, 1, source)


# Inventors


def mark_invention(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.memo[COMPONENTS[source].index]:
        s.ask(MARK, p.seat, source)


class MarkTech(TechPick):
    """`mark NAME`: a token on any card below the top row upgrades it, whatever it needs."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        cards = [card for p in s.players for card in p.bottom + p.middle if not s.flipped >> card & 1]
        return sorted([card for card in cards if not self.forbidden(s, frame[1], card)])

    def forbidden(self, s: TapestryState, seat: int, card: int) -> bool:
        """Nobody takes another's card to the top row whose square is gained only once (p.8)."""
        return gained_once(s, card) and any(card in p.middle for p in s.players if p.seat != seat)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        p.memo[COMPONENTS[frame[2]].index] -= 1
        s.invented |= 1 << arg
        for owner in s.players:
            if arg in owner.bottom or arg in owner.middle:
                if owner.seat != p.seat and arg in owner.bottom:
                    s.ask(MAY, p.seat, frame[2], SHARE.number, arg)
                upgrade(s, owner, arg, frame[2])
                return


def share_invention(s: TapestryState, p: Player, source: int, card: int) -> None:
    run(s, p.seat, tech(card).now, tech(card).number)


def take_invention(s: TapestryState, p: Player, source: int, card: int) -> None:
    """A marked card that has reached the top row comes to the bottom row of the Inventors (p.29)."""
    for seat in s.others(p.seat):
        owner = s.players[seat]
        for row in (owner.bottom, owner.middle, owner.top):
            if card in row:
                row.remove(card)
                p.bottom.append(card)
                if p.passive[MYSTICS]:
                    check_predictions(s, p)
                return


# Isolationists


def linked(s: TapestryState, cell: int, side: int, other: int, terrain: int) -> bool:
    """Whether the terrain runs across a side."""
    a, b = sides_at(s, cell)[side]
    c, d = sides_at(s, other)[(side + 3) % 6]
    return (a == terrain and d == terrain) or (b == terrain and c == terrain)


def largest_land_mass(s: TapestryState, p: Player) -> int:
    """Most controlled territories joined by one kind of land; the middle island joins nothing (p.29)."""
    best = 0
    for terrain in range(1, len(TERRAINS)):
        left = sum([1 << cell for cell in cells(p.territory) if land_at(s, cell) >> terrain & 1])
        while left:
            edge = left & -left
            found = 0
            while edge:
                found |= edge
                left &= ~edge
                reached = 0
                for cell in cells(edge):
                    for side in range(6):
                        other = s.board.next[cell][side]
                        if other >= 0 and left >> other & 1 and linked(s, cell, side, other, terrain):
                            reached |= 1 << other
                edge = reached
            best = max(best, found.bit_count())
    return best


def score_land_mass(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, LAND_POINTS[min(largest_land_mass(s, p), len(LAND_POINTS) - 1)], source)


# Traders


def trading_places(s: TapestryState, p: Player, operand: int) -> int:
    """Empty territories, and those with a single outpost of an opponent and nothing else."""
    mask = 0
    for cell in cells(s.explored):
        pieces = s.pieces[cell]
        if not pieces or (len(pieces) == 1 and pieces[0] >> 3 == OUTPOST and pieces[0] & 7 != p.seat):
            mask |= 1 << cell
    return mask


def trade_post(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.memo[COMPONENTS[source].index] and trading_places(s, p, 0):
        s.ask(OPTIONAL_HEX, p.seat, source, OPEN_POST.number)


def open_post(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """Points for opponents around an empty territory, or the reward of a territory with an outpost."""
    p.memo[COMPONENTS[source].index] -= 1
    empty = not s.pieces[cell]
    add_piece(s, cell, TOKEN, p.seat)
    if empty:
        rivals = 0
        for other in s.players:
            if other.seat != p.seat:
                rivals += (other.territory & s.board.near[cell]).bit_count()
        gain_vp(s, p, rivals, source)
    else:
        territory_reward(s, p, cell)


Mechanic("herald-the-fire", herald_the_fire)
Mechanic("herald", herald)
PROCLAIM: Final = Mechanic("proclaim", proclaim)
Mechanic("chronicle", chronicle)
GIVE_TOKEN: Final = Mechanic("give-token", give_token)
RECEIVE: Final = Mechanic("receive-token", receive)
Mechanic("hand-out-tokens", hand_out_tokens)
ScoringMechanic("historians-squares", historians_squares)
SQUARES: Final = OneOf(
    "one-of",
    [Uncover("points-left", 0), Uncover("square-food", 1), Uncover("square-worker", 2), Uncover("points-right", 3)],
)
Mechanic("mark-invention", mark_invention)
SHARE: Final = Mechanic("share-invention", share_invention)
Mechanic("take-invention", take_invention)
MARK_TECH: Final = MarkTech("mark")
Mechanic("score-land-mass", score_land_mass)
Mechanic("trade-post", trade_post)
OPEN_POST: Final = HexMechanic("open-post", open_post, trading_places)
