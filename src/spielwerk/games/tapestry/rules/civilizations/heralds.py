"""The Heralds: a token on a tapestry card that acts when played makes it happen again for them (p.14, p.32)."""

from typing import Final

from spielwerk.core.values import followed, replaced
from spielwerk.games.tapestry.rules.actions.cards import copyable
from spielwerk.games.tapestry.rules.cards.faces import lasts_an_era
from spielwerk.games.tapestry.rules.cards.playing import card_at, use_card
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME, FOUR_TOKENS
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import CARD, ON_MAKER_OF_FIRE, ONLY_PLAYED, OPTIONAL, PLAY
from spielwerk.games.tapestry.rules.gains import discard_card, gain_card, top_card
from spielwerk.games.tapestry.rules.mat import Tokens
from spielwerk.games.tapestry.rules.packing import mat_owner, mat_space
from spielwerk.games.tapestry.rules.state import COPIED, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR

TOKENS: Final = Tokens("tokens", most=FOUR)


def herald_the_fire(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A card may be played onto the printed first era. The adjustment draws until one acts when played (p.32)."""
    how = OPTIONAL | ON_MAKER_OF_FIRE
    if s.adjusted:
        how |= ONLY_PLAYED
        draw_until_played(s, p, source)
    s.ask(PLAY, p.seat, source, how, NONE)


def draw_until_played(s: TapestryState, p: Player, source: int) -> None:
    """Everybody sees the cards; those that do not fit are discarded."""
    for _ in range(len(s.cards) + len(s.discards)):
        card = top_card(s)
        gain_card(s, p, card, source)
        if not lasts_an_era(s, card):
            p.shown = followed(p.shown, card)
            return
        discard_card(s, p, card, source)


def herald(s: TapestryState, p: Player, source: int, times: int) -> None:
    if TOKENS.get(p) and copyable(s):
        s.ask(CARD, p.seat, source, PROCLAIM.number, 1)


def proclaim(s: TapestryState, p: Player, source: int, place: int) -> None:
    """A token on a card that acts when played; its ability happens again."""
    TOKENS.add(p, -1)
    owner, space = s.players[mat_owner(place)], mat_space(place)
    stack = owner.mat[space]
    owner.mat = replaced(owner.mat, space, (*stack[:-1], stack[-1] | COPIED))
    use_card(s, p, card_at(s, place))


PROCLAIM: Final = Mechanic("proclaim", proclaim)

ROW: Final = Civilization(
    "heralds",
    "p.14",
    mat=(TOKENS,),
    status="heralds-adjustment",
    income=Mechanic("herald", herald),
    turns=EVERY_INCOME,
    gained=FOUR_TOKENS,
    first=Mechanic("herald-the-fire", herald_the_fire),
)
