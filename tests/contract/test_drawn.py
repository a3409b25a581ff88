"""Records hold what the set-up drew: a game begins from that, whatever the box holds by then."""

from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from spielwerk.core.game import Game
from spielwerk.core.options import DRAWN, BadOption, Option
from spielwerk.core.record import BadRecord, Record, begin, parse, replay, start
from spielwerk.core.state import State
from spielwerk.games import game, names
from tests.contract.box import DRAWN_KINDS, interpreted, one_more
from tests.contract.variants import PLAIN, Player, Variant, every_player_count, every_variant


def history(variant: Variant, record: Record) -> list[Any]:
    """What is asked, offered and scored after every answer of the record, and the whole end."""
    state = start(variant.game, record)
    told: list[Any] = []
    for _, notation, _ in record.answers:
        told.append((state.seat, [state.notation(move) for move in state.moves()], state.scores()))
        state.play(state.parse(notation))
    return [*told, *seen(variant.game, state)]


def seen(of: Game, state: State) -> list[Any]:
    """The table as everybody and each seat sees it, and what may be answered. Not the position: its lists have room for
    every component of the box."""
    seats = range(-1, len(state.scores()))
    return [*(of.view(state, seat) for seat in seats), [state.notation(move) for move in state.moves()], state.tally()]


def same(of: Game, one: State, other: State) -> bool:
    return of.dump(one) == of.dump(other)


def recorded(variant: Variant, seed: int) -> Record:
    record, state = variant.begin(seed)
    player = Player(seed)
    while state.seat >= 0:
        move = player.choose(state)
        record.add(state.seat, state.notation(move))
        state.play(move)
    return record


@every_variant
def test_what_is_written_gives_the_equal_state(variant: Variant) -> None:
    record, state = variant.begin(31)
    again = parse(record.write())
    assert again.drawn == record.drawn
    assert same(variant.game, start(variant.game, again), state)
    assert same(variant.game, variant.new(31), state)


@every_variant
def test_a_record_without_what_was_drawn_draws_it_from_the_seed(variant: Variant) -> None:
    record, state = variant.begin(32)
    record.drawn = {}
    text = record.write()
    assert text.startswith("spielwerk record 1\n")
    assert same(variant.game, start(variant.game, parse(text)), state)


@interpreted
@every_player_count
def test_a_new_component_changes_no_old_game(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded(variant, 33)
    text, told = record.write(), history(variant, record)
    for kind in DRAWN_KINDS[variant.name]:
        one_more(monkeypatch, variant.name, kind)
    assert drawn_now(variant, 33) != record.drawn
    assert history(variant, parse(text)) == told


def drawn_now(variant: Variant, seed: int) -> object:
    """What the seed draws from the box as it is; None where the rules cannot deal with the component we made up."""
    try:
        return variant.game.draw(seed, variant.game.checked(variant.options))
    except IndexError:
        return None


@interpreted
@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in DRAWN_KINDS.items() for kind in kinds])
def test_a_new_component_of_any_kind_changes_no_old_set_up(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variants = [variant for variant in PLAIN if variant.name == name]
    begun = [variant.begin(n) for variant in variants for n in range(5)]
    before = [(record, seen(game(name), state)) for record, state in begun]
    one_more(monkeypatch, name, kind)
    for record, state in before:
        assert seen(game(name), start(game(name), parse(record.write()))) == state


# Any options, any seed


def _values(option: Option) -> st.SearchStrategy[object]:
    if option.kind() == "names":
        return st.lists(st.sampled_from([*option.choices, DRAWN]), max_size=3)
    if option.kind() == "number":
        return st.integers(option.least, option.most)
    return st.sampled_from(option.choices)


def _options(name: str) -> st.SearchStrategy[dict[str, object]]:
    options = {option.name: option for option in game(name).options}
    players = options.pop("players")
    others = {option.name: _values(option) for option in options.values()}
    return st.fixed_dictionaries({"players": st.integers(players.least, players.most)}, optional=others)


@pytest.mark.parametrize("name", names())
def test_whatever_is_chosen_comes_back(name: str) -> None:
    @settings(deadline=None, max_examples=150)
    @given(st.integers(0, 2**52), _options(name))
    def comes_back(seed: int, options: dict[str, object]) -> None:
        try:
            record, state = begin(game(name), seed, options)
        except BadOption:
            reject()
        again = parse(record.write())
        assert again.write() == record.write()
        assert same(game(name), start(game(name), again), state)
        assert same(game(name), game(name).new(seed, options), state)

    comes_back()


# Lines changed by hand


@every_player_count
def test_a_wrong_line_gets_its_sentence(variant: Variant) -> None:
    record, _ = variant.begin(34)
    lines = record.write().split("\n")
    for name, drawn in record.drawn.items():
        line = record.line_of_drawn(name)
        for wrong, words in ((["nothing", *drawn[1:]], f"'{name}'"), ([*drawn, drawn[0]], f"'{drawn[0]}'|'{name}'")):
            text = "\n".join([*lines[: line - 1], f"drawn {name}: {','.join(wrong)}", *lines[line:]])
            with pytest.raises(BadRecord, match=words) as problem:
                start(variant.game, parse(text))
            assert problem.value.line == line
            assert str(problem.value).startswith(f"Line {line}: ")
        if len(record.drawn) > 1:
            with pytest.raises(BadRecord, match=f"lacks '{name}'"):
                start(variant.game, parse("\n".join([*lines[: line - 1], *lines[line:]])))


@every_player_count
def test_a_line_that_nobody_asks_for_gets_its_sentence(variant: Variant) -> None:
    record, _ = variant.begin(34)
    record.drawn["weather"] = ["rain"]
    with pytest.raises(BadRecord, match="Nothing is drawn as 'weather'") as problem:
        start(variant.game, parse(record.write()))
    assert problem.value.line == record.line_of_drawn("weather")


def changed(name: str, options: dict[str, object], **drawn: str) -> State:
    """A table laid out by hand: some lines of a record written anew."""
    record, _ = begin(game(name), 35, options)
    for thing, line in drawn.items():
        record.drawn[thing.replace("__", " ")] = line.split(",")
    return replay(game(name), parse(record.write()))


def test_lines_written_by_hand_set_a_table_up() -> None:
    state = changed("age-of-innovation", {"players": 2}, palaces="9,2,5")
    view = game("age-of-innovation").view(state, -1)
    assert view["palaces"] == ["2", "5", "9", "17"]
    state = changed("terra-nova", {"players": 2}, bonuses="ship,money,spade,houses,palaces")
    view = game("terra-nova").view(state, -1)
    assert {row["name"] for row in view["bonuses"]} == {"ship", "money", "spade", "houses", "palaces"}
    state = changed("tapestry", {"players": 2}, civilizations__A="heralds,chosen", civilizations="mystics,nomads")
    state.play(state.moves()[0])
    assert [state.notation(move) for move in state.moves()] == ["civilization heralds", "civilization chosen"]


@pytest.mark.parametrize(
    ("name", "options", "drawn", "words"),
    [
        ("age-of-innovation", {}, {"palaces": "1,2,3,4,17"}, "Palace 17 always lies ready"),
        ("age-of-innovation", {"palaces": "3"}, {"palaces": "1,2,3,4,5"}, "'1' where the option names '3'"),
        (
            "terra-nova",
            {"players": 2, "two_players": "planner", "neutral": "lake"},
            {"neutral": "swamp"},
            "names 'lake'",
        ),
        ("terra-nova", {"setup": "first-game"}, {"bonuses": "ship"}, "Nothing is drawn as 'bonuses'"),
        ("tapestry", {"players": 2}, {"capitals__A": "mountain,tropical"}, "do not start from one territory"),
        ("tapestry", {"players": 2, "civilizations": "heralds"}, {"civilizations__A": "chosen"}, "names 'heralds'"),
        ("tapestry", {"players": 2}, {"tech_display": "bakery,dynamite"}, "takes 3 names here, not 2"),
        ("tapestry", {"players": 2}, {"tapestry_cards": "own-1"}, "none is left"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(
    name: str, options: dict[str, object], drawn: dict[str, str], words: str
) -> None:
    with pytest.raises(BadRecord, match=words):
        changed(name, options, **drawn)
