"""Which server thinks at which table, and tables at which no computer player can go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("set_aside", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False, index=True),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_index("ix_tables_changed", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("set_aside")
