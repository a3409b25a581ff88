"""What answers share: a building stands, markers climb, tiles give what they give, neighbours are offered power."""

from collections import Counter
from dataclasses import dataclass, field

from tests.recheck.age_of_innovation.gains import built, climb, gain, happen, pay
from tests.recheck.age_of_innovation.ground import groups, is_enough_for_a_city, power_value, spades_between
from tests.recheck.age_of_innovation.points import innovation_points, standing
from tests.recheck.age_of_innovation.reading import Building, Table
from tests.recheck.age_of_innovation.tables import (
    AT_ONCE,
    CHOICES,
    DISCIPLINES,
    SHIPPING_POINTS,
    SHIPPING_POINTS_LAKE,
    STEP_IN_EACH,
    TERRAFORMING_POINTS,
    TOOLS_PER_SPADE,
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


def dig_up(game: Game, seat: int, name: str, terrain: str, free: int) -> None:
    player = game.table.seats[seat]
    spades = spades_between(game.table.terrain[name], player.board) - spades_between(terrain, player.board)
    pay(game.table, seat, {"tools": max(0, spades - free) * TOOLS_PER_SPADE[player.terraforming]})
    game.table.terrain[name] = terrain
    happen(game.table, seat, "spade", spades)


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


def takeable(table: Table, offer: Offer) -> int:
    """All or nothing, but no more than the bowls hold and the points can pay (p.8)."""
    player = table.seats[offer.seat]
    return min(offer.value, power.room(player.bowls), player.goods["vp"] + 1)
