"""Gaining and paying, each with its event and its source, and the moments at which components pay (AoI p.7)."""

from spielwerk.core.values import added
from spielwerk.games.age_of_innovation.rules.catalog import FINAL_TILES, ROUND_TILES
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    ACTIONS,
    ANNEXES,
    BOOKS,
    COINS,
    GAINED,
    KEYS,
    LOST,
    POWER_TOKENS,
    ROUNDS,
    SCHOLARS,
    TOOLS,
)
from spielwerk.games.terra.rules.gains import fire_own, fire_tile


def gain_coins(s: AgeState, p: Player, amount: int, source: int) -> None:
    p.coins += amount
    s.tell(GAINED, p.seat, COINS, amount, source)


def gain_tools(s: AgeState, p: Player, amount: int, source: int) -> None:
    p.tools += amount
    s.tell(GAINED, p.seat, TOOLS, amount, source)


def gain_scholars(s: AgeState, p: Player, amount: int, source: int) -> None:
    """Scholars come from the player's own supply of seven; without one there, nothing is gained (AoI p.6, p.11)."""
    gained = min(amount, p.scholar_supply())
    p.scholars += gained
    if gained:
        s.tell(GAINED, p.seat, SCHOLARS, gained, source)
    if gained < amount:
        s.tell(LOST, p.seat, SCHOLARS, amount - gained, source)


def gain_books(s: AgeState, p: Player, discipline: int, amount: int, source: int) -> None:
    p.books = added(p.books, discipline, amount)
    s.tell(GAINED, p.seat, BOOKS + discipline, amount, source)


def gain_power_tokens(s: AgeState, p: Player, amount: int, source: int) -> None:
    """New tokens, straight into bowl III (AoI p.21)."""
    p.bowl3 += amount
    s.tell(GAINED, p.seat, POWER_TOKENS, amount, source)


def gain_key(s: AgeState, p: Player, source: int) -> None:
    p.keys += 1
    s.tell(GAINED, p.seat, KEYS, 1, source)


def gain_annexes(s: AgeState, p: Player, amount: int, source: int) -> None:
    p.annexes += amount
    s.tell(GAINED, p.seat, ANNEXES, amount, source)


def pay(s: AgeState, p: Player, coins: int, tools: int, scholars: int, source: int) -> None:
    if coins:
        p.coins -= coins
        s.tell(GAINED, p.seat, COINS, -coins, source)
    if tools:
        p.tools -= tools
        s.tell(GAINED, p.seat, TOOLS, -tools, source)
    if scholars:
        p.scholars -= scholars
        s.tell(GAINED, p.seat, SCHOLARS, -scholars, source)


def pay_book(s: AgeState, p: Player, discipline: int, amount: int, source: int) -> None:
    p.books = added(p.books, discipline, -amount)
    s.tell(GAINED, p.seat, BOOKS + discipline, -amount, source)


def fire(s: AgeState, p: Player, trigger: int, times: int = 1) -> None:
    """A moment that a component or, in the action phase, the round's scoring tiles may pay for (AoI p.11)."""
    if s.phase == ACTIONS:
        fire_tile(s, p, ROUND_TILES[s.round_tiles[s.round - 1]], trigger, times)
        if s.round == ROUNDS:
            fire_tile(s, p, FINAL_TILES[s.final_tile], trigger, times)
    if p.held.on[trigger]:
        fire_own(s, p, trigger, times)
