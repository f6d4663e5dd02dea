"""Votes count for one state of a table, and no table names a rematch that is gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("votes", sa.Column("revision", sa.Integer, nullable=False, server_default="-1"))
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
    op.execute("UPDATE tables SET rematch = NULL WHERE rematch NOT IN (SELECT id FROM tables)")


def downgrade() -> None:
    op.drop_index("ix_tables_rematch", "tables")
    with op.batch_alter_table("votes") as batch:
        batch.drop_column("revision")
