"""How long does a person wait for a computer player while somebody else keeps many tables thinking?

python benchmarks/fairness.py [--tables 30] [--answers 10] [--game nippon]

A server runs in a process of its own. First one person plays alone against each level, then again while another one
has so many tables of four `master` in play. An answer is the time from a move until the computer player has moved,
pause included. It has to come within twice the time without load and its thinking time. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx

THINKING = {"player": 0.0, "master": 1.5}  # seconds, where the level is given time


class Person:
    def __init__(self, url: str, name: str) -> None:
        token = httpx.post(f"{url}/api/guests", json={"name": name}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        self.web = httpx.Client(base_url=f"{url}/api", headers=headers, timeout=60)

    def table(self, game: str, who: list[str]) -> str:
        answer = self.web.post("/tables", json={"game": game, "who": who})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def state(self, table: str) -> Any:
        return self.web.get(f"/tables/{table}").json()

    def answers(self, game: str, level: str, count: int) -> list[float]:
        """How long the computer player took to answer, so many times."""
        chooser, found = random.Random(1), []
        table = self.table(game, ["me", level])
        while len(found) < count:
            state = self.state(table)
            if state["table"]["status"] == "over":
                table = self.table(game, ["me", level])
            elif not state["moves"]:
                begun, moment = time.perf_counter(), state["table"]["moment"]
                while self.state(table)["table"]["moment"] == moment:
                    time.sleep(0.01)
                found.append(time.perf_counter() - begun)
            else:
                move = {"moment": state["table"]["moment"], "move": chooser.choice(state["moves"])["notation"]}
                assert self.web.post(f"/tables/{table}/moves", json=move).status_code == 200
        self.web.delete(f"/tables/{table}")
        return found


def serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "MEIJI_DATA": folder, "MEIJI_WRITES_PER_MINUTE": "100000"}
    command = [sys.executable, "-m", "meiji", "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            httpx.get(f"{url}/healthz")
            return process, url
        except httpx.TransportError:
            time.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=10)
    parser.add_argument("--game", default="nippon")
    chosen = parser.parse_args()
    figures: dict[str, Any] = {"tables": chosen.tables, "game": chosen.game}
    with tempfile.TemporaryDirectory() as folder:
        process, url = serve(folder)
        try:
            ben, anna = Person(url, "Ben"), Person(url, "Anna")
            for level in THINKING:
                ben.answers(chosen.game, level, 1)  # compiled or loaded from now on
            alone = {level: ben.answers(chosen.game, level, chosen.answers) for level in THINKING}
            for _ in range(chosen.tables):
                anna.table(chosen.game, ["master"] * 4)
            for level in THINKING:
                ben.answers(chosen.game, level, 1)
            loaded = {level: ben.answers(chosen.game, level, chosen.answers) for level in THINKING}
        finally:
            process.kill()
            process.wait()
    for level, thinking in THINKING.items():
        unloaded, late = statistics.median(alone[level]), statistics.median(loaded[level])
        figures[level] = {
            "unloaded": round(unloaded, 2),
            "loaded": round(late, 2),
            "loaded, longest": round(max(loaded[level]), 2),
            "ratio": round(late / unloaded, 2),
            "allowed": round(2 * unloaded + thinking, 2),
        }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
