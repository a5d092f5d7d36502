"""Lessons and puzzles: which one a table is for, and what somebody has learnt."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("exercise", sa.Text))
    op.create_table(
        "learned",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
