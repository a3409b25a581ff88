"""Things that components count, such as houses or bridges."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from spielwerk.games.terra.rules.state import TerraPlayer, TerraState

T = TypeVar("T", bound=TerraState)
P = TypeVar("P", bound=TerraPlayer)


class Count(Generic[T, P]):
    """One such thing: its word in texts, and how many of it a player has."""

    def __init__(self, name: str, of: Callable[[T, P], int]) -> None:
        self.name: Final = name
        self.of: Final = of
