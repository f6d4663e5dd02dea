"""The notebooks run from the first cell to the last, and are kept without what a run leaves in them."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parent.parent / "notebooks"
SOURCES = str(FOLDER.parent / "src")
EVERY_NOTEBOOK = pytest.mark.parametrize("file", sorted(FOLDER.glob("*.ipynb")), ids=lambda file: file.stem)


def test_there_are_notebooks() -> None:
    assert {file.stem for file in FOLDER.glob("*.ipynb")} == {"first-look", "learned", "random-play", "two-searches"}


@EVERY_NOTEBOOK
def test_a_notebook_runs(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [SOURCES, *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # the kernel's debugger otherwise warns of frozen modules
    book = nbformat.read(file, as_version=4)
    NotebookClient(book, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}, timeout=None).execute()
    shown = [output for cell in book.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown), "there is something to see"
    assert not [output.text for output in shown if output.get("name") == "stderr"]


@EVERY_NOTEBOOK
def test_a_notebook_is_kept_without_outputs(file: Path) -> None:
    book = nbformat.read(file, as_version=4)
    nbformat.validate(book)
    for cell in book.cells:
        if cell.cell_type == "code":
            assert cell.outputs == [] and cell.execution_count is None
