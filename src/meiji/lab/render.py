"""A table as a picture or as text, for environments."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meiji.kernel.errors import BadInput, not_installed

if TYPE_CHECKING:
    import numpy as np

    from meiji.kernel.game import Game

MODES = ["svg", "rgb_array", "ansi", "human"]
WIDTH = 900  # pixels of an RGB picture


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadInput(f"There is no render mode {mode!r}; the modes are {', '.join(MODES)}.")


def render(game: Game, mode: str, seat: int | None = None) -> Any:
    """The table as this seat (None: a spectator) sees it; "human" prints the text."""
    if mode == "svg":
        return game.svg(seat)
    if mode == "rgb_array":
        return rgb_array(game.svg(seat))
    if mode == "human":
        print(text(game, seat))
        return None
    return text(game, seat)


def rgb_array(svg: str) -> np.ndarray[Any, Any]:
    import numpy as np

    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise not_installed("resvg-py and Pillow", "lab") from None
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))))
    return np.asarray(picture.convert("RGB"))


def text(game: Game, seat: int | None) -> str:
    """What the seat may know, line by line, and what is to be decided."""
    lines = list(_lines(game.view(seat), 0))
    if game.decision is not None:
        lines.append(f"seat {game.to_move}: {game.decision.text()}")
    return "\n".join(lines)


def _lines(value: dict[str, Any], depth: int) -> Iterator[str]:
    for name, part in value.items():
        if isinstance(part, dict) and any(isinstance(inner, dict | list) for inner in part.values()):
            yield f"{'  ' * depth}{name}:"
            yield from _lines(part, depth + 1)
        elif isinstance(part, list) and any(isinstance(inner, dict) for inner in part):
            for number, inner in enumerate(part):
                if isinstance(inner, dict):
                    yield f"{'  ' * depth}{name} {number}:"
                    yield from _lines(inner, depth + 1)
        elif isinstance(part, dict):
            yield f"{'  ' * depth}{name}: " + ", ".join(f"{key} {inner}" for key, inner in part.items())
        else:
            yield f"{'  ' * depth}{name}: {part}"
