"""Games that do not begin with a fresh setup: what if, uploads, games entered from a real table; and downloads."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from meiji.kernel.chance import seed_words
from meiji.kernel.game import Game, new_game
from meiji.kernel.saves import SEALED
from meiji.kernel.serialise import begun, pack, stamp, unpack
from meiji.kernel.spec import find_game
from meiji.site.errors import Refused
from meiji.site.gate import Visitor
from meiji.site.live import Live
from meiji.site.making import MOST_NAME, Wish, box_for, clean_name, new_row, seats_of, told_apart
from meiji.site.sandbox import COMPUTERS, PEOPLE, Uploaded
from meiji.site.seals import seal, sealed_part, unseal
from meiji.site.show import Eyes, player_name
from meiji.site.site import Site
from meiji.site.thinkers import check_player
from meiji.site.words import tell
from meiji.store import MoveRow, SeatRow
from meiji.store.rows import COMPUTER, OVER, PERSON, RUNNING, SCREEN


def save_for(site: Site, visitor: Visitor, live: Live, eyes: Eyes) -> dict[str, Any]:
    """The game as a save. While it runs and has secrets, the one person at the screen gets a sealed one; everybody
    else the position as this seat may believe it to be, all that is hidden drawn anew, and the log with the hidden
    words left out."""
    game = live.game
    if game is None:
        raise Refused(409, "not-begun")
    players = [f"{COMPUTERS}{seat.player}" if seat.kind == COMPUTER else PEOPLE for seat in live.seats]
    told = game.spec.redact
    if live.row.status == OVER or told is None or (live.row.real and live.seats_of(visitor.id)):
        return {**game.save(), "players": players}
    if is_sealed(live, visitor):
        return {"game": game.spec.id, SEALED: seal(site.settings.secret, {**game.save(), "players": players})}
    if eyes.curtain is not None:
        raise Refused(403, "curtain-closed")
    if eyes.seat is None:
        raise Refused(403, "save-at-the-end")
    data = game.imagine(eyes.seat, secrets.randbits(62)).save()
    data["told"] = [told(played, eyes.seat) for played in game.log]
    return {**data, "players": players}


def is_sealed(live: Live, visitor: Visitor) -> bool:
    """Is the back-up of this table sealed for this visitor? A running game with secrets in which nobody else plays.

    The people at one screen must not read each other's cards in it, nor the computer players'.
    """
    alone = all(seat.kind == COMPUTER or seat.person == visitor.id for seat in live.seats)
    has_secrets = live.game is not None and live.game.spec.redact is not None
    return has_secrets and live.row.status != OVER and not live.row.real and alone and bool(live.seats_of(visitor.id))


async def what_if(site: Site, visitor: Visitor, live: Live, eyes: Eyes, moment: int) -> str:
    """A private table on which a game goes on from any of its moments. Only a finished game is copied as it was."""
    game = live.at(moment)
    if live.row.status != OVER:
        if eyes.curtain is not None:
            raise Refused(403, "curtain-closed")
        if eyes.seat is None:
            raise Refused(403, "copy-not-yours")
        imagined = game.imagine(eyes.seat, secrets.randbits(62))
        row = replace(live.row, rules=stamp(game), setup=[], position=imagined.save()["position"])
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
    return pack(Game(game.spec, game.box, game.options, table, rules=game.rules))


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
    """A private table from a save, to go on with or to look at. The save is read in the sandbox, never here."""
    sealed = sealed_part(text)
    if sealed is not None:
        opened = unseal(site.settings.secret, sealed)
        if opened is None:
            raise Refused(400, "save-sealed-elsewhere")
        text = opened
    made = await site.sandbox.read(visitor.id, text)
    spec = find_game(made.game)
    box = spec.box() if made.box is None else spec.box_from(made.box, "the save's box")
    row = replace(
        new_row(spec, box, made.options, made.seats, visitor, language=visitor.language),
        rules=made.rules,
        status=OVER if made.over else RUNNING,
        setup=made.setup,
        position=made.position,
        start=made.start,
        length=len(made.moves),
        to_move=made.to_move,
    )
    await site.store.add_table(row, _seats(visitor, made), box, made.moves)
    await site.live.wake(row.id)
    return row.id


def _seats(visitor: Visitor, made: Uploaded) -> list[SeatRow]:
    """Computer players sit where they sat; the uploader takes the first person's seat, the others are at this screen.
    A save that does not say who played is one of people at this screen."""
    first = made.players.index(PEOPLE) if PEOPLE in made.players else None
    rows = []
    for seat in range(made.seats):
        player = made.players[seat] if first is not None else PEOPLE
        if player != PEOPLE:
            level = check_player(made.game, player.removeprefix(COMPUTERS)[:80])
            rows.append(SeatRow(seat, COMPUTER, None, player_name(level, visitor.language), level))
        elif seat == first and visitor.name is not None:
            rows.append(SeatRow(seat, PERSON, visitor.id, visitor.name))
        else:
            rows.append(SeatRow(seat, SCREEN, visitor.id, _name(visitor, made, seat)))
    return told_apart(rows)


def _name(visitor: Visitor, made: Uploaded, seat: int) -> str:
    given = made.names[seat] if seat < len(made.names) else ""
    printable = "".join(c for c in given[:MOST_NAME] if c.isprintable())
    return clean_name(printable) if printable.strip() else tell(visitor.language, "person-number", number=seat + 1)


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
        rules=stamp(game),
        status=RUNNING,
        setup=made.setup,
        start=made.record,
        to_move=game.to_move,
        real=True,
    )
    await site.store.add_table(row, seats, box)
    return row.id
