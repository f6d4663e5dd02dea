"""Reports as whole HTML pages that need nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

# A kind and its content: "heading" and "text" a string, "lines" strings, "table" rows with the head first (all columns
# but the first are numbers), "chart" a picture of charts.py.
Part = tuple[str, Any]


@cache
def _template() -> Template:
    loader = FileSystemLoader(Path(__file__).parent)
    settings: dict[str, Any] = {"autoescape": True, "trim_blocks": True, "undefined": StrictUndefined}
    return Environment(loader=loader, **settings).get_template("report.html")


def page(title: str, language: str, parts: Sequence[Part]) -> str:
    return _template().render(title=title, language=language, parts=parts) + "\n"
