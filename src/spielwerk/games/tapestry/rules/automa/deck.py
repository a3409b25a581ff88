"""The decision cards: drawing a pair, adding progress cards, shuffling."""

from spielwerk.games.tapestry.rules.automa.components import DecisionCard, decision_card
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.words import DECKS_SHUFFLED, PAIR_DRAWN, PROGRESS_ADDED


def draw_pair(s: TapestryState) -> None:
    """The last pair is discarded; of two new cards the left one is the track card, the right one the tiebreaker."""
    a = s.automa
    _discard_pair(s)
    a.track_card, a.tiebreaker = a.deck[-1], a.deck[-2]
    a.deck = a.deck[:-2]
    s.tell(PAIR_DRAWN, a.first(), track_card(s).number, tiebreaker(s).number, 0)


def _discard_pair(s: TapestryState) -> None:
    a = s.automa
    a.discards = a.discards + [card for card in (a.track_card, a.tiebreaker) if card != NONE]
    a.track_card = NONE
    a.tiebreaker = NONE


def track_card(s: TapestryState) -> DecisionCard:
    return decision_card(s.automa.track_card)


def tiebreaker(s: TapestryState) -> DecisionCard:
    return decision_card(s.automa.tiebreaker)


def add_progress(s: TapestryState, amount: int) -> None:
    """Cards of the progress deck onto the discards of the decision deck."""
    a = s.automa
    added = a.progress[-amount:]
    a.progress = a.progress[:-amount]
    a.discards = a.discards + added
    s.tell(PROGRESS_ADDED, a.first(), len(added), 0, 0)


def shuffle_all(s: TapestryState) -> None:
    """All decision cards make a new deck."""
    a = s.automa
    _discard_pair(s)
    a.deck = s.chance().shuffled(sorted(a.deck + a.discards))
    a.discards = []
    s.tell(DECKS_SHUFFLED, a.first(), len(a.deck), 0, 0)


def open_tiebreaker(s: TapestryState) -> None:
    """In income turn 1 there is no pair: the top progress card breaks ties ..."""
    a = s.automa
    a.tiebreaker = a.progress[-1]
    a.progress = a.progress[:-1]
    s.tell(PAIR_DRAWN, a.first(), NONE, tiebreaker(s).number, 0)


def close_tiebreaker(s: TapestryState) -> None:
    """... and is shuffled back."""
    a = s.automa
    a.progress = s.chance().shuffled(sorted([*a.progress, a.tiebreaker]))
    a.tiebreaker = NONE
