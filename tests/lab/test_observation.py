"""Observations: the whole table by name, as one seat sees it, and nothing that is hidden from it."""

import json
from collections.abc import Iterator

import pytest

from spielwerk.build import environment
from spielwerk.core.naming import letter
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game, names

environment.ensure("lab")

import numpy  # noqa: E402

from spielwerk.lab.learning.observation import BOTH, FEATURES, STATE, Encoder  # noqa: E402
from spielwerk.lab.learning.policy import OtherArrays, PolicyBot  # noqa: E402

SETUPS = 400
EVERY_SET = {"sets": ["plans-and-ploys", "arts-and-architecture", "fantasies-and-futures"]}


def course(name: str, seed: int, players: int, **options: object) -> Iterator[State]:
    """The positions of a game of chance."""
    state = game(name).new(seed, {"players": players, **options})
    rng = Rng(seed)
    while state.seat >= 0:
        yield state
        state.play(state.moves()[rng.below(len(state.moves()))])
    yield state


def told(name: str, state: State, seat: int) -> str:
    """All that the table shows, and what is asked."""
    return json.dumps([game(name).view(state, seat), state.seat, state.stack[-1] if state.seat == seat else ()])


@pytest.mark.parametrize("name", names())
def test_set_ups_that_differ_are_told_apart(name: str) -> None:
    of = game(name)
    encoder = Encoder(of, of.new(0, {"players": 4}))
    views, observations = set(), set()
    for seed in range(SETUPS):
        state = of.new(seed, {"players": 4})
        views.add(told(name, state, 0))
        observations.add(encoder.observe(state, 0).tobytes())
    assert len(observations) == len(views)
    # Two of Terra Nova happen to be the same.
    assert len(views) >= SETUPS - 1


@pytest.mark.parametrize("name", names())
def test_positions_that_look_different_are_told_apart(name: str) -> None:
    for seed in range(3):
        encoder = Encoder(game(name), game(name).new(seed, {"players": 3}))
        seen: dict[bytes, str] = {}
        for state in course(name, seed, 3):
            view = told(name, state, 1)
            assert seen.setdefault(encoder.observe(state, 1).tobytes(), view) == view


@pytest.mark.parametrize("observation", [STATE, FEATURES])
@pytest.mark.parametrize(
    ("name", "options"), [*[(name, {}) for name in names()], ("tapestry", EVERY_SET)], ids=lambda each: str(each)[:20]
)
def test_what_is_hidden_from_the_seat_changes_nothing(name: str, options: dict[str, object], observation: str) -> None:
    """`imagine` draws anew all that a seat cannot know: other hands, decks, face-down tiles, random numbers."""
    of, rng = game(name), Rng(9)
    encoder = Encoder(of, of.new(4, {"players": 3, **options}), observation)
    differed = 0
    for ply, state in enumerate(course(name, 4, 3, **options)):
        if ply % 5:
            continue
        for seat in range(3):
            other = of.imagine(state, seat, rng)
            differed += of.dump(other) != of.dump(state)
            assert (encoder.observe(state, seat) == encoder.observe(other, seat)).all()
    assert differed


def test_planes_are_the_map_and_vectors_have_names() -> None:
    of = game("age-of-innovation")
    *_, state = course("age-of-innovation", 3, 2)
    encoder = Encoder(of, state)
    observation = encoder.observe(state, 1)
    planes, vectors = encoder.planes(observation), encoder.vectors(observation)
    view = of.view(state, 1)
    for row in view["map"]["hexes"]:
        here = row["row"], row["column"]
        if row["terrain"] != "river":
            assert planes[f"table terrain {row['terrain']}"][here] == 1
        for n, seat in enumerate((1, 0)):
            built = [name for name in planes if name.startswith(f"seat {n} at ") and planes[name][here]]
            assert built == ([f"seat {n} at {row['building']}"] if row.get("owner") == seat else [])
    assert vectors["seat 0 coins"][0] == pytest.approx(view["players"][1]["coins"] / 20)
    assert vectors["seat 1 coins"][0] == pytest.approx(view["players"][0]["coins"] / 20)
    assert vectors["table round_tiles"].sum() == 6
    assert sum(len(block) for block in vectors.values()) == encoder.size


def test_the_own_hand_is_seen_by_its_owner_alone() -> None:
    of = game("tapestry")
    for state in course("tapestry", 2, 2):
        if of.view(state, 0)["players"][0]["hand"]:
            break
    encoder = Encoder(of, state)
    own, other = (encoder.vectors(encoder.observe(state, seat)) for seat in range(2))
    cards = len(of.view(state, 0)["players"][0]["hand"])
    assert own["seat 0 hand"].sum() == cards
    assert not other["seat 1 hand"].any()
    assert other["seat 1 hand_number"][0] == pytest.approx(cards / 20)


@pytest.mark.parametrize("name", names())
def test_seats_are_counted_from_the_one_that_looks(name: str) -> None:
    """Whoever is asked sees that it is A who is asked."""
    asked = set()
    encoder = Encoder(game(name), game(name).new(1, {"players": 3}))
    for state in course(name, 1, 3):
        for seat in range(3):
            found = encoder.vectors(encoder.observe(state, seat))["question asked"]
            asked.add(state.seat)
            assert [letter(int(n)) for n in numpy.flatnonzero(found)] == (
                [letter((state.seat - seat) % 3)] if state.seat >= 0 else []
            )
    assert asked == {-1, 0, 1, 2}


@pytest.mark.parametrize("name", names())
def test_every_number_has_a_name_of_its_own_and_the_names_make_the_version(name: str) -> None:
    of = game(name)
    two, again, three = (Encoder(of, of.new(seed, {"players": n})) for seed, n in ((1, 2), (2, 2), (1, 3)))
    assert two.layout is not None
    labels = two.layout.labels()
    assert len(labels) == two.size
    assert len(set(labels)) == len(labels)
    assert two.version == again.version != three.version


def test_both_are_the_state_and_then_the_features() -> None:
    of = game("terra-nova")
    state = of.new(5, {"players": 2})
    both, whole, features = (Encoder(of, state, seen).observe(state, 0) for seen in (BOTH, STATE, FEATURES))
    assert (both == numpy.concatenate([whole, features])).all()
    with pytest.raises(ValueError, match="Known: state, features, both"):
        Encoder(of, state, "everything")


def test_a_net_is_not_given_arrays_of_another_version() -> None:
    from spielwerk.bots.interface import Sight

    class Old(PolicyBot):
        version = "terra-nova 1"

    state = game("terra-nova").new(0, {"players": 2})
    with pytest.raises(OtherArrays, match="terra-nova 1"):
        Old().choose(Sight("terra-nova", state, state.seat))
