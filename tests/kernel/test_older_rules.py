"""A game is played to its end by the rules with which it began."""

from __future__ import annotations

import inspect
import json
import pickle
from pathlib import Path
from typing import Any, cast

import pytest

import meiji
from meiji.kernel.rules import closure_of, registered
from meiji.players import seat_players

OLD = Path(__file__).parents[1] / "old" / "saves"
OLDER = [(game, version) for game in meiji.game_ids() for version in meiji.find_game(game).older]
EVERY_OLDER = pytest.mark.parametrize(("game", "version"), OLDER)


def saves(game: str, version: str) -> list[dict[str, Any]]:
    found = [json.loads(path.read_text("utf-8"))["save"] for path in sorted(OLD.glob(f"{game}-*.json"))]
    return [save for save in found if save["rules"] == version]


def unfinished(game: str, version: str) -> meiji.Game:
    return meiji.load(next(save for save in saves(game, version) if save["result"] is None and save["seats"] > 1))


@EVERY_OLDER
def test_older_rules_stand_for_rules_that_are_played(game: str, version: str) -> None:
    """Each takes the same arguments as the rule of today, which the game reaches; none is compiled."""
    spec = meiji.find_game(game)
    hooks = cast(Any, spec.hooks.by_name)
    reached = closure_of(hooks.values(), hooks)
    for today, before in spec.older[version].items():
        assert today in reached and not registered(before), today.__name__
        assert list(inspect.signature(today).parameters) == list(inspect.signature(before).parameters), today.__name__


@EVERY_OLDER
def test_without_its_older_rules_some_old_save_would_come_out_otherwise(game: str, version: str) -> None:
    def comes_out(save: dict[str, Any]) -> bool:
        try:
            return meiji.load({**save, "rules": spec.version}).result() == meiji.load(save).result()
        except meiji.BadSave:
            return False

    spec = meiji.find_game(game)
    assert not all(comes_out(save) for save in saves(game, version))


@EVERY_OLDER
def test_copies_saves_and_moments_keep_the_rules(game: str, version: str) -> None:
    old = unfinished(game, version)
    again = meiji.load(old.save())
    others = [again, old.copy(), old.at(len(old.log) // 2), old.imagine(0, 1), pickle.loads(pickle.dumps(old))]
    assert [other.rules for other in others] == [version] * len(others) and old.save()["rules"] == version
    assert again.bytes() == old.bytes() and again.log == old.log
    assert meiji.new(game, seed=1).rules == meiji.find_game(game).version


@EVERY_OLDER
def test_computer_players_finish_an_old_game(game: str, version: str) -> None:
    """They think with the rules of today, and only play what the older rules offer."""
    old = unfinished(game, version)
    players = seat_players(["greedy", "search:simulations=20"], old.spec, old.box, old.seats)
    while not old.over:
        assert old.to_move is not None
        old.play(players[old.to_move].choose(old))
    assert meiji.load(old.save()).result() == old.result()


@EVERY_OLDER
def test_undo_goes_back_by_the_older_rules(game: str, version: str) -> None:
    old = unfinished(game, version)
    for _ in range(60):
        before = old.bytes()
        old.play(old.codes()[0])
        if old.over:
            break
        if old.can_undo:
            again = old.copy()
            again.undo()
            assert again.bytes() == before


def test_a_save_of_unknown_rules_is_refused_with_those_known() -> None:
    save = meiji.new("zaibatsu", seed=1).save()
    with pytest.raises(meiji.BadSave, match="rules '0' of Nippon: Zaibatsu; known are 1, 2"):
        meiji.load({**save, "rules": "0"})


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_box_named_by_an_older_hash_is_the_one_shipped_now(game: str) -> None:
    """Only notes and sources have changed since; another hash is still refused."""
    save = meiji.new(game, seed=1).save()
    for older in meiji.find_game(game).same_boxes:
        assert meiji.load({**save, "box": {"id": game, "hash": older}}).box.shipped
    with pytest.raises(meiji.BadSave):
        meiji.load({**save, "box": {"id": game, "hash": "0123456789abcdef"}})
