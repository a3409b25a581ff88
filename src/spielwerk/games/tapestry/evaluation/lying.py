"""What tapestry cards bring after they are played: at moments, by charms, plots and reserves."""

from math import fsum
from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules.cards.charms import PARTS, part
from spielwerk.games.tapestry.rules.cards.faces import OWN_FROM, card_of
from spielwerk.games.tapestry.rules.cards.occasions import Occasion
from spielwerk.games.tapestry.rules.cards.own_file import COVERED
from spielwerk.games.tapestry.rules.cards.playing import current_space
from spielwerk.games.tapestry.rules.cards.reserving import SPACE_TILES, TECHS, TOKENS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, NOTHING, PERMANENT, Card
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.packing import card_laid, unpack_charmed
from spielwerk.games.tapestry.rules.state import FACE_DOWN, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, MOMENTS

USED: Final = 0.6
"""The share of plots on a card that are ever built on."""
SURE: Final = 0.8
"""A charm whose neighbour is yet to be played."""


def has_more(row: Card) -> bool:
    """Whether it does more than what prices.CARDS covers by name."""
    occasions = [effect for _, effect in row.on if isinstance(EFFECTS[effect], Occasion)]
    charms = row.left != NOTHING or row.right != NOTHING
    return len(occasions) > 0 or charms or row.reserved != NOTHING or len(row.grid) > 0


MORE: Final[list[bool]] = [
    isinstance(row, Card) and (row.index >= OWN_FROM or has_more(row)) for row in BY_KIND["tapestry"]
]
"""For each tapestry card; own cards are checked in their game."""


def more(p: Player, card: int, look: Valuation) -> float:
    """What a card in hand would bring beyond its ability."""
    row = card_of(look.s, card)
    space = min(current_space(p) + 1, FOUR - 1)
    found = held(row, look, 1.0 if row.card_kind != PERMANENT else float(max(1, look.plays)))
    if row.left != NOTHING and p.mat[space - 1]:
        found += look.effect(row.left)
    if row.right != NOTHING and look.plays > 1:
        found += SURE * look.effect(row.right)
    if row.reserved != NOTHING:
        found += SURE * look.effect(row.reserved)
    return found + on_plots(row, 0, look)


def held(row: Card, look: Valuation, eras: float) -> float:
    """What its moments bring in that many eras."""
    found = 0.0
    if row.index >= OWN_FROM:
        for chance in look.s.own.chances[row.index - OWN_FROM]:
            brings = fsum([look.effect(reward) for reward in chance.rewards])
            found += brings * eras * prices.OFTEN[MOMENTS[chance.moment]][1 if chance.where else 0]
        return found
    for moment, number in row.on:
        effect = EFFECTS[number]
        if isinstance(effect, Occasion):
            often = prices.OFTEN[MOMENTS[moment]]
            found += look.effect(effect.reward.number) * eras * (often[1] if effect.where else often[0])
    return found


def on_plots(row: Card, covered: int, look: Valuation) -> float:
    """What the remaining free plots may bring."""
    rewards = list(row.covered)
    if rewards and row.index >= OWN_FROM:
        rewards = look.s.own.deeds[COVERED][row.index - OWN_FROM].parts
    found = fsum([look.effect(reward) for plot, reward in enumerate(rewards) if not covered >> plot & 1])
    if row.full != NOTHING:
        size = sum([line.count("#") for line in row.grid])
        found += look.effect(row.full) * (0.5 + 0.5 * how_many(covered) / size)
    return USED * found


def lying(p: Player, look: Valuation) -> float:
    """What lies on the mat and at its edge: permanent cards, this era's cards described by their rows, reserved
    objects."""
    if not p.permanent and not p.reserved and not p.charmed and not any(MORE[card] for card in p.active):
        return 0.0
    found = fsum([held(card_of(look.s, card), look, 1.0) for card in p.active])
    for card in p.permanent:
        row = card_of(look.s, card)
        found += held(row, look, 0.5 + look.incomes) + on_plots(row, built_on(p, card), look)
    return found + fsum([kept(entry, look) for entry in p.reserved]) + waiting(p, look)


def built_on(p: Player, card: int) -> int:
    """The covered plots of a card on the mat, as a mask."""
    covered = [p.card_plots[space] for space, stack in enumerate(p.mat) if stack and card_laid(stack[-1]) == card]
    return covered[0] if covered else 0


def kept(entry: int, look: Valuation) -> float:
    """A reserved object."""
    if entry < TECHS:
        return prices.PLOT
    if entry < TOKENS:
        return SURE * look.invention
    if entry < SPACE_TILES:
        return look.effect(card_of(look.s, entry - TOKENS).reserved)
    return prices.SPACE


def waiting(p: Player, look: Valuation) -> float:
    """Right charms of the newest cards, if another card will be played beside them."""
    if not look.plays:
        return 0.0
    cards = [card_laid(entry) for entry in p.mat[current_space(p)] if not entry & FACE_DOWN]
    rows = [card_of(look.s, card) for card in cards]
    return SURE * fsum([look.effect(row.right) for row in rows if row.right != NOTHING])


def charms_left(s: TapestryState, p: Player, look: Valuation, laid: int, left: int) -> float:
    """A question about the order of charms: all of them will come."""
    card, space = unpack_charmed(laid)
    parts = [part(s, p, card, space, which)[1] for which in range(len(PARTS)) if left >> which & 1]
    return fsum([look.effect(effect) for effect in parts if effect != NOTHING])
