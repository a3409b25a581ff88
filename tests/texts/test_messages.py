"""Every message the engine sends in real games, in both languages: no error, no raw id, no argument left open."""

import re
from collections.abc import Mapping

import pytest

from spielwerk import games
from spielwerk.core.game import Game
from spielwerk.core.offers import reason_message
from spielwerk.core.reasons import Fact
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.core.texts import LANGUAGES, Texts

RAW = re.compile(r"\{|\}|\$|\b[a-z]+-[a-z]+-[a-z]|\b(rule|event|move|question|refusal|effect|when|help)-[a-z]")
"""What only an id, or an argument without a value, looks like."""

PLACES = {"hex", "site", "notation"}
"""Arguments that are shown as they are: another value reads the same."""

TABLES: dict[str, list[dict[str, object]]] = {
    "age-of-innovation": [
        {"players": 2, "setup": "draft"},
        {"players": 3, "side": "1-3", "rules": "1.2"},
        {"players": 4},
        {"players": 5, "setup": "draft", "rules": "1.2"},
    ],
    "terra-nova": [
        {"players": 2, "two_players": "planner"},
        {"players": 2, "two_players": "treasure-digger"},
        {"players": 3, "setup": "first-game"},
        {"players": 4, "turn_order": "pass-order"},
    ],
    "tapestry": [
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 5, "sets": ["arts-and-architecture", "plans-and-ploys", "fantasies-and-futures"]},
    ],
}
"""Options that together show everything a game can say; its defaults where nothing is listed."""

GAMES_AT_TABLES = [(game, table) for game in games.names() for table in TABLES.get(game, [{}])]


class Reader:
    """Reads the same messages in both languages, each different one once."""

    def __init__(self, game: str) -> None:
        self.texts = [Texts(game, language, {"A": "Ada"}) for language in LANGUAGES]
        self.read: set[str] = set()

    def message(self, name: str, args: Mapping[str, Fact]) -> None:
        known = f"{name} {[value for slot, value in args.items() if slot not in PLACES]}"
        if known in self.read:
            return
        self.read.add(known)
        for texts in self.texts:
            text = texts.format(name, {slot: value for slot, value in args.items() if slot != "notation"})
            assert texts.errors == []
            assert not RAW.search(text), f"{known}: {text}"

    def deed(self, of: Game, name: str, args: Mapping[str, Fact]) -> None:
        found = of.chronicle.of(name, args)
        if found is not None:
            self.message(*found)


def ask(of: Game, state: State, reader: Reader, why: bool) -> None:
    question = state.question()
    assert question is not None
    reader.message(f"question-{question.name}", of.question_facts(state))
    for move in state.moves():
        reader.message(*of.describe_move(state, move))
        for message_ in of.waste(state, move):
            reader.message(*message_)
    for _, said in of.deeds(state):
        reader.message(*said)
    if why:
        legal = set(state.moves())
        for move in state.candidates():
            if move not in legal:
                reader.message(*of.describe_move(state, move))
                for reason in state.why_not(move):
                    message = reason_message(reason)
                    reader.message(message["id"], message["args"])


@pytest.mark.parametrize(("game", "options"), GAMES_AT_TABLES)
def test_every_message_of_random_games_is_a_text(game: str, options: dict[str, object]) -> None:
    reader, of = Reader(game), games.game(game)
    for seed in range(3):
        rng = Rng(seed)
        state = of.new(seed, options)
        state.events = []
        turn = 0
        while state.seat >= 0:
            ask(of, state, reader, turn % 7 == 0)
            moves = state.moves()
            active = [move for move in moves if not state.notation(move).startswith(("pass", "convert", "sacrifice"))]
            choice = active if active and rng.below(8) else moves
            move = choice[rng.below(len(choice))]
            name, args = of.describe_move(state, move)
            reader.deed(of, name, {"seat": "A", **args})
            state.play(move)
            turn += 1
        for event in state.events:
            reader.message(*of.describe(state, event))
            reader.deed(of, *of.describe(state, event))
    assert len(reader.read) > 300


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_says_what_it_does(game: str, language: str) -> None:
    texts = Texts(game, language)
    for row in games.game(game).components():
        lines = texts.effects(row)
        assert texts.errors == []
        for line in lines:
            assert not RAW.search(line), line
        name = texts.format(f"{row['kind']}-{row['name']}")
        assert name
        assert texts.format("event-took", {"seat": "A", "component": f"{row['kind']}-{row['name']}"}) != name
        if row["status"]:
            texts.format(f"status-{row['status']}")
        assert texts.errors == []
