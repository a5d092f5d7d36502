"""Budgets: who a table and its bots are put down to, what a record brought along, look-alikes."""

import sqlalchemy as sa
from alembic import op

from kurultai.server.storage.lookalikes import name_key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _tables()
    _jobs()
    _people()
    _names()


def _tables() -> None:
    """What a record brought along moves out: lists would read over it."""
    op.add_column("tables", sa.Column("address", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("trouble", sa.Text))
    op.create_index("tables_by_address", "tables", ["address"])
    op.create_table(
        "extras",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO extras SELECT id, other FROM tables WHERE other <> '{}'")
    op.execute("UPDATE tables SET size = length(other)")
    op.execute("UPDATE tables SET other = '{}' WHERE other <> '{}'")


def _jobs() -> None:
    op.add_column("jobs", sa.Column("person", sa.Text, nullable=False, server_default=""))
    op.add_column("jobs", sa.Column("turn", sa.BigInteger, nullable=False, server_default="0"))


def _people() -> None:
    op.create_table(
        "visits",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "buckets",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def _names() -> None:
    """Names that look alike are one from now on; of two that were both protected, the older is
    the one that is found.
    """
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT key, name FROM names ORDER BY created"))
    for key, name in rows.fetchall():
        new = name_key(name)
        if new != key:
            there = connection.execute(sa.text("SELECT 1 FROM names WHERE key = :k"), {"k": new})
            if there.first() is None:
                update = sa.text("UPDATE names SET key = :new WHERE key = :old")
                connection.execute(update, {"new": new, "old": key})
