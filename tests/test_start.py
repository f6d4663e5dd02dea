"""The front door, start.py, and the locks behind it."""

from __future__ import annotations

import py_compile
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
START = ROOT / "start.py"


def start(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(START), *arguments], capture_output=True, text=True, cwd=folder)


def test_it_compiles(tmp_path: Path) -> None:
    py_compile.compile(str(START), cfile=str(tmp_path / "start.pyc"), doraise=True)


@pytest.mark.parametrize("command", ["frob", "tests", "--frob", "", "serve"])
def test_an_unknown_command_gets_one_sentence(command: str, tmp_path: Path) -> None:
    done = start(command, folder=tmp_path)
    assert done.returncode != 0 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert repr(command) in line and "'test'" in line and "'meiji'" in line and line.endswith(".")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["help", "-h", "--help"])
def test_help_names_the_commands(command: str) -> None:
    done = start(command)
    assert done.returncode == 0 and done.stderr == ""
    for line in ("python3 start.py ", "python3 start.py test", "python3 start.py meiji"):
        assert line in done.stdout


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
