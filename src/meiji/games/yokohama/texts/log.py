"""The log: what was done, as a viewer may know it, and what changed."""

from __future__ import annotations

from collections.abc import Sequence

from meiji.kernel.game import Played
from meiji.kernel.wording import record_of, signed

from ..moves import DRAW_BONUS
from ..table import Table
from ..terms import GOODS
from .moves import MoveTeller
from .names import AnyBox, amount_text, seat_name, tell

STOCK = ["yen", *GOODS, "imports", "cleared", "plus_1", "plus_2", "orders"]


def _stock(g: Table, seat: int) -> list[int]:
    extra = g.extra[seat]
    return [g.yen[seat], *g.goods[seat], g.imports[seat], g.cleared[seat], extra[0], extra[1], g.hand_size[seat]]


def _changes(before: Table, after: Table, seat: int, language: str) -> str:
    parts = []
    for thing, old, new in zip(STOCK, _stock(before, seat), _stock(after, seat), strict=True):
        if new != old:
            parts.append(signed(new - old, amount_text(thing, abs(new - old), language)))
    return ", ".join(parts)


def log_line(
    box: AnyBox,
    before: Table,
    after: Table,
    played: Played,
    language: str,
    names: Sequence[str] = (),
    viewer: int | None = None,
) -> str:
    """What a logged move did, as a viewer may know it; the seat's own name is not part of the line."""
    line = MoveTeller(record_of(box), before, language).line(played, viewer)
    changes = _changes(before, after, played.seat, language)
    parts = [tell(language, "log-with", line=line, changes=changes) if changes else line]
    other = 1 - played.seat
    changes = _changes(before, after, other, language)
    if changes:
        parts.append(tell(language, "log-other", name=seat_name(other, language, names), changes=changes))
    parts += [tell(language, "log-new-bonus", number=o + 1) for kind, o in played.drawn if kind == DRAW_BONUS]
    if after.round > before.round:
        parts.append(tell(language, "log-round", number=after.round))
    if after.over:
        parts.append(tell(language, "log-over"))
    return "; ".join(parts)
