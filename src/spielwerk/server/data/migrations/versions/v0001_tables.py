"""Tables, seats, answers, drafts and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table(*columns: sa.Column[object], key: str | None = None) -> list[sa.Column[object]]:
    owner: sa.Column[object] = sa.Column(
        "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    numbered: list[sa.Column[object]] = [sa.Column(key, sa.Integer, primary_key=True)] if key else []
    return [owner, *numbered, *columns]


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("parent", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("driver", sa.Text, nullable=False),
        sa.Column("driver_until", sa.Double, nullable=False),
    )
    op.create_index("tables_running", "tables", ["over", "driver_until"])
    op.create_table(
        "seats",
        *_of_table(
            sa.Column("kind", sa.Text, nullable=False),
            sa.Column("name", sa.Text, nullable=False),
            sa.Column("bot", sa.Text, nullable=False),
            sa.Column("generation", sa.Integer, nullable=False),
            sa.Column("claimed", sa.Boolean, nullable=False),
            sa.Column("seen", sa.BigInteger, nullable=False),
            sa.Column("standing", sa.Text, nullable=False),
            key="seat",
        ),
    )
    op.create_table(
        "answers",
        *_of_table(
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("notation", sa.Text, nullable=False),
            sa.Column("public", sa.Text, nullable=False),
            sa.Column("given_by", sa.Text, nullable=False),
            sa.Column("at", sa.BigInteger, nullable=False),
            sa.Column("events", sa.Text, nullable=False),
            sa.Column("digest", sa.Text, nullable=False),
            key="ply",
        ),
    )
    op.create_table(
        "drafts",
        *_of_table(
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("base", sa.Integer, nullable=False),
            sa.Column("answers", sa.Text, nullable=False),
        ),
    )
    op.create_table(
        "snapshots",
        *_of_table(
            sa.Column("engine", sa.Integer, nullable=False),
            sa.Column("position", sa.Text, nullable=False),
            key="ply",
        ),
    )


def downgrade() -> None:
    for name in ("snapshots", "drafts", "answers", "seats", "tables", "settings"):
        op.drop_table(name)
