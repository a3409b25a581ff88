"""Snapshots have a digest; tables and seats know whether they were made on the server's own machine."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("digest", sa.Text, nullable=False, server_default=""))
    for name in ("tables", "seats"):
        op.add_column(name, sa.Column("home", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("tables", "seats"):
        op.drop_column(name, "home")
    op.drop_column("snapshots", "digest")
