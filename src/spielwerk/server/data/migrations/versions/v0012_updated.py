"""The newest games of a machine are found without a look at all of them. Only SQLite serves one machine alone, and
PostgreSQL would have to move an entry with every answer."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _on_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def upgrade() -> None:
    if _on_sqlite():
        op.create_index("tables_updated", "tables", ["updated"])


def downgrade() -> None:
    if _on_sqlite():
        op.drop_index("tables_updated", "tables")
