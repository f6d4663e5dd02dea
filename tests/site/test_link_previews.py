"""The picture of a link: drawn by us, cached, and only what a stranger may see."""

from __future__ import annotations

import io
import re

import httpx
from house import House, Visitor
from PIL import Image
from test_leaving import seated

from meiji.site.link_previews import top_of


def told(page: str, name: str) -> str | None:
    found = re.search(rf'<meta property="og:{name}" content="([^"]*)"', page)
    return found[1] if found else None


def crawled(house: House, link: str) -> str:
    """What a program finds that follows redirects and keeps no cookies."""
    with httpx.Client(base_url=house.url, timeout=60) as web:
        for _ in range(5):
            answer = web.get(link)
            web.cookies.clear()
            if not answer.is_redirect:
                assert answer.status_code == 200, answer.text
                return answer.text
            link = answer.headers["location"]
    raise AssertionError("it is led around in circles")


def pixels(house: House, address: str) -> bytes:
    answer = httpx.get(address, timeout=60)
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png", answer.text
    picture = Image.open(io.BytesIO(answer.content))
    assert picture.size == (1200, 630)
    return answer.content


def test_a_link_for_spectators_has_a_picture_and_names(house: House) -> None:
    (anna, ben), table = seated(house, 2, "yokohama")
    page = crawled(house, anna.link(table, "watch"))
    assert told(page, "title") == "Yokohama Duel"
    names = [seat["name"] for seat in anna.state(table)["table"]["seats"]]
    assert told(page, "description") == ", ".join(names)
    before = pixels(house, str(told(page, "image")))
    for _ in range(6):
        [anna, ben][anna.state(table)["table"]["to_move"]].play(table)
    after = pixels(house, str(told(page, "image")))
    assert after != before and after == pixels(house, str(told(page, "image")))
    past = told(crawled(house, f"{anna.link(table, 'watch')}?moment=0"), "image")
    assert past is not None and past.endswith("?moment=0") and pixels(house, past) == before


def test_it_shows_no_hand(house: House) -> None:
    """Two players and a stranger ask; nobody's cookie changes the picture, and it is the spectators'."""
    (anna, ben), table = seated(house, 2, "yokohama")
    image = str(told(crawled(house, anna.link(table, "watch")), "image"))
    path = image.removeprefix(house.url)
    answers = {person.web.get(path).content for person in (anna, ben, house.visitor("Eve"))}
    assert len(answers) == 1
    live = house.site.tables.known(table)
    assert live is not None and live.game is not None
    kept = {key for key in live.rendered.boards if key[0] is None}
    assert kept == {(None, "en")}, "it was drawn from what spectators see"


def test_an_invitation_has_the_cover_and_private_pages_have_nothing(house: House) -> None:
    anna: Visitor = house.visitor("Preview Anna")
    table = anna.table("nippon", ["me", "friend"])
    page = crawled(house, anna.link(table, "join"))
    assert told(page, "title") == "Nippon" and "Preview Anna" in str(told(page, "description"))
    assert pixels(house, str(told(page, "image")))
    alone = anna.table("nippon", ["me", "greedy"])
    assert told(anna.get(f"/table/{alone}"), "image") is None
    listed = anna.table("nippon", ["me", "greedy"], listed="yes")
    assert told(crawled(house, f"/table/{listed}"), "image") is not None


def test_without_the_link_there_is_no_picture(house: House) -> None:
    (anna, _), table = seated(house, 2)
    eve = house.visitor("Eve")
    eve.get(f"/table/{table}/preview/{'x' * 32}/board.png", 403)
    eve.get(f"/table/nowhere/preview/{'x' * 32}/board.png", 404)
    link = anna.link(table, "watch").rpartition("/")[2]
    eve.get(f"/table/{table}/preview/{link}/board.png?moment=99", 404)


def test_the_top_is_as_wide_as_the_picture() -> None:
    assert top_of('<svg viewBox="0 0 972 1384"><g viewBox="0 0 1 1"/>') == (
        '<svg viewBox="0 0 972 510.3"><g viewBox="0 0 1 1"/>'
    )
