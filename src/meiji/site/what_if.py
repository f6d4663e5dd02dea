"""What if: a private table on which a game goes on from any of its moments."""

from __future__ import annotations

import secrets
from dataclasses import replace

from meiji.kernel.game import Game
from meiji.kernel.serialise import pack, stamp, with_another_future
from meiji.site.creation import new_row
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.site.summaries import summary_of
from meiji.site.viewer import Viewer
from meiji.store import MoveRow, SeatRow
from meiji.store.rows import COMPUTER, COPY, OVER, PERSON, RUNNING, SCREEN


async def copy_table(site: Site, visitor: Visitor, live: LiveTable, viewer: Viewer, moment: int) -> str:
    """A private table on which a game goes on from any of its moments. Only a finished game is copied as it was; one
    that counts for ratings is not tried out while it runs."""
    game = live.at(moment)
    if live.row.status != OVER:
        if live.row.rated:
            raise Refused(409, "rated-no-copies")
        if viewer.curtain is not None:
            raise Refused(403, "curtain-closed")
        if viewer.seat is None or viewer.guest:
            raise Refused(403, "copy-not-yours")
        imagined = game.imagine(viewer.seat, secrets.randbits(62))
        row = replace(live.row, rules=stamp(game), setup=[], position=imagined.save()["position"])
        return await _add(site, visitor, replace(live, row=row), imagined, pack(imagined), [], moment)
    assert live.row.start is not None
    log = live.moves[:moment]
    if log:
        log = [*log[:-1], replace(log[-1], record=with_another_future(game.spec, log[-1].record))]
    start = live.row.start if log else with_another_future(game.spec, live.row.start)
    return await _add(site, visitor, live, game, start, log, moment)


async def _add(
    site: Site, visitor: Visitor, live: LiveTable, game: Game, start: bytes, log: list[MoveRow], moment: int
) -> str:
    row = replace(
        new_row(game.spec, game.box, live.row.options, live.row.seats, visitor.id, language=live.row.language),
        rules=live.row.rules,
        status=OVER if game.over else RUNNING,
        setup=live.row.setup,
        position=live.row.position,
        start=start,
        length=len(log),
        to_move=game.to_move,
        summary=summary_of(game),
        source=COPY,
        origin=live.row.id,
        copy_moment=moment,
    )
    mine = live.seats_of(visitor.id)
    seats = [
        old
        if old.kind == COMPUTER
        else SeatRow(old.seat, PERSON if [old.seat] == mine else SCREEN, visitor.id, old.name)
        for old in live.seats
    ]
    await site.store.add_table(row, seats, game.box, log)
    await site.tables.wake(row.id)
    return row.id
