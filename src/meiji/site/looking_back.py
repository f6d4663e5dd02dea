"""A review on the board: the turn that teaches at this moment, and its better line, move by move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meiji.players.hints import expected
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.store.rows import COMPUTER, OVER

if TYPE_CHECKING:
    from meiji.site.site import Site


@dataclass(frozen=True)
class LookBack:
    """One of the turns of a seat that cost most. `line`: so many moves of the better line are played on the board."""

    seat: int
    place: int  # among the turns that are told of this seat, from 0 on
    moments: tuple[int, ...]  # of all of them
    data: dict[str, Any]
    words: dict[str, Any]
    kind: str
    line: int = 0

    @property
    def previous(self) -> int | None:
        return self.moments[self.place - 1] if self.place else None

    @property
    def next(self) -> int | None:
        return self.moments[self.place + 1] if self.place + 1 < len(self.moments) else None


async def look_back(
    site: Site, live: LiveTable, language: str, moment: int | None, line: int | None
) -> LookBack | None:
    """What the review tells of this moment, if there is one and it tells something."""
    if live.row.status != OVER or live.ended is not None or moment is None:
        return None
    found, _ = await site.reviews.find(live)
    for seat, player in enumerate(found["players"] if found else []):
        moments = tuple(lesson["number"] - 1 for lesson in player["lessons"])
        if found is not None and moment in moments:
            place, told = moments.index(moment), found["told"][language]
            data, words = player["lessons"][place], told["seats"][seat]["lessons"][place]
            step, last = line or 0, len(words["line"]) + 1
            if not 0 <= step <= last:
                raise Refused(404, "no-such-moment", moment=step, last=last)
            return LookBack(seat, place, moments, data, words, told["kinds"][data["kind"]], step)
    return None


def board_of_line(live: LiveTable, viewer: int | None, language: str, moment: int, back: LookBack) -> str:
    """The board after some moves of the better line, on the table on which it is told."""
    game = live.at(moment)
    codes = [game.spec.moves.code(notation) for notation in back.data["line"]]
    steps = expected(game, back.seat, [code for code in codes if code is not None], 0)
    for number, (imagined, _) in enumerate(steps):
        if number == back.line:
            return imagined.svg(viewer, language)
        last = imagined
    return last.svg(viewer, language)  # the generator has played the last move, too


def whose(live: LiveTable, person: str, seat: int | None = None) -> int:
    """Whose turns are told: the seat that was asked for, one's own, or that of the person who could learn most."""
    if seat is not None:
        if not 0 <= seat < len(live.seats):
            raise Refused(404, "no-such-seat")
        return seat
    assert live.game is not None
    people = live.seats_of(person) or [one.seat for one in live.seats if one.kind != COMPUTER]
    scores = live.game.scores()
    return min(people or range(len(scores)), key=lambda one: scores[one])


def first_moment(found: dict[str, Any], seat: int) -> int | None:
    """Where a look back at a seat's turns begins."""
    lessons = found["players"][seat]["lessons"]
    return lessons[0]["number"] - 1 if lessons else None
