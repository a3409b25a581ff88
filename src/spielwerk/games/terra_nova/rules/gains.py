"""Gaining and paying, each with its event and its source, and the moments at which components pay."""

from spielwerk.games.terra_nova.rules.catalog import BY_KIND, COMPONENTS, EFFECTS
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import ACTIONS, GAINED, LOST, MONEY, POWER, VP


def gain_money(s: NovaState, p: Player, amount: int, source: int) -> None:
    if amount:
        p.money += amount
        s.tell(GAINED, p.seat, MONEY, amount, source)


def gain_power(s: NovaState, p: Player, amount: int, source: int) -> None:
    """What the bowls cannot take is lost (TN p.4)."""
    moved = p.charge(amount)
    if moved:
        s.tell(GAINED, p.seat, POWER, moved, source)
    if moved < amount:
        s.tell(LOST, p.seat, POWER, amount - moved, source)


def gain_vp(s: NovaState, p: Player, amount: int, source: int) -> None:
    if amount:
        p.vp += amount
        p.tally[COMPONENTS[source].tally] += amount
        s.tell(GAINED, p.seat, VP, amount, source)


def pay_money(s: NovaState, p: Player, amount: int, source: int) -> None:
    if amount:
        p.money -= amount
        s.tell(GAINED, p.seat, MONEY, -amount, source)


def pay_power(s: NovaState, p: Player, amount: int, source: int) -> None:
    if amount:
        p.spend(amount)
        s.tell(GAINED, p.seat, POWER, -amount, source)


def run(s: NovaState, p: Player, effect: int, source: int, times: int = 1) -> None:
    if effect >= 0:
        EFFECTS[effect].run(s, p.seat, source, times)


def fire(s: NovaState, p: Player, trigger: int, times: int = 1) -> None:
    """The player did something that the round's tile (in the action phase, TN p.5) or an own component pays for."""
    if s.phase == ACTIONS:
        tile = BY_KIND["round-tile"][s.round_tiles[s.round - 1]]
        if tile.on[0][0] == trigger:
            run(s, p, tile.on[0][1], tile.number, times)
    paid = p.on[trigger]
    for i in range(0, len(paid), 2):
        run(s, p, paid[i + 1], paid[i], times)


def fire_others(s: NovaState, builder: Player, trigger: int) -> None:
    """The player did something that components of the others pay them for."""
    for p in s.players:
        if p.on[trigger] and p.seat != builder.seat:
            fire(s, p, trigger)
