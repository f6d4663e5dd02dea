"""What people do about a tournament: make it, take part, start it, announce something, end it."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass, field, replace

from meiji.arena import ratings
from meiji.kernel.errors import BadInput
from meiji.kernel.language import check_language
from meiji.kernel.spec import GameSpec, find_game
from meiji.site.clock_terms import ClockTerms, clock_for
from meiji.site.creation import BLANK, PACES, box_for, new_id
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor
from meiji.site.profiles import rating_curves
from meiji.site.site import Site
from meiji.site.tournaments import round_robin
from meiji.site.tournaments.rounds import next_round, rounds_of
from meiji.store import TournamentRow, Whole
from meiji.store.clocks import RESIGN
from meiji.store.tournaments import KNOCKOUT, OPEN, OVER, ROBIN, RUNNING, SWISS

FORMATS = (ROBIN, SWISS, KNOCKOUT)
SIZES = (2, 3, 4)
MOST_NAME, MOST_TEXT = 60, 500  # letters
LEAST, MOST, MOST_ROUNDS = 3, 64, 9
MOST_AT_ONCE = 5  # tournaments of one organiser that are not over


@dataclass
class TournamentRequest:
    """A tournament as somebody wants it."""

    name: str
    game: str
    format: str
    size: int = 2
    rounds: int = 4  # of a Swiss one; the others take as many as it takes
    about: str = ""
    options: dict[str, str] = field(default_factory=dict)
    mirrored: bool = False
    pace: str = "relaxed"
    language: str = "en"
    clock: ClockTerms | None = None
    rated: bool = False


def clean(text: str, most: int) -> str:
    """For people to read: one line, no control characters."""
    return " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in text[: 4 * most]).split())[:most]


def may_mirror(spec: GameSpec) -> bool:
    """Only where all of a setup is public: else the first game would tell what is hidden in the second."""
    return not spec.secrets and 2 in spec.seats


def most_players(format: str) -> int:
    return round_robin.MOST if format == ROBIN else MOST


async def _check_account(site: Site, visitor: Visitor) -> str:
    """Tournaments are for people who can be found again."""
    if visitor.name is None or await site.store.account_of(visitor.id) is None:
        raise Refused(403, "tournament-account")
    return visitor.name


async def create(site: Site, visitor: Visitor, wanted: TournamentRequest) -> str:
    """A new tournament that can be joined. Its id."""
    await _check_account(site, visitor)
    name, spec = clean(wanted.name, MOST_NAME), find_game(wanted.game)
    if not name:
        raise Refused(400, "tournament-name-empty")
    _check_shape(spec, wanted)
    check_language(wanted.language)
    options = spec.check_options(wanted.options)
    for seats in range(2, wanted.size + 1):
        spec.prepare(spec.table(), seats, options)
    if wanted.clock is None:
        raise Refused(400, "tournament-clock")
    wanted.clock.zero = RESIGN
    clock = clock_for(wanted.clock, wanted.pace)
    assert clock is not None
    if wanted.rated and not (ratings.is_there() and box_for(site, wanted.game).shipped):
        raise Refused(400, "rated-fair")
    if await site.tournaments.unfinished_of(visitor.id) >= MOST_AT_ONCE:
        raise Refused(409, "tournaments-too-many", most=MOST_AT_ONCE)
    row = TournamentRow(
        id=new_id(),
        name=name,
        about=clean(wanted.about, MOST_TEXT),
        game=spec.id,
        options=options,
        format=wanted.format,
        size=wanted.size,
        rounds=wanted.rounds if wanted.format == SWISS else 0,
        mirrored=wanted.mirrored,
        pace=wanted.pace,
        language=wanted.language,
        clock=clock.stored(),
        rated=wanted.rated,
        organiser=visitor.id,
        draw=str(secrets.randbits(60)),
    )
    await site.tournaments.add(row)
    return row.id


def _check_shape(spec: GameSpec, wanted: TournamentRequest) -> None:
    if wanted.format not in FORMATS:
        raise BadInput(f"The format is one of {', '.join(FORMATS)}, not {wanted.format!r}.")
    if wanted.pace not in PACES:
        raise BadInput(f"The pace is one of {', '.join(PACES)}, not {wanted.pace!r}.")
    if wanted.size not in SIZES or wanted.size not in spec.seats or (wanted.size != 2 and wanted.format == KNOCKOUT):
        raise Refused(400, "tournament-size")
    if wanted.format == SWISS and not 1 <= wanted.rounds <= MOST_ROUNDS:
        raise Refused(400, "tournament-rounds", most=MOST_ROUNDS)
    if wanted.mirrored and (wanted.size != 2 or not may_mirror(spec)):
        raise Refused(400, "tournament-mirror-wrong")


async def find(site: Site, id: str) -> Whole:
    whole = await site.tournaments.whole(id[:16])
    if whole is None:
        raise Refused(404, "no-such-tournament")
    return whole


def check_organiser(visitor: Visitor, whole: Whole) -> None:
    if whole.row.organiser != visitor.id:
        raise Refused(403, "tournament-organiser")


# --- taking part ------------------------------------------------------------------------------------------------------
async def enter(site: Site, visitor: Visitor, whole: Whole) -> None:
    name = await _check_account(site, visitor)
    if whole.row.status != OPEN:
        raise Refused(409, "tournament-begun")
    if not await site.tournaments.enter(whole.row.id, visitor.id, name, most_players(whole.row.format)):
        raise Refused(409, "tournament-full")
    site.director.tell(whole.row.id)


async def leave(site: Site, visitor: Visitor, whole: Whole) -> None:
    """Before the start I am gone; later I am out of all rounds to come, and finish the game that I am in."""
    await _leave(site, whole, visitor.id)


async def _leave(site: Site, whole: Whole, person: str) -> None:
    if all(one.person != person for one in whole.entrants):
        raise Refused(404, "tournament-not-there")
    if not await site.tournaments.leave(whole.row.id, person):
        raise Refused(409, "tournament-over")
    site.director.tell(whole.row.id)


async def remove(site: Site, visitor: Visitor, whole: Whole, number: int | None) -> None:
    """The organiser removes somebody before the start."""
    check_organiser(visitor, whole)
    if whole.row.status != OPEN:
        raise Refused(409, "tournament-begun")
    found = next((one for one in whole.entrants if one.number == number), None)
    await _leave(site, whole, found.person if found else "")


# --- the organiser ----------------------------------------------------------------------------------------------------
async def start(site: Site, visitor: Visitor, whole: Whole) -> None:
    """Seeds by rating, and the first round."""
    check_organiser(visitor, whole)
    row = whole.row
    if row.status != OPEN:
        raise Refused(409, "tournament-begun")
    least = max(LEAST, row.size)
    if len(whole.entrants) < least:
        raise Refused(409, "tournament-few", least=least)
    seeds = await _seeds(site, whole)
    entrants = sorted(whole.entrants, key=lambda one: seeds[one.person])
    seeded = Whole(row, [replace(one, number=seeds[one.person]) for one in entrants], [])
    rounds = await asyncio.to_thread(rounds_of, row, len(entrants))
    if not await site.tournaments.start(row.id, seeds, rounds, next_round(seeded)):
        raise Refused(409, "somebody-was-quicker")
    site.director.tell(row.id)
    await site.director.advance(row.id)


async def _seeds(site: Site, whole: Whole) -> dict[str, int]:
    """The highest rating in this game first; equals, and all who have none, draw lots."""
    kind, lots = ratings.kind_of(whole.row.size), random.Random(whole.row.draw)
    worth: dict[str, tuple[int, float]] = {}
    for one in whole.entrants:
        curves = rating_curves(await site.archive.changes_of(one.person))
        here = [curve.standing.rating for curve in curves if (curve.game, curve.kind) == (whole.row.game, kind)]
        worth[one.person] = (-(here[0] if here else ratings.BEGIN), lots.random())
    return {person: number for number, person in enumerate(sorted(worth, key=worth.__getitem__))}


async def announce(site: Site, visitor: Visitor, whole: Whole, news: str) -> None:
    check_organiser(visitor, whole)
    await site.tournaments.announce(whole.row.id, clean(news, MOST_TEXT))
    site.director.tell(whole.row.id)


async def end(site: Site, visitor: Visitor, whole: Whole) -> None:
    """No more rounds; games that run still count. Before the start it is called off."""
    check_organiser(visitor, whole)
    if whole.row.status == OVER:
        raise Refused(409, "tournament-over")
    await site.tournaments.end(whole.row.id)
    site.director.tell(whole.row.id)
    if whole.row.status == RUNNING:
        await site.director.advance(whole.row.id)


async def delete(site: Site, visitor: Visitor, whole: Whole) -> None:
    """The owner of the site deletes what should not be there; its games stay, as ordinary ones."""
    if not visitor.owner:
        raise Refused(403, "only-site-owner")
    await site.tournaments.delete(whole.row.id)
    site.director.tell(whole.row.id)
