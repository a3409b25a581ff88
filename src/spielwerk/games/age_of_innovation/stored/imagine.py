"""Determinization: a full state consistent with everything a seat knows."""

from spielwerk.core.rng import Rng
from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.setup import AREA_TILES
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import ROUNDS


def imagine(s: AgeState, rng: Rng) -> AgeState:
    """Only the face-down area tile and the Automa's cards are unknown; what was random in the set-up lies open on the
    table."""
    new = s.copy()
    if s.area_tile != NONE and s.round < ROUNDS:
        new.area_tile = AREA_TILES[rng.below(len(AREA_TILES))]
    if s.automa is not None:
        new.automa = imagined_cards(s.automa, rng)
    new.rng = Rng(rng.next())
    return new


def imagined_cards(automa: Automa, rng: Rng) -> Automa:
    """Deck and reserve as they might lie: who knows a card knows which of the two it is in, never where. Cards are
    sorted before they are shuffled, so that nothing follows from how they really lie."""
    new = automa.copy()
    unknown = sorted([card for card in automa.deck + automa.reserve if not automa.known >> card & 1])
    rng.shuffle(unknown)
    waiting = [card for card in automa.reserve if automa.known >> card & 1]
    new.reserve = [unknown.pop() for _ in range(len(automa.reserve) - len(waiting))] + waiting
    new.deck = sorted(unknown + [card for card in automa.deck if automa.known >> card & 1])
    rng.shuffle(new.deck)
    return new
