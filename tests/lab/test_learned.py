"""The learned policy plays as strongly as the docs say, without torch; the learner (extra `train`) learns."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meiji
from meiji.arena.ladder import Match, play
from meiji.kernel.errors import BadInput
from meiji.lab.policy import Policy, agent, lead_now, learned, share_of_wins
from meiji.players.network import WIDEST, Encoding

pytest.importorskip("numba")
DOCS = Path(__file__).resolve().parents[2] / "docs"


# --- Inputs ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_number_is_an_input_and_every_value_a_switch(game: str) -> None:
    tables = meiji.batch(game, n=8, seats=2, seed=1, observe=True, restart=True)
    for _ in range(100):
        tables.step(tables.moves[:, 0])
    encode, (low, high) = Encoding(game, 2), tables.spec.observation.limits(2)
    inputs = encode(tables.observations)
    assert inputs.shape == (8, encode.size) and inputs.dtype == np.float32
    assert inputs.min() >= 0 and inputs[:, encode.numbers :].max() == 1
    at = encode.numbers
    for place, (least, most) in enumerate(zip(low, high, strict=True)):
        if most - least > 1:
            width = min(most - least + 1, WIDEST)
            wanted = np.minimum(tables.observations[:, place] - least, width - 1)
            assert (inputs[:, at : at + width].argmax(1) == wanted).all()
            assert (inputs[:, at : at + width].sum(1) == 1).all()
            at += width
    assert at == encode.size


# --- The policy that comes with Meiji -------------------------------------------------------------------------------
def test_it_beats_random_and_greedy() -> None:
    """A small sample of the 400 games that the docs tell of."""
    policy = learned("yokohama")
    assert share_of_wins(policy.choose, "yokohama", "random", 40, 9_000_000)[0] >= 0.95
    assert share_of_wins(policy.choose, "yokohama", "greedy", 60, 9_000_000)[0] >= 0.5


def test_the_curve_ends_where_the_aim_is() -> None:
    with (DOCS / "ppo-yokohama.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert float(rows[-1]["wins random"]) >= 0.95 and float(rows[-1]["wins greedy"]) >= 0.5
    assert float(rows[-1]["minutes"]) <= 60
    assert [float(row["minutes"]) for row in rows] == sorted(float(row["minutes"]) for row in rows)


def test_it_plays_legal_moves_only_and_weighs_them() -> None:
    policy = learned("yokohama")
    tables = meiji.batch("yokohama", n=16, seed=3, observe=True, restart=True)
    for _ in range(60):
        logits = policy.logits(tables.observations, tables.mask)
        assert (np.isfinite(logits) == tables.mask.astype(bool)).all()
        tables.step(policy.choose(tables.observations, tables.mask))


def test_it_climbs_the_ladder_as_an_agent() -> None:
    results = [play(Match("yokohama", "meiji.lab.policy:agent", "random", number)) for number in range(2)]
    assert all(lead > 0 for _, lead in results)


def test_what_cannot_be_loaded_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"^Nothing was learned for nippon yet; there are weights for yokohama\.$"):
        agent("nippon")
    with pytest.raises(BadInput, match=r"^There is no game 'go'"):
        learned("go")
    (tmp_path / "weights.npz").write_text("no weights")
    with pytest.raises(BadInput, match=r"^The weights .* cannot be read: "):
        Policy(tmp_path / "weights.npz")


# --- The learner, where torch is installed --------------------------------------------------------------------------
@pytest.fixture(scope="module")
def ppo() -> Any:
    pytest.importorskip("torch", reason="torch is not here: the learner needs the extra train")
    import meiji.lab.ppo

    return meiji.lab.ppo


SMALL: dict[str, Any] = {"tables": 64, "steps": 32, "minibatch": 256, "hidden": 64, "threads": 1}


def test_rewards_add_up_to_the_final_lead(ppo: Any) -> None:
    """With a value of 0 and nothing discounted, the advantage of a decision is the lead that is still to be gained."""
    learner = ppo.Learner("yokohama", ppo.Settings(**SMALL | {"steps": 400, "trace": 1.0, "tables": 4, "scale": 1.0}))
    for parameter in (learner.network.value.weight, learner.network.value.bias):
        parameter.data.zero_()
    before = lead_now(learner.tables)[:, 0]
    mover, final = learner.tables.to_move.copy(), {}
    step = learner.tables.step

    def watched(codes: Any) -> None:
        step(codes)
        for table in np.flatnonzero(learner.tables.over):
            final.setdefault(int(table), learner.tables.rewards[table, 0])

    learner.tables.step = watched
    played = learner.play()
    assert set(final) == {0, 1, 2, 3}
    for table, lead in final.items():
        sign = 1 if mover[table] == 0 else -1
        assert played.advantages[0, table] == pytest.approx(sign * (lead - before[table]), abs=1e-3)


def test_the_network_is_the_same_with_numpy(ppo: Any, tmp_path: Path) -> None:
    learner = ppo.Learner("yokohama", ppo.Settings(**SMALL))
    learner.learn(learner.play(), 1.0)
    learner.network.save(tmp_path / "weights.npz", "yokohama", 30.0)
    policy, tables = Policy(tmp_path / "weights.npz"), learner.tables
    log_policy = learner.predict(tables.observations, tables.mask)[0].numpy()
    logits = policy.logits(tables.observations, tables.mask)
    ours = logits - np.log(np.exp(logits - logits.max(1, keepdims=True)).sum(1, keepdims=True))
    ours -= logits.max(1, keepdims=True)
    legal = tables.mask.astype(bool)
    assert np.abs(ours[legal] - log_policy[legal]).max() < 0.02, "half precision"


def test_it_learns(ppo: Any) -> None:
    learner = ppo.Learner("yokohama", ppo.Settings(**SMALL))
    before = share_of_wins(learner.choose, "yokohama", "random", 40, 1)[1]
    for _ in range(20):
        learner.learn(learner.play(), 1.0)
    wins, lead = share_of_wins(learner.choose, "yokohama", "random", 40, 1)
    assert lead > before + 10 and wins > 0.6
