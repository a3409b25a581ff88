"""Follows a game of the engine with the rulebook's second writing, and compares at every question."""

from typing import Any

from tests.recheck.age_of_innovation import menus
from tests.recheck.age_of_innovation.answers import VERBS, Answer
from tests.recheck.age_of_innovation.digging import Digging, digs
from tests.recheck.age_of_innovation.effects import Game, takeable
from tests.recheck.age_of_innovation.ground import free_sites, spades_between
from tests.recheck.age_of_innovation.points import passed
from tests.recheck.age_of_innovation.reading import Table, read
from tests.recheck.age_of_innovation.rounds import (
    draws_are_allowed,
    final_scoring,
    first_kinds,
    income,
    places_first,
    prepare_next_round,
    science_bonus,
    science_income,
    start,
)
from tests.recheck.age_of_innovation.tables import DISCIPLINES, PIECES, ROUND_TILES, SPADES
from tests.recheck.terra.disagreement import Disagreement, same, same_answers, same_fields
from tests.recheck.terra.play import Given, Question
from tests.recheck.terra.turns import TurnOrder

CHOOSING = ("take-set", "draft", "draft-bonus")
QUIET = ("turn", "close", "power-offer")
"""Questions at which everything that went before has had its effect."""

QUESTION_OF = {
    "step": "step",
    "pay": "pay-books",
    "take-palace": "take-palace",
    "take-competency": "take-competency",
    "take-city": "take-city",
    "upgrade": "free-guild",
    "downgrade": "downgrade",
    "bridge": "bridge",
}
"""Questions that may have a single answer."""


class AgeWatch:
    def __init__(self) -> None:
        self.game: Game | None = None
        self.digging: Digging | None = None
        self.turns = TurnOrder()
        self.last: tuple[dict[str, Any], Table]
        self.action = ""
        """The power, book or special action under way."""
        self.homeless: set[int] = set()
        """Seats that had a neutral building to place when no space could take it: it is lost for good (p.9)."""

    def begin(self, position: dict[str, Any], question: Question) -> None:
        """Nothing is expected before the boards are chosen; a game that is loaded later is taken as it lies."""
        self.last = (position, read(position))
        if not draws_are_allowed(self.last[1]):
            raise Disagreement(f"draws against p.4: {self.last[1].round_tiles} {self.last[1].final_tile}")
        if question.name not in CHOOSING:
            self.game = Game(read(position))

    def seen(self, position: dict[str, Any]) -> Table:
        """The position in words, read once."""
        if self.last[0] != position:
            self.last = (position, read(position))
        return self.last[1]

    def asked(self, position: dict[str, Any], question: Question) -> None:
        table = self.seen(position)
        if self.game is None:
            if question.name in CHOOSING:
                return
            self.game = start(table)
        self.conserve(table)
        for (seat, what), number in self.game.due.items():
            if what == "neutral" and number and not menus.placements(table, seat, "neutral", "tower"):
                self.homeless.add(seat)
        first_place = question.name == "place" and question.facts["source"] == "rule-setup"
        if question.name in QUIET or first_place:
            self.settle(table, question)
            self.compare(table)
        if question.name == "turn":
            self.turns.asked(table.round, table.order, [player.passed for player in table.seats], question.seat)
        self.offers(table, question)
        self.follow_dig(table, question)
        same_answers(f"{question.name} of {question.seat}", *self.menu(table, question))

    # What holds always

    def conserve(self, table: Table) -> None:
        """No piece is lost or doubled (p.3), and a building stands on its owner's terrain (p.12)."""
        assert self.game is not None
        for seat, player in enumerate(table.seats):
            own = [table.buildings[name] for name in table.own(seat)]
            for kind, pieces in PIECES.items():
                out = sum(building.kind == kind and not building.neutral for building in own)
                same(f"{kind} pieces of {seat}", out + player.stock[kind], pieces)
            tokens = 12 + (2 if "palace" in player.innovations else 0) - self.game.sacrificed.get(seat, 0)
            if self.game.buying[0] != "innovation-palace":  # its tokens come when the palace is placed
                same(f"power tokens of {seat}", sum(player.bowls), tokens)
            for name in table.own(seat):
                same(f"terrain under {name}", table.terrain[name], player.board)
            if min(player.goods.values()) < 0 or player.goods["scholars"] + player.sent > 7:
                raise Disagreement(f"goods of {seat}: {player.goods}")
        self.conserve_tiles(table)

    def conserve_tiles(self, table: Table) -> None:
        for name, left in table.competency_stock.items():
            same(name, left + sum(name in player.competencies for player in table.seats), 4)
        for name, left in table.city_stock.items():
            same(name, left + sum(player.city_tiles.count(name) for player in table.seats), 3)

    # What the answers so far must have led to

    def settle(self, table: Table, question: Question) -> None:
        """Bring what waits until everything else is done: rewards of passing, income of the science display."""
        game = self.game
        assert game is not None
        if game.bonus_taken is not None:
            passed(game.table, game.pass_order[-1], game.bonus_taken)
            game.bonus_taken = None
        if table.phase == "actions" and game.table.phase != "actions":
            science_income(game.table)
            game.table.phase = "actions"
        setup = table.phase == "setup"
        for (seat, what), number in game.due.items():
            if number and not (setup and what == "competency") and not self.lapsed(table, seat, what):
                raise Disagreement(f"{number} {what} for {seat} still to be taken at {question.name}")
        if not setup:
            game.due.clear()
        self.homeless.clear()
        game.waiting_steps.clear()
        game.double_step.clear()
        game.buying = ("", 0)

    def lapsed(self, table: Table, seat: int, what: str) -> bool:
        """Nothing is left to take (p.10: steps that no marker can make)."""
        if what == "step":
            return not any(menus.can_step(table, seat, discipline) for discipline in DISCIPLINES)
        if what == "neutral":
            return seat in self.homeless
        return what == "city" and not any(table.city_stock.values())

    def compare(self, table: Table) -> None:
        assert self.game is not None
        expected = self.game.table
        same_fields("table", table, expected, but=("seats",))
        for seat, player in enumerate(table.seats):
            same_fields(f"seat {seat}", player, expected.seats[seat])

    def offers(self, table: Table, question: Question) -> None:
        """Neighbours are asked in turn order for all they may take; the others could take nothing (p.8)."""
        assert self.game is not None
        if question.name == "power-offer":
            offer = self.game.offers[0]
            amount = takeable(table, offer)
            asked = (question.seat, question.facts["builder"], question.facts["hex"], question.facts["power"])
            same("power offer", asked, (offer.seat, "ABCDE"[offer.builder], offer.hex, amount))
            same("points for power", question.facts["vp"], amount - 1)
        elif question.name == "turn" and not question.facts["further"]:
            same("power offers forgotten", [], self.game.offers)

    def follow_dig(self, table: Table, question: Question) -> None:
        if question.name != "dig":
            self.digging = None
            return
        source, free = str(question.facts["source"]), question.facts["spades"]
        dig = self.digging
        if dig is None or (dig.seat, dig.source) != (question.seat, source):
            self.digging = dig = Digging(question.seat, source, spades_of(table, question.seat, source))
        dig.phase = table.phase
        same(f"free spades of {source}", free, dig.free)
        same("building with spades", bool(question.facts["build"]), dig.may_build)

    # What must be offered

    def menu(self, table: Table, question: Question) -> tuple[set[str], set[str]]:
        """What the engine offers and what the rulebook says, as far as it is covered."""
        seat, offered = question.seat, set(question.answers)
        if question.name == "turn":
            return offered, menus.turn(table, seat, bool(question.facts["further"]))
        if question.name == "dig":
            return self.dig_menu(table, question)
        if question.name == "place":
            source = str(question.facts["source"])
            way = {"rule-setup": "start", "palace-16": "anywhere"}.get(source, "neutral")
            kinds = str(question.facts["building"])
            if way == "start":
                same("first building", (seat, kinds), (places_first(table), first_kinds(table, seat)))
            spots = menus.placements(table, seat, way, kinds)
            return offered, spots | ({"stop"} if way == "anywhere" else set())
        expected = self.plain_menus(table, seat).get(question.name, offered)
        if question.name in ("step", "bridge") and not menus.is_octagon(str(question.facts["source"])):
            expected = expected | {"stop"}
        return offered, expected

    def dig_menu(self, table: Table, question: Question) -> tuple[set[str], set[str]]:
        assert self.digging is not None
        dig = self.digging
        bound = bool(dig.target) or (menus.is_octagon(dig.source) and not dig.started)
        return set(question.answers), digs(table, dig) | (set() if bound else {"stop"})

    def plain_menus(self, table: Table, seat: int) -> dict[str, set[str]]:
        player = table.seats[seat]
        fresh = {name for name, left in table.competency_stock.items() if left and name not in player.competencies}
        palaces = [player.palace] if player.palace else table.palaces
        return {
            "close": menus.exchanges(table, seat) | {"end"},
            "power-offer": {"accept", "decline"},
            "book": {f"book {name}" for name in DISCIPLINES},
            "pay-books": {f"pay {name}" for name in DISCIPLINES if player.goods[f"book {name}"]},
            "step": {f"step {name}" for name in DISCIPLINES if menus.can_step(table, seat, name)},
            "use-key": {"use-key", "keep-key"},
            "take-palace": {f"take-palace {name}" for name in palaces},
            "take-competency": {f"take-competency {name}" for name in fresh},
            "take-city": {f"take-city {name}" for name, left in table.city_stock.items() if left},
            "bridge": {f"bridge {site}" for site in free_sites(table, seat, over_land=False)},
            "free-guild": {f"upgrade {name} guild" for name in menus.upgradable(table, seat, "guild")},
            "downgrade": {f"downgrade {name}" for name in menus.schools_to_take_down(table, seat)},
        }

    # What an answer does

    def answered(self, question: Question, answer: str, automatic: list[Given], position: dict[str, Any]) -> None:
        if self.game is None:
            return
        table = self.seen(position)
        self.turns.ended |= answer == "end"
        if question.name == "turn":
            self.action = menus.action_of(answer)
        source = str(question.facts.get("source", ""))
        self.apply(Answer(question.seat, question.name, source, answer.split(), question.facts))
        self.go_on(table)
        for seat, given in automatic:
            self.only_answer(self.game.table, seat, given)
            self.apply(Answer(seat, "", "automatic", given.split()))

    def only_answer(self, table: Table, seat: int, given: str) -> None:
        """An answer that the engine gave by itself must be the only one there was."""
        assert self.game is not None
        words = given.split()
        verb, last = words[0], words[-1]
        if verb == "decline":
            same(f"power for {seat}", takeable(table, self.game.offers[0]), 0)
        elif verb == "place":
            same_answers("automatic", {given}, menus.placements(table, seat, "neutral", last))
        elif verb in QUESTION_OF:
            same_answers("automatic", {given}, self.plain_menus(table, seat)[QUESTION_OF[verb]])

    def apply(self, answer: Answer) -> None:
        game = self.game
        assert game is not None
        verb = answer.words[0]
        self.dig_answer(answer)
        VERBS[verb](game, answer)

    def dig_answer(self, answer: Answer) -> None:
        """Keep track of the spades of an action."""
        verb = answer.words[0]
        dig = self.digging
        if verb in ("tunnel", "fly"):
            dig = dig or Digging(answer.seat, "rule-cost", 0)
            dig.target = answer.hex
        elif verb == "transform":
            dig = dig or Digging(answer.seat, self.action or "rule-cost", SPADES.get(self.action, 0))
            answer.facts = {**answer.facts, "spades": dig.free}
            self.dug(dig, answer.hex, answer.name)
        else:
            dig = None
        self.digging = dig

    def dug(self, dig: Digging, name: str, terrain: str) -> None:
        assert self.game is not None
        table = self.game.table
        home = table.seats[dig.seat].board
        spades = spades_between(table.terrain[name], home) - spades_between(terrain, home)
        dig.free = max(0, dig.free - spades)
        dig.started, dig.target = True, ""
        if terrain == home:
            dig.first = dig.first or name
        elif not dig.may_split:
            dig.free = 0  # other hexes come only after one that was made native (p.12)

    def go_on(self, table: Table) -> None:
        """From the action phase to the science bonus, and on to the income of the next round."""
        game = self.game
        assert game is not None
        now = game.table
        moved_on = (now.round, now.phase) != (table.round, table.phase)
        if now.phase == "actions" and moved_on and now.round < 6:
            now.phase = "science-bonus"
            now.order, game.pass_order = game.pass_order, []
            science_bonus(game)
        if table.round > now.round:
            if now.round:
                prepare_next_round(game)
            now.round, now.phase = table.round, "income"
            income(game)

    def ended(self, position: dict[str, Any]) -> None:
        table = self.seen(position)
        assert self.game is not None
        self.game.table.phase = "over"
        final_scoring(self.game.table)
        self.compare(table)


def spades_of(table: Table, seat: int, source: str) -> int:
    """Free spades of a component; those of the science bonus once for every full number of levels (p.17)."""
    if not source.startswith("round-tile-"):
        return SPADES.get(source, 0)
    _, _, discipline, levels, _ = ROUND_TILES[source.removeprefix("round-tile-")]
    player = table.seats[seat]
    return (player.levels[discipline] + (3 if player.faction == "blessed" else 0)) // levels
