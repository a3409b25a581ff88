"""Landmark cards (p.5, p.6): chosen counter-clockwise before the first turn; a player who meets the condition of their
own card at the end of their turn gains its landmark, which nobody else can gain."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import Frame, frame_of
from spielwerk.core.reasons import Fact
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.capital.landmarks import gain_landmark
from spielwerk.games.tapestry.rules.capital.plots import full_lines
from spielwerk.games.tapestry.rules.catalog import SETUP_RULE, LandmarkCard, landmark_card_row
from spielwerk.games.tapestry.rules.counting import all_buildings, landmarks, techs, territories
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import CHOOSE_LANDMARK_CARD as QUESTION
from spielwerk.games.tapestry.rules.frames import RUN_EFFECT
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.stand_ins import rows
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import LANDMARK_CARDS_CHOSEN, TOOK

LANDMARK_CARDS: Final = len(rows("landmark_cards.toml", "landmark-card"))


# What a card can ask for, each under its word


def tiles(s: TapestryState, p: Player) -> int:
    return len(p.tiles)


def same_buildings(s: TapestryState, p: Player) -> int:
    """Income buildings of one kind in the capital."""
    return max([how_many(plots) for plots in p.plots])


def top_techs(s: TapestryState, p: Player) -> int:
    return len(p.top)


def lines(s: TapestryState, p: Player) -> int:
    return len(full_lines(p.filled))


def districts(s: TapestryState, p: Player) -> int:
    return how_many(p.districts)


def hand(s: TapestryState, p: Player) -> int:
    return len(p.hand)


COUNTED: Final[dict[str, Callable[[TapestryState, Player], int]]] = {
    "tiles": tiles,
    "same-buildings": same_buildings,
    "top-techs": top_techs,
    "lines": lines,
    "districts": districts,
    "landmarks": landmarks,
    "territories": territories,
    "buildings": all_buildings,
    "techs": techs,
    "hand": hand,
}
CONDITIONS: Final = tuple(COUNTED)
COUNTERS: Final = list(COUNTED.values())


def row_of(s: TapestryState, card: int) -> LandmarkCard:
    """The card's condition in this game."""
    return s.own.values.landmark_cards[card]


def progress(s: TapestryState, p: Player, card: int) -> tuple[int, int]:
    """How many the player has of what the card needs, and how many it needs."""
    row = row_of(s, card)
    return COUNTERS[row.what](s, p), row.needs


def landmark_due(s: TapestryState, p: Player) -> int:
    """The first of the player's landmark cards whose condition is met, or NONE."""
    for card in p.landmark_cards:
        have, needs = progress(s, p, card)
        if have >= needs:
            return card
    return NONE


def check_landmark_cards(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The end of a turn: one landmark after the other, since placing one may meet the condition of the next."""
    card = landmark_due(s, p)
    if card != NONE:
        row = row_of(s, card)
        p.landmark_cards = [other for other in p.landmark_cards if other != card]
        s.ask(RUN_EFFECT, p.seat, source, CHECK_LANDMARK_CARDS.number, 1)
        gain_landmark(s, p, row.landmark, row.number)


def exclusive(s: TapestryState, landmark: int) -> bool:
    """Whether only the owner of a landmark card can gain it (p.5)."""
    return any(row.landmark == landmark for row in s.own.values.landmark_cards)


# Before the first turn


def landmark_choices(s: TapestryState) -> list[Frame]:
    """The last player chooses first, the first one last; what is left is shuffled (p.5)."""
    if not s.landmark_pool:
        return []
    choices = [frame_of(QUESTION, p.seat, SETUP_RULE) for p in reversed(s.players) if not s.automatic(p.seat)]
    return [*choices, frame_of(RUN_EFFECT, 0, SETUP_RULE, LAY_LANDMARK_DECK.number, 1)]


def lay_landmark_deck(s: TapestryState, p: Player, source: int, times: int) -> None:
    shuffle_deck(s, s.landmark_deck + s.landmark_pool)
    s.landmark_pool = []
    for player in reversed(s.players):
        fire(s, player, LANDMARK_CARDS_CHOSEN)


def shuffle_deck(s: TapestryState, cards: list[int]) -> None:
    s.landmark_deck = s.chance().shuffled(sorted(cards))


class ChooseLandmarkCard(Pick):
    """`landmark-card NAME`: one of those that lie open, or of the deck, which is then shuffled."""

    def __init__(self) -> None:
        super().__init__("landmark-card", LANDMARK_CARDS, ("component",))

    def words(self, arg: int) -> str:
        return landmark_card_row(arg).name

    def facts(self, arg: int) -> dict[str, Fact]:
        return {"component": f"landmark-card-{self.words(arg)}"}

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, from_deck, _ = frame
        return sorted(s.landmark_deck if from_deck else s.landmark_pool)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, from_deck, _ = frame
        p = s.players[seat]
        p.landmark_cards = [*p.landmark_cards, arg]
        if from_deck:
            shuffle_deck(s, [card for card in s.landmark_deck if card != arg])
        else:
            s.landmark_pool = [card for card in s.landmark_pool if card != arg]
        s.tell(TOOK, seat, landmark_card_row(arg).number, 0, 0)


CHOOSE_LANDMARK_CARD: Final = ChooseLandmarkCard()
CHECK_LANDMARK_CARDS: Final = Mechanic("check-landmark-cards", check_landmark_cards)
LAY_LANDMARK_DECK: Final = Mechanic("lay-landmark-deck", lay_landmark_deck)
