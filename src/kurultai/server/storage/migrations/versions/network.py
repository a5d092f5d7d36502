"""Tables over the network: lobby, clocks, absent players, bots' moves as jobs, chat, names."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _tables()
    _seats()
    _events()
    _jobs()
    _people()
    _time()


def _tables() -> None:
    added: list[sa.Column[Any]] = [
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("visibility", sa.Text, nullable=False, server_default="link"),
        sa.Column("status", sa.Text, nullable=False, server_default="running"),
        sa.Column("clock", sa.Text),
        sa.Column("timeout", sa.Text, nullable=False, server_default="loss"),
        sa.Column("deadline", sa.BigInteger),
    ]
    for column in added:
        op.add_column("tables", column)
    op.execute("UPDATE tables SET status = 'over' WHERE turn IS NULL")
    op.execute(
        'UPDATE tables SET version = (SELECT count(*) FROM events WHERE "table" = tables.id)'
    )
    op.drop_index("tables_unfinished", "tables")
    op.drop_index("tables_by_owner", "tables")  # a move must not touch an index it need not
    op.create_index("tables_by_owner", "tables", ["owner"])
    for name, columns, which in (
        ("tables_in_lobby", ["status"], "visibility = 'public'"),
        ("tables_by_deadline", ["deadline"], "deadline IS NOT NULL"),
    ):
        where = sa.text(which)
        op.create_index(name, "tables", columns, sqlite_where=where, postgresql_where=where)


def _seats() -> None:
    op.add_column("seats", sa.Column("away", sa.Text))
    there = sa.text("player IS NOT NULL")
    op.create_index(
        "seats_by_player", "seats", ["player"], sqlite_where=there, postgresql_where=there
    )


def _events() -> None:
    """A move id is its player's own: the old key, of the table alone, has to go."""
    op.rename_table("events", "events_before")
    op.create_table(
        "events",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("keep", sa.Integer),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("move_id", sa.Text),
        sqlite_with_rowid=False,
    )
    op.execute(
        'INSERT INTO events SELECT "table", seq, kind, by, move, keep, at, '
        "CASE WHEN move_id IS NULL THEN NULL "
        'ELSE (SELECT owner FROM tables WHERE id = "table") END, move_id FROM events_before'
    )
    op.drop_table("events_before")
    wished = sa.text("move_id IS NOT NULL")
    op.create_index(
        "events_by_move_id",
        "events",
        ["table", "player", "move_id"],
        unique=True,
        sqlite_where=wished,
        postgresql_where=wished,
    )


def _jobs() -> None:
    op.create_table(
        "jobs",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("jobs_by_lease", "jobs", ["until"])
    op.execute(
        "INSERT INTO jobs SELECT id, version, 0, NULL FROM tables "
        "JOIN seats ON \"table\" = id AND seat = turn WHERE kind = 'bot' AND record_only = 0"
    )


def _people() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "names",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "devices",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _time() -> None:
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
