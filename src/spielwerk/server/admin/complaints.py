"""The newest warnings and errors of this process, for the admin's page; the log has all of them."""

import logging
from collections import deque

from spielwerk.server.wire import admin as wire_admin

MOST = 50
LENGTH = 500


class Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.newest: deque[wire_admin.Complaint] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            said += f" ({record.exc_info[1]!r})"
        self.newest.appendleft(wire_admin.Complaint(int(record.created), record.levelname.lower(), said[:LENGTH]))
