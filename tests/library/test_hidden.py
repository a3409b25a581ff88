"""Views and logs of a seat hold nothing that the seat may not know."""

import json
import random

import pytest

import spielwerk
from spielwerk.core.rng import Rng
from spielwerk.games import names


def in_the_middle(name: str, answers: int) -> spielwerk.Table:
    table, chance = spielwerk.new(name, players=3, seed=11), random.Random(11)
    while len(table.played) < answers:
        table.play(
            chance.choice([answer for answer in table.answers() if answer.role not in ("passing", "next-round")])
        )
    return table


def test_a_view_shows_no_other_hand() -> None:
    table = spielwerk.new("tapestry", players=3, seed=11)
    while not all(player.hand for player in table.state.players):  # type: ignore[attr-defined] # of this game
        table.let("random")
    hands = {seat: table.view(seat)["players"][number]["hand"] for number, seat in enumerate(table.seats)}
    assert all(hands.values())
    for reader in ["", *table.seats]:
        shown = table.view(reader)["players"]
        for number, owner in enumerate(table.seats):
            if owner == reader:
                assert shown[number]["hand"] == hands[owner]
            else:
                hidden = set(hands[owner]) - set(shown[number]["shown"])
                assert shown[number]["hand"] is None
                assert not any(card in json.dumps(shown[number]) for card in hidden), (reader, owner)


@pytest.mark.parametrize("name", names())
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(name: str) -> None:
    table = in_the_middle(name, 25)
    for number, seat in enumerate(table.seats):
        other = table.copy()
        other.state = table.game.imagine(table.state, number, Rng(1))
        assert other.position() != table.position()
        assert other.view(seat) == table.view(seat)
        assert other.view() == table.view()


def test_the_log_of_a_seat_leaves_out_what_is_others_business() -> None:
    table = spielwerk.new("tapestry", players=2, seed=1, first_cards="two")
    while not table.over:
        table.let("random")
    kept = {n: played.answer for n, played in enumerate(table.played) if played.answer.verb == "keep-card"}
    assert {answer.seat for answer in kept.values()} == {"A", "B"}
    for n, answer in kept.items():
        for reader in (None, "", "A", "B"):
            told = table.log(seat=reader)[n].split(" · ")[0]
            secret = reader not in (None, answer.seat)
            assert answer.read_by(reader or "") == ("keep-card" if reader != answer.seat else answer.notation)
            assert told == f"{answer.seat}: {'keep-card' if secret else answer.notation}"
