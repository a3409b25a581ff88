"""Follows a game of the engine with the rulebook's second writing, and compares at every question."""

from typing import Any

from tests.recheck.terra.disagreement import Disagreement, same, same_answers, same_fields
from tests.recheck.terra.play import Given, Question
from tests.recheck.terra.turns import TurnOrder
from tests.recheck.terra_nova import menus
from tests.recheck.terra_nova.answers import VERBS, Answer, Game
from tests.recheck.terra_nova.ground import free_sites
from tests.recheck.terra_nova.menus import Digging
from tests.recheck.terra_nova.reading import NEUTRAL, Table, read
from tests.recheck.terra_nova.rounds import begin_round, end_of_actions, final_scoring, income, places_first, start
from tests.recheck.terra_nova.tables import CITY_TILES, GROUND, MARKS, PIECES, SPADES
from tests.recheck.terra_nova.uncovered import out_of_city_tiles

QUIET = ("turn", "close", "round-end", "final-exchange", "take-bonus")
"""Questions at which everything that went before has had its effect."""


class NovaWatch:
    def __init__(self) -> None:
        self.game: Game | None = None
        self.turns = TurnOrder()
        self.last: tuple[dict[str, Any], Table]

    def begin(self, position: dict[str, Any], question: Question) -> None:
        """Nothing is expected before the mats are chosen; a game that is loaded later is taken as it lies."""
        self.last = (position, read(position))
        if not choosing(question, self.last[1]):
            self.game = Game(read(position))

    def seen(self, position: dict[str, Any]) -> Table:
        """The position in words, read once."""
        if self.last[0] != position:
            self.last = (position, read(position))
        return self.last[1]

    def asked(self, position: dict[str, Any], question: Question) -> None:
        table = self.seen(position)
        if self.game is None:
            if choosing(question, table):
                return
            self.game = start(table)
            if table.round:  # the first game asks nothing between the choice of mats and the first turn
                income(self.game.table)
        self.conserve(table)
        if question.name in QUIET or (question.name == "place" and question.facts["way"] == "start"):
            for seat, number in self.game.cities_due.items():
                same(f"city tiles due to {seat} at {question.name}", 0, number)
            self.compare(table)
        if question.name == "turn":
            self.turns.asked(table.round, table.order, [player.passed for player in table.seats], question.seat)
        self.follow_dig(question)
        same_answers(f"{question.name} of {question.seat}", *self.menu(table, question))

    def conserve(self, table: Table) -> None:
        """No piece is lost or doubled (p.3), and a building stands on its owner's terrain."""
        for seat, player in enumerate(table.seats):
            for kind, pieces in PIECES.items():
                same(f"{kind} of {seat}", table.standing(seat, kind) + player.stock[kind], pieces)
            same(f"power tokens of {seat}", sum(player.bowls), 8)
            same(f"city tiles of {seat}", len(set(player.city_tiles)), len(player.city_tiles))
            for name in table.own(seat):
                same(f"terrain under {name}", table.terrain[name], player.home)
            if min(player.money, player.vp, *player.bowls) < 0:
                raise Disagreement(f"money, points or power of {seat} below zero")
        for name in table.own(NEUTRAL):
            same(f"neutral house on {name}", table.terrain[name], GROUND.land[name])

    def compare(self, table: Table) -> None:
        assert self.game is not None
        expected = self.game.table
        same_fields("table", table, expected, but=("seats",))
        for seat, player in enumerate(table.seats):
            if out_of_city_tiles(table, seat):
                expected.seats[seat].cities = set(player.cities)
                expected.seats[seat].river_cities = set(player.river_cities)
            same_fields(f"seat {seat}", player, expected.seats[seat])

    def follow_dig(self, question: Question) -> None:
        game = self.game
        assert game is not None
        if question.name != "dig":
            game.digging = None
            return
        source = str(question.facts["source"])
        if game.digging is None:
            game.digging = Digging(question.seat, source, SPADES.get(source, 0))
        same("source of spades", source, game.digging.source)
        same(f"free spades of {source}", question.facts["spades"], game.digging.free)

    def menu(self, table: Table, question: Question) -> tuple[set[str], set[str]]:
        """What the engine offers and what the rulebook says, as far as it is covered."""
        seat, offered = question.seat, set(question.answers)
        if question.name == "dig":
            assert self.game is not None
            assert self.game.digging is not None
            dig = self.game.digging
            return offered, menus.digs(table, dig) | ({"stop"} if dig.made else set())
        if question.name == "place":
            if question.facts["way"] == "start":
                same("first house", seat, places_first(table))
            return offered, menus.placements(table, seat, str(question.facts["way"]), str(question.facts["terrain"]))
        expected = self.plain_menu(table, seat, question.name)
        return (offered, expected) if expected else (set(), set())

    def plain_menu(self, table: Table, seat: int, question: str) -> set[str]:
        """Empty for questions that are not covered."""
        player = table.seats[seat]
        return {
            "turn": menus.turn(table, seat),
            "close": menus.close(table, seat),
            "round-end": menus.exchanges(table, seat) | {"end"},
            "final-exchange": (menus.exchanges(table, seat) & {"exchange points"}) | {"end"},
            "take-bonus": {f"take-bonus {name}" for name in table.pool},
            "take-city": {f"take-city {name}" for name in CITY_TILES if name not in player.city_tiles},
            "bridge": {f"bridge {site}" for site in free_sites(table, seat)},
            "free-post": {f"upgrade {name} trading-post" for name in menus.upgradable(table, seat, "trading-post")},
        }.get(question, set())

    # What an answer does

    def answered(self, question: Question, answer: str, automatic: list[Given], position: dict[str, Any]) -> None:
        if self.game is None:
            return
        self.turns.ended |= answer == "end"
        self.apply(Answer(question.seat, question.name, answer.split(), str(question.facts.get("way", ""))))
        self.go_on(self.seen(position))
        for seat, given in automatic:
            self.only_answer(seat, given)
            self.apply(Answer(seat, "", given.split()))

    def apply(self, answer: Answer) -> None:
        assert self.game is not None
        VERBS[answer.words[0]](self.game, answer)
        if answer.words[0] == "stop":
            self.game.digging = None

    def only_answer(self, seat: int, given: str) -> None:
        """An answer that the engine gave by itself must be the only one there was."""
        game = self.game
        assert game is not None
        words = given.split()
        verb, name = words[0], words[-1]
        if verb in ("transform", "build", "stop") and game.digging:
            stop = {"stop"} if game.digging.made else set()
            same_answers("automatic", {given}, menus.digs(game.table, game.digging) | stop)
        elif verb == "place" and seat not in game.placing:
            strange = game.table.terrain[name] not in {player.home for player in game.table.seats}
            same(f"neutral house on {name}", name in MARKS and name not in game.table.buildings and strange, True)
        elif verb == "place":
            same_answers("automatic", {given}, menus.placements(game.table, seat, game.placing[seat], ""))
        elif verb in QUESTION_OF:
            same_answers("automatic", {given}, self.plain_menu(game.table, seat, QUESTION_OF[verb]))

    def go_on(self, table: Table) -> None:
        """From the action phase to the end of the round, and on to the income of the next."""
        assert self.game is not None
        now = self.game.table
        if now.phase == "actions" and (now.round, now.phase) != (table.round, table.phase) and now.round < 5:
            end_of_actions(now)
        if table.round > now.round:
            begin_round(now)
            income(now)
        now.phase = table.phase

    def ended(self, position: dict[str, Any]) -> None:
        table = self.seen(position)
        assert self.game is not None
        final_scoring(self.game.table)
        self.compare(table)


QUESTION_OF = {"upgrade": "free-post", "bridge": "bridge", "take-city": "take-city"}
"""Questions that may have a single answer."""


def choosing(question: Question, table: Table) -> bool:
    """Mats and factions are still being chosen, or the planner's first neutral houses placed."""
    neutral = question.name == "place" and question.facts["way"] == "neutral" and table.phase == "setup"
    return neutral or question.name in ("take-mat", "take-faction")
