"""What must hold at every answer of every game: amounts are never negative, pieces are never lost or doubled."""

from spielwerk.core.state import State
from spielwerk.games.age_of_innovation.rules.automa.components import CARDS
from spielwerk.games.age_of_innovation.rules.setup import CITY_COPIES, COMPETENCY_COPIES, names_of
from spielwerk.games.age_of_innovation.rules.state import NEUTRAL, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import BRIDGE_PIECES, PIECES, SCHOLAR_PIECES, SETUP

START_TOKENS = 12
NEW_TOKENS = 2
PALACE_INNOVATION = names_of("innovation").index("palace")


def check(state: State) -> None:
    assert isinstance(state, AgeState)
    for p in state.players:
        check_amounts(p)
        check_pieces(state, p)
    for tile, left in enumerate(state.competency_stock):
        assert left + sum(p.competencies.count(tile) for p in state.players) == COMPETENCY_COPIES
    for tile, left in enumerate(state.city_stock):
        assert left + sum(p.city_tiles.count(tile) for p in state.players) == CITY_COPIES
    for p in state.players:
        assert state.scholars_sent.count(p.seat) <= p.sent
    check_automa(state)
    assert state.scholars_sent.count(NEUTRAL) == (4 if state.neutral_level else 0)


def check_automa(state: AgeState) -> None:
    """She owns no resources, her cards are all there, and tokens lie beside her buildings only."""
    automa = state.automa
    if automa is None:
        return
    p = state.players[-1]
    assert (p.coins, p.tools, p.scholars, p.keys, sum(p.books), tokens(p)) == (0, 0, 0, 0, 0, 0)
    assert automa.marked & ~p.buildings == 0
    if state.phase != SETUP:
        assert sorted(automa.deck + automa.drawn + automa.reserve) == list(range(len(CARDS)))


def check_amounts(p: Player) -> None:
    amounts = (p.coins, p.tools, p.scholars, p.keys, p.annexes, p.bowl1, p.bowl2, p.bowl3, p.vp, *p.books, *p.stock)
    assert min(amounts) >= 0


def check_pieces(s: AgeState, p: Player) -> None:
    for kind, pieces in enumerate(PIECES):
        own = p.at[kind] & ~p.neutral
        assert own.bit_count() + p.stock[kind] == pieces
    assert p.scholars + p.sent <= SCHOLAR_PIECES
    assert len(p.bridges) <= BRIDGE_PIECES
    assert p.keys <= len(p.city_tiles)
    assert p.annexed & ~p.buildings == 0
    # Tokens leave the game by sacrifice only, and only one innovation brings new ones.
    brought = NEW_TOKENS if PALACE_INNOVATION in p.innovations else 0
    assert tokens(p) <= START_TOKENS + brought


def tokens(p: Player) -> int:
    return p.bowl1 + p.bowl2 + p.bowl3
