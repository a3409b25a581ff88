"""What a seat may see: everything except other hands, decks, face-down cards and what others may choose from."""

from typing import Any

from spielwerk.core.hexgrid import cells
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.achievements import achievement_points
from spielwerk.games.tapestry.rules.capital.income_mat import SLOT_NAMES
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES, SIZE, full_lines
from spielwerk.games.tapestry.rules.cards.card_plots import grid_of, size_of
from spielwerk.games.tapestry.rules.cards.charms import charmed
from spielwerk.games.tapestry.rules.cards.reserving import object_words
from spielwerk.games.tapestry.rules.catalog import BY_KIND, INCOME_TRACKS
from spielwerk.games.tapestry.rules.civilizations.shelf import OBJECTS
from spielwerk.games.tapestry.rules.counting import buildings, capital_points
from spielwerk.games.tapestry.rules.landmark_cards import progress
from spielwerk.games.tapestry.rules.map.board import PRINTED, UNEXPLORED
from spielwerk.games.tapestry.rules.map.pieces import controller
from spielwerk.games.tapestry.rules.map.sides import land_at, sides_at
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
from spielwerk.games.tapestry.rules.setup import REVISIONS
from spielwerk.games.tapestry.rules.state import COPIED, FACE_DOWN, LANDMARKS_IN, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import (
    ACHIEVEMENTS,
    BUILDINGS,
    FOUR,
    LAST,
    PIECE_KINDS,
    RESOURCES,
    SETS,
    TALLY,
    TRACKS,
)
from spielwerk.games.tapestry.shown.automa import automa_view
from spielwerk.games.tapestry.shown.capitals import printed
from spielwerk.games.tapestry.shown.mats import mat, side_names
from spielwerk.games.tapestry.shown.next_income import next_income
from spielwerk.games.tapestry.shown.own_cards import own_components, own_texts
from spielwerk.games.tapestry.shown.own_things import has_stand_ins
from spielwerk.games.tapestry.shown.pictures import terrain_names


def _name(kind: str, index: int) -> str:
    return BY_KIND[kind][index].name


def _names(kind: str, indices: list[int]) -> list[str]:
    return [_name(kind, index) for index in indices]


def view(s: TapestryState, seat: int) -> dict[str, Any]:
    return {
        "game": "tapestry",
        "seat": seat,
        "rules": REVISIONS[0],
        "round": s.round,
        "turn": s.turn,
        "adjustments": bool(s.adjusted),
        "map": {"name": s.board.name, "hexes": [_hex(s, cell) for cell in range(s.board.size)]},
        "tracks": [_track(s, track) for track in range(s.tracks)],
        "landmarks": _landmarks(s),
        "display": _names("tech", s.display),
        "gallery": _names("masterpiece", list(s.gallery)),
        "gallery_discards": _names("masterpiece", list(s.gallery_discards)),
        "tech_discards": _names("tech", s.tech_discards),
        "discards": _names("tapestry", s.discards),
        "left": {
            "tapestry": len(s.cards),
            "techs": len(s.techs),
            "tiles": len(s.tiles),
            "space_tiles": len(s.space_tiles),
            "civilizations": len(s.civs),
            "masterpieces": len(s.masterpieces),
            "landmark_cards": len(s.landmark_deck),
        },
        "landmark_cards": _names("landmark-card", s.landmark_pool),
        "achievements": [
            {
                "name": name,
                "taken": s.achievers[n],
                "by": [p.seat for p in s.players if p.achieved >> n & 1],
                "points": list(achievement_points(s, n)),
            }
            for n, name in enumerate(ACHIEVEMENTS)
        ],
        "activated": [row.name for row in BY_KIND["space"] if s.activated >> row.index & 1],
        "stand_ins": [name for n, name in enumerate(SETS) if s.whole >> n & 1 and has_stand_ins(name, s.own)],
        "own": {"components": own_components(s.own), "texts": own_texts(s.own)},
        "automa": automa_view(s),
        "players": [_player(s, p, seat) for p in s.players],
    }


def _landmarks(s: TapestryState) -> list[dict[str, Any]]:
    """Those of this game, and who has them."""
    rows = [row for row in BY_KIND["landmark"] if LANDMARKS_IN[s.whole] >> row.index & 1]
    return [{"name": row.name, "owner": s.owner[row.index]} for row in rows]


def _hex(s: TapestryState, cell: int) -> dict[str, Any]:
    q, r = s.board.places[cell]
    row: dict[str, Any] = {"hex": s.board.names[cell], "q": q, "r": r, "middle": cell == s.board.middle}
    tile = s.tile[cell]
    row["explored"] = tile != UNEXPLORED
    if tile != UNEXPLORED:
        row["tile"] = None if tile == PRINTED else _name("tile", tile)
        row["rotation"] = s.rotation[cell]
        row["sides"] = side_names(sides_at(s, cell))
        row["terrains"] = terrain_names(land_at(s, cell))
        row["pieces"] = [{"piece": PIECE_KINDS[kind_of(piece)], "seat": owner_of(piece)} for piece in s.pieces[cell]]
        row["control"] = controller(s, cell)
    return row


def _track(s: TapestryState, track: int) -> dict[str, Any]:
    spaces = BY_KIND["space"][track * LAST : (track + 1) * LAST]
    return {
        "name": TRACKS[track],
        "spaces": [row.name for row in spaces],
        "closed_by": [p.seat for p in s.players if p.dictated == track],
    }


def _player(s: TapestryState, p: Player, seat: int) -> dict[str, Any]:
    return {
        "seat": p.seat,
        "civilizations": [_civilization(p, civ) for civ in p.civs],
        "capital": _name("capital", p.capital) if p.capital != NONE else None,
        "city": _city(s, p),
        "start": s.board.names[p.start] if p.start != NONE else None,
        "resources": {name: p.res[n] for n, name in enumerate(RESOURCES)},
        "vp": p.vp,
        "tally": {name: p.tally[n] for n, name in enumerate(TALLY)},
        "markers": [{"track": TRACKS[track_of(mark)], "space": space_of(mark)} for mark in p.marks],
        "positions": {TRACKS[n]: position(p, n) for n in range(s.tracks)},
        "income": [
            [{"slot": slot, "open": not p.covered[track] >> n & 1} for n, slot in enumerate(SLOT_NAMES[track])]
            for track in range(FOUR)
        ],
        "next_income": next_income(s, p),
        "buildings": {name: buildings(p, n) for n, name in enumerate(BUILDINGS)},
        "landmarks": _names("landmark", p.landmarks),
        "landmark_cards": [_landmark_card(s, p, card) for card in p.landmark_cards],
        **_cards(p, seat),
        "card_plots": [_card_plots(s, p, space) for space in range(FOUR)],
        "ally": p.ally,
        "marriage": {"seat": p.spouse, "track": TRACKS[p.spouse_track]} if p.spouse != NONE else None,
        "tiles": _names("tile", sorted(p.tiles)),
        "space_tiles": _names("space-tile", sorted(p.space_tiles)),
        "explored": _names("space-tile", p.explored),
        "techs": [_names("tech", p.bottom), _names("tech", p.middle), _names("tech", p.top)],
        "flipped_techs": [_name("tech", card) for card in p.bottom + p.middle + p.top if s.flipped >> card & 1],
        "marked_techs": [_name("tech", card) for card in p.bottom + p.middle + p.top if s.invented >> card & 1],
        "masterpieces": [
            {"name": _name("masterpiece", piece), "turned_over": bool(s.turned_over >> piece & 1)}
            for piece in p.masterpieces
        ],
        "inspired": [name for track, name in enumerate(INCOME_TRACKS) if p.inspired >> track & 1],
        "landmark_techs": _landmark_techs(s, p),
        "outposts": p.outposts,
        "territories": how_many(p.territory),
        "toppled": p.toppled,
        "achievements": [name for n, name in enumerate(ACHIEVEMENTS) if p.achieved >> n & 1],
        "era": p.era,
        "finished": bool(p.done) and not (s.automatic(p.seat) and s.stack),
        "choice": {
            "civilizations": sorted(_names("civilization", p.offered)) if p.seat == seat else len(p.offered),
            "capitals": _names("capital", p.capitals),
        },
    }


def _landmark_card(s: TapestryState, p: Player, card: int) -> dict[str, Any]:
    """A landmark card, and how far its condition is met."""
    have, needs = progress(s, p, card)
    return {"name": _name("landmark-card", card), "have": have, "needs": needs}


def _landmark_techs(s: TapestryState, p: Player) -> dict[str, str]:
    """Tech cards with a landmark on them."""
    own = p.bottom + p.middle + p.top
    return {
        _name("tech", card_carrying(entry)): _name("landmark", landmark_carried(entry))
        for entry in s.carried
        if card_carrying(entry) in own
    }


def _cards(p: Player, seat: int) -> dict[str, Any]:
    """Tapestry cards. Cards in hand or under a mat are seen only by their owner and by those who were shown them."""
    own = p.seat == seat
    return {
        "cards": len(p.hand),
        "hand": sorted(_names("tapestry", p.hand)) if own else None,
        "shown": sorted(_names("tapestry", p.shown)),
        "under_mat": len(p.submerged),
        "submerged": sorted(_names("tapestry", p.submerged)) if own else None,
        "known": sorted(_names("tapestry", [card_seen(entry) for entry in p.known if seen_by(entry) == seat])),
        "shelf": _shelf(p, own),
        "mat": [[_card(card) for card in stack] for stack in p.mat],
        "active": _names("tapestry", p.active),
        "permanent": _names("tapestry", p.permanent),
        "charmed": charmed(p),
        "reserved": [{"kind": kind, "name": name} for kind, name in [object_words(entry) for entry in p.reserved]],
    }


def _card_plots(s: TapestryState, p: Player, space: int) -> dict[str, Any] | None:
    """The plots on a card: its lines, `#` free, `B` built on, `.` none."""
    row = grid_of(s, p, space)
    if row is None:
        return None
    plots = iter(["B" if p.card_plots[space] >> plot & 1 else "#" for plot in range(size_of(row.grid))])
    return {"rows": ["".join([next(plots) if plot == "#" else plot for plot in line]) for line in row.grid]}


def _civilization(p: Player, civ: int) -> dict[str, Any]:
    name = _name("civilization", civ)
    return {"name": name, "remembers": remembered(p, civ), "mat": mat(p, civ)}


def _card(card: int) -> dict[str, Any]:
    if card & FACE_DOWN:
        return {"name": None, "token": False}
    return {"name": _name("tapestry", card_laid(card)), "token": bool(card & COPIED)}


def _shelf(p: Player, own: bool) -> dict[str, str | None]:
    """What the Collectors keep; everybody saw the objects arrive, but only they know the tapestry card."""
    found: dict[str, str | None] = {}
    for kind, name in enumerate(OBJECTS):
        if p.shelf[kind] != NONE:
            if name in ("outpost", "house"):
                found[name] = name
            else:
                found[name] = _name(name, p.shelf[kind]) if own or name != "tapestry" else None
    return found


def _city(s: TapestryState, p: Player) -> dict[str, Any]:
    """The capital plot by plot: `.` free, `#` impassable, a building's first letter, `L` a landmark, `T` a token."""
    plots = ["."] * len(PLOT_NAMES)
    layers = [(p.guests, "T"), (p.landmark_plots, "L"), (p.impassable, "#")]
    layers += [(mask, BUILDINGS[kind][0]) for kind, mask in enumerate(p.plots)]
    for mask, letter in layers:
        for plot in cells(mask):
            plots[plot] = letter
    return {
        "rows": ["".join(plots[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE)],
        "landmarks": [
            {"name": _name("landmark", landmark), "plots": [PLOT_NAMES[plot] for plot in cells(s.sites[landmark])]}
            for landmark in p.landmarks
            if s.sites[landmark]
        ],
        "districts": [bool(p.districts >> n & 1) for n in range(len(p.city.districts))],
        "lines": len(full_lines(p.filled)) if p.capital != NONE else 0,
        "worth": capital_points(p) if p.capital != NONE else 0,
        **printed(p.city, s.own),
    }
