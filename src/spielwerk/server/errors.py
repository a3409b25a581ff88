"""What a client is told when something cannot be done: a message id with its arguments and a status."""

from spielwerk.core.reasons import Fact, Reason


class Problem(Exception):
    """A refusal: an id of docs/api.md without its prefix, and the HTTP status."""

    def __init__(self, status: int, name: str, /, **args: Fact) -> None:
        super().__init__(name)
        self.status = status
        self.id = f"error-{name}"
        self.facts: dict[str, Fact] = args


class Unfit(Problem):
    """A refusal in the words of the game's own texts."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(422, reason.code, **reason.facts)
        self.id = f"refusal-{reason.code}"


class Stale(Exception):
    """Somebody else was faster: the table is no longer what the caller acted on."""
