"""Scripts, style sheets and templates are checked by linters, too, and none of them has lines too long to read."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest
import tinycss2

import meiji
from meiji.kernel.spec import find_game

ROOT = Path(meiji.__file__).parents[2]
SITE = ROOT / "src" / "meiji" / "site"
SCRIPTS = sorted((SITE / "static").glob("*.js"))
STYLES = sorted((SITE / "static").glob("*.css")) + sorted((ROOT / "src" / "meiji" / "games").glob("*/site.css"))
TEMPLATES = sorted((SITE / "templates").glob("*.html"))
LONGEST = 120


def check(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_oxlint_finds_nothing_in_the_scripts() -> None:
    check(str(Path(sysconfig.get_path("scripts")) / "oxlint"), "--deny-warnings", *map(str, SCRIPTS))


def test_djlint_finds_nothing_in_the_templates() -> None:
    check(sys.executable, "-m", "djlint", "--lint", "--quiet", str(SITE / "templates"))


def errors_in(nodes: list[Any]) -> list[str]:
    """What a browser would skip, however deep it is nested."""
    found = []
    for node in nodes:
        if node.type == "error":
            found.append(f"line {node.source_line}: {node.message}")
        content = getattr(node, "content", None)
        if node.type in ("qualified-rule", "at-rule") and content:
            found += errors_in(tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True))
    return found


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_style_sheets_hold_nothing_that_browsers_skip(path: Path) -> None:
    assert errors_in(tinycss2.parse_stylesheet(path.read_text("utf-8"), skip_comments=True)) == []


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_no_rule_has_the_whole_board_styled_anew(path: Path) -> None:
    """With `:has()` around the board, or about everything inside, whatever changes anywhere has browsers look at all of
    its thousands of parts again: several times a move, and on a phone a fifth of a second."""
    plain = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    selectors = [one.strip() for rule in re.findall(r"([^{};]+)\{", plain) for one in rule.split(",")]
    around = ("html", ":root", "body", ".playing", ".table", "#m-table")
    for selector in selectors:
        if ":has(" in selector:
            assert not selector.startswith(tuple(f"{one}:has(" for one in around)), selector
            assert not selector.endswith("*"), selector


@pytest.mark.parametrize("path", SCRIPTS + TEMPLATES, ids=lambda path: path.name)
def test_lines_can_be_read(path: Path) -> None:
    long = [number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if len(line) > LONGEST]
    assert long == []


def test_scripts_are_modules_without_globals() -> None:
    for path in SCRIPTS:
        text = path.read_text("utf-8")
        assert not re.search(r"\bwindow\.\w+ =|\bglobalThis\b", text), path.name
        for name in re.findall(r'from "\./(\w+\.js)"|import "\./(\w+\.js)"', text):
            assert (SITE / "static" / "".join(name)).is_file(), (path.name, name)


def test_what_is_a_games_own_stands_in_its_folder() -> None:
    for path in (SITE / "static").glob("*.css"):
        for game in meiji.game_ids():
            assert f"game-{game}" not in path.read_text("utf-8"), path.name
    assert (find_game("nippon").folder / "site.css").is_file()
