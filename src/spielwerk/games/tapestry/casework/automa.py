"""The automatic opponents of a case: B is the Automa and C the Shadow Empire, or C alone."""

from typing import Any, Final

from spielwerk.core.cases.words import items, number, table, word
from spielwerk.core.cases.work import refuse
from spielwerk.games.tapestry.casework.seats import component
from spielwerk.games.tapestry.rules.automa.beside import Automa
from spielwerk.games.tapestry.rules.automa.components import decision_card
from spielwerk.games.tapestry.rules.automa.seating import gains_only_by_own_rules
from spielwerk.games.tapestry.rules.automa.setup import SEATS, SHADOW_CARDS, START_CARDS
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.words import TRACKS

WORDS: Final = (
    *("level", "civilizations", "favourite", "shadow_favourite", "deck", "discards", "progress"),
    *("track_card", "tiebreaker", "alone"),
)
LEVEL: Final = 2


def seat_automa(s: TapestryState, value: Any) -> None:
    """On level 2 as engineers, with the favourite tracks military and exploration, unless the case says otherwise. The
    start cards form the deck, or those that the case names; progress cards lie in catalogue order, those named on
    top."""
    told = table(value, "automa")
    for name in told:
        word(name, WORDS, "word of the automatic opponents")
    if len(s.players) != SEATS:
        refuse(f"The automatic opponents sit at a table of {SEATS}.")
    a = s.automa = Automa()
    a.shadow = 2
    a.shadow_favourite = word(told.get("shadow_favourite", "exploration"), TRACKS, "track")
    if not told.get("alone"):
        a.seat = 1
        a.level = number(told.get("level", LEVEL), "level", 1, len(BY_KIND["automa-level"])) - 1
        civs = items(told.get("civilizations", ["engineers"]), "civilizations")
        a.civs = [component("automa-civilization", name) for name in civs]
        a.favourite = word(told.get("favourite", "military"), TRACKS, "track")
    _lay_cards(a, told)
    for p in s.players:
        if s.automatic(p.seat):
            gains_only_by_own_rules(p)
            p.capital = NONE


def _lay_cards(a: Automa, told: Any) -> None:
    a.discards = _cards(told, "discards")
    pair = [_cards({name: [told[name]] if name in told else []}, name) for name in ("track_card", "tiebreaker")]
    a.track_card, a.tiebreaker = [cards[0] if cards else NONE for cards in pair]
    elsewhere = [*a.discards, a.track_card, a.tiebreaker]
    top, first = _cards(told, "deck"), _cards(told, "progress")
    placed = [*top, *first, *elsewhere]
    alone = a.seat == NONE
    start = [card for card in range(SHADOW_CARDS if alone else START_CARDS) if card not in placed]
    a.deck = (top if "deck" in told else start)[::-1]
    rest = [row.index for row in BY_KIND["decision-card"] if decision_card(row.index).progress and not alone]
    a.progress = [*first, *[card for card in rest if card not in placed]][::-1]


def _cards(told: Any, name: str) -> list[int]:
    return [component("decision-card", str(card)) for card in items(told.get(name, []), name)]


def automa_facts(s: TapestryState) -> dict[str, Any]:
    a = s.automa

    def names(cards: list[int]) -> list[str]:
        return [BY_KIND["decision-card"][card].name for card in cards]

    return {
        "level": a.level + 1,
        "civilizations": [BY_KIND["automa-civilization"][civ].name for civ in a.civs],
        "favourite": TRACKS[a.favourite] if a.favourite != NONE else None,
        "shadow_favourite": TRACKS[a.shadow_favourite] if a.shadow != NONE else None,
        "deck": names(a.deck[::-1]),
        "discards": names(a.discards),
        "progress": names(a.progress[::-1]),
        "track_card": names([a.track_card])[0] if a.track_card != NONE else None,
        "tiebreaker": names([a.tiebreaker])[0] if a.tiebreaker != NONE else None,
        "shown": [BY_KIND["tapestry"][card].name for card in a.shown],
    }
