"""Backups that fit any database, and games as record files."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import Connection, Engine, Table, func, insert, select, text

from spielwerk.server.data import notes, schema, store
from spielwerk.server.data.database import is_postgres, writing
from spielwerk.server.data.private import open_private
from spielwerk.server.data.store import SeatRow
from spielwerk.server.keys import HOST, INVITATION, Signer
from spielwerk.server.tables.hosting import void_host_keys
from spielwerk.server.tables.importing import check_record
from spielwerk.server.tables.records import record_of

FORMAT = "spielwerk backup 1"
BATCH = 500
OLDER = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009")
"""Older schemas that can still be restored: columns they lack have defaults."""


class BadArchive(Exception):
    """A backup or record that cannot be used; the message is a whole sentence."""


def _revision(connection: Connection) -> str:
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def backup(engine: Engine, file: Path) -> int:
    """Write a consistent snapshot of the whole database into one file, also while games are played. Returns the number
    of tables."""
    part = file.with_name(file.name + ".part")
    with engine.connect() as connection, open_private(part) as raw, gzip.open(raw, "wb") as out:
        if is_postgres(engine):
            connection.execution_options(isolation_level="REPEATABLE READ")
        out.write(json.encode({"format": FORMAT, "revision": _revision(connection)}) + b"\n")
        for table in schema.metadata.sorted_tables:
            for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
                out.write(
                    json.encode([str(table.name), {str(name): value for name, value in row._mapping.items()}]) + b"\n"
                )
        count = connection.scalar(select(func.count()).select_from(schema.tables)) or 0
    part.replace(file)
    return count


def restore(engine: Engine, file: Path) -> int:
    """Restore into a database without tables, in one transaction."""
    known = {table.name: table for table in schema.metadata.sorted_tables}
    with writing(engine) as connection:
        if connection.scalar(select(func.count()).select_from(schema.tables)):
            raise BadArchive("The database already has games; a backup is restored into an empty one.")
        lines = _lines(file)
        header = next(lines, None)
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise BadArchive(f"{file} is no backup of this program.")
        if header.get("revision") not in (*OLDER, _revision(connection)):
            raise BadArchive(f"{file} was made by a version with another database schema ({header.get('revision')}).")
        connection.execute(schema.settings.delete())
        waiting: list[dict[str, Any]] = []
        current: Table | None = None
        for name, row in lines:
            if known[name] is not current or len(waiting) >= BATCH:
                _insert(connection, current, waiting)
                current, waiting = known[name], []
            waiting.append(row)
        _insert(connection, current, waiting)
        return connection.scalar(select(func.count()).select_from(schema.tables)) or 0


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rb") as source:
            for line in source:
                yield json.decode(line)
    except (OSError, EOFError, DecodeError) as problem:
        raise BadArchive(f"{file} cannot be read as a backup: {problem}.") from problem


def export(engine: Engine, folder: Path, tables: list[str]) -> list[Path]:
    """The records of those tables (of all, if none is named). They reveal seeds and decks, also of running games."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with engine.connect() as connection:
        rows = store.find_tables(connection, tables) if tables else store.every_table(connection)
        missing = set(tables) - {row.id for row in rows}
        if missing:
            raise BadArchive(f"There is no table {', '.join(sorted(missing))}.")
        rows = [row for row in rows if not row.start]
        past = set(tables) - {row.id for row in rows}
        if past:
            raise BadArchive(f"Table {', '.join(sorted(past))} began with a position: it has no record.")
        for row in rows:
            seats, answers = store.find_seats(connection, row.id), store.find_answers(connection, row.id, 0, row.ply)
            file = folder / f"{row.game}-{row.id}.txt"
            with open_private(file) as out:
                out.write(record_of(row, seats, answers).encode())
            written.append(file)
    return written


def import_record(engine: Engine, text_: str) -> tuple[str, list[str]]:
    """A record as a new table; its id, and the links that open it: the host's and an invitation for each seat."""
    found = check_record(text_)
    if found.recorded is None:
        raise BadArchive(found.defects[0])
    row, plies, state = found.recorded.row, found.recorded.plies, found.recorded.state
    seats = [SeatRow(seat, "human", name, "", 0, False, 0, []) for seat, name in enumerate(found.recorded.names)]
    with writing(engine) as connection:
        signer = Signer(store.signing_secret(connection))
        store.add_table(connection, row, seats)
        notes.add(connection, row.id, "imported")
        if plies:
            store.commit_plies(connection, row, plies, state.seat, state.scores(), None)
    links = [f"/t/{row.id}#secret={signer.sign(row.id, HOST)}"]
    links += [f"/t/{row.id}#invitation={signer.sign(row.id, INVITATION, seat.seat)}" for seat in seats]
    return row.id, links


def new_host_key(engine: Engine, table: str) -> str:
    """Revoke all host keys of the table and return the host's new link; empty if there is no such table."""
    with writing(engine) as connection:
        signer = Signer(store.signing_secret(connection))
        row = store.find_table(connection, table)
        if row is None:
            return ""
        row = void_host_keys(connection, row)
    return f"/t/{row.id}#secret={signer.sign(row.id, HOST, generation=row.host_generation)}"
