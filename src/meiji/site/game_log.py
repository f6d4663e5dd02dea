"""The log of a table as a viewer may read it: every move in words, and which place on the board it touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from meiji.kernel.serialise import unpack
from meiji.site.live_table import LiveTable
from meiji.site.viewer import Viewer

MOST_TARGETS = 5000
_targets: dict[tuple[str, str, bytes, int], str | None] = {}  # by game, box, the record before the move, and the move


@dataclass(frozen=True)
class LogLine:
    """A move of the log; `number` is the moment after it."""

    number: int
    seat: int
    name: str
    text: str
    target: str | None = None  # the place on the board, where it is asked for


def log_lines(live: LiveTable, viewer: Viewer, language: str) -> list[LogLine]:
    if live.game is None:
        return []
    texts = live.log_texts(language, viewer.seat)
    return [
        LogLine(i + 1, played.seat, live.seats[played.seat].name, texts[i]) for i, played in enumerate(live.game.log)
    ]


def log_markup(
    live: LiveTable, viewer: Viewer, language: str, lines: Sequence[LogLine], render: Callable[[LogLine], str]
) -> list[str]:
    """Every line as markup. A game has hundreds of them, so each is rendered once."""
    cached = live.rendered_log.markup.get((language, viewer.seat), [])
    known = len(cached)
    for number, line in enumerate(lines):
        if number == len(cached):
            cached.append((line, render(line)))
        elif cached[number][0] != line:  # another move came instead
            cached[number:] = [(line, render(line))]
    if len(cached) != known:
        live.rendered_log.markup[language, viewer.seat] = cached
    return [markup for _, markup in cached[: len(lines)]]


def moves_of_others(live: LiveTable, viewer: Viewer, lines: Sequence[LogLine], most: int) -> list[LogLine]:
    """What the others did after the viewer's last move, with the places that they touched."""
    if not any(line.seat in viewer.mine for line in lines):
        return []
    last = max(i for i, line in enumerate(lines) if line.seat in viewer.mine)
    new = lines[last + 1 :][-most:]
    return [replace(line, target=target_of_move(live, viewer.seat, line.number)) for line in new]


def target_of_move(live: LiveTable, seat: int | None, number: int) -> str | None:
    """The id of the thing on the board that move `number` touched; None: nothing, or it is hidden from the seat."""
    game = live.game
    assert game is not None and live.row.start is not None
    spec, played = game.spec, game.log[number - 1]
    if spec.redact is not None and spec.redact(played, seat)[0] != spec.moves.notations[played.code]:
        return None
    before = live.moves[number - 2].record if number > 1 else live.row.start
    key = (spec.id, game.box.hash, before, played.code)
    if key not in _targets:
        if len(_targets) > MOST_TARGETS:
            _targets.clear()
        _targets[key] = spec.target(unpack(spec, before), game.box.record, played.code)
    return _targets[key]
