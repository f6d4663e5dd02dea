"""The page of a person: what is told to whom, a crest of one's own, ratings with their curve; and of a level."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import PHONE, Welcome, needs_chromium
from house import House, Visitor
from test_accounts import registered
from test_archive import play_a_while, wait_for
from test_returning import two_at_a_table

from meiji.arena.ratings import Standing, rate
from meiji.drawing.crests import COLOURS, MOTIFS
from meiji.kernel.language import LANGUAGES
from meiji.site.i18n import translate
from meiji.site.profiles import curve
from meiji.store import PersonRow, RatingChange, Store


def page_of(person: Visitor) -> str:
    """The address of one's own page."""
    found = re.search(r'href="(/player/[\w-]+)"', person.get("/account"))
    assert found is not None
    return found[1]


def test_a_guest_is_seen_only_by_who_played_with_them(house: House) -> None:
    anna, ben, _ = two_at_a_table(house, "Anna", "Ben")
    stranger = house.visitor("Stranger")
    for viewer, status in ((ben, 200), (anna, 200), (stranger, 404), (house.visitor(), 404)):
        assert ("Ben" in viewer.get(page_of(ben), status)) == (status == 200)
    assert stranger.get("/player/" + "x" * 22, 404)


def test_an_account_may_hide_from_strangers(house: House) -> None:
    anna, _ = registered(house, "Profile Anna")
    stranger = house.visitor("Stranger")
    assert "Profile Anna" in stranger.get(page_of(anna)) and "Save" not in stranger.get(page_of(anna))
    anna.post("/profile", motif="torii", colour="plum", hidden="yes")
    assert "Profile Anna" not in stranger.get(page_of(anna), 404) and anna.get(page_of(anna))
    anna.post("/profile", motif="torii", colour="plum")
    assert stranger.get(page_of(anna))


def test_a_crest_is_one_of_ours(house: House) -> None:
    anna = house.visitor("Anna")
    anna.post("/profile", motif="ship", colour="moss")
    assert 'value="ship" checked' in anna.get(page_of(anna))
    for motif, colour in (("<svg>", "moss"), ("ship", "pink"), ("", ""), ("ship-moss", "moss")):
        anna.post("/profile", 400, motif=motif, colour=colour)
    assert 'value="ship" checked' in anna.get(page_of(anna))
    house.visitor().post("/profile", 401, motif="ship", colour="moss")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motif_and_colour_has_a_name_of_its_own(language: str) -> None:
    motifs = {translate(language, "motif-name", motif=name) for name in MOTIFS}
    colours = {translate(language, "colour-name", colour=name) for name in COLOURS}
    assert len(motifs) == len(MOTIFS) and len(colours) == len(COLOURS)


def test_a_table_leads_to_the_pages_of_its_players(house: House) -> None:
    anna = house.visitor("Anna")
    page = anna.get(f"/table/{anna.table('zaibatsu', ['me', 'learner'])}")
    assert f'<a href="{page_of(anna)}">Anna</a>' in page and '<a href="/level/learner">' in page


def test_ratings_are_shown_with_margin_and_curve_and_private_games_are_not_listed(house: House) -> None:
    anna, _ = registered(house, "Curve Anna")
    ben, _ = registered(house, "Curve Ben")
    table = anna.table("nippon", ["me", "friend"], rated="yes")
    ben.post(f"/table/{table}/sit", token=anna.link(table, "join").rpartition("/")[2], seat=1)
    play_a_while([anna, ben], table)
    ben.post(f"/table/{table}/resign")
    wait_for(lambda: bool(anna.web.get("/api/me/ratings").json()))
    (rating,) = anna.web.get("/api/me/ratings").json()
    seen = house.visitor("Stranger").get(page_of(anna))
    assert f"<b>{rating['rating']}</b>" in seen and f"± {rating['margin']}" in seen and "rating-line" in seen
    assert table not in seen and "Curve Ben" not in seen
    assert table in ben.get(page_of(anna))


def test_a_curve_begins_where_everybody_begins() -> None:
    standing, changes = Standing(), []
    for number in range(5):
        standing = rate([1, 2], [standing, Standing()])[0]
        changes.append(RatingChange(f"t{number}", "anna", number, "nippon", "two", *standing, 0.0))
    line, band = curve(changes)
    heights = [float(point.partition(",")[2]) for point in line.split()]
    assert len(heights) == 6 and heights == sorted(heights, reverse=True) and len(band.split()) == 12


def test_levels_have_pages(house: House) -> None:
    page = house.visitor().get("/level/veteran")
    assert "1558" in page and "1881" in page
    page = house.visitor().get("/level/beginner")
    assert "393" in page and "548" in page
    assert house.visitor().get("/level/nobody", 404)


def test_a_profile_is_kept(run: Any) -> None:
    async def work(store: Store) -> None:
        await store.name_person("ben", "Ben")
        await store.set_profile("ben", "ship-moss", True)
        found = await store.person("ben")
        assert isinstance(found, PersonRow) and (found.crest, found.hidden) == ("ship-moss", True)
        assert await store.crests(["ben", "anna"]) == {"ben": "ship-moss"} and await store.crests([]) == {}

    run(work)


@needs_chromium
def test_choosing_a_crest_on_a_phone(welcome: Welcome) -> None:
    anna = welcome("Anna", PHONE, "pl")
    anna.page.goto("/account")
    anna.page.click("a[href^='/player/']")
    anna.page.click("#m-crest summary")
    anna.page.wait_for_selector(".choose-crest")
    anna.has_no_barriers()
    anna.page.check("input[value=train]", force=True)
    anna.page.click(".choose-crest .primary")
    anna.page.wait_for_selector("input[value=train]:checked", state="attached")
    anna.check()
    anna.page.emulate_media(color_scheme="dark")
    anna.has_no_barriers()
