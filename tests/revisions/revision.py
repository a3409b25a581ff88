"""The revision file of a game: the engine's revision, and the fingerprint of what it was made of."""

import tomllib
from pathlib import Path

from spielwerk.games import game
from tests.revisions.fingerprint import fingerprint, folder

NOTE = ".venv/bin/python -m tests.revisions.note"
HEAD = f"""# What this revision of the engine is made of, as short hashes. Written by `{NOTE}`.
engine = {{engine}}

[parts]
"""


class Noted:
    def __init__(self, engine: int, parts: dict[str, str]) -> None:
        self.engine = engine
        self.parts = parts


def file_of(name: str) -> Path:
    return folder(name) / "revision.toml"


def read(name: str) -> Noted:
    data = tomllib.loads(file_of(name).read_text("utf-8"))
    return Noted(data["engine"], data["parts"])


def write(name: str) -> None:
    lines = [f'"{part}" = "{short}"\n' for part, short in fingerprint(name).items()]
    file_of(name).write_text(HEAD.format(engine=game(name).engine) + "".join(lines), "utf-8")


def changes(noted: dict[str, str], now: dict[str, str]) -> str:
    """What is new, gone, different or in another order, by name; empty when nothing is."""
    kept = [part for part in now if part in noted]
    found = {
        "added": [part for part in now if part not in noted],
        "removed": [part for part in noted if part not in now],
        "changed": [part for part in kept if now[part] != noted[part]],
        "moved": [
            part for part, before in zip(kept, [part for part in noted if part in now], strict=True) if part != before
        ],
    }
    return "; ".join(f"{what}: {', '.join(parts)}" for what, parts in found.items() if parts)


def complaint(name: str, noted: Noted, now: dict[str, str], engine: int) -> str:
    """What an author has to do, in a sentence; empty when the file and the game agree."""
    found = changes(noted.parts, now)
    where = f"src/spielwerk/games/{folder(name).name}/game.py"
    if found and engine <= noted.engine:
        return (
            f"{name} is no longer what revision {noted.engine} of its engine was made of ({found}). Raise it to "
            f"{noted.engine + 1} in {where} (the number behind the game's name) and run `{NOTE}` to note it."
        )
    if found or engine != noted.engine:
        return f"The engine of {name} has revision {engine}, its revision file says {noted.engine}. Run `{NOTE}`."
    return ""
