"""The terms of a clock: as somebody wants them, checked, and in words."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.store import Clock, TableRow
from meiji.store.clocks import DAY, HOUR, LEAST_BANK, MINUTE, MOST_BANK, MOST_INCREMENT, WARN, ZEROS, is_zone
from meiji.store.rows import RUNNING

# Bank and increment in seconds, as the page offers them.
OFFERED = {
    "live": ((10 * MINUTE, 30.0), (20 * MINUTE, 60.0), (45 * MINUTE, 90.0)),
    "relaxed": ((3 * DAY, 12 * HOUR), (7 * DAY, DAY), (14 * DAY, DAY)),
}
_OFFERED = re.compile(r"([0-9]{1,7})\+([0-9]{1,7})")


class ClockTerms(msgspec.Struct):
    """Seconds in the bank of each player and for each turn; what happens at zero: `warn` (it is only shown), `vote`
    (the others may go on without them), `computer` (one takes over) or `resign`. In relaxed games it can stand still
    from 22 to 8 o'clock (`nights`) and on `weekends`, in a time zone such as Europe/Warsaw."""

    bank: float
    increment: float = 0.0
    zero: str = WARN
    nights: bool = False
    weekends: bool = False
    zone: str = "UTC"


def clock_for(terms: ClockTerms | None, pace: str) -> Clock | None:
    """The clock of a new game."""
    if terms is None:
        return None
    if not (LEAST_BANK <= terms.bank <= MOST_BANK and 0 <= terms.increment <= MOST_INCREMENT):
        raise Refused(400, "clock-wrong")
    if terms.zero not in ZEROS or not is_zone(terms.zone[:60]):
        raise Refused(400, "clock-wrong")
    if (terms.nights or terms.weekends) and pace != "relaxed":
        raise Refused(400, "clock-rests")
    return Clock(terms.bank, terms.increment, terms.zero, terms.nights, terms.weekends, terms.zone)


def terms_in(form: Mapping[str, Any], pace: str) -> ClockTerms | None:
    """What was chosen on the page; a clock of the other pace is none."""
    found = _OFFERED.fullmatch(str(form.get(f"clock-{pace}", "")))
    if found is None:
        return None
    relaxed, zone = pace == "relaxed", str(form.get("zone", ""))
    return ClockTerms(
        float(found[1]),
        float(found[2]),
        str(form.get("zero", WARN)),
        relaxed and form.get("nights") == "yes",
        relaxed and form.get("weekends") == "yes",
        zone if relaxed and zone and is_zone(zone[:60]) else "UTC",
    )


def offered(pace: str, language: str) -> list[tuple[str, str]]:
    """The clocks to choose from: what the form says, and in words."""
    return [(f"{bank:.0f}+{gain:.0f}", terms_text(bank, gain, language)) for bank, gain in OFFERED[pace]]


def terms_text(bank: float, increment: float, language: str) -> str:
    return translate(language, "clock-terms", bank=span(bank, language), increment=span(increment, language))


def about(clock: Clock, language: str) -> str:
    """All terms of a clock in a line."""
    at_zero = {
        "warn": translate(language, "zero-warn"),
        "vote": translate(language, "zero-vote"),
        "computer": translate(language, "zero-computer"),
        "resign": translate(language, "zero-resign"),
    }
    parts = [terms_text(clock.bank, clock.increment, language), at_zero[clock.zero]]
    if clock.nights:
        parts.append(translate(language, "clock-nights"))
    if clock.weekends:
        parts.append(translate(language, "clock-weekends"))
    return " · ".join(parts)


def time_left(row: TableRow, language: str) -> str:
    """How much time who is to move has left, for lists of tables; nothing where no clock runs."""
    clock = Clock.read(row.clock) if row.clock is not None and row.status == RUNNING else None
    if clock is None or clock.seat is None:
        return ""
    return span(clock.left_at(clock.seat, time.time()), language)


def span(seconds: float, language: str) -> str:
    """A length of time, in the two largest units."""
    minutes, rest = divmod(int(max(0.0, seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    if days:
        return translate(language, "span-days", days=days, hours=hours)
    if hours:
        return translate(language, "span-hours", hours=hours, minutes=minutes)
    if minutes:
        return translate(language, "span-minutes", minutes=minutes, seconds=rest)
    return translate(language, "span-seconds", seconds=rest)
