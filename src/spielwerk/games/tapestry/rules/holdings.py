"""Index of what applies to a player now, rebuilt at every change, so that nothing scans cards or civilizations."""

from spielwerk.games.tapestry.rules.catalog import COMPONENTS, Acting, card_row, civilization, space_tile_row
from spielwerk.games.tapestry.rules.state import NONE, Player
from spielwerk.games.tapestry.rules.words import (
    ADVANCES_AFTER_END,
    BENEFIT_OF_OTHER,
    CARDS_AFTER_END,
    MOMENTS,
    PASSIVES,
    UPGRADE_SHARED,
)


def holdings(p: Player) -> list[Acting]:
    """Civilizations in the order of the catalogue, then cards (a card whose ability was copied appears twice), then
    lasting space tiles."""
    civs: list[Acting] = [civilization(civ) for civ in sorted(p.civs)]
    cards = [card_row(card) for card in p.active] + [card_row(card) for card in p.permanent]
    lasting = [space_tile_row(tile) for tile in p.explored]
    return civs + cards + [tile for tile in lasting if tile.on]


def refresh(p: Player) -> None:
    on: list[tuple[int, ...]] = [()] * len(MOMENTS)
    passive = [0] * len(PASSIVES)
    for row in holdings(p):
        for moment, effect in row.on:
            acts = on[moment]
            if not acts or row.number not in acts[::2]:
                on[moment] = (*acts, row.number, effect)
        for ability, amount in row.passive:
            passive[ability] += amount
    p.on = on
    p.passive = passive
    if not p.on[UPGRADE_SHARED]:
        p.ally = NONE
    if not p.on[BENEFIT_OF_OTHER]:
        p.spouse = NONE
        p.spouse_track = NONE


def copies(p: Player, source: int) -> int:
    """How often the ability of a tapestry card applies to the player."""
    card = COMPONENTS[source].index
    return p.active.count(card) + p.permanent.count(card)


def goes_on(p: Player) -> bool:
    """Whether the player continues after the fifth income turn, and the card of era 4 with it."""
    return p.passive[ADVANCES_AFTER_END] > 0 or p.passive[CARDS_AFTER_END] > 0
