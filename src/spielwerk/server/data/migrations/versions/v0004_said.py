"""Each answer keeps the text it had when it was given."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("answers", sa.Column("said", sa.Text))


def downgrade() -> None:
    op.drop_column("answers", "said")
