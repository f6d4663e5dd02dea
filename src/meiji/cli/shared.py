"""What several commands use: consoles, the progress bar, files, options."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meiji.kernel.errors import BadInput

out = Console(markup=False, highlight=False)  # what a box or a save says is printed as it is
err = Console(markup=False, highlight=False, stderr=True)


def bar() -> Progress:
    """A progress bar on standard error, with the time that remains."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, disable=not err.is_terminal, transient=True)


def print_json(data: Any) -> None:
    print(json.dumps(data))


def read_text(file: Path, what: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"There is no file {file}; name a {what}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The {what} {file} cannot be read: {error}.") from None


def write_text(file: Path, text: str, what: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The {what} {file} cannot be written: {error.strerror}.") from None


def parse_options(texts: list[str]) -> dict[str, str]:
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput(f"An option is written name=value, not {text!r}.")
        options[name] = value
    return options
