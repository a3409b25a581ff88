"""People who ask and do not read."""

import asyncio
import socket

from spielwerk.server.campaigns.bad_days.day import Day
from spielwerk.server.campaigns.servers import Server, Started

CROWD = 60
ANSWERS = 150
GROWTH = 40.0
"""Allowed growth of memory in megabytes for sixty streams and sixty unread tables."""
SMALL = 2048
"""Receive buffer of a slow reader in bytes."""


async def slow_readers(day: Day) -> None:
    server = day.serving(Started(f"sqlite:///{day.folder / 'games.db'}", day.log))
    table = await day.table(server)
    day.expect(await day.answers(table, 20) == [201] * 20, "answers were refused before")
    before = server.memory()
    path = f"/api/tables/{table.page.table}"
    sockets = [_ask(server, f"{path}/events") for _ in range(CROWD)] + [_ask(server, path) for _ in range(CROWD)]
    try:
        await asyncio.sleep(1)
        statuses = await day.answers(table, ANSWERS)
        day.expect(set(statuses) <= {201, 409}, f"with slow readers answers to changes were {sorted(set(statuses))}")
        grown = server.memory() - before
        day.report.figures["slow-readers: memory"] = f"{grown:+.0f} MB"
        day.expect(grown < GROWTH, f"memory grew by {grown:.0f} MB")
        day.expect(await day.get(server, "/healthz") == 200, "/healthz did not answer")
    finally:
        for one in sockets:
            one.close()
    await day.whole(table)


def _ask(server: Server, path: str) -> socket.socket:
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    one.connect(server.place)
    one.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return one
