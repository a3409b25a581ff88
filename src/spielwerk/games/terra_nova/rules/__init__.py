"""The rules: what lies on the table, what can be done with it, and what then happens."""

# Components and effects are numbered as they are written down. Whoever asks for a part of the rules therefore gets all
# of them, always in the same order.
import spielwerk.games.terra_nova.rules.setup  # noqa: F401
