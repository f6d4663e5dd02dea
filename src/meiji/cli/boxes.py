"""`meiji box`: what is printed on cardboard, and where each value comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cyclopts import App
from rich.table import Table as RichTable

from meiji.cli.shared import out
from meiji.kernel.box import SOURCES
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import box_in_file, find_game, game_ids

box_app = App(name="box", help="Component values and their sources.")


@box_app.command
def export(game: str) -> None:
    """Print the box of a game as TOML, to be corrected from the own copy.

    Args:
        game: The game.
    """
    print(find_game(game).box().text, end="")


def load_any(game_or_file: str) -> Any:
    """The shipped box of a game, or the box in a file."""
    if game_or_file in game_ids():
        return find_game(game_or_file).box()
    if not Path(game_or_file).exists():
        raise BadInput(f"{game_or_file!r} is neither a game ({', '.join(game_ids())}) nor a file.")
    return box_in_file(game_or_file)


@box_app.command
def check(game_or_file: str) -> None:
    """Check a box: every tile there, every operation known, every count right.

    Args:
        game_or_file: A game, for the box that comes with it, or a file.
    """
    loaded = load_any(game_or_file)
    print(f"The box {loaded.id} ({loaded.hash}) is complete and sound.")


@box_app.command(name="list")
def list_(game_or_file: str) -> None:
    """The tables of a box with their sources, and how much is reconstructed.

    Args:
        game_or_file: A game, for the box that comes with it, or a file.
    """
    loaded = load_any(game_or_file)
    entries = list(loaded.reader.sources())
    table = RichTable("line", "table", "source", box=None)
    for title, source, line in entries:
        table.add_row(str(line), title, source)
    out.print(table)
    counts = {source: sum(s == source for _, s, _ in entries) for source in SOURCES}
    out.print("; ".join(f"{source}: {count}" for source, count in counts.items()) + f"; in all {len(entries)}")
