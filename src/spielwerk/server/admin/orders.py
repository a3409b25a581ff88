"""Decisions of the admin for all processes: bans, the notice to everybody, valid admin keys. They are stored in the
database, which every process polls every few seconds."""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from msgspec import json
from sqlalchemy import Engine, select

from spielwerk.server.data import schema, store
from spielwerk.server.data.database import reading, writing
from spielwerk.server.errors import Problem
from spielwerk.server.keys import ADMIN, Signer
from spielwerk.server.wire import admin as wire_admin
from spielwerk.server.wire import lobby as wire_lobby

LOOK = 5.0
"""Seconds between two polls."""
SCHEME = "Admin "
SERVER = "server"
"""Stands for a table in an admin key."""
NOTICE, BANS, GENERATION = "notice", "bans", "admin-generation"

log = logging.getLogger(__name__)


def admin_key(signer: Signer, generation: int) -> str:
    return signer.sign(SERVER, ADMIN, generation=generation)


def renew(engine: Engine) -> int:
    """Revoke all admin keys; returns the generation of new ones."""
    with writing(engine) as connection:
        generation = int(store.find_setting(connection, GENERATION) or 0) + 1
        store.keep_setting(connection, GENERATION, str(generation))
    return generation


class Orders:
    def __init__(self, engine: Engine, signer: Signer) -> None:
        self._engine = engine
        self._signer = signer
        self.generation = 0
        self.notice: wire_lobby.Notice | None = None
        self.bans: list[wire_admin.Ban] = []
        self._networks: list[IPv4Network | IPv6Network] = []
        self.on_notice: Callable[[], None] = lambda: None
        self.on_ban: Callable[[], None] = lambda: None
        self._looker: asyncio.Task[None] | None = None
        self.look()

    def look(self) -> None:
        of = schema.settings.c
        with reading(self._engine) as connection:
            chosen = select(of.name, of.value).where(of.name.in_([NOTICE, BANS, GENERATION]))
            found = {row.name: row.value for row in connection.execute(chosen)}
        self.generation = int(found.get(GENERATION, 0))
        self.bans = json.decode(found.get(BANS) or "[]", type=list[wire_admin.Ban])
        self._networks = [ip_network(ban.address) for ban in self.bans]
        self.notice = json.decode(found[NOTICE], type=wire_lobby.Notice) if found.get(NOTICE) else None

    async def start(self) -> None:
        self._looker = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        if self._looker is not None:
            self._looker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looker

    async def refresh(self) -> None:
        """Poll now, and pass on what changed."""
        notice, bans = self.notice, self.bans
        await asyncio.to_thread(self.look)
        if self.notice != notice:
            self.on_notice()
        if self.bans != bans:
            self.on_ban()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.refresh()
            except Exception:
                log.exception("could not look for orders")

    # Who may

    def must_admin(self, header: str) -> None:
        expected = SCHEME + admin_key(self._signer, self.generation)
        if not hmac.compare_digest(header.encode(), expected.encode()):
            raise Problem(403, "not-admin")

    def banned(self, address: str) -> bool:
        if not self._networks:
            return False
        with contextlib.suppress(ValueError):
            asking = ip_address(address)
            return any(asking in network for network in self._networks)
        return False

    # Deciding

    def tell(self, notice: wire_lobby.Notice | None) -> None:
        self._keep(NOTICE, "" if notice is None else json.encode(notice).decode())

    def ban(self, wish: wire_admin.BanWish, asker: str) -> None:
        try:
            network = ip_network(wish.address.strip(), strict=False)
        except ValueError:
            raise Problem(422, "address", what=wish.address) from None
        if network.is_loopback or _holds(network, asker):
            raise Problem(409, "own-address", what=str(network))
        rest = [ban for ban in self.bans if ban.address != str(network)]
        self._keep_bans([*rest, wire_admin.Ban(str(network), store.now(), wish.why)])

    def unban(self, address: str) -> None:
        self._keep_bans([ban for ban in self.bans if ban.address != address])

    def _keep_bans(self, bans: list[wire_admin.Ban]) -> None:
        self._keep(BANS, json.encode(bans).decode())

    def _keep(self, name: str, value: str) -> None:
        with writing(self._engine) as connection:
            store.keep_setting(connection, name, value)


def _holds(network: IPv4Network | IPv6Network, address: str) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:
        return False
