"""What each audience sees of a table, rendered once per position and cached; and the steps (diffs) from one position to
the next, which are all that a listener needs.

An audience is everybody with the same eyes: a seat's, or the public's. It gets nothing here but its own scenes.
"""

from typing import Any

from msgspec import json

from spielwerk.core.play import NOBODY
from spielwerk.server import wire
from spielwerk.server.tables.differences import Path, compare
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.showing import scene

Parts = dict[tuple[str, ...], bytes]
Key = tuple[int | str, ...]


class Scene:
    """Its parts as encoded bytes, so that equal parts compare fast."""

    def __init__(self, key: Key, ply: int, version: int, parts: Parts, before: "Scene | None") -> None:
        self.key = key
        self.ply = ply
        self.first = self.last = version
        """The versions of the table at which its audience saw just this: it sees no draft of others."""
        self._parts = parts
        self.before = before

    def body(self) -> bytes:
        """The object without its closing brace, so that the reader's own part can follow."""
        told = [b'"%b":%b' % (path[0].encode(), part) for path, part in self._parts.items() if len(path) == 1]
        view = [b'"%b":%b' % (path[1].encode(), part) for path, part in self._parts.items() if len(path) == 2]
        return b"{" + b",".join(told) + b',"view":{' + b",".join(view) + b"}"

    def changes(self) -> list[tuple[Path, Any]]:
        """Paths with their new values: the difference to the scene before."""
        assert self.before is not None
        found: list[tuple[Path, Any]] = []
        for path, part in self._parts.items():
            old = self.before._parts.get(path)
            if old != part:
                compare(list(path), None if old is None else json.decode(old), json.decode(part), found)
        return found

    def follows(self) -> bool:
        """Whether a step leads here. It takes nothing away, so a view that lost a part is sent whole."""
        return self.before is not None and self.before._parts.keys() <= self._parts.keys()


def scene_of(match: Match, viewer: int) -> Scene:
    """The current scene of an audience. The caller holds the table open."""
    row, scenes = match.row, match.room.scenes
    # What lies in a draft is for the eyes of its own seat alone.
    key = (row.ply, row.version if viewer == match.to_move != NOBODY else -1, match.frozen, row.closed)
    found = scenes.get(viewer)
    if found is None or found.key != key:
        if found is not None:
            found.before = None
        parts = _parts(scene(match, viewer), found)
        found = scenes[viewer] = Scene(key, row.ply, row.version, parts, found)
    found.last = row.version
    return found


def _parts(shown: wire.Scene, before: Scene | None) -> Parts:
    """One per field, and one per field of the view, which is most of it."""
    parts: Parts = {(name,): json.encode(getattr(shown, name)) for name in shown.__struct_fields__ if name != "view"}
    parts |= {("view", name): json.encode(part) for name, part in shown.view.items()}
    if before is None:
        return parts
    # Parts that stayed as they were are kept once.
    return {path: part if (old := before._parts.get(path)) != part else old for path, part in parts.items()}
