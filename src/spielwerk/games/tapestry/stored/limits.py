"""What no game can reach: every defect of a position, one sentence each."""

from typing import Final

from spielwerk.core.fields import ANY, MANY, list_defects
from spielwerk.core.play import Frame
from spielwerk.games.tapestry.rules.actions.cards import CARD_KINDS
from spielwerk.games.tapestry.rules.actions.common import SEATS
from spielwerk.games.tapestry.rules.actions.explore import SPACE_TILES
from spielwerk.games.tapestry.rules.actions.techs import TECH_CARDS
from spielwerk.games.tapestry.rules.capital.plots import CAPITALS, WHOLE
from spielwerk.games.tapestry.rules.cards.own_file import OWN_CARDS, OWN_TECHS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS, ERA, card_row
from spielwerk.games.tapestry.rules.civilizations.every import EVERY
from spielwerk.games.tapestry.rules.civilizations.shelf import OBJECTS
from spielwerk.games.tapestry.rules.civilizations.shelf import TAPESTRY as SHELVED_CARD
from spielwerk.games.tapestry.rules.civilizations.shelf import TECH as SHELVED_TECH
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.frames import CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, MAY, PREPARE, RUN_EFFECT
from spielwerk.games.tapestry.rules.map.board import PRINTED, TILE_COUNT, UNEXPLORED
from spielwerk.games.tapestry.rules.packing import card_laid, card_seen, kind_of, mark_at, owner_of
from spielwerk.games.tapestry.rules.state import LANDMARKS, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    ACHIEVEMENTS,
    FOUR,
    LAST,
    LAST_INCOME,
    LAST_PIECE,
    OUTPOSTS,
    STORE,
    TALLY,
)

ALL_SLOTS: Final = 0b111111
BUILDINGS_OF_A_KIND: Final = 5
LISTS: Final = (
    ("tile", ANY, UNEXPLORED, PRINTED, False),
    ("rotation", ANY, 0, 5, False),
    ("cards", ANY, 0, CARD_KINDS - 1, False),
    ("discards", ANY, 0, CARD_KINDS - 1, False),
    ("techs", ANY, 0, TECH_CARDS - 1, True),
    ("display", ANY, 0, TECH_CARDS - 1, True),
    ("tech_discards", ANY, 0, TECH_CARDS - 1, True),
    ("tiles", ANY, 0, TILE_COUNT - 1, True),
    ("space_tiles", ANY, 0, SPACE_TILES - 1, True),
    ("civs", ANY, 0, len(EVERY) - 1, True),
    ("owner", LANDMARKS, NONE, SEATS - 1, False),
    ("sites", LANDMARKS, 0, WHOLE, False),
    ("achievers", len(ACHIEVEMENTS), 0, SEATS, False),
    ("coming", ANY, 0, 5, False),
)
PLAYER_LISTS: Final = (
    ("civs", ANY, 0, len(EVERY) - 1, True),
    ("offered", ANY, 0, len(EVERY) - 1, True),
    ("capitals", ANY, 0, CAPITALS - 1, True),
    ("res", FOUR, 0, STORE, False),
    ("tally", len(TALLY), -MANY, MANY, False),
    ("marks", FOUR, 0, mark_at(FOUR, 0) - 1, False),
    ("covered", FOUR, 0, ALL_SLOTS, False),
    ("plots", FOUR, 0, WHOLE, False),
    ("landmarks", ANY, 0, LANDMARKS - 1, True),
    ("hand", ANY, 0, CARD_KINDS - 1, False),
    ("shown", ANY, 0, CARD_KINDS - 1, False),
    ("submerged", ANY, 0, CARD_KINDS - 1, False),
    ("known", ANY, 0, CARD_KINDS * 8 - 1, False),
    ("shelf", len(OBJECTS), NONE, 255, False),
    ("tiles", ANY, 0, TILE_COUNT - 1, True),
    ("space_tiles", ANY, 0, SPACE_TILES - 1, True),
    ("explored", ANY, 0, SPACE_TILES - 1, True),
    ("bottom", ANY, 0, TECH_CARDS - 1, True),
    ("middle", ANY, 0, TECH_CARDS - 1, True),
    ("top", ANY, 0, TECH_CARDS - 1, True),
    ("active", ANY, 0, CARD_KINDS - 1, False),
)
NUMBERS: Final = (
    ("adjusted", 0, 1),
    ("nano", 2, 3),
    ("two_cards", 0, 1),
    ("two_civs", 0, 1),
    ("by_seat", 0, 1),
    ("built_now", 0, 1),
    ("income_turn", 0, 1),
    ("round", 0, LAST_INCOME),
    ("activated", 0, (1 << FOUR * LAST) - 1),
    ("repeated", 0, (1 << TECH_CARDS + SEATS) - 1),
    ("invented", 0, (1 << TECH_CARDS) - 1),
    ("flipped", 0, (1 << TECH_CARDS) - 1),
)
PLAYER_NUMBERS: Final = (
    ("capital", NONE, CAPITALS - 1),
    ("start", NONE, 60),
    ("singularity", 0, 1),
    ("districts", 0, 511),
    ("outposts", 0, OUTPOSTS),
    ("toppled", 0, 99),
    ("achieved", 0, 7),
    ("era", 0, LAST_INCOME),
    ("done", 0, 1),
    ("lasting", 0, CARD_KINDS),
    ("spouse_track", NONE, FOUR - 1),
    ("dictated", NONE, FOUR - 1),
    ("dictates", 0, 2),
    ("filled", 0, WHOLE),
    ("impassable", 0, WHOLE),
    ("landmark_plots", 0, WHOLE),
    ("guests", 0, WHOLE),
)


def early_defects(s: TapestryState, pieces: list[tuple[int, ...]]) -> list[str]:
    """What would keep the rest from being read at all."""
    found = _number_defects(s, NUMBERS) + list_defects(s, LISTS) + _unknown_cards(s)
    players = len(s.players)
    if not NONE <= s.turn < players:
        found.append(f"There is no seat {s.turn}.")
    for stack in pieces:
        if not all(piece >= 0 and owner_of(piece) < players and kind_of(piece) <= LAST_PIECE for piece in stack):
            found.append(f"There are no such pieces on the map: {list(stack)}.")
    for p in s.players:
        found += [f"Player {p.seat + 1}: {defect}" for defect in _player_defects(s, p)]
    return found


def _number_defects(owner: object, limits: tuple[tuple[str, int, int], ...]) -> list[str]:
    found: list[str] = []
    for name, least, most in limits:
        value: int = getattr(owner, name)
        if not least <= value <= most:
            found.append(f"'{name}' is out of its limits.")
    return found


def _player_defects(s: TapestryState, p: Player) -> list[str]:
    found = _number_defects(p, PLAYER_NUMBERS) + list_defects(p, PLAYER_LISTS)
    for name in ("ally", "spouse"):
        if not NONE <= getattr(p, name) < len(s.players):
            found.append(f"'{name}' names no seat.")
    for stack in p.mat:
        if not all(0 <= card_laid(card) < CARD_KINDS for card in stack):
            found.append("There is no such tapestry card on the mat.")
    if p.start >= s.board.size:
        found.append("The start territory is not on the map.")
    if sum(p.tally) != p.vp:
        found.append("The points by source do not add up to the points.")
    held = p.hand + p.submerged
    if any(card not in held for card in p.shown) or any(card_seen(entry) not in held for entry in p.known):
        found.append("A card that was shown is not in the hand.")
    if any(card_row(card).card_kind != ERA for card in p.active if 0 <= card < CARD_KINDS):
        found.append("A card that is active does not act during an era.")
    if p.lasting > len(p.active):
        found.append("More abilities last than are active.")
    if any(slots.bit_count() > BUILDINGS_OF_A_KIND for slots in p.covered if slots >= 0):
        found.append(f"There are only {BUILDINGS_OF_A_KIND} income buildings of a kind.")
    return found


def defects(s: TapestryState) -> list[str]:
    """Everything about the state that no game can reach, one sentence each."""
    found: list[str] = []
    for frame in s.stack:
        if not _frame_fits(s, frame):
            found.append(f"A pending question or step does not fit: {list(frame)}.")
    explored = sum([1 << cell for cell, tile in enumerate(s.tile) if tile != UNEXPLORED])
    if explored != s.explored:
        found.append("The explored territories are not those with a tile.")
    if s.overthrown & ~s.explored:
        found.append("An outpost was overthrown where there is no territory.")
    if any((tile == PRINTED) != (s.board.tiles[cell] == PRINTED) for cell, tile in enumerate(s.tile)):
        found.append("The territories printed on the map are others.")
    if not s.stack and not all(p.done for p in s.players):
        found.append("Nobody is asked anything although the game is not over.")
    placed = [tile for tile in s.tile if 0 <= tile < PRINTED]
    found += _twice("territory tile", [*s.tiles, *placed, *[tile for p in s.players for tile in p.tiles]])
    found += _twice("space tile", [*s.space_tiles, *[t for p in s.players for t in p.space_tiles + p.explored]])
    rows = [card for p in s.players for card in p.bottom + p.middle + p.top]
    found += _twice("tech card", [*s.techs, *s.display, *s.tech_discards, *rows])
    found += _twice("civilization", [*s.civs, *[civ for p in s.players for civ in p.civs + p.offered]])
    for landmark, seat in enumerate(s.owner):
        if [p.seat for p in s.players if landmark in p.landmarks] != ([seat] if seat != NONE else []):
            found.append(f"The owner of the landmark '{BY_KIND['landmark'][landmark].name}' is unclear.")
        elif s.sites[landmark] and (seat == NONE or s.sites[landmark] & ~s.players[seat].landmark_plots):
            found.append(f"The landmark '{BY_KIND['landmark'][landmark].name}' stands in no capital.")
    return found


def _unknown_cards(s: TapestryState) -> list[str]:
    """Own cards that no file fills."""
    cards = s.cards + s.discards
    techs = s.techs + s.display + s.tech_discards
    for p in s.players:
        cards += p.hand + p.submerged + p.active + [card_laid(card) for stack in p.mat for card in stack]
        cards.append(p.shelf[SHELVED_CARD])
        techs += p.bottom + p.middle + p.top
        techs.append(p.shelf[SHELVED_TECH])
    known = CARD_KINDS - OWN_CARDS + len(s.own.copies), TECH_CARDS - OWN_TECHS + len(s.own.needs)
    if max(cards, default=0) >= known[0] or max(techs, default=0) >= known[1]:
        return ["There is an own card that the position does not describe."]
    return []


def _twice(what: str, items: list[int]) -> list[str]:
    return [f"A {what} is there twice."] if len(set(items)) != len(items) else []


def _frame_fits(s: TapestryState, frame: Frame) -> bool:
    """Whether seat, source and operands name something that exists; most operands are small amounts."""
    kind, seat, source, a, b = frame
    if not (
        0 <= seat < len(s.players) and 0 <= source < len(COMPONENTS) and NONE <= a < 1 << 24 and NONE <= b < 1 << 24
    ):
        return False
    if kind in (RUN_EFFECT, MAY):
        return 0 <= a < len(EFFECTS)
    if kind in (CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, PREPARE):
        return True
    return all(p.capital != NONE and (p.civs or p.era) for p in s.players)
