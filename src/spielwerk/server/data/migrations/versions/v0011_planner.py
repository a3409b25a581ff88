"""Plans are of a seat, so that they follow its player to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("planner", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_planner", "tables", ["planner"])


def downgrade() -> None:
    op.drop_index("tables_planner", "tables")
    op.drop_column("tables", "planner")
