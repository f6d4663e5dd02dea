"""What the site knows of people: their ratings."""

from __future__ import annotations

import asyncio

from meiji.cli.shared import out


def ratings(*, database: str | None = None) -> None:
    """Tell all ratings anew from the archive of a site, while it is not served.

    They come out as they were: every rated result counts once, in the order in which the games ended.

    Args:
        database: sqlite:///FILE (by default a file in the user's data folder) or postgresql://USER@HOST/NAME.
    """
    before, after = asyncio.run(_recount(database))
    told = "as before" if before == after else f"{len(set(after) - set(before))} of them differ from before"
    out.print(f"{len(after)} ratings after games, {told}")


async def _recount(url: str | None) -> tuple[list[object], list[object]]:
    from meiji.store import Archive, Database, default_database

    database = Database(url or default_database())
    await database.open()
    try:
        archive = Archive(database)
        before = await archive.all_changes()
        await archive.recount()
        return list(before), list(await archive.all_changes())
    finally:
        await database.close()
