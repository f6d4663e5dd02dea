"""Who looks at a table: through which seat, and what is hidden from them."""

from __future__ import annotations

from dataclasses import dataclass

from meiji.site.live_table import LiveTable


@dataclass(frozen=True)
class Viewer:
    """Through which seat a visitor looks (None: a spectator), which seats are theirs, who waits behind a curtain."""

    seat: int | None
    mine: tuple[int, ...]
    curtain: int | None = None
    decides: bool = False  # is it the seat to move that looks?
    guest: bool = False  # a spectator to whom this seat shows its hand

    @property
    def plays(self) -> bool:
        return bool(self.mine)


SPECTATOR = Viewer(None, ())


def viewer_of(live: LiveTable, person: str, opened: int | None) -> Viewer:
    """Several people at one screen see what the seat to move sees; hidden hands wait behind a curtain, until the page
    says that it is open for that seat. Who came by a player's own link sees what that player sees."""
    mine = tuple(live.seats_of(person))
    if not mine and live.shown.get(person) is not None:
        return Viewer(live.shown[person], (), guest=True)
    turn = live.to_move if live.to_move in mine else None
    if len(mine) < 2:
        return Viewer(mine[0] if mine else None, mine, decides=turn is not None)
    if not live.hidden or live.row.real:  # who enters a game from a real table sees all of it
        return Viewer(mine[0] if turn is None else turn, mine, decides=turn is not None)
    if turn is None:
        return Viewer(None, mine)
    if opened != turn:
        return Viewer(None, mine, curtain=turn)
    return Viewer(turn, mine, decides=True)
