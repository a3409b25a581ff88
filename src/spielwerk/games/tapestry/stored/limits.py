"""Defects of a position whose fields are all valid but that no game can reach, one sentence each."""

from typing import Final

from spielwerk.core.play import KIND, Frame
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.techs import TECH_CARDS
from spielwerk.games.tapestry.rules.automa.setup import SEATS
from spielwerk.games.tapestry.rules.cards.card_plots import grid_of, size_of
from spielwerk.games.tapestry.rules.cards.faces import OWN_FROM, card_of
from spielwerk.games.tapestry.rules.cards.own_file import OWN_TECHS
from spielwerk.games.tapestry.rules.cards.reserving import MOST, SPACE_TILES, TECHS, TOKENS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, ERA, NOTHING, PERMANENT
from spielwerk.games.tapestry.rules.civilizations.islanders import laid_tiles
from spielwerk.games.tapestry.rules.civilizations.shelf import TAPESTRY as SHELVED_CARD
from spielwerk.games.tapestry.rules.civilizations.shelf import TECH as SHELVED_TECH
from spielwerk.games.tapestry.rules.frames import (
    CHOOSE_CAPITAL,
    CHOOSE_CIVILIZATION,
    KEEP_MASTERPIECE,
    MAY,
    PREPARE,
    RUN_EFFECT,
)
from spielwerk.games.tapestry.rules.map.board import PRINTED
from spielwerk.games.tapestry.rules.packing import card_carrying, card_laid, card_seen, landmark_carried, track_of
from spielwerk.games.tapestry.rules.state import FACE_DOWN, LANDMARKS_IN, NONE, Player, TapestryState

BUILDINGS_OF_A_KIND: Final = 5


def defects(s: TapestryState) -> list[str]:
    """Everything about the state that no game can reach, one sentence each."""
    if unknown := _unknown_cards(s):
        return unknown
    found = [f"A pending '{s.kinds()[frame[KIND]].name}' does not fit." for frame in s.stack if not _fits(s, frame)]
    for p in s.players:
        if len(p.marks) != s.tracks or any(track_of(mark) >= s.tracks for mark in p.marks):
            found.append(f"Player {p.seat + 1}: There are {s.tracks} tracks, and as many markers.")
        found += [f"Player {p.seat + 1}: {defect}" for defect in [*_player_defects(s, p), *_mat_defects(s, p)]]
    if s.overthrown & ~s.explored:
        found.append("An outpost was overthrown where there is no territory.")
    if any((tile == PRINTED) != (s.board.tiles[cell] == PRINTED) for cell, tile in enumerate(s.tile)):
        found.append("The territories printed on the map are others.")
    if not s.stack and not all(p.done for p in s.players):
        found.append("Nobody is asked anything although the game is not over.")
    return found + _automa_defects(s) + _doubles(s) + _landmark_defects(s) + _carried_defects(s)


def _automa_defects(s: TapestryState) -> list[str]:
    """The automatic opponents gain nothing as players do, and each of their cards exists once."""
    a = s.automa
    pair = [card for card in (a.track_card, a.tiebreaker) if card != NONE]
    found = _twice("decision card", [*a.deck, *a.discards, *a.progress, *pair])
    if a.shadow != NONE and (len(s.players) != SEATS or (a.level == NONE) != (a.seat == NONE)):
        found.append("The automatic opponents do not fit the table.")
    if any(s.automatic(p.seat) and not p.done for p in s.players):
        found.append("An automatic opponent gains things as players do.")
    return found


def _player_defects(s: TapestryState, p: Player) -> list[str]:
    found: list[str] = []
    if sum(p.tally) != p.vp:
        found.append("The points by source do not add up to the points.")
    held = p.hand + p.submerged
    if any(card not in held for card in p.shown) or any(card_seen(entry) not in held for entry in p.known):
        found.append("A card that was shown is not in the hand.")
    if any(card_of(s, card).card_kind != ERA for card in p.active):
        found.append("A card that is active does not act during an era.")
    if p.lasting > len(p.active):
        found.append("More abilities last than are active.")
    if any(how_many(slots) > BUILDINGS_OF_A_KIND for slots in p.covered):
        found.append(f"There are only {BUILDINGS_OF_A_KIND} income buildings of a kind.")
    if p.districts >> len(p.city.districts):
        found.append("More districts are complete than the capital has.")
    if p.landmark_plots and not p.city.landmarks:
        found.append("A landmark stands in a capital that takes none.")
    return found


def _mat_defects(s: TapestryState, p: Player) -> list[str]:
    """Permanent cards, plots on cards, reserved objects."""
    found: list[str] = []
    tops = [card_laid(stack[-1]) for stack in p.mat if stack and not stack[-1] & FACE_DOWN]
    if sorted(p.permanent) != sorted([card for card in tops if card_of(s, card).card_kind == PERMANENT]):
        found.append("The permanent cards are not those that lie on top.")
    for space, plots in enumerate(p.card_plots):
        row = grid_of(s, p, space)
        if plots and (row is None or plots >> size_of(row.grid)):
            found.append("Plots are built on that no card has.")
    tokens = [entry - TOKENS for entry in p.reserved if TOKENS <= entry < SPACE_TILES]
    if len(p.reserved) > MOST or any(card_of(s, card).reserved == NOTHING for card in tokens):
        found.append("Something is reserved that cannot be.")
    return found


def reserved(s: TapestryState, first: int, last: int) -> list[int]:
    """The reserved objects of a kind, by their numbers."""
    return [entry - first for p in s.players for entry in p.reserved if first <= entry < last]


def _doubles(s: TapestryState) -> list[str]:
    placed = [tile for tile in s.tile if 0 <= tile < PRINTED]
    rows = [card for p in s.players for card in p.bottom + p.middle + p.top] + reserved(s, TECHS, TOKENS)
    tiles = [*s.space_tiles, *reserved(s, SPACE_TILES, SPACE_TILES + len(BY_KIND["space-tile"]))]
    return [
        *_twice("territory tile", [*s.tiles, *placed, *[tile for p in s.players for tile in p.tiles + laid_tiles(p)]]),
        *_twice("space tile", [*tiles, *[t for p in s.players for t in p.space_tiles + p.explored]]),
        *_twice(
            "landmark card", [*s.landmark_pool, *s.landmark_deck, *[c for p in s.players for c in p.landmark_cards]]
        ),
        *_twice("tech card", [*s.techs, *s.display, *s.tech_discards, *rows]),
        *_twice("masterpiece", _all_masterpieces(s)),
        *_twice("civilization", [*s.civs, *[civ for p in s.players for civ in p.civs + p.offered]]),
    ]


def _all_masterpieces(s: TapestryState) -> list[int]:
    held = [piece for p in s.players for piece in p.masterpieces]
    asked = [piece for kind, _, _, *pieces in s.stack if kind == KEEP_MASTERPIECE for piece in pieces]
    return [*s.masterpieces, *s.gallery, *s.gallery_discards, *held, *asked]


def _landmark_defects(s: TapestryState) -> list[str]:
    found: list[str] = []
    for landmark, seat in enumerate(s.owner):
        if not _owned(s, landmark, seat):
            found.append(f"The owner of the landmark '{BY_KIND['landmark'][landmark].name}' is unclear.")
        elif seat != NONE and not LANDMARKS_IN[s.whole] >> landmark & 1:
            found.append(f"The landmark '{BY_KIND['landmark'][landmark].name}' belongs to a set that is not in play.")
        elif s.sites[landmark] and (seat == NONE or s.sites[landmark] & ~s.players[seat].landmark_plots):
            found.append(f"The landmark '{BY_KIND['landmark'][landmark].name}' stands in no capital.")
    return found


def _owned(s: TapestryState, landmark: int, seat: int) -> bool:
    """Whether only its owner has it, or nobody, after it was discarded with a tech card."""
    held = [p.seat for p in s.players if landmark in p.landmarks]
    return held == [seat] if held else seat == NONE or not s.sites[landmark]


def _carried_defects(s: TapestryState) -> list[str]:
    """A landmark on a tech card belongs to the card's owner, and stands nowhere else."""
    cards = [card_carrying(entry) for entry in s.carried]
    found = ["A tech card carries two landmarks."] if len(set(cards)) != len(cards) else []
    for entry in s.carried:
        landmark, card = landmark_carried(entry), card_carrying(entry)
        seat = s.owner[landmark]
        p = s.players[seat] if seat != NONE else None
        if p is None or landmark not in p.landmarks or card not in p.bottom + p.middle + p.top or s.sites[landmark]:
            found.append(f"The landmark '{BY_KIND['landmark'][landmark].name}' cannot stand on that tech card.")
    return found


def _unknown_cards(s: TapestryState) -> list[str]:
    """Own cards in slots that no file fills."""
    cards = s.cards + s.discards + s.automa.shown
    techs = s.techs + s.display + s.tech_discards
    for p in s.players:
        cards += p.hand + p.submerged + p.active + [card_laid(card) for stack in p.mat for card in stack]
        cards.append(p.shelf[SHELVED_CARD])
        cards += p.permanent + [entry - TOKENS for entry in p.reserved if TOKENS <= entry < SPACE_TILES]
        techs += p.bottom + p.middle + p.top + [entry - TECHS for entry in p.reserved if TECHS <= entry < TOKENS]
        techs.append(p.shelf[SHELVED_TECH])
    known = OWN_FROM + len(s.own.copies), TECH_CARDS - OWN_TECHS + len(s.own.needs)
    if max(cards, default=0) >= known[0] or max(techs, default=0) >= known[1]:
        return ["There is an own card that the position does not describe."]
    return []


def _twice(what: str, items: list[int]) -> list[str]:
    return [f"A {what} appears twice."] if len(set(items)) != len(items) else []


def _fits(s: TapestryState, frame: Frame) -> bool:
    """Whether a frame can be pending in this state: nearly all need everybody's civilization and capital."""
    if frame[KIND] in (RUN_EFFECT, MAY, CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, PREPARE):
        return True
    return all(s.automatic(p.seat) or (p.capital != NONE and (p.civs or p.era)) for p in s.players)
