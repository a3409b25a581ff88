"""Index of what a player owns by when it matters, so that nothing scans all tiles; updated at every change."""

from spielwerk.games.terra.rules.catalog import Component, Held
from spielwerk.games.terra.rules.reach import hold, refresh_reach
from spielwerk.games.terra_nova.rules.catalog import BY_KIND
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import LEFT_PALACE, PASSIVES, RIGHT_PALACE, TRIGGERS


def palace_row(faction: int, kind: int) -> Component:
    """The ability of the left or right palace of a faction."""
    return BY_KIND["palace"][2 * faction + kind - LEFT_PALACE]


def holdings(p: Player) -> list[Component]:
    """Everything in front of the player that can have an effect now; the bonus tile until its owner passes."""
    rows: list[Component] = []
    if p.faction >= 0:
        rows.append(BY_KIND["faction"][p.faction])
    for kind in (LEFT_PALACE, RIGHT_PALACE):
        if p.at[kind]:
            rows.append(palace_row(p.faction, kind))
    if p.bonus >= 0 and not p.passed:
        rows.append(BY_KIND["bonus"][p.bonus])
    return rows


def refresh(s: NovaState, p: Player) -> None:
    """Recompute the effects of everything the player holds, and what the player reaches."""
    p.held = _held(p)
    refresh_reach(s, p)


def refresh_bonus(s: NovaState, p: Player) -> None:
    """The same where a bonus tile began or ceased to work."""
    hold(s, p, _held(p))


def _held(p: Player) -> Held:
    return Held(holdings(p), len(TRIGGERS), len(PASSIVES))
