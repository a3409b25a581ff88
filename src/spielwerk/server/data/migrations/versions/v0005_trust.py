"""Seeds of 128 bits that say where they come from, host keys that can be made void, seats that are left, games that are
closed, and notes of all that."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = {"seed_origin": "unknown", "seed_chooser": "", "closed": ""}
SEATS = ("left", "closing")
LONGEST_OLD_SEED = 18
WEEK = 604_800


def upgrade() -> None:
    # Neither database changes a column's type in the same words, but both fill a new one.
    op.add_column("tables", sa.Column("seed_wide", sa.Text, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seed_wide = CAST(seed AS TEXT)")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN seed_wide TO seed")
    for name, default in TABLES.items():
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=default))
    op.add_column("tables", sa.Column("host_generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default=str(WEEK)))
    for name in SEATS:
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, owner, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
    )


def downgrade() -> None:
    seeds = op.get_bind().execute(sa.text("SELECT seed FROM tables")).scalars()
    if any(len(seed) > LONGEST_OLD_SEED for seed in seeds):
        raise ValueError("A version before this one cannot keep games with seeds of 128 bits.")
    op.drop_table("notes")
    for name in SEATS:
        op.drop_column("seats", name)
    for name in (*TABLES, "host_generation", "patience"):
        op.drop_column("tables", name)
    op.add_column("tables", sa.Column("seed_narrow", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seed_narrow = CAST(seed AS BIGINT)")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN seed_narrow TO seed")
