"""Fair play: whether advice is allowed, and when who opened a table was last there."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Only what has a default: an older process goes on beside a newer one (docs/hosting.md)."""
    op.add_column("tables", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("opener_seen", sa.BigInteger))
