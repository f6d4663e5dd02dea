"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "boxes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("toml", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("box_hash", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(48), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=True),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("player", sa.String(80), nullable=True),
    )
    op.create_table(
        "moves",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
        sa.Column("drawn", sa.JSON, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "seen",
        _table_id(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_table("watchers", _table_id(), sa.Column("person", sa.String(32), primary_key=True))


def downgrade() -> None:
    for table in ("watchers", "seen", "moves", "seats", "tables", "boxes", "people"):
        op.drop_table(table)
