"""Every order, church and bonus card gives what the box says."""

from __future__ import annotations

import pytest

from meiji.games.yokohama.terms import GOODS

NAMES = {"yen": "yen", "import": "imports", "order": "orders", **{good: good for good in GOODS}}


def told(t, rewards: list[str]) -> dict[str, int]:
    """What rewards in the words of the box change."""
    found: dict[str, int] = {}
    for reward in rewards:
        if reward == "flip import":
            changed = {"imports": -1, "cleared": 1}
        elif reward.startswith("gain extra"):
            changed = {f"plus_{reward[-1]}": 1}
        elif reward == "gain order":
            changed = {"orders": 1}
        else:
            _, thing, number = reward.split()
            changed = {NAMES[thing]: int(number)}
        for name, number in changed.items():
            found[name] = found.get(name, 0) + number
    return {name: number for name, number in found.items() if number}


def plus(*changes: dict[str, int]) -> dict[str, int]:
    names = {name for change in changes for name in change}
    total = {name: sum(change.get(name, 0) for change in changes) for name in names}
    return {name: number for name, number in total.items() if number}


@pytest.mark.parametrize("number", range(1, 37))
def test_order(table, number):
    t = table().hand(number)
    card = t.game.box.reader.content["order"][number - 1]
    t.have(**card["goods"])
    t.play(f"fulfil {number}")
    paid = {good: -count for good, count in card["goods"].items()}
    assert t.changes() == plus(paid, told(t, card["reward"]), {"orders": -1, "fulfilled": 1})
    assert t.points()["orders"] == {str(number): card["points"]}
    short = table().hand(number).have(**card["goods"])
    good = next(iter(card["goods"]))
    short.have(**{good: card["goods"][good] - 1})
    assert f"fulfil {number}" not in short.moves()


@pytest.mark.parametrize("number", range(1, 10))
def test_church(table, number):
    t = table().cards(5).open_churches(number).have(copper=1, silk=1, tea=1, fish=1, imports=1, yen=1).bonuses(1, 2, 3)
    card = t.game.box.reader.content["church"][number - 1]
    t.play("area church", f"church {number}")
    while t.asked == "faith-payment":
        t.play(t.moves()[0])
    order = ["copper", "silk", "tea", "fish", "imports", "yen"]
    paid = {name: -1 for name in order[: max(0, card["faith"] - 5)]}
    assert t.changes() == plus(paid, told(t, card["reward"]), {"churches": 1})
    assert t.points()["churches"] == {str(number): card["points"]["value"]}


@pytest.mark.parametrize("number", range(1, 17))
@pytest.mark.parametrize("strength", [5, 6, 7])
def test_bonus(table, number, strength):
    others = [n for n in (1, 2, 3) if n != number][:2]
    t = table().strength("tea-plantation", strength).bonuses(number, *others).have(imports=1)
    card = t.game.box.reader.content["bonus"][number - 1]
    t.play("area tea-plantation", f"bonus {number}")
    rewards = [r for level in range(5, strength + 1) for r in card[f"at_{level}"]["reward"]]
    assert t.changes() == plus(told(t, rewards), {"tea": 5})
