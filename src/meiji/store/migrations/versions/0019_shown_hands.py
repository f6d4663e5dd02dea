"""Players who show their hand to whoever has a link of theirs, and who came by it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "shown_hands",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("salt", sa.String(32), nullable=False),
    )
    op.create_table(
        "hand_watchers",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    for table in ("hand_watchers", "shown_hands"):
        op.drop_table(table)
