"""The Automa's cards: the deck of a round, drawing, and the reserve from which it grows."""

from spielwerk.core.values import followed
from spielwerk.games.age_of_innovation.rules.automa.components import CARDS, NO_CARD
from spielwerk.games.age_of_innovation.rules.automa.seat import automa_of, changing, her_player, level_of
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import DREW
from spielwerk.games.terra.rules.reach import refresh_reach


def build_deck(s: AgeState) -> None:
    """The starters, changed as the level says; the rest is the reserve."""
    level = level_of(s)
    automa = changing(s)
    deck = [card for card in range(len(CARDS)) if CARDS[card].starter and card != level.waits]
    reserve = [card for card in range(len(CARDS)) if not CARDS[card].starter and card != level.adds]
    if level.adds != NO_CARD:
        deck.append(level.adds)
    for card in deck:
        automa.known |= 1 << card
    s.chance().shuffle(reserve)
    for _ in range(level.random):
        deck.append(reserve.pop())
    if level.waits != NO_CARD:
        reserve.append(level.waits)
        automa.known |= 1 << level.waits
    s.chance().shuffle(deck)
    automa.deck = deck
    automa.reserve = reserve


def grow_deck(s: AgeState) -> None:
    """Between rounds the top card of the reserve joins all others, and they are shuffled."""
    automa = changing(s)
    deck = automa.deck + automa.drawn + automa.reserve[-1:]
    automa.reserve = automa.reserve[:-1]
    automa.drawn = []
    s.chance().shuffle(deck)
    automa.deck = deck


def begin_round(s: AgeState) -> None:
    """Her ships reach as far as level and round say; from round 2 on the deck grows."""
    if s.round > 1:
        grow_deck(s)
    her = her_player(s)
    her.shipping = level_of(s).ship[s.round - 1]
    refresh_reach(s, her)


def draw_card(s: AgeState) -> int:
    automa = changing(s)
    card = automa.deck[-1]
    automa.deck = automa.deck[:-1]
    automa.drawn = followed(automa.drawn, card)
    automa.known |= 1 << card
    number = BY_KIND["automa-card"][card].number
    s.tell(DREW, len(s.players) - 1, number, 0, number)
    return card


def cards_left(s: AgeState) -> int:
    return len(automa_of(s).deck)
