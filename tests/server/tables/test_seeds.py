"""Seeds that nobody knows beforehand, and promises that anybody can check afterwards."""

import hashlib
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from spielwerk.cli import app as command_line
from spielwerk.core.record import parse
from spielwerk.games import game
from spielwerk.server.data import schema
from spielwerk.server.data.database import open_database, writing
from tests.server.api import GAME, Api, Seated, error

CHOSEN = 2**127 + 11


def seed_of(api: Api, table: str) -> int:
    engine = open_database(api.db())
    with engine.connect() as connection:
        found = connection.scalar(select(schema.tables.c.seed).where(schema.tables.c.id == table))
    engine.dispose()
    assert found is not None
    return int(found)


def played_out(seated: Seated) -> dict[str, Any]:
    rng, table = random.Random(1), seated.look()
    while not table["over"]:
        table = seated.play(table, rng)
    return table


def test_a_drawn_seed_has_128_bits_and_stays_secret(api: Api) -> None:
    tables = [api.make("me", "me") for _ in range(8)]
    seeds = [seed_of(api, seated.table) for seated in tables]
    assert max(seeds) >= 2**120
    for seated, seed in zip(tables, seeds, strict=True):
        shown = seated.look()
        assert shown["seal"] == {"origin": "drawn", "chooser": "", "rated": True, "seed": "", "nonce": ""}
        assert str(seed) not in seated.call("GET").text
        assert shown["notes"] == []
        assert error(seated.call("GET", "/proof")) == (409, "error-not-over")


@pytest.mark.parametrize("seed", [4711, str(CHOSEN)])
def test_a_chosen_seed_is_known_to_everybody_and_not_rated(api: Api, seed: int | str) -> None:
    made = api.client.post(
        "/api/tables",
        json={"game": GAME, "seats": [{"kind": "friend"}, {"kind": "me", "name": "Eve"}], "seed": seed},
    ).json()
    seen = Seated(api.client, made["id"], []).look()
    assert seen["seal"] == {"origin": "chosen", "chooser": "Eve", "rated": False, "seed": str(seed), "nonce": ""}
    (note,) = seen["notes"]
    assert (note["id"], note["args"]) == ("note-seed-chosen", {"name": "Eve", "seed": str(seed)})
    assert seed_of(api, made["id"]) == int(seed)


def test_a_seed_beyond_128_bits_is_refused(api: Api) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": str(2**128)}
    assert error(api.client.post("/api/tables", json=body)) == (400, "error-malformed")


def test_a_rematch_of_a_chosen_seed_is_drawn(api: Api) -> None:
    seated = api.make("me", "me", seed=5)
    new = seated.call("POST", "/rematch").json()["id"]
    assert Seated(api.client, new, []).look()["seal"]["rated"]


@pytest.fixture(scope="module")
def finished(api: Api) -> tuple[Seated, str, dict[str, Any]]:
    seated = api.make("me", "me")
    promised = seated.look()["commitment"]
    return seated, promised, played_out(seated)


def test_after_the_end_anybody_can_check_the_promise(finished: tuple[Seated, str, dict[str, Any]]) -> None:
    seated, promised, _ = finished
    seal = seated.with_keys().look()["seal"]
    assert hashlib.sha256(f"{seal['nonce']}:{seal['seed']}".encode()).hexdigest() == promised
    proof = seated.with_keys().call("GET", "/proof").json()
    assert (proof["seed"], proof["nonce"], proof["commitment"]) == (seal["seed"], seal["nonce"], promised)
    assert proof["drawn"]
    assert proof["answers"] == proof["of"] == len(parse(seated.call("GET", "/record").text).answers)


def test_a_proof_tells_where_the_record_was_changed(api: Api) -> None:
    seated = api.make("me", "me")
    played_out(seated)
    engine = open_database(api.db())
    with writing(engine) as connection:
        of = schema.answers.c
        connection.execute(
            update(schema.answers).where(of.table_id == seated.table, of.ply == 7).values(digest="0" * 16)
        )
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == seated.table).values(drawn='{"random":["1","2","3","4"]}')
        )
    engine.dispose()
    proof = seated.call("GET", "/proof").json()
    assert not proof["drawn"]
    assert proof["answers"] < proof["of"]


def test_a_record_names_its_bots(api: Api) -> None:
    seated = api.make("me", "me")
    played_out(seated)
    engine = open_database(api.db())
    with writing(engine) as connection:
        of = schema.seats.c
        second = update(schema.seats).where(of.table_id == seated.table, of.seat == 1)
        connection.execute(second.values(kind="bot", name="", bot="hard"))
    engine.dispose()
    assert parse(seated.call("GET", "/record").text).seats[1] == "hard"


def test_the_command_checks_a_record(
    finished: tuple[Seated, str, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seated, promised, _ = finished
    file = tmp_path / "game.txt"
    text = seated.call("GET", "/record").text
    file.write_text(text, "utf-8")
    assert command_line.main(["verify", str(file), "--commitment", promised.upper()]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "fixed when the game began" in said
    assert "exactly this set-up" in said
    assert command_line.main(["verify", str(file), "--lang", "de"]) == 0
    assert promised in capsys.readouterr().out.replace("\n", "")
    assert command_line.main(["verify", str(file), "--commitment", "0" * 64, "--lang", "en"]) == 1
    assert "not the seed that was promised" in " ".join(capsys.readouterr().out.split())
    record = parse(text)
    record.seed += 1
    file.write_text(record.write(), "utf-8")
    assert command_line.main(["verify", str(file), "--commitment", promised, "--json"]) == 1
    assert '"kept": false' in capsys.readouterr().out


def test_a_record_that_nobody_promised_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    assert command_line.main(["new", GAME, "--players", "2", "--seed", str(CHOSEN), "-o", str(file)]) == 0
    assert command_line.main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "nobody promised" in said
    assert command_line.main(["verify", str(file), "--commitment", "0" * 64, "--lang", "en"]) == 1


@pytest.mark.parametrize("name", ["age-of-innovation", "terra-nova", "tapestry"])
def test_all_bits_of_a_seed_reach_the_set_up(name: str) -> None:
    of = game(name)
    low, high = of.checked({"players": 3}), 1 << 100
    assert of.draw(5, low) != of.draw(5 + high, low)
    state = of.new(CHOSEN, {"players": 3})
    assert of.dump(of.load(of.dump(state))) == of.dump(state)
