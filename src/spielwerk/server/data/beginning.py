"""How a table begins: with a set-up, or with a position that was laid out."""

from msgspec import json

from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.server.data.store import TableRow


def first_state(row: TableRow) -> State:
    """The state before the first answer; raises UnknownGame, BadOption and BadPosition."""
    its_game = game(row.game)
    return (
        its_game.load(json.decode(row.start))
        if row.start
        else its_game.new(row.seed, its_game.remembered(row.options), row.drawn)
    )
