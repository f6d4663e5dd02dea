"""What others touched since my last turn is marked, as far as my seat may know of it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from house import House
from test_copies import seated

import meiji
from meiji.kernel.serialise import last_move
from meiji.site.touched import touched


@pytest.mark.parametrize("game", meiji.game_ids())
def test_no_place_tells_more_than_the_log(house: House, game: str) -> None:
    anna, _, table = seated(house, game, 0)
    anna.state(table)
    begun = house.site.live._live[table]
    assert begun.game is not None
    played, moves = begun.game.copy(), []
    while not played.over and len(moves) < 120:
        played.play(played.codes()[len(moves) % len(played.codes())])
        moves.append(last_move(played))
    live, spec = replace(begun, moves=moves, game=played), played.spec
    known = hidden = 0
    for number, entry in enumerate(played.log, 1):
        before = live.at(number - 1)
        for viewer in (None, 0, 1):
            place = touched(live, viewer, number)
            if spec.redact is None or spec.redact(entry, viewer)[0] == spec.moves.notations[entry.code]:
                assert place == spec.target(before._table, before.box.record, entry.code)
                known += place is not None
            else:
                assert place is None and viewer != entry.seat
                hidden += 1
    assert known > 20 and (hidden > 0) == (spec.redact is not None)


def test_the_lines_since_my_last_move_name_their_places(house: House) -> None:
    anna, ben, table = seated(house, "nippon", 0)
    people = [anna, ben]
    found: list[str] = []
    for _ in range(60):
        seat = anna.state(table)["table"]["to_move"]
        found += re.findall(r'<li data-place="([^"]+)"', people[seat].get(f"/table/{table}"))
        people[seat].play(table)
    assert any(place.startswith("action-") for place in found)
    spectator = house.visitor("Watcher")
    assert "data-place" not in spectator.get(f"/table/{table}")
