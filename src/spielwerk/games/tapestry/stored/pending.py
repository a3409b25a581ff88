"""The operands of pending frames, as frames.py describes them by kind, and the operands of mechanics."""

from typing import Final

from spielwerk.core.codecs import Codec, FromOne, Marked, Number, Seats, Word
from spielwerk.core.pending import AMOUNT as ANY_NUMBER
from spielwerk.core.pending import Frames, Named, Operands, Packed, Part
from spielwerk.games.tapestry.rules import frames
from spielwerk.games.tapestry.rules.actions.conquer import DICE, FACES
from spielwerk.games.tapestry.rules.automa import advancing
from spielwerk.games.tapestry.rules.automa.components import ABILITIES, ENTRIES
from spielwerk.games.tapestry.rules.cards.charms import PARTS as CHARMS
from spielwerk.games.tapestry.rules.cards.keeping import DISCARD
from spielwerk.games.tapestry.rules.cards.own_effects import PARTS
from spielwerk.games.tapestry.rules.cards.own_file import OWN_CARDS
from spielwerk.games.tapestry.rules.cards.own_file import WORDS as DEEDS
from spielwerk.games.tapestry.rules.civilizations.mystics import CATEGORIES
from spielwerk.games.tapestry.rules.civilizations.spies import SECRETS
from spielwerk.games.tapestry.rules.civilizations.tinkerers import OPTIONS
from spielwerk.games.tapestry.rules.map.board import Board
from spielwerk.games.tapestry.rules.map.isles import ISLE_NAMES
from spielwerk.games.tapestry.rules.packing import CELLS, FORESEEN, SPACES
from spielwerk.games.tapestry.rules.words import FOUR, GAINS, RESOURCES, TAPESTRY, TECH, TERRAINS, TRACKS
from spielwerk.games.tapestry.stored import words
from spielwerk.games.tapestry.stored.words import AMOUNT, EFFECT, FLAG, counted

MOST_PARTS: Final = 16
MODES: Final = ("with", "without", "no-bonus", "bonus-free", "past-end", "both-free")
FACE: Final = Word(range(1, FACES + 1))
FACE_FROM_ZERO: Final = Number(0, FACES - 1)
TRACKS_MARKED: Final = Marked(Word(TRACKS))
KINDS: Final = Marked(Word(RESOURCES))
PIECES: Final = Marked(words.MASTERPIECE)
MODE: Final = Word([*MODES, "", "", *[f"{mode} or stay" for mode in MODES]])
ROW: Final = Word(("bottom", "middle", "top"))
RESULT: Final = Word([f"{die} {face}" if face <= FACES else "" for die in DICE for face in range(1, 9)])
"""A result of a conquer die; faces are numbered, since some are identical."""
CONQUER_HOW: Final = Marked(Word(("anywhere", "both-dice", "both-if-rival", "rival", "near-start", "empty")))
INVENT_HOW: Final = Marked(Word(("face-up-only", "", "and-upgrade")))
PLAY_HOW: Final = Marked(Word(("optional", "freely", "only-played", "on-fire", "onto", "locking")))
LAID: Final = Word([f"{card} {space}" for card in ("face-down", *words.CARD.words) for space in range(1, FOUR + 1)])
"""A card just laid and its space."""
RESEARCH: Final = Packed(("mode", MODE, 16), ("more", AMOUNT, 0))
TOLD: Final = Part("told", ANY_NUMBER)
TIMES: Final = Part("times", ANY_NUMBER)
SEATS: Final = 32
ALL_TRACKS: Final = 32


def pending(players: int, board: Board) -> Frames:
    seat = Seats(words.letters(players, players))
    cell = Word(board.names)
    operands = {**_plain(), **_places(seat, cell), **_choices(seat, cell)}
    return Frames((*frames.STEPS, *frames.QUESTIONS, *frames.LATER_STEPS), seat, words.COMPONENT, operands)


def _plain() -> dict[int, Operands]:
    """Amounts, components and modes."""
    tile, landmark, space = ("tile", words.TILE), ("landmark", words.LANDMARK), ("space", words.SPACE)
    tracks, mode = ("tracks", TRACKS_MARKED), ("mode", MODE)
    many = ("many", AMOUNT)
    places = counted(MOST_PARTS)
    one_tile = FromOne(words.TILE)
    tiles = Packed(("one", one_tile, 64), ("second", one_tile, 64), ("third", one_tile, 64), ("fourth", one_tile, 0))
    return {
        frames.PREPARE: Operands(("bots_first", FLAG)),
        frames.START_CIVILIZATION: Operands(("civilization", words.CIVILIZATION)),
        frames.OFFER_BONUS: Operands(space, ("free", FLAG)),
        frames.ACTIVATE_CIVILIZATIONS: Operands(("acted", places)),
        frames.AFTER_UPGRADE: Operands(("tech", words.TECH), ("row", ROW)),
        frames.CHOOSE_CIVILIZATION: Operands(("begun", FLAG)),
        frames.TURN: Operands(("only_advance", FLAG)),
        frames.CLOSE: Operands(("traded", FLAG)),
        frames.BONUS: Operands(space, ("free", FLAG)),
        frames.ANY_ORDER: Operands(("effect", EFFECT), ("left", places)),
        frames.BUILD: Operands(("building", words.BUILDING)),
        frames.ORIENT: Operands(landmark),
        frames.LANDMARK: Operands(landmark, ("turned", AMOUNT)),
        frames.EXPLORE_TILE: Operands(("anywhere", FLAG), ("only", words.one("tile", none=True))),
        frames.EXPLORE_HEX: Operands(tile, ("anywhere", FLAG)),
        frames.SPACE_TILE: Operands(("tiles", Marked(words.SPACE_TILE))),
        frames.CONQUER: Operands(("how", CONQUER_HOW)),
        frames.STEP: Operands(tracks, mode),
        frames.BACK: Operands(tracks, mode),
        frames.FACE: Operands(tracks, mode),
        frames.ROLL: Operands(("rolled", TRACKS_MARKED)),
        frames.INVENT: Operands(("how", INVENT_HOW)),
        frames.UPGRADE: Operands(("how", PLAY_HOW), ("only", words.one("tech", none=True))),
        frames.PLAY: Operands(("how", PLAY_HOW), ("only", words.one("tapestry", none=True))),
        frames.CARD: Operands(("effect", EFFECT), ("optional", FLAG)),
        frames.ACTIVATE: Operands(("left", places), ("acted", places)),
        frames.DISCARD_ANY: Operands(("points", AMOUNT), ("most", AMOUNT)),
        frames.PREDICT: Operands(("category", Word(CATEGORIES))),
        frames.SWAP: Operands(("left", AMOUNT), ("first", Word(words.PLOT.words, none=True))),
        frames.GAMBLE: Operands(("first_era", FLAG)),
        frames.TINKER_ON: Operands(("option", Word(OPTIONS))),
        frames.CIRCLE: Operands(("wish", FLAG), ("scored", AMOUNT)),
        frames.KEEP: _keep(),
        frames.UTILIZE: Operands(("landmarks", Marked(words.LANDMARK)), ("left", AMOUNT)),
        frames.RELEASE: Operands(landmark),
        frames.COLLECT_TILE: Operands(("tiles", tiles)),
        **{kind: Operands(many, ("kinds", KINDS)) for kind in (frames.PAY, frames.RESOURCE)},
        **{kind: Operands(many) for kind in (frames.CONVERT, frames.BLOCK)},
        **{kind: Operands(many) for kind in (frames.DISCARD_CARDS, frames.DISCARD_TILES, frames.DISCARD_TECHS)},
        frames.COLLECT_CARD: Operands(many),
        frames.EXHIBIT: Operands(("left", PIECES), ("acted", PIECES)),
        frames.SHOWCASE: Operands(("shown", PIECES), ("left", AMOUNT)),
        frames.KEEP_MASTERPIECE: Operands(("one", words.MASTERPIECE), ("other", words.MASTERPIECE)),
        frames.CHOOSE_LANDMARK_CARD: Operands(("from_deck", FLAG)),
        frames.ISLE_TILE: Operands(("left", AMOUNT)),
        frames.ISLE: Operands(tile, ("left", AMOUNT)),
        frames.TURN_ISLE: Operands(tile, ("at", Packed(("isle", Word(ISLE_NAMES), 8), ("left", AMOUNT, 0)))),
        frames.CHARM: Operands(("card", LAID), ("left", Marked(Word(CHARMS)))),
        **_automa(),
    }


def _keep() -> Operands:
    """How many tiles or cards were drawn, and whether the other cards are discarded; of techs the two themselves."""
    drawn = ("drawn", AMOUNT)
    kept = Packed(("drawn", Number(0, DISCARD - 1), DISCARD), ("discard", FLAG, 0))
    foreseen = Packed(("one", words.TECH, FORESEEN), ("other", words.TECH, FORESEEN), ("how", INVENT_HOW, 0))
    by_thing: dict[int, Named] = {TAPESTRY: Part("cards", kept, Part(*drawn)), TECH: ("techs", foreseen)}
    return Operands(("thing", Word((*GAINS, "tech"))), drawn, by_a=by_thing)


def _automa() -> dict[int, Operands]:
    """Pending work of the automatic opponents."""
    moved = ("of", Packed(("mode", MODE, 8), ("tracks", TRACKS_MARKED, 0)))
    ways: dict[int, Named] = {advancing.CONQUER: ("how", CONQUER_HOW), advancing.EXPLORE: ("anywhere", FLAG)}
    return {
        frames.AUTOMA_BENEFIT: Operands(("benefit", Word(advancing.BENEFITS)), moved, by_a=ways),
        frames.AUTOMA_INCOME: Operands(("entry", Word(ENTRIES)), ("number", AMOUNT)),
        frames.AUTOMA_CIVILIZATION: Operands(("ability", Word(ABILITIES)), ("number", AMOUNT)),
    }


def _places(seat: Word, cell: Word) -> dict[int, Operands]:
    """Where something happens, and to whom."""
    at, tile = ("at", cell), ("tile", words.TILE)
    dice = ("red", "red_too", "black", "black_too")
    which = Packed(("at", cell, CELLS), ("dice", Word(("one", "all", "black", "red")), 0))
    before = ("cards_before", AMOUNT)
    return {
        frames.NEXT_TURN: Operands(("next", seat)),
        frames.EXPLORE_REWARD: Operands(tile, at),
        frames.ROTATE: Operands(tile, at),
        frames.TOPPLE: Operands(at, ("defender", seat)),
        frames.TRAP: Operands(at, ("attacker", seat)),
        frames.AUTOMA_DEFENCE: Operands(at, ("attacker", seat)),
        frames.COUNTER: Operands(at, ("trapper", seat)),
        frames.ROLL_CONQUEST: Operands(at, ("how", CONQUER_HOW)),
        frames.AFTER_CONQUEST: Operands(at, ("how", CONQUER_HOW)),
        frames.GAIN_DIE: Operands(("result", RESULT), at),
        frames.DIE: Operands(_rolls("red", "black"), at),
        frames.RESULT: Operands(_rolls(*dice), ("of", which)),
        frames.LOOT: Operands(("faces", counted(FACES)), at),
        frames.SPY_ON: Operands(("secret", Word(SECRETS)), ("rival", seat)),
        frames.ADVISE: Operands(("rival", seat)),
        frames.BRIEF: Operands(before),
        frames.BRIEF_WITH: Operands(before, ("rival", seat)),
    }


def _rolls(*dice: str) -> Part:
    """The face of each die; earlier positions counted faces from 0."""
    faces, once = [Packed(*[(die, face, 8) for die in dice]) for face in (FACE, FACE_FROM_ZERO)]
    return Part("faces", faces, Part("rolled", once))


def _choices(seat: Word, cell: Word) -> dict[int, Operands]:
    """Pending effects and their operands: by what is chosen, then by the effect."""
    effect = ("effect", EFFECT)
    told = by_effect(_told(seat, cell))
    hexes = by_effect({"claim-treasure": ("terrain", Word(TERRAINS))})
    spaces = Packed(("to", Marked(Word(range(SPACES))), 1 << SPACES), ("track", words.TRACK, 0))
    rivals: dict[str, Codec] = {"spy-on": Word(SECRETS), "marry": words.TRACK, "give-tile": words.TILE}
    of_seats = {word: _of_seats(seat, codec) for word, codec in rivals.items()}
    of_tracks = {"reborn": _of_tracks(TRACKS_MARKED), "spare": _of_tracks(TRACKS_MARKED), "distil": _of_rolled()}
    by_die = by_effect(
        {"research-chosen": Part("research", RESEARCH, TOLD), "experiment": Part("rolled", TRACKS_MARKED, TOLD)}
    )
    return {
        frames.RUN_EFFECT: Operands(effect, TIMES, by_a={**told, **_deeds()}),
        frames.MAY: Operands(effect, TOLD, by_a=told),
        frames.ONE_OF: Operands(effect, ("times", AMOUNT)),
        frames.OPPONENT: Operands(effect, _of_seats(seat, ANY_NUMBER), by_a=by_effect(of_seats)),
        frames.TRACK: Operands(effect, _of_tracks(ANY_NUMBER), by_a=by_effect(of_tracks)),
        frames.HEX: Operands(effect, TOLD, by_a=hexes),
        frames.OPTIONAL_HEX: Operands(effect, TOLD, by_a=hexes),
        frames.TO_SPACE: Operands(effect, ("spaces", spaces)),
        frames.SCIENCE_DIE_CHOICE: Operands(effect, TOLD, by_a=by_die),
    }


def _of_seats(seat: Word, told: Codec) -> Named:
    """Seats to choose from, and what is passed on to the effect."""
    return ("of", Packed(("seats", Marked(seat), SEATS), ("told", told, 0)))


def _of_tracks(told: Codec) -> Named:
    return ("of", Packed(("tracks", TRACKS_MARKED, ALL_TRACKS), ("told", told, 0)))


def _of_rolled() -> Named:
    """The tracks of the latest roll, and those rolled before."""
    tracks, rolled = ("tracks", TRACKS_MARKED, ALL_TRACKS), ("rolled", TRACKS_MARKED, 0)
    return ("of", Packed(tracks, rolled, once={"rolled": TOLD}))


def _deeds() -> dict[int, Named]:
    """The parts of what an own card does: where its row says it, and its slot."""
    slots = [f"own-{place}" for place in range(1, OWN_CARDS + 1)]
    deed = Packed(("part", Word(DEEDS), len(DEEDS)), ("card", Word(slots), 0))
    return {part.number: Part("deed", deed, TIMES) for part in PARTS}


def _told(seat: Word, cell: Word) -> dict[str, Named]:
    """Operands of mechanics that are not amounts."""
    at, tech, rival = ("at", cell), ("tech", words.TECH), ("rival", seat)
    activation = Packed(("mode", MODE, 8), ("space", words.SPACE, 0))
    drawn = ("drawn", Packed(("card", words.TECH, FORESEEN), ("how", INVENT_HOW, 0)))
    return {
        "take-invention": tech,
        "share-invention": tech,
        "collect-tech": tech,
        "isolate": at,
        "annex": at,
        "garrison": at,
        "look-at-hand": rival,
        "compete": rival,
        "counsel": rival,
        "obey": ("card", words.CARD),
        "exploit": ("tile", words.TILE),
        "use-new": ("landmark", words.LANDMARK),
        "exchange-drawn": drawn,
        "keep-drawn": drawn,
        "isle-reward": ("isle", Word(ISLE_NAMES)),
        "transmute": ("track", words.TRACK),
        "rebirth": ("tracks", TRACKS_MARKED),
        "exhibit": ("acted", PIECES),
        "move-marker": ("marker", Word([f"{track}{rear}" for track in TRACKS for rear in ("", " rear")])),
        "activate-space": ("of", activation),
        "may-renege": ("space", words.SPACE),
        "spring": ("of", Packed(("at", cell, CELLS), ("rival", seat, 0))),
        "leftover-die": ("of", Packed(("result", RESULT, 16), ("at", cell, 0))),
    }


def by_effect(told: dict[str, Named]) -> dict[int, Named]:
    return {EFFECT.numbers[word]: named for word, named in told.items()}
