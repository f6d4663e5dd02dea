"""Calls of the API about playing in good order: leaving, giving up, agreeing, voting."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from meiji.site import seating
from meiji.site.access import table_for
from meiji.site.api_shared import REFUSALS, table_info
from meiji.site.api_types import Agreed, Agreement, Leave, Replace, TableInfo, Vote, Voted
from meiji.site.site import Ask, site_of, visitor_of


@post("/tables/{id:str}/replace", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def replace_seat(request: Ask, id: FromPath[str], data: JSONBody[Replace]) -> TableInfo:
    """Let a computer player take a seat of my table that is free, mine, or a computer player's."""
    site, visitor = site_of(request), visitor_of(request)
    await seating.replace_seat(site, visitor, await site.tables.get(id), data.seat, data.player)
    live = await site.tables.get(id)
    return table_info(request, live.row, live.seats, live)


@post("/tables/{id:str}/votes", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def vote(request: Ask, id: FromPath[str], data: JSONBody[Vote]) -> Voted:
    """Vote for a computer player instead of somebody for whom the table has been waiting too long."""
    site, visitor = site_of(request), visitor_of(request)
    return Voted(await seating.vote(site, visitor, await table_for(site, visitor, id), data.seat))


@post("/tables/{id:str}/leave", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def leave(request: Ask, id: FromPath[str], data: JSONBody[Leave]) -> TableInfo:
    """Leave a game: before it begins my seat is free again, later a computer player goes on for me."""
    site, visitor = site_of(request), visitor_of(request)
    await seating.leave(site, visitor, await table_for(site, visitor, id), data.player)
    live = await site.tables.get(id)
    return table_info(request, live.row, live.seats, live)


@post("/tables/{id:str}/resign", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def resign(request: Ask, id: FromPath[str]) -> TableInfo:
    """Give up a game of two, which ends it."""
    site, visitor = site_of(request), visitor_of(request)
    await seating.resign(site, visitor, await table_for(site, visitor, id))
    live = await site.tables.get(id)
    return table_info(request, live.row, live.seats, live)


@post("/tables/{id:str}/agreements", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def agree(request: Ask, id: FromPath[str], data: JSONBody[Agreement]) -> Agreed:
    """Be for ending or deleting a game in which others play, or against it. It is done when all who play are for it."""
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    if data.agree:
        return Agreed(await seating.agree(site, visitor, live, data.what))
    await seating.decline(site, visitor, live, data.what)
    return Agreed(False)


@post("/tables/{id:str}/clock/go-on", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def go_on(request: Ask, id: FromPath[str]) -> TableInfo:
    """Let paused clocks run again."""
    site, visitor = site_of(request), visitor_of(request)
    await seating.go_on(site, visitor, await table_for(site, visitor, id))
    live = await site.tables.get(id)
    return table_info(request, live.row, live.seats, live)


HANDLERS = [replace_seat, vote, leave, resign, agree, go_on]
