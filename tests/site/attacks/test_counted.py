"""What no handler answers is counted, too: unknown pages, wrong methods, OPTIONS. And HEAD works for pages."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from house import House

MOST = 15 * 4  # looks from one address, see limits.py


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("strict"), writes_per_minute=4) as house:
        yield house


@pytest.mark.parametrize(
    ("number", "method", "path", "before"),
    [
        (1, "GET", "/no/such/page", 404),
        (2, "GET", "/api/no-such-call", 404),
        (3, "PATCH", "/api/games", 405),
        (4, "POST", "/rules", 405),
        (5, "OPTIONS", "/api/tables", 204),
        (6, "OPTIONS", "/no/such/page", 404),
        (7, "GET", f"/{'x' * 300}", 404),
        (8, "PROPFIND", "/", 405),
    ],
)
def test_too_many_are_refused(strict: House, number: int, method: str, path: str, before: int) -> None:
    headers = {"x-forwarded-for": f"198.51.100.{number}"}
    with httpx.Client(base_url=strict.url, headers=headers) as web:
        answers = [web.request(method, path) for _ in range(MOST + 5)]
        assert answers[0].status_code in (before, 404, 405) and answers[0].status_code == answers[MOST // 4].status_code
        late = answers[-1]
        assert late.status_code == 429 and int(late.headers["retry-after"]) > 0
        assert "content-security-policy" in late.headers
        assert web.get("/api/games").status_code == 429, "all looks from there are one limit"
    assert httpx.get(f"{strict.url}/api/games", headers={"x-forwarded-for": "192.0.2.77"}).status_code == 200


def test_the_head_of_a_page_can_be_had_alone(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    for path in ("/", "/healthz", f"/table/{table}", "/api/games", f"/api/tables/{table}"):
        head, whole = anna.web.head(path), anna.web.get(path)
        assert head.status_code == whole.status_code == 200 and head.content == b"", path
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert anna.web.head("/no/such/page").status_code == 404
    for stream in (f"/table/{table}/events", f"/api/tables/{table}/events", f"/api/tables/{table}/moves"):
        refused = anna.web.head(stream)
        assert refused.status_code == 405 and "HEAD" not in refused.headers["allow"], "streams have no end"
    assert anna.web.options("/api/tables").headers["allow"] == "GET, HEAD, OPTIONS, POST"
    assert anna.web.options(f"/api/tables/{table}/moves").headers["allow"] == "OPTIONS, POST"
    assert anna.web.options(house.site.assets("site.css")).headers["allow"] == "GET, HEAD, OPTIONS"
