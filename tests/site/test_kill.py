"""A move that was acknowledged is never lost, however the server ends."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

ROUNDS = int(os.environ.get("MEIJI_TEST_KILLS", "5"))  # 50 and more take some minutes


class Server:
    """`meiji serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, "MEIJI_DATA": str(folder)}

    def start(self, *more: str) -> None:
        command = [sys.executable, "-m", "meiji", "serve", "--no-browser", "--port", str(self.port), *more]
        self.process = subprocess.Popen(command, env=self.environment, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                httpx.get(self.url + "/healthz")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def test_killing_the_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Killed at any moment, also in the middle of a move; a move that got no answer may be there or not."""
    server, chooser = Server(tmp_path), random.Random(3)
    server.start()
    try:
        guest = httpx.post(server.url + "/api/guests", json={"name": "Anna"}).json()
        web = httpx.Client(base_url=server.url + "/api", timeout=60)
        web.headers["authorization"] = f"Bearer {guest['token']}"
        wishes = [{"game": game, "who": ["me", "screen"]} for game in ("zaibatsu", "yokohama")]
        acknowledged: dict[str, list[str]] = {web.post("/tables", json=wanted).json()["id"]: [] for wanted in wishes}
        for _ in range(ROUNDS):
            killing = threading.Timer(chooser.random() * 0.5, server.kill)
            killing.start()
            asked = play_until_the_end(web, acknowledged, chooser)
            killing.join()
            server.start()
            for table, moves in acknowledged.items():
                played = [move[0] for move in web.get(f"/tables/{table}/save").json().get("moves", [])]
                state = web.get(f"/tables/{table}").json()
                unanswered = state["table"]["moment"] - len(moves)
                assert len(state["log"]) == state["table"]["moment"] and unanswered in (0, 1)
                if unanswered:
                    assert asked is not None and asked[0] == table
                    moves.append(asked[1])
                if played:  # where secrets are kept, the save of a running game holds no moves
                    assert played == moves
        assert sum(map(len, acknowledged.values())) >= ROUNDS
    finally:
        server.kill()


def play_until_the_end(
    web: httpx.Client, acknowledged: dict[str, list[str]], chooser: random.Random
) -> tuple[str, str] | None:
    """Play on both tables until the server is gone; the move that got no answer, if there is one."""
    asked = None
    while True:
        try:
            for table, moves in acknowledged.items():
                asked = None
                state = web.get(f"/tables/{table}").json()
                if state["table"]["status"] == "over":
                    continue
                move = chooser.choice(state["moves"])["notation"]
                asked = (table, move)
                answer = web.post(f"/tables/{table}/moves", json={"moment": len(moves), "move": move})
                assert answer.status_code == 200, answer.text
                moves.append(move)
        except httpx.TransportError:
            return asked
