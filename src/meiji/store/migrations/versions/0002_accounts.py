"""Accounts, tables that start from a position or are entered from a real one, votes, and addresses to call."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("position", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("real", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "accounts",
        sa.Column("login", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("recovery", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "votes",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_table(
        "hooks",
        _table_id(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
    )


def downgrade() -> None:
    for table in ("hooks", "votes", "accounts"):
        op.drop_table(table)
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("real")
        batch.drop_column("position")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("epoch")
