"""A random player who follows one track to its end, fills lines and attacks, so that there is something to check."""

from collections.abc import Callable
from random import Random

from spielwerk.core.state import State
from tests.recheck.tapestry.capital import COLUMNS, ROWS, districts, full, plot_name
from tests.recheck.tapestry.numbers import BUILDINGS, OWN_RESOURCE, TRACKS
from tests.recheck.tapestry.reading import Position, Seat
from tests.recheck.tapestry.territories import around

LAST = {"income", "end", "skip", "stay", "done", "keep", "keep-rows", "no-trap"}
"""What is answered when nothing else is left, and now and then."""
SELDOM = 0.1
WILFUL = 0.8


Taste = Callable[[Position, Seat, str], bool]
"""Whether the player likes an answer."""


class Player:
    """One for all seats; each seat has a favourite track."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.shift = seed
        self.tastes: dict[str, list[Taste]] = {
            "build": [self.fills],
            "landmark": [self.inside],
            "advance": [self.favoured],
            "step": [self.favoured],
            "pay": [self.spared],
            "gain": [self.wanted],
            "take": [self.builds],
            "conquer": [self.attacks, self.draws_near],
        }

    def choose(self, state: State, position: Position) -> int:
        """One of the verbs, then one of its answers, mostly to the player's taste."""
        words = {state.notation(move): move for move in state.moves()}
        verbs = list(dict.fromkeys(word.split()[0] for word in words))
        lively = [verb for verb in verbs if verb not in LAST]
        verb = self.rng.choice(verbs if self.rng.random() < SELDOM else lively or verbs)
        answers = [word for word in words if word.split()[0] == verb]
        seat = list(position.seats.values())[state.seat]
        if self.rng.random() < WILFUL:
            for taste in self.tastes.get(verb, []):
                liked = [word for word in answers if taste(position, seat, word.partition(" ")[2])]
                if liked:
                    return words[self.rng.choice(liked)]
        return words[self.rng.choice(answers)]

    def favourite(self, seat: Seat) -> str:
        tracks = [track for track in TRACKS if any(where == track for where, _ in seat.markers)]
        return tracks[(ord(seat.name) + self.shift) % len(tracks)]

    def favoured(self, position: Position, seat: Seat, track: str) -> bool:
        return track == self.favourite(seat)

    def wanted(self, position: Position, seat: Seat, resource: str) -> bool:
        return resource == OWN_RESOURCE.get(self.favourite(seat))

    def spared(self, position: Position, seat: Seat, resource: str) -> bool:
        return not self.wanted(position, seat, resource)

    def builds(self, position: Position, seat: Seat, what: str) -> bool:
        return what in BUILDINGS

    def fills(self, position: Position, seat: Seat, plot: str) -> bool:
        """Where a row, column or district lacks the fewest plots."""
        free = [area - full(seat) for area in [*ROWS, *COLUMNS, *districts(seat.capital).values()]]
        fewest = min((area for area in free if area), key=len, default=frozenset())
        return plot in {plot_name(one) for one in fewest}

    def inside(self, position: Position, seat: Seat, corner: str) -> bool:
        return all(1 <= int(number) <= 8 for number in corner.split())

    def attacks(self, position: Position, seat: Seat, name: str) -> bool:
        """A rival's territory, or the middle island."""
        here = position.hexes[name]
        return bool(here.pieces) or (here.q, here.r) == (0, 0)

    def draws_near(self, position: Position, seat: Seat, name: str) -> bool:
        """Next to a rival's single piece."""
        near = [position.hexes[other].pieces for other in around(position, name)]
        return any(len(pieces) == 1 and pieces[0][1] != seat.name for pieces in near)
