"""What is told of a person to others: games, results, ratings and how they came about."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from meiji.arena.ratings import Standing
from meiji.drawing.crests import crest, default_crest, is_crest
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.store import PersonRow, RatingChange

WIDTH, HEIGHT = 320, 90  # of a curve


@dataclass(frozen=True)
class RatingCurve:
    """A rating, and all that led to it."""

    game: str
    kind: str
    changes: list[RatingChange]

    @property
    def standing(self) -> Standing:
        return Standing(self.changes[-1].mu, self.changes[-1].sigma)


def rating_curves(changes: list[RatingChange]) -> list[RatingCurve]:
    """For each game and kind, the one with most games first."""
    found: dict[tuple[str, str], list[RatingChange]] = {}
    for change in changes:
        found.setdefault((change.game, change.kind), []).append(change)
    curves = [RatingCurve(game, kind, of) for (game, kind), of in found.items()]
    return sorted(curves, key=lambda curve: -len(curve.changes))


def crest_of(person: PersonRow) -> Markup:
    return Markup(crest(person.crest or default_crest(person.id)))


async def profile_of(site: Site, visitor: Visitor, id: str) -> PersonRow:
    """A person whose page this visitor may see: their own, that of a friend, of who asks to be one, of somebody with
    whom they play or played, or of an account that does not hide from strangers. Of others nobody hears whether they
    exist."""
    person = await site.store.person(id[:40])
    if person is None:
        raise Refused(404, "no-such-person")
    if person.id == visitor.id or await site.archive.played_together(visitor.id, person.id):
        return person
    near = [row for row in await site.friends.of(visitor.id) if row.since is not None or not row.asked_by_me]
    if any(row.person.id == person.id for row in near):
        return person
    if person.hidden or await site.store.account_of(person.id) is None:
        raise Refused(404, "no-such-person")
    return person


async def change_profile(site: Site, visitor: Visitor, chosen: str, hidden: bool) -> None:
    """Another crest, and whether strangers may see the page."""
    if chosen and not is_crest(chosen):
        raise Refused(400, "no-such-crest")
    await site.store.set_profile(visitor.id, chosen or None, hidden)


def curve(changes: list[RatingChange]) -> tuple[str, str]:
    """The rating after every game as a line, and its margin as a band around it, in an SVG of WIDTH by HEIGHT."""
    standings = [Standing(), *(Standing(change.mu, change.sigma) for change in changes)]
    low = min(one.rating - one.margin for one in standings)
    high = max(one.rating + one.margin for one in standings)
    across = WIDTH / (len(standings) - 1)

    def point(number: int, rating: int) -> str:
        return f"{number * across:.1f},{HEIGHT - HEIGHT * (rating - low) / max(1, high - low):.1f}"

    line = " ".join(point(number, one.rating) for number, one in enumerate(standings))
    above = [point(number, one.rating + one.margin) for number, one in enumerate(standings)]
    below = [point(number, one.rating - one.margin) for number, one in enumerate(standings)]
    return line, " ".join([*above, *reversed(below)])
