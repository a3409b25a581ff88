"""Playing tapestry cards: where they go, what they end, what they begin (p.11, p.12, p.28)."""

from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.cards.charms import use_charms
from spielwerk.games.tapestry.rules.cards.faces import card_of
from spielwerk.games.tapestry.rules.catalog import ERA, NOTHING, PERMANENT, card_row
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, CopyMechanic, run
from spielwerk.games.tapestry.rules.gains import lose_card, top_card
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.packing import card_laid, laid, mat_owner, mat_place, mat_space
from spielwerk.games.tapestry.rules.state import FACE_DOWN, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, PLAYED


def current_space(p: Player) -> int:
    """The space of the current era; from the fifth income turn on that of the fourth (p.14, p.28)."""
    return min(max(p.era, 1), FOUR) - 1


def play_card(s: TapestryState, p: Player, card: int, space: int) -> None:
    """The card covers what lies there, which ends; then it takes effect."""
    lose_card(s, p, card)
    number = card_row(card).number
    first = lay(p, space, laid(card))
    s.tell(PLAYED, p.seat, number, space + 1, number)
    row = card_of(s, card)
    if row.card_kind == PERMANENT:
        p.permanent = [*p.permanent, card]
    if row.left != NOTHING or row.right != NOTHING:
        p.charmed = 1
    hold(s, p, card, False)
    use_charms(s, p, card, space, first)


def lay(p: Player, space: int, entry: int) -> bool:
    """A card onto a space: what lies there ends (p.12). Returns whether it is the first one there."""
    stack = p.mat[space]
    p.mat = replaced(p.mat, space, (*stack, entry))
    p.active = p.active[: p.lasting]
    covered = card_laid(stack[-1]) if stack and not stack[-1] & FACE_DOWN else NONE
    if covered in p.permanent:
        place = p.permanent.index(covered)
        p.permanent = p.permanent[:place] + p.permanent[place + 1 :]
        p.card_plots = [0 if place == space else plots for place, plots in enumerate(p.card_plots)]
    return not stack


def hold(s: TapestryState, p: Player, card: int, lasting: bool) -> None:
    if card_of(s, card).card_kind == ERA:
        place = p.lasting if lasting else len(p.active)
        p.active = [*p.active[:place], card, *p.active[place:]]
        p.lasting += lasting
    refresh(p)


def begin_ability(s: TapestryState, p: Player, card: int, lasting: bool = False) -> None:
    """The ability of a copied card; `lasting` if its ability for this era does not end with a card."""
    hold(s, p, card, lasting)
    row = card_row(card)
    run(s, p.seat, row.played, row.number)


def use_card(s: TapestryState, p: Player, card: int) -> None:
    """Use the ability of a card on some mat without playing it."""
    row = card_row(card)
    effect = EFFECTS[row.played]
    run(s, p.seat, effect.borrowed.number if isinstance(effect, CopyMechanic) else row.played, row.number)


def copies_another(card: int) -> bool:
    effect = card_row(card).played
    return effect != NOTHING and isinstance(EFFECTS[effect], CopyMechanic)


def play_face_down(s: TapestryState, p: Player, space: int) -> None:
    """Without a card in hand the top card of the deck is played face down (p.11)."""
    card = top_card(s)
    if card < 0:
        p.active = p.active[: p.lasting]
        refresh(p)
        return
    first = lay(p, space, laid(card, FACE_DOWN))
    s.tell(PLAYED, p.seat, NONE, space + 1, 0)
    refresh(p)
    use_charms(s, p, NONE, space, first)


def visible_cards(s: TapestryState) -> list[int]:
    """Places (`mat_place`) with a face-up card on top."""
    found: list[int] = []
    for p in s.players:
        for space in range(FOUR):
            stack = p.mat[space]
            if stack and not stack[-1] & FACE_DOWN:
                found.append(mat_place(p.seat, space))
    return found


def card_at(s: TapestryState, place: int) -> int:
    return card_laid(top_at(s, place))


def top_at(s: TapestryState, place: int) -> int:
    """The newest card there, with its marks."""
    return s.players[mat_owner(place)].mat[mat_space(place)][-1]
