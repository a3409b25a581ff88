"""Index of what a player owns by when it matters, so that nothing scans all tiles; updated at every change."""

from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import PALACE, PASSIVES, TRIGGERS
from spielwerk.games.terra.rules.catalog import Component, Held
from spielwerk.games.terra.rules.reach import hold, refresh_reach


def faction_row(s: AgeState, faction: int) -> Component:
    """The faction as printed in this game's rules revision (1.0, or 1.2 of September 2024)."""
    row = BY_KIND["faction"][faction]
    if s.revision:
        for revised in BY_KIND["revised-faction"]:
            if revised.name == row.name:
                return revised
    return row


def palace_works(p: Player) -> bool:
    """A palace tile drafted before the game works once the palace stands (AoI p.18)."""
    return p.palace >= 0 and p.stock[PALACE] == 0


def holdings(s: AgeState, p: Player) -> list[Component]:
    """Everything in front of the player that can have an effect now; for the Automa nothing has."""
    rows: list[Component] = []
    if s.automatic(p.seat):
        return rows
    if p.board >= 0:
        rows.append(BY_KIND["board"][p.board])
    if p.faction >= 0:
        rows.append(faction_row(s, p.faction))
    if palace_works(p):
        rows.append(BY_KIND["palace"][p.palace])
    if p.bonus >= 0 and not p.passed:
        rows.append(BY_KIND["bonus"][p.bonus])
    competencies, innovations = BY_KIND["competency"], BY_KIND["innovation"]
    rows += [competencies[tile] for tile in p.competencies]
    rows += [innovations[tile] for tile in p.innovations]
    return rows


def refresh(s: AgeState, p: Player) -> None:
    """Recompute the effects of everything the player holds, and what the player reaches."""
    p.held = _held(s, p)
    refresh_reach(s, p)


def refresh_bonus(s: AgeState, p: Player) -> None:
    """The same where a round bonus began or ceased to work."""
    hold(s, p, _held(s, p))


def _held(s: AgeState, p: Player) -> Held:
    return Held(holdings(s, p), len(TRIGGERS), len(PASSIVES))
