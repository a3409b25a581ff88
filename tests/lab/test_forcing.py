"""Factions, boards and civilizations forced onto seats."""

from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.cli.app import main
from spielwerk.core.options import BadOption
from spielwerk.games import game
from spielwerk.lab.runs.forcing import Forcing
from spielwerk.lab.runs.runner import Plan, batches, play_batch

environment.ensure("lab")

CASES = [
    ("age-of-innovation", {}, {"A": ["monks"], "C": ["moles", "desert"]}),
    ("age-of-innovation", {"setup": "draft"}, {"B": ["monks", "forest"], "C": ["psychics"]}),
    ("terra-nova", {}, {"A": ["druids"]}),
    ("tapestry", {}, {"B": ["heralds"], "C": ["merrymakers"]}),
]


@pytest.mark.parametrize(("name", "options", "forced"), CASES)
def test_seats_have_what_is_forced_onto_them(
    name: str, options: dict[str, object], forced: dict[str, list[str]]
) -> None:
    plan = Plan(name, ["greedy", "random", "uniform"], 5, {"players": 3, **options}, forced=forced)
    seats = play_batch(next(batches(plan, range(4), 4, None)))["seats"]
    fields = [each.field for each in game(name).assigned]
    for row in seats:
        words = [word for field in fields for word in ([row[field]] if isinstance(row[field], str) else row[field])]
        for letter, names in forced.items():
            if "ABC".index(letter) == row["seat"]:
                assert set(names) <= set(words)
            elif name != "tapestry":
                assert not set(names) & set(words)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"A": ["monk"]}, "'monk' cannot be forced onto a seat. Nearest: monks"),
        ({"F": ["monks"]}, "There is no seat F with 3 players"),
        ({"Ann": ["monks"]}, "A seat is a letter, A or B, not 'Ann'"),
        ({"A": ["nix"]}, r"'nix' cannot be forced onto a seat. Known: [a-z-]+, "),
        ({"A": ["monks"], "B": ["monks"]}, "A=monks and B=monks exclude each other: only one seat can have 'monks'"),
        ({"B": ["monks", "forest", "moles"]}, "Seat B cannot have both 'monks' and 'moles'"),
    ],
)
def test_what_cannot_be_is_said(wishes: dict[str, list[str]], sentence: str) -> None:
    of = game("age-of-innovation")
    with pytest.raises(BadOption, match=sentence):
        of.new(0, Forcing(of, wishes).options({"players": 3}))


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"A": ["djinni"], "B": ["djinni"]}, "A=djinni and B=djinni exclude each other"),
        ({"A": ["djinni"], "B": ["sea-bears"]}, "A=djinni and B=sea-bears exclude each other"),
        ({"A": ["djinni"], "B": ["lake"]}, "A=djinni and B=lake exclude each other: only one seat can have 'lake'"),
        ({"B": ["djinni", "forest"]}, "Seat B cannot have both 'djinni' and 'forest'"),
    ],
)
def test_a_sentence_names_what_was_typed(wishes: dict[str, list[str]], sentence: str) -> None:
    """Factions of Terra Nova bring their mats along."""
    with pytest.raises(BadOption, match=sentence):
        Forcing(game("terra-nova"), wishes)


def test_the_command_line_forces_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "age-of-innovation", "--players", "2", "--games", "2", "--workers", "1"]
    run = tmp_path / "run"
    assert main([*call, "--force", "B=monks,desert", "--out", str(run)]) == 0
    sql = "select faction, board from seats where seat = 1 group by all"
    assert main(["report", str(run), "--csv", "--sql", sql]) == 0
    assert capsys.readouterr().out.endswith("faction,board\nmonks,desert\n")
    assert main([*call, "--force", "B=monks", "--set", "factions=moles"]) == 2
    assert "cannot be given" in capsys.readouterr().err
    assert main([*call, "--force", "monks"]) == 2
    assert "A=monks" in capsys.readouterr().err
    arena = ["arena", "terra-nova", "--bots", "random,uniform", "--games", "2", "--workers", "1"]
    assert main([*arena, "--force", "A=druids", "--out", str(tmp_path / "arena")]) == 0


def test_what_is_dealt_is_not_chosen() -> None:
    """`greedy` has a taste; dealt sets go to it as they come."""
    chosen, dealt = (Plan("age-of-innovation", ["greedy"], 3, {"players": 2}, dealt=deal) for deal in (False, True))
    factions = [
        [row["faction"] for row in play_batch(next(batches(plan, range(12), 12, None)))["seats"]]
        for plan in (chosen, dealt)
    ]
    assert len(set(factions[1])) > len(set(factions[0]))
