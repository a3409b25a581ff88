"""What must hold at every answer of every game: amounts within their limits, no piece or card lost or doubled."""

from collections import Counter

from spielwerk.core.state import State
from spielwerk.games.tapestry.rules.automa.components import OUT
from spielwerk.games.tapestry.rules.capital.ground import built_on
from spielwerk.games.tapestry.rules.cards.own_file import OWN
from spielwerk.games.tapestry.rules.cards.reserving import SPACE_TILES, TECHS, TOKENS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, MATS, index_of
from spielwerk.games.tapestry.rules.civilizations import shelf
from spielwerk.games.tapestry.rules.civilizations.islanders import laid_tiles
from spielwerk.games.tapestry.rules.civilizations.militants import FILES, militants_left
from spielwerk.games.tapestry.rules.frames import FILE, KEEP
from spielwerk.games.tapestry.rules.map.board import PRINTED, TILE_COUNT
from spielwerk.games.tapestry.rules.map.pieces import controller
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    CLAIM,
    FALLEN_BUILDING,
    FALLEN_CLAIM,
    FLOATING,
    LAST_INCOME,
    OUTPOST,
    OUTPOSTS,
    SETS,
    SETTLED,
    SHARED,
    STORE,
    TECH,
    TOPPLED,
)
from spielwerk.games.tapestry.stored.limits import reserved

VISITS = 4
"""Of the Aliens, each of which may discard a space tile."""


def check(state: State) -> None:
    assert isinstance(state, TapestryState)
    for p in state.players:
        check_amounts(p, state.tracks)
        check_capital(p)
        check_map(state, p)
    check_cards(state)
    check_tiles(state)


def check_amounts(p: Player, tracks: int) -> None:
    assert 0 <= min(p.res) <= max(p.res) <= STORE
    assert 0 <= p.era <= LAST_INCOME
    assert all(0 <= number <= field.most for number, field in zip(p.mats, MATS, strict=True))
    assert all(0 <= mark % 13 <= 12 for mark in p.marks)
    assert len(p.marks) == tracks


def check_capital(p: Player) -> None:
    """Buildings never overlap, and districts are complete exactly where they are counted."""
    if p.capital == NONE or not p.filled:
        return
    covered = p.landmark_plots
    for mask in (*p.plots, p.guests):
        assert not covered & mask
        covered |= mask
    assert not covered & p.impassable
    assert covered == built_on(p)
    assert p.filled == covered | p.impassable | p.city.pads
    assert p.city.filled & ~p.filled == 0
    assert p.city.complete(p.filled) == p.districts
    if not p.city.landmarks:
        assert not p.landmark_plots
    placed = sum(mask.bit_count() for mask in p.plots)
    assert placed <= sum(5 - slots.bit_count() for slots in p.covered)


def check_map(s: TapestryState, p: Player) -> None:
    own = [piece for pieces in s.pieces for piece in pieces if piece & 7 == p.seat]
    outposts = sum(piece >> 3 in (OUTPOST, TOPPLED, SHARED) for piece in own) + shelf.holds(p, shelf.OUTPOST)
    if (p.start != NONE or p.seat == s.automa.shadow) and outposts:
        assert outposts + p.outposts == OUTPOSTS
    check_militants(s, p)
    shared = SHARED * 8 + p.seat
    territory = {cell for cell in range(s.board.size) if controller(s, cell) == p.seat or shared in s.pieces[cell]}
    assert territory == {cell for cell in range(s.board.size) if p.territory >> cell & 1}
    for cell, pieces in enumerate(s.pieces):
        assert not pieces or s.explored >> cell & 1
        upright = [piece for piece in pieces if piece >> 3 in (OUTPOST, SETTLED, SHARED, CLAIM)]
        fallen = [piece for piece in pieces if piece >> 3 in (TOPPLED, FALLEN_BUILDING, FALLEN_CLAIM)]
        assert len(upright) + len(fallen) <= 2


def check_militants(s: TapestryState, p: Player) -> None:
    """Their supply stands on the mat, once a row has been named; a floating capital may have sent an outpost back."""
    floating = any(piece >> 3 == FLOATING for pieces in s.pieces for piece in pieces)
    if (
        index_of("civilization", "militants") in p.civs
        and p.start != NONE
        and not floating
        and all(frame[0] != FILE for frame in s.stack)
    ):
        assert p.outposts == sum(militants_left(p, file) for file in range(FILES))


def check_cards(s: TapestryState) -> None:
    cards = Counter(s.cards + s.discards + s.automa.shown)
    for p in s.players:
        cards.update(p.hand + p.submerged)
        cards.update(card // 4 for stack in p.mat for card in stack)
        if p.shelf[shelf.TAPESTRY] != NONE:
            cards[p.shelf[shelf.TAPESTRY]] += 1
        for seat in range(len(s.players)):
            known = p.shown + [entry // 8 for entry in p.known if entry & 7 == seat]
            assert not Counter(known) - Counter(p.hand + p.submerged)
    for row in [row for row in BY_KIND["tapestry"] if row.set != OWN]:
        removed = OUT["traps"] if row.name == "trap" and s.automa.seat != NONE else 0
        assert cards[row.index] in (0, row.copies - removed)
    check_decision_cards(s)
    techs = s.techs + s.display + s.tech_discards + [c for p in s.players for c in p.bottom + p.middle + p.top]
    techs += [p.shelf[shelf.TECH] for p in s.players if p.shelf[shelf.TECH] != NONE] + reserved(s, TECHS, TOKENS)
    assert len(techs) == len(set(techs))
    pending = 2 * sum(frame[0] == KEEP and frame[3] == TECH for frame in s.stack)
    assert len(techs) + pending >= sum(row.set == "base" for row in BY_KIND["tech"]) - 2
    civs = s.civs + [civ for p in s.players for civ in p.civs + p.offered]
    assert len(civs) == len(set(civs))
    owned = {landmark: p.seat for p in s.players for landmark in p.landmarks}
    # A landmark that was discarded with its tech card is nobody's and keeps its last owner.
    assert all(owned.get(landmark, seat) == seat for landmark, seat in enumerate(s.owner))
    assert all(s.owner[landmark] != NONE for landmark in owned)
    for landmark, plots in enumerate(s.sites):
        assert not plots or plots & ~s.players[s.owner[landmark]].landmark_plots == 0


def check_decision_cards(s: TapestryState) -> None:
    """Each of them lies somewhere once, and nowhere where nobody draws them."""
    a = s.automa
    pair = [card for card in (a.track_card, a.tiebreaker) if card != NONE]
    found = sorted(a.deck + a.discards + a.progress + pair)
    assert found == list(range(22 if a.seat != NONE else 12 if a.shadow != NONE else 0))
    for p in s.players:
        if s.automatic(p.seat):
            assert p.done
            assert not any(p.res)
            assert not p.civs
            assert not p.bottom
    if a.shadow != NONE:
        assert s.players[a.shadow].vp == 0
        assert not s.players[a.shadow].territory


def check_tiles(s: TapestryState) -> None:
    """Discarded tiles never come back, so some may be missing but none can be there twice."""
    tiles = s.tiles + [tile for tile in s.tile if 0 <= tile < PRINTED] + [tile for p in s.players for tile in p.tiles]
    tiles += [tile for p in s.players for tile in laid_tiles(p)]
    tiles += [p.shelf[shelf.TILE] for p in s.players if p.shelf[shelf.TILE] != NONE]
    assert len(tiles) == len(set(tiles)) <= TILE_COUNT
    space = s.space_tiles + [tile for p in s.players for tile in p.space_tiles + p.explored]
    space += reserved(s, SPACE_TILES, SPACE_TILES + len(BY_KIND["space-tile"]))
    in_play = [row for row in BY_KIND["space-tile"] if row.set == "base" or s.whole >> SETS.index(row.set) & 1]
    discarded = sum(index_of("civilization", "aliens") in p.civs for p in s.players) * VISITS
    assert len(in_play) - discarded <= len(space) == len(set(space)) <= len(in_play)
