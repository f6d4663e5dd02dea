"""Every command that the README and the docs name works with what `python3 start.py` installs, and nothing besides.

The commands are read from the pages and run block by block, in a folder of their own and with fewer games. Packages
that requirements.lock does not hold are hidden from them. A command that needs an extra says how it is installed.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import random
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import meiji
from meiji.kernel.errors import not_installed

pytest.importorskip("numba")
ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SMALLER = {"--games": "2", "--rounds": "1", "--simulations": "10"}
ELSEWHERE = ("serve", "bench")  # run by the tests of hosting, and a benchmark that compiles everything anew
EXTRAS = {"--ray": "ray", "--network": "train"}

HIDE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""


def commands(text: str) -> list[list[str]]:
    """The commands of a block, in words and without comments."""
    lines = [line for line in text.splitlines() if line.startswith("meiji ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


def blocks() -> list[object]:
    """All blocks with commands; a tournament that was played before is left out."""
    found, seen = [], set[str]()
    for page in PAGES:
        for language, text in BLOCK.findall(page.read_text("utf-8")):
            due = [command for command in commands(text) if command[0] not in ELSEWHERE and str(command) not in seen]
            seen |= {str(command) for command in due if command[0] == "arena"}
            if not language and due:
                found.append(pytest.param(due, id=f"{page.stem}: {' '.join(due[0])}"))
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """As if only requirements.lock were installed."""
    locked = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    modules = importlib.metadata.packages_distributions().items()
    names = {module for module, packages in modules if not {plain(name) for name in packages} & {*locked, "meiji"}}
    assert {"gymnasium", "pettingzoo", "ray", "pytest"} <= names and not names & {"numba", "polars", "openskill"}
    folder = tmp_path_factory.mktemp("hidden")
    (folder / "sitecustomize.py").write_text(HIDE.format(names=names), "utf-8")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), str(Path(meiji.__file__).parents[1])]),
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "PYTHONUTF8": "1",
        "MEIJI_DATA": str(folder / "data"),
    }


def smaller(words: list[str]) -> list[str]:
    """The same command with less to do."""
    found = [SMALLER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    if "--ladder" in words and "--games" not in words:
        found += ["--games", SMALLER["--games"]]
    return [re.sub(r"simulations=\d+|ms=\d+", "simulations=10", word) for word in found]


def bot(words: list[str]) -> str:
    """The agent of docs/ladder.md that a command asks for: a function, or a whole program."""
    language = "py" if any(word.startswith("program:") for word in words) else "python"
    return next(
        text for name, text in BLOCK.findall((ROOT / "docs" / "ladder.md").read_text("utf-8")) if name == language
    )


def run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8")


def needs(extra: str) -> re.Pattern[str]:
    """The sentence that tells what is missing and how it is installed."""
    ways = rf"(pip install 'meiji\[{extra}\]'|python3 start\.py install {extra})"
    return re.compile(rf"meiji: This needs [\w -]+, which is not installed; {ways} installs it\.\n")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a save to look at."""
    game, choice = meiji.new("yokohama", seed=3), random.Random(3)
    while len(game.log) < 8:
        game.play(choice.choice(game.codes()))
    (tmp_path / "game.json").write_text(json.dumps(game.save()), "utf-8")
    return tmp_path


@pytest.mark.parametrize("due", blocks())
def test_commands_of_the_pages_work(due: list[list[str]], folder: Path, environment: dict[str, str]) -> None:
    for words in due:
        (folder / "my_bot.py").write_text(bot(words), "utf-8")
        asked, target = (words[:-2], words[-1]) if ">" in words else (words, None)
        done = run([sys.executable, "-m", "meiji", *smaller(asked)], folder, environment)
        extra = next((EXTRAS[word] for word in words if word in EXTRAS), None)
        if extra is None:
            assert done.returncode == 0, f"meiji {' '.join(words)}: {done.stderr}"
        else:
            assert done.returncode == 2 and needs(extra).fullmatch(done.stderr), f"{words}: {done.stderr}"
        if target:
            (folder / target).write_text(done.stdout, "utf-8")


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("import meiji.arena.bench, meiji.site.serve", None),
        ("import meiji; meiji.lab.aec('nippon')", "lab"),
        ("import meiji; meiji.lab.open_spiel('nippon')", "lab"),
        ("from meiji.lab.render import rgb_array; rgb_array('')", "lab"),
        ("from meiji.store import Database; Database('postgresql://me@here/meiji')", "postgres"),
        ("import meiji.lab.ppo", "train"),
    ],
)
def test_what_needs_an_extra_says_so(code: str, extra: str | None, tmp_path: Path, environment: dict[str, str]) -> None:
    done = run([sys.executable, "-c", code], tmp_path, environment)
    if extra is None:
        assert done.returncode == 0, done.stderr
    else:
        last = done.stderr.splitlines()[-1].replace("meiji.kernel.errors.BadInput", "meiji") + "\n"
        assert done.returncode == 1 and needs(extra).fullmatch(last), done.stderr


def test_the_learner_without_its_library_gets_one_sentence(tmp_path: Path, environment: dict[str, str]) -> None:
    done = run([sys.executable, "-m", "meiji.lab.ppo", "yokohama"], tmp_path, environment)
    assert done.returncode == 1 and needs("train").fullmatch(done.stderr), done.stderr


def test_the_command_is_one_that_works_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The folder .venv of start.py has no pip."""
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert "; pip install 'meiji[lab]' installs it." in str(not_installed("PettingZoo", "lab"))
    monkeypatch.setattr(sys, "prefix", str(ROOT / ".venv"))
    assert "; python3 start.py install lab installs it." in str(not_installed("PettingZoo", "lab"))


def test_the_readme_names_commands() -> None:
    """Or the test above would test nothing."""
    named = {words[0] for _, text in BLOCK.findall((ROOT / "README.md").read_text("utf-8")) for words in commands(text)}
    assert {"games", "simulate", "replay", "review", "arena", "box", "bench", "warmup"} <= named
