"""What each answer does, by its verb: the table after it, as far as goods, buildings, tracks and tiles go."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.recheck.age_of_innovation.effects import (
    Game,
    at_once,
    bought,
    choose,
    dig_up,
    found_cities,
    put,
    steps,
    takeable,
    track_step,
)
from tests.recheck.age_of_innovation.gains import gain, happen, one_step, pay
from tests.recheck.age_of_innovation.ground import across_river, palace_works
from tests.recheck.age_of_innovation.menus import (
    column_books,
    innovation_books,
    power_cost,
    surcharge,
    terraforming_cost,
    upgrade_cost,
)
from tests.recheck.age_of_innovation.points import standing
from tests.recheck.age_of_innovation.reading import Building
from tests.recheck.age_of_innovation.tables import (
    BELOW,
    BOOK_ACTIONS,
    CONVERSIONS,
    SHIPPING_STEP,
    SPECIAL,
    SPECIAL_CHOICES,
    WORKSHOP,
)


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


# One function for each verb.


def build(game: Game, a: Answer) -> None:
    if a.source != "faction-lizards":
        pay(game.table, a.seat, WORKSHOP)
    put(game, a.seat, a.hex, "workshop", False)


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
    pay(game.table, a.seat, {"power": power_cost(game.table, a.seat, a.name)})
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


def stop(game: Game, a: Answer) -> None:
    """Steps may be left like everything else that one may do (ruling 34)."""
    if a.question == "step":
        game.due[a.seat, "step"] = 0


def nothing(game: Game, a: Answer) -> None:
    """Ends, or chooses what comes first."""


VERBS: dict[str, Callable[[Game, Answer], None]] = {
    "build": build, "transform": transform, "tunnel": tunnel, "fly": fly, "upgrade": upgrade, "downgrade": downgrade,
    "place": place, "advance": advance, "innovate": innovate, "book-action": book_action, "pay": pay_book,
    "send": send, "return": give_back, "power-action": power_action, "use": use, "bridge": bridge, "annex": annex,
    "pass": pass_turn, "convert": convert, "sacrifice": sacrifice, "span": span, "accept": accept,
    "decline": decline, "book": take_book, "step": take_step, "use-key": use_key, "keep-key": keep_key,
    "take-palace": take_palace, "take-competency": take_competency, "take-city": take_city,
    "end": nothing, "stop": stop, "first": nothing,
}  # fmt: skip
