"""Wrong input to Yokohama Duel is refused with a sentence, and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import meiji

BOX = (Path(meiji.__file__).parent / "games" / "yokohama" / "box.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_only_two_seats(seats: int) -> None:
    with pytest.raises(meiji.BadInput, match="2"):
        meiji.new("yokohama", seats=seats)


def test_no_options() -> None:
    with pytest.raises(meiji.BadInput, match="no option"):
        meiji.new("yokohama", options={"sides": "A"})


WRONG = {
    "an order too few": ("[[order]]\nnumber = 36", "[[other]]\nnumber = 36"),
    "an unknown good": ("goods = { copper = 3, silk = 1 }", "goods = { gold = 3, silk = 1 }"),
    "no goods": ("goods = { copper = 3, silk = 1 }", "goods = { }"),
    "too many goods": ("goods = { copper = 3, silk = 1 }", "goods = { copper = 30 }"),
    "an unknown operation": ('reward = ["gain order"]', 'reward = ["gain gold"]'),
    "an unknown source": ('source = "public"', 'source = "hearsay"'),
    "a wrong name": ('name = "bank"', 'name = "casino"'),
    "an area that gives too much": (
        'gives = [0, 1, 2, 3, 4]\nalways_open = 0\nsource = "rulebook"\n\n[[area]]\nname = "chinatown"',
        'gives = [0, 1, 2, 3, 5]\nalways_open = 0\nsource = "rulebook"\n\n[[area]]\nname = "chinatown"',
    ),
    "sold imports": ("buy = 4\nsell = 0", "buy = 4\nsell = 4"),
    "production out of range": ("production = { value = 7,", "production = { value = 70,"),
    "more start cards than there are": ("extra_cards = [1, 2] ", "extra_cards = [5, 5] "),
    "no bonus cards": ("bonus_cards = 3", "bonus_cards = 0"),
    "too many churches": ("churches = 6", "churches = 10"),
    "a missing table": ("[harbour]", "[haven]"),
    "another game's box": ('game = "yokohama"', 'game = "zaibatsu"'),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_box_is_refused(what: str, tmp_path: Path) -> None:
    old, new = WRONG[what]
    assert old in BOX
    file = tmp_path / "my.toml"
    file.write_text(BOX.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(meiji.BadBox, match=r"my\.toml"):
        meiji.new("yokohama", box=file)


def test_a_corrected_box_is_played_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(BOX.replace('id = "yokohama"', 'id = "mine"').replace("points = 7", "points = 9"), encoding="utf-8")
    game = meiji.new("yokohama", box=file, seed=1)
    assert game.box.record.order_points[33] == 9
    game.play(game.codes()[0])
    assert meiji.load(game.save()).bytes() == game.bytes()


def test_an_order_of_the_other_seat_is_no_move() -> None:
    game = meiji.new("yokohama", seed=2)
    before = game.bytes()
    for order in game._table.hand[1][:3]:
        with pytest.raises(meiji.IllegalMove):
            game.play(f"under {order + 1}")
    assert game.bytes() == before
