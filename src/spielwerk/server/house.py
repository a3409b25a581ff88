"""The house: everything the routes need, put together once per process."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import convert, json

from spielwerk.server import wire
from spielwerk.server.admin.backups import Backups
from spielwerk.server.admin.complaints import Complaints
from spielwerk.server.admin.disk import Disk
from spielwerk.server.admin.orders import Orders
from spielwerk.server.data import leases, notes, store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import is_postgres, open_database, reading, telling, writing
from spielwerk.server.errors import Problem
from spielwerk.server.keys import Key, Signer
from spielwerk.server.lanes import FOR_POSTGRES, FOR_SQLITE, lane
from spielwerk.server.limits import Shares
from spielwerk.server.metrics import Metrics
from spielwerk.server.settings import Settings
from spielwerk.server.tables.analysing import Analysts
from spielwerk.server.tables.driving import Driver
from spielwerk.server.tables.filming import Filming
from spielwerk.server.tables.home import asks_at_home, fingerprint
from spielwerk.server.tables.hosting import Host, seats_at_home
from spielwerk.server.tables.idling import Idling
from spielwerk.server.tables.ledger import show_ledger
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.match import INTACT, Match, Rooms, must_be_over, state_at
from spielwerk.server.tables.pages import PAGE, page_of
from spielwerk.server.tables.playing import Player
from spielwerk.server.tables.presence import WRITTEN, Presence
from spielwerk.server.tables.readers import Reader, reader
from spielwerk.server.tables.records import record_of
from spielwerk.server.tables.retaking import Retaking
from spielwerk.server.tables.scenes import scene_of
from spielwerk.server.tables.sealing import prove
from spielwerk.server.tables.seating import Seating
from spielwerk.server.tables.showing import place, public_question, question, show_seats, viewer_of
from spielwerk.server.tables.story import marks, tell
from spielwerk.server.tables.talking import Talk
from spielwerk.server.tables.telling import show_log
from spielwerk.server.tables.thinkers import Thinkers
from spielwerk.server.wire import admin as wire_admin
from spielwerk.server.wire import automa as wire_automa
from spielwerk.server.wire import end as wire_end

MOST_OPEN = 50
MOST_HOME = 200
MOST_REACTIONS = 8
"""Limit of people's answers within one turn of an automatic opponent."""

log = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.db)
        with telling(self.engine.url), writing(self.engine) as connection:
            self.signer = Signer(store.signing_secret(connection))
            if not is_postgres(self.engine):
                leases.forget_drivers(connection)
        self.bus = Bus(self.engine)
        self.rooms = Rooms(self.engine, settings.rooms)
        self.presence = Presence(self.engine)
        self.host = Host(self.bus, self.signer, settings.most_tables)
        self.seating = Seating(self.bus, self.signer)
        self.player = Player(self.bus)
        self.talk = Talk(self.bus)
        self.retaking = Retaking(self.bus)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.driver = Driver(self.bus, self.rooms, self.player, self.thinkers)
        self.analysts = Analysts(self.engine, self.rooms, self.thinkers)
        self.hints = Shares(settings.hints_each)
        self.idling = Idling(self.bus, settings.idle_days)
        self.filming = Filming(self.bus)
        self.metrics = Metrics()
        self.orders = Orders(self.engine, self.signer)
        self.disk = Disk(self.engine)
        self.backups = Backups(self.engine, settings.backup_to, settings.backup_every, settings.backup_keep)
        self.complaints = Complaints()
        self.listening: Counter[str] = Counter()
        """Table -> open streams of its news in this process."""
        self._keeper: asyncio.Task[None] | None = None

        # A database that others serve too knows no machine of its own.
        self._home = fingerprint(settings.db) if settings.home and not is_postgres(self.engine) else ""

    async def start(self) -> None:
        asyncio.get_running_loop().set_default_executor(lane(FOR_POSTGRES if is_postgres(self.engine) else FOR_SQLITE))
        self.bus.start()
        self.driver.start()
        await self.idling.start()
        self.filming.start()
        logging.getLogger("spielwerk").addHandler(self.complaints)
        await self.orders.start()
        await self.backups.start()
        self._keeper = asyncio.create_task(self._keep_presence())

    async def _keep_presence(self) -> None:
        while True:
            await asyncio.sleep(WRITTEN)
            try:
                await asyncio.to_thread(self.presence.write, list(self.listening))
            except Exception:
                log.exception("who is there could not be written")

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        await self.idling.stop()
        await self.analysts.stop()
        await self.filming.stop()
        await self.backups.stop()
        await self.orders.stop()
        logging.getLogger("spielwerk").removeHandler(self.complaints)
        await self.driver.stop()
        await self.bus.stop()
        self.thinkers.stop()
        self.engine.dispose()

    # Reading

    def reader(self, match: Match, keys: Sequence[Key]) -> Reader:
        who = reader(keys, match.row.id, match.seats, match.row.host_generation)
        who.must_see(match.row.what_if)
        self.greet(match.row.id, [match.seats[seat] for seat in who.mine])
        return who

    def greet(self, table: str, seats: Sequence[store.SeatRow]) -> None:
        if self.presence.hear(table, seats):
            self.bus.tell(News(table, "seats"))

    def seats(self, table: str, seats: Sequence[store.SeatRow], who: Reader) -> list[wire.Seat]:
        def there(seat: store.SeatRow) -> bool:
            return self.presence.there(table, seat)

        return show_seats(seats, who, self.driver.thinking.get(table, -1), there)

    def place(self, match: Match, who: Reader, viewer: int) -> dict[str, Any]:
        return place(match, who, viewer, self.seats(match.row.id, match.seats, who), self._notes(match))

    def _notes(self, match: Match) -> Sequence[notes.NoteRow]:
        """The notes cached in the room, as long as there are no new ones."""
        number, retakes, said = match.room.notes
        if (number, retakes) != (match.noted, match.row.retakes):
            with reading(self.engine) as connection:
                said = notes.find(connection, match.row.id)
            match.room.notes = (match.noted, match.row.retakes, said)
        return said

    def look(self, match: Match, who: Reader, wanted: int | None = None, log_from: int = 0) -> bytes:
        """A `wire.Table`, with the newest of its log."""
        viewer = viewer_of(match, who, wanted)
        since = max(log_from, match.row.ply - PAGE)
        own = {
            **self.place(match, who, viewer),
            "version": match.row.version,
            "my_turn": match.asked in who.mine,
            "log": page_of(match, viewer, since, partial(self._answers, match)),
            "log_from": since,
        }
        return scene_of(match, viewer).body() + b"," + json.encode(own)[1:]

    def log(self, match: Match, viewer: int, since: int, to: int = store.MOST_PLIES) -> list[wire.LogEntry]:
        return show_log(match, self._answers(match, since, to), viewer)

    def _answers(self, match: Match, since: int, to: int = store.MOST_PLIES) -> Sequence[store.AnswerRow]:
        answers = match.newest(since) if to >= match.row.ply else None
        if answers is None:
            with reading(self.engine) as connection:
                answers = store.find_answers(connection, match.row.id, since, min(to, match.row.ply))
        return answers

    def step(self, match: Match, viewer: int) -> dict[str, Any]:
        """The step from the last scene of an audience to the current one; None if there is no such step."""
        found = scene_of(match, viewer)
        if not found.follows():
            return {}
        assert found.before is not None
        return {
            "since": found.before.first,
            "until": found.before.last,
            # The one thing that answers change beside the position.
            "changes": [*found.changes(), (["waiting_since"], match.row.updated)],
            "log": page_of(match, viewer, found.before.ply, partial(self._answers, match)),
        }

    def lines(self, keys: Sequence[Key], open_too: bool, home: bool) -> list[wire.TableLine]:
        """The tables of the keys, those with open seats if wanted, and for who asks at home those of this machine."""
        found = []
        with reading(self.engine) as connection:
            rows = store.find_tables(connection, sorted({key.table for key in keys}))
            if open_too:
                rows += store.find_open(connection, MOST_OPEN)
            if home:
                rows += store.find_home(connection, MOST_HOME)
            for row in {row.id: row for row in rows}.values():
                seats = store.find_seats(connection, row.id)
                who = reader(keys, row.id, seats, row.host_generation)
                here = [seat for seat in seats_at_home(seats) if seat not in who.mine] if home else []
                open_seat = open_too and not row.over and any(seat.kind == "open" for seat in seats)
                if who.host or who.mine or here or open_seat or (row.over and who.past):
                    found.append(_line(row, self.seats(row.id, seats, who), who, here))
        return found

    def replay(self, match: Match, who: Reader, wanted: int | None, ply: int) -> wire.Replay:
        if not 0 <= ply <= match.row.ply:
            raise Problem(404, "no-ply")
        viewer = viewer_of(match, who, wanted)
        if match.film is not None:
            seen = match.film.frame(ply, viewer)
            asked = public_question(seen.question, seen.to_move)
            return wire.Replay(ply, seen.view, seen.scores, seen.tally, seen.to_move, asked)
        if match.frozen != INTACT and ply > match.frozen:
            # What the installed engine makes of the rest is not what happened.
            raise Problem(409, "engine")
        state = state_at(self.engine, match.row, ply)
        asked = question(match.game, state, asked=False)
        return wire.Replay(ply, match.game.view(state, viewer), state.scores(), state.tally(), state.seat, asked)

    def marks(self, match: Match) -> list[wire_end.Mark]:
        with reading(self.engine) as connection:
            return marks(store.find_answers(connection, match.row.id, 0, match.row.ply))

    def ledger(self, match: Match, viewer: int, before: int) -> wire_end.Ledger:
        with reading(self.engine) as connection:
            return show_ledger(connection, match, viewer, before)

    def branch(self, match: Match, who: Reader, ply: int, home: bool) -> wire.TableKeys:
        """A private board with the position after so many plies."""
        if not 0 <= ply <= match.row.ply:
            raise Problem(404, "no-ply")
        return self.host.branch(match, who, ply, state_at(self.engine, match.row, ply), home)

    def automa(self, match: Match, ply: int) -> wire_automa.Turn:
        """Why the automatic opponent played that ply as it did: only of what has happened."""
        if not 0 <= ply < match.row.ply:
            raise Problem(404, "no-ply")
        if match.frozen != INTACT and ply >= match.frozen:
            raise Problem(409, "engine")
        state = state_at(self.engine, match.row, ply)
        with reading(self.engine) as connection:
            then = store.find_answers(connection, match.row.id, ply + 1, ply + 1 + MOST_REACTIONS)
        told = match.game.explain(state, [answer.notation for answer in then])
        if not told:
            raise Problem(404, "no-ply")
        return convert({"ply": ply, "seat": state.seat, **told}, wire_automa.Turn)

    def story(self, match: Match) -> wire_end.Story:
        must_be_over(match)
        if match.film is not None:
            return match.film.story
        if match.frozen != INTACT:
            raise Problem(409, "engine")
        with reading(self.engine) as connection:
            answers = store.find_answers(connection, match.row.id)
        return tell(match.game, first_state(match.row), answers)

    def record(self, match: Match) -> str:
        """The record as a file; it tells the seed and every deck, so it waits for the end."""
        must_be_over(match)
        if match.row.start:
            raise Problem(409, "no-record")
        if match.film is not None:
            return match.film.record
        with reading(self.engine) as connection:
            return record_of(match.row, match.seats, store.find_answers(connection, match.row.id))

    def proof(self, match: Match) -> wire_end.Proof:
        must_be_over(match)
        if match.row.start:
            raise Problem(409, "no-record")
        if match.film is not None and match.film.proof is not None:
            return match.film.proof
        with reading(self.engine) as connection:
            return prove(match.row, store.find_answers(connection, match.row.id))

    def health(self) -> wire_admin.Health:
        self.count()
        return wire_admin.Health(self.disk.state(), self._home)

    def at_home(self, client: str, port: int, headers: Mapping[str, str]) -> bool:
        return bool(self._home) and asks_at_home(client, port, headers)

    def count(self) -> dict[str, float]:
        with reading(self.engine) as connection:
            running = store.count_running(connection)
        return {
            "tables_running": running,
            "listeners": self.listening.total(),
            "bots_thinking": self.thinkers.thinking,
            "cpu_seconds": time.process_time(),
        }


def _line(row: store.TableRow, seats: list[wire.Seat], who: Reader, here: list[int]) -> wire.TableLine:
    return wire.TableLine(
        id=row.id,
        game=row.game,
        players=len(seats),
        ply=row.ply,
        over=row.over,
        closed=row.closed,
        to_move=row.to_move,
        my_turn=row.to_move in who.mine,
        mine=who.mine,
        left=who.past,
        host=who.host,
        seats=seats,
        created=row.created,
        updated=row.updated,
        scores=row.scores,
        home=here,
        lesson=row.lesson,
        what_if=row.what_if,
        plan=row.plan,
    )
