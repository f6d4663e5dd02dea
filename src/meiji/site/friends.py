"""Friends: both want it. A friend sees my page even if I hide it from strangers, and what I play as far as anybody may
watch it. Whoever is blocked can neither ask nor challenge me."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from meiji.site import profiles
from meiji.site.errors import Refused
from meiji.store import FriendRow, PersonRow, SeatRow, TableRow

if TYPE_CHECKING:
    from meiji.site.middleware import Visitor
    from meiji.site.site import Site

MOST = 200  # friends and requests of one person
NOBODY, ASKED, ASKS_ME, FRIENDS, BLOCKED = "nobody", "asked", "asks-me", "friends", "blocked"


@dataclass(frozen=True)
class Circle:
    """The people around somebody."""

    friends: list[PersonRow] = field(default_factory=list)
    ask_me: list[PersonRow] = field(default_factory=list)
    asked: list[PersonRow] = field(default_factory=list)
    blocked: list[PersonRow] = field(default_factory=list)

    def relation(self, person: str) -> str:
        """What somebody is to me."""
        for who, relation in (
            (self.friends, FRIENDS),
            (self.ask_me, ASKS_ME),
            (self.asked, ASKED),
            (self.blocked, BLOCKED),
        ):
            if any(one.id == person for one in who):
                return relation
        return NOBODY


async def circle_of(site: Site, visitor: Visitor) -> Circle:
    if visitor.name is None:
        return Circle()
    rows = await site.friends.of(visitor.id)

    def those(wanted: bool, mine: bool | None = None) -> list[PersonRow]:
        return [row.person for row in rows if (row.since is not None) == wanted and mine in (None, row.asked_by_me)]

    return Circle(those(True), those(False, False), those(False, True), await site.friends.blocked_by(visitor.id))


async def games_of_friends(site: Site, visitor: Visitor, circle: Circle) -> list[tuple[TableRow, list[SeatRow]]]:
    """What my friends play now, without me, as far as I may watch it."""
    if not circle.friends:
        return []
    found = await site.store.games_shown_to(visitor.id, [friend.id for friend in circle.friends])
    return [entry for entry in found if all(seat.person != visitor.id for seat in entry[1])]


async def ask(site: Site, visitor: Visitor, id: str) -> None:
    """I would like to be friends with somebody whose page I may see; who was asked by them says yes."""
    person = await profiles.profile_of(site, visitor, id)
    if person.id == visitor.id:
        raise Refused(400, "friend-self")
    for one in (visitor.id, person.id):
        if await site.store.account_of(one) is None:
            raise Refused(403, "friend-account")
    rows: list[FriendRow] = await site.friends.of(visitor.id)
    if len(rows) >= MOST and all(row.person.id != person.id for row in rows):
        raise Refused(409, "too-many-friends", most=MOST)
    if not await site.friends.ask(visitor.id, person.id):
        raise Refused(403, "takes-no-requests", name=person.name)


async def accept(site: Site, visitor: Visitor, id: str) -> None:
    if not await site.friends.accept(visitor.id, id[:40]):
        raise Refused(404, "no-such-request")


async def end(site: Site, visitor: Visitor, id: str) -> None:
    """Decline, withdraw, or be friends no longer."""
    if not await site.friends.end(visitor.id, id[:40]):
        raise Refused(404, "no-such-request")


async def block(site: Site, visitor: Visitor, id: str) -> None:
    person = await profiles.profile_of(site, visitor, id)
    if person.id == visitor.id:
        raise Refused(400, "friend-self")
    if len(await site.friends.blocked_by(visitor.id)) >= MOST:
        raise Refused(409, "too-many-friends", most=MOST)
    await site.friends.block(visitor.id, person.id)


async def unblock(site: Site, visitor: Visitor, id: str) -> None:
    await site.friends.unblock(visitor.id, id[:40])
