"""Chat and notes at the tables, whom somebody does not want to read, reports, bans, and the owners of the site."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _of_table(key: bool) -> sa.Column[str]:
    place = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), place, primary_key=key, nullable=False, index=not key)


def upgrade() -> None:
    for name in ("banned", "owner"):
        op.add_column("people", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True),
        _of_table(key=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "notes",
        _of_table(key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("message", sa.Integer, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("message", "by", name="uq_reports_message"),
    )


def downgrade() -> None:
    for table in ("reports", "mutes", "notes", "messages"):
        op.drop_table(table)
    with op.batch_alter_table("people") as batch:
        batch.drop_column("owner")
        batch.drop_column("banned")
