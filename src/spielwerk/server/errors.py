"""What a client is told when something cannot be done: a message id with its arguments and a status."""

from spielwerk.core.reasons import Fact


class Problem(Exception):
    """A refusal: an id of docs/api.md without its prefix, and the HTTP status."""

    def __init__(self, status: int, name: str, /, **args: Fact) -> None:
        super().__init__(name)
        self.status = status
        self.id = f"error-{name}"
        self.facts: dict[str, Fact] = args


class Stale(Exception):
    """Somebody else was faster: the table is no longer what the caller acted on."""
