"""A disk that is full, and one that the system has made read-only after an error."""

from contextlib import suppress
from pathlib import Path

from spielwerk.server.campaigns.bad_days.day import Day, system
from spielwerk.server.campaigns.servers import NotStarted, Server, Started

SMALL = 8_000_000
TRIED = 60
"""Number of answers within which one must fail on the full disk: space already reserved is used up by then."""


async def full(day: Day) -> None:
    disk = _mounted(day, "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs")
    server = _start(day, disk)
    table = await day.table(server)
    day.expect(await day.answers(table, 10) == [201] * 10, "answers were refused before it was full")
    ballast = disk / "ballast"
    _fill(ballast)
    statuses = await day.answers(table, TRIED)
    day.expect(set(statuses) <= {201, 503}, f"answers to changes were {sorted(set(statuses))}")
    day.expect(statuses[-1] == 503, "changes were acknowledged on a full disk to the end")
    day.expect(await day.get(server, f"/api/tables/{table.page.table}") == 200, "the table could not be looked at")
    ballast.unlink()
    await day.goes_on(table)
    await day.whole(table)
    server.kill()
    await day.whole(day.again(table, _start(day, disk)))


async def read_only(day: Day) -> None:
    image = day.folder / "disk.image"
    with image.open("wb") as file:
        file.truncate(SMALL * 2)
    system("mkfs.ext4", "-q", str(image))
    disk = _mounted(day, "-o", "loop", str(image))
    server = _start(day, disk)
    table = await day.table(server)
    day.expect(await day.answers(table, 10) == [201] * 10, "answers were refused before")
    # What ext4 does by itself after an error: it becomes read-only, open files included.
    system("mount", "-o", "remount,abort", str(disk))
    statuses = await day.answers(table, 5)
    day.expect(set(statuses) == {503}, f"answers to changes were {sorted(set(statuses))}")
    day.expect(await day.get(server, f"/api/tables/{table.page.table}") in (200, 503), "a look was answered otherwise")
    server.kill()
    system("umount", str(disk))
    system("mount", "-o", "loop,ro,noload", str(image), str(disk))
    try:
        _start(day, disk)
        day.expect(False, "a server started on a read-only disk")
    except NotStarted as refusal:
        day.expect(refusal.status == 2 and "cannot be" in str(refusal), f"it ended with {refusal.status}: {refusal}")
    system("umount", str(disk))
    system("mount", "-o", "loop", str(image), str(disk))
    table = day.again(table, _start(day, disk))
    await day.whole(table)
    await day.goes_on(table)


def _mounted(day: Day, *what: str) -> Path:
    disk = day.folder / "disk"
    disk.mkdir()
    system("mount", *what, str(disk))
    day.ends.callback(system, "umount", str(disk))
    return disk


def _start(day: Day, disk: Path) -> Server:
    return day.serving(Started(f"sqlite:///{disk / 'games.db'}", day.log))


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(b"x" * 512):
            pass
