"""What all calls of the API share: how a table is told, and what may be refused."""

from __future__ import annotations

from typing import Any

from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from meiji.site.access import invitation, spectator_link
from meiji.site.api_types import ClockInfo, Refusal, Seat, TableInfo
from meiji.site.clock_terms import ClockTerms
from meiji.site.site import Ask, site_of, visitor_of
from meiji.store import Clock, SeatRow
from meiji.store.rows import PERSON

WHY = {
    400: "Something in it is not as it should be.",
    401: "A name is needed, or the token is not worth anything.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    405: "Not with this method.",
    409: "The table has changed meanwhile, or does not stand as this call needs it.",
    410: "It was deleted.",
    411: "The length of the body has to be told.",
    413: "Too large.",
    415: "Only JSON is read.",
    422: "The move is not legal.",
    429: "Too often.",
    503: "Not now.",
}
REFUSALS = {status: ResponseSpec(Refusal, description=why, generate_examples=False) for status, why in WHY.items()}
COMPONENTS = Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")})
REVISIONS = ResponseSpec(
    str, description="Server-sent events.", media_type="text/event-stream", generate_examples=False
)
HEALTH = {503: ResponseSpec(str, description=WHY[503], media_type=MediaType.TEXT, generate_examples=False)}


def clock_info(stored: dict[str, Any] | None) -> ClockInfo | None:
    if stored is None:
        return None
    one = Clock.read(stored)
    terms = ClockTerms(one.bank, one.increment, one.zero, one.nights, one.weekends, one.zone)
    return ClockInfo(terms, list(one.left), one.seat, one.since, one.runs_out(), one.paused)


def page_of(seat: SeatRow) -> str | None:
    """The person whose page a seat leads to."""
    return seat.person if seat.kind == PERSON else None


def table_info(request: Ask, row: Any, seats: list[SeatRow], live: Any = None) -> TableInfo:
    """A table as this caller may know it; in lists, without what only its people see."""
    site, person = site_of(request), visitor_of(request).id
    own = live is not None and (row.owner == person or live.seats_of(person))
    return TableInfo(
        row.id,
        row.game,
        row.options,
        row.status,
        row.pace,
        row.language,
        row.listed,
        row.hints,
        [Seat(s.seat, s.kind, s.name, s.free, s.person == person, page_of(s)) for s in seats],
        row.to_move,
        row.length,
        row.revision,
        site.address(request, invitation(site, live)) if own else None,
        site.address(request, spectator_link(site, live)) if own else None,
        row.rematch,
        row.set_aside,
        live.ended if live is not None else None,
        row.resigned,
        {what: [s.seat for s in seats if s.person in who] for what, who in live.proposals.items()} if own else {},
        clock_info(row.clock),
        row.changed,
        (row.summary or {}).get("steps"),
        (row.summary or {}).get("scores"),
        row.source,
        row.origin,
        row.rated,
    )
