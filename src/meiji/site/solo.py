"""The solo game of the week: the same start and the same luck for everybody with an account, once each. What the others
made of it is shown to who has finished, and to all when the week is over."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from meiji.kernel.spec import find_game, game_ids
from meiji.site.creation import new_row
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.store import SeatRow, WeeklyEntry, WeeklyGame
from meiji.store.rows import OVER, PERSON


@dataclass(frozen=True)
class Standings:
    """A week as a visitor may see it: their own entry, and the others' or only how many there are."""

    week: str
    options: dict[str, str]
    mine: WeeklyEntry | None
    entries: list[WeeklyEntry]
    players: int
    is_open: bool  # are the others' results shown?


def week_of(now: float) -> str:
    """The week as ISO 8601 counts it, everywhere from Monday 0:00 UTC."""
    year, week, _ = datetime.fromtimestamp(now, UTC).isocalendar()
    return f"{year}-W{week:02}"


def week_of_now() -> str:
    return week_of(time.time())


def solo_games() -> list[str]:
    return [game for game in game_ids() if 1 in find_game(game).seats]


def check_game(game: str) -> str:
    if game not in solo_games():
        raise Refused(404, "no-solo")
    return game


async def game_of_the_week(site: Site, game: str) -> WeeklyGame:
    """Drawn when somebody first asks for it: before, nobody can know its seed."""
    week, spec = week_of_now(), find_game(game)
    found = await site.weekly.game(week, game)
    if found is not None:
        return found
    options = spec.prepare(spec.table(), 1, spec.check_options({}))
    return await site.weekly.keep(WeeklyGame(week, game, str(secrets.randbits(63)), options))


async def play(site: Site, visitor: Visitor, game: str) -> str:
    """My game of this week: I sit down, or go on where I was. Its id.

    The table is there first, and begins once it is my entry: so there is no entry without a table, and no second try.
    """
    check_game(game)
    if visitor.name is None or await site.store.account_of(visitor.id) is None:
        raise Refused(403, "solo-account")
    weekly, spec = await game_of_the_week(site, game), find_game(game)
    row = replace(
        new_row(spec, spec.box(), weekly.options, 1, visitor.id, language=visitor.language),
        seed=weekly.seed,
        rated=True,
    )
    await site.store.add_table(row, [SeatRow(0, PERSON, visitor.id, visitor.name)], spec.box())
    entered = await site.weekly.enter(weekly.week, game, visitor.id, row.id)
    if entered != row.id:
        await site.tables.delete(row.id)
        if await site.store.table(entered) is None:
            raise Refused(409, "solo-once")
    await site.tables.begin_if_full(entered)
    return entered


async def standings(site: Site, visitor: Visitor, game: str, week: str) -> Standings:
    """Who has finished sees the others; of a week that is over everybody does."""
    check_game(game)
    now = week_of_now()
    weekly = await game_of_the_week(site, game) if week in ("", now) else await site.weekly.game(week[:10], game)
    if weekly is None:
        raise Refused(404, "no-such-week")
    if visitor.name is not None:
        await site.archivist.fill(visitor.id)
    entries = await site.weekly.entries(weekly.week, game)
    mine = next((entry for entry in entries if entry.person == visitor.id), None)
    is_open = weekly.week != now or (mine is not None and await _is_done(site, mine))
    shown = entries if is_open else [mine] if mine is not None else []
    return Standings(weekly.week, weekly.options, mine, shown, len(entries), is_open)


async def _is_done(site: Site, mine: WeeklyEntry) -> bool:
    """With a score, or given up."""
    if mine.score is not None:
        return True
    table = await site.store.table(mine.table_id)
    return table is None or table.status == OVER
