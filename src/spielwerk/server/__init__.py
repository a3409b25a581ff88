"""Games that last: storage, seats, live updates and bots at the table, behind an HTTP API (docs/api.md)."""
