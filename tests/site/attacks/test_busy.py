"""While others write: whoever has to wait waits, and is not sent away."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from itertools import count
from typing import Any

import sqlalchemy as sa
from house import House


def test_a_table_is_deleted_while_others_write(house: House) -> None:
    """A transaction that reads first and then writes is refused by SQLite at once, if somebody has written meanwhile:
    beside three people who played, 11 of 419 tables could not be deleted (503)."""
    anna = house.visitor("Anna")
    tables = [anna.table("zaibatsu", ["me", "screen"]) for _ in range(3)]
    file, engine, numbers = str(house.site.database.url.database), house.site.database.engine.sync_engine, count()

    def write(*_: Any) -> None:
        with closing(sqlite3.connect(file, timeout=0)) as other, suppress(sqlite3.OperationalError):  # it may be locked
            other.execute("INSERT INTO people (id, name, created) VALUES (?, 'Ben', 0)", (f"ben {next(numbers)}",))
            other.commit()

    sa.event.listen(engine, "after_cursor_execute", write)
    try:
        for table in tables:
            anna.post(f"/table/{table}/delete")
    finally:
        sa.event.remove(engine, "after_cursor_execute", write)
