"""Gaining and paying, each with its event and its source, and the moments at which components pay."""

from spielwerk.games.terra.rules.gains import fire_own, fire_tile
from spielwerk.games.terra_nova.rules.catalog import ROUND_TILES
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import ACTIONS, GAINED, MONEY


def gain_money(s: NovaState, p: Player, amount: int, source: int) -> None:
    if amount:
        p.money += amount
        s.tell(GAINED, p.seat, MONEY, amount, source)


def pay_money(s: NovaState, p: Player, amount: int, source: int) -> None:
    if amount:
        p.money -= amount
        s.tell(GAINED, p.seat, MONEY, -amount, source)


def fire(s: NovaState, p: Player, trigger: int, times: int = 1) -> None:
    """The player did something that the round's tile (in the action phase, TN p.5) or an own component pays for."""
    if s.phase == ACTIONS:
        fire_tile(s, p, ROUND_TILES[s.round_tiles[s.round - 1]], trigger, times)
    if p.held.on[trigger]:
        fire_own(s, p, trigger, times)


def fire_others(s: NovaState, builder: Player, trigger: int) -> None:
    """The player did something that components of the others pay them for."""
    for p in s.players:
        if p.held.on[trigger] and p.seat != builder.seat:
            fire(s, p, trigger)
