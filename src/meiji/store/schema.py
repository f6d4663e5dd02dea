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
    sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("owner", sa.Boolean, nullable=False, server_default=sa.false()),  # of the site
    sa.Column("returns", sa.Integer, nullable=False, server_default="0"),  # how often the return link was made anew
    sa.Column("crest", sa.String(40), nullable=True),  # none: the one that belongs to the id
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),  # from strangers
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
    sa.Column("summary", sa.JSON(none_as_null=True), nullable=True),  # how far it is, for lists
    sa.Column("source", sa.String(10), nullable=True),  # where it comes from, if it did not begin here: copy, upload
    sa.Column("origin", sa.String(16), nullable=True, index=True),  # of which table it is a copy
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),  # its result counts for ratings
    sa.Column("set_aside", sa.Boolean, nullable=False, server_default=sa.false()),  # its computer player cannot go on
    sa.Column("resigned", sa.Integer, nullable=True),  # the seat that gave up, which ended the game
    sa.Column("taken_back", sa.JSON, nullable=False, server_default="[]"),  # turns: [to which moment, seat, how often]
    sa.Column("copy_moment", sa.Integer, nullable=True),  # after how many moves of its origin a copy begins
    sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),  # see store/clocks.py
    sa.Column("flag", sa.Float, nullable=True, index=True),  # when the clock that runs is at zero
    sa.Column("lesson", sa.String(40), nullable=True),  # the name of the lesson that is done here
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

# Seats whose holder is lost: somebody else may sit there by a link of its own, unless the holder objects.
lost_seats = sa.Table(
    "lost_seats",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("holder", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),  # the holder's
    sa.Column("salt", sa.String(32), nullable=False),  # of the link
    sa.Column("state", sa.String(10), nullable=False),  # open, taken, back
    sa.Column("taker", sa.String(32), nullable=True),
    sa.Column("since", sa.Float, nullable=False),
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
    sa.Column("revision", sa.Integer, nullable=False, server_default="-1"),  # moves played; later it is forgotten
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

# How games ended, told once from their logs. What counts for ratings outlives its table.
results = sa.Table(
    "results",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),  # in this order they count
    sa.Column("table_id", sa.String(16), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("pace", sa.String(10), nullable=False),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("how", sa.String(10), nullable=False),  # rules, resigned, agreed
    sa.Column("rated", sa.Boolean, nullable=False),
    sqlite_autoincrement=True,
)

result_seats = sa.Table(
    "result_seats",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("player", sa.String(80), nullable=True),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=True),  # none: the game was ended by agreement
    sa.Column("points", sa.JSON, nullable=False),  # by source
)

# What a rated result did to the rating of each person. All of it can be told from the results.
rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the result
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("mu", sa.Float, nullable=False),  # afterwards
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
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

# What people want to do together: end a game, delete it. It happens when all who sit there agree.
proposals = sa.Table(
    "proposals",
    metadata,
    _table_id(),
    sa.Column("kind", sa.String(10), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

# Who sat there first, where a computer player has taken over in the middle of a game.
departures = sa.Table(
    "departures",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=True, index=True),  # nobody: deleted since
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("why", sa.String(10), nullable=False),  # left, voted
    sa.Column("length", sa.Integer, nullable=False),  # moves that had been played
)

# What is told to those who sat at a table that somebody deleted.
deleted_tables = sa.Table(
    "deleted_tables",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# What is said at a table: among its players, and apart among those who watch.
messages = sa.Table(
    "messages",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("room", sa.String(10), nullable=False),  # players, spectators
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("phrase", sa.String(20), nullable=False),  # the key of a ready-made sentence, or nothing
    sa.Column("at", sa.Float, nullable=False),
    sqlite_autoincrement=True,  # no number is given twice: a report is about one message
)

# What somebody notes at a table, for themselves.
notes = sa.Table(
    "notes",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

# Whom somebody does not want to read; * is everybody.
mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("muted", sa.String(32), primary_key=True),
)

# Messages that were reported, as they were said: they stay when the table goes, until the owner has read them.
reports = sa.Table(
    "reports",
    metadata,
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

# Browsers that take push messages for somebody.
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the endpoint
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("endpoint", sa.String(600), nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("failed", sa.String(100), nullable=False),  # why the last message did not arrive
)

# How somebody is called otherwise, and when not.
call_settings = sa.Table(
    "call_settings",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("mail", sa.String(200), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=True),
    sa.Column("quiet_to", sa.Integer, nullable=True),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("failed", sa.String(100), nullable=False),
)

# Tables at which somebody is not called.
silenced = sa.Table(
    "silenced",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(32), primary_key=True),
)

# The last turn for which somebody was called, or is to be called.
calls = sa.Table(
    "calls",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=True, index=True),  # nothing: it was made
)
