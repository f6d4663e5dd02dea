"""Clocks: every player has a bank of time, and gets an increment with each turn.

A clock is written with the move that passes the turn on, in the same statement: so it survives restarts, is the same on
all servers, and costs nothing while somebody thinks. In a relaxed game it can stand still at night and on weekends.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
LEAST_BANK, MOST_BANK, MOST_INCREMENT = MINUTE, 60 * DAY, 7 * DAY
NIGHT = (22, 8)  # from this hour to that one
SATURDAY = 5
MOST_DAYS = 400  # that are looked ahead

WARN, VOTE, COMPUTER, RESIGN = "warn", "vote", "computer", "resign"
ZEROS = (WARN, VOTE, COMPUTER, RESIGN)  # what happens at zero


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@dataclass(frozen=True)
class Clock:
    """The clocks of all seats. That of `seat` has been running `since` then, unless it is paused; None: nobody's."""

    bank: float
    increment: float
    zero: str
    nights: bool = False
    weekends: bool = False
    zone: str = "UTC"
    left: tuple[float, ...] = ()
    seat: int | None = None
    since: float = 0.0
    paused: bool = False

    @staticmethod
    def read(stored: dict[str, Any]) -> Clock:
        return Clock(**{**stored, "left": tuple(stored["left"])})

    def stored(self) -> dict[str, Any]:
        return asdict(self)

    def fresh(self, seats: int) -> Clock:
        """The same terms for a new game."""
        return replace(self, left=(self.bank,) * seats, seat=None, since=0.0, paused=False)

    @property
    def rests(self) -> bool:
        return self.nights or self.weekends

    # --- what is left -----------------------------------------------------------------------------------------------
    def left_at(self, seat: int, now: float) -> float:
        if seat != self.seat or self.paused:
            return self.left[seat]
        return self.left[seat] - self.awake(self.since, now)

    def runs_out(self) -> float | None:
        """When the clock that runs is at zero."""
        if self.seat is None or self.paused:
            return None
        left = self.left[self.seat]
        if left <= 0 or not self.rests:
            return self.since + left
        for start, end in self._awake_spans(self.since):
            if end - start >= left:
                return start + left
            left -= end - start
        return None

    def awake(self, start: float, end: float) -> float:
        """How much of a time counts."""
        if not self.rests or end <= start:
            return max(0.0, end - start)
        counted = 0.0
        for from_, to in self._awake_spans(start):
            if from_ >= end:
                break
            counted += min(to, end) - from_
        return counted

    def _awake_spans(self, start: float) -> Iterator[tuple[float, float]]:
        """The times from then on in which the clock runs, day by day."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(start, zone).replace(hour=0, minute=0, second=0, microsecond=0)
        for _ in range(MOST_DAYS):
            morning, evening = (day.replace(hour=NIGHT[1]), day.replace(hour=NIGHT[0])) if self.nights else (day, None)
            day = (day.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=zone)
            first, last = morning.timestamp(), (evening or day).timestamp()
            if last > start and not (self.weekends and morning.weekday() >= SATURDAY):
                yield max(first, start), last

    # --- changes ----------------------------------------------------------------------------------------------------
    def _charged(self, now: float, gain: float = 0.0) -> tuple[float, ...]:
        """What everybody has left, with a gain for whose clock runs."""
        return tuple(self.left_at(seat, now) + (gain if seat == self.seat else 0.0) for seat, _ in enumerate(self.left))

    def pass_on(self, seat: int | None, now: float) -> Clock:
        """Another seat is to move: who has moved gets the increment."""
        if seat == self.seat:
            return self
        return replace(self, left=self._charged(now, self.increment), seat=seat, since=now)

    def take_back(self, seat: int | None, now: float) -> Clock:
        """A move is taken back, and the increment with it, if the turn had passed on."""
        if seat == self.seat:
            return self
        left = [one - (self.increment if number == seat else 0.0) for number, one in enumerate(self._charged(now))]
        return replace(self, left=tuple(left), seat=seat, since=now)

    def stop(self, now: float) -> Clock:
        """Nobody's clock runs any more: a computer player is to move, or the game is over."""
        return replace(self, left=self._charged(now), seat=None, since=now)

    def pause(self, now: float) -> Clock:
        return replace(self, left=self._charged(now), since=now, paused=True)

    def go_on(self, now: float) -> Clock:
        return replace(self, since=now, paused=False)


def clock_values(clock: Clock | None) -> dict[str, Any]:
    """What is written of a clock, with a change of its table; None: it stays as it is."""
    return {} if clock is None else {"clock": clock.stored(), "flag": clock.runs_out()}
