"""The sample game of docs/adding-a-game.md, copied into the folder of the games as it stands, is at home everywhere.

No other file is touched: whatever it does not have yet (tuned numbers, rungs, help, German and Polish) is missing
without harm, and what cannot be done without it is told in one sentence.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meiji

pytest.importorskip("numba")
ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```\w+\n# (harbour/\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Meiji and one game more."""
    made = tmp_path_factory.mktemp("new-game")
    shutil.copytree(Path(meiji.__file__).parent, made / "meiji", ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8")):
        file = made / "meiji" / "games" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (made / "first_bot.py").write_text("def make(game):\n    return lambda asked: asked.moves[0]['code']\n", "utf-8")
    return made


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "tests" / "site")]),
        "PYTHONUTF8": "1",
        "MEIJI_DATA": str(folder / "data"),
    }
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, encoding="utf-8")


def done(folder: Path, *arguments: str) -> str:
    finished = run(folder, *arguments)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def test_it_is_an_environment_and_leaves_the_others_alone(folder: Path) -> None:
    said = done(
        folder,
        "-c",
        "import gymnasium, meiji\n"
        "for game in meiji.game_ids():\n"
        "    gymnasium.make(meiji.lab.gym_id(game), opponents='random').reset(seed=1)\n"
        "    meiji.lab.aec(game).reset(seed=1)\n"
        "    meiji.lab.open_spiel(game).new_initial_state().apply_action(3)\n"
        "    print(meiji.lab.gym_id(game), meiji.batch(game, 2))\n",
    )
    assert said.splitlines()[0] == "meiji/Harbour-v0 <Batch harbour, 2 tables, 2 seats, 0 over>"
    assert len(said.splitlines()) == 1 + len(meiji.game_ids())
    assert "Harbour as an environment" in done(folder, "-m", "meiji.lab.describe", "harbour")


def test_it_speaks_english_where_it_is_not_translated(folder: Path) -> None:
    code = (
        "import meiji\ngame = meiji.new('harbour', seed=1)\nprint(game.decision.text('de'), game.moves()[0].text('pl'))"
    )
    assert done(folder, "-c", code) == "Which crate do you take? Take tea\n"


def test_a_game_without_any_decision_is_over_at_once(folder: Path) -> None:
    """Three crates of one kind, and a storm: nobody ever has a choice."""
    said = done(
        folder,
        "-c",
        "import meiji\n"
        "env = meiji.lab.aec('harbour', options={'storm': 'yes'})\n"
        "seed = next(n for n in range(99) if meiji.new('harbour', seed=n, options={'storm': 'yes'}).over)\n"
        "env.reset(seed=seed)\n"
        "for agent in env.agent_iter():\n"
        "    print(agent, *env.last()[1:3])\n"
        "    env.step(None)\n"
        "print(env.game.over)",
    )
    lines = said.splitlines()
    assert sorted(float(line.split()[1]) for line in lines[:2]) == [0, 1] and lines[2:] == ["True"]
    assert [line.split()[2] for line in lines[:2]] == ["True", "True"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("games", "Harbour"),
        ("box list harbour", "reconstructed: 1"),
        ("simulate harbour --games 3 --player planner,search:simulations=20", "3 games of Harbour"),
        ("simulate harbour --games 3 --player master:simulations=20 --option storm=yes", "3 games of Harbour"),
        ("arena harbour --players random,greedy --games 4 --language de --out arena", "4 games of Harbour"),
        ("study harbour --player greedy --games 4 --language pl --out study", "seat 2"),
        ("train harbour --seats 2 --games 4 --rounds 2", "players take these numbers"),
        ("warmup harbour", "harbour: ready after"),
    ],
)
def test_every_command_takes_it(folder: Path, command: str, said: str) -> None:
    assert said in done(folder, "-m", "meiji", *command.split())


def test_without_rungs_there_is_no_ladder_and_one_sentence(folder: Path) -> None:
    refused = run(folder, "-m", "meiji", "arena", "--ladder", "harbour", "--agent", "first_bot:make")
    assert refused.returncode == 2
    games = ", ".join(meiji.game_ids())
    assert refused.stderr == f"meiji: There is no ladder for harbour yet; the games with one are {games}.\n"


VISIT = """
import pathlib, tempfile
from house import House

with tempfile.TemporaryDirectory() as folder, House(pathlib.Path(folder), writes_per_minute=100_000) as house:
    for language in ("en", "de", "pl"):
        anna = house.visitor("Anna", language)
        for page in ("/", "/new/harbour", "/games/harbour", "/games/harbour/rules"):
            anna.get(page)
        for seed in range(12):  # some of the games in a storm have no decision at all
            table = anna.table("harbour", ["me", "random"], seed=seed, **{"option-storm": "no" if seed < 3 else "yes"})
            anna.get(f"/table/{table}")
            anna.get(f"/table/{table}/explanations")
            anna.play_until(table, lambda state: len(state["log"]) > 2)
            anna.get(f"/table/{table}")
            anna.play_until(table, lambda state: False)
            assert "Crates" in anna.get(f"/table/{table}")
        anna.get("/")
print("visited")
"""


def test_every_page_shows_it(folder: Path) -> None:
    assert done(folder, "-c", VISIT) == "visited\n"
