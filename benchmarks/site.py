"""How long from a click until every watcher has the new page and picture?

python benchmarks/site.py [--tables 200] [--watchers 4] [--seconds 120] [--every 2]

The server runs in one process of its own; players and watchers run here, on the same machine. A watcher listens as a
browser does (server-sent events) and then fetches the part and the picture. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any


def unpack(content: bytes) -> Any:
    return json.loads(gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content)


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


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.clicked: dict[tuple[str, int], float] = {}
        self.waits: list[float] = []
        self.moves = 0
        self.bytes = 0

    async def watch(self, table: str, ready: asyncio.Semaphore) -> None:
        events, web = Web(self.port), Web(self.port)
        reader = await events.send("GET", f"/table/{table}/live")
        ready.release()
        while True:
            line = await reader.readline()
            if line.startswith(b"data:"):
                heard = int(line[5:])
                part = await web.ask("GET", f"/table/{table}/part")
                board = await web.ask("GET", f"/table/{table}/board")
                self.bytes += len(part) + len(board)
                done = time.perf_counter()
                if (table, heard) in self.clicked:
                    self.waits.append(done - self.clicked[table, heard])

    async def play(self, table: str, token: str, every: float, end: float) -> None:
        web, chooser = Web(self.port, token), random.Random(table)
        await asyncio.sleep(chooser.random() * every)
        while time.perf_counter() < end:
            state = unpack(await web.ask("GET", f"/api/tables/{table}"))
            if not state["moves"]:
                return
            move = {"moment": state["table"]["moment"], "move": chooser.choice(state["moves"])["notation"]}
            self.clicked[table, state["table"]["revision"] + 1] = time.perf_counter()
            await web.ask("POST", f"/api/tables/{table}/moves", move)
            self.moves += 1
            await asyncio.sleep(every)


async def measure(port: int, tables: int, watchers: int, seconds: float, every: float) -> dict[str, Any]:
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
    watching = [asyncio.create_task(load.watch(table, ready)) for table in made for _ in range(watchers)]
    for _ in watching:
        await ready.acquire()
    await asyncio.sleep(2)
    begun = time.perf_counter()
    await asyncio.gather(*(load.play(table, token, every, begun + seconds) for table in made))
    await asyncio.sleep(1)
    for task in watching:
        task.cancel()
    waits = sorted(load.waits)
    cut = {f"p{p}_ms": round(1000 * waits[min(len(waits) - 1, len(waits) * p // 100)], 1) for p in (50, 95, 99)}
    return {
        "tables": tables,
        "watchers": len(watching),
        "moves_per_second": round(load.moves / seconds, 1),
        "updates": len(waits),
        "expected_updates": load.moves * watchers,
        **cut,
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
            print(json.dumps(asyncio.run(measure(port, **vars(wanted)))))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
