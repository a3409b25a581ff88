"""The house: everything the routes need, put together once per process."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from spielwerk.core.record import header
from spielwerk.games import game
from spielwerk.server import wire, wire_end
from spielwerk.server.data import notes, store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import is_postgres, open_database, telling, writing
from spielwerk.server.errors import Problem
from spielwerk.server.keys import Key, Signer
from spielwerk.server.metrics import Metrics
from spielwerk.server.settings import Settings
from spielwerk.server.tables.driving import Driver
from spielwerk.server.tables.home import asks_at_home, fingerprint
from spielwerk.server.tables.hosting import Host, seats_at_home
from spielwerk.server.tables.idling import Idling
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.match import INTACT, Match, Rooms, state_at
from spielwerk.server.tables.playing import Player
from spielwerk.server.tables.readers import Reader, reader
from spielwerk.server.tables.sealing import prove
from spielwerk.server.tables.seating import Seating
from spielwerk.server.tables.showing import PRESENT, show, show_log, show_seats, viewer_of
from spielwerk.server.tables.story import tell
from spielwerk.server.tables.thinkers import Thinkers

MOST_OPEN = 50
MOST_HOME = 200
THREADS = 16


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.db)
        with telling(self.engine.url), writing(self.engine) as connection:
            self.signer = Signer(store.signing_secret(connection))
            if not is_postgres(self.engine):
                store.forget_drivers(connection)
        self.bus = Bus(self.engine)
        self.rooms = Rooms(self.engine, settings.rooms)
        self.host = Host(self.bus, self.signer, settings.most_tables)
        self.seating = Seating(self.bus, self.signer)
        self.player = Player(self.bus)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.driver = Driver(self.bus, self.rooms, self.player, self.thinkers)
        self.idling = Idling(self.bus, settings.idle_days)
        self.metrics = Metrics()

        # A database that others serve too knows no machine of its own.
        self._home = fingerprint(settings.db) if settings.home and not is_postgres(self.engine) else ""

    async def start(self) -> None:
        # Requests wait for the disk or the database more than they compute: the usual few threads would be too few.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        self.bus.start()
        self.driver.start()
        await self.idling.start()

    async def stop(self) -> None:
        await self.idling.stop()
        await self.driver.stop()
        await self.bus.stop()
        self.thinkers.stop()
        self.engine.dispose()

    # Reading

    def reader(self, match: Match, keys: Sequence[Key]) -> Reader:
        who = reader(keys, match.row.id, match.seats, match.row.host_generation)
        self.greet(match.row.id, [match.seats[seat] for seat in who.mine])
        return who

    def greet(self, table: str, seats: Sequence[store.SeatRow]) -> None:
        """Note that these seats were heard of; not with every request, since each note is a write."""
        unseen = [seat.seat for seat in seats if store.now() - seat.seen > PRESENT // 3]
        came = [seat.seat for seat in seats if store.now() - seat.seen > PRESENT]
        if unseen:
            with self.bus.changing() as change:
                store.touch_seats(change.connection, table, unseen)
            for seat in seats:
                seat.seen = store.now()
            if came:
                self.bus.tell(News(table, "seats"))

    def look(self, match: Match, who: Reader, wanted: int | None = None, log_from: int = 0) -> wire.Table:
        viewer = viewer_of(match, who, wanted)
        since = max(0, min(log_from, match.row.ply - 1))
        with self.engine.connect() as connection:
            answers = store.find_answers(connection, match.row.id, since, match.row.ply)
            said = notes.find(connection, match.row.id)
        return show(match, who, viewer, answers, said, log_from, self.driver.thinking.get(match.row.id, -1))

    def look_again(self, match: Match, keys: Sequence[Key], log_from: int) -> wire.Table:
        """After a change, by whoever has the table open."""
        match = self.rooms.again(match)
        who = reader(keys, match.row.id, match.seats, match.row.host_generation)
        return self.look(match, who, None, log_from)

    def log(self, match: Match, who: Reader, wanted: int | None, since: int) -> list[wire.LogEntry]:
        viewer = viewer_of(match, who, wanted)
        with self.engine.connect() as connection:
            answers = store.find_answers(connection, match.row.id, since, match.row.ply)
        return show_log(match, answers, viewer, since)

    def lines(self, keys: Sequence[Key], open_too: bool, home: bool) -> list[wire.TableLine]:
        """The tables of the keys, those with open seats if wanted, and for who asks at home those of this machine."""
        found = []
        with self.engine.connect() as connection:
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
                    found.append(_line(row, seats, who, here, self.driver.thinking.get(row.id, -1)))
        return found

    def replay(self, match: Match, who: Reader, wanted: int | None, ply: int) -> wire.Replay:
        if not 0 <= ply <= match.row.ply:
            raise Problem(404, "no-ply")
        if match.frozen != INTACT and ply > match.frozen:
            # What the installed engine makes of the rest is not what happened.
            raise Problem(409, "engine")
        viewer = viewer_of(match, who, wanted)
        state = state_at(self.engine, match.row, ply)
        return wire.Replay(ply, match.game.view(state, viewer), state.scores(), state.tally(), state.seat)

    def story(self, match: Match) -> wire_end.Story:
        _must_be_over(match)
        with self.engine.connect() as connection:
            answers = store.find_answers(connection, match.row.id)
        return tell(match.game, first_state(match.row), answers)

    def record(self, match: Match) -> str:
        """The record as a file; it tells the seed and every deck, so it waits for the end."""
        _must_be_over(match)
        if match.row.start:
            raise Problem(409, "no-record")
        with self.engine.connect() as connection:
            return record_of(match.row, match.seats, store.find_answers(connection, match.row.id))

    def proof(self, match: Match) -> wire_end.Proof:
        _must_be_over(match)
        if match.row.start:
            raise Problem(409, "no-record")
        with self.engine.connect() as connection:
            return prove(match.row, store.find_answers(connection, match.row.id))

    def health(self) -> wire.Health:
        self.count()
        return wire.Health("ok", self._home)

    def at_home(self, client: str, port: int, headers: Mapping[str, str]) -> bool:
        return bool(self._home) and asks_at_home(client, port, headers)

    def count(self) -> dict[str, float]:
        with self.engine.connect() as connection:
            running = store.count_running(connection)
        return {"tables_running": running, "listeners": self.bus.count(), "bots_thinking": self.thinkers.thinking}


def record_of(row: store.TableRow, seats: Sequence[store.SeatRow], answers: Sequence[store.AnswerRow]) -> str:
    its_game = game(row.game)
    record = header(its_game, row.seed, its_game.checked(row.options), row.drawn, [seat.name for seat in seats])
    record.engine = row.engine
    record.nonce = row.nonce
    for answer in answers:
        record.add(answer.seat, answer.notation, answer.given_by == "standing")
    return record.write()


def _must_be_over(match: Match) -> None:
    if match.state.seat >= 0 and not match.row.closed:
        raise Problem(409, "not-over")


def _line(
    row: store.TableRow, seats: Sequence[store.SeatRow], who: Reader, here: list[int], thinking: int
) -> wire.TableLine:
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
        seats=show_seats(seats, who, thinking),
        created=row.created,
        updated=row.updated,
        scores=row.scores,
        home=here,
        lesson=row.lesson,
    )
