"""Age of Innovation as the registry knows it."""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.play import EFFECTS
from spielwerk.core.state import State
from spielwerk.games.age_of_innovation import position, setup
from spielwerk.games.age_of_innovation.catalog import COMPONENTS, NOTHING
from spielwerk.games.age_of_innovation.codes import PASSIVES, TRIGGERS


class AgeOfInnovation(Game):
    def __init__(self) -> None:
        super().__init__("age-of-innovation", 1, list(setup.REVISIONS), setup.OPTIONS)

    def new(self, seed: int = 0, options: Mapping[str, object] | None = None) -> State:
        return setup.new(seed, options)

    def load(self, position_: Mapping[str, Any]) -> State:
        return position.load(position_)

    def components(self) -> list[dict[str, Any]]:
        rows = []
        for row in COMPONENTS:
            effects = [
                (when, effect)
                for when, effect in (("now", row.now), ("income", row.income), ("special", row.special))
                if effect != NOTHING
            ]
            effects += [(f"on-{TRIGGERS[trigger]}", effect) for trigger, effect in row.on]
            clauses = [
                {"when": when, "id": f"effect-{name}", "args": facts}
                for when, effect in effects
                for name, facts in EFFECTS[effect].clauses()
            ]
            clauses += [
                {"when": "always", "id": f"passive-{PASSIVES[code]}", "args": {"n": n}} for code, n in row.passive
            ]
            rows.append(
                {"kind": row.kind, "name": row.name, "rule": row.rule, "status": row.status, "effects": clauses}
            )
        return rows


GAME = AgeOfInnovation()
