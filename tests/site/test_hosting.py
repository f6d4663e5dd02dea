"""The page about hosting: its commands do what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
from test_kill import Server

PAGE = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text("utf-8")


def commands(heading: str) -> list[str]:
    return re.findall(r"```sh\n(.*?)```", PAGE.split(f"## {heading}\n")[1].split("\n## ")[0], re.DOTALL)


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 here")
def test_back_up_and_restore(tmp_path: Path) -> None:
    """Back up while the server runs, lose everything, restore: table, move and token are there again."""
    data, backup = tmp_path / "data", tmp_path / "backup"
    backup.mkdir()
    back_up, restore = commands("Back up and restore")[:2]
    environment = {**os.environ, "MEIJI_DATA": str(data), "BACKUP": str(backup)}
    server = Server(data)
    server.start()
    try:
        token = httpx.post(server.url + "/api/guests", json={"name": "Anna"}).json()["token"]
        web = httpx.Client(base_url=server.url + "/api", headers={"authorization": f"Bearer {token}"}, timeout=60)
        table = web.post("/tables", json={"game": "nippon", "who": ["me", "screen"]}).json()["id"]
        move = web.get(f"/tables/{table}").json()["moves"][0]["notation"]
        web.post(f"/tables/{table}/moves", json={"moment": 0, "move": move}).raise_for_status()
        subprocess.run(["sh", "-e", "-c", back_up], env=environment, check=True)
        server.kill()
        shutil.rmtree(data)
        data.mkdir()
        subprocess.run(["sh", "-e", "-c", restore], env=environment, check=True)
        server.start()
        assert web.get(f"/tables/{table}").json()["table"]["moment"] == 1
    finally:
        server.kill()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = tmp_path / "meiji.service"
    unit.write_text(PAGE.split("## systemd\n")[1].split("```\n")[1], "utf-8")
    answer = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    complaints = [
        line for line in answer.stderr.splitlines() if "meiji.service" in line and "not executable" not in line
    ]
    assert complaints == []
