"""The log of a table as a viewer may read it: what happened, in words, and where on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from meiji.site.i18n import translate
from meiji.site.live_table import LiveTable
from meiji.site.taking_back import TakenBack, taken_back
from meiji.site.updates import EventInfo
from meiji.site.viewer import Viewer


@dataclass(frozen=True)
class LogLine:
    """A line of the log; `number` is the moment after its move."""

    number: int
    seat: int | None  # None: it happened by itself
    name: str  # of who did it, or "you"; nothing where the text is a whole sentence
    text: str
    kind: str = ""
    why: str = ""
    target: str | None = None  # the place on the board
    begins: bool = False  # the first line of somebody's turn
    markup: str = ""

    @property
    def sentence(self) -> str:
        return f"{self.name} {self.text}" if self.name else self.text


def log_lines(live: LiveTable, viewer: Viewer, language: str, render: Callable[[LogLine], str]) -> list[LogLine]:
    """Every line, with its markup. A game has hundreds of them, so each is made once."""
    if live.game is None:
        return []
    told, key = live.told_moves(language, viewer.seat), (language, viewer.seat)
    known = live.rendered_log.lines.get(key, [])[: len(told)]
    same = next((n for n, (move, _) in enumerate(known) if move is not told[n]), len(known))
    del known[same:]  # from there on other moves came instead
    last = next((line.seat for _, made in reversed(known) for line in reversed(made) if line.seat is not None), None)
    for number in range(same, len(told)):
        made: list[LogLine] = []
        for event, (text, whole) in told[number].lines:
            name = "" if whole or event.seat is None else live.subject(event.seat, language, viewer.seat)
            begins = event.seat is not None and event.seat != last
            last = last if event.seat is None else event.seat
            line = LogLine(number + 1, event.seat, name, text, event.kind, event.why, event.place, begins)
            made.append(replace(line, markup=render(line)))
        known.append((told[number], made))
    live.rendered_log.lines[key] = known
    marks = {mark.moment: mark for mark in taken_back(live)}
    found = [_taken_back_line(live, marks[0], viewer, language, render)] if 0 in marks else []
    for number, (_, made) in enumerate(known, 1):
        found += made
        if number in marks:
            found.append(_taken_back_line(live, marks[number], viewer, language, render))
    return found


def _taken_back_line(
    live: LiveTable, mark: TakenBack, viewer: Viewer, language: str, render: Callable[[LogLine], str]
) -> LogLine:
    """Turns that were taken back to a moment."""
    name = live.subject(mark.seat, language, viewer.seat)
    own = "you" if mark.seat == viewer.seat else "other"
    text = translate(language, "takes-back", who=own, times=mark.times)
    line = LogLine(mark.moment, mark.seat, name, text, "taken-back", begins=True)
    return replace(line, markup=render(line))


def log_texts(live: LiveTable, viewer: Viewer, language: str) -> list[str]:
    """Every move in one text, for the API."""
    if live.game is None:
        return []
    return ["; ".join(move.sentences) for move in live.told_moves(language, viewer.seat)]


def recent_events(live: LiveTable, viewer: Viewer, language: str, most: int = 60) -> list[EventInfo]:
    """What happened since the viewer's last own move, with it: the newest events with their lines of the log."""
    if live.game is None:
        return []
    log, told = live.game.log, live.told_moves(language, viewer.seat)
    first = max(0, len(log) - 12)
    if viewer.mine:
        first = next((number for number in range(len(log) - 1, -1, -1) if log[number].seat in viewer.mine), first)
    return [info for move in told[first:] for info in move.infos][-most:]


def moves_of_others(live: LiveTable, viewer: Viewer, lines: Sequence[LogLine], most: int) -> list[LogLine]:
    """What the others did after the viewer's last move, with the places that they touched."""
    last = next((i for i in range(len(lines), 0, -1) if lines[i - 1].seat in viewer.mine), 0)
    return list(lines[last:][-most:]) if last else []
