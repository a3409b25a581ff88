"""Who drives the bots of a table, also when clocks disagree."""

import time

import pytest

from spielwerk.server.data import leases
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.house import House
from spielwerk.server.settings import Settings
from spielwerk.server.tables.driving import LEASE
from spielwerk.server.wire import SeatWish, TableWish

DAY = 24 * 3600


def bots_table(settings: Settings) -> str:
    house = House(settings)
    try:
        return house.host.make(TableWish("terra-nova", [SeatWish("bot", bot="random")] * 2), home=False).id
    finally:
        house.thinkers.stop()
        house.engine.dispose()


@pytest.mark.parametrize(("moved", "free"), [(0, False), (LEASE + 1, True), (DAY, True), (-DAY, True), (-5, False)])
def test_a_lease_ends_in_time_whatever_the_clock_does(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, moved: float, free: bool
) -> None:
    table = bots_table(settings)
    engine = open_database(settings.db)
    with writing(engine) as connection:
        assert leases.take_lease(connection, table, "one", LEASE)
    now = time.time() + moved
    monkeypatch.setattr(time, "time", lambda: now)
    with writing(engine) as connection:
        assert (table in leases.driverless(connection)) is free
        assert leases.take_lease(connection, table, "other", LEASE) is free
    engine.dispose()
