"""Games that do not begin with a fresh setup: what if, uploads, games entered from a real table; and downloads."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from meiji.kernel.chance import seed_words
from meiji.kernel.game import Game, new_game
from meiji.kernel.saves import load
from meiji.kernel.spec import find_game
from meiji.site.errors import Refused
from meiji.site.gate import Visitor
from meiji.site.live import Live
from meiji.site.making import MOST_NAME, Wish, box_for, clean_name, new_row, seats_of
from meiji.site.show import Eyes
from meiji.site.site import Site
from meiji.site.words import tell
from meiji.store import MoveRow, SeatRow
from meiji.store.revive import begun, last_move, pack, stamp, unpack
from meiji.store.rows import COMPUTER, OVER, PERSON, RUNNING, SCREEN


def save_for(live: Live, eyes: Eyes) -> dict[str, Any]:
    """The game as a save. While it runs and has secrets: the position as this seat may believe it to be, all that is
    hidden drawn anew, and the log with the hidden words left out."""
    game = live.game
    if game is None:
        raise Refused(409, "not-begun")
    told = game.spec.told
    if live.row.status == OVER or told is None:
        return game.save()
    if eyes.curtain is not None:
        raise Refused(403, "curtain-closed")
    if eyes.seat is None:
        raise Refused(403, "save-at-the-end")
    data = game.imagine(eyes.seat, secrets.randbits(62)).save()
    data["told"] = [told(played, eyes.seat) for played in game.log]
    return data


async def what_if(site: Site, visitor: Visitor, live: Live, eyes: Eyes, moment: int) -> str:
    """A private table on which a game goes on from any of its moments. Only a finished game is copied as it was."""
    game = live.at(moment)
    if live.row.status != OVER:
        if eyes.curtain is not None:
            raise Refused(403, "curtain-closed")
        if eyes.seat is None:
            raise Refused(403, "copy-not-yours")
        imagined = game.imagine(eyes.seat, secrets.randbits(62))
        row = replace(live.row, rules=stamp(game.spec), setup=[], position=imagined.save()["position"])
        return await _add(site, visitor, replace(live, row=row), imagined, pack(imagined), [])
    assert live.row.start is not None
    log = live.moves[:moment]
    if log:
        log = [*log[:-1], replace(log[-1], record=_reseeded(game, log[-1].record))]
    start = live.row.start if log else _reseeded(game, live.row.start)
    return await _add(site, visitor, live, game, start, log)


def _reseeded(game: Game, record: bytes) -> bytes:
    """The same table with another future."""
    table = unpack(game.spec, record)
    table.rng[:] = seed_words(secrets.randbits(62))
    return pack(Game(game.spec, game.box, game.options, table))


async def _add(site: Site, visitor: Visitor, live: Live, game: Game, start: bytes, log: list[MoveRow]) -> str:
    row = replace(
        new_row(game.spec, game.box, live.row.options, live.row.seats, visitor, language=live.row.language),
        rules=live.row.rules,
        status=OVER if game.over else RUNNING,
        setup=live.row.setup,
        position=live.row.position,
        start=start,
        length=len(log),
        to_move=game.to_move,
    )
    mine = live.seats_of(visitor.id)
    seats = [
        old
        if old.kind == COMPUTER
        else SeatRow(old.seat, PERSON if [old.seat] == mine else SCREEN, visitor.id, old.name)
        for old in live.seats
    ]
    await site.store.add_table(row, seats, game.box, log)
    await site.live.wake(row.id)
    return row.id


async def upload(site: Site, visitor: Visitor, text: str) -> str:
    """A private table from a save, to go on with or to look at."""
    game, start, log = await asyncio.to_thread(_played_again, text)
    names = [_name(visitor, game, seat) for seat in range(game.seats)]
    row = replace(
        new_row(game.spec, game.box, game.options, game.seats, visitor, language=visitor.language),
        rules=stamp(game.spec),
        status=OVER if game.over else RUNNING,
        setup=[game.spec.draws.text(drawn) for drawn in game.setup],
        position=game.save().get("position"),
        start=start,
        length=len(log),
        to_move=game.to_move,
    )
    seats = [SeatRow(seat, SCREEN, visitor.id, name) for seat, name in enumerate(names)]
    await site.store.add_table(row, seats, game.box, log)
    return row.id


def _name(visitor: Visitor, game: Game, seat: int) -> str:
    given = game.names[seat] if seat < len(game.names) else ""
    return clean_name(given[:MOST_NAME]) if given.strip() else tell(visitor.language, "person-number", number=seat + 1)


def _played_again(text: str) -> tuple[Game, bytes, list[MoveRow]]:
    """The game of a save, with the record of every moment."""
    game = load(text)
    again = game.at(0)
    again._table.rng[:] = game._table.rng
    start, log = pack(again), []
    for played in game.log:
        again.replay(played.code, played.drawn)
        log.append(last_move(again))
    return game, start, log


async def begin_real(site: Site, visitor: Visitor, wish: Wish, drawn: Sequence[str]) -> str:
    """A table on which a game from a real one is entered: what the setup drew is named, and later every draw.

    OutcomeNeeded says what has to be named next.
    """
    spec, box = find_game(wish.game), box_for(site, wish.game)
    seats = seats_of(wish, visitor)
    game = new_game(wish.game, len(wish.who), 0, wish.options, box, [seat.name for seat in seats], outcomes=drawn)
    made = begun(game)
    row = replace(
        new_row(spec, box, game.options, len(wish.who), visitor, language=wish.language),
        rules=stamp(spec),
        status=RUNNING,
        setup=made.setup,
        start=made.record,
        to_move=game.to_move,
        real=True,
    )
    await site.store.add_table(row, seats, box)
    return row.id
