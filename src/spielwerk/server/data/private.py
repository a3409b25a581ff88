"""Files that only their owner may read: they hold seeds, decks and the secret that signs keys."""

import os
from pathlib import Path
from typing import BinaryIO

OWNER_ONLY = 0o600
OTHERS = 0o077


def open_private(file: Path) -> BinaryIO:
    """Open a new file for writing; an existing one is replaced."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb")


def make_private(file: Path) -> None:
    """Create the file if it is missing; an existing one keeps the mode its owner gave it."""
    if not file.exists():
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, OWNER_ONLY))


def is_private(file: Path) -> bool:
    return os.name == "nt" or not file.stat().st_mode & OTHERS
