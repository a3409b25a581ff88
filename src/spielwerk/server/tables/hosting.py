"""Tables come and go: making one, a rematch, a new key for its host. Who sits there is the matter of `seating`."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import Connection

from spielwerk.core.drawn import Drawn
from spielwerk.core.game import Game
from spielwerk.core.lessons.chapter import Chapter
from spielwerk.core.options import BadOption
from spielwerk.core.record import clean
from spielwerk.core.rng import LARGEST_SEED, SEED_BITS
from spielwerk.core.state import State
from spielwerk.games import UnknownGame, game
from spielwerk.server.data import notes, plans, store
from spielwerk.server.data.database import reading
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.errors import Problem, Unfit
from spielwerk.server.keys import HOST, Signer, new_table_id
from spielwerk.server.tables.importing import Recorded
from spielwerk.server.tables.laid_out import branch_off
from spielwerk.server.tables.lessons import begin_lesson
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.planning import begin_plan, named, place_of
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.seating import known_bot, seat_key
from spielwerk.server.wire import HostKey, SeatKey, SeatWish, TableKeys, TableWish

NONCE_BYTES = 16


def find_game(name: str) -> Game:
    try:
        return game(name)
    except UnknownGame as unknown:
        raise Problem(404, "no-game", what=name) from unknown


class Host:
    def __init__(self, bus: Bus, signer: Signer, most_tables: int) -> None:
        self._bus = bus
        self._signer = signer
        self._most = most_tables

    def make(self, wish: TableWish, home: bool) -> TableKeys:
        its_game = find_game(wish.game)
        wishes = list(wish.seats)
        if wish.shuffle:
            secrets.SystemRandom().shuffle(wishes)
        seed = secrets.randbits(SEED_BITS) if wish.seed is None else chosen_seed(wish.seed)
        options, drawn, state = begin(its_game, seed, wish.options, len(wishes))
        row = TableRow(
            id=new_table_id(),
            game=its_game.name,
            options=options,
            drawn=drawn,
            rules=str(options.get("rules", its_game.rules[0])),
            engine=its_game.engine,
            seed=seed,
            seed_origin="drawn" if wish.seed is None else "chosen",
            seed_chooser="" if wish.seed is None else _maker(wish.seats),
            nonce=secrets.token_hex(NONCE_BYTES),
            created=store.now(),
            updated=store.now(),
            pace=wish.pace,
            patience=wish.patience,
            version=0,
            ply=0,
            over=state.seat < 0,
            to_move=state.seat,
            scores=state.scores(),
            parent="",
            rematch="",
            home=home,
        )
        seats = [_seat(n, seat, home) for n, seat in enumerate(wishes)]
        return self._add(
            row,
            seats
            + [automatic_seat(seat, state.automatic_word(seat)) for seat in range(len(wishes), len(state.scores()))],
        )

    def _add(self, row: TableRow, seats: Sequence[SeatRow]) -> TableKeys:
        with self._bus.changing() as change:
            if store.count_running(change.connection) >= self._most:
                raise Problem(429, "too-many-tables")
            store.add_table(change.connection, row, seats)
            if row.seed_origin == "chosen":
                notes.add(change.connection, row.id, "seed-chosen", name=row.seed_chooser, seed=str(row.seed))
            if row.parent:
                store.change_table(change.connection, row.parent, rematch=row.id)
                change.news.append(News(row.parent, "rematch"))
            change.wakes.append(row.id)
        return self._keys(row, seats)

    def _keys(self, row: TableRow, seats: Sequence[SeatRow]) -> TableKeys:
        return TableKeys(row.id, self._host_key(row), [seat_key(self._signer, row.id, seat) for seat in seats])

    def _host_key(self, row: TableRow) -> str:
        return self._signer.sign(row.id, HOST, generation=row.host_generation)

    def renew_key(self, match: Match, who: Reader) -> HostKey:
        """All keys of the host that were given out before are void."""
        who.must_host()
        with self._bus.changing() as change:
            row = void_host_keys(change.connection, match.row)
            change.news.append(News(row.id, "seats"))
        return HostKey(self._host_key(row))

    def teach(self, taught: Chapter, pupil: str, home: bool) -> TableKeys:
        """A table at the beginning of a chapter of a guided game."""
        return self._add(*begin_lesson(find_game(taught.game), taught, pupil, home))

    def branch(self, match: Match, who: Reader, ply: int, state: State, home: bool) -> TableKeys:
        """A private board with a position of that table."""
        return self._add(*branch_off(match, who, ply, state, home))

    def plan(self, match: Match, who: Reader, name: str, home: bool) -> TableKeys:
        """A private board on which a running game is planned."""
        return self._add(*begin_plan(match, who, name, home))

    def plans(self, match: Match, who: Reader) -> list[TableKeys]:
        """The plans of the reader's seats with their keys: a device that has the seat's key alone finds them."""
        with reading(self._bus.engine) as connection:
            boards = plans.find(connection, [place_of(match, seat) for seat in who.mine])
            return [self._keys(board, store.find_seats(connection, board.id)) for board in boards]

    def rename_plan(self, match: Match, who: Reader, name: str) -> None:
        who.must_belong()
        if not match.row.plan:
            raise Problem(404, "no-plan")
        with self._bus.changing() as change:
            store.change_table(change.connection, match.row.id, plan=named(name))
            change.news.append(News(match.row.id, "seats"))

    def take_in(self, recorded: Recorded, home: bool) -> TableKeys:
        """A record as a table. An unfinished game is played on by the person who imported it, on every seat; a finished
        one counts for nobody."""
        row, over = structs.replace(recorded.row, home=home), recorded.state.seat < 0
        names = enumerate(recorded.names)
        seats = [SeatRow(seat, "human", name, "", 0, not over, 0, [], home and not over) for seat, name in names]
        with self._bus.changing() as change:
            if store.count_running(change.connection) >= self._most:
                raise Problem(429, "too-many-tables")
            store.add_table(change.connection, row, seats)
            notes.add(change.connection, row.id, "imported")
            if recorded.plies:
                store.commit_plies(
                    change.connection, row, recorded.plies, recorded.state.seat, recorded.state.scores(), None
                )
        keys = [] if over else [seat_key(self._signer, row.id, seat) for seat in seats]
        return TableKeys(row.id, self._host_key(row), keys)

    def leave_lesson(self, match: Match, who: Reader) -> None:
        """From here on it is a game against bots like any other."""
        who.must_belong()
        with self._bus.changing() as change:
            store.change_table(change.connection, match.row.id, lesson="")
            change.news.append(News(match.row.id, "seats"))
            change.wakes.append(match.row.id)

    def give_back(self, match: Match) -> TableKeys:
        """The keys of what was made on this machine, for the person at it; the keys given before stay good."""
        row, seats = match.row, seats_at_home(match.seats)
        if not seats:
            raise Problem(403, "not-home")
        host = self._host_key(row) if row.home else ""
        return TableKeys(row.id, host, [seat_key(self._signer, row.id, match.seats[seat]) for seat in seats])

    def rematch(self, match: Match, who: Reader, found: Match | None, home: bool) -> TableKeys:
        """The same people and options with a new seed. The first to ask becomes its host; everybody else claims the
        seat of the old table with the old secret."""
        who.must_belong()
        if found is not None:
            return TableKeys(found.row.id, "", [SeatKey(seat.seat, None, None, None) for seat in found.seats])
        seed = secrets.randbits(SEED_BITS)
        _, drawn, state = begin(match.game, seed, match.game.remembered(match.row.options), people_at(match))
        row = structs.replace(
            match.row,
            id=new_table_id(),
            drawn=drawn,
            engine=match.game.engine,
            seed=seed,
            seed_origin="drawn",
            seed_chooser="",
            nonce=secrets.token_hex(NONCE_BYTES),
            created=store.now(),
            updated=store.now(),
            host_generation=0,
            closed="",
            version=0,
            ply=0,
            over=False,
            to_move=state.seat,
            scores=state.scores(),
            parent=match.row.id,
            rematch="",
            home=home,
            start="",
            lesson="",
            what_if="",
            takeback="",
            retakes=0,
            plan="",
        )
        return self._add(row, [_again(seat, who, home) for seat in match.seats])

    def remove(self, match: Match, who: Reader) -> None:
        """Only where nobody else ever sat: everybody keeps the games they played."""
        who.must_host()
        with self._bus.changing() as change:
            # Somebody may come in another process just now.
            store.lock_table(change.connection, match.row.id)
            seats = store.find_seats(change.connection, match.row.id)
            others = any(seat.held and seat.seat not in who.mine for seat in seats)
            if others or any(note.said.id in notes.GONE for note in notes.find(change.connection, match.row.id)):
                raise Problem(409, "others-here")
            store.remove_table(change.connection, match.row.id)
            change.news.append(News(match.row.id, "deleted"))

    def set_pace(self, match: Match, who: Reader, pace: int) -> None:
        who.must_belong()
        with self._bus.changing() as change:
            store.change_table(change.connection, match.row.id, pace=pace)


def begin(
    its_game: Game, seed: int, options: Mapping[str, object], players: int
) -> tuple[dict[str, Any], Drawn, State]:
    """The options in full, what was drawn, and the first question. The number of seats is the number of players;
    those that play by themselves come after them."""
    try:
        checked = its_game.checked(options)
        if "players" in checked:
            if "players" in options and checked["players"] != players:
                raise Problem(422, "seats", what=f"{players}")
            checked = its_game.checked({**options, "players": players})
        drawn = its_game.draw(seed, checked)
        state = its_game.set_up(checked, drawn)
    except BadOption as problem:
        if problem.reason:
            raise Unfit(problem.reason) from problem
        raise Problem(422, "option", what=str(problem)) from problem
    if [state.automatic(seat) for seat in range(len(state.scores()))].count(False) != players:
        raise Problem(422, "seats", what=f"{players}")
    return dict(checked), drawn, state


def people_at(match: Match) -> int:
    """Seats for people and bots: all but those that play by themselves."""
    return [match.state.automatic(seat.seat) for seat in match.seats].count(False)


def automatic_seat(number: int, word: str) -> SeatRow:
    """A seat that plays by itself; nobody else can have it."""
    return SeatRow(number, "bot", "", word, 0, True, 0, [])


def chosen_seed(wish: int | str) -> int:
    seed = int(wish)
    if seed > LARGEST_SEED:
        raise Problem(400, "malformed", what="seed")
    return seed


def _maker(wishes: Sequence[SeatWish]) -> str:
    """The name of the table's maker, if one of the seats is theirs."""
    return next((clean(wish.name) for wish in wishes if wish.kind == "me"), "")


def void_host_keys(connection: Connection, row: TableRow) -> TableRow:
    """The table with the next generation of host keys, noted for everybody."""
    store.lock_table(connection, row.id)
    row = structs.replace(row, host_generation=row.host_generation + 1)
    store.change_table(connection, row.id, host_generation=row.host_generation)
    notes.add(connection, row.id, "host-key")
    return row


def seats_at_home(seats: Sequence[SeatRow]) -> list[int]:
    """Those whose player took them on the server's own machine."""
    return [seat.seat for seat in seats if seat.home and seat.claimed and seat.kind == "human"]


def _seat(number: int, wish: SeatWish, home: bool) -> SeatRow:
    name = clean(wish.name)
    if wish.kind == "bot":
        return SeatRow(number, "bot", name, known_bot(wish.bot), 0, True, 0, [])
    kind = "open" if wish.kind == "open" else "human"
    mine = wish.kind == "me"
    return SeatRow(number, kind, name, "", 0, mine, 0, [], home and mine)


def _again(seat: SeatRow, who: Reader, home: bool) -> SeatRow:
    """A seat of a rematch: those of its maker and of bots are taken at once."""
    mine = seat.seat in who.mine
    claimed = mine or seat.kind == "bot"
    return structs.replace(seat, generation=0, seen=0, left=False, closing=False, claimed=claimed, home=home and mine)
