"""The rules a second time, written plainly from the rulebooks, to hold against the engine at every question."""
