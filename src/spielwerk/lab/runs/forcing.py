"""Factions, boards and civilizations forced onto seats or dealt to them, so that choice no longer hides what they are
worth.

The set-up offers what is forced; its seat takes it, and nobody else does. Everything else is chosen as usual.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import combinations

from spielwerk.core.assigned import Assigned
from spielwerk.core.game import Game
from spielwerk.core.naming import letter, seat_of
from spielwerk.core.options import DRAWN, BadOption
from spielwerk.core.rng import derive
from spielwerk.core.state import State

Wishes = Mapping[str, Sequence[str]]
"""For seats by letter the words that are forced onto them."""


@dataclass
class Wish:
    seat: int
    what: Assigned
    word: str
    asked: str
    """What was asked for: the word, or what brings it along."""

    def __str__(self) -> str:
        return f"{letter(self.seat)}={self.asked}"


class Forcing:
    """What is forced in the games of a run; raises BadOption for what is not a component."""

    def __init__(self, game: Game, wishes: Wishes) -> None:
        self.game = game
        known = {(row["kind"], row["name"]) for row in game.components()}
        self.wishes: list[Wish] = []
        for seat, words in wishes.items():
            for word in words:
                what = _kind(game, known, word)
                self.wishes.append(Wish(_seat(seat), what, word, word))
                if brought := what.along.get(word):
                    self.wishes.append(Wish(_seat(seat), _kind(game, known, brought), brought, word))
        for one, other in combinations(self.wishes, 2):
            if one.seat == other.seat and one.what is other.what and one.word != other.word:
                raise BadOption(f"Seat {letter(one.seat)} cannot have both '{one.asked}' and '{other.asked}'.")
            if one.seat != other.seat and one.what is other.what and one.word == other.word:
                raise BadOption(f"{one} and {other} exclude each other: only one seat can have '{one.word}'.")

    def options(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of a game that offers what is forced, at the place of its seat; raises BadOption."""
        found = dict(options)
        players = self.game.checked(options)["players"]
        for wish in self.wishes:
            if isinstance(players, int) and wish.seat >= players:
                raise BadOption(f"There is no seat {letter(wish.seat)} with {players} players.")
            if name := wish.what.option:
                if options.get(name):
                    raise BadOption(f"Option '{name}' cannot be given where one of its names is forced onto a seat.")
                found[name] = _placed(found.get(name), wish)
        return found

    def among(self, state: State) -> list[int]:
        """The answers after which every wish can still come true."""
        return [move for move in state.moves() if not self._spoils(state, move)]

    def choose(self, seed: int, state: State, move: int, ply: int) -> int:
        """A bot's answer to a question of the set-up; if it would spoil a wish, one drawn from the others."""
        if state.round or not self._spoils(state, move):
            return move
        left = self.among(state)
        if not left:
            forced = ", ".join(dict.fromkeys(map(str, self.wishes)))
            raise BadOption(f"What is forced ({forced}) is impossible together in this set-up.")
        return left[derive(seed, ply) % len(left)]

    def _spoils(self, state: State, move: int) -> bool:
        after = state.copy()
        after.play(move)
        rows = self.game.held(after)
        return any(self._is_spoilt(rows, wish) for wish in self.wishes)

    def _is_spoilt(self, rows: Sequence[Mapping[str, Sequence[str]]], wish: Wish) -> bool:
        """Somebody else has it, or the seat has another one instead."""
        words = [row[wish.what.field] for row in rows]
        mine = words[wish.seat]
        taken = any(wish.word in theirs for seat, theirs in enumerate(words) if seat != wish.seat)
        return taken or (bool(mine) and wish.word not in mine)


class Dealing:
    """Seats draw a faction, board or civilization at random instead of choosing one before the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, seed: int, state: State, move: int, ply: int) -> int:
        if state.round:
            return move
        after = state.copy()
        after.play(move)
        if self.game.held(after)[state.seat] == self.game.held(state)[state.seat]:
            return move
        moves = state.moves()
        return moves[derive(seed, ply) % len(moves)]


def _placed(named: object, wish: Wish) -> list[str]:
    """The list of an option with the forced word at the place of its seat."""
    words = list(named) if isinstance(named, list) else []
    words += [DRAWN] * (wish.seat + 1 - len(words))
    words[wish.seat] = wish.word
    return words


def _seat(word: str) -> int:
    if len(word) != 1 or not "A" <= word <= "Z":
        raise BadOption(f"A seat is a letter, A or B, not '{word}'.")
    return seat_of(word)


def _kind(game: Game, known: set[tuple[str, str]], word: str) -> Assigned:
    for each in game.assigned:
        if (each.kind, word) in known:
            return each
    names = sorted(name for kind, name in known if kind in [each.kind for each in game.assigned])
    near = get_close_matches(word, names, n=3, cutoff=0.5)
    told = f"Nearest: {', '.join(near)}." if near else f"Known: {', '.join(names)}."
    raise BadOption(f"'{word}' cannot be forced onto a seat. {told}")
