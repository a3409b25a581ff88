"""Ways to make one thing of a right request wrong."""

import random
from collections.abc import Callable
from typing import Any

from spielwerk.server.campaigns.hostile.calls import Call, leaves, replaced
from spielwerk.server.campaigns.hostile.tables import Known

Wrong = Callable[[Call, Known, random.Random], None]

CONTROLS = ("\x00", "a\x00b", "\x1b[31m", "\r\nX-Evil: 1", "\x7f", "\x85", "\ud800", "a\u202eb", "\ufeff", "\u2028")
NUMBERS = (-1, 2**31, 2**32, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 1.5, 1e308, -0.0)
TYPES: tuple[Any, ...] = (None, True, [], {}, "", 0, "0", [[]], {"a": {}}, [None], 1.5, "true", -1)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "PROPFIND")
KINDS = ("text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-7", "", "a/b; c=d", "*/*")
PLACES = ("", "0" * 33, "..", "%2e%2e", "a b", "....//", "A" * 4000, "id\x00", "null", "äöü", "0000")
BODIES = (
    b"",
    b"{",
    b"[",
    b"nul",
    b'{"version": NaN}',
    b"\xff\xfe",
    b'{"name": "a\xffb"}',
    b'{"a":1,"a":2}',
    b"[" * 3000,
    b'"' + b"x" * 70_000,
)


def elsewhere(call: Call, known: Known, rng: random.Random) -> None:
    """Send another table's keys."""
    other = known.other(rng)
    call.headers["Authorization"] = "Seat " + ",".join([other.host, *other.secrets])


def one_key(call: Call, known: Known, rng: random.Random) -> None:
    """Send the key of one seat alone, an invitation, or none."""
    assert known.at is not None
    keys = [known.at.host, *known.at.secrets, *known.at.invitations, ""]
    call.headers["Authorization"] = f"Seat {rng.choice(keys)}"


def damaged_key(call: Call, known: Known, rng: random.Random) -> None:
    key = call.headers.get("Authorization", "Seat x")
    place = rng.randrange(len(key))
    change = rng.choice(
        [key[:place], key[:place] + "~" + key[place + 1 :], key * 40, key.upper(), "Bearer x", ",,,", "Seat"]
    )
    call.headers["Authorization"] = change


def stale(call: Call, known: Known, rng: random.Random) -> None:
    """Name a past, future or impossible version."""
    if isinstance(call.body, dict):
        version = call.body.get("version", 0)
        call.body = {**call.body, "version": rng.choice([version - 1, version + 1, 0, version + 1000, 2**53 - 1])}


def foreign_answer(call: Call, known: Known, rng: random.Random) -> None:
    """Send an answer of another table, perhaps of another game."""
    notation = rng.choice(known.other(rng).notations)
    odd = rng.choice(
        [notation, notation.upper(), f" {notation}  ", notation + " x", notation[::-1], "x" * 200, "end end"]
    )
    if isinstance(call.body, dict) and "notation" in call.body:
        call.body = {**call.body, "notation": odd}
    elif "notation" in call.query:
        call.query["notation"] = odd


def type_in_body(call: Call, known: Known, rng: random.Random) -> None:
    call.body = replaced(call.body, rng.choice(list(leaves(call.body))), rng.choice(TYPES))


def number_in_body(call: Call, known: Known, rng: random.Random) -> None:
    call.body = replaced(call.body, rng.choice(list(leaves(call.body))), rng.choice(NUMBERS))


def control_in_body(call: Call, known: Known, rng: random.Random) -> None:
    call.body = replaced(call.body, rng.choice(list(leaves(call.body))), rng.choice(CONTROLS))


def field_in_body(call: Call, known: Known, rng: random.Random) -> None:
    """Add an unknown field, or leave one out."""
    if not isinstance(call.body, dict):
        return
    names = list(call.body)
    if names and rng.random() < 0.5:
        call.body = {name: call.body[name] for name in names if name != rng.choice(names)}
    else:
        call.body = {**call.body, rng.choice(["admin", "__proto__", "seat", "id", "", "a" * 300]): rng.choice(TYPES)}


def options_in_body(call: Call, known: Known, rng: random.Random) -> None:
    """Give a new table options that are unknown, of another game, too many or of the wrong type."""
    if isinstance(call.body, dict) and "seats" in call.body:
        name = rng.choice(
            ["sets", "map", "mats", "players", "rules", "boards", "setup", "palaces", "x", "cards", "round_tiles"]
        )
        value = rng.choice(
            [-1, 2**62, "", "x" * 300, ["?"] * 20, [""], "[1]", "{}", '{"cards": []}', ["a"], "stand-in"]
        )
        call.body = {**call.body, "options": {name: value}}


def query(call: Call, known: Known, rng: random.Random) -> None:
    name = rng.choice([*call.query, "as", "log_from", "since", "to", "open", "notation", "x"])
    call.query[name] = rng.choice([*NUMBERS, *CONTROLS[:4], "", "x", "1e3", "１２", "0x10", "true", "+1", "a" * 3000])


def place(call: Call, known: Known, rng: random.Random) -> None:
    if call.inside:
        call.inside[rng.choice(list(call.inside))] = rng.choice([*PLACES, *NUMBERS, known.other(rng).id])


def method(call: Call, known: Known, rng: random.Random) -> None:
    call.method = rng.choice(METHODS)


def kind(call: Call, known: Known, rng: random.Random) -> None:
    call.headers["Content-Type"] = rng.choice(KINDS)


def header(call: Call, known: Known, rng: random.Random) -> None:
    name = rng.choice(
        ["Idempotency-Key", "Host", "Accept", "Range", "If-None-Match", "X-Forwarded-For", "Origin", "Last-Event-ID"]
    )
    call.headers[name] = rng.choice(
        ["x", "bytes=0-1", "a" * 65, "é", "::1", "[", "*", "\x01", "1, 2", "'" * 40, "abcdefgh"]
    )


def broken_body(call: Call, known: Known, rng: random.Random) -> None:
    call.raw = rng.choice(BODIES)


def no_http(call: Call, known: Known, rng: random.Random) -> None:
    call.http = False
    call.sections = [
        rng.choice(
            [
                b"\r\n\r\n",
                b"GET\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"\x16\x03\x01\x02\x00",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
            ]
        )
    ]


OF_ANY: tuple[Wrong, ...] = (elsewhere, one_key, damaged_key, query, place)
"""Defects that leave the request well-formed: most of what is sent."""
OF_BODIES: tuple[Wrong, ...] = (
    stale,
    foreign_answer,
    type_in_body,
    number_in_body,
    control_in_body,
    field_in_body,
    options_in_body,
)
MALFORMED: tuple[Wrong, ...] = (method, kind, header, broken_body, no_http)


def spoil(call: Call, known: Known, rng: random.Random, malformed: bool) -> None:
    ways = MALFORMED if malformed else (*OF_ANY, *(OF_BODIES * 2 if call.body is not None else (foreign_answer,)))
    way = rng.choice(ways)
    call.wrong, call.malformed = way.__name__, malformed
    way(call, known, rng)
