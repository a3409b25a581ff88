"""The base of a player for the interpreted engine (owner.py)."""

from spielwerk.games.terra.rules.bowls import PowerBowls
from spielwerk.games.terra.rules.owned import Owned, Start


class Owner(Owned, PowerBowls):
    """What it owns are its own attributes."""

    def __init__(self, start: Start) -> None:
        PowerBowls.__init__(self)
        Owned.__init__(self, start)
