"""Tournaments on a Ray cluster: the same games as in one process, each once, even if workers are killed."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import psutil
import pytest

from laws.laws import HAS_COMPILER
from meiji.arena.cluster import on_cluster
from meiji.arena.tournament import Row, make_plan, play_number, run
from meiji.cli import main
from meiji.kernel.errors import BadInput, not_installed
from meiji.kernel.spec import find_game

pytestmark = pytest.mark.skipif(not HAS_COMPILER, reason="numba is not here")
PLAN = make_plan("yokohama", ("search:simulations=4000", "random"), None, 5, {}, None)  # a game takes a while
GAMES = 14
KILLED = 3


@dataclass(frozen=True)
class Cluster:
    address: str
    head: psutil.Process

    def kill_one_that_plays(self) -> bool:
        """Stop a worker, look whether it is in the middle of a game, and kill it then."""
        for worker in self.head.children(recursive=True):
            with contextlib.suppress(psutil.NoSuchProcess):
                if plays(worker):
                    worker.suspend()
                    if plays(worker):
                        worker.kill()
                        return True
                    worker.resume()
        return False

    @contextlib.contextmanager
    def killing(self, wanted: int) -> Iterator[list[bool]]:
        """Kill so many workers that play, one as soon as it is found after another."""
        killed: list[bool] = []
        over = threading.Event()

        def hunt() -> None:
            while len(killed) < wanted and not over.wait(0.02):
                killed.extend([True] * self.kill_one_that_plays())

        hunter = threading.Thread(target=hunt)
        hunter.start()
        try:
            yield killed
        finally:
            over.set()
            hunter.join()


def plays(worker: psutil.Process) -> bool:
    return worker.cmdline()[:1] == ["ray::play_number"]


@pytest.fixture(scope="module", autouse=True)
def quiet() -> Iterator[None]:
    """Ray keeps to the loopback, as it does on Windows, and reports to nobody. It looks at this once, when imported."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_worker_niceness", "0")  # or whatever else the machine does comes first
        yield


@pytest.fixture(scope="module")
def cluster(quiet: None) -> Iterator[Cluster]:
    """A Ray of two workers on this machine."""
    pytest.importorskip("ray", reason="ray is not here: a cluster needs the extra ray")
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        head = ["--head", "--node-ip-address=127.0.0.1", f"--port={port}", "--num-cpus=2", f"--temp-dir={folder}"]
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--include-dashboard=false", *head]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as begun:
            while not is_open(port):
                assert begun.poll() is None, "Ray did not start"
            yield Cluster(f"127.0.0.1:{port}", psutil.Process(begun.pid))
            begun.terminate()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def is_open(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def without_time(rows: list[Row]) -> list[tuple[object, ...]]:
    return [(r.number, r.seed, r.players, r.scores, r.wins, r.decisions) for r in rows]


def test_workers_killed_in_the_middle_lose_no_game_and_play_none_twice(cluster: Cluster, tmp_path: Path) -> None:
    told: list[int] = []
    with cluster.killing(KILLED) as killed:
        rows = run(PLAN, GAMES, tmp_path / "cluster", ray=cluster.address, progress=told.append)
    assert len(killed) == KILLED and sum(told) == GAMES
    lines = (tmp_path / "cluster" / "games.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(GAMES))
    assert without_time(rows) == without_time(run(PLAN, GAMES, tmp_path / "here"))


def test_a_tournament_goes_on_elsewhere(cluster: Cluster, tmp_path: Path) -> None:
    begun = run(PLAN, 3, tmp_path)
    rows = run(PLAN, 6, tmp_path, ray=cluster.address)
    assert [row.number for row in rows] == list(range(6)) and rows[:3] == begun
    assert run(PLAN, 6, tmp_path, ray="127.0.0.1:1") == rows  # nothing is left to be played: no cluster is needed


def test_what_goes_wrong_on_the_cluster_is_told_as_if_it_were_here(cluster: Cluster) -> None:
    with pytest.raises(BadInput, match=r"^The box of Yokohama Duel is another one where this is played; "):
        list(on_cluster(cluster.address, play_number, [(replace(PLAN, box="other"), None, 0)]))


def test_a_box_of_ones_own_goes_along_as_text() -> None:
    assert play_number((PLAN, find_game("yokohama").box().text, 1)).scores == play_number((PLAN, None, 1)).scores


def arena(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence that wrong input gets."""
    tournament = ["arena", "yokohama", "--players", "greedy,random", "--games", "2"]
    monkeypatch.setattr(sys, "argv", ["meiji", *tournament, *arguments])
    with pytest.raises(SystemExit) as end:
        main()
    said = capsys.readouterr().err
    assert end.value.code == 2 and said.count("\n") == 1
    return said


@pytest.mark.parametrize(
    "address, said",
    [
        ("nonsense", "A Ray cluster is HOST:PORT of its head, or auto for the one on this machine, not 'nonsense'."),
        ("127.0.0.1:99999", "A Ray cluster is HOST:PORT"),
        ("127.0.0.1:FREE", "There is no Ray cluster at '127.0.0.1:"),
    ],
)
def test_a_wrong_address_gets_one_sentence(
    address: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("ray", reason="ray is not here: a cluster needs the extra ray")
    address = address.replace("FREE", str(free_port()))
    assert said in arena(monkeypatch, capsys, "--ray", address, "--out", str(tmp_path))


def test_without_ray_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = arena(monkeypatch, capsys, "--ray", "auto", "--out", str(tmp_path))
    assert said == f"meiji: {not_installed('Ray', 'ray')}\n"


def test_a_cluster_has_jobs_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "leave out --jobs" in arena(monkeypatch, capsys, "--ray", "auto", "--jobs", "2", "--out", str(tmp_path))
