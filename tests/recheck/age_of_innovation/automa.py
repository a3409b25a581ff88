"""The Automa a second time: what a turn of hers does, told from what people see of the table and the two cards."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

CIRCLE = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
OFFSETS = {"A": (0, -1, 1, -2, 3, 2, -3), "B": (0, 1, -1, 2, -3, -2, 3)}
"""Both lists of any terrain, as steps round the circle from it."""
DISCIPLINES = ("banking", "law", "engineering", "medicine")
VALUE = {"workshop": 1, "guild": 2, "school": 2, "palace": 3, "university": 3, "tower": 2, "monument": 4}
BECOMES = {"workshop": ("guild",), "guild": ("palace", "school"), "school": ("university",)}
PASS_POINTS = {
    "school-banking": (3, 7),
    "big-banking": (4, 4),
    "workshop-banking": (3, 5),
    "innovation-law": (4, 4),
    "guild-law": (2, 5),
    "workshop-law": (3, 5),
    "spade-engineering": (3, 5),
    "track-engineering": (2, 5),
    "city-engineering": (0, 4),
    "big-medicine": (4, 4),
    "knowledge-medicine": (3, 5),
    "guild-medicine": (2, 5),
}
FINAL = {
    "workshop": ("medicine", 8),
    "school": ("law", 6),
    "edge-workshop": ("engineering", 7),
    "guild": ("banking", 7),
}
SHIPS = ((0, 0, 1, 1, 2, 2), (0, 0, 1, 1, 2, 2), (1, 1, 2, 2, 2, 2), (1, 1, 2, 2, 2, 2), (1, 1, 2, 2, 3, 3))
X = ((0, 0, 1, 1, 1, 1), (1, 1, 2, 2, 3, 3), (2, 2, 2, 2, 3, 3), (2, 2, 3, 3, 3, 3), (3, 3, 4, 4, 4, 4))
DECK = {"automalein": 5, "automa": 6, "automaechtig": 7, "ultoma": 8, "alptrauma": 8}
"""Cards of round 1, by level."""

# Actions, points, pass symbol; group (m marked, u unmarked, + together), list, arrow, number, scholars, bonus, letters.
_CARDS = """
1  upgrade          X  -     m   A right-down 2  tile   left    AB
2  block            X  pass  m   B left-up    1  catch  middle  AB
3  scholar          0  -     u+  B right-down 3  tile   right   AB
4  build            0  pass  u   B left-up    3  catch  left    AB
5  faction          0  -     m+  A left-up    2  catch  middle  AB
6  innovation,step  0  -     u   A right-down 1  catch  right   CD
7  faction          0  pass  u+  B right-down 4  catch  left    CD
8  scholar          3  pass  m+  A right-down 1  catch  middle  CD
9  scholar          3  pass  m+  A right-down 2  catch  right   CD
10 upgrade          2  pass  u+  B left-up    4  catch  left    CD
11 upgrade          X  pass  u+  A left-up    2  catch  middle  EF
12 block            X  pass  u+  A left-up    3  catch  right   EF
13 build            3  pass  m+  B left-up    1  catch  left    EF
14 block            X  pass  m+  B right-down 3  catch  middle  EF
"""
FACTION_POINTS = {"simpletons": 0, "kuddlers": 1, "wanderers": -1, "mimics": 1, "powermongers": 0}
START_LEVELS = {
    "simpletons": (1, 1, 1, 1),
    "kuddlers": (1, 1, 0, 0),
    "druids": (0, 0, 0, 2),
    "racelings": (0, 1, 0, 1),
    "wanderers": (1, 0, 1, 0),
    "mimics": (0, 1, 1, 0),
    "powermongers": (0, 0, 1, 1),
}
# For each terrain its hexes A to F.
STARTS = {
    "1-3": {
        "lake": "B3 E8 B9 F10 B9 H8",
        "wasteland": "H5 E10 B5 E10 B5 H5",
        "plains": "D10 F4 B8 F4 C3 E7",
        "mountain": "C4 D9 G5 D9 C4 F7",
        "forest": "F9 H4 C5 F9 C5 H7",
        "desert": "D4 E9 C8 H6 C11 H6",
        "swamp": "B7 H9 E6 H9 B7 G4",
    },
    "3-5": {
        "lake": "B5 E10 B5 H3 F5 H10",
        "forest": "B6 G6 B9 H11 E2 E8",
        "desert": "B7 H7 D5 E12 E4 F8",
        "mountain": "C5 B10 D2 E9 F6 D12",
        "plains": "C6 D11 E3 F9 D11 G7",
        "swamp": "C7 F11 C3 H6 D8 G4",
        "wasteland": "D6 E11 D3 H8 C10 H5",
    },
}


@dataclass
class Card:
    name: str
    actions: list[str]
    points: str
    passes: bool
    marked: bool
    together: bool
    terrains: str
    upwards: bool
    number: int
    by_tile: bool
    bonus: int
    letters: str


def _card(line: str) -> Card:
    name, actions, points, passes, group, terrains, arrow, number, science, bonus, letters = line.split()
    return Card(
        name,
        actions.split(","),
        points,
        passes == "pass",
        "m" in group,
        "+" in group,
        terrains,
        arrow == "left-up",
        int(number),
        science == "tile",
        ("left", "middle", "right").index(bonus),
        letters,
    )


CARDS = {card.name: card for card in map(_card, _CARDS.strip().split("\n"))}


@dataclass
class Seen:
    """A table with the Automa, as a view shows it."""

    view: dict[str, Any]
    hexes: dict[str, dict[str, Any]] = field(init=False)
    bridges: list[tuple[str, str]] = field(init=False)
    waters: dict[tuple[str, ...], set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.hexes = {row["hex"]: row for row in self.view["map"]["hexes"]}
        spans = [row["site"].split("-") for row in self.view["map"]["bridges"] if row["owner"] is not None]
        self.bridges = [(a, b) for a, b in spans]
        self.automa = self.view["automa"]
        self.seat: int = self.automa["seat"]
        self.she = self.view["players"][self.seat]
        self.round: int = self.view["round"]
        level = self.automa["level"] - 1
        self.ship = SHIPS[level][self.round - 1]
        self.x = X[level][self.round - 1]

    def land(self) -> list[str]:
        """In reading order."""
        found = [name for name, row in self.hexes.items() if row["terrain"] != "river"]
        return sorted(found, key=lambda name: (self.hexes[name]["row"], self.hexes[name]["column"]))

    def own(self, marked: bool) -> list[str]:
        hers = [name for name, row in self.hexes.items() if row.get("owner") == self.seat]
        return [name for name in hers if (name in self.automa["marked"]) == marked]

    def yours(self) -> list[str]:
        return [name for name, row in self.hexes.items() if row.get("owner") not in (None, self.seat)]

    def cube(self, name: str) -> tuple[int, int, int]:
        row, column = self.hexes[name]["row"], self.hexes[name]["column"]
        q = column - (row - row % 2) // 2
        return q, row, -q - row

    def distance(self, a: str, b: str) -> int:
        return max(abs(x - y) for x, y in zip(self.cube(a), self.cube(b), strict=True))

    def beside(self, a: str, b: str) -> bool:
        return self.distance(a, b) == 1 or (a, b) in self.bridges or (b, a) in self.bridges

    def in_reach(self, start: list[str], name: str) -> bool:
        if any(self.beside(one, name) for one in start):
            return True
        return any(self.distance(one, name) == 1 for one in self.sailed(start))

    def sailed(self, start: list[str]) -> set[str]:
        """River hexes that her ships get to."""
        key = tuple(start)
        if key not in self.waters:
            water = [one for one, row in self.hexes.items() if row["terrain"] == "river"]
            found: set[str] = set()
            edge = set(start)
            for _ in range(self.ship):
                edge = {
                    one for one in water if one not in found and any(self.distance(one, near) == 1 for near in edge)
                }
                found |= edge
            self.waters[key] = found
        return self.waters[key]

    def power(self, name: str) -> int:
        near = [self.hexes[one] for one in self.yours() if self.beside(one, name)]
        return sum(VALUE[row["building"]] + row["annex"] for row in near)


@dataclass
class Turn:
    """What a turn did."""

    passed: bool = False
    built: str = ""
    marked: bool = False
    raised: tuple[str, str] = ("", "")
    covered: list[str] = field(default_factory=list)
    steps: dict[str, int] = field(default_factory=dict)
    scholar: str = ""
    innovation: str = ""
    bonus: str = ""
    points: int = 0


def by_direction(card: Card, options: list[str]) -> str:
    """The options as they are read."""
    lying = options[::-1] if card.upwards else options
    return lying[(card.number - 1) % len(lying)]


def least(options: list[str], measure: Callable[[str], int]) -> list[str]:
    best = min(measure(option) for option in options)
    return [option for option in options if measure(option) == best]


def turn_of(seen: Seen, card: Card | None, support: Card, left: int) -> Turn:
    """`left` cards were there before she drew; None when there was none."""
    turn = Turn()
    if card is None or (card.passes and left <= 2):
        passing(seen, support, turn)
        return turn
    for action in card.actions:
        ACTIONS[action](seen, support, turn)
    turn.points += seen.x if card.points == "X" else int(card.points)
    return turn


def passing(seen: Seen, support: Card, turn: Turn) -> None:
    turn.passed = True
    if seen.round == 6:
        points = FINAL[seen.view["scoring"]["final"]][1]
    else:
        points = PASS_POINTS[seen.view["scoring"]["rounds"][seen.round - 1]["name"]][seen.round > 3]
        turn.bonus = seen.view["bonuses"][support.bonus]["name"]
    twice = seen.automa["faction"] == "racelings" and not seen.view["next_order"]
    turn.points = points * (2 if twice else 1)


def terrain_place(card: Card, home: str, terrain: str) -> int:
    steps = (CIRCLE.index(terrain) - CIRCLE.index(home)) % 7
    return [offset % 7 for offset in OFFSETS[card.terrains]].index(steps)


def build(seen: Seen, support: Card, turn: Turn, order: str = "tc", anywhere: bool = False) -> None:
    """`order` has the lines: t her terrain, y your terrain, c closest, p most power."""
    own, other = seen.own(support.marked), seen.own(not support.marked)
    free = [name for name in seen.land() if "owner" not in seen.hexes[name]]
    options = free if anywhere else [name for name in free if seen.in_reach(own, name)]
    if not seen.she["stock"]["workshop"] or not options:
        upgrade(seen, support, turn)
        return
    if support.together and not anywhere and not any(seen.in_reach(own, name) for name in other):
        now = min(seen.distance(a, b) for a in own for b in other)
        options = [name for name in options if min(seen.distance(name, b) for b in other) < now] or options
    you = seen.view["players"][0]["board"]
    lines: dict[str, Callable[[str], int]] = {
        "t": lambda name: terrain_place(support, seen.she["board"], seen.hexes[name]["terrain"]),
        "y": lambda name: terrain_place(support, you, seen.hexes[name]["terrain"]),
        "c": lambda name: min(seen.distance(name, one) for one in seen.yours()),
        "p": lambda name: -seen.power(name),
    }
    for line in order:
        options = least(options, lines[line])
    turn.built, turn.marked = by_direction(support, options), support.marked


def target(seen: Seen, name: str) -> str:
    stock = seen.she["stock"]
    return next((kind for kind in BECOMES.get(seen.hexes[name]["building"], ()) if stock[kind]), "")


def upgrade(seen: Seen, support: Card, turn: Turn) -> None:
    hers = [name for name in seen.land() if seen.hexes[name].get("owner") == seen.seat]
    shops = [name for name in hers if seen.hexes[name]["building"] == "workshop"]
    beside = [name for name in shops if any(seen.beside(name, one) for one in seen.yours())]
    options = beside if seen.she["stock"]["guild"] and beside else [name for name in hers if target(seen, name)]
    if options:
        name = by_direction(support, least(options, seen.power))
        turn.raised = (name, target(seen, name))


def block(seen: Seen, support: Card, turn: Turn) -> None:
    for kind in ("power_actions", "book_actions"):
        free = [row["name"] for row in seen.view[kind] if not row["used"]]
        if free:
            turn.covered.append(by_direction(support, free))


def can_climb(seen: Seen, discipline: str, steps: int) -> int:
    """How many of the steps she makes."""
    levels = next(row["levels"] for row in seen.view["science"] if row["discipline"] == discipline)
    top = 11 if 12 in levels else 12
    own: int = levels[seen.seat]
    return max(0, min(steps, top - own))


def discipline_for(seen: Seen, support: Card, by_tile: bool) -> str:
    options = [name for name in DISCIPLINES if can_climb(seen, name, 1)]
    scoring = seen.view["scoring"]
    shown = FINAL[scoring["final"]][0] if seen.round == 6 else scoring["rounds"][seen.round - 1]["discipline"]
    if not options or (by_tile and shown in options):
        return shown if options else ""
    levels = {row["discipline"]: row["levels"] for row in seen.view["science"]}
    options = [name for name in options if levels[name][seen.seat] == 0] or options
    options = least(options, lambda name: abs(levels[name][seen.seat] - max(levels[name][: seen.seat])))
    return by_direction(support, options)


def study(seen: Seen, support: Card, turn: Turn, steps: int = 1) -> None:
    name = discipline_for(seen, support, False)
    if name:
        turn.steps[name] = can_climb(seen, name, steps)


def scholar(seen: Seen, support: Card, turn: Turn) -> None:
    name = discipline_for(seen, support, support.by_tile)
    if not name:
        return
    spaces = next(row["spaces"] for row in seen.view["science"] if row["discipline"] == name)
    free = [space["steps"] for space in spaces if space["owner"] is None]
    sent = bool(free) and seen.she["scholar_supply"] > 0
    turn.scholar = name if sent else ""
    turn.steps[name] = can_climb(seen, name, max(free) if sent else 1)


def innovation(seen: Seen, support: Card, turn: Turn) -> None:
    if seen.round < 3 or len(seen.she["innovations"]) == 3:
        return
    rows = sorted(seen.view["innovations"], key=lambda row: len(row["disciplines"]) == 1)
    turn.innovation = by_direction(support, [row["name"] for row in rows if row["name"]])


def faction(seen: Seen, support: Card, turn: Turn) -> None:
    name = seen.automa["faction"]
    order = {"kuddlers": "cy", "mimics": "yc", "powermongers": "ptc"}.get(name, "tc")
    build(seen, support, turn, order, name == "wanderers")
    if name == "druids":
        study(seen, support, turn, 2)
    if name in FACTION_POINTS:
        turn.points += max(0, seen.x + FACTION_POINTS[name])


ACTIONS: dict[str, Callable[[Seen, Card, Turn], None]] = {
    "build": build,
    "upgrade": upgrade,
    "block": block,
    "scholar": scholar,
    "step": study,
    "innovation": innovation,
    "faction": faction,
}


def happened(before: Seen, after: dict[str, Any]) -> Turn:
    """What the turn did, from the table before and after it."""
    turn = Turn()
    she, seat = after["players"][before.seat], before.seat
    turn.passed = she["passed"] and not before.she["passed"]
    for row in after["map"]["hexes"]:
        was = before.hexes[row["hex"]]
        if row.get("owner") == seat and was.get("owner") is None:
            turn.built = row["hex"]
            turn.marked = row["hex"] in after["automa"]["marked"]
            assert (row["building"], row["terrain"]) == ("workshop", she["board"])
        elif row.get("owner") == seat and row["building"] != was["building"]:
            turn.raised = (row["hex"], row["building"])
    for kind in ("power_actions", "book_actions"):
        for old, new in zip(before.view[kind], after[kind], strict=True):
            if new["used"] and not old["used"]:
                turn.covered.append(new["name"])
    for name in DISCIPLINES:
        if she["levels"][name] > before.she["levels"][name]:
            turn.steps[name] = she["levels"][name] - before.she["levels"][name]
    for old, new in zip(before.view["science"], after["science"], strict=True):
        if old["spaces"] != new["spaces"]:
            turn.scholar = new["discipline"]
    turn.innovation = next((name for name in she["innovations"] if name not in before.she["innovations"]), "")
    turn.bonus = she["bonus"] if she["bonus"] != before.she["bonus"] else ""
    turn.points = she["vp"] - before.she["vp"]
    return turn
