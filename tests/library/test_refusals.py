"""Whatever is wrong is a sentence, and changes nothing."""

from collections.abc import Callable

import pytest

import spielwerk
from spielwerk.games import names

every_game = pytest.mark.parametrize("name", names())


def table_of(name: str = "age-of-innovation") -> spielwerk.Table:
    return spielwerk.new(name, players=2, seed=7)


@every_game
def test_a_refusal_says_every_reason_in_words(name: str) -> None:
    table = table_of(name)
    before = table.record(), table.position()
    space = table.state.space()
    illegal = [move for move in range(space.size) if move not in table.state.moves()][::97]
    for move in illegal:
        notation = space.notation(move)
        reasons = table.why_not(notation)
        with pytest.raises(spielwerk.NotAllowed) as refusal:
            table.play(notation)
        assert refusal.value.reasons == reasons
        assert [(reason.code, reason.facts) for reason in reasons] == [
            (reason.code, reason.facts) for reason in table.state.why_not(move)
        ]
        for reason in reasons:
            assert reason.text() in str(refusal.value)
            assert reason.text("de") != reason.text("en") == str(reason)
            assert repr(reason) == f"<{reason.code}: {reason}>"
        with pytest.raises(spielwerk.NotAllowed, match="is not allowed"):
            table.answer(move)
    assert (table.record(), table.position()) == before


def test_reasons_have_codes_facts_and_texts() -> None:
    table = table_of()
    for _ in range(6):
        table.play(table.answers()[0])
    (reason, *_) = table.why_not("power-action scholar")
    assert (reason.code, reason.facts) == ("too-few-power", {"needs": 3, "has": 0})
    assert "3" in reason.text("en")


def test_a_mistyped_answer_is_told_what_is_near() -> None:
    with pytest.raises(spielwerk.NotAllowed, match="Nearest: take-set forest") as refusal:
        table_of().play("take-set forst")
    assert refusal.value.near[0] == "take-set forest"
    assert [reason.code for reason in refusal.value.reasons] == ["unknown-notation"]


def test_an_answer_of_another_seat_is_out_of_turn() -> None:
    table = table_of("terra-nova")
    late = table.answers()[1]
    table.play(table.answers()[0])
    assert [reason.code for reason in table.why_not(late)] == ["out-of-turn"]
    with pytest.raises(spielwerk.NotAllowed, match="B is asked now"):
        table.play(late)


def test_a_game_that_is_over_takes_no_answer() -> None:
    table = table_of("terra-nova")
    first = table.answers()[0]
    while not table.over:
        table.let("uniform")
    for answer in (first, first.notation):
        with pytest.raises(spielwerk.NotAllowed, match=r"The game is over\."):
            table.play(answer)


def broken(line: str) -> str:
    return "\n".join([*table_of().record().splitlines(), line, ""])


PROBLEMS: list[tuple[Callable[[], object], type[Exception], str]] = [
    (
        lambda: spielwerk.new("terra-mystica"),
        spielwerk.UnknownGame,
        "no game 'terra-mystica'. Did you mean terra-nova? Known: age-",
    ),
    (lambda: spielwerk.new("tapestry", players=9), spielwerk.BadOption, "'players' goes from 1 to 5, not 9."),
    (lambda: spielwerk.new("tapestry", player=3), spielwerk.BadOption, "no option 'player'. Nearest: players"),
    (lambda: spielwerk.new("tapestry", sets=["base"]), spielwerk.BadOption, "Option 'sets' knows no 'base'. Nearest: "),
    (lambda: spielwerk.new("tapestry", seed=-1), spielwerk.BadOption, "The seed is a whole number from 0 to "),
    (lambda: spielwerk.bot("gredy"), spielwerk.UnknownBot, "There is no bot 'gredy'. Nearest: greedy"),
    (lambda: table_of().let("gredy"), spielwerk.UnknownBot, "There is no bot 'gredy'. Nearest: greedy"),
    (lambda: table_of().bot("planner:depth=3"), spielwerk.UnknownBot, "The settings of planner are "),
    (lambda: table_of().view("C"), spielwerk.BadTable, "The seats go from A to B; there is no 'C'."),
    (lambda: table_of().log(seat="b"), spielwerk.BadTable, "The seats go from A to B; there is no 'b'."),
    (lambda: table_of().bot("greedy", "A").choose(), spielwerk.BadTable, "It is B who is asked; A has nothing"),
    (lambda: table_of().answers()[0].text("fr"), spielwerk.UnknownLanguage, "no texts in 'fr'. Known: de, en."),
    (lambda: spielwerk.replay("game.record"), spielwerk.BadRecord, "Line 1: A record begins with"),
    (lambda: spielwerk.replay(broken("A: pass"), to=2), spielwerk.BadRecord, "has 1 answers; there is no answer 2."),
    (lambda: spielwerk.replay(broken("A: take-set lake")), spielwerk.BadRecord, "It is B who is asked, not A."),
    (lambda: spielwerk.replay(broken("B: end")), spielwerk.BadRecord, "The question at hand is: choose a set."),
    (lambda: spielwerk.load("[1]"), spielwerk.BadPosition, "The data is not a position: it is not a table of values."),
    (lambda: spielwerk.load("{"), spielwerk.BadPosition, "The data is not valid JSON: "),
    (lambda: spielwerk.load({"game": "tapestry"}), spielwerk.BadPosition, "has no engine, rules, position."),
    (
        lambda: spielwerk.load({**table_of().position(), "engine": 99}),
        spielwerk.BadPosition,
        "was made by revision 99 of the engine",
    ),
]


@pytest.mark.parametrize(("deed", "kind", "sentence"), PROBLEMS, ids=[problem[2] for problem in PROBLEMS])
def test_what_cannot_be_is_a_sentence(deed: Callable[[], object], kind: type[Exception], sentence: str) -> None:
    with pytest.raises(kind) as problem:
        deed()
    assert sentence in str(problem.value)


def test_a_refused_line_of_a_record_keeps_its_number_and_reasons() -> None:
    text = broken("B: end")
    with pytest.raises(spielwerk.BadRecord) as problem:
        spielwerk.replay(text)
    assert problem.value.line == len(text.splitlines())
    assert [reason.code for reason in problem.value.reasons] == ["not-asked-now"]


@every_game
def test_options_reach_the_game(name: str) -> None:
    assert spielwerk.new(name, players=4).seats == ["A", "B", "C", "D"]
    assert "option players: 3" in spielwerk.new(name, players=3, names=["Ada"]).record()
