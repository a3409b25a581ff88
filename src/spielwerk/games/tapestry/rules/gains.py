"""Gaining and paying, each with its event and its source; decks that run out (p.13, p.31)."""

from typing import Final

from spielwerk.core.values import added, followed, without, without_last
from spielwerk.games.tapestry.rules.catalog import COMPONENTS, card_row, space_tile_row, tile_row
from spielwerk.games.tapestry.rules.finished import may_score
from spielwerk.games.tapestry.rules.frames import RESOURCE
from spielwerk.games.tapestry.rules.moments import fire, instead
from spielwerk.games.tapestry.rules.packing import seen
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    CARD_GAINED,
    CARDS_DUE,
    CARDS_GAINED,
    DISCARDED,
    DREW,
    GAINED,
    NEIGHBOUR_DRAWS,
    ROLLED,
    SPACE_TILE,
    SPACE_TILES_DUE,
    STORE,
    TAPESTRY,
    TILE,
    TILES_DUE,
    TILES_GAINED,
    TRACKS,
    VP,
)

SCORING: Final = ("automa-level", "automa-civilization", "achievement")
"""The sources the Automa scores from."""
TILE_BITS: Final = 6
"""Bits per tile in the operand of a question about several."""


def gain(s: TapestryState, p: Player, resource: int, amount: int, source: int) -> None:
    """The mat holds eight of each resource; any excess is lost (p.13)."""
    if p.done:
        return
    gained = min(amount, STORE - p.res[resource])
    p.res = added(p.res, resource, gained)
    s.tell(GAINED, p.seat, resource, gained, source)


def gain_any(s: TapestryState, p: Player, amount: int, source: int) -> None:
    """Resources of the player's choice, unless the player's game is over (p.15)."""
    if amount and not p.done:
        s.ask(RESOURCE, p.seat, source, amount)


def pay(s: TapestryState, p: Player, resource: int, amount: int, source: int) -> None:
    p.res = added(p.res, resource, -amount)
    s.tell(GAINED, p.seat, resource, -amount, source)


def gain_vp(s: TapestryState, p: Player, amount: int, source: int) -> None:
    if amount and (may_score(p, source) or automa_scores(s, p, source)):
        p.vp += amount
        p.tally = added(p.tally, COMPONENTS[source].tally, amount)
        s.tell(GAINED, p.seat, VP, amount, source)


def automa_scores(s: TapestryState, p: Player, source: int) -> bool:
    """The Automa gains points only by its own rules and by achievements, the Shadow Empire never."""
    return p.seat == s.automa.seat and COMPONENTS[source].kind in SCORING


def top_card(s: TapestryState) -> int:
    """The top tapestry card; when the deck is empty the discards are shuffled; -1 if there is none at all (p.31)."""
    if not s.cards:
        s.cards = s.chance().shuffled(s.discards)
        s.discards = []
    if not s.cards:
        return NONE
    card = s.cards[-1]
    s.cards = without_last(s.cards)
    return card


def adviser_of(s: TapestryState, p: Player) -> int:
    """The neighbour who may give cards instead of the deck, in an advance turn, or NONE."""
    if s.turn != NONE and not s.income_turn:
        for seat in s.neighbours(p.seat):
            if s.players[seat].on[NEIGHBOUR_DRAWS] and not s.players[seat].done:
                return seat
    return NONE


def draw_cards(s: TapestryState, p: Player, amount: int, source: int) -> None:
    if s.automatic(p.seat):
        return
    adviser = adviser_of(s, p)
    if adviser == NONE:
        draw_from_deck(s, p, amount, source)
        return
    for _ in range(amount):
        instead(s, s.players[adviser], NEIGHBOUR_DRAWS, source, p.seat)


def draw_from_deck(s: TapestryState, p: Player, amount: int, source: int) -> None:
    if instead(s, p, CARDS_DUE, source, amount):
        return
    drawn = 0
    for _ in range(amount):
        card = top_card(s)
        if card >= 0:
            gain_card(s, p, card, source)
            drawn += 1
    cards_gained(s, p, drawn)


def cards_gained(s: TapestryState, p: Player, drawn: int) -> None:
    if drawn:
        fire(s, p, CARDS_GAINED, drawn)


def gain_card(s: TapestryState, p: Player, card: int, source: int) -> None:
    s.tell(DREW, p.seat, TAPESTRY, 1, source)
    p.hand = followed(p.hand, card)
    welcome_card(s, p, card)


def welcome_card(s: TapestryState, p: Player, card: int) -> None:
    fire(s, p, CARD_GAINED, card)


def lose_card(s: TapestryState, p: Player, card: int) -> None:
    """The card leaves the hand in the open; a copy that everybody has seen leaves first."""
    p.hand = without(p.hand, card)
    if card in p.shown:
        p.shown = without(p.shown, card)
    else:
        for seat in s.others(p.seat):
            if seen(card, seat) in p.known:
                p.known = without(p.known, seen(card, seat))


def discard_card(s: TapestryState, p: Player, card: int, source: int) -> None:
    lose_card(s, p, card)
    s.discards = followed(s.discards, card)
    s.tell(DISCARDED, p.seat, card_row(card).number, 1, source)


def draw_tiles(s: TapestryState, p: Player, amount: int, source: int) -> None:
    """Territory tiles lie open in the supply; discarded ones never come back (p.18)."""
    if p.done:
        return
    if instead(s, p, TILES_DUE, source, amount):
        return
    drawn: list[int] = []
    for _ in range(amount):
        if s.tiles:
            tile = s.tiles[-1]
            s.tiles = without_last(s.tiles)
            p.tiles = followed(p.tiles, tile)
            drawn.append(tile)
            s.tell(DREW, p.seat, TILE, tile_row(tile).number, source)
    tiles_gained(s, p, drawn)


def tiles_gained(s: TapestryState, p: Player, drawn: list[int]) -> None:
    if drawn:
        fire(s, p, TILES_GAINED, pack_tiles(drawn))


def pack_tiles(tiles: list[int]) -> int:
    return sum([tile + 1 << TILE_BITS * place for place, tile in enumerate(tiles)])


def unpack_tiles(packed: int) -> list[int]:
    found: list[int] = []
    while packed:
        found.append((packed & (1 << TILE_BITS) - 1) - 1)
        packed >>= TILE_BITS
    return found


def draw_space_tiles(s: TapestryState, p: Player, amount: int, source: int) -> None:
    if s.automatic(p.seat) or instead(s, p, SPACE_TILES_DUE, source, amount):
        return
    for _ in range(amount):
        if s.space_tiles:
            tile = s.space_tiles[-1]
            s.space_tiles = without_last(s.space_tiles)
            p.space_tiles = followed(p.space_tiles, tile)
            s.tell(DREW, p.seat, SPACE_TILE, space_tile_row(tile).number, source)


def scripted(s: TapestryState) -> int:
    """The next scripted result of a rule case."""
    first = s.coming[0]
    s.coming = s.coming[1:]
    return first


def _thrown(s: TapestryState, sides: int) -> int:
    """All faces are equally likely, unless an owner's file says otherwise for the die that shows all tracks."""
    faces = s.own.values.die
    return faces[s.chance().below(len(faces))] if faces and sides == len(TRACKS) else s.chance().below(sides)


def roll(s: TapestryState, seat: int, die: int, sides: int) -> int:
    """A die's result; rule cases can script it."""
    face = scripted(s) if s.coming else _thrown(s, sides)
    s.tell(ROLLED, seat, die, face, 0)
    return face
