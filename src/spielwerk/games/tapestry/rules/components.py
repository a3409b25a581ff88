"""Every space, tile, card, civilization and landmark as a row of the catalogue, read from the data files."""

from typing import Any

from spielwerk.core.registered import nearest
from spielwerk.games.tapestry.rules.automa.components import load_automa
from spielwerk.games.tapestry.rules.capital.mats import CAPITALS, Capital
from spielwerk.games.tapestry.rules.cards.deck import UNSURE, tapestry_rows
from spielwerk.games.tapestry.rules.cards.eras import ON, PASSIVE
from spielwerk.games.tapestry.rules.cards.occasions import occasion
from spielwerk.games.tapestry.rules.cards.own import add_places, needs_of
from spielwerk.games.tapestry.rules.cards.own_values import add_slots
from spielwerk.games.tapestry.rules.cards.reserving import RESERVE
from spielwerk.games.tapestry.rules.catalog import (
    BY_KIND,
    CARD_KINDS,
    ERA,
    INCOME_TRACKS,
    NOTHING,
    OCCASIONS,
    PAYMENTS,
    PERMANENT,
    REACTION,
    REACTIONS,
    TRAP,
    Card,
    Component,
    LandmarkCard,
    Masterpiece,
    Space,
    SpaceTile,
    Tech,
    Tile,
    card_row,
    enter,
    index_of,
    rule,
)
from spielwerk.games.tapestry.rules.civilizations.every import EVERY
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.lasting import TrackPoints
from spielwerk.games.tapestry.rules.effects.table import UnknownItem
from spielwerk.games.tapestry.rules.landmark_cards import CONDITIONS
from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, rows, unknown_parts
from spielwerk.games.tapestry.rules.words import ACHIEVEMENTS, ARTS, BUILDINGS, SPACE_ENTERED, TRACKS


def does(file: str, row: dict[str, Any], word: str, order: str = "any") -> int:
    """The effect of a row's list of items; an error names the place in the file."""
    if word not in row:
        raise UnknownItem(f"data/{file}, '{row['name']}': '{word}' is missing.")
    try:
        return effects(row[word], order)
    except UnknownItem as problem:
        raise UnknownItem(f"data/{file}, '{row['name']}', {word}: {problem}") from problem


def one_of(file: str, row: dict[str, Any], word: str, name: str, known: tuple[str, ...]) -> int:
    """The index of a name among the few allowed there."""
    if name not in known:
        raise UnknownItem(f"data/{file}, '{row['name']}', {word}: there is no '{name}'; known: {', '.join(known)}.")
    return known.index(name)


def landmarks(found: list[dict[str, Any]]) -> None:
    for row in found:
        new = Component("landmark", row["name"], "p.13", row.get("status", ""))
        new.set = row.get("set", "base")
        enter(new)


def achievements() -> None:
    for name in ACHIEVEMENTS:
        enter(Component("achievement", name, "p.15"))


def capitals(found: list[Capital]) -> None:
    """Entered after everything that their districts can pay with."""
    for mat in found:
        new = Component("capital", mat.name, "p.13", mat.status)
        new.set = mat.box
        enter(new)
        mat.rewards = [does("capitals.toml", {"name": mat.name, "pays": items}, "pays") for items in mat.pays]


def spaces(found: list[dict[str, Any]]) -> None:
    for row in sorted(found, key=_place):
        new = Space(row["name"], "p.22" if row["track"] == TRACKS[ARTS] else "p.18")
        unknown = ("cost", row["name"]) in unknown_parts()
        new.set, new.status = row.get("set", "base"), STAND_IN if unknown else row.get("status", "")
        enter(new)
        new.benefit = does("tracks.toml", row, "benefit", row.get("order", "any"))
        if "bonus" in row:
            kind, price = row["pay"].split()
            new.pay, new.price = one_of("tracks.toml", row, "pay", kind, PAYMENTS), int(price)
            new.bonus = does("tracks.toml", row, "bonus")
        assert TRACKS.index(row["track"]) == new.index // 12


def _place(row: dict[str, Any]) -> tuple[int, int]:
    """Tracks in their order; the spaces of the arts track, some of which are stand-ins, by number."""
    return TRACKS.index(row["track"]), row.get("space", 0)


def arts() -> None:
    for row in read("masterpieces.toml")["masterpiece"]:
        new = Masterpiece(row["name"], "p.27")
        new.set, new.once = row["set"], row.get("once", False)
        enter(new)
        new.reward = does("masterpieces.toml", row, "reward")
    for row in rows("masterpieces.toml", "inspiration"):
        tile = Component("inspiration", row["name"], "p.10", row["status"])
        tile.set = row["set"]
        enter(tile)


def tiles() -> None:
    for row in read("tiles.toml")["tile"]:
        new = Tile(row["name"], "p.7")
        enter(new)
        new.reward = does("tiles.toml", row, "reward")


def space_tiles(found: list[dict[str, Any]]) -> None:
    for row in found:
        new = SpaceTile(row["name"], "p.7", row.get("status", ""))
        enter(new)
        new.set = row.get("set", "base")
        if "reward" in row:
            new.reward = does("space_tiles.toml", row, "reward")
        if "pays_for" in row:
            track = one_of("space_tiles.toml", row, "pays_for", row["pays_for"], TRACKS)
            new.acts({SPACE_ENTERED: TrackPoints(track, row["points"])}, {})


def landmark_cards() -> None:
    for row in rows("landmark_cards.toml", "landmark-card"):
        new = LandmarkCard(row["name"], "p.5", row.get("status", ""))
        enter(new)
        new.set = row.get("set", "base")
        new.landmark = index_of("landmark", row["landmark"])
        what, number = row["needs"].split()
        new.what, new.needs = one_of("landmark_cards.toml", row, "needs", what, CONDITIONS), int(number)


def techs(found: list[dict[str, Any]]) -> None:
    for row in found:
        add_tech(row)


def add_tech(row: dict[str, Any]) -> None:
    new = Tech(row["name"], "p.23", row.get("status", ""))
    enter(new)
    new.set = row.get("set", "base")
    new.circle = does("techs.toml", row, "circle", row.get("order", "any"))
    new.square = does("techs.toml", row, "square", row.get("order", "any"))
    new.once = row.get("once", False)
    new.arts = row.get("arts", False)
    new.needs_track, new.needs_slot, new.needs, new.needs_own = needs_of(row["needs"])


def cards(found: list[dict[str, Any]]) -> None:
    for row in found:
        add_card(row)


def add_card(row: dict[str, Any]) -> None:
    kind = one_of("tapestry.toml", row, "kind", row["kind"], CARD_KINDS)
    new = Card(row["name"], "p.9" if kind in (TRAP, REACTION) else "p.12", kind, row.get("status", ""))
    enter(new)
    new.heralded = row.get("heralded", True)
    new.set = row.get("set", "base")
    new.copies = row.get("copies", 1)
    new.played = may_do(row, "does", row.get("order", "any"))
    new.after_exploration = may_do(row, "explored")
    new.left, new.right = may_do(row, "left"), may_do(row, "right")
    new.reserved, new.full = may_do(row, "reserved"), may_do(row, "full")
    if "reacts" in row:
        new.reacts = one_of("tapestry.toml", row, "reacts", row["reacts"], OCCASIONS)
        new.reaction = one_of("tapestry.toml", row, "reaction", row.get("reaction", "reward"), REACTIONS)
        new.reward = may_do(row, "reward")
    new.grid = tuple(row.get("plots", ()))
    new.covered = tuple([effects([item]) for item in row.get("covered", [])])
    hold_card(new, row)


def may_do(row: dict[str, Any], word: str, order: str = "any") -> int:
    return does("tapestry.toml", row, word, order) if word in row else NOTHING


def hold_card(new: Card, row: dict[str, Any]) -> None:
    """What it does while it lies there: described by the row, or by name in eras.py."""
    if new.card_kind not in (ERA, PERMANENT):
        return
    new.acts(ON.get(row["name"], {}), PASSIVE.get(row["name"], {}))
    new.on += [(found.moment, found.number) for found in [occasion(told) for told in row.get("on", [])]]
    if not new.on and not new.passive and not new.grid:
        known = nearest(row["name"], [*ON, *PASSIVE])
        raise UnknownItem(f"data/tapestry.toml: eras.py does not say what '{row['name']}' does in its era{known}.")


def civilizations() -> None:
    for row in EVERY:
        enter(row)


def known(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows that our sources give in full."""
    return [row for row in found if row.get("status") not in UNSURE]


def unsure(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [row for row in found if row.get("status") in UNSURE]


def load() -> None:
    if BY_KIND.get("space"):
        return
    all_landmarks, all_spaces = rows("landmarks.toml", "landmark"), rows("tracks.toml", "space")
    all_space_tiles, all_techs = rows("space_tiles.toml", "space-tile"), rows("techs.toml", "tech")
    all_cards = tapestry_rows()
    landmarks([row for row in all_landmarks if "set" not in row])
    achievements()
    capitals([mat for mat in CAPITALS if mat.number])
    spaces([row for row in all_spaces if "set" not in row])
    tiles()
    space_tiles(known(all_space_tiles))
    techs(known(all_techs))
    cards(known(all_cards))
    civilizations()
    # Later additions, which came with stand-ins, are numbered last, so that everything before them keeps its number.
    rule("rule", RESERVE, "p.12")
    landmarks([row for row in all_landmarks if "set" in row])
    capitals([mat for mat in CAPITALS if not mat.number])
    spaces([row for row in all_spaces if "set" in row])
    space_tiles(unsure(all_space_tiles))
    techs(unsure(all_techs))
    cards(unsure(all_cards))
    arts()
    landmark_cards()
    add_places()
    load_automa(effects)
    add_slots()
    assert len(BUILDINGS) == len(INCOME_TRACKS)
    assert sum(card_row(card).card_kind == TRAP for card in range(len(BY_KIND["tapestry"]))) == 1
