"""The tables of the database. The log of moves is the truth; everything else can be told from it or is about people.

Times are seconds since 1970. `revision` counts every change of a table (a move, a move taken back, a seat taken): a
writer names the revision that it has seen, so two writers can never both win.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("login", sa.String(40), primary_key=True),  # the name in small letters
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("password", sa.String(200), nullable=False),
    sa.Column("recovery", sa.String(200), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

# Browsers that have registered or logged in. Of the id in the cookie only the hash is known.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)

# Tokens of programs that act for a person. Of a token itself only the hash is known.
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("hash", sa.String(64), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)

# Boxes that are not shipped, so that a table can be played on when the file is gone.
boxes = sa.Table(
    "boxes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("toml", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
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
    sa.Column("salt", sa.String(32), nullable=False),  # of the links for players and spectators
    sa.Column("seed", sa.String(48), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("setup", sa.JSON, nullable=False),  # what was drawn while the table was set up
    sa.Column("start", sa.LargeBinary, nullable=True),  # the packed record after that
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("to_move", sa.Integer, nullable=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("rematch", sa.String(16), nullable=True, index=True),
    sa.Column("position", sa.JSON(none_as_null=True), nullable=True),  # where the log starts, if not with a setup
    sa.Column("real", sa.Boolean, nullable=False, server_default=sa.false()),  # draws are named, not made
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # for all, though several people play
    sa.Column("set_aside", sa.Boolean, nullable=False, server_default=sa.false()),  # its computer player cannot go on
)

seats = sa.Table(
    "seats",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # person, screen, computer
    sa.Column("person", sa.String(32), nullable=True, index=True),  # nobody yet: the seat is free
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("player", sa.String(80), nullable=True),
)

moves = sa.Table(
    "moves",
    metadata,
    _table_id(),
    sa.Column("number", sa.Integer, primary_key=True),  # from 1
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("notation", sa.String(80), nullable=False),
    sa.Column("drawn", sa.JSON, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),  # the packed record after the move
    sa.Column("rules", sa.String(20), nullable=False),  # the record's stamp
    sa.Column("at", sa.Float, nullable=False),
)

seen = sa.Table(
    "seen",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("length", sa.Integer, nullable=False),
)

watchers = sa.Table(
    "watchers",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(32), primary_key=True),
)

# Who wants whose seat to be taken over by a computer player.
votes = sa.Table(
    "votes",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("revision", sa.Integer, nullable=False, server_default="-1"),  # of the table; later the vote is forgotten
)

# Addresses to call when it is somebody's turn.
hooks = sa.Table(
    "hooks",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("url", sa.String(500), nullable=False),
)

# Reviews of finished games, made once.
reviews = sa.Table(
    "reviews",
    metadata,
    _table_id(),
    sa.Column("log", sa.String(64), nullable=False),  # a stamp of the moves that were looked at
    sa.Column("told", sa.JSON, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

# How often something was asked for, by a stamp of who asked for what; see store/counts.py.
counts = sa.Table(
    "counts",
    metadata,
    sa.Column("key", sa.String(32), primary_key=True),
    sa.Column("window", sa.Integer, nullable=False),
    sa.Column("before", sa.Integer, nullable=False),  # hits in the window before
    sa.Column("hits", sa.Integer, nullable=False),
    sa.Column("ends", sa.Float, nullable=False),  # when the row is worth nothing any more
)

# Which server thinks at a table.
leases = sa.Table(
    "leases",
    metadata,
    _table_id(),
    sa.Column("server", sa.String(32), nullable=False, index=True),
    sa.Column("expires", sa.Float, nullable=False),
)
