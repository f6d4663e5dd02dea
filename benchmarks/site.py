"""How long from a click until every watcher has the new page and picture?

python benchmarks/site.py [--tables 200] [--watchers 4] [--seconds 120] [--every 2]

The server runs in one process of its own; players and watchers run here, on the same machine. A watcher does what the
page does: it listens to server-sent events and puts the page and the picture together from the fragments that come. At
the end it is checked that they are those which the server would send to a new page. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import math
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

try:
    from uvloop import run
except ImportError:  # Windows
    from asyncio import run


def plain(content: bytes) -> str:
    return (gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content).decode()


def unpack(content: bytes) -> Any:
    return json.loads(plain(content))


class Web:
    """One kept connection, no more than the benchmark needs: httpx would cost more than the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.lines = port, f"Host: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n"
        if token:
            self.lines += f"Authorization: Bearer {token}\r\n"
        self.reader: asyncio.StreamReader | None = None

    async def send(self, method: str, path: str, data: Any = None) -> asyncio.StreamReader:
        if self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        body = b"" if data is None else json.dumps(data).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        self.writer.write(f"{method} {path} HTTP/1.1\r\n{self.lines}{kind}\r\n".encode() + body)
        return self.reader

    async def ask(self, method: str, path: str, data: Any = None) -> bytes:
        try:
            return await self._ask(method, path, data)
        except (ConnectionError, asyncio.IncompleteReadError):  # an idle connection was closed
            self.reader = None
            return await self._ask(method, path, data)

    async def _ask(self, method: str, path: str, data: Any = None) -> bytes:
        reader = await self.send(method, path, data)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        assert head.split()[1].startswith(b"2"), head
        found = re.search(rb"content-length: (\d+)", head)
        if found:
            return await reader.readexactly(int(found[1]))
        parts = []
        while size := int(await reader.readline(), 16):
            parts.append(await reader.readexactly(size + 2))
        await reader.readline()
        return b"".join(part[:-2] for part in parts)


class Watcher:
    """Somebody who watches, as the page does: fragments of the page and the picture come over the stream."""

    def __init__(self, load: Load, table: str) -> None:
        self.load, self.table = load, table
        self.events, self.web = Web(load.port), Web(load.port)
        self.shown: dict[str, Any] = {}

    async def listen(self, ready: asyncio.Semaphore) -> None:
        reader = await self.events.send("GET", f"/table/{self.table}/events")
        ready.release()
        kind = b""
        while line := await reader.readline():
            if line.startswith(b"event:"):
                kind = line[6:].strip()
            elif line.startswith(b"data:") and kind not in (b"", b"watching"):
                await self.hear(kind, json.loads(line[5:]))
                kind = b""

    async def hear(self, kind: bytes, data: Any) -> None:
        if kind == b"update" and self.shown and self.shown["revision"] == data["since"]:
            self.shown = {part: renew(self.shown[part], data[part]) for part in ("sidebar", "board")}
            self.shown["revision"] = data["revision"]
            self.load.updates += 1
        else:  # at first, and after something was missed
            self.shown = unpack(await self.web.ask("GET", f"/table/{self.table}/view"))
        self.load.seen(self.table, self.shown["revision"])

    async def check(self) -> bool:
        """Is what came piece by piece just what a page would be sent now?"""
        fresh = unpack(await self.web.ask("GET", f"/table/{self.table}/view"))
        return all("".join(self.shown[part]) == "".join(fresh[part]) for part in ("board", "sidebar"))


def renew(old: list[str], changes: list[Any]) -> list[str]:
    found: list[str] = []
    for change in changes:
        found += [change] if isinstance(change, str) else old[change[0] : change[1]]
    return found


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.clicked: dict[tuple[str, int], float] = {}
        self.waits: list[float] = []
        self.moves = 0
        self.updates = 0

    def seen(self, table: str, revision: int) -> None:
        if (table, revision) in self.clicked:
            self.waits.append(time.perf_counter() - self.clicked[table, revision])

    async def settle(self, everybody: list[Watcher]) -> None:
        """Wait until all that was played has arrived, at most half a minute."""
        last: dict[str, int] = {}
        for table, revision in self.clicked:
            last[table] = max(revision, last.get(table, 0))
        for _ in range(300):
            if all(watcher.shown.get("revision") == last.get(watcher.table) for watcher in everybody):
                return
            await asyncio.sleep(0.1)

    async def sit_down(self, table: str, token: str) -> tuple[Web, Any]:
        web = Web(self.port, token)
        return web, unpack(await web.ask("GET", f"/api/tables/{table}"))

    async def play(self, table: str, web: Web, state: Any, every: float, end: float) -> None:
        chooser = random.Random(table)
        turn = time.perf_counter() + chooser.random() * every
        while turn < end and state["moves"]:
            await asyncio.sleep(turn - time.perf_counter())
            turn += every
            move = {"moment": state["table"]["moment"], "move": chooser.choice(state["moves"])["notation"]}
            self.clicked[table, state["table"]["revision"] + 1] = time.perf_counter()
            state = unpack(await web.ask("POST", f"/api/tables/{table}/moves", move))
            self.moves += 1


def cpu_seconds(process: int) -> float:
    """What a process has used so far, where the system tells (Linux)."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return math.nan
    return sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, server: int, tables: int, watchers: int, seconds: float, every: float) -> dict[str, Any]:
    load = Load(port)
    token = unpack(await Web(port).ask("POST", "/api/guests", {"name": "Load"}))["token"]
    owner = Web(port, token)
    made = []
    for number in range(tables):
        wish = {"game": "zaibatsu", "who": ["me", "screen"], "listed": True}
        made.append(unpack(await owner.ask("POST", "/api/tables", wish))["id"])
        if number % 100 == 99:
            await asyncio.sleep(0.1)
    ready = asyncio.Semaphore(0)
    everybody = [Watcher(load, table) for table in made for _ in range(watchers)]
    watching = [asyncio.create_task(watcher.listen(ready)) for watcher in everybody]
    for _ in watching:
        await ready.acquire()
    while not all(watcher.shown for watcher in everybody):  # the pages are open before anybody plays
        await asyncio.sleep(0.1)
    seated = [(table, *await load.sit_down(table, token)) for table in made]
    begun, used = time.perf_counter(), [cpu_seconds(server), time.process_time()]
    await asyncio.gather(*(load.play(*seat, every, begun + seconds) for seat in seated))
    used = [cpu_seconds(server) - used[0], time.process_time() - used[1]]
    elapsed = time.perf_counter() - begun
    await load.settle(everybody)
    right = [await watcher.check() for watcher in everybody[::watchers]]
    for task in watching:
        task.cancel()
    waits = sorted(load.waits)
    cut = {f"p{p}_ms": round(1000 * waits[min(len(waits) - 1, len(waits) * p // 100)], 1) for p in (50, 95, 99)}
    return {
        "tables": tables,
        "watchers": len(watching),
        "moves_per_second": round(load.moves / elapsed, 1),
        "updates": len(waits),
        "expected_updates": load.moves * watchers,
        "updates_by_fragments": load.updates,
        "pages_right": all(right),
        **cut,
        "server_cpu_ms_per_move": round(1000 * used[0] / load.moves, 2),
        "load_cpu_ms_per_move": round(1000 * used[1] / load.moves, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--every", type=float, default=2)
    wanted = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "meiji", "serve", "--no-browser", "--port", str(port)]
        environment = {**os.environ, "MEIJI_DATA": folder, "MEIJI_WRITES_PER_MINUTE": "1000000"}
        server = subprocess.Popen(command, env=environment)
        try:
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    time.sleep(0.1)
            time.sleep(1)
            print(json.dumps(run(measure(port, server.pid, **vars(wanted)))))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
