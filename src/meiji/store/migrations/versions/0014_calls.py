"""How people are called when it is their turn: devices, e-mail, quiet hours; and the calls that are due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("endpoint", sa.String(600), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("failed", sa.String(100), nullable=False),
    )
    op.create_table(
        "call_settings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("mail", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("failed", sa.String(100), nullable=False),
    )
    op.create_table("silenced", _table_id(), sa.Column("person", sa.String(32), primary_key=True))
    op.create_table(
        "calls",
        _table_id(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True, index=True),
    )


def downgrade() -> None:
    for table in ("calls", "silenced", "call_settings", "devices"):
        op.drop_table(table)
