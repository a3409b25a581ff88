"""Gaining and paying, each with its event and its source; decks that run out (p.13, p.31)."""

from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS
from spielwerk.games.tapestry.rules.civilizations import shelf
from spielwerk.games.tapestry.rules.effects.table import mechanic
from spielwerk.games.tapestry.rules.finished import may_score
from spielwerk.games.tapestry.rules.frames import COLLECT_CARD, COLLECT_TILE, RESOURCE, RUN_EFFECT
from spielwerk.games.tapestry.rules.holdings import source_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    ACADEMIA,
    ACHIEVED,
    ADVISORS,
    DISCARDED,
    DREW,
    GAINED,
    PSIONICS,
    ROLLED,
    SPACE_TILE,
    STORE,
    TAPESTRY,
    TILE,
    TYRANNY,
    VP,
)

ACHIEVEMENT_POINTS = ((10, 5), (15, 10, 5))
"""With up to three players, and with four or five; the middle island always has the first row."""
ACADEMIA_POINTS = 3
TILE_BITS = 6
"""A tile in the operand of a question about several."""


def gain(s: TapestryState, p: Player, resource: int, amount: int, source: int) -> None:
    """The mat holds eight of each resource; what is too much is lost (p.13)."""
    if p.done:
        return
    before = p.res[resource]
    p.res[resource] = min(before + amount, STORE)
    s.tell(GAINED, p.seat, resource, p.res[resource] - before, source)


def gain_any(s: TapestryState, p: Player, amount: int, source: int) -> None:
    """Resources of the player's choice, unless the player's game is over (p.15)."""
    if amount and not p.done:
        s.ask(RESOURCE, p.seat, source, amount)


def pay(s: TapestryState, p: Player, resource: int, amount: int, source: int) -> None:
    p.res[resource] -= amount
    s.tell(GAINED, p.seat, resource, -amount, source)


def gain_vp(s: TapestryState, p: Player, amount: int, source: int) -> None:
    if amount and may_score(p, source):
        p.vp += amount
        p.tally[COMPONENTS[source].tally] += amount
        s.tell(GAINED, p.seat, VP, amount, source)


def top_card(s: TapestryState) -> int:
    """The top tapestry card; when the deck is empty the discards are shuffled; -1 if there is none at all (p.31)."""
    if not s.cards:
        s.cards = s.discards
        s.discards = []
        s.rng.shuffle(s.cards)
    return s.cards.pop() if s.cards else -1


def adviser_of(s: TapestryState, p: Player) -> int:
    """The neighbour who may give cards instead of the deck, in an advance turn (Advisors), or NONE."""
    if s.turn != NONE and not s.income_turn:
        for seat in s.neighbours(p.seat):
            if s.players[seat].passive[ADVISORS] and not s.players[seat].done:
                return seat
    return NONE


def draw_cards(s: TapestryState, p: Player, amount: int, source: int) -> None:
    adviser = adviser_of(s, p)
    if adviser == NONE:
        draw_from_deck(s, p, amount, source)
        return
    for _ in range(amount):
        s.ask(RUN_EFFECT, adviser, source, mechanic("counsel"), p.seat)


def draw_from_deck(s: TapestryState, p: Player, amount: int, source: int) -> None:
    if p.passive[PSIONICS]:
        s.ask(RUN_EFFECT, p.seat, source, mechanic("foresee-cards"), amount)
        return
    drawn = 0
    for _ in range(amount):
        card = top_card(s)
        if card >= 0:
            gain_card(s, p, card, source)
            drawn += 1
    offer_shelf(s, p, drawn, source)


def offer_shelf(s: TapestryState, p: Player, drawn: int, source: int) -> None:
    """One of the cards just gained may lie on the mat (Collectors)."""
    if drawn and shelf.may_collect(s, p, shelf.TAPESTRY):
        s.ask(COLLECT_CARD, p.seat, source, drawn)


def gain_card(s: TapestryState, p: Player, card: int, source: int) -> None:
    s.tell(DREW, p.seat, TAPESTRY, 1, source)
    p.hand.append(card)
    welcome_card(s, p, card, source)


def welcome_card(s: TapestryState, p: Player, card: int, source: int) -> None:
    """What cards in play pay for a tapestry card that is gained."""
    if p.passive[ACADEMIA]:
        gain_vp(s, p, ACADEMIA_POINTS * p.passive[ACADEMIA], source_of(p, ACADEMIA))
    if p.passive[TYRANNY]:
        s.ask(RUN_EFFECT, p.seat, source_of(p, TYRANNY), mechanic("obey"), card)


def lose_card(s: TapestryState, p: Player, card: int) -> None:
    """The card leaves the hand for all to see; one that everybody has seen leaves first."""
    p.hand.remove(card)
    if card in p.shown:
        p.shown.remove(card)
    else:
        for seat in s.others(p.seat):
            if card * 8 + seat in p.known:
                p.known.remove(card * 8 + seat)


def discard_card(s: TapestryState, p: Player, card: int, source: int) -> None:
    lose_card(s, p, card)
    s.discards.append(card)
    s.tell(DISCARDED, p.seat, BY_KIND["tapestry"][card].number, 1, source)


def draw_tiles(s: TapestryState, p: Player, amount: int, source: int) -> None:
    """Territory tiles lie open in the supply; discarded ones never come back (p.18)."""
    if p.done:
        return
    if p.passive[PSIONICS]:
        s.ask(RUN_EFFECT, p.seat, source, mechanic("foresee-tiles"), amount)
        return
    drawn: list[int] = []
    for _ in range(amount):
        if s.tiles:
            tile = s.tiles.pop()
            p.tiles.append(tile)
            drawn.append(tile)
            s.tell(DREW, p.seat, TILE, BY_KIND["tile"][tile].number, source)
    offer_shelf_for_tiles(s, p, drawn, source)


def offer_shelf_for_tiles(s: TapestryState, p: Player, drawn: list[int], source: int) -> None:
    """One of the tiles just gained may lie on the mat (Collectors)."""
    if drawn and shelf.may_collect(s, p, shelf.TILE):
        s.ask(COLLECT_TILE, p.seat, source, sum([tile + 1 << TILE_BITS * place for place, tile in enumerate(drawn)]))


def draw_space_tiles(s: TapestryState, p: Player, amount: int, source: int) -> None:
    if p.passive[PSIONICS]:
        s.ask(RUN_EFFECT, p.seat, source, mechanic("foresee-space-tiles"), amount)
        return
    for _ in range(amount):
        if s.space_tiles:
            tile = s.space_tiles.pop()
            p.space_tiles.append(tile)
            s.tell(DREW, p.seat, SPACE_TILE, BY_KIND["space-tile"][tile].number, source)


def roll(s: TapestryState, seat: int, die: int, sides: int) -> int:
    """A die's result; rule cases can script the coming ones."""
    face = s.coming.pop(0) if s.coming else s.rng.below(sides)
    s.tell(ROLLED, seat, die, face, 0)
    return face


def achievement_points(s: TapestryState, which: int) -> tuple[int, ...]:
    """What the first, second, third player to meet an achievement score."""
    return ACHIEVEMENT_POINTS[1 if len(s.players) > 3 and which < 2 else 0]


def achieve(s: TapestryState, p: Player, which: int) -> None:
    """The first time a player meets an achievement: the highest free points (p.15)."""
    if p.achieved >> which & 1:
        return
    p.achieved |= 1 << which
    row = BY_KIND["achievement"][which]
    table = achievement_points(s, which)
    place = s.achievers[which]
    s.achievers[which] += 1
    points = table[place] if place < len(table) else 0
    s.tell(ACHIEVED, p.seat, which, points, row.number)
    gain_vp(s, p, points, row.number)
