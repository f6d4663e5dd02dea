"""Two servers on one PostgreSQL: what one commits, the watchers of the other hear."""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading
from pathlib import Path

import httpx
import postgres
import pytest
from house import House, Listener, Visitor
from test_hosting import commands

pytestmark = pytest.mark.skipif(not postgres.is_there(), reason="there is no PostgreSQL here")


def test_servers_hear_each_other(tmp_path: Path) -> None:
    url = postgres.new_database()
    with House(tmp_path, database=url) as one, House(tmp_path, database=url) as two:
        anna = one.visitor("Anna")
        table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
        watcher = two.visitor("Watcher")
        assert watcher.state(table)["table"]["moment"] == 0
        listener = Listener(watcher.web, table)
        assert listener.ready.wait(10)
        anna.play(table)
        listener.join(3)
        assert len(listener.heard) == 2
        assert watcher.state(table)["table"]["moment"] == 1


def test_a_hint_is_heard_at_the_other_server_by_whoever_asked(tmp_path: Path) -> None:
    url = postgres.new_database()
    with House(tmp_path, database=url) as one, House(tmp_path, database=url) as two:
        anna, ben = one.visitor("Anna"), two.visitor("Ben")
        table = anna.table("nippon", ["me", "screen"], listed="yes")
        elsewhere = two.visitor()
        elsewhere.web.cookies = anna.web.cookies
        heard: dict[str, list[str]] = {"anna": [], "ben": []}
        ready, came = threading.Barrier(3), threading.Event()

        def listen(name: str, person: Visitor) -> None:
            closed = contextlib.suppress(httpx.RemoteProtocolError)  # the house is left while Ben still listens
            with closed, person.web.stream("GET", f"/table/{table}/events") as stream:
                for line in stream.iter_lines():
                    if not heard[name]:
                        ready.wait(30)
                    heard[name].append(line)
                    if line == "event: hint":
                        came.set()
                        return

        for name, person in (("anna", elsewhere), ("ben", ben)):
            threading.Thread(target=listen, args=(name, person), daemon=True).start()
        ready.wait(30)
        anna.web.post(f"/table/{table}/hint", data={"csrf": anna.csrf}, headers={"accept": "application/json"})
        assert came.wait(120)
        assert "event: hint" in heard["anna"] and "event: hint" not in heard["ben"]


def test_a_game_is_played_and_an_account_made(tmp_path: Path) -> None:
    with House(tmp_path, database=postgres.new_database(), writes_per_minute=100_000) as house:
        anna = house.visitor("Anna")
        table = anna.table("yokohama", ["me", "screen"])
        assert anna.play_until(table, lambda state: False)["table"]["status"] == "over"
        copy = anna.post(f"/table/{table}/copy", moment=30).url.path.rpartition("/")[2]
        assert anna.state(copy)["table"]["moment"] == 30
        assert "m-code" in anna.post("/account/register", name="Anna", password="silk and steam").text
        other = house.visitor("Guest")
        other.post("/account/login", name="Anna", password="silk and steam")
        assert f"/table/{copy}" in other.get("/")


def test_back_up_and_restore(tmp_path: Path) -> None:
    """The commands of the page about hosting: what was there is there again, and what came after is not."""
    back_up, restore = commands("Back up and restore")[2:]
    url = postgres.new_database()
    programs = str(Path(postgres.program("pg_dump") or "").parent)
    path = os.pathsep.join([programs, os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "DATABASE": url, "BACKUP": str(tmp_path)}
    with House(tmp_path, database=url) as house:
        anna = house.visitor("Anna")
        table = anna.table("nippon", ["me", "screen"])
        anna.play(table)
        subprocess.run(["sh", "-e", "-c", back_up], env=environment, check=True)
        anna.play(table)
        assert anna.state(table)["table"]["moment"] == 2
    subprocess.run(["sh", "-e", "-c", restore], env=environment, check=True)
    with House(tmp_path, database=url) as house:
        again = house.visitor()
        again.web.cookies = anna.web.cookies
        assert again.state(table)["table"]["moment"] == 1
