"""What is around somebody, on several pages: who asks and challenges them, and what their friends play."""

from __future__ import annotations

from typing import Any

from meiji.site import challenges, friends, profiles
from meiji.site.cards import Card, card_of
from meiji.site.labels import title_of
from meiji.site.site import Ask, site_of, visitor_of


async def around(request: Ask) -> dict[str, Any]:
    """For home, lobby and the page of friends: who asks and challenges me, and what my friends play."""
    site, visitor = site_of(request), visitor_of(request)
    circle = await friends.circle_of(site, visitor)
    waiting = await challenges.challenges_of(site, visitor)
    return {
        "circle": circle,
        "challenges": [_told(one, visitor.language) for one in waiting],
        "friends_play": await cards_of_friends(request, circle),
        "crest_of": profiles.crest_of,
    }


def _told(one: challenges.Challenge, language: str) -> dict[str, Any]:
    return {
        "id": one.table.id,
        "game": one.table.game,
        "title": title_of(one.table.game, language),
        "players": one.table.seats,
        "pace": one.table.pace,
        "rated": one.table.rated,
        "other": one.other,
        "portrait": profiles.crest_of(one.other),
        "to_me": one.to_me,
        "state": one.state,
    }


async def cards_of_friends(request: Ask, circle: friends.Circle) -> list[Card]:
    site, visitor = site_of(request), visitor_of(request)
    found = await friends.games_of_friends(site, visitor, circle)
    crests = await site.store.crests(seat.person for _, seats in found for seat in seats if seat.person)
    return [card_of(row, seats, visitor.id, visitor.language, {}, crests) for row, seats in found]
