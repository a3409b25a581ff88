"""Determinization: a full state consistent with everything a seat knows; hands, decks and dice are drawn."""

from spielwerk.core.play import SEAT
from spielwerk.core.rng import Rng
from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.automa.components import decision_card
from spielwerk.games.tapestry.rules.civilizations.shelf import TAPESTRY, put
from spielwerk.games.tapestry.rules.frames import PLAY
from spielwerk.games.tapestry.rules.packing import card_laid, card_seen, laid, seen_by
from spielwerk.games.tapestry.rules.state import FACE_DOWN, NONE, Player, TapestryState


def imagine(s: TapestryState, seat: int, rng: Rng) -> TapestryState:
    new = s.copy()
    for p in new.players:
        if p.seat != seat:
            p.known = [entry for entry in p.known if seen_by(entry) == seat]
    _draw_anew(new, [p for p in new.players if p.seat != seat], rng)
    if new.stack and new.stack[-1][SEAT] != seat:
        new.settle()
    return new


def redrawn(s: TapestryState, rng: Rng) -> TapestryState:
    """Redraw what nobody has seen; hands stay."""
    new = s.copy()
    _draw_anew(new, [], rng)
    return new


def _draw_anew(new: TapestryState, unknown: list[Player], rng: Rng) -> None:
    """Decks, dice and face-down cards, and these players' hidden cards."""
    new.coming = []
    _cards(new, unknown, rng)
    _offered_civilizations(new, unknown, rng)
    new.techs = rng.shuffled(sorted(new.techs))
    new.tiles = rng.shuffled(sorted(new.tiles))
    new.space_tiles = rng.shuffled(sorted(new.space_tiles))
    if new.masterpieces:
        new.masterpieces = tuple(rng.shuffled(sorted(new.masterpieces)))
    if new.landmark_deck:
        new.landmark_deck = rng.shuffled(sorted(new.landmark_deck))
    _decision_cards(new, rng)
    new.rng = Rng(rng.next())


def _decision_cards(s: TapestryState, rng: Rng) -> None:
    """The order of both decks, and before the bots' second income turn which progress card joined the deck."""
    a = s.automa
    if a.seat != NONE and s.players[a.seat].era < 2:
        unseen = rng.shuffled(sorted([card for card in a.deck + a.progress if decision_card(card).progress]))
        began = [card for card in a.deck if not decision_card(card).progress]
        added = len(a.deck) - len(began)
        a.deck, a.progress = began + unseen[:added], unseen[added:]
    if a.shadow != NONE:
        a.deck, a.progress = rng.shuffled(sorted(a.deck)), rng.shuffled(sorted(a.progress))


def _cards(s: TapestryState, unknown: list[Player], rng: Rng) -> None:
    """Tapestry cards the seat has not been shown: other hands and shelves, the deck, and face-down cards."""
    unseen = s.cards[:]
    for p in s.players:
        if p in unknown:
            hidden = p.hand + p.submerged
            for card in _seen(p):
                hidden.remove(card)
            unseen += hidden
            if p.shelf[TAPESTRY] != NONE:
                unseen.append(p.shelf[TAPESTRY])
        for stack in p.mat:
            unseen += [card_laid(card) for card in stack if card & FACE_DOWN]
    unseen.sort()
    rng.shuffle(unseen)
    for p in s.players:
        if p in unknown:
            if p.shelf[TAPESTRY] != NONE:
                put(p, TAPESTRY, unseen.pop())
            seen = _seen(p)
            hidden = [unseen.pop() for _ in range(len(p.hand) + len(p.submerged) - len(seen))]
            _divide(p, seen + hidden, rng)
        for space, stack in enumerate(p.mat):
            cards = tuple([laid(unseen.pop(), FACE_DOWN) if card & FACE_DOWN else card for card in stack])
            p.mat = replaced(p.mat, space, cards)
    s.cards = unseen
    # A question about a card just drawn names it; for another seat it names one of the drawn hand.
    for place, (kind, player, source, how, card) in enumerate(s.stack):
        if kind == PLAY and s.players[player] in unknown and card != NONE:
            s.stack[place] = (PLAY, player, source, how, s.players[player].hand[-1])


def _divide(p: Player, cards: list[int], rng: Rng) -> None:
    """The cards in hand and under the mat (Merfolk): nobody else knows which of them lie where."""
    if p.submerged:
        rng.shuffle(cards)
    p.submerged = cards[: len(p.submerged)]
    p.hand = cards[len(p.submerged) :]


def _seen(p: Player) -> list[int]:
    """The cards that the seat has seen, once other seats' knowledge is removed from `known`."""
    return p.shown + sorted([card_seen(entry) for entry in p.known])


def _offered_civilizations(s: TapestryState, unknown: list[Player], rng: Rng) -> None:
    unseen = s.civs[:]
    for p in unknown:
        unseen += p.offered
    unseen.sort()
    rng.shuffle(unseen)
    for p in unknown:
        p.offered = [unseen.pop() for _ in p.offered]
    s.civs = unseen
