"""The schema and its history, by Alembic, for SQLite and PostgreSQL alike."""

HEAD = "0006"
"""The newest revision. A database that is there needs no Alembic (which takes a while to load)."""
