"""Calls of the API about being called."""

from __future__ import annotations

from litestar import get, put
from litestar.params import FromPath, JSONBody

from meiji.site import calling
from meiji.site.access import table_for
from meiji.site.api_shared import REFUSALS
from meiji.site.api_types import CallsInfo, CallSwitch, QuietHours
from meiji.site.errors import Refused
from meiji.site.site import Ask, named, site_of


async def _told(request: Ask) -> CallsInfo:
    site, visitor = site_of(request), named(request)
    settings, devices = await site.calls.settings(visitor.id), await site.calls.devices(visitor.id)
    failed = [why for why in (*(one.failed for one in devices), settings.failed) if why]
    quiet = (settings.quiet_from, settings.quiet_to, settings.zone)
    return CallsInfo(len(devices), settings.mail, settings.confirmed, *quiet, failed)


@get("/me/calls", responses=REFUSALS)
async def view_calls(request: Ask) -> CallsInfo:
    """How I am called when it is my turn in a relaxed game."""
    return await _told(request)


@put("/me/calls", opt={"limit": "write"}, responses=REFUSALS)
async def set_quiet(request: Ask, data: JSONBody[QuietHours]) -> CallsInfo:
    """My quiet hours. Devices and the e-mail address are set on the site: they need a click there."""
    await calling.set_quiet(site_of(request), named(request), data.quiet_from, data.quiet_to, data.zone)
    return await _told(request)


@put("/tables/{id:str}/calls", opt={"limit": "write"}, responses=REFUSALS)
async def set_table(request: Ask, id: FromPath[str], data: JSONBody[CallSwitch]) -> CallSwitch:
    """Whether I am called in this game."""
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    if not live.seats_of(visitor.id):
        raise Refused(403, "not-your-table")
    await site.calls.set_silent(id, visitor.id, not data.call)
    return data


HANDLERS = [view_calls, set_quiet, set_table]
