"""The state of the table."""

from typing import Any, Final, final

from spielwerk.core.native import mypyc_attr
from spielwerk.core.play import KIND, NOBODY, SEAT, A, Kind
from spielwerk.core.stack import Stack
from spielwerk.core.state import ActionSpace, Event, State
from spielwerk.games.tapestry.rules.automa.beside import NO_AUTOMA, Automa
from spielwerk.games.tapestry.rules.capital.mats import NO_CAPITAL, Capital
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS, OwnCards
from spielwerk.games.tapestry.rules.catalog import MATS
from spielwerk.games.tapestry.rules.frames import NEXT_TURN, TURN
from spielwerk.games.tapestry.rules.map.board import BOARDS, Board
from spielwerk.games.tapestry.rules.packing import mark_at
from spielwerk.games.tapestry.rules.scoring import winners
from spielwerk.games.tapestry.rules.stand_ins import in_sets, rows
from spielwerk.games.tapestry.rules.words import (
    ACHIEVEMENTS,
    CALLED,
    DREW,
    EXPLORED,
    FOUR,
    LOOKED,
    MOMENTS,
    OFFERED,
    OUTPOSTS,
    PAIR_DRAWN,
    PASSIVES,
    ROLLED,
    TALLY,
    TURNED_UP,
)

NONE: Final = -1
LANDMARKS: Final = len(rows("landmarks.toml", "landmark"))
LANDMARKS_IN: Final = in_sets("landmark")
"""The landmarks of a game as a mask, by the sets that are played completely."""
SLOTS: Final = 0b111110
"""Slots of an income track that start covered: all but the first (p.5)."""

# Marks of a card on an income mat.
FACE_DOWN: Final = 1
COPIED: Final = 2
"""A token of the Heralds lies on it."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Player:
    """One seat: its mats and everything it owns. Its lists are immutable values (core/values.py)."""

    def __init__(self, seat: int) -> None:
        """NOBODY creates a blank one to copy onto."""
        if seat == NOBODY:
            return
        self.seat = seat
        self.civs: list[int] = []
        self.offered: list[int] = []
        self.capitals: list[int] = []
        self.capital = NONE
        self.basic = NONE
        """The basic capital that was drawn with an advanced one; it always gives the start territory (p.5)."""
        self.start = NONE
        self.res: list[int] = [0] * FOUR
        self.vp = 0
        self.tally: list[int] = [0] * len(TALLY)
        self.masterpieces: tuple[int, ...] = ()
        self.inspired = 0
        """Rows of the income mat with an inspiration tile, as a mask."""
        self.marks: list[int] = [mark_at(track, 0) for track in range(FOUR)]
        """Markers on tracks (packing.py)."""
        self.singularity = 0
        self.covered: list[int] = [SLOTS] * FOUR
        self.filled = 0
        self.impassable = 0
        self.plots: list[int] = [0] * FOUR
        self.landmark_plots = 0
        self.guests = 0
        """Plots with a token of the Weefolk."""
        self.districts = 0
        self.landmarks: list[int] = []
        self.landmark_cards: list[int] = []
        """Landmark cards whose condition is not met yet (p.5)."""
        self.hand: list[int] = []
        self.shown: list[int] = []
        """Cards of the hand (or under the mat) that everybody has seen."""
        self.known: list[int] = []
        """Others of these cards that one other seat has seen, see packing.py."""
        self.submerged: list[int] = []
        """Tapestry cards under the mat of the Merfolk."""
        self.shelf: list[int] = [NONE] * 6
        """What the Collectors keep, by kind (shelf.py)."""
        self.mat: list[tuple[int, ...]] = [()] * FOUR
        self.tiles: list[int] = []
        self.space_tiles: list[int] = []
        self.explored: list[int] = []
        self.bottom: list[int] = []
        self.middle: list[int] = []
        self.top: list[int] = []
        self.outposts = OUTPOSTS
        self.toppled = 0
        self.achieved = 0
        self.era = 0
        self.done = 0
        self.active: list[int] = []
        """Tapestry cards whose ability applies in this era."""
        self.lasting = 0
        """How many of these, from the front, lie on none of the player's spaces and end only with the era."""
        self.permanent: list[int] = []
        """Tapestry cards whose ability applies to the end of the game, unless covered (p.12)."""
        self.charmed = 0
        """Whether the player has laid a charmed tapestry card on the income mat (p.8)."""
        self.reserved: list[int] = []
        """Objects at the right edge of the income mat (p.12), see cards/reserving.py."""
        self.card_plots: list[int] = [0] * FOUR
        """Plots built on, on the card that lies on top of each space (p.31), as masks."""
        self.ally = NONE
        self.spouse = NONE
        self.spouse_track = NONE
        self.dictated = NONE
        self.dictates = 0
        """Own turns for which the track stays closed to others, this one included."""
        self.mats: list[int] = [0] * len(MATS)
        """What is stored on the mats of civilizations, by the places of their fields (mat.py)."""
        # Derived (holdings.py, map.py and ground.py keep them up to date).
        self.passive: list[int] = [0] * len(PASSIVES)
        self.on: list[tuple[int, ...]] = [()] * len(MOMENTS)
        """For each moment: component, effect, component, effect, …"""
        self.territory = 0
        self.city: Capital = NO_CAPITAL
        """The mat of the capital."""

    def copy(self) -> "Player":
        new = Player(NOBODY)
        new.seat = self.seat
        new.civs = self.civs
        new.offered = self.offered
        new.capitals = self.capitals
        new.capital = self.capital
        new.basic = self.basic
        new.start = self.start
        new.res = self.res
        new.vp = self.vp
        new.tally = self.tally
        new.masterpieces = self.masterpieces
        new.inspired = self.inspired
        new.marks = self.marks
        new.singularity = self.singularity
        new.covered = self.covered
        new.filled = self.filled
        new.impassable = self.impassable
        new.plots = self.plots
        new.landmark_plots = self.landmark_plots
        new.guests = self.guests
        new.districts = self.districts
        new.landmarks = self.landmarks
        new.landmark_cards = self.landmark_cards
        new.hand = self.hand
        new.shown = self.shown
        new.submerged = self.submerged
        new.known = self.known
        new.shelf = self.shelf
        new.mat = self.mat
        new.tiles = self.tiles
        new.space_tiles = self.space_tiles
        new.explored = self.explored
        new.bottom = self.bottom
        new.middle = self.middle
        new.top = self.top
        new.outposts = self.outposts
        new.toppled = self.toppled
        new.achieved = self.achieved
        new.era = self.era
        new.done = self.done
        new.active = self.active
        new.lasting = self.lasting
        new.permanent = self.permanent
        new.charmed = self.charmed
        new.reserved = self.reserved
        new.card_plots = self.card_plots
        new.ally = self.ally
        new.spouse = self.spouse
        new.spouse_track = self.spouse_track
        new.dictated = self.dictated
        new.dictates = self.dictates
        new.mats = self.mats
        new.passive = self.passive
        new.on = self.on
        new.territory = self.territory
        new.city = self.city
        return new


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TapestryState(State):
    """A game of Tapestry. Lists are immutable values, as those of players are."""

    def __init__(self, players: int, board: str) -> None:
        if players == NOBODY:
            return
        super().__init__()
        self.players: tuple[Player, ...] = tuple(Player(seat) for seat in range(players))
        self.board: Board = BOARDS[board]
        self.adjusted = 1
        """Whether the adjustments of the rulebook's last page apply (p.32)."""
        self.nano = 3
        """Tech cards that the bonus of Nanotechnology costs; two in a variant (p.15)."""
        self.two_cards = 0
        self.two_civs = 0
        self.whole = 0
        """Sets that are played completely, with stand-ins where a source is missing, as a mask (words.SETS)."""
        self.tracks = FOUR
        """Number of tracks: five with the arts track."""
        self.die_choice = 0
        """Whether the player chooses which science die to roll (p.15)."""
        self.by_seat = 0
        """Whether outposts start on the islands in seating order instead of by capital (p.15)."""
        self.turn = NONE
        self.activated = 0
        """Spaces of the tracks activated in this turn, as a mask (p.6)."""
        self.built_now = 0
        """Whether the player to move has gained a building in this turn (Relentless)."""
        self.income_turn = 0
        self.repeated = 0
        """Repeat symbols used in this turn (p.20): a mask of tech cards, and by seat the one space that has it."""
        self.tile: list[int] = self.board.tiles[:]
        self.rotation: list[int] = [0] * self.board.size
        self.pieces: list[tuple[int, ...]] = [()] * self.board.size
        self.explored = self.board.explored
        self.overthrown = 0
        """Cells on which an outpost fell to Revolution, which counts for nobody's achievement (p.15), as a mask."""
        self.cards: list[int] = []
        self.discards: list[int] = []
        self.techs: list[int] = []
        self.display: list[int] = []
        self.tech_discards: list[int] = []
        self.tiles: list[int] = []
        self.space_tiles: list[int] = []
        self.civs: list[int] = []
        self.owner: list[int] = [NONE] * LANDMARKS
        """Who has each landmark, or had it until its tech card was discarded."""
        self.sites: list[int] = [0] * LANDMARKS
        """The plots each landmark covers in a capital; none where it stands elsewhere."""
        self.carried: list[int] = []
        """Landmarks on tech cards (packing.py)."""
        self.landmark_pool: list[int] = []
        """Landmark cards to choose from before the first turn ..."""
        self.landmark_deck: list[int] = []
        """... and those that are left, face down (p.5)."""
        self.achievers: list[int] = [0] * len(ACHIEVEMENTS)
        self.invented = 0
        """Tech cards with a token of the Inventors, as a mask."""
        self.flipped = 0
        """Tech cards turned over after their only use, as a mask (p.8)."""
        self.locked = 0
        """Tech cards that cannot be upgraded again in this turn, as a mask (p.10)."""
        self.masterpieces: tuple[int, ...] = ()
        self.gallery: tuple[int, ...] = ()
        """The masterpieces that lie open."""
        self.gallery_discards: tuple[int, ...] = ()
        self.turned_over = 0
        """Masterpieces turned over after their only use, as a mask (p.27)."""
        self.automa: Automa = NO_AUTOMA
        self.own: OwnCards = NO_OWN_CARDS
        self.coming: list[int] = []
        """Scripted results of the coming dice, for rule cases; empty in a game."""

    def kinds(self) -> list[Kind[Any]]:
        return KINDS

    def space(self) -> ActionSpace:
        return SPACE[0]

    def copy(self) -> "TapestryState":
        new = TapestryState(NOBODY, "")
        new.stack = self.stack.copy()
        new.events = None
        new.round = self.round
        new.legal = self.legal.shared()
        new.players = tuple(player.copy() for player in self.players)
        new.board = self.board
        new.adjusted = self.adjusted
        new.nano = self.nano
        new.two_cards = self.two_cards
        new.two_civs = self.two_civs
        new.by_seat = self.by_seat
        new.whole = self.whole
        new.tracks = self.tracks
        new.die_choice = self.die_choice
        new.turn = self.turn
        new.activated = self.activated
        new.repeated = self.repeated
        new.built_now = self.built_now
        new.income_turn = self.income_turn
        new.tile = self.tile
        new.rotation = self.rotation
        new.pieces = self.pieces
        new.explored = self.explored
        new.overthrown = self.overthrown
        new.cards = self.cards
        new.discards = self.discards
        new.techs = self.techs
        new.display = self.display
        new.tech_discards = self.tech_discards
        new.tiles = self.tiles
        new.space_tiles = self.space_tiles
        new.civs = self.civs
        new.owner = self.owner
        new.sites = self.sites
        new.carried = self.carried
        new.landmark_pool = self.landmark_pool
        new.landmark_deck = self.landmark_deck
        new.achievers = self.achievers
        new.invented = self.invented
        new.flipped = self.flipped
        new.locked = self.locked
        new.masterpieces = self.masterpieces
        new.gallery = self.gallery
        new.gallery_discards = self.gallery_discards
        new.turned_over = self.turned_over
        new.automa = self.automa.copy()
        new.own = self.own
        new.coming = self.coming
        new.rng = self.rng
        return new

    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    def winners(self) -> list[int]:
        """The Shadow Empire never wins."""
        rated = [(p.seat, p.vp, p.landmark_plots) for p in self.players if p.seat != self.automa.shadow]
        return [] if self.stack else winners(rated)

    def notation(self, move: int, seat: int = NOBODY) -> str:
        """A private answer is worded differently for seats other than the one that gives it."""
        if seat in (NOBODY, self.seat):
            return SPACE[0].notation(move)
        verb = SPACE[0].verb_of[move]
        words = verb.public_words(SPACE[0].arg_of[move])
        return f"{verb.name} {words}" if words else verb.name

    def reveals(self, event: Event) -> bool:
        """Draws, rolls and cards turned up; a card taken from the deck or played face down; a look at a hand. The bots
        explore with tiles that nobody has seen."""
        if event[KIND] == EXPLORED:
            return self.automatic(event[SEAT])
        return event[KIND] in (DREW, ROLLED, TURNED_UP, CALLED, LOOKED, OFFERED, PAIR_DRAWN)

    def tally(self) -> list[dict[str, int]]:
        return [{name: p.tally[n] for n, name in enumerate(TALLY)} for p in self.players]

    def opens_turn(self) -> bool:
        return self.stack[-1][KIND] == TURN and not self.stack[-1][A] if self.stack else False

    def chance_in_turns(self) -> bool:
        return True

    def next_turn(self, seat: int, round_: int) -> "TapestryState | None":
        """Each player has their own eras, so rounds do not matter; turns of others that have begun are skipped."""
        if self.players[seat].done or (self.turn == seat and not self.opens_turn()):
            return None
        later = self.copy()
        if self.turn != seat:
            later.stack = Stack([(NEXT_TURN, 0, 0, seat, 0)])
            later.settle()
        return later if later.seat == seat else None

    def automatic(self, seat: int) -> bool:
        return self.automa.plays(seat)

    def automatic_word(self, seat: int) -> str:
        return "shadow-empire" if seat == self.automa.shadow else "automa"

    def landmark_left(self, landmark: int) -> bool:
        """Whether it belongs to this game and nobody has it."""
        return self.owner[landmark] == NONE and LANDMARKS_IN[self.whole] >> landmark & 1 > 0

    def neighbours(self, seat: int) -> list[int]:
        """The seats to the left and right; with two players the same one, counted once (p.14)."""
        players = len(self.players)
        left, right = (seat + 1) % players, (seat - 1) % players
        return [left] if left == right else [left, right]

    def opponents(self, seat: int, *, playing: bool = False) -> int:
        """All other seats as a mask; only those whose game is not over if `playing`."""
        return sum([1 << p.seat for p in self.players if p.seat != seat and not (playing and p.done)])

    def others(self, seat: int) -> list[int]:
        """All other seats, clockwise from the left neighbour."""
        players = len(self.players)
        return [(seat + i) % players for i in range(1, players)]


KINDS: Final[list[Kind[Any]]] = []
SPACE: Final[list[ActionSpace]] = []
"""Both are filled by layout.py, which knows every verb; the state only reads them."""
