"""No seat's secret reaches another: what is sent over HTTP does not change when all that is hidden changes."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from house import House, Visitor

import meiji
from meiji.site.live_table import Rendered


def sent(visitor: Visitor, table: str) -> list[str]:
    """All that a visitor can fetch about a table, without what differs from one page to the next."""
    paths = [f"/table/{table}", f"/table/{table}/view", f"/table/{table}/view?moment=0", f"/api/tables/{table}"]
    paths.append(f"/table/{table}/why-not")
    return [re.sub(r'value=\\?"\w{32}\\?"|data-now=\\?"\d+\.\d+\\?"', "", visitor.get(path)) for path in paths]


@pytest.mark.parametrize("game", meiji.game_ids())
@pytest.mark.parametrize("moves", [0, 12, 40])
def test_what_is_sent_hangs_on_no_secret(house: House, game: str, moves: int) -> None:
    anna, ben, watcher = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Watcher")
    table = anna.table(game, ["me", "friend"], listed="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    for _ in range(moves):
        now = anna if anna.state(table)["moves"] else ben
        before = now.state(table)["table"]["moment"]
        now.play_until(table, lambda state, before=before: state["table"]["moment"] > before)
    real = house.site.tables._live[table]
    assert real.game is not None
    for seat, person in enumerate((anna, ben)):
        seen, watched = sent(person, table), sent(watcher, table)
        for seed in range(3):
            imagined = _as_imagined(real.game, seat, seed)
            house.site.tables._live[table] = replace(real, game=imagined, rendered=Rendered())
            assert sent(person, table) == seen
            assert sent(watcher, table) == watched
        house.site.tables._live[table] = real


def _as_imagined(game: meiji.Game, seat: int, seed: int) -> meiji.Game:
    imagined = game.imagine(seat, seed)
    imagined.log, imagined._floor = list(game.log), game._floor
    imagined.sketches = game.sketches  # pictures are drawn from pieces that were kept for everybody
    return imagined


def test_the_seed_is_told_only_at_the_end(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    seed = house.site.tables._live[table].row.seed
    assert not any(seed in text for text in sent(anna, table))


@pytest.mark.parametrize("game", meiji.game_ids())
def test_hidden_hands_wait_behind_a_curtain(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = anna.table(game, ["me", "screen"])
    anna.play_until(table, lambda state: state["table"]["moment"] > 8)
    live = house.site.tables._live[table]
    page = anna.get(f"/table/{table}")
    assert ("data-open-curtain" in page) == live.hidden
    if live.hidden:
        assert "m-choices" not in page and "<title>" in page and "data-box" not in page
        assert live.to_move is not None
        assert "data-open-curtain" in anna.get(f"/table/{table}", open=1 - live.to_move)
        view = anna.view(table)
        assert view["board"] == "" and "m-choices" not in view["sidebar"]
        for opened in (None, live.to_move, 1 - live.to_move):  # sealed, whatever is open
            query = {} if opened is None else {"open": opened}
            assert set(json.loads(anna.get(f"/table/{table}/save.json", **query))) == {"game", "sealed"}
        assert "m-choices" in anna.get(f"/table/{table}", open=live.to_move)
