"""What a browser keeps: the page for offline names nobody, whoever was logged in when it was kept."""

from __future__ import annotations

from house import House
from test_accounts import registered


def test_the_page_for_offline_names_nobody(house: House) -> None:
    """The service worker keeps it, past the log-out, on computers that others use, too."""
    anna, _ = registered(house, "Anna Offline")
    assert "Anna Offline" in anna.get("/")
    page = anna.get("/offline")
    assert "Anna Offline" not in page and anna.csrf not in page and "csrf" not in page
