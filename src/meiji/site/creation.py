"""Creating a table: who sits where, with which options; for the page and for the API."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from meiji.arena import ratings
from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.language import check_language
from meiji.kernel.spec import GameSpec, Option, find_game
from meiji.site.clock_terms import ClockTerms, clock_for
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.labels import player_name
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.player_tasks import check_player
from meiji.site.validation import ALPHABET, ID_LENGTH
from meiji.store import SeatRow, TableRow
from meiji.store.rows import COMPUTER, GONE, OVER, PERSON, SCREEN, WAITING

if TYPE_CHECKING:
    from meiji.site.site import Site

PACES = ("live", "relaxed")
MOST_NAME = 30
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters, to Unicode, that nobody can see


@dataclass
class TableRequest:
    """A table as somebody wants it. `who` says for each seat: me, friend, screen, or a computer player's name."""

    game: str
    who: list[str]
    names: list[str] = field(default_factory=list)  # of the people at this screen
    options: dict[str, str] = field(default_factory=dict)
    pace: str = "live"
    language: str = "en"
    listed: bool = False
    seed: int | None = None
    hints: bool = False  # for everybody, though several people play
    clock: ClockTerms | None = None
    rated: bool = False

    @property
    def with_others(self) -> bool:
        """May anybody but who makes the table play there, be it at the same screen?"""
        return "friend" in self.who or sum(who in ("me", "screen") for who in self.who) > 1


def clean_name(text: str) -> str:
    """A name for people to read: one line, no control characters, nothing that only looks empty, not too long."""
    name = " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in text).split())
    if not name:
        raise Refused(400, "name-empty")
    if len(name) > MOST_NAME:
        raise Refused(400, "name-too-long", most=MOST_NAME)
    return name


async def rename(site: Site, visitor: Visitor, text: str) -> None:
    """Another name, at the tables of this person, too: whoever moves there names the state with the new one."""
    visitor.name = clean_name(text)
    await site.store.name_person(visitor.id, visitor.name)
    site.tables.forget([row.id for row, _ in await site.store.tables_of(visitor.id, 1000)])


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def offered_options(spec: GameSpec, seats: int) -> list[Option]:
    """The options, with the values, that can be chosen with so many seats."""
    found = []
    for option in spec.options:
        values = []
        for value in option.values:
            try:
                spec.prepare(spec.table(), seats, {option.name: value})
            except BadInput:
                continue
            values.append(value)
        if values:
            default = spec.prepare(spec.table(), seats, {}).get(option.name, values[0])
            found.append(Option(option.name, tuple(values), default))
    return found


def box_for(site: Site, game: str) -> LoadedBox:
    return site.settings.boxes.get(game) or find_game(game).box()


def new_row(
    spec: GameSpec, box: LoadedBox, options: dict[str, str], seats: int, owner: str, *, language: str
) -> TableRow:
    """A private table that waits for its people. Without a seed nobody can tell its future."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=spec.id,
        rules=spec.version,
        box_hash=box.hash,
        options=options,
        seats=seats,
        owner=owner,
        pace="live",
        language=language,
        listed=False,
        salt=secrets.token_urlsafe(12),
        seed="",
        status=WAITING,
        created=now,
        changed=now,
    )


async def create_table(site: Site, visitor: Visitor, wanted: TableRequest) -> str:
    """Create a table, and begin if nobody is waited for. Its id."""
    spec = find_game(wanted.game)
    seats = len(wanted.who)
    spec.check_seats(seats)
    options = spec.prepare(spec.table(), seats, spec.check_options(wanted.options))
    check_language(wanted.language)
    if wanted.pace not in PACES:
        raise BadInput(f"The pace is one of {', '.join(PACES)}, not {wanted.pace!r}.")
    if wanted.seed is not None and (wanted.listed or wanted.with_others):
        raise Refused(400, "seed-alone")
    if wanted.seed is not None and not 0 <= wanted.seed < 2**63:
        raise BadInput("A seed is a whole number from 0 to 9223372036854775807.")
    clock = clock_for(wanted.clock, wanted.pace)
    if wanted.rated:
        await _check_rated(site, visitor, wanted)
    box = box_for(site, wanted.game)
    row = replace(
        new_row(spec, box, options, seats, visitor.id, language=wanted.language),
        pace=wanted.pace,
        listed=wanted.listed,
        hints=wanted.hints,
        rated=wanted.rated,
        seed=str(wanted.seed if wanted.seed is not None else secrets.randbits(63)),
        clock=clock.fresh(seats).stored() if clock is not None else None,
    )
    await site.store.add_table(row, seats_of(wanted, visitor), box)
    if wanted.listed:
        site.tables.on_listed()
    await site.tables.begin_if_full(row.id)
    return row.id


async def _check_rated(site: Site, visitor: Visitor, wanted: TableRequest) -> None:
    """Ratings are for people with accounts, each at a screen of their own, among each other or against computer players
    that the ladder has measured; and for nothing that anybody could know or ask beforehand."""
    if await site.store.account_of(visitor.id) is None:
        raise Refused(403, "rated-account")
    computers = [who for who in wanted.who if who not in ("me", "friend", "screen")]
    measured = all(ratings.standing_of(wanted.game, player) for player in computers)
    if "me" not in wanted.who or "screen" in wanted.who or len(wanted.who) < 2 or not measured:
        raise Refused(400, "rated-who")
    if wanted.seed is not None or wanted.hints or not ratings.is_there() or not box_for(site, wanted.game).shipped:
        raise Refused(400, "rated-fair")


def seats_of(wanted: TableRequest, visitor: Visitor) -> list[SeatRow]:
    assert visitor.name is not None
    rows: list[SeatRow] = []
    for seat, who in enumerate(wanted.who):
        if who == "me":
            if any(row.person == visitor.id and row.kind == PERSON for row in rows):
                raise Refused(400, "one-seat-each")
            rows.append(SeatRow(seat, PERSON, visitor.id, visitor.name))
        elif who == "friend":
            rows.append(SeatRow(seat, PERSON, None, ""))
        elif who == "screen":
            given = wanted.names[seat] if seat < len(wanted.names) else ""
            name = clean_name(given) if given.strip() else translate(wanted.language, "person-number", number=seat + 1)
            rows.append(SeatRow(seat, SCREEN, visitor.id, name))
        else:
            player = check_player(wanted.game, who)
            rows.append(SeatRow(seat, COMPUTER, None, player_name(player, wanted.language), player))
    return numbered(rows)


def numbered(rows: Sequence[SeatRow]) -> list[SeatRow]:
    """Two computer players of one level get numbers."""
    done = []
    for row in rows:
        same = [other for other in rows if other.name == row.name and row.kind == COMPUTER]
        number = same.index(row) + 1 if len(same) > 1 else 0
        name = f"{row.name} {number}" if number else row.name
        done.append(SeatRow(row.seat, row.kind, row.person, name, row.player))
    return done


async def _rematch(site: Site, visitor: Visitor, live: LiveTable) -> str:
    """The same people and options again, everybody one seat further; the one table that all are led to."""
    if live.row.rematch is not None:
        return live.row.rematch
    box = await site.store.box(live.row.game, live.row.box_hash)
    count = live.row.seats
    row = replace(
        new_row(find_game(live.row.game), box, live.row.options, count, visitor.id, language=live.row.language),
        pace=live.row.pace,
        listed=live.row.listed,
        hints=live.row.hints,
        seed=str(secrets.randbits(63)),
        clock=live.clock.fresh(count).stored() if live.clock is not None else None,
    )
    rotated = [live.seats[(seat + 1) % count] for seat in range(count)]
    seats = [_again(seat, old) for seat, old in enumerate(rotated)]
    await site.store.add_table(row, seats, box)
    if not await site.tables.set_rematch(live.row.id, row.id):
        await site.tables.delete(row.id)
        return (await site.tables.get(live.row.id)).row.rematch or row.id
    await site.tables.begin_if_full(row.id)
    return row.id


def _again(seat: int, old: SeatRow) -> SeatRow:
    """Whoever sat there sits here; the seat of somebody who was deleted is free."""
    if old.kind == GONE:
        return SeatRow(seat, PERSON, None, "")
    return SeatRow(seat, old.kind, old.person, old.name, old.player)


def _check_moved(visitor: Visitor, live: LiveTable) -> None:
    """Nobody is drawn from rematch to rematch by who gives up every time: whoever has not moved is invited anew."""
    moved = {move.seat for move in live.moves}
    for seat in live.seats:
        if seat.person not in (None, visitor.id) and seat.seat not in moved:
            raise Refused(409, "rematch-not-moved", name=seat.name)


async def start_rematch(site: Site, visitor: Visitor, live: LiveTable) -> str:
    """The rematch of a finished table, for those who played there."""
    if live.row.status != OVER:
        raise Refused(409, "not-over")
    if not live.seats_of(visitor.id) and live.row.owner != visitor.id:
        raise Refused(403, "not-your-table")
    if live.ended == "resigned" and live.row.rematch is None and await site.store.is_rematch(live.row.id):
        _check_moved(visitor, live)
    return await _rematch(site, visitor, live)
