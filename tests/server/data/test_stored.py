"""What the server asks its database costs as much with many stored games as with a few."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, insert, select

from spielwerk.server.data import leases, schema, store
from spielwerk.server.data.database import writing
from spielwerk.server.house import House
from spielwerk.server.settings import Settings
from spielwerk.server.wire import SeatWish, TableWish
from tests.server.api import GAME

FEW, MANY = 40, 4000
RUNNING = 3
STEPS = 20
"""SQLite's own steps between two counts."""
GROWTH = 1.5


def fill(house: House, games: int) -> None:
    """A few running games, and so many that are over, each with a seat that stayed open and one of this machine."""
    wish = TableWish(game=GAME, seats=[SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="me")])
    made = [house.host.make(wish, True).id for _ in range(RUNNING)]
    with writing(house.engine) as connection:
        for table, key in ((schema.tables, "id"), (schema.seats, "table_id")):
            rows = connection.execute(select(table).where(table.c[key] == made[0])).mappings().all()
            over = {"over": True, "to_move": -1} if table is schema.tables else {}
            copies = [{**row, key: f"stored{n:06}", **over} for n in range(games) for row in rows]
            connection.execute(insert(table), copies)


ASKED: dict[str, Callable[[Connection], object]] = {
    "open tables": lambda connection: store.find_open(connection, 50),
    "games of this machine": lambda connection: store.find_home(connection, 30),
    "tables by their keys": lambda connection: store.find_tables(connection, ["stored000001", "stored000002"]),
    "one table": lambda connection: store.find_with_draft(connection, "stored000007"),
    "its seats": lambda connection: store.find_seats(connection, "stored000007"),
    "its answers": lambda connection: store.find_answers(connection, "stored000007"),
    "how many run": store.count_running,
    "idle ones": lambda connection: store.find_idle(connection, 2**40, 10),
    "bots that are due": leases.driverless,
}


def steps(engine: Engine, ask: Callable[[Connection], object]) -> int:
    taken = 0

    def count() -> None:
        nonlocal taken
        taken += 1

    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_progress_handler(count, STEPS)
        ask(connection)
        driver.set_progress_handler(None, 0)
    return taken


@contextmanager
def stored(folder: Path, games: int) -> Iterator[Engine]:
    house = House(Settings(db=f"sqlite:///{folder / f'{games}.db'}"))
    fill(house, games)
    yield house.engine
    house.engine.dispose()


def test_many_stored_games_cost_nothing(tmp_path: Path) -> None:
    with stored(tmp_path, FEW) as few, stored(tmp_path, MANY) as many:
        for what, ask in ASKED.items():
            assert steps(many, ask) <= GROWTH * steps(few, ask) + 1, what


def test_the_count_would_tell(tmp_path: Path) -> None:
    with stored(tmp_path, FEW) as few, stored(tmp_path, MANY) as many:
        assert steps(many, store.every_table) > GROWTH * steps(few, store.every_table) + 1


@pytest.mark.parametrize("most", [1, 50])
def test_what_is_found_is_the_same(tmp_path: Path, most: int) -> None:
    with stored(tmp_path, FEW) as engine, engine.connect() as connection:
        assert len(store.find_open(connection, most)) == min(most, RUNNING)
        home = store.find_home(connection, most)
        assert len(home) == min(most, FEW + RUNNING)
        assert [row.updated for row in home] == sorted((row.updated for row in home), reverse=True)
