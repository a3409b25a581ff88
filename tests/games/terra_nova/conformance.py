"""What must hold in every state of every game: nothing lost, nothing doubled, nothing negative."""

from typing import Any

from spielwerk.core.state import State
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import PIECES
from spielwerk.games.terra_nova.stored.position import defects

BONUSES_IN_PLAY = {2: 5, 3: 6, 4: 7}


def check(state: State) -> None:
    assert isinstance(state, NovaState)
    assert not defects(state)
    seats = range(len(state.players))
    for p in state.players:
        assert min(p.money, p.bowl1, p.bowl2, p.bowl3) >= 0
        for kind, pieces in enumerate(PIECES):
            assert p.at[kind].bit_count() + p.stock[kind] == pieces
    tiles: list[Any] = [*state.bonus_pool, *(state.players[seat].bonus for seat in seats)]
    tiles = [tile for tile in tiles if tile >= 0]
    expected = 5 if state.first_game and len(state.players) == 3 else BONUSES_IN_PLAY[len(state.players)]
    assert len(tiles) == len(set(tiles)) == expected
