"""Helpers of the verbs: closing a turn, disciplines, and reasons for missing resources and wrong places."""

from spielwerk.core.play import KIND, SEAT, SOURCE, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.catalog import COST
from spielwerk.games.age_of_innovation.rules.frames import CLOSE, TURN
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, TERRAINS
from spielwerk.games.terra.rules.reach import shipping_value


class DisciplineVerb(Verb[AgeState]):
    """`NAME DISCIPLINE`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, len(DISCIPLINES), ("discipline",))

    def words(self, arg: int) -> str:
        return DISCIPLINES[arg]


def begin_action(s: AgeState, frame: Frame) -> None:
    """An action chosen in a turn: when everything it causes is done, the player may convert once more and ends the
    turn."""
    if frame[KIND] == TURN:
        s.ask(CLOSE, frame[SEAT])


def source_of(frame: Frame) -> int:
    """The source of an answer: in a turn its player pays for it, otherwise an effect has asked the question."""
    return COST if frame[KIND] == TURN else frame[SOURCE]


def short_of(
    p: Player, *, coins: int = 0, tools: int = 0, scholars: int = 0, power: int = 0, books: int = 0
) -> list[Reason]:
    """A reason for each resource the player has too little of."""
    needs = (
        ("coins", coins, p.coins),
        ("tools", tools, p.tools),
        ("scholars", scholars, p.scholars),
        ("power", power, p.bowl3),
        ("books", books, sum(p.books)),
    )
    return [Reason(f"too-few-{name}", {"needs": need, "has": has}) for name, need, has in needs if need > has]


def not_native(s: AgeState, p: Player, cell: int) -> list[Reason]:
    if s.terrain[p.board] >> cell & 1:
        return []
    terrain = next(name for name, mask in zip(TERRAINS, s.terrain, strict=True) if mask >> cell & 1)
    return [Reason("not-native", {"hex": GRID.names[cell], "terrain": terrain, "terrain_home": TERRAINS[p.board]})]


def out_of_reach(s: AgeState, p: Player, cell: int) -> list[Reason]:
    if p.reach >> cell & 1:
        return []
    return [Reason("out-of-reach", {"hex": GRID.names[cell], "shipping": shipping_value(s, p)})]
