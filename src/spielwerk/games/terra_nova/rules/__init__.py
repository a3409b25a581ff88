"""The rules: what lies on the table, what can be done, and what happens then."""

# Components and effects are numbered in the order of their modules, so importing any part of the rules imports all of
# them, always in the same order.
import spielwerk.games.terra_nova.rules.setup  # noqa: F401
