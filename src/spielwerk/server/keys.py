"""Keys of seats and tables: signed, not stored, compared in constant time, never logged.

A key says what it opens (`TABLE.s2.0`: seat 2, generation 0) and carries the server's signature of that. The signing
secret lies in the database, so that keys outlive a restart and move with a backup.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from msgspec import Struct

HOST, SEAT, INVITATION = "h", "s", "i"
ADMIN = "a"
"""Opens the admin's page; no key of a table has this role."""
FORM = re.compile(r"([0-9A-Za-z]{4,32})\.([hsi])([0-7])\.([0-9]{1,6})\.([0-9A-Za-z_-]{32})")
MOST_KEYS = 64
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz"


class Key(Struct, frozen=True):
    """What a key with a valid signature grants, if its generation is current."""

    table: str
    role: str
    seat: int
    generation: int


def place(table: str, role: str, seat: int = 0, generation: int = 0) -> str:
    """What a key opens, as it stands in front of the signature."""
    return f"{table}.{role}{seat}.{generation}"


class Signer:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, table: str, role: str, seat: int = 0, generation: int = 0) -> str:
        what = place(table, role, seat, generation)
        return f"{what}.{self._signature(what)}"

    def read(self, header: str) -> list[Key]:
        """The keys of an Authorization header that have a valid signature; everything else is ignored."""
        scheme, _, given = header.partition(" ")
        if scheme.lower() != "seat":
            return []
        found = []
        for text in given.split(",", MOST_KEYS)[:MOST_KEYS]:
            parts = FORM.fullmatch(text.strip())
            if parts is None:
                continue
            table, role, seat, generation, signature = parts.groups()
            if hmac.compare_digest(signature, self._signature(f"{table}.{role}{seat}.{generation}")):
                found.append(Key(table, role, int(seat), int(generation)))
        return found

    def _signature(self, what: str) -> str:
        digest = hmac.new(self._secret, what.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()


def new_secret() -> str:
    return secrets.token_hex(32)


def new_table_id() -> str:
    """Twelve signs without those that are easily misread: nobody guesses a table."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))
