"""What is stored. The record of a game is its `answers`: appended, never changed, and shortened only by what everybody
at the table agrees to take back (`takebacks`)."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    false,
)

metadata = MetaData()

NEWEST = "tables_updated"
"""An index that only SQLite has: it finds the newest games of a machine of its own."""
PATIENCE = 7 * 24 * 3600
"""Seconds that a game waits for an answer before its seat may be given away, if nobody chose another time."""


class Wide(TypeDecorator[int]):
    """A whole number of any size: databases know none of 128 bits."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    # What the set-up drew, hidden things too: it never leaves before the end. Empty for games begun before it was kept.
    Column("drawn", Text, nullable=False, server_default="{}"),
    Column("rules", Text, nullable=False),
    Column("engine", Integer, nullable=False),
    Column("seed", Wide, nullable=False, server_default="0"),
    # `drawn` by the server, or `chosen` by the table's maker, with their name at that time; `unknown` in older games.
    Column("seed_origin", Text, nullable=False, server_default="unknown"),
    Column("seed_chooser", Text, nullable=False, server_default=""),
    Column("nonce", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("pace", Integer, nullable=False),
    # Optimistic lock: each change of the game or its draft raises it; a change meant for an older one is refused.
    Column("version", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("to_move", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Column("parent", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    # The idempotency key of each seat's last change, to recognize a retry.
    Column("repeats", Text, nullable=False, server_default="{}"),
    # Made by the person at the server's own machine (home.py).
    Column("home", Boolean, nullable=False, server_default=false()),
    # Host keys name the generation they were made for, as those of seats do.
    Column("host_generation", Integer, nullable=False, server_default="0"),
    # Seconds without an answer after which the seat that owes it counts as dropped out.
    Column("patience", Integer, nullable=False, server_default=str(PATIENCE)),
    # Why a game ended before its end (`left`, `agreed`, `idle`); such a table is `over`, too.
    Column("closed", Text, nullable=False, server_default=""),
    # The position it began with; empty where it began with a set-up.
    Column("start", Text, nullable=False, server_default=""),
    # The chapter of a guided game that it still follows.
    Column("lesson", Text, nullable=False, server_default=""),
    # The table and ply (`ID/57`) from which it branched off; such a board is seen by its maker alone and is no result.
    Column("what_if", Text, nullable=False, server_default=""),
    # What somebody asks the others to take back (`takebacks.Request`), and how often it was done: a process that
    # remembers the table from before builds it again.
    Column("takeback", Text, nullable=False, server_default=""),
    Column("retakes", Integer, nullable=False, server_default="0"),
    # The name of a board on which somebody plans a running game; nothing but a person thinks there.
    Column("plan", Text, nullable=False, server_default=""),
    # The seat whose plan it is, with its generation (`keys.place`): the seat's next holder does not get it.
    Column("planner", Text, nullable=False, server_default=""),
    # Which server process gives the answers of bots, and until when it may be trusted to be alive.
    Column("driver", Text, nullable=False),
    Column("driver_until", Double, nullable=False),
    Index("tables_running", "over", "driver_until"),
    Index("tables_planner", "planner"),
    # PostgreSQL would have to move an entry with every answer.
    Index(NEWEST, "updated").ddl_if(dialect="sqlite"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    # Keys name the generation they were made for; raising it makes them void.
    Column("generation", Integer, nullable=False),
    Column("claimed", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("standing", Text, nullable=False),
    # Taken by the person at the server's own machine.
    Column("home", Boolean, nullable=False, server_default=false()),
    # Its holder has left, and nobody has taken it over.
    Column("left", Boolean, nullable=False, server_default=false()),
    # Its holder agrees to close the game before its end.
    Column("closing", Boolean, nullable=False, server_default=false()),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    # After so many plies.
    Column("ply", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("said", Text, nullable=False),
)

remarks = Table(
    "remarks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    # Of the seat's holder at that time.
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # One of `wire/between.Quick`, or nothing and a text.
    Column("quick", Text, nullable=False),
    Column("text", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("public", Text, nullable=False),
    Column("given_by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # The answer and what came of it as they were told then; `retelling` adds the former where an older version did not.
    Column("said", Text),
    Column("events", Text, nullable=False),
    # What the answer led to (who is asked what, which answers, which scores): upgrade-check compares it.
    Column("digest", Text, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("answers", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("engine", Integer, nullable=False),
    Column("position", Text, nullable=False),
    # Of the position and of what it means; empty where it was stored before there was one.
    Column("digest", Text, nullable=False, server_default=""),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The turn that began after so many plies.
    Column("ply", Integer, primary_key=True),
    Column("found", Text, nullable=False),
)

films = Table(
    "films",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The one that played it, and so knew how to show it.
    Column("engine", Integer, nullable=False),
    # What everybody was shown of a game that is over, from its first ply on (tables/films.py).
    Column("packed", Text, nullable=False),
)
