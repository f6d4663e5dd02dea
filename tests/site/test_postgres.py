"""Two servers on one PostgreSQL: what one commits, the watchers of the other hear."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from conftest import POSTGRES, _new_postgres
from house import House

pytestmark = pytest.mark.skipif(POSTGRES is None, reason="MEIJI_TEST_POSTGRES names no database")


def test_servers_hear_each_other(tmp_path: Path) -> None:
    url = _new_postgres(str(POSTGRES))
    with House(tmp_path, database=url) as one, House(tmp_path, database=url) as two:
        anna = one.visitor("Anna")
        table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
        watcher = two.visitor("Watcher")
        assert watcher.state(table)["table"]["moment"] == 0
        heard: list[str] = []
        ready, done = threading.Event(), threading.Event()

        def listen() -> None:
            with watcher.web.stream("GET", f"/table/{table}/live") as stream:
                for line in stream.iter_lines():
                    if line.startswith("data:"):
                        heard.append(line)
                        ready.set()
                        if len(heard) == 2:
                            done.set()
                            return

        threading.Thread(target=listen, daemon=True).start()
        assert ready.wait(10)
        anna.play(table)
        assert done.wait(3)
        assert watcher.state(table)["table"]["moment"] == 1
