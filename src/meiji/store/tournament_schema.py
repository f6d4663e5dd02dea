"""The tables of the database that are about tournaments. Results are taken from the archive, and stay."""

from __future__ import annotations

import sqlalchemy as sa

from meiji.store.schema import metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("about", sa.String(500), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("format", sa.String(10), nullable=False),  # robin, swiss, knockout
    sa.Column("size", sa.Integer, nullable=False),  # players at a full table
    sa.Column("rounds", sa.Integer, nullable=False),  # 0: as many as it takes
    sa.Column("mirrored", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(10), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),  # the terms, as a clock before a game
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("organiser", sa.String(32), nullable=False, index=True),
    sa.Column("draw", sa.String(20), nullable=False),  # decides all lots
    sa.Column("status", sa.String(10), nullable=False, index=True),  # open, running, over
    sa.Column("round", sa.Integer, nullable=False),  # the one that is played
    sa.Column("news", sa.String(500), nullable=False),  # what the organiser announces
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)


def _tournament() -> sa.Column[str]:
    key = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.String(16), key, primary_key=True)


entrants = sa.Table(
    "entrants",
    metadata,
    _tournament(),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # from 0: in the order of joining, from the start on the seed
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("out", sa.Integer, nullable=True),  # in which round they withdrew, or were not there
)

# Who meets whom. `players` are the numbers of entrants: those who play in the order of their seats, then the absent.
pairings = sa.Table(
    "pairings",
    metadata,
    _tournament(),
    sa.Column("round", sa.Integer, primary_key=True),  # from 1
    sa.Column("board", sa.Integer, primary_key=True),  # from 0
    sa.Column("leg", sa.Integer, primary_key=True),  # 1: the mirrored game
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("absent", sa.Integer, nullable=False),  # the last so many players, who have withdrawn
    sa.Column("chairs", sa.Integer, nullable=False),  # that stay empty at a Swiss table
    sa.Column("table_id", sa.String(16), nullable=True, index=True),  # nothing: nobody has to play
    sa.Column("made", sa.Boolean, nullable=False),  # is the table there?
    sa.Column("places", sa.JSON(none_as_null=True), nullable=True),  # nothing: it is not over
    sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),  # nothing: it was not played
    sa.Column("gone", sa.JSON, nullable=False),  # who gave up, left or ran out of time
)
