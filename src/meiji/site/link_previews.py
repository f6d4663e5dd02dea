"""The picture that a link to a game has where it is shared: the top of the board as a stranger sees it, as PNG.

It is drawn by resvg, in a worker, once for each state of a table. On platforms without its wheels links have none.
"""

from __future__ import annotations

import re
from importlib.util import find_spec

from meiji.site.access import spectator_link
from meiji.site.boards import board_svg
from meiji.site.errors import Refused
from meiji.site.game_help import cover
from meiji.site.live_table import LiveTable
from meiji.site.site import Ask, Site, site_of
from meiji.site.workers import WorkFailed

WIDTH, HEIGHT = 1200, 630  # what those who show links ask for
SECONDS = 30.0
_BOX = re.compile(r'viewBox="0 0 ([\d.]+) [\d.]+"')


def is_there() -> bool:
    return find_spec("resvg_py") is not None


def top_of(svg: str) -> str:
    """The top of a picture, as wide as it is."""
    return _BOX.sub(lambda box: f'viewBox="0 0 {box[1]} {float(box[1]) * HEIGHT / WIDTH:.1f}"', svg, count=1)


def rasterise(svg: str) -> bytes:
    """In a worker: the picture as PNG."""
    import resvg_py

    made = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, height=HEIGHT, background="#f4ead5")
    return bytes(made)


async def picture_of(site: Site, live: LiveTable, moment: int | None) -> bytes:
    """What all strangers see, in the table's language; before the game, its cover."""
    if not is_there():
        raise Refused(404, "no-such-page")
    at = live.check_moment(moment)
    if at not in live.rendered.previews:
        svg = board_svg(live, None, live.row.language, at) if live.game is not None else str(cover(live.row.game))
        try:
            live.rendered.previews[at] = await site.helpers.run("", SECONDS, rasterise, top_of(svg))
        except WorkFailed:
            raise Refused(503, "not-now", retry=60) from None
    return live.rendered.previews[at]


def preview_address(request: Ask, live: LiveTable, moment: int | None = None) -> str:
    """Where the picture is: who knows the link of the spectators may see it. Nothing, where there is none."""
    if not is_there():
        return ""
    site = site_of(request)
    token = spectator_link(site, live).rpartition("/")[2]
    query = "" if moment is None else f"?moment={moment}"
    return site.address(request, f"/table/{live.row.id}/preview/{token}/board.png{query}")
