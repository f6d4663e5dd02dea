"""Lessons: tables on which one is learnt, and who has done which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=True))
    op.create_table(
        "lessons_done",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons_done")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("lesson")
