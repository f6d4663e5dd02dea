"""Tournaments, who takes part, and who meets whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("about", sa.String(500), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("format", sa.String(10), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("mirrored", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False, index=True),
        sa.Column("draw", sa.String(20), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("news", sa.String(500), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "entrants",
        _tournament(),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("out", sa.Integer, nullable=True),
    )
    op.create_table(
        "pairings",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("leg", sa.Integer, primary_key=True),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("absent", sa.Integer, nullable=False),
        sa.Column("chairs", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True, index=True),
        sa.Column("made", sa.Boolean, nullable=False),
        sa.Column("places", sa.JSON, nullable=True),
        sa.Column("scores", sa.JSON, nullable=True),
        sa.Column("gone", sa.JSON, nullable=False),
    )


def _tournament() -> sa.Column[str]:
    key = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.String(16), key, primary_key=True)


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
