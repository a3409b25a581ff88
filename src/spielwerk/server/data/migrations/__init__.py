"""Alembic's migrations; they run whenever a database is opened."""
