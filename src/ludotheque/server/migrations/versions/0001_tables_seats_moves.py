"""Tables, seats and the log of moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", _ID, primary_key=True, autoincrement=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("nonces", sa.JSON, nullable=False),
        sa.Column("host_hash", sa.Text, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("next", sa.Text),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.UniqueConstraint("code", name="one_table_per_code"),
    )
    op.create_index("tables_by_phase", "tables", ["phase"])
    op.create_table(
        "seats",
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("avatar", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("nonce", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("act", sa.Text),
        sa.Column("payload", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop everything."""
    op.drop_table("moves")
    op.drop_table("seats")
    op.drop_table("tables")
