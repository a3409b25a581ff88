"""What passing leaves unused: affordable actions, special actions, power that would find no token."""

from collections.abc import Sequence

from spielwerk.core.play import ACTION, PASSING
from spielwerk.core.reasons import Fact
from spielwerk.core.state import Message, State
from spielwerk.games.terra.rules.catalog import NOTHING, Catalog, Component
from spielwerk.games.terra.rules.state import TerraPlayer

SPECIAL = "use"
GAIN_POWER = "gain-power"


def passes(s: State, move: int) -> bool:
    return s.space().verb_of[move].role == PASSING


def unused(s: State, goods: dict[str, int]) -> list[Message]:
    """Legal actions that are not taken, with the goods that could have paid for them."""
    space = s.space()
    found: list[Message] = []
    verbs: set[str] = set()
    for move in s.moves():
        verb = space.verb_of[move]
        if verb.name == SPECIAL:
            found.append(("warning-special", {"component": verb.words(space.arg_of[move])}))
        elif verb.role == ACTION:
            verbs.add(verb.name)
    if verbs:
        facts: dict[str, Fact] = {"n": len(verbs)}
        facts.update(goods)
        found.insert(0, ("warning-could-act", facts))
    return found


def overflow(p: TerraPlayer, catalog: Catalog, printed: int, rows: Sequence[Component]) -> list[Message]:
    """Power of the next income that does not fit into the bowls: `printed` on the board, and from components."""
    power = printed
    for row in rows:
        if row.income != NOTHING:
            power += sum(int(args["n"]) for name, args in catalog.effects[row.income].clauses() if name == GAIN_POWER)
    lost = power - p.room()
    return [("warning-power", {"n": lost})] if lost > 0 else []
