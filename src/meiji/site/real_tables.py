"""Games entered from a real table: what its setup drew is named, and later every draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meiji.kernel.game import new_game
from meiji.kernel.serialise import begun, stamp
from meiji.kernel.spec import find_game
from meiji.site.creation import TableRequest, box_for, new_row, seats_of
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.site.summaries import summary_of
from meiji.store.rows import RUNNING


async def create_real_table(site: Site, visitor: Visitor, wanted: TableRequest, drawn: Sequence[str]) -> str:
    """A table on which a game from a real one is entered: what the setup drew is named, and later every draw.

    OutcomeNeeded says what has to be named next.
    """
    spec, box = find_game(wanted.game), box_for(site, wanted.game)
    seats = seats_of(wanted, visitor)
    game = new_game(wanted.game, len(wanted.who), 0, wanted.options, box, [seat.name for seat in seats], outcomes=drawn)
    made = begun(game)
    row = replace(
        new_row(spec, box, game.options, len(wanted.who), visitor.id, language=wanted.language),
        rules=stamp(game),
        status=RUNNING,
        setup=made.setup,
        start=made.record,
        to_move=game.to_move,
        real=True,
        summary=summary_of(game),
    )
    await site.store.add_table(row, seats, box)
    return row.id
