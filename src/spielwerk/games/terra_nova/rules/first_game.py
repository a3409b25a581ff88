"""The recommended first game (TN p.1, p.2). The pictures it refers to are in none of our sources, so a stand-in
replaces them."""

from typing import Final

from spielwerk.games.terra_nova.rules.words import DESERT_DAUGHTERS, DJINNI, FAIRIES, GOLEMS, LEPRECHAUNS

# Bonus tiles by their place in the list (TN p.11). The rulebook names them by letters that only a picture explains;
# the stand-in letters the first seven in the order of the list.
_LETTERS: Final = "ABCDEFG"

FIRST_GAME_FACTIONS: Final[dict[int, list[int]]] = {
    2: [FAIRIES, LEPRECHAUNS],
    3: [DJINNI, GOLEMS, DESERT_DAUGHTERS],
    4: [FAIRIES, DJINNI, GOLEMS, LEPRECHAUNS],
}
_PICKS: Final[dict[int, dict[int, str]]] = {
    2: {FAIRIES: "C", LEPRECHAUNS: "E"},
    3: {DJINNI: "C", GOLEMS: "A", DESERT_DAUGHTERS: "D"},
    4: {FAIRIES: "G", DJINNI: "B", GOLEMS: "F", LEPRECHAUNS: "A"},
}
_IN_PLAY: Final[dict[int, str]] = {2: "ABCDE", 3: "ABCDE", 4: "ABCDEFG"}

FIRST_GAME_BONUSES: Final[dict[int, list[int]]] = {
    players: [_LETTERS.index(letter) for letter in letters] for players, letters in _IN_PLAY.items()
}
FIRST_GAME_PICKS: Final[dict[int, dict[int, int]]] = {
    players: {faction: _LETTERS.index(letter) for faction, letter in picks.items()} for players, picks in _PICKS.items()
}
FIRST_GAME_ROUND_TILES: Final = ("house-1", "trading-post-1", "palace", "spade", "city")
"""Rounds 1 to 3 from a player's report; 4 and 5 are ours."""
