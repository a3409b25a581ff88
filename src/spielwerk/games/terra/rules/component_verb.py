"""Answers that name a component: the catalogue says how many there are and what they are called."""

from typing import Final, Generic, TypeVar

from spielwerk.core.play import ACTION, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.terra.rules.catalog import Catalog, Component
from spielwerk.games.terra.rules.state import TerraState

T = TypeVar("T", bound=TerraState)


class ComponentVerb(Verb[T], Generic[T]):
    """`NAME COMPONENT`: an argument for each component of the kind, in the order of the catalogue."""

    def __init__(self, catalog: Catalog, name: str, kind: str, role: int = ACTION) -> None:
        super().__init__(name, 0, (kind,), role)
        self.kind: Final = kind
        self.rows: Final[list[Component]] = catalog.by_kind[kind]

    def lay_out(self, base: int) -> None:
        super().lay_out(base)
        self.size = len(self.rows)

    def words(self, arg: int) -> str:
        return self.rows[arg].name

    def not_available(self, arg: int) -> list[Reason]:
        return [Reason("not-available", {"tile": self.rows[arg].title()})]
