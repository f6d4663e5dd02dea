"""Seeing to clocks that are at zero.

Every server looks; whoever is first changes the table, and the others find it changed. After a restart all that ran out
meanwhile is seen to.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from meiji.site import seating
from meiji.site.errors import Refused

if TYPE_CHECKING:
    from meiji.site.site import Site

EVERY = 1.0  # seconds
log = logging.getLogger("meiji.clocks")


class ClockWatch:
    def __init__(self, site: Site) -> None:
        self._site = site
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (OSError, sa.exc.SQLAlchemyError) as error:
                log.warning("clocks cannot be looked at: %s", type(error).__name__)

    async def look(self) -> None:
        for id in await self._site.store.run_out(time.time()):
            with contextlib.suppress(Refused):  # somebody was quicker
                self._site.tables.look_again(id)
                await seating.time_is_up(self._site, await self._site.tables.get(id))
