"""What others touched since my last turn is marked, as far as my seat may know of it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from house import House
from test_saves import seated

import meiji
from meiji.kernel.serialise import last_move
from meiji.site.live_table import RenderedLog


@pytest.mark.parametrize("game", meiji.game_ids())
def test_events_tell_each_viewer_what_it_may_know(house: House, game: str) -> None:
    anna, _, table = seated(house, game, 0)
    anna.state(table)
    begun = house.site.tables._live[table]
    assert begun.game is not None
    played, moves = begun.game.copy(), []
    while not played.over and len(moves) < 120:
        played.play(played.codes()[len(moves) % len(played.codes())])
        moves.append(last_move(played))
    live = replace(begun, moves=moves, game=played, rendered_log=RenderedLog())
    for viewer in (None, 0, 1):
        told = live.told_moves("en", viewer)
        assert [move.events for move in told] == [played.events(n + 1, viewer) for n in range(len(moves))]
        assert sum(len(move.lines) for move in told) > 60


def test_the_lines_since_my_last_move_name_their_places(house: House) -> None:
    anna, ben, table = seated(house, "nippon", 0)
    people = [anna, ben]
    found: list[str] = []
    for _ in range(60):
        seat = anna.state(table)["table"]["to_move"]
        found += re.findall(r'<li data-place="([^"]+)"', people[seat].get(f"/table/{table}"))
        people[seat].play(table)
    assert any(place.startswith("work-") for place in found)
    spectator = house.visitor("Watcher")
    assert "data-place" not in spectator.get(f"/table/{table}")


def test_what_happened_since_my_last_move_is_all_there_and_the_rest_of_it_folded(house: House) -> None:
    anna, ben, table = seated(house, "nippon", 0)
    people, folds = [anna, ben], 0
    for _ in range(80):
        seat = anna.state(table)["table"]["to_move"]
        page = people[seat].get(f"/table/{table}")
        told = page.partition('<details class="since"')[2].partition('<div class="decision')[0]
        lines = told.count("data-moment-link")
        more = re.search(r"<summary>and (\d+) more</summary>", told)
        if more:
            folds += 1
            assert lines == 3 + int(more[1]) > 4
            assert told.partition('class="more"')[2].count("data-moment-link") == int(more[1])
        else:
            assert lines <= 4
        people[seat].play(table)
    assert folds
