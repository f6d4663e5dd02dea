"""The values printed on boards and tiles, those that are reconstructed among them."""

from __future__ import annotations

import pytest

from meiji.games.zaibatsu.terms import ACTIONS, COLOURS, GOODS, LOCATIONS

from .situations import new


def test_hiring_spaces():
    box = new().box.record
    spaces = [[ACTIONS[a] for a in range(9) if box.space_of[a] == space] for space in range(5)]
    assert [set(space) for space in spaces] == [
        {"trains", "machines"},
        {"ships", "mining"},
        {"contracts", "factory"},
        {"production", "rd"},
        {"markets"},
    ]


def test_tracks():
    box = new().box.record
    assert box.track_value == [
        [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
        [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8],
        list(range(12, 25)),
    ]
    icons = [[space for space in range(13) if line[space]] for line in box.track_icon]
    assert icons == [[3, 6, 9, 12], [3, 6, 9, 12], [5, 10, 12]]


@pytest.mark.parametrize(("track", "space", "asked", "given"), [
    ("rd", 3, None, {"coal": 2}), ("rd", 6, "department", {}), ("rd", 9, None, {"token 7": 1}),
    ("rd", 12, "innovation", {}), ("mining", 3, None, {"silk": 2}), ("mining", 6, None, {"iron": 2}),
    ("mining", 9, "department", {}), ("mining", 12, None, {"vp": 2}), ("finance", 5, None, {"money": 3}),
    ("finance", 10, "department", {}), ("finance", 12, None, {"vp": 2}),
])  # fmt: skip
def test_track_icons(table, track, space, asked, given):
    t = table().on(**{track: space - 1})
    if track == "rd":
        t.upgraded("white").on(mining=3)
    if track == "finance":
        t.on(finance=space - 2 if space < 12 else 11).factory("cotton-1A", goods=1)
        steps, paid = (2 if space < 12 else 1), {"goods 1": -1}
        t.play("action contracts", "invest")
    else:
        steps, paid = 1, {"money": -1}
        t.have(money=1).play(f"action {track}")
    if track == "rd" and space == 12:
        assert t.see()["mining"] == 3 + 2  # only mining can still move
        return
    assert t.asked == asked
    assert t.changes() == {**paid, track: steps, **given}


@pytest.mark.parametrize(("gap", "column", "given"), [
    ("ships", 1, {"finance": 1}), ("ships", 2, {"silk": 2}), ("ships", 3, {"token 5": 1}), ("ships", 4, {"iron": 2}),
    ("ships", 5, "department"), ("ships", 6, {"vp": 2}), ("trains", 1, {"finance": 1}), ("trains", 2, {"coal": 2}),
    ("trains", 3, {"token 3": 1}), ("trains", 4, {"money": 3}), ("trains", 5, "department"),
    ("trains", 6, "innovation"),
])  # fmt: skip
def test_gap_icons(table, gap, column, given):
    """A ship or train taken when the machine of its column is already gone."""
    t = table().built(machines=column, **{gap: column - 1}).have(iron=3)
    t.play(f"action {gap}", *(["location paris"] if gap == "ships" else ["region 1", "rail 3"]))
    if isinstance(given, str):
        assert t.asked == given
    else:
        changes = t.changes()
        changes["iron"] = changes.pop("iron") + 3
        changes.pop("upgraded yellow", 0)
        expected = {gap: 1, **given}
        if given == {"vp": 2}:
            expected["vp"] = 4  # yellow was upgraded by this ship
        assert {name: change for name, change in changes.items() if change} == expected
    # The machine taken last opens the same gap; a column further on it does not.
    t = table().built(machines=column - 1, **{gap: column}).factory("cotton-1A").have(money=5).play("action machines")
    if isinstance(given, str):
        assert t.asked == given
    else:
        assert t.changes() == {"machines": 1, "machines 1": 1, **given, "money": given.get("money", 0) - 5}
    t = table().built(machines=column - 1, **{gap: column - 1}).have(iron=3)
    t.play(f"action {gap}", *(["location paris"] if gap == "ships" else ["region 1", "rail 3"]))
    assert t.asked is None and t.changes().get("finance", 0) == 0


def test_thresholds_slots_and_scoring():
    box = new().box.record
    assert (box.lower, box.upper) == ([3, 3, 3, 7, 7, 7], [5, 5, 5, 11, 11, 11])
    values = [[1, 2, 2], [2, 4, 5], [4, 7, 9], [7, 11, 14], [10, 16, 20], [13, 21, 26]]
    assert [line[1:] for line in box.slot_vp] == [line[1:] for line in box.recess_vp] == values
    assert (box.slots, box.recesses) == (6, 6)
    assert box.place_vp == [[10, 8, 6, 2], [18, 14, 10, 3], [26, 20, 14, 4]]
    assert box.period_end == [2, 4, 8]


def test_foreign_values_turned_from_city_to_city():
    printed = new().box.record.printed
    assert printed[0] == [0, 1, 2, 3]
    for city in range(1, 8):
        assert printed[city] == printed[city - 1][-1:] + printed[city - 1][:-1]


@pytest.mark.parametrize("region", [1, 2, 3, 4])
def test_train_spaces(table, region):
    bonuses = [{"iron": 1}, {"coal": 1}, {}, {"silk": 1}, {"vp": 2}, {"money": 1}, {}]
    for space in range(1, 8):
        t = table().have(iron=3).play("action trains", f"region {region}", f"rail {space}")
        changes = t.changes()
        changes["iron"] += 3
        assert {k: v for k, v in changes.items() if v} == {"trains": 1, **bonuses[(space - 1 + region - 1) % 7]}


@pytest.mark.parametrize(("seats", "spaces"), [(1, 3), (2, 3), (3, 5), (4, 7)])
def test_open_train_spaces(table, seats, spaces):
    options = {"solo": "easy"} if seats == 1 else {}
    t = table(seats=seats, **options).have(iron=3).play("action trains", "region 1")
    assert t.moves() == [f"rail {space}" for space in range(1, spaces + 1)]


def test_locations():
    box = new().box.record
    colours = {name: COLOURS[box.location_colour[i]] for i, name in enumerate(LOCATIONS)}
    assert colours == {
        "san-francisco": "red",
        "new-york": "black",
        "washington": "blue",
        "london": "grey",
        "paris": "yellow",
        "berlin": "white",
    }


def test_demand_tiles():
    tiles = [set(tile) for tile in new().box.record.demand]
    assert all(len(tile) == 4 for tile in tiles)
    assert [sum(good in tile for tile in tiles) for good in range(6)] == [6] * 6
    assert {GOODS.index(good) for good in ("lenses", "paper", "cotton", "bulbs")} in tiles


def test_solo_values():
    box = new(1).box.record
    assert box.solo_token == [[1, 2, 3, 0], [3, 4, 5, 0], [5, 6, 7, 7]]
    assert box.solo_tile_space == [1, 2, 3, 4, 5, 0, 0, 0, 0]
    assert box.solo_tile_frame == [0, 0, 0, 0, 0, 1, 1, 2, 3]
    assert box.solo_tile_right == [0, 0, 0, 0, 0, 0, 1, 1, 0]
    assert box.solo_goal == [5, 5, 5, 5, 5, 11, 11, 11, 6]
    assert box.solo_rating == [240, 210, 180, 150, 0]


@pytest.mark.parametrize(("seats", "bag", "queue"), [(1, 36, 6), (2, 36, 6), (3, 42, 9), (4, 48, 15)])
def test_workers_by_seats(seats, bag, queue):
    view = new(seats).view()
    hiring = [sum(space.values()) for space in view["hiring"]]
    assert hiring == [3] * 5
    assert sum(sum(row.values()) for row in view["queue"]) == queue
    assert sum(view["bag"].values()) == bag - 15 - queue


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_factories_on_offer(seats):
    display = new(seats).view()["display"]
    assert [sum(tile.startswith(good) for tile in display) for good in GOODS] == [max(2, seats)] * 6
    assert not any("-5" in tile for tile in display)
    if seats > 1:
        modern = new(seats, module="modern-factories").view()["display"]
        assert sum("-5" in tile for tile in modern) == seats + 1


def test_tokens_and_benefit_tokens():
    seat = new().view()["seats"][0]
    assert seat["tokens"] == [1, 2, 3, 4, 5, 6, 7]
    assert seat["flag"] == [3, 5, 7]
    assert seat["benefit_left"] == [3, 3, 3]
