"""Where a server process writes its log."""

import logging
from logging.handlers import WatchedFileHandler

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
NOISY = ("alembic", "httpx")


def begin_log(file: str) -> None:
    """Standard error, or a file that is reopened when it was moved away, as logrotate does."""
    handlers: list[logging.Handler] | None = [WatchedFileHandler(file, encoding="utf-8")] if file else None
    logging.basicConfig(level=logging.INFO, format=FORM, handlers=handlers)
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)
