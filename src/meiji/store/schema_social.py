"""The tables of the database that bring people together: friends, who blocks whom, who challenges whom, the solo game
of the week, and hands that are shown."""

from __future__ import annotations

import sqlalchemy as sa

from meiji.store.schema import metadata

# A pair of people, in the order of their ids, so that there is one row whoever asked first.
friendships = sa.Table(
    "friendships",
    metadata,
    sa.Column("one", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True, index=True),
    sa.Column("asked_by", sa.String(32), nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("since", sa.Float, nullable=True),  # nothing: the other one has not answered yet
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("blocked", sa.String(32), primary_key=True),
)

# A game that waits for somebody in particular.
challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("by", sa.String(32), nullable=False, index=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("state", sa.String(10), nullable=False),  # open, accepted, declined
    sa.Column("at", sa.Float, nullable=False),
)

# The solo game of a week: the same for all. Its seed is drawn when somebody first asks for it.
weekly_games = sa.Table(
    "weekly_games",
    metadata,
    sa.Column("week", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("seed", sa.String(48), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
)

# Who plays or played it, each once.
weekly_entries = sa.Table(
    "weekly_entries",
    metadata,
    sa.Column("week", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("table_id", sa.String(16), nullable=False),
)

# Players who show their hand to whoever has a link of theirs; with another salt the old link shows nothing.
shown_hands = sa.Table(
    "shown_hands",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("salt", sa.String(32), nullable=False),
)

# Who came by such a link.
hand_watchers = sa.Table(
    "hand_watchers",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("salt", sa.String(32), nullable=False),
)
