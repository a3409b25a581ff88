"""A table may begin with a position instead of a set-up, and belong to a chapter of a guided game."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("start", "lesson"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("lesson", "start"):
        op.drop_column("tables", name)
