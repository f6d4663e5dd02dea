"""A move that was acknowledged is never lost, however the server ends."""

from __future__ import annotations

import json
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

import meiji

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
    """Killed at any moment, also in the middle of a move; moves without an answer may be there, all of them, or not."""
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
                assert len(state["log"]) == state["table"]["moment"]
                if unanswered:
                    assert asked is not None and asked[0] == table and unanswered == len(asked[1]), "all or nothing"
                    moves.extend(asked[1])
                if played:  # where secrets are kept, the save of a running game holds no moves
                    assert played == moves
        assert sum(map(len, acknowledged.values())) >= ROUNDS
    finally:
        server.kill()


def play_until_the_end(
    web: httpx.Client, acknowledged: dict[str, list[str]], chooser: random.Random
) -> tuple[str, list[str]] | None:
    """Play on both tables until the server is gone; the moves of one call that got no answer, if there are any."""
    asked = None
    while True:
        try:
            for table, moves in acknowledged.items():
                asked = None
                state = web.get(f"/tables/{table}").json()
                if state["table"]["status"] == "over":
                    continue
                asked = (table, chain(web, table, chooser) or [chooser.choice(state["moves"])["notation"]])
                answer = web.post(f"/tables/{table}/moves", json={"moment": len(moves), "move": asked[1]})
                assert answer.status_code == 200, answer.text
                moves.extend(asked[1])
        except httpx.TransportError:
            return asked


def chain(web: httpx.Client, table: str, chooser: random.Random) -> list[str]:
    """Up to four moves in a row for one call; none where the save does not tell the whole game."""
    save = web.get(f"/tables/{table}/save").json()
    found: list[str] = []
    if "moves" in save:
        game = meiji.load(json.dumps(save))
        seat = game.to_move
        while len(found) < 4 and game.to_move == seat and (not found or game.can_undo):
            move = chooser.choice(game.moves())
            found.append(move.notation)
            game.play(move)
    return found
