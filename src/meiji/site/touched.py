"""Which place on the board a move touched, as far as a seat may know of it."""

from __future__ import annotations

from typing import Any

from meiji.kernel.serialise import unpack
from meiji.site.live import Live

KEPT = 5000
_found: dict[tuple[str, str, bytes, int], str | None] = {}  # by game, box, the record before the move, and the move


def touched(live: Live, viewer: int | None, number: int) -> str | None:
    """The id of the thing that move `number` touched; None: nothing, or it is hidden from the viewer."""
    game = live.game
    assert game is not None and live.row.start is not None
    spec, played = game.spec, game.log[number - 1]
    if spec.redact is not None and spec.redact(played, viewer)[0] != spec.moves.notations[played.code]:
        return None
    before = live.moves[number - 2].record if number > 1 else live.row.start
    key = (spec.id, game.box.hash, before, played.code)
    if key not in _found:
        if len(_found) > KEPT:
            _found.clear()
        _found[key] = spec.target(unpack(spec, before), game.box.record, played.code)
    return _found[key]


def with_places(live: Live, viewer: int | None, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**line, "place": touched(live, viewer, line["number"])} for line in lines]
