"""What holds for a player now, gathered once at every change so that nothing scans cards or civilizations."""

from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.state import NONE, Player
from spielwerk.games.tapestry.rules.words import ALLIANCE, ELDER_ONES, MARRIAGE_OF_STATE, MERFOLK, PASSIVES


def refresh(p: Player) -> None:
    passive = [0] * len(PASSIVES)
    for card in p.active:
        passive[BY_KIND["tapestry"][card].passive] += 1
    for civ in p.civs:
        code = BY_KIND["civilization"][civ].passive
        if code >= 0:
            passive[code] += 1
    p.passive = passive
    if not passive[ALLIANCE]:
        p.ally = NONE
    if not passive[MARRIAGE_OF_STATE]:
        p.spouse = NONE
        p.spouse_track = NONE


def goes_on(p: Player) -> bool:
    """Whether the player goes on after the fifth income turn, and the card of era 4 with it."""
    return p.passive[ELDER_ONES] > 0 or p.passive[MERFOLK] > 0


def source_of(p: Player, passive: int) -> int:
    """The card or civilization in front of the player that gives the passive ability."""
    for card in p.active:
        if BY_KIND["tapestry"][card].passive == passive:
            return BY_KIND["tapestry"][card].number
    for civ in p.civs:
        if BY_KIND["civilization"][civ].passive == passive:
            return BY_KIND["civilization"][civ].number
    return 0
