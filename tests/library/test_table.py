"""A table plays, tells, copies and keeps what its state, game and record do."""

import json
import random
from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.record import parse, replay
from spielwerk.core.texts import LANGUAGES
from spielwerk.games import game, names

every_game = pytest.mark.parametrize("name", names())


def played_out(name: str, seed: int = 5, answers: int = 10_000) -> spielwerk.Table:
    """A game of random answers through the library, whole or its beginning."""
    table, chance = spielwerk.new(name, players=2, seed=seed, names=["Ada", "Ben"]), random.Random(seed)
    while not table.over and len(table.played) < answers:
        table.play(chance.choice(table.answers()))
    return table


@every_game
def test_a_whole_game_equals_the_replay_of_its_record(name: str) -> None:
    table = played_out(name)
    state = replay(game(name), parse(table.record()))
    assert game(name).dump(state) == table.position()["position"]
    assert list(table.scores().values()) == state.scores()
    assert [table.seats.index(seat) for seat in table.winners()] == state.winners() != []
    assert (table.seat, table.question, table.answers()) == ("", None, [])
    again = spielwerk.replay(table.record())
    assert again.record() == table.record()
    assert again.position() == table.position()
    for language in LANGUAGES:
        assert again.log(language) == table.log(language)
    assert len(table.log()) == len(table.played) == len(parse(table.record()).answers)


@every_game
def test_answers_are_values(name: str) -> None:
    table = played_out(name, answers=20)
    answers = table.answers()
    assert [answer.move for answer in answers] == table.state.moves()
    assert answers == table.copy().answers()
    assert len(set(answers) | set(table.answers())) == len(answers)
    for answer in answers:
        assert answer.seat == table.seat
        assert answer.notation.startswith(answer.verb)
        assert str(answer) == answer.notation
        assert repr(answer) == f"<{table.seat}: {answer.notation}>"
        assert not table.why_not(answer)
    said = {language: [answer.text(language) for answer in answers] for language in LANGUAGES}
    # What an answer costs is told by the position in which it was asked, also when that is long gone.
    while not table.over:
        table.let("random")
    assert {language: [answer.text(language) for answer in answers] for language in LANGUAGES} == said
    assert said["de"] != said["en"]


@every_game
def test_a_copy_goes_its_own_way(name: str) -> None:
    table = played_out(name, answers=15)
    before = table.position(), table.record(), table.log(), repr(table)
    other = table.copy()
    assert (other.position(), other.record(), other.log(), repr(other)) == before
    while not other.over:
        other.play(other.answers()[-1])
    assert (table.position(), table.record(), table.log(), repr(table)) == before
    assert other.record().startswith(table.record())


@every_game
def test_a_position_plays_on_without_a_past(name: str, tmp_path: Path) -> None:
    table = played_out(name, answers=15)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(table.position()), "utf-8")
    for position in (table.position(), file.read_text("utf-8"), file):
        other = spielwerk.load(position)
        assert other.position() == table.position()
        assert other.answers() == table.answers()
        other.play(other.answers()[0])
        with pytest.raises(spielwerk.BadTable, match="no past"):
            other.record()


@every_game
def test_a_record_is_read_from_a_file_up_to_an_answer(name: str, tmp_path: Path) -> None:
    table = played_out(name, answers=15)
    file = tmp_path / "game.record"
    file.write_text(table.record(), "utf-8")
    part = spielwerk.replay(file, to=9)
    assert len(part.played) == 9
    for played in table.played[9:]:
        part.play(played.answer)
    assert part.record() == table.record()


def test_answers_of_standing_rules_stay_marked() -> None:
    record = played_out("age-of-innovation", answers=6).record()
    marked = record.removesuffix("\n") + " (auto)\n"
    assert spielwerk.replay(marked).record() == marked


@every_game
def test_bots_play_a_seat(name: str) -> None:
    table = spielwerk.new(name, players=2, seed=3)
    thinker = table.bot("greedy", "A")
    assert table.bot("greedy", "A") is thinker
    while not table.over:
        if table.seat == "A":
            # A bot that is asked twice may answer differently: it draws from its own random numbers.
            chosen = thinker.choose()
            assert chosen in table.answers()
            assert table.play(chosen).answer == chosen
        else:
            table.let("random")
    assert table.scores()["A"] > table.scores()["B"]
    with pytest.raises(spielwerk.BadTable, match="The game is over; A has nothing to answer"):
        table.let("greedy")


def test_equal_calls_let_bots_play_equal_games() -> None:
    records = []
    for _ in range(2):
        table = spielwerk.new("terra-nova", players=2, seed=4)
        while not table.over:
            table.let("random")
        records.append(table.record())
    assert records[0] == records[1]


def test_own_bots_play_too() -> None:
    class First(spielwerk.Bot):
        def choose(self, sight: spielwerk.Sight) -> int:
            return sight.moves()[0]

    table, player = spielwerk.new("tapestry", players=2), First()
    first = table.answers()[0]
    assert table.let(player).answer == first
    assert table.let(spielwerk.bot("uniform", seed=2)).answer.seat == first.seat


@every_game
def test_reprs_say_how_it_stands(name: str) -> None:
    table = played_out(name, answers=20)
    assert table.question is not None
    shown = repr(table)
    for part in (name, f"round {table.round}", f"{table.seat} is asked {table.question.name}"):
        assert part in shown
    for seat, points in table.scores().items():
        assert f"{seat} {points}" in shown
    assert repr(table.question) == f"<{table.seat} is asked: {table.question.name}>"
    assert table.question.text("de") != str(table.question) == table.question.text("en")
    assert repr(table.played[0]).startswith(f"<{table.played[0].answer.seat} played: ")
    over = played_out(name)
    assert f"over, won by {', '.join(over.winners())}" in repr(over)


@every_game
def test_the_picture_is_plain_text(name: str) -> None:
    picture = played_out(name, answers=20).picture("A", "de")
    assert len(picture.splitlines()) > 10
    assert "\x1b" not in picture


def test_who_plays_past_the_table_is_told() -> None:
    table = spielwerk.new("terra-nova", players=2)
    free = table.state.copy()
    free.play(free.moves()[0])
    table.play(table.answers()[0])
    table.state.play(table.state.moves()[0])
    for deed in (table.record, table.copy, lambda: table.play(table.answers()[0])):
        with pytest.raises(spielwerk.BadTable, match="play on a copy"):
            deed()


def test_a_level_is_that_of_its_game() -> None:
    assert type(spielwerk.bot("easy", game="age-of-innovation")) is not type(spielwerk.bot("easy", game="terra-nova"))
