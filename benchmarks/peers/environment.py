"""The peers' own virtual environment, so that what they need never mixes with what Meiji needs.

`ensure(path)` makes it, or repairs it, and gives back its Python; by hand: `python environment.py [PATH]`.
Only the standard library is used, and no pip inside the environment: a fresh Debian has no ensurepip.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")
STAMP = "peers.stamp"  # marks the environment as ours; says what is installed, once all is


class PeersUnavailableError(RuntimeError):
    """The peers could not be installed; the message says why."""


def ensure(path: Path | str, requirements: Path = REQUIREMENTS, modules: str = "pyspiel, catanatron") -> Path:
    """The Python of the peers' environment at `path`, which is created or rebuilt where it is not in order."""
    home = Path(path).absolute()
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = home / STAMP
    wanted = hashlib.sha256(requirements.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted and works(python, modules):
        return python
    if not may_be_cleared(home):
        raise PeersUnavailableError(f"{home} holds something else than the peers: not touched")

    say(f"making {home}")
    venv.EnvBuilder(with_pip=False, clear=True, symlinks=os.name != "nt").create(home)
    stamp.write_text("unfinished")
    (home / ".gitignore").write_text("*\n")
    say(f"installing {modules} (a minute or so)")
    if subprocess.run(installer(python, requirements), stdout=sys.stderr, check=False).returncode:
        raise PeersUnavailableError("the peers could not be installed: see the lines above")
    if not works(python, modules):
        raise PeersUnavailableError("the peers were installed but cannot be imported")
    stamp.write_text(wanted)
    say("ready")
    return python


def may_be_cleared(home: Path) -> bool:
    """Whether nothing of anyone else's is lost here: nothing there, an empty folder, or an environment of ours."""
    return not home.exists() or (home / STAMP).is_file() or (home.is_dir() and not any(home.iterdir()))


def works(python: Path, modules: str) -> bool:
    """Whether this Python starts and finds the peers."""
    return succeeds([str(python), "-I", "-c", f"import {modules}"])


def installer(python: Path, requirements: Path) -> list[str]:
    """The command that installs the requirements for `python`: with any pip (22.3 or later) at hand, or with uv."""
    base = getattr(sys, "_base_executable", sys.executable)  # Meiji's own environment may have no pip
    for helper in dict.fromkeys([sys.executable, base, shutil.which("python3")]):
        if helper and succeeds([helper, "-m", "pip", "--python", str(python), "--version"]):
            options = ["--disable-pip-version-check", "--no-input", "-r", str(requirements)]
            return [helper, "-m", "pip", "--python", str(python), "install", *options]
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", str(python), "-r", str(requirements)]
    raise PeersUnavailableError("neither pip (22.3 or later) nor uv was found; on Debian: apt install python3-pip")


def succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def say(text: str) -> None:
    print(f"peers: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        print(ensure(sys.argv[1] if len(sys.argv) > 1 else ".venv-peers"))
    except PeersUnavailableError as problem:
        sys.exit(f"peers: {problem}")
