"""The log: what happened, as a viewer may know it, and what changed."""

from __future__ import annotations

from collections.abc import Sequence

from meiji.kernel.events import FORCED, Event, Recorded, Told, changed
from meiji.kernel.move import Played
from meiji.kernel.wording import record_of, signed

from ..terms import GOODS
from .moves import MoveTeller
from .names import AnyBox, amount_text, area_name, technology_name, tell

STOCK = ["yen", *GOODS, "imports", "cleared", "plus_1", "plus_2", "orders"]
SILENT = {"card-played", "acted", "order-drawn", "technology-opened", "round-ended", "turn-ended"}
SILENT_WHEN_FORCED = {"stopped", "left-without", "upgraded"}


def is_silent(recorded: Recorded) -> bool:
    """Told by the line of the move, or not worth one."""
    event = recorded.event
    return event.kind in SILENT or (event.why == FORCED and event.kind in SILENT_WHEN_FORCED)


def _changes(event: Event, seat: int, language: str) -> str:
    """Of the event's own seat: nothing that another gets comes without an event of its own."""
    amounts = changed(event, seat, STOCK, {})
    if event.kind == "paid":  # the line says it
        amounts = [amount for amount in amounts if amount.number > 0]
    return ", ".join(signed(number, amount_text(kind, abs(number), language)) for kind, number in amounts)


def event_text(
    box: AnyBox, recorded: Recorded, language: str, names: Sequence[str] = (), viewer: int | None = None
) -> Told:
    """What happened, as a viewer may know it; the seat's own name is not part of the line."""
    event = recorded.event
    if event.seat is None:
        return Told(tell(language, f"event-{event.kind}", number=event.thing), whole=True)
    person = "you" if event.seat == viewer else "log"
    if recorded.code >= 0:
        teller = MoveTeller(record_of(box), recorded.before, language)
        line = teller.line(Played(event.seat, recorded.code, ()), viewer, person)
    elif event.kind == "warehouse-paid":
        line = tell(language, f"{person}-warehouse-paid", area=area_name(event.thing, language))
    else:
        line = tell(language, f"{person}-enter", technology=technology_name(event.thing, language))
    changes = _changes(event, event.seat, language)
    return Told(tell(language, "event-with", line=line, changes=changes) if changes else line)
