#!/usr/bin/env python3
"""Meiji's front door. It needs Python 3.11 or newer with pip or uv, and nothing else.

python3 start.py                    set up, then serve the site on port 8000 and open the browser
python3 start.py test [ARGS...]     set up, then run ruff, mypy and pytest (ARGS go to pytest)
python3 start.py test quick         the same without the tests that take long: the core of everything in two minutes
python3 start.py meiji [ARGS...]    set up, then run any meiji command
python3 start.py install EXTRA...   set up, then install what some commands need besides: lab, postgres, ray, train

"Set up" makes the folder .venv beside this file and installs the locked packages into it.
It takes about half a minute the first time, and nothing after that.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "meiji-stamp.txt"
LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"  # all of LOCK, the extras but train, and the test tools
# One worker more than there are processors, because many tests wait; whole files, which share servers and browsers.
SHARED = ["-n", str((os.cpu_count() or 1) + 1), "--dist=loadfile", "--no-loadscope-reorder"]


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        stop(f"Meiji needs Python 3.11 or newer, and this is {sys.version.split()[0]}.")
    command, rest = (arguments[0], arguments[1:]) if arguments else ("meiji", [])
    if command == "meiji":
        set_up(LOCK)
        return hand_over(rest)
    if command == "test":
        set_up(TEST_LOCK)
        return test(rest)
    if command == "install":
        check_extras(rest)
        set_up(LOCK, rest)
        return 0
    if command in ("help", "-h", "--help"):
        print(__doc__.strip())
        return 0
    stop(f"'{command}' is not known here: use 'test', 'meiji', 'install' or nothing at all (--help tells more).")


def test(arguments: list[str]) -> int:
    """Run every check, even after one has failed; the exit code tells whether any did."""
    compiling = None  # beside the first checks, what each of several workers would otherwise compile for itself
    if not arguments or arguments[0] == "quick":
        compiling = subprocess.Popen([venv("python"), "tests/compiling.py", *arguments[:1]], cwd=ROOT)
        arguments = [*SHARED, "--quick", *arguments[1:]] if arguments else [*SHARED, "--durations=20"]
    failed = []
    for check in (["ruff", "check", "."], ["mypy"], ["pytest", *arguments]):
        print("$", *check, flush=True)
        if check[0] == "pytest" and compiling is not None:
            compiling.wait()
        if subprocess.call([venv("python"), "-m", *check], cwd=ROOT) != 0:
            failed.append(check[0])
    if failed:
        stop(f"{' and '.join(failed)} failed.")
    return 0


def hand_over(arguments: list[str]) -> int:
    """Become the command `meiji`: signals and the exit code are its own."""
    command = [venv("python"), "-m", "meiji", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the command to answer
    return subprocess.call(command)


def set_up(lock: Path, more: list[str] | None = None) -> None:
    """Make .venv hold what the lock says, and the extras; those that were asked for once come along ever after.

    The stamp goes first and comes back last, so half a set-up is none.
    """
    text = STAMP.read_text("utf-8") if STAMP.is_file() and os.path.exists(venv("python")) else "\n"
    found, had = text.split("\n")[0], text.split("\n")[1].split()
    if found == stamp(TEST_LOCK):
        lock = TEST_LOCK
    wanted = sorted({*had, *(more or [])} & extras().keys()) if had or more else []
    if found == stamp(lock) and wanted == had:
        return
    if Path(sys.prefix).resolve() == VENV.resolve():  # .venv cannot rebuild itself: its parent can
        sys.exit(subprocess.call([getattr(sys, "_base_executable", "python3"), __file__, *sys.argv[1:]]))
    install = installer()
    print("Setting up .venv ...", file=sys.stderr, flush=True)
    STAMP.unlink(missing_ok=True)
    if found not in (stamp(LOCK), stamp(TEST_LOCK)):
        run("the folder .venv could not be made", sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV))
    if found != stamp(lock):
        run("the packages could not be installed", *install, "--require-hashes", "-r", str(lock))
    if wanted:
        add_extras(install, wanted)
    link_sources()
    STAMP.write_text(f"{stamp(lock)}\n{' '.join(wanted)}\n", "utf-8")


def stamp(lock: Path) -> str:
    """What a finished .venv was made from: this file, the lock, the Python and the platform."""
    made_from = hashlib.sha256(Path(__file__).read_bytes() + lock.read_bytes()).hexdigest()
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {made_from}"


def extras() -> dict[str, list[str]]:
    """What may be installed besides, by name, with its packages."""
    import tomllib  # not in the Pythons that `main` refuses

    found = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    return {name: packages for name, packages in found.items() if packages and name != "test"}


def check_extras(names: list[str]) -> None:
    known = ", ".join(sorted(extras()))
    if not names:
        stop(f"name what to install: {known}.")
    for name in names:
        if name not in extras():
            stop(f"'{name}' is nothing that can be installed; there are {known}.")


def add_extras(install: list[str], names: list[str]) -> None:
    """Install extras, in the versions of the lock as far as it has them."""
    pinned = re.findall(r"^[\w.-]+==[^\\\n]*[^\\\s]", TEST_LOCK.read_text("utf-8"), re.MULTILINE)
    packages = [package for name in names for package in extras()[name]]
    with tempfile.TemporaryDirectory() as folder:
        versions = Path(folder, "versions.txt")
        versions.write_text("\n".join(pinned) + "\n", "utf-8")
        run("the packages could not be installed", *install, "-c", str(versions), *packages)


def installer() -> list[str]:
    """The beginning of a command that installs into .venv; a fresh Debian has no ensurepip, so no pip goes there."""
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--python", venv("python"), "--quiet"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", venv("python"), "install", "-qq"]
    stop("neither pip nor uv was found; install one of them (on Debian: apt install python3-pip).")


def link_sources() -> None:
    """An editable install without a build: a path to src and a launcher, both relative, so the folder may move."""
    packages = sysconfig.get_path("purelib", "venv", {"base": str(VENV)})
    Path(packages, "meiji.pth").write_text(os.path.relpath(ROOT / "src", packages) + "\n", "utf-8")
    if os.name == "nt":
        Path(venv("meiji.cmd")).write_text('@"%~dp0python.exe" -m meiji %*\n', "utf-8")
    else:
        launcher = Path(venv("meiji"))
        launcher.write_text('#!/bin/sh\nexec "$(dirname "$0")/python" -m meiji "$@"\n', "utf-8")
        launcher.chmod(0o755)


def venv(program: str) -> str:
    """The path of a program in .venv."""
    suffix = ".exe" if os.name == "nt" and "." not in program else ""
    return os.path.join(sysconfig.get_path("scripts", "venv", {"base": str(VENV)}), program + suffix)


def run(trouble: str, *command: str) -> None:
    if subprocess.call(command, cwd=ROOT) != 0:
        stop(f"{trouble}; the lines above tell why, and the next start tries again.")


def stop(why: str) -> NoReturn:
    sys.exit(f"start.py: {why}")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
