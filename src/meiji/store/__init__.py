"""Games on disk: tables, seats and the log of moves, in SQLite or PostgreSQL."""

from __future__ import annotations

from meiji.store.counts import SharedCounts
from meiji.store.database import Database, default_database
from meiji.store.leases import Leases
from meiji.store.rows import AccountRow, Conflict, MoveRow, PersonRow, SeatRow, TableRow, TokenRow
from meiji.store.store import Store

__all__ = [
    "AccountRow",
    "Conflict",
    "Database",
    "Leases",
    "MoveRow",
    "PersonRow",
    "SeatRow",
    "SharedCounts",
    "Store",
    "TableRow",
    "TokenRow",
    "default_database",
]
