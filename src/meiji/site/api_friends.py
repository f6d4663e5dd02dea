"""The calls of the API that are about other people: their pages, friends, challenges."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from meiji.kernel.language import check_language
from meiji.site import challenges, friends, profiles
from meiji.site.api_shared import REFUSALS, table_info
from meiji.site.api_types import RatingInfo, TableInfo
from meiji.site.site import Ask, named, site_of, visitor_of
from meiji.store import PersonRow


class PersonInfo(msgspec.Struct):
    """Somebody; their page is /player/ID."""

    id: str
    name: str


class PlayerInfo(msgspec.Struct):
    """The page of a person. `relation` to me: nobody, asked, asks-me, friends, blocked."""

    id: str
    name: str
    account: bool
    relation: str
    ratings: list[RatingInfo]


class CircleInfo(msgspec.Struct):
    """`playing`: what my friends play now, as far as I may watch it."""

    friends: list[PersonInfo]
    ask_me: list[PersonInfo]
    asked: list[PersonInfo]
    blocked: list[PersonInfo]
    playing: list[TableInfo]


class NewChallenge(msgspec.Struct):
    person: str
    game: str
    players: int = 2
    pace: str = "live"
    rated: bool = False
    language: str = "en"


class ChallengeInfo(msgspec.Struct):
    """`to_me`: I am to answer; `state`: open or declined."""

    table: str
    game: str
    players: int
    pace: str
    rated: bool
    other: PersonInfo
    to_me: bool
    state: str


def _people(rows: list[PersonRow]) -> list[PersonInfo]:
    return [PersonInfo(row.id, row.name) for row in rows]


@get("/players/{person:str}", responses=REFUSALS)
async def player(request: Ask, person: FromPath[str]) -> PlayerInfo:
    """The page of a person, if I may see it."""
    site, visitor = site_of(request), visitor_of(request)
    who = await profiles.profile_of(site, visitor, person)
    curves = profiles.rating_curves(await site.archive.changes_of(who.id))
    return PlayerInfo(
        who.id,
        who.name,
        await site.store.account_of(who.id) is not None,
        (await friends.circle_of(site, visitor)).relation(who.id),
        [RatingInfo(o.game, o.kind, o.standing.rating, o.standing.margin, len(o.changes)) for o in curves],
    )


@get("/me/friends", responses=REFUSALS)
async def my_friends(request: Ask) -> CircleInfo:
    """My friends and what they play, who asks me, whom I asked, whom I block."""
    return await _circle(request)


async def _circle(request: Ask) -> CircleInfo:
    site, visitor = site_of(request), visitor_of(request)
    circle = await friends.circle_of(site, visitor)
    playing = await friends.games_of_friends(site, visitor, circle)
    told = [table_info(request, row, seats) for row, seats in playing]
    near, refused = (_people(circle.friends), _people(circle.ask_me), _people(circle.asked)), _people(circle.blocked)
    return CircleInfo(*near, refused, told)


@put("/me/friends/{person:str}", opt={"limit": "write"}, responses=REFUSALS)
async def ask_friend(request: Ask, person: FromPath[str]) -> CircleInfo:
    """Ask somebody to be friends; who asked me is my friend then."""
    await friends.ask(site_of(request), named(request), person)
    return await _circle(request)


@delete("/me/friends/{person:str}", opt={"limit": "write"}, responses=REFUSALS)
async def end_friend(request: Ask, person: FromPath[str]) -> None:
    """Decline, withdraw, or end a friendship."""
    await friends.end(site_of(request), named(request), person)


@put("/me/blocked/{person:str}", opt={"limit": "write"}, responses=REFUSALS)
async def block_person(request: Ask, person: FromPath[str]) -> CircleInfo:
    """Somebody neither asks nor challenges me any more, and I read nothing of them."""
    await friends.block(site_of(request), named(request), person)
    return await _circle(request)


@delete("/me/blocked/{person:str}", opt={"limit": "write"}, responses=REFUSALS)
async def unblock_person(request: Ask, person: FromPath[str]) -> None:
    await friends.unblock(site_of(request), named(request), person)


@get("/challenges", responses=REFUSALS)
async def my_challenges(request: Ask) -> list[ChallengeInfo]:
    """Those that I have to answer, and my own."""
    found = await challenges.challenges_of(site_of(request), visitor_of(request))
    return [
        ChallengeInfo(
            one.table.id,
            one.table.game,
            one.table.seats,
            one.table.pace,
            one.table.rated,
            PersonInfo(one.other.id, one.other.name),
            one.to_me,
            one.state,
        )
        for one in found
    ]


@post("/challenges", status_code=201, opt={"limit": "table"}, responses=REFUSALS)
async def add_challenge(request: Ask, data: JSONBody[NewChallenge]) -> TableInfo:
    """Challenge somebody whose page I may see."""
    site, visitor, language = site_of(request), named(request), check_language(data.language)
    wanted = (data.person, data.game, data.players, data.pace, data.rated, language)
    return await _table(request, await challenges.challenge(site, visitor, *wanted))


async def _table(request: Ask, id: str) -> TableInfo:
    live = await site_of(request).tables.get(id)
    return table_info(request, live.row, live.seats, live)


@post("/challenges/{table:str}/accept", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def accept_challenge(request: Ask, table: FromPath[str]) -> TableInfo:
    """Sit down at the game to which I was challenged."""
    return await _table(request, await challenges.accept(site_of(request), named(request), table))


@post("/challenges/{table:str}/decline", status_code=200, opt={"limit": "write"}, responses=REFUSALS)
async def decline_challenge(request: Ask, table: FromPath[str]) -> None:
    await challenges.decline(site_of(request), named(request), table)


@delete("/challenges/{table:str}", opt={"limit": "write"}, responses=REFUSALS)
async def withdraw_challenge(request: Ask, table: FromPath[str]) -> None:
    """Take my challenge back; the game is gone, unless somebody else sits there."""
    await challenges.withdraw(site_of(request), named(request), table)


HANDLERS = [
    player,
    my_friends,
    ask_friend,
    end_friend,
    block_person,
    unblock_person,
    my_challenges,
    add_challenge,
    accept_challenge,
    decline_challenge,
    withdraw_challenge,
]
