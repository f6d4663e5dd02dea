"""The solo game of the week, and who plays it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "weekly_games",
        sa.Column("week", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seed", sa.String(48), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
    )
    op.create_table(
        "weekly_entries",
        sa.Column("week", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("table_id", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    for table in ("weekly_entries", "weekly_games"):
        op.drop_table(table)
