"""Who may import whom, by import-linter: the contracts stand in pyproject.toml, and a wrong import breaks them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meiji

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(meiji.__file__).parent
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """`lint-imports` on the package in this folder, by the contracts of this repository."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", LINT]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8")


def test_every_package_imports_only_what_it_may() -> None:
    done = lint(PACKAGE.parent)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("layers")
    shutil.copytree(PACKAGE, folder / "meiji", ignore=shutil.ignore_patterns("__pycache__", "static", "*.npz"))
    return folder


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/box.py", "from meiji.drawing import svg"),
        ("kernel/box.py", "import meiji"),
        ("kernel/game.py", "from numba import njit"),
        ("drawing/svg.py", "from meiji.games.yokohama import terms"),
        ("games/zaibatsu/__init__.py", "from .. import yokohama"),
        ("games/zaibatsu/flow.py", "from meiji.players import registry"),
        ("players/levels.py", "if TYPE_CHECKING:\n    from meiji.arena.simulate import Arena"),
        ("arena/charts.py", "from meiji.lab import ppo"),
        ("store/rows.py", "def late():\n    import meiji.cli"),
        ("__init__.py", "import meiji.site"),
        ("unheard_of.py", "import os"),
    ],
)
def test_a_wrong_import_is_found_wherever_it_stands(copied: Path, file: str, line: str) -> None:
    path = copied / "meiji" / file
    text = path.read_text("utf-8") if path.exists() else None
    path.write_text(f"{text or ''}\n{line}\n", "utf-8")
    try:
        done = lint(copied)
        assert done.returncode == 1 and "BROKEN" in done.stdout, done.stdout + done.stderr
    finally:
        path.unlink() if text is None else path.write_text(text, "utf-8")
