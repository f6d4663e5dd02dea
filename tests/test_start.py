"""The front door, start.py, and the locks behind it."""

from __future__ import annotations

import importlib.util
import py_compile
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
START = ROOT / "start.py"


def load() -> ModuleType:
    """The front door as a module, without going through it."""
    spec = importlib.util.spec_from_file_location("front_door", START)
    assert spec is not None and spec.loader is not None
    door = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(door)
    return door


def start(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(START), *arguments], capture_output=True, text=True, cwd=folder)


def test_it_compiles(tmp_path: Path) -> None:
    py_compile.compile(str(START), cfile=str(tmp_path / "start.pyc"), doraise=True)


@pytest.mark.parametrize("command", ["frob", "tests", "--frob", "", "serve"])
def test_an_unknown_command_gets_one_sentence(command: str, tmp_path: Path) -> None:
    done = start(command, folder=tmp_path)
    assert done.returncode != 0 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert (
        repr(command) in line and "'test'" in line and "'meiji'" in line and "'install'" in line and line.endswith(".")
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["help", "-h", "--help"])
def test_help_names_the_commands(command: str) -> None:
    done = start(command)
    assert done.returncode == 0 and done.stderr == ""
    for line in ("python3 start.py ", "python3 start.py test", "python3 start.py meiji", "python3 start.py install"):
        assert line in done.stdout


def test_help_names_all_that_can_be_installed() -> None:
    (line,) = (line for line in start("--help").stdout.splitlines() if "install EXTRA" in line)
    assert line.rpartition(": ")[2] == ", ".join(sorted(load().extras()))


@pytest.mark.parametrize("names", [(), ("frob",), ("lab", "frob"), ("test",), ("arena",)])
def test_only_extras_can_be_installed(names: tuple[str, ...], tmp_path: Path) -> None:
    done = start("install", *names, folder=tmp_path)
    assert done.returncode != 0 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.endswith("lab, postgres, ray, train.") and all(repr(name) in line for name in names[-1:])


class Made(NamedTuple):
    """A copy of the front door in a folder of its own, and what it would run."""

    door: ModuleType
    commands: list[tuple[str, ...]]

    def set_up(self, *arguments: object) -> list[tuple[str, ...]]:
        """What is run now, without the path of the installer."""
        self.commands.clear()
        self.door.set_up(*arguments)
        return list(self.commands)


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Made:
    door, commands = load(), list[tuple[str, ...]]()
    monkeypatch.setattr(door, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(door, "STAMP", tmp_path / ".venv" / "meiji-stamp.txt")
    monkeypatch.setattr(door, "installer", lambda: ["install"])

    def run(trouble: str, *command: str) -> None:
        commands.append(command)
        if "venv" in command:
            Path(door.venv("python")).parent.mkdir(parents=True, exist_ok=True)
            Path(door.venv("python")).touch()
            Path(sysconfig.get_path("purelib", "venv", {"base": str(door.VENV)})).mkdir(parents=True, exist_ok=True)
        if "-c" in command:
            versions = Path(command[command.index("-c") + 1]).read_text("utf-8")
            assert re.search(r"^gymnasium==\S+$", versions, re.MULTILINE) and "--hash" not in versions

    monkeypatch.setattr(door, "run", run)
    return Made(door, commands)


def test_an_extra_is_installed_once_in_the_versions_of_the_lock_and_comes_along(made: Made) -> None:
    first = made.set_up(made.door.LOCK)
    assert [command[1] for command in first] == ["-m", "--require-hashes"]
    assert made.set_up(made.door.LOCK) == []
    (extra,) = made.set_up(made.door.LOCK, ["lab"])
    assert extra[:2] == ("install", "-c") and "gymnasium>=1.0" in extra
    assert made.set_up(made.door.LOCK, ["lab"]) == [] == made.set_up(made.door.LOCK)
    (tests, again) = made.set_up(made.door.TEST_LOCK)
    assert str(made.door.TEST_LOCK) in tests and "gymnasium>=1.0" in again
    assert made.set_up(made.door.LOCK) == [] == made.set_up(made.door.TEST_LOCK, ["lab"])


def test_after_a_change_of_the_lock_the_extras_are_installed_again(made: Made) -> None:
    made.set_up(made.door.LOCK, ["postgres", "lab"])
    text = made.door.STAMP.read_text("utf-8")
    made.door.STAMP.write_text("another lock\n" + text.split("\n", 1)[1], "utf-8")
    fresh, locked, extras = made.set_up(made.door.LOCK)
    assert "--clear" in fresh and "--require-hashes" in locked
    assert "gymnasium>=1.0" in extras and "asyncpg>=0.30" in extras
    assert made.door.STAMP.read_text("utf-8") == text


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, list[list[str]]]:
    """The front door, and what its checks run; all of it fails."""
    door, commands = load(), list[list[str]]()

    def call(command: list[str], cwd: Path) -> int:
        commands.append(command[1:])
        return 1

    class Popen:
        def __init__(self, command: list[str], cwd: Path) -> None:
            call(command, cwd)

        def wait(self) -> None:
            commands.append(["waited"])

    monkeypatch.setattr(door.subprocess, "call", call)
    monkeypatch.setattr(door.subprocess, "Popen", Popen)
    return door, commands


def test_every_check_is_run_and_what_failed_is_named(checks: tuple[ModuleType, list[list[str]]]) -> None:
    door, commands = checks
    with pytest.raises(SystemExit, match="ruff and mypy and pytest failed"):
        door.test([])
    assert [command[:2] for command in commands[:4]] == [
        ["tests/compiling.py"],
        ["-m", "ruff"],
        ["-m", "mypy"],
        ["waited"],
    ]
    assert commands[4][:3] == ["-m", "pytest", "-n"] and commands[4][-1] == "--durations=20" and len(commands) == 5


@pytest.mark.parametrize("more", [[], ["-k", "silk"]])
def test_quick_tests_compile_less_and_take_arguments(
    checks: tuple[ModuleType, list[list[str]]], more: list[str]
) -> None:
    door, commands = checks
    with pytest.raises(SystemExit):
        door.test(["quick", *more])
    assert commands[0] == ["tests/compiling.py", "quick"]
    assert commands[-1][:3] == ["-m", "pytest", "-n"] and commands[-1][-1 - len(more) :] == ["--quick", *more]


def test_arguments_go_to_pytest_alone(checks: tuple[ModuleType, list[list[str]]]) -> None:
    door, commands = checks
    with pytest.raises(SystemExit):
        door.test(["-k", "silk"])
    assert [command[1] for command in commands] == ["ruff", "mypy", "pytest"]
    assert commands[-1] == ["-m", "pytest", "-k", "silk"]


def test_it_imports_the_standard_library_only() -> None:
    found = re.findall(r"^\s*(?:import|from) (\w+)", START.read_text("utf-8"), re.MULTILINE)
    assert set(found) <= sys.stdlib_module_names


def packages(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==([^\s;\\]+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-test.lock"])
def test_locks_pin_by_hash_and_name_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    hosts = [":" + "//", "index" + "-url", "trusted" + "-host", "find" + "-links", "@" + " file", "local" + "host"]
    for word in hosts:
        assert word not in text, f"{lock} holds {word}"
    assert not re.search(r"\b\d+(\.\d+){3}:\d+\b", text), f"{lock} holds an address"
    entries = [entry for entry in re.split(r"\n(?=\S)", text.strip()) if not entry.startswith("#")]
    assert len(entries) == len(packages(lock)) > 5
    for entry in entries:
        assert "--hash=sha256:" in entry, entry.split()[0]


def test_the_test_lock_holds_all_of_the_lock() -> None:
    assert packages("requirements.lock").items() <= packages("requirements-test.lock").items()
    assert {"pytest", "hypothesis", "ruff", "mypy"} <= set(packages("requirements-test.lock"))
