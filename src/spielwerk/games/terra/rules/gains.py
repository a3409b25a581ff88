"""Gaining points and power, each with its event and its source, and running effects, as in both games."""

from spielwerk.core.values import added
from spielwerk.games.terra.rules.catalog import NOTHING, Component
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState
from spielwerk.games.terra.rules.words import GAINED, LOST


def gain_vp(s: TerraState, p: TerraPlayer, amount: int, source: int) -> None:
    if amount:
        catalog = s.catalog()
        p.vp += amount
        p.tally = added(p.tally, catalog.rows[source].tally, amount)
        s.tell(GAINED, p.seat, catalog.vp, amount, source)


def gain_power(s: TerraState, p: TerraPlayer, amount: int, source: int) -> None:
    """What the bowls cannot take is lost (AoI p.7, TN p.4)."""
    moved = p.charge(amount)
    if moved:
        s.tell(GAINED, p.seat, s.catalog().power, moved, source)
    if moved < amount:
        s.tell(LOST, p.seat, s.catalog().power, amount - moved, source)


def pay_power(s: TerraState, p: TerraPlayer, amount: int, source: int) -> None:
    if amount:
        p.spend(amount)
        s.tell(GAINED, p.seat, s.catalog().power, -amount, source)


def run(s: TerraState, p: TerraPlayer, effect: int, source: int, times: int = 1) -> None:
    if effect != NOTHING:
        s.catalog().effects[effect].run(s, p.seat, source, times)


def fire_tile(s: TerraState, p: TerraPlayer, tile: Component, trigger: int, times: int) -> None:
    """A scoring tile pays for one thing."""
    on, effect = tile.on[0]
    if on == trigger:
        run(s, p, effect, tile.number, times)


def fire_own(s: TerraState, p: TerraPlayer, trigger: int, times: int) -> None:
    """What the player's own components pay at this moment."""
    paid = p.held.on[trigger]
    for i in range(0, len(paid), 2):
        run(s, p, paid[i + 1], paid[i], times)
