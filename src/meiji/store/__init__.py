"""Games on disk: tables, seats and the log of moves, in SQLite or PostgreSQL."""

from __future__ import annotations

from meiji.store.archive import Archive, Filter
from meiji.store.calls import Calls, CallSettings, Device, DueCall
from meiji.store.chat import Chats, MessageRow, ReportRow
from meiji.store.clocks import Clock
from meiji.store.counts import SharedCounts
from meiji.store.database import Database, default_database
from meiji.store.friends import ChallengeRow, FriendRow, Friends
from meiji.store.leases import Leases
from meiji.store.lessons import LessonStore
from meiji.store.lost_seats import LostSeats
from meiji.store.rows import (
    AccountRow,
    Conflict,
    DeletedTable,
    Departure,
    LostSeatRow,
    MoveRow,
    PersonRow,
    RatingChange,
    ResultRow,
    ResultSeat,
    SeatRow,
    TableRow,
    TokenRow,
)
from meiji.store.store import Store
from meiji.store.tournaments import EntrantRow, PairingRow, TournamentRow, Tournaments, Whole
from meiji.store.weekly import Weekly, WeeklyEntry, WeeklyGame

__all__ = [
    "AccountRow",
    "Archive",
    "CallSettings",
    "Calls",
    "ChallengeRow",
    "Chats",
    "Clock",
    "Conflict",
    "Database",
    "DeletedTable",
    "Departure",
    "Device",
    "DueCall",
    "EntrantRow",
    "Filter",
    "FriendRow",
    "Friends",
    "Leases",
    "LessonStore",
    "LostSeatRow",
    "LostSeats",
    "MessageRow",
    "MoveRow",
    "PairingRow",
    "PersonRow",
    "RatingChange",
    "ReportRow",
    "ResultRow",
    "ResultSeat",
    "SeatRow",
    "SharedCounts",
    "Store",
    "TableRow",
    "TokenRow",
    "TournamentRow",
    "Tournaments",
    "Weekly",
    "WeeklyEntry",
    "WeeklyGame",
    "Whole",
    "default_database",
]
