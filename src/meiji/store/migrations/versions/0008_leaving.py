"""Games that end before their rules say so, by agreement or because somebody gave up; who left; what was deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("resigned", sa.Integer, nullable=True))
    op.create_table(
        "proposals",
        _table_id(),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "departures",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_table(
        "deleted_tables",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("deleted_tables", "departures", "proposals"):
        op.drop_table(table)
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("resigned")
