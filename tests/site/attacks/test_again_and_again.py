"""Rematches: nobody is drawn into one game after the other in which they never moved."""

from __future__ import annotations

from house import House
from test_leaving import seated


def test_who_has_not_moved_is_in_no_further_game(house: House) -> None:
    """Resign, rematch, resign, rematch: each was one more game on Ben's list, and one more call."""
    (anna, ben), table = seated(house, 2, pace="relaxed")
    anna.post(f"/table/{table}/resign")
    first = anna.post(f"/table/{table}/rematch").url.path.rpartition("/")[2]
    anna.post(f"/table/{first}/resign")
    assert "Ben has not moved" in anna.post(f"/table/{first}/rematch", 409).text
    assert anna.post(f"/table/{table}/rematch").url.path.endswith(first), "there is one rematch, as before"
    assert len([one for one in ben.web.get("/api/tables").json() if not one["listed"]]) == 2
