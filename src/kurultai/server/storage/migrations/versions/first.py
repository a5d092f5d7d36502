"""Tables, seats and the log, as the first version laid them out (then still without Alembic)."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("record_only", sa.Integer, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("rematch_of", sa.Text, _table(), unique=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("result", sa.Text),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("updated", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("player", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("table", sa.Text, _table(), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("keep", sa.Integer),
        sa.Column("move_id", sa.Text),
        sa.Column("at", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "move_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_by_owner", "tables", ["owner", "updated"])
    op.create_index(
        "tables_unfinished",
        "tables",
        ["updated"],
        sqlite_where=sa.text("turn IS NOT NULL"),
        postgresql_where=sa.text("turn IS NOT NULL"),
    )


def _table() -> sa.ForeignKey:
    """Checked at the end of a transaction, whose rows come in any order."""
    return sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED")
