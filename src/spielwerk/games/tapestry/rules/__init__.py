"""The rules: what lies on the table, what can be done with it, and what then happens."""
