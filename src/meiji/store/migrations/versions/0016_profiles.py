"""Crests of people, and who is hidden from strangers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("people", sa.Column("crest", sa.String(40), nullable=True))
    op.add_column("people", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("people") as batch:
        for column in ("crest", "hidden"):
            batch.drop_column(column)
