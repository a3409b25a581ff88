"""Components as rows of data, each under its kind, and an index of what a player's components do at each moment."""

from typing import Any, Final

from spielwerk.core.drawn import Names
from spielwerk.core.play import Effect
from spielwerk.core.registered import place, registered

NOTHING: Final = -1


class Component:
    """A board, tile or faction. Effects are numbers of the catalogue's table of effects."""

    def __init__(self, kind: str, name: str, rule: str, number: int, tally: int) -> None:
        self.kind = kind
        self.name = name
        self.rule = rule
        self.number = number
        self.tally = tally
        """The line of the score sheet for points that come from it."""
        self.now = NOTHING
        """What happens once, when it is taken or chosen."""
        self.income = NOTHING
        self.special = NOTHING
        """The special action it carries."""
        self.on: list[tuple[int, int]] = []
        """Pairs of a moment and the effect it then has."""
        self.passive: list[tuple[int, int]] = []
        """Pairs of a passive ability and its amount."""
        self.cost = 0
        """Power or books that using it costs."""
        self.status = ""
        """What is uncertain about it, in words; empty when nothing is."""

    def title(self) -> str:
        """Kind and name: the id of its text, and what notation calls it."""
        return f"{self.kind}-{self.name}"

    def trigger(self) -> int:
        """What a scoring tile pays for."""
        return self.on[0][0]


class Catalog:
    """All components of a game, in the order of declaration, and all their effects."""

    def __init__(
        self, tally_of: dict[str, int], resources: tuple[str, ...], passives: tuple[str, ...], folder: str
    ) -> None:
        self.tally_of = tally_of
        self.folder = folder
        """Where the game's rules are, for error messages."""
        self.power = resources.index("power")
        self.vp = resources.index("vp")
        self.extra_shipping = passives.index("extra-shipping")
        self.rows: list[Component] = []
        self.by_kind: dict[str, list[Component]] = {kind: [] for kind in tally_of}
        self.effects: list[Effect[Any]] = []
        """Every effect of the game by its number."""
        self._names: dict[str, Names] = {}

    def add(
        self,
        kind: str,
        name: str,
        rule: str,
        *,
        now: Effect[Any] | None = None,
        income: Effect[Any] | None = None,
        special: Effect[Any] | None = None,
        on: dict[int, Effect[Any]] | None = None,
        passive: dict[int, int] | None = None,
        cost: int = 0,
        status: str = "",
    ) -> Component:
        tally = registered(self.tally_of, kind, "kind", f"KIND_TALLY in {self.folder}/catalog.py")
        row = Component(kind, name, rule, len(self.rows), tally)
        row.now = now.number if now else NOTHING
        row.income = income.number if income else NOTHING
        row.special = special.number if special else NOTHING
        row.on = [(trigger, effect.number) for trigger, effect in (on or {}).items()]
        row.passive = list((passive or {}).items())
        row.cost = cost
        row.status = status
        self.rows.append(row)
        self.by_kind[kind].append(row)
        return row

    def rule(self, kind: str, name: str, reference: str) -> int:
        """A source of points or costs that is not a component: an event that comes from the rules themselves."""
        return self.add(kind, name, reference).number

    def all_names(self, kind: str) -> Names:
        """The names of a kind, cached until another component is added."""
        rows = self.by_kind[kind]
        found = self._names.get(kind)
        if found is None or len(found.words) != len(rows):
            found = self._names[kind] = Names([row.name for row in rows])
        return found

    def enter(self, effect: Effect[Any]) -> int:
        """Give an effect its number."""
        self.effects.append(effect)
        return len(self.effects) - 1

    def index(self, kind: str, name: str) -> int:
        """The place of a component among those of its kind."""
        return place([row.name for row in self.by_kind[kind]], name, kind, f"{self.folder}/components.py")

    def name(self, kind: str, index: int) -> str | None:
        """The name of a component by its place among those of its kind; None where there is none."""
        return self.by_kind[kind][index].name if index != NOTHING else None

    def names_of(self, kind: str, indices: list[int]) -> list[str | None]:
        return [self.name(kind, index) for index in indices]


class Held:
    """What a player's components do, indexed by moment, so that no code scans them all. Immutable and rebuilt when a
    component comes or goes, so copies of a player share it."""

    def __init__(self, rows: list[Component], triggers: int, passives: int) -> None:
        self.on: list[tuple[int, ...]] = [()] * triggers
        """For each moment: component, effect, component, effect, …"""
        self.passive = [0] * passives
        specials: list[int] = []
        for row in rows:
            for trigger, effect in row.on:
                self.on[trigger] += (row.number, effect)
            for code, amount in row.passive:
                self.passive[code] += amount
            if row.special != NOTHING:
                specials.append(row.number)
        self.specials: tuple[int, ...] = tuple(specials)
