"""What components look like: the data from which a picture of each is drawn, by its kind."""

from collections.abc import Callable
from typing import Any, Final

from spielwerk.games.tapestry.rules.achievements import ACHIEVEMENT_POINTS
from spielwerk.games.tapestry.rules.cards.own_file import OwnCards
from spielwerk.games.tapestry.rules.catalog import (
    BY_KIND,
    CARD_KINDS,
    Component,
    card_row,
    masterpiece_row,
)
from spielwerk.games.tapestry.rules.map.board import BOARDS, TILE_LAND, TILE_SIDES, Board
from spielwerk.games.tapestry.rules.state import Player
from spielwerk.games.tapestry.rules.tracks.advancing import TIERS, TRACK_LANDMARKS, place_of, space_index, tier
from spielwerk.games.tapestry.rules.values import Values
from spielwerk.games.tapestry.rules.words import ARTS, FOUR, RESOURCES, TERRAINS, TRACKS
from spielwerk.games.tapestry.shown.automa import automa_set, decision_card_picture
from spielwerk.games.tapestry.shown.capitals import ground, printed
from spielwerk.games.tapestry.shown.mats import mat, side_names
from spielwerk.games.tapestry.shown.next_income import row_clauses

Picture = dict[str, Any]
MAP_RULE: Final = "p.4"


def terrain_names(land: int) -> list[str]:
    return [name for n, name in enumerate(TERRAINS) if land >> n & 1]


def _tile(row: Component, own: OwnCards) -> Picture:
    return {"sides": side_names(TILE_SIDES[row.index][0]), "terrains": terrain_names(TILE_LAND[row.index])}


def _capital(row: Component, own: OwnCards) -> Picture:
    capital = own.values.capitals[row.index]
    return {"rows": ground(capital), "number": capital.number, "set": capital.box, **printed(capital, own)}


def _landmark(row: Component, own: OwnCards) -> Picture:
    return {"footprint": own.values.footprints[row.index], "place": _place(row.index, own.values)}


def _place(landmark: int, values: Values) -> str:
    """Where a landmark is until it is gained: on the first space of a tier, on its landmark card, on the tech card of
    its name, or somewhere in its set."""
    for track, landmarks in enumerate(TRACK_LANDMARKS):
        if landmark in landmarks:
            return f"space-{BY_KIND['space'][space_index(track, TIERS[landmarks.index(landmark) + 1])].name}"
    for card in values.landmark_cards:
        if card.landmark == landmark:
            return f"landmark-card-{card.name}"
    row = BY_KIND["landmark"][landmark]
    return f"tech-{row.name}" if row.set == "base" else f"option-sets-{row.set}"


def _space(row: Component, own: OwnCards) -> Picture:
    track, space = place_of(row.index)
    of_track, other = own.values.costs[track][space]
    found: Picture = {"track": TRACKS[track], "space": space, "tier": tier(space) + 1}
    found["cost"] = {RESOURCES[track]: of_track} if of_track else {}
    if other:
        found["cost"]["any"] = other
    if track == ARTS and own.values.different[tier(space)]:
        found["different"] = True
    if space in TIERS[1:]:
        found["landmark"] = BY_KIND["landmark"][TRACK_LANDMARKS[track][tier(space) - 1]].name
    return found


def _landmark_card(row: Component, own: OwnCards) -> Picture:
    landmark = own.values.landmark_cards[row.index].landmark
    return {
        "set": row.set,
        "landmark": BY_KIND["landmark"][landmark].name,
        "footprint": own.values.footprints[landmark],
    }


def _civilization(row: Component, own: OwnCards) -> Picture:
    return {"set": row.set, "mat": mat(Player(0), row.index)}


def _tapestry(row: Component, own: OwnCards) -> Picture:
    card = card_row(row.index)
    found: Picture = {"acts": CARD_KINDS[card.card_kind], "copies": row.copies}
    if row.set != "base":
        found["set"] = row.set
    if card.grid:
        found["plots"] = list(card.grid)
    return found


def _achievement(row: Component, own: OwnCards) -> Picture:
    return {"points": [list(points) for points in ACHIEVEMENT_POINTS]}


def _inspiration(row: Component, own: OwnCards) -> Picture:
    return {"set": row.set, "slots": row_clauses(own.values, FOUR + row.index)}


def _masterpiece(row: Component, own: OwnCards) -> Picture:
    return {"set": row.set, "once": masterpiece_row(row.index).once}


def _income(row: Component, own: OwnCards) -> Picture:
    return {"slots": [row_clauses(own.values, track) for track in range(FOUR)]}


def _decision_card(row: Component, own: OwnCards) -> Picture:
    return decision_card_picture(row)


def _automa_civilization(row: Component, own: OwnCards) -> Picture:
    return automa_set(row)


PICTURES: Final[dict[str, Callable[[Component, OwnCards], Picture]]] = {
    "tile": _tile,
    "capital": _capital,
    "landmark": _landmark,
    "space": _space,
    "civilization": _civilization,
    "tapestry": _tapestry,
    "achievement": _achievement,
    "income": _income,
    "inspiration": _inspiration,
    "masterpiece": _masterpiece,
    "landmark-card": _landmark_card,
    "decision-card": _decision_card,
    "automa-civilization": _automa_civilization,
}


def picture_of(row: Component, own: OwnCards) -> Picture:
    return PICTURES[row.kind](row, own) if row.kind in PICTURES else {}


def maps() -> list[dict[str, Any]]:
    """Both sides of the board as components, although they are not rows of the catalogue."""
    return [
        {"kind": "map", "name": name, "rule": MAP_RULE, "status": "", "effects": [], "picture": _map(board)}
        for name, board in BOARDS.items()
    ]


def _map(board: Board) -> Picture:
    hexes = []
    for cell, (q, r) in enumerate(board.places):
        row: Picture = {"hex": board.names[cell], "q": q, "r": r, "middle": cell == board.middle}
        row["explored"] = bool(board.sides[cell])
        if board.sides[cell]:
            row["sides"] = side_names(board.sides[cell])
            row["terrains"] = terrain_names(board.land[cell])
            row["starts"] = [number for number, start in board.start.items() if start == cell]
        hexes.append(row)
    return {"hexes": hexes}
