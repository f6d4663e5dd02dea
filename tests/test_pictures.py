"""The pictures in the documentation can be made anew, and show what the boards are like now."""

from __future__ import annotations

import re
import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import meiji

DOCS = Path(__file__).resolve().parent.parent / "docs"


def parts(picture: str) -> list[str]:
    ET.fromstring(picture)
    return re.findall(r'<g id="([^"]+)" class="part"', picture)


def test_the_command_draws_every_board(tmp_path: Path) -> None:
    runpy.run_path(str(DOCS / "pictures.py"))["main"](tmp_path)
    readme = (DOCS.parent / "README.md").read_text("utf-8")
    for game in meiji.game_ids():
        drawn, kept = ((folder / f"{game}.svg").read_text("utf-8") for folder in (tmp_path, DOCS))
        assert parts(drawn) == parts(kept) and len(parts(drawn)) >= 3
        assert f"docs/{game}.svg" in readme
    drawn, kept = ((folder / "ppo-yokohama.svg").read_text("utf-8") for folder in (tmp_path, DOCS))
    assert drawn == kept and drawn.count("<polyline") == 2
