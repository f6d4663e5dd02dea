"""Clocks of the players, and when the one that runs is at zero."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("flag", sa.Float, nullable=True))
    op.create_index("ix_tables_flag", "tables", ["flag"])


def downgrade() -> None:
    op.drop_index("ix_tables_flag", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("flag")
        batch.drop_column("clock")
