"""What people say at a table, turns taken back together, and plans."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("takeback", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("retakes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("plan", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("quick", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("remarks")
    for name in ("plan", "retakes", "takeback"):
        op.drop_column("tables", name)
