"""Finished games as they were shown, so that a newer engine need not play them again."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "films",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("packed", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("films")
