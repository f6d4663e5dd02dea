"""Turns taken back across what others did, which the log tells; where in its origin a copied game begins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("taken_back", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("copy_moment", sa.Integer, nullable=True))
    op.create_index("ix_tables_origin", "tables", ["origin"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_index("ix_tables_origin")
        for column in ("copy_moment", "taken_back"):
            batch.drop_column(column)
