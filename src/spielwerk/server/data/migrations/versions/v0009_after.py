"""Private boards that branch off from a game, and what was found in the turns of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("what_if", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("tables", "what_if")
