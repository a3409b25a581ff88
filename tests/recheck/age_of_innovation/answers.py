"""What each answer does, by its verb: the table after it, as far as goods, buildings, tracks and tiles go."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.recheck.age_of_innovation.gains import built, climb, gain, happen, one_step, pay
from tests.recheck.age_of_innovation.ground import (
    across_river,
    groups,
    is_enough_for_a_city,
    palace_works,
    power_value,
    spades_between,
)
from tests.recheck.age_of_innovation.innovations import innovation_points, standing
from tests.recheck.age_of_innovation.menus import column_books, innovation_books, surcharge, terraforming_cost, upgrade_cost
from tests.recheck.age_of_innovation.reading import Building, Table
from tests.recheck.age_of_innovation.tables import (
    AT_ONCE,
    BELOW,
    BOOK_ACTIONS,
    CHOICES,
    CONVERSIONS,
    DISCIPLINES,
    POWER_ACTIONS,
    SHIPPING_POINTS,
    SHIPPING_POINTS_LAKE,
    SHIPPING_STEP,
    SPECIAL,
    SPECIAL_CHOICES,
    STEP_IN_EACH,
    TERRAFORMING_POINTS,
    TOOLS_PER_SPADE,
    WORKSHOP,
    Amounts,
)
from tests.recheck.terra import power


@dataclass
class Offer:
    """Power that a seat may take because somebody built next to it (p.8)."""

    seat: int
    builder: int
    hex: str
    value: int


@dataclass
class Game:
    """The expected table, and what is under way between two questions."""

    table: Table
    offers: list[Offer] = field(default_factory=list)
    due: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Books, steps, competencies and city tiles that each seat has earned and not taken yet."""
    waiting_steps: dict[tuple[int, str], int] = field(default_factory=dict)
    """Steps that wait for the answer whether a key is used."""
    double_step: set[int] = field(default_factory=set)
    """Who chooses one discipline for two steps (p.22, p.23)."""
    buying: tuple[str, int] = ("", 0)
    """An innovation or book action, and how many books are still to be paid for it."""
    bonus_taken: str | None = None
    """The round bonus of whoever passes in this turn."""
    pass_order: list[int] = field(default_factory=list)
    sacrificed: dict[int, int] = field(default_factory=dict)


@dataclass
class Answer:
    seat: int
    question: str
    source: str
    words: list[str]
    facts: dict[str, object] = field(default_factory=dict)

    @property
    def hex(self) -> str:
        return self.words[1]

    @property
    def name(self) -> str:
        return self.words[-1]


def put(game: Game, seat: int, name: str, kind: str, neutral: bool) -> None:
    """A building stands: points, power for neighbours in turn order, perhaps a city."""
    table = game.table
    table.buildings[name] = Building(seat, kind, neutral, name in table.buildings and table.buildings[name].annex)
    if not neutral:
        table.seats[seat].stock[kind] -= 1
    built(table, seat, name, kind)
    near = table.ground.adjacent(name, table.bridges)
    first = table.order.index(seat)
    for other in table.order[first + 1 :] + table.order[:first]:
        theirs = near & table.own(other)
        if theirs:
            game.offers.append(Offer(other, seat, name, power_value(table, theirs)))
    found_cities(game, seat)


def found_cities(game: Game, seat: int) -> None:
    """A group that touches a city joins it; one that is enough becomes one (p.9)."""
    player = game.table.seats[seat]
    for group in groups(game.table, seat):
        if group & player.cities:
            player.cities |= group
        elif is_enough_for_a_city(game.table, seat, group):
            player.cities |= group
            game.due[seat, "city"] += 1


def steps(game: Game, seat: int, discipline: str, number: int) -> None:
    left = climb(game.table, seat, discipline, number)
    if left:
        game.waiting_steps[seat, discipline] = left


def choose(game: Game, seat: int, choices: Amounts) -> None:
    for what, number in choices.items():
        game.due[seat, what] += number


def at_once(game: Game, seat: int, title: str) -> None:
    """The goods and steps a component brings when it is taken or used."""
    gain(game.table, seat, AT_ONCE.get(title, {}))
    choose(game, seat, CHOICES.get(title, {}))
    if title == "book-action-knowledge":
        game.double_step.add(seat)
    if title in STEP_IN_EACH:
        for discipline in DISCIPLINES:
            steps(game, seat, discipline, 1)


def track_step(game: Game, seat: int, track: str) -> None:
    """One step with its reward; at the top of the track nothing happens (p.14, p.19)."""
    player = game.table.seats[seat]
    if track == "shipping" and player.shipping < 3:
        player.shipping += 1
        points = SHIPPING_POINTS_LAKE if player.board == "lake" else SHIPPING_POINTS
        gain(game.table, seat, {"vp": points.get(player.shipping, 0)})
        happen(game.table, seat, "track")
        game.due[seat, "book"] += 2 if player.shipping == (3 if player.board == "lake" else 2) else 0
    if track == "terraforming" and player.terraforming < 2:
        player.terraforming += 1
        gain(game.table, seat, {"vp": TERRAFORMING_POINTS.get(player.terraforming, 0)})
        happen(game.table, seat, "track")
        game.due[seat, "book"] += 2 if player.terraforming == 1 else 0


# One function for each verb.


def build(game: Game, a: Answer) -> None:
    if a.source != "faction-lizards":
        pay(game.table, a.seat, WORKSHOP)
    put(game, a.seat, a.hex, "workshop", False)


def dig_up(game: Game, seat: int, name: str, terrain: str, free: int) -> None:
    player = game.table.seats[seat]
    spades = spades_between(game.table.terrain[name], player.board) - spades_between(terrain, player.board)
    pay(game.table, seat, {"tools": max(0, spades - free) * TOOLS_PER_SPADE[player.terraforming]})
    game.table.terrain[name] = terrain
    happen(game.table, seat, "spade", spades)


def transform(game: Game, a: Answer) -> None:
    free = a.facts.get("spades", 0)
    assert isinstance(free, int)
    dig_up(game, a.seat, a.hex, a.name, free)


def tunnel(game: Game, a: Answer) -> None:
    pay(game.table, a.seat, {"tools": 1})
    happen(game.table, a.seat, "tunnel")


def fly(game: Game, a: Answer) -> None:
    pay(game.table, a.seat, {"scholars": 1})
    happen(game.table, a.seat, "fly")


def upgrade(game: Game, a: Answer) -> None:
    if a.question == "turn":
        pay(game.table, a.seat, upgrade_cost(game.table, a.seat, a.hex, a.name))
    game.table.seats[a.seat].stock[BELOW[a.name]] += 1
    game.due[a.seat, "competency"] += 1 if a.name in ("school", "university") else 0
    put(game, a.seat, a.hex, a.name, False)


def downgrade(game: Game, a: Answer) -> None:
    game.table.seats[a.seat].stock["school"] += 1
    put(game, a.seat, a.hex, "guild", False)


def place(game: Game, a: Answer) -> None:
    name, kind = a.words[1:]
    player = game.table.seats[a.seat]
    if a.source == "rule-setup":  # set, not built (ruling 33)
        game.table.buildings[name] = Building(a.seat, kind, kind == "tower")
        if kind != "tower":
            player.stock[kind] -= 1
        game.due[a.seat, "competency"] += 1 if kind == "university" else 0
        return
    game.due[a.seat, "neutral"] -= 1 if a.source != "palace-16" else 0
    if game.table.terrain[name] != player.board:
        dig_up(game, a.seat, name, player.board, 0)
    put(game, a.seat, name, kind, a.source != "palace-16")


def advance(game: Game, a: Answer) -> None:
    pay(game.table, a.seat, SHIPPING_STEP if a.name == "shipping" else terraforming_cost(game.table, a.seat))
    track_step(game, a.seat, a.name)


def innovate(game: Game, a: Answer) -> None:
    table = game.table
    place_on_display = table.display.index(a.name)
    of_column = column_books(table, place_on_display)
    game.buying = (f"innovation-{a.name}", innovation_books(table, a.seat) - sum(of_column.values()))
    pay(table, a.seat, {"coins": surcharge(table, a.seat), **of_column})
    table.display[place_on_display] = ""


def book_action(game: Game, a: Answer) -> None:
    game.buying = (f"book-action-{a.name}", BOOK_ACTIONS[a.name])
    game.table.used.add(f"book-action-{a.name}")


def pay_book(game: Game, a: Answer) -> None:
    pay(game.table, a.seat, {f"book {a.name}": 1})
    title, left = game.buying
    game.buying = (title, left - 1)
    if left == 1:
        bought(game, a.seat, title)


def bought(game: Game, seat: int, title: str) -> None:
    table = game.table
    kind, _, name = title.partition("-")
    if kind == "innovation":
        table.seats[seat].innovations.append(name)
        gain(table, seat, {"vp": innovation_points(table, seat, name)})
        happen(table, seat, "innovation")
        if name == "architecture":
            game.due[seat, "step"] += len({table.buildings[hex_].kind for hex_ in table.own(seat)})
        if name == "steam-engine":
            track_step(game, seat, "shipping")
            track_step(game, seat, "terraforming")
    if title == "book-action-guild-points":
        gain(table, seat, {"vp": 2 * standing(table, seat, "guild")})
    at_once(game, seat, title)


def send(game: Game, a: Answer) -> None:
    discipline, number = a.words[2:]
    spaces = game.table.scholar_spaces[discipline]
    spaces[0 if number == "3" else spaces.index(False, 1)] = True
    game.table.seats[a.seat].sent += 1
    pay(game.table, a.seat, {"scholars": 1})
    happen(game.table, a.seat, "scholar")
    steps(game, a.seat, discipline, int(number))


def give_back(game: Game, a: Answer) -> None:
    pay(game.table, a.seat, {"scholars": 1})
    happen(game.table, a.seat, "scholar")
    steps(game, a.seat, a.name, 1)


def power_action(game: Game, a: Answer) -> None:
    discount = 1 if game.table.seats[a.seat].faction == "illusionists" else 0
    pay(game.table, a.seat, {"power": POWER_ACTIONS[a.name] - discount})
    game.table.used.add(f"power-action-{a.name}")
    happen(game.table, a.seat, "power-action")
    at_once(game, a.seat, f"power-action-{a.name}")


def use(game: Game, a: Answer) -> None:
    game.table.seats[a.seat].used.add(a.name)
    gain(game.table, a.seat, SPECIAL[a.name])
    choose(game, a.seat, SPECIAL_CHOICES.get(a.name, {}))
    if a.name == "palace-6":
        game.double_step.add(a.seat)


def bridge(game: Game, a: Answer) -> None:
    if a.question == "turn":
        pay(game.table, a.seat, {"tools": 1})
    game.table.bridges[a.name] = a.seat
    found_cities(game, a.seat)


def annex(game: Game, a: Answer) -> None:
    pay(game.table, a.seat, {"annexes": 1})
    game.table.buildings[a.hex].annex = True
    found_cities(game, a.seat)


def pass_turn(game: Game, a: Answer) -> None:
    game.bonus_taken = a.words[1] if len(a.words) > 1 else ""
    game.pass_order.append(a.seat)
    if game.table.seats[a.seat].bonus == "school":
        game.due[a.seat, "step"] += standing(game.table, a.seat, "school")


def convert(game: Game, a: Answer) -> None:
    paid, got = CONVERSIONS[" ".join(a.words[1:])]
    pay(game.table, a.seat, paid)
    gain(game.table, a.seat, got)


def sacrifice(game: Game, a: Answer) -> None:
    bowls = game.table.seats[a.seat].bowls
    bowls[1] -= 2
    bowls[2] += 1
    game.sacrificed[a.seat] = game.sacrificed.get(a.seat, 0) + 1


def span(game: Game, a: Answer) -> None:
    player = game.table.seats[a.seat]
    player.cities |= across_river(game.table, a.seat, a.hex)
    player.river_cities.add(a.hex)
    game.due[a.seat, "city"] += 1


def takeable(table: Table, offer: Offer) -> int:
    """All or nothing, but no more than the bowls hold and the points can pay (p.8)."""
    player = table.seats[offer.seat]
    return min(offer.value, power.room(player.bowls), player.goods["vp"] + 1)


def accept(game: Game, a: Answer) -> None:
    amount = takeable(game.table, game.offers.pop(0))
    gain(game.table, a.seat, {"power": amount, "vp": 1 - amount})


def decline(game: Game, a: Answer) -> None:
    game.offers.pop(0)


def take_book(game: Game, a: Answer) -> None:
    game.due[a.seat, "book"] -= 1
    gain(game.table, a.seat, {f"book {a.name}": 1})


def take_step(game: Game, a: Answer) -> None:
    game.due[a.seat, "step"] -= 1
    steps(game, a.seat, a.name, 2 if a.seat in game.double_step else 1)
    game.double_step.discard(a.seat)


def use_key(game: Game, a: Answer) -> None:
    discipline = str(a.facts["discipline"])
    left = game.waiting_steps.pop((a.seat, discipline))
    pay(game.table, a.seat, {"keys": 1})
    one_step(game.table, a.seat, discipline)
    steps(game, a.seat, discipline, left - 1)


def keep_key(game: Game, a: Answer) -> None:
    del game.waiting_steps[a.seat, str(a.facts["discipline"])]


def take_palace(game: Game, a: Answer) -> None:
    table = game.table
    if a.name in table.palaces:
        table.palaces.remove(a.name)
    table.seats[a.seat].palace = a.name
    assert palace_works(table, a.seat) == a.name
    at_once(game, a.seat, f"palace-{a.name}")
    if a.name == "8":
        found_cities(game, a.seat)
    if a.name == "14":
        track_step(game, a.seat, "shipping")
        track_step(game, a.seat, "shipping")


def take_competency(game: Game, a: Answer) -> None:
    """With the steps and books of its place, three in all (p.13); the Philosophers get a book more (p.20)."""
    table = game.table
    game.due[a.seat, "competency"] -= 1
    table.competency_stock[a.name] -= 1
    table.seats[a.seat].competencies.append(a.name)
    discipline, books = table.competency_place[a.name]
    more = 1 if table.seats[a.seat].faction == "philosophers" else 0
    gain(table, a.seat, {f"book {discipline}": books + more})
    at_once(game, a.seat, f"competency-{a.name}")
    steps(game, a.seat, discipline, 3 - books)


def take_city(game: Game, a: Answer) -> None:
    game.due[a.seat, "city"] -= 1
    game.table.city_stock[a.name] -= 1
    game.table.seats[a.seat].city_tiles.append(a.name)
    gain(game.table, a.seat, {"keys": 1})
    happen(game.table, a.seat, "city-tile")
    if game.table.seats[a.seat].faction == "felines":
        game.due[a.seat, "step"] += 3
        game.due[a.seat, "book"] += 1
    at_once(game, a.seat, f"city-{a.name}")


def nothing(game: Game, a: Answer) -> None:
    """Ends, stops, or chooses what comes first."""


VERBS: dict[str, Callable[[Game, Answer], None]] = {
    "build": build, "transform": transform, "tunnel": tunnel, "fly": fly, "upgrade": upgrade, "downgrade": downgrade,
    "place": place, "advance": advance, "innovate": innovate, "book-action": book_action, "pay": pay_book,
    "send": send, "return": give_back, "power-action": power_action, "use": use, "bridge": bridge, "annex": annex,
    "pass": pass_turn, "convert": convert, "sacrifice": sacrifice, "span": span, "accept": accept,
    "decline": decline, "book": take_book, "step": take_step, "use-key": use_key, "keep-key": keep_key,
    "take-palace": take_palace, "take-competency": take_competency, "take-city": take_city,
    "end": nothing, "stop": nothing, "first": nothing,
}  # fmt: skip
