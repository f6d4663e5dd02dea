"""How far each table is, for lists, and of what it is a copy."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("source", sa.String(10), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        for column in ("summary", "source", "origin"):
            batch.drop_column(column)
