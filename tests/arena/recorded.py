"""Games as they were when each was played move by move from Python.

After a change of rules `python -m tests.arena.recorded` plays them like that and writes their results anew.
"""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from meiji.arena.simulate import simulate
from meiji.arena.tournament import make_plan, run
from meiji.players.registry import Player

FILE = Path(__file__).parent / "recorded.json"
Case = dict[str, Any]  # a game, seats and players, then what came out of simulations and of a tournament


def read() -> list[Case]:
    cases: list[Case] = json.loads(FILE.read_text(encoding="utf-8"))
    return cases


def simulated(case: Case, seed: int, games: int, jobs: int = 1) -> Case:
    found = simulate(case["game"], seats=case["seats"], players=case["players"], seed=seed, games=games, jobs=jobs)
    results = {name: getattr(found, name) for name in ("decisions", "wins", "mean_scores")}
    return {"seed": seed, "games": found.games, **results}


def rows(case: Case, games: int, jobs: int = 1) -> list[Case]:
    plan = make_plan(case["game"], case["players"], case["seats"], 9, {}, None, least=1)
    with tempfile.TemporaryDirectory() as folder:
        played = [asdict(row) for row in run(plan, games, Path(folder), jobs=jobs)]
    return [{name: value for name, value in row.items() if name != "seconds"} for row in played]


def record() -> None:
    Player.compiled_settings = property(lambda player: None)  # type: ignore[method-assign, assignment]
    cases = read()
    for case in cases:
        case["simulated"] = [simulated(case, known["seed"], known["games"]) for known in case["simulated"]]
        case["rows"] = rows(case, len(case["rows"])) if case["rows"] else []
    FILE.write_text("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    record()
