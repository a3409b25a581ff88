"""Tables come and go: making one, claiming seats, inviting, handing a seat to a bot, a rematch."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from spielwerk.bots import registry as bots
from spielwerk.core.drawn import Drawn
from spielwerk.core.game import Game
from spielwerk.core.lessons.chapter import Chapter
from spielwerk.core.options import BadOption
from spielwerk.core.state import State
from spielwerk.games import UnknownGame, game
from spielwerk.server.data import store
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.errors import Problem, Stale, Unfit
from spielwerk.server.keys import HOST, INVITATION, SEAT, Key, Signer, new_table_id
from spielwerk.server.tables.lessons import begin_lesson
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.readers import Reader, reader
from spielwerk.server.wire import BotWish, Claim, SeatKey, SeatWish, TableKeys, TableWish

SEED_BITS = 52


def find_game(name: str) -> Game:
    try:
        return game(name)
    except UnknownGame as unknown:
        raise Problem(404, "no-game", what=name) from unknown


def levels() -> list[str]:
    return list(bots.LEVELS)


def known_bot(name: str) -> str:
    """A level, or any bot that is installed; the first level if none is named.

    Never a bot with settings: these can name files and hours of thinking, and whoever asks may be anybody.
    """
    chosen = name or levels()[0]
    if chosen not in (*levels(), *bots.names()):
        raise Problem(422, "bot", what=chosen)
    return chosen


class Host:
    def __init__(self, bus: Bus, signer: Signer, most_tables: int) -> None:
        self._bus = bus
        self._signer = signer
        self._most = most_tables

    # Keys

    def _key(self, table: str, seat: SeatRow) -> SeatKey:
        """What opens a seat for its maker: the secret of an own one, the invitation of a friend's."""
        if seat.kind != "human":
            return SeatKey(seat.seat, None, None, None)
        if seat.claimed:
            secret = self._signer.sign(table, SEAT, seat.seat, seat.generation)
            return SeatKey(seat.seat, secret, None, f"/t/{table}#secret={secret}")
        invitation = self._signer.sign(table, INVITATION, seat.seat, seat.generation)
        return SeatKey(seat.seat, None, invitation, f"/t/{table}#invitation={invitation}")

    # Making

    def make(self, wish: TableWish, home: bool) -> TableKeys:
        its_game = find_game(wish.game)
        wishes = list(wish.seats)
        if wish.shuffle:
            secrets.SystemRandom().shuffle(wishes)
        seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
        options, drawn, state = begin(its_game, seed, wish.options, len(wishes))
        row = TableRow(
            id=new_table_id(),
            game=its_game.name,
            options=options,
            drawn=drawn,
            rules=str(options.get("rules", its_game.rules[0])),
            engine=its_game.engine,
            seed=seed,
            nonce=secrets.token_hex(16),
            created=store.now(),
            updated=store.now(),
            pace=wish.pace,
            version=0,
            ply=0,
            over=state.seat < 0,
            to_move=state.seat,
            scores=state.scores(),
            parent="",
            rematch="",
            home=home,
        )
        return self._add(row, [_seat(n, seat, home) for n, seat in enumerate(wishes)])

    def _add(self, row: TableRow, seats: Sequence[SeatRow]) -> TableKeys:
        with self._bus.changing() as change:
            if store.count_running(change.connection) >= self._most:
                raise Problem(429, "too-many-tables")
            store.add_table(change.connection, row, seats)
            if row.parent:
                store.change_table(change.connection, row.parent, rematch=row.id)
                change.news.append(News(row.parent, "rematch"))
            change.wakes.append(row.id)
        keys = [self._key(row.id, seat) for seat in seats]
        return TableKeys(row.id, self._signer.sign(row.id, HOST), keys)

    def teach(self, taught: Chapter, pupil: str, home: bool) -> TableKeys:
        """A table at the beginning of a chapter of a guided game."""
        return self._add(*begin_lesson(find_game(taught.game), taught, pupil, home))

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
        host = self._signer.sign(row.id, HOST) if row.home else ""
        return TableKeys(row.id, host, [self._key(row.id, match.seats[seat]) for seat in seats])

    def rematch(self, match: Match, who: Reader, found: Match | None, home: bool) -> TableKeys:
        """The same people and options with a new seed. The first to ask becomes its host; everybody else claims the
        seat of the old table with the old secret."""
        who.must_belong()
        if found is not None:
            return TableKeys(found.row.id, "", [SeatKey(seat.seat, None, None, None) for seat in found.seats])
        seed = secrets.randbits(SEED_BITS)
        _, drawn, state = begin(match.game, seed, match.row.options, len(match.seats))
        row = structs.replace(
            match.row,
            id=new_table_id(),
            drawn=drawn,
            engine=match.game.engine,
            seed=seed,
            nonce=secrets.token_hex(16),
            created=store.now(),
            updated=store.now(),
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
        )
        seats = [
            structs.replace(
                seat,
                generation=0,
                seen=0,
                claimed=seat.kind == "bot" or seat.seat in who.mine,
                home=home and seat.seat in who.mine,
            )
            for seat in match.seats
        ]
        return self._add(row, seats)

    def remove(self, match: Match, who: Reader) -> None:
        who.must_host()
        with self._bus.changing() as change:
            store.remove_table(change.connection, match.row.id)
            change.news.append(News(match.row.id, "deleted"))

    def set_pace(self, match: Match, who: Reader, pace: int) -> None:
        who.must_belong()
        with self._bus.changing() as change:
            store.change_table(change.connection, match.row.id, pace=pace)

    # Seats

    def claim(self, match: Match, who: Reader, seat: int, claim: Claim, keys: Sequence[Key], home: bool) -> SeatKey:
        """With the invitation, with the secret of the same seat of the table before this one, or where it is open."""
        place = match.seat(seat)
        name = " ".join(claim.name.split()) or place.name
        if seat in who.mine:
            return self._change(match, place, name=name)
        before = [key for key in keys if match.row.parent and key.table == match.row.parent and key.role == SEAT]
        came_along = not place.claimed and seat in [key.seat for key in before if self._still_held(key)]
        if seat in who.invited or came_along or place.kind == "open":
            generation = place.generation + 1
            return self._change(match, place, kind="human", claimed=True, name=name, home=home, generation=generation)
        raise Problem(409, "seat-taken") if place.claimed or place.kind == "bot" else Problem(403, "not-your-seat")

    def _still_held(self, key: Key) -> bool:
        with self._bus.engine.connect() as connection:
            return key.seat in reader([key], key.table, store.find_seats(connection, key.table)).mine

    def invite(self, match: Match, who: Reader, seat: int) -> SeatKey:
        who.must_host()
        place = match.seat(seat)
        return self._change(
            match,
            place,
            kind="human",
            bot="",
            claimed=False,
            home=False,
            standing="[]",
            generation=place.generation + 1,
        )

    def hand_to_bot(self, match: Match, who: Reader, seat: int, wish: BotWish) -> None:
        who.must_host()
        place = match.seat(seat)
        self._change(
            match,
            place,
            kind="bot",
            bot=known_bot(wish.bot),
            claimed=True,
            home=False,
            standing="[]",
            generation=place.generation + 1,
        )

    def _change(self, match: Match, seat: SeatRow, **changes: Any) -> SeatKey:
        try:
            with self._bus.changing() as change:
                store.change_seat(change.connection, match.row.id, seat.seat, seat.generation, **changes)
                change.news.append(News(match.row.id, "seats"))
                change.wakes.append(match.row.id)
        except Stale:
            raise Problem(409, "seat-taken") from None
        changes.pop("standing", None)
        return self._key(match.row.id, structs.replace(seat, **changes))


def begin(
    its_game: Game, seed: int, options: Mapping[str, object], players: int
) -> tuple[dict[str, Any], Drawn, State]:
    """The options in full, what was drawn, and the first question; the number of seats is the number of players."""
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
    if len(state.scores()) != players:
        raise Problem(422, "seats", what=f"{players}")
    return dict(checked), drawn, state


def seats_at_home(seats: Sequence[SeatRow]) -> list[int]:
    """Those whose player took them on the server's own machine."""
    return [seat.seat for seat in seats if seat.home and seat.claimed and seat.kind == "human"]


def _seat(number: int, wish: SeatWish, home: bool) -> SeatRow:
    name = " ".join(wish.name.split())
    if wish.kind == "bot":
        return SeatRow(number, "bot", name, known_bot(wish.bot), 0, True, 0, [])
    kind = "open" if wish.kind == "open" else "human"
    mine = wish.kind == "me"
    return SeatRow(number, kind, name, "", 0, mine, 0, [], home and mine)
