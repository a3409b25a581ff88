"""Bots at a table: each sees what its seat may see, and nothing else."""

from typing import TYPE_CHECKING

from spielwerk.bots.interface import Bot, Sight
from spielwerk.core.naming import letter
from spielwerk.library.values import Answer, BadTable

if TYPE_CHECKING:
    from spielwerk.library.table import Table


class Player:
    """A bot that plays one seat of one table, and remembers what it planned there."""

    def __init__(self, table: "Table", bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = letter(seat)
        self._table = table
        self._sight = Sight(table.game.name, table.state, seat)

    def choose(self) -> Answer:
        """Its answer to the question at hand, not played yet; raises BadTable if another seat is asked."""
        table = self._table
        if table.seat != self.seat:
            asked = f"It is {table.seat} who is asked" if table.seat else "The game is over"
            raise BadTable(f"{asked}; {self.seat} has nothing to answer.")
        return table.answer(self.bot.choose(self._sight))

    def __repr__(self) -> str:
        return f"<{type(self.bot).__name__} for {self.seat}>"
