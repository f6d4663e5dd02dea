"""Is every move and undo that was acknowledged still there after the server was killed?

python benchmarks/kills.py [--kills 500] [--postgres] [--clients 4] [--seed 1] [--minutes 60]

Clients play at random and take back, two of them at each table. A server is killed (SIGKILL) in the middle of it and
started again; then every table has to hold what was last acknowledged there, and beyond that only what was asked for
and not yet answered. With `--postgres` two servers share a database (the one of MEIJI_TEST_POSTGRES, else one that is
started where it is installed), the clients of a table sit at different servers, and one of both is killed, chosen at
random. Prints one JSON object; ends with 1 if anything is lost.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx

from meiji.kernel.spec import find_game

GAMES = ("zaibatsu", "nippon", "yokohama")
UNDO = 0.25  # of all that is asked for
LONGEST = 0.6  # seconds until the kill
AFTER = 0.15  # seconds in which the others go on


def run(port: int, database: str | None, folder: str) -> None:
    """In a process of its own: `meiji serve`."""
    os.environ |= {"MEIJI_DATA": folder}
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    from meiji.site.serve import serve
    from meiji.site.settings import Settings, kept_secret

    more = {"database": database} if database else {}
    serve(Settings(secret=kept_secret(), writes_per_minute=1_000_000, **more), "127.0.0.1", port, browser=False)


class Server:
    """Forked from a process that has loaded everything, so that to start it again takes little."""

    def __init__(self, folder: str, database: str | None) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder, self.database = folder, database
        self.start()

    def start(self) -> None:
        processes = get_context("forkserver")
        processes.set_forkserver_preload(["meiji.site.serve"])
        self.process = processes.Process(target=run, args=(self.port, self.database, self.folder))
        self.process.start()
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                if httpx.get(self.url + "/healthz", timeout=60).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise SystemExit("the server does not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.join()


@dataclass
class Table:
    """What was last acknowledged, by revision; and how many moves and undos got no answer since."""

    id: str
    revision: int
    log: list[str]
    seat: int | None = None  # through whose eyes: a game with secrets tells its log to each seat in its own way
    over: bool = False
    moves: int = 0
    undos: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def hear(self, state: Any) -> None:
        with self.lock:
            if state["table"]["revision"] > self.revision:
                self.revision, self.log = state["table"]["revision"], state["log"]
                self.seat, self.over = state["seat"], state["table"]["status"] == "over"

    def lost(self, state: Any) -> str:
        """What is wrong with the table as it is now; nothing, if all is there."""
        revision, log = state["table"]["revision"], state["log"]
        same = min(len(log), len(self.log))
        if state["seat"] == self.seat or not find_game(state["table"]["game"]).secrets:
            same = next((number for number in range(same) if log[number] != self.log[number]), same)
        if not self.revision <= revision <= self.revision + self.moves + self.undos:
            return f"revision {revision} after {self.revision}, {self.moves} moves and {self.undos} undos unanswered"
        if same < len(self.log) - self.undos or len(log) > len(self.log) + self.moves:
            return f"{len(log)} moves of which {same} are the same, {len(self.log)} were acknowledged"
        return ""


class Client(threading.Thread):
    """Plays at one table until it is told to stop or the server is gone."""

    def __init__(
        self, url: str, token: str, table: Table, seed: str, stop: threading.Event, counts: Counter[str]
    ) -> None:
        super().__init__(daemon=True)
        self.web = httpx.Client(base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=60)
        self.table, self.stop, self.counts = table, stop, counts
        self.chooser = random.Random(seed)

    def run(self) -> None:
        try:
            while not self.stop.is_set() and not self.table.over:
                self.ask()
        except httpx.TransportError:
            pass
        except Exception as error:  # an answer that should not be
            self.counts["odd answers"] += 1
            print(f"an odd answer: {error!r}", file=sys.stderr)
        finally:
            self.web.close()

    def ask(self) -> None:
        path = f"/api/tables/{self.table.id}"
        state = self.web.get(path).json()
        self.table.hear(state)
        if state["may_undo"] and self.chooser.random() < UNDO:
            self.post("undos", f"{path}/undo", None)
        elif state["moves"]:
            move = self.chooser.choice(state["moves"])["notation"]
            self.post("moves", f"{path}/moves", {"moment": state["table"]["moment"], "move": move})

    def post(self, kind: str, path: str, body: Any) -> None:
        with self.table.lock:
            setattr(self.table, kind, getattr(self.table, kind) + 1)
        answer = self.web.post(path, json=body)
        with self.table.lock:
            setattr(self.table, kind, getattr(self.table, kind) - 1)
        if answer.status_code == 200:
            self.counts[f"{kind} acknowledged"] += 1
            self.table.hear(answer.json())
        elif answer.status_code in (403, 409, 422, 503):  # the other client was quicker
            self.counts["refused"] += 1
        else:
            raise AssertionError((answer.status_code, answer.text[:200]))


def new_table(url: str, token: str, game: str) -> Table:
    wish = {"game": game, "who": ["me", "screen"]}
    headers = {"authorization": f"Bearer {token}"}
    answer = httpx.post(f"{url}/api/tables", json=wish, headers=headers, timeout=60)
    return Table(answer.json()["id"], answer.json()["revision"], [])


def play_and_kill(servers: list[Server], clients: int, kills: int, seed: int, end: float) -> dict[str, Any]:
    chooser, counts = random.Random(seed), Counter[str]()
    lost: list[str] = []
    token = httpx.post(f"{servers[0].url}/api/guests", json={"name": "Anna"}).json()["token"]
    tables = [new_table(servers[0].url, token, GAMES[n % len(GAMES)]) for n in range(max(1, clients // 2))]
    while counts["kills"] < kills and time.monotonic() < end:
        for n, table in enumerate(tables):
            if table.over:
                tables[n] = new_table(servers[0].url, token, chooser.choice(GAMES))
                counts["tables played to the end"] += 1
        stop = threading.Event()
        players = [
            Client(
                servers[n % len(servers)].url,
                token,
                tables[n // 2 % len(tables)],
                f"{seed}-{counts['kills']}-{n}",
                stop,
                counts,
            )
            for n in range(clients)
        ]
        for player in players:
            player.start()
        time.sleep(chooser.random() * LONGEST)
        victim = chooser.choice(servers)
        victim.kill()
        counts["kills"] += 1
        time.sleep(AFTER if len(servers) > 1 else 0)
        stop.set()
        for player in players:
            player.join()
        victim.start()
        for table in tables:
            for server in servers:
                headers = {"authorization": f"Bearer {token}"}
                state = httpx.get(f"{server.url}/api/tables/{table.id}", headers=headers, timeout=60).json()
                if wrong := table.lost(state):
                    lost.append(f"kill {counts['kills']}, table {table.id}: {wrong}")
            counts["unanswered"] += table.moves + table.undos
            table.moves = table.undos = 0
            table.revision = -1
            table.hear(state)
        if counts["kills"] % 25 == 0:
            print(f"{counts['kills']} kills, {dict(counts)}, {len(lost)} lost", file=sys.stderr, flush=True)
    return {**counts, "lost": len(lost), "what": lost[:20]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    chosen = parser.parse_args()
    database = None
    if chosen.postgres:
        sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "site"))
        import postgres

        database = postgres.new_database()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(folder, database) for _ in range(2 if chosen.postgres else 1)]
        try:
            found = play_and_kill(servers, chosen.clients, chosen.kills, chosen.seed, begun + 60 * chosen.minutes)
        finally:
            for server in servers:
                server.kill()
    minutes = round((time.monotonic() - begun) / 60, 1)
    print(json.dumps({"database": "postgresql" if database else "sqlite", "minutes": minutes, **found}))
    sys.exit(1 if found["lost"] or found.get("odd answers") else 0)


if __name__ == "__main__":
    main()
