"""The games, reached through one registry."""
