"""What the Automa has besides her pieces: level, faction, cards, and which of her buildings are marked."""

from spielwerk.core.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Automa:
    """An immutable value: replaced at every change, so that copies of a state share it."""

    def __init__(self, faction: int, level: int) -> None:
        self.faction = faction
        self.level = level
        self.marked = 0
        """The hexes with a power token beside her building."""
        self.deck: list[int] = []
        """Cards to be drawn this round, the next one last."""
        self.drawn: list[int] = []
        """Cards drawn this round, in order."""
        self.reserve: list[int] = []
        """Cards that join the deck later, the next one last."""
        self.known = 0
        """Cards whose place people know: those drawn before, and those that the level names."""

    def copy(self) -> "Automa":
        new = Automa(self.faction, self.level)
        new.marked = self.marked
        new.deck = self.deck
        new.drawn = self.drawn
        new.reserve = self.reserve
        new.known = self.known
        return new
