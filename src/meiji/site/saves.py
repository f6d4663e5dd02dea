"""Downloading a game as a save, and a table from an uploaded one."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from meiji.kernel.saves import SEALED
from meiji.kernel.spec import find_game
from meiji.site.creation import BLANK, MOST_NAME, clean_name, new_row, numbered
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.labels import player_name
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.player_tasks import check_player
from meiji.site.sandbox import COMPUTERS, PEOPLE, Uploaded
from meiji.site.seals import seal, sealed_part, unseal
from meiji.site.site import Site
from meiji.site.viewer import Viewer
from meiji.store import SeatRow
from meiji.store.rows import COMPUTER, OVER, PERSON, RUNNING, SCREEN, UPLOAD


def save_for(site: Site, visitor: Visitor, live: LiveTable, viewer: Viewer) -> dict[str, Any]:
    """The game as a save. While it runs and has secrets, the one person at the screen gets a sealed one; everybody
    else the position as this seat may believe it to be, all that is hidden drawn anew, and the log with the hidden
    words left out."""
    game = live.game
    if game is None:
        raise Refused(409, "not-begun")
    if live.row.rated and live.row.status != OVER:
        raise Refused(409, "rated-no-copies")
    players = [f"{COMPUTERS}{seat.player}" if seat.kind == COMPUTER else PEOPLE for seat in live.seats]
    told = game.spec.redact
    if live.row.status == OVER or told is None or (live.row.real and live.seats_of(visitor.id)):
        return {**game.save(), "players": players}
    if is_sealed(live, visitor):
        return {"game": game.spec.id, SEALED: seal(site.settings.secret, {**game.save(), "players": players})}
    if viewer.curtain is not None:
        raise Refused(403, "curtain-closed")
    if viewer.seat is None or viewer.guest:
        raise Refused(403, "save-at-the-end")
    data = game.imagine(viewer.seat, secrets.randbits(62)).save()
    data["told"] = [told(played, viewer.seat) for played in game.log]
    return {**data, "players": players}


def is_sealed(live: LiveTable, visitor: Visitor) -> bool:
    """Is the back-up of this table sealed for this visitor? A running game with secrets in which nobody else plays.

    The people at one screen must not read each other's cards in it, nor the computer players'.
    """
    alone = all(seat.kind == COMPUTER or seat.person == visitor.id for seat in live.seats)
    has_secrets = live.game is not None and live.game.spec.redact is not None
    return has_secrets and live.row.status != OVER and not live.row.real and alone and bool(live.seats_of(visitor.id))


async def upload(site: Site, visitor: Visitor, text: str) -> str:
    """A private table from a save, to go on with or to look at. The save is read in the sandbox, never here."""
    sealed = sealed_part(text)
    if sealed is not None:
        opened = unseal(site.settings.secret, sealed)
        if opened is None:
            raise Refused(400, "save-sealed-elsewhere")
        text = opened
    made = await site.sandbox.read(visitor.id, site.places.of(visitor.id) or visitor.address, text)
    spec = find_game(made.game)
    box = spec.box() if made.box is None else spec.box_from(made.box, "the save's box")
    row = replace(
        new_row(spec, box, made.options, made.seats, visitor.id, language=visitor.language),
        rules=made.rules,
        status=OVER if made.over else RUNNING,
        setup=made.setup,
        position=made.position,
        start=made.start,
        length=len(made.moves),
        to_move=made.to_move,
        summary=made.summary,
        source=UPLOAD,
    )
    await site.store.add_table(row, _seats(visitor, made), box, made.moves)
    await site.tables.wake(row.id)
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
    return numbered(rows)


def _name(visitor: Visitor, made: Uploaded, seat: int) -> str:
    given = made.names[seat] if seat < len(made.names) else ""
    printable = "".join(c for c in given[:MOST_NAME] if c.isprintable() and c not in BLANK)
    return clean_name(printable) if printable.strip() else translate(visitor.language, "person-number", number=seat + 1)
