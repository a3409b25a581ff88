"""What is told alike in both games."""

from collections.abc import Mapping

from spielwerk.core.reasons import Fact
from spielwerk.core.state import Message


def starting_goods(args: Mapping[str, Fact]) -> Message | None:
    """Everybody's at once, when the last one has chosen: they happen to the table."""
    return ("deed-starting-goods", {}) if args["source"] == "rule-setup" else None
