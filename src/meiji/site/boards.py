"""The picture of a table, drawn once for each audience."""

from __future__ import annotations

import zlib

from meiji.site.live_table import LiveTable
from meiji.site.looking_back import LookBack, board_of_line


def board_svg(
    live: LiveTable, seat: int | None, language: str, moment: int | None = None, back: LookBack | None = None
) -> str:
    """The board as a seat sees it, now or after some moves. Those of the past are kept compressed: there are many."""
    at = live.check_moment(moment)
    if back is not None and back.line:
        return board_of_line(live, seat, language, at, back)
    if at == len(live.moves):
        return live.rendered.boards.once((seat, language), lambda: live.at(at).svg(seat, language))
    compressed = live.rendered.past_boards.once(
        (seat, language, at), lambda: zlib.compress(live.at(at).svg(seat, language).encode(), 1)
    )
    return zlib.decompress(compressed).decode()
