"""`then`: everything on the table under the words that `given` uses, and what follows from it."""

from typing import Any, Final

from spielwerk.core.cases.work import Asked, standing
from spielwerk.core.hexgrid import cells
from spielwerk.core.naming import letter
from spielwerk.core.play import KIND
from spielwerk.core.state import Event
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.casework.automa import automa_facts
from spielwerk.games.tapestry.rules.capital.ground import basic_of
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES
from spielwerk.games.tapestry.rules.cards.card_plots import LETTERS
from spielwerk.games.tapestry.rules.cards.charms import charmed
from spielwerk.games.tapestry.rules.catalog import BY_KIND, INCOME_TRACKS, card_row, tile_row
from spielwerk.games.tapestry.rules.civilizations.shelf import OBJECTS
from spielwerk.games.tapestry.rules.counting import buildings, capital_points
from spielwerk.games.tapestry.rules.frames import CHOOSE_CIVILIZATION, QUESTIONS
from spielwerk.games.tapestry.rules.map.board import PRINTED, UNEXPLORED
from spielwerk.games.tapestry.rules.map.pieces import controller
from spielwerk.games.tapestry.rules.mat import remembered
from spielwerk.games.tapestry.rules.packing import (
    card_carrying,
    card_laid,
    card_seen,
    kind_of,
    landmark_carried,
    owner_of,
    seen_by,
    space_of,
    track_of,
)
from spielwerk.games.tapestry.rules.state import COPIED, FACE_DOWN, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import (
    ACHIEVEMENTS,
    BUILDINGS,
    FOUR,
    OUTPOST,
    PIECE_KINDS,
    RESOURCES,
    TALLY,
    TRACKS,
)
from spielwerk.games.tapestry.shown.messages import describe, question_facts
from spielwerk.games.tapestry.stored.words import RESERVED


def names(kind: str, indices: list[int]) -> list[str]:
    return [BY_KIND[kind][index].name for index in indices]


def seat_letter(seat: int) -> str | None:
    return letter(seat) if seat != NONE else None


def facts(s: TapestryState) -> dict[str, Any]:
    return {
        "players": len(s.players),
        "map": s.board.name,
        "turn": letter(s.turn) if s.turn != NONE else None,
        **standing(s),
        "deck": names("tapestry", s.cards[::-1]),
        "discards": names("tapestry", s.discards),
        "display": names("tech", s.display),
        "gallery": names("masterpiece", list(s.gallery)),
        "masterpieces_left": len(s.masterpieces),
        "gallery_discards": names("masterpiece", list(s.gallery_discards)),
        "turned_over": [row.name for row in BY_KIND["masterpiece"] if s.turned_over >> row.index & 1],
        "techs_left": len(s.techs),
        "tech_discards": names("tech", s.tech_discards),
        "tiles_left": len(s.tiles),
        "space_tiles_left": len(s.space_tiles),
        "civilizations_left": len(s.civs),
        "civilizations": names("civilization", s.civs[::-1]),
        "landmarks": {row.name: seat_letter(s.owner[row.index]) for row in BY_KIND["landmark"]},
        "carried": {
            BY_KIND["tech"][card_carrying(entry)].name: BY_KIND["landmark"][landmark_carried(entry)].name
            for entry in s.carried
        },
        "landmark_pool": sorted(names("landmark-card", s.landmark_pool)),
        "landmark_deck": sorted(names("landmark-card", s.landmark_deck)),
        "achievers": {name: s.achievers[n] for n, name in enumerate(ACHIEVEMENTS)},
        "hexes": {name: _hex(s, cell) for cell, name in enumerate(s.board.names)},
        "activated": [row.name for row in BY_KIND["space"] if s.activated >> row.index & 1],
        "flipped": [row.name for row in BY_KIND["tech"] if s.flipped >> row.index & 1],
        "marked": [row.name for row in BY_KIND["tech"] if s.invented >> row.index & 1],
        "automa": automa_facts(s),
        **{letter(p.seat): seat_facts(s, p) for p in s.players},
    }


def _hex(s: TapestryState, cell: int) -> dict[str, Any]:
    tile = s.tile[cell]
    pieces = [
        letter(owner_of(piece)) + ("" if kind_of(piece) == OUTPOST else f" {PIECE_KINDS[kind_of(piece)]}")
        for piece in s.pieces[cell]
    ]
    return {
        "tile": None if tile in (UNEXPLORED, PRINTED) else tile_row(tile).name,
        "explored": tile != UNEXPLORED,
        "rotation": s.rotation[cell],
        "pieces": pieces,
        "control": seat_letter(controller(s, cell)),
    }


def seat_facts(s: TapestryState, p: Player) -> dict[str, Any]:
    return {
        "civilizations": names("civilization", p.civs),
        "mats": {BY_KIND["civilization"][civ].name: remembered(p, civ) for civ in p.civs},
        "capital": BY_KIND["capital"][p.capital].name if p.capital != NONE else None,
        "capitals": names("capital", p.capitals),
        "basic": BY_KIND["capital"][basic_of(p)].name if basic_of(p) != NONE else None,
        "start": s.board.names[p.start] if p.start != NONE else None,
        "resources": {name: p.res[n] for n, name in enumerate(RESOURCES)},
        **{name: p.res[n] for n, name in enumerate(RESOURCES)},
        "vp": p.vp,
        "points": {name: p.tally[n] for n, name in enumerate(TALLY)},
        "tracks": {TRACKS[n]: position(p, n) for n in range(s.tracks)},
        "markers": sorted([f"{TRACKS[track_of(mark)]} {space_of(mark)}" for mark in p.marks]),
        "taken": {name: buildings(p, n) for n, name in enumerate(BUILDINGS)},
        "built": {PLOT_NAMES[plot]: name for n, name in enumerate(BUILDINGS) for plot in cells(p.plots[n])},
        "impassable": [PLOT_NAMES[plot] for plot in cells(p.impassable)],
        "landmark_plots": [PLOT_NAMES[plot] for plot in cells(p.landmark_plots)],
        "districts": how_many(p.districts),
        "city": capital_points(p),
        "landmarks": names("landmark", p.landmarks),
        "masterpieces": names("masterpiece", list(p.masterpieces)),
        "inspired": [name for n, name in enumerate(INCOME_TRACKS) if p.inspired >> n & 1],
        "landmark_cards": names("landmark-card", p.landmark_cards),
        "guests": [PLOT_NAMES[plot] for plot in cells(p.guests)],
        "hand": sorted(names("tapestry", p.hand)),
        "submerged": sorted(names("tapestry", p.submerged)),
        "shelf": [name for kind, name in enumerate(OBJECTS) if p.shelf[kind] != NONE],
        "known": sorted([f"{card_row(card_seen(entry)).name} {letter(seen_by(entry))}" for entry in p.known]),
        "mat": {era: [_card(card) for card in p.mat[era - 1]] for era in range(1, FOUR + 1)},
        "active": names("tapestry", p.active),
        "permanent": names("tapestry", p.permanent),
        "charmed": charmed(p),
        "reserved": [RESERVED.words[entry] for entry in p.reserved],
        "card_plots": {
            era: [LETTERS[plot] for plot in cells(plots)] for era, plots in enumerate(p.card_plots, 1) if plots
        },
        "ally": seat_letter(p.ally),
        "tiles": names("tile", sorted(p.tiles)),
        "space_tiles": names("space-tile", sorted(p.space_tiles)),
        "explored": names("space-tile", p.explored),
        "techs": {
            "bottom": names("tech", p.bottom),
            "middle": names("tech", p.middle),
            "top": names("tech", p.top),
        },
        "outposts": p.outposts,
        "territories": how_many(p.territory),
        "toppled": p.toppled,
        "achievements": [name for n, name in enumerate(ACHIEVEMENTS) if p.achieved >> n & 1],
        "era": p.era,
        "done": bool(p.done),
        "dictates": TRACKS[p.dictated] if p.dictated != NONE else None,
    }


def _card(card: int) -> str:
    if card & FACE_DOWN:
        return "face-down"
    return card_row(card_laid(card)).name + (" token" if card & COPIED else "")


def asked(s: TapestryState) -> list[Asked]:
    if not s.stack:
        return []
    name = QUESTIONS[s.stack[-1][KIND] - CHOOSE_CIVILIZATION]
    return [Asked(s.seat, name, name, dict(question_facts(s)))]


EVENT_TEXTS: Final = {
    "event-gained": "gained {n} {resource} from {source}",
    "event-paid": "paid {n} {resource} for {source}",
    "event-drew": "drew {n} {resource} from {source}",
    "event-drew-tile": "drew {component} from {source}",
    "event-moved": "moved {track} {n}",
    "event-played": "played {component} {n}",
    "event-played-face-down": "played face-down {n}",
    "event-placed": "placed {component} {site}",
    "event-placed-on-card": "placed on {component}",
    "event-reserved": "reserved {component}",
    "event-withdrew": "withdrew {hex}",
    "event-lost": "lost {component}",
    "event-offered": "was offered {n} civilizations from {source}",
    "event-built": "built {building} from {source}",
    "event-explored": "explored {hex} {component}",
    "event-conquered": "conquered {hex}",
    "event-toppled": "toppled {builder} {hex}",
    "event-rolled": "rolled {face}",
    "event-invented": "invented {component}",
    "event-upgraded": "upgraded {component} {level}",
    "event-achieved": "achieved {component} {n}",
    "event-era-began": "era {n} began",
    "event-took": "took {component}",
    "event-discarded": "discarded {component}",
    "event-finished": "finished",
    "event-turned-up": "turned up {component}",
    "event-called": "called {builder}",
    "event-collected": "collected {object}",
    "event-gave": "gave {builder} a card",
    "event-looked": "looked at the hand of {builder}",
    "event-stored-landmark": "stored {component}",
    "event-settled-isle": "settled {isle} {component}",
    "event-pair-drawn": "drew {component} and {source}",
    "event-tiebreaker-drawn": "drew {component}",
    "event-favourite-changed": "favours {track}",
    "event-progress-added": "added {n} progress cards",
    "event-decks-shuffled": "shuffled {n} decision cards",
    "event-protected": "protected {hex}",
    "event-covered": "covered {n}",
    "event-replaced": "replaced {display}",
    "event-automatic": "automatic {notation}",
    "event-lapsed": "lapsed {question}",
}


def event_line(s: TapestryState, event: Event) -> tuple[str, str]:
    name, about = describe(s, event)
    return str(about.get("seat", "")), EVENT_TEXTS[name].format(**about).strip()
