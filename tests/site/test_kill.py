"""A move that was acknowledged is never lost, however the server ends."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROUNDS = int(os.environ.get("MEIJI_TEST_KILLS", "4"))


class Server:
    """`meiji serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, "MEIJI_DATA": str(folder)}

    def start(self) -> None:
        command = [sys.executable, "-m", "meiji", "serve", "--no-browser", "--port", str(self.port)]
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
    server = Server(tmp_path)
    server.start()
    chooser = random.Random(3)
    try:
        guest = httpx.post(server.url + "/api/guests", json={"name": "Anna"}).json()
        headers = {"authorization": f"Bearer {guest['token']}"}
        web = httpx.Client(base_url=server.url + "/api", headers=headers, timeout=60)
        table = web.post("/tables", json={"game": "zaibatsu", "who": ["me", "screen"]}).json()["id"]
        acknowledged: list[str] = []
        for _ in range(ROUNDS):
            for _ in range(chooser.randint(1, 6)):
                state = web.get(f"/tables/{table}").json()
                move = chooser.choice(state["moves"])["notation"]
                answer = web.post(f"/tables/{table}/moves", json={"moment": len(acknowledged), "move": move})
                assert answer.status_code == 200
                acknowledged.append(move)
            server.kill()
            server.start()
            state = web.get(f"/tables/{table}").json()
            assert state["table"]["moment"] == len(acknowledged) == len(state["log"])
            save = httpx.get(f"{server.url}/table/{table}/save.json", headers=web.headers).json()
            assert [move[0] for move in save["moves"]] == acknowledged
    finally:
        server.kill()
