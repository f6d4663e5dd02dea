"""PPO in one file: a network learns a game by playing all seats of many tables against itself.

    python -m meiji.lab.ppo yokohama --out learned        # needs the extra `train` (torch)

It writes `weights.npz` (see policy.py) and `curve.csv`: how often it beat `random` and `greedy` while it learned.

Two seats are zero-sum: what one gains in points the other loses. So the decisions on a table are one chain, whoever
decides, and what follows is worth the value of the next decision, or its opposite if the other seat decides. A reward
is how much the lead in points grew; over a game these add up to the final lead. They steer the learning only: the
network sees no more than its seat observes.
"""

from __future__ import annotations

import csv
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from cyclopts import Parameter

import meiji
from meiji.kernel.errors import not_installed
from meiji.lab.policy import Array, lead_now, share_of_wins
from meiji.players.network import Encoding

try:
    import torch
    from torch import Tensor, nn
except ImportError:
    if __name__ == "__main__":
        sys.exit(f"meiji: {not_installed('PyTorch', 'train')}")
    raise not_installed("PyTorch", "train") from None

EVALUATED = ("random", "greedy")


@Parameter(name="*")
@dataclass(frozen=True)
class Settings:
    """What steers the learning."""

    tables: int = 512
    steps: int = 64  # on every table between two updates
    epochs: int = 3
    minibatch: int = 2048
    hidden: int = 256
    rate: float = 5e-4  # of learning; it sinks to a tenth, as does the entropy bonus
    entropy: float = 0.02
    clip: float = 0.2
    trace: float = 0.95  # lambda of the generalised advantage
    scale: float = 30.0  # points of lead that count as 1
    threads: int = 2
    seed: int = 1


class Network(nn.Module):  # type: ignore[misc]
    """Two hidden layers; from them the logits of all moves and the expected lead of who decides."""

    def __init__(self, inputs: int, hidden: int, codes: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(inputs, hidden), nn.Linear(hidden, hidden)
        self.moves, self.value = nn.Linear(hidden, codes), nn.Linear(hidden, 1)
        nn.init.normal_(self.moves.weight, std=0.01)

    def forward(self, inputs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each move's probability, and the value."""
        hidden = torch.relu(self.second(torch.relu(self.first(inputs))))
        logits = self.moves(hidden).masked_fill(~mask, -1e9)
        return logits.log_softmax(1), self.value(hidden).squeeze(1)

    def save(self, file: Path, game: str, scale: float) -> None:
        """As policy.py reads it; half precision is precise enough to play."""
        layers = {"w0": self.first, "w1": self.second, "moves": self.moves, "value": self.value}
        biases = {"w0": "b0", "w1": "b1", "moves": "moves_bias", "value": "value_bias"}
        arrays = {name: layer.weight.detach().T.numpy().astype(np.float16) for name, layer in layers.items()}
        arrays |= {biases[name]: layer.bias.detach().numpy().astype(np.float16) for name, layer in layers.items()}
        np.savez_compressed(file, game=game, seats=2, scale=scale, **arrays)


@dataclass
class Trajectories:
    """What was played on all tables since the last update; arrays of steps x tables."""

    observations: Array
    masks: Array
    codes: Array
    log_probabilities: Array  # of the chosen codes
    advantages: Array
    returns: Array


class Learner:
    def __init__(self, game: str, settings: Settings) -> None:
        self.game, self.settings = game, settings
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        self.tables = meiji.batch(
            game, settings.tables, 2, settings.seed,
            observe=True, restart=True, reward="lead", threads=settings.threads,
        )  # fmt: skip
        self.encode = Encoding(game, 2)
        self.network = Network(self.encode.size, settings.hidden, self.tables.mask.shape[1])
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.decisions = 0

    def predict(self, observations: Array, masks: Array) -> tuple[Tensor, Tensor]:
        """The network's output, without gradients."""
        with torch.no_grad():
            log_policy, value = self.network(*self.inputs(observations, masks))
        return log_policy, value

    def inputs(self, observations: Array, masks: Array) -> tuple[Tensor, Tensor]:
        return torch.from_numpy(self.encode(observations)), torch.from_numpy(masks).bool()

    def play(self) -> Trajectories:
        """Some steps on all tables, every seat played by the network."""
        shape = (self.settings.steps, self.settings.tables)
        tables, rows = self.tables, np.arange(self.settings.tables)
        seen = np.zeros((*shape, tables.observations.shape[1]), np.int16)
        masks = np.zeros((*shape, tables.mask.shape[1]), np.uint8)
        codes, log_probabilities = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
        values, rewards = np.zeros((shape[0] + 1, shape[1]), np.float32), np.zeros(shape, np.float32)
        goes_on = np.zeros(shape, np.float32)  # 0 at the end; else 1, or -1 if the other seat decides next
        leads = lead_now(tables)
        for step in range(self.settings.steps):
            seen[step], masks[step], mover = tables.observations, tables.mask, tables.to_move.copy()
            log_policy, value = self.predict(seen[step], masks[step])
            values[step], codes[step] = value, torch.multinomial(log_policy.exp(), 1).squeeze(1)
            log_probabilities[step] = log_policy.numpy()[rows, codes[step]]
            tables.step(codes[step])
            after = lead_now(tables)
            grown = np.where(tables.over[:, None], tables.rewards, after) - leads
            rewards[step] = grown[rows, mover] / self.settings.scale
            goes_on[step] = np.where(tables.over, 0, np.where(tables.to_move == mover, 1, -1))
            leads = after
        values[-1] = self.predict(tables.observations, tables.mask)[1]
        self.decisions += codes.size
        advantages = np.zeros(shape, np.float32)
        later = np.zeros(shape[1], np.float32)
        for step in reversed(range(self.settings.steps)):
            td_error = rewards[step] + goes_on[step] * values[step + 1] - values[step]
            later = td_error + self.settings.trace * goes_on[step] * later
            advantages[step] = later
        return Trajectories(seen, masks, codes, log_probabilities, advantages, advantages + values[:-1])

    def learn(self, played: Trajectories, left: float) -> None:
        """Make what went better than expected likelier; the part `left` of the learning is still to come."""
        settings = self.settings
        ease = 0.1 + 0.9 * max(0.0, left)
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * ease
        flat = [array.reshape(-1, *array.shape[2:]) for array in vars(played).values()]
        for _ in range(settings.epochs):
            for part in torch.randperm(len(flat[0])).split(settings.minibatch):
                seen, masks, codes, before, advantages, returns = (array[part.numpy()] for array in flat)
                log_policy, value = self.network(*self.inputs(seen, masks))
                chosen = log_policy.gather(1, torch.from_numpy(codes)[:, None]).squeeze(1)
                ratio = (chosen - torch.from_numpy(before)).exp()
                gain = torch.from_numpy((advantages - advantages.mean()) / (advantages.std() + 1e-6))
                bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy = -torch.minimum(ratio * gain, bounded * gain).mean()
                error = (value - torch.from_numpy(returns)).square().mean()
                entropy = -(log_policy.exp() * log_policy).sum(1).mean()
                loss = policy + 0.5 * error - settings.entropy * ease * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def choose(self, observations: Array, masks: Array) -> Array:
        codes: Array = self.predict(observations, masks)[0].argmax(1).numpy()
        return codes


def train(learner: Learner, decisions: int, every: int) -> Iterator[tuple[float, float]]:
    """Learn from `decisions`; pause every now and then with the minutes and the CPU minutes it took so far."""
    passed, worked, due = 0.0, 0.0, 0
    while True:
        if learner.decisions >= min(due, decisions):
            yield passed / 60, worked / 60
            due += every
            if learner.decisions >= decisions:
                return
        begun = time.perf_counter(), time.process_time()
        learner.learn(learner.play(), 1 - learner.decisions / decisions)
        passed, worked = passed + time.perf_counter() - begun[0], worked + time.process_time() - begun[1]


def main(
    game: str = "yokohama",
    *,
    decisions: int = 1_500_000,
    every: int = 100_000,
    games: int = 400,
    out: Path = Path("learned"),
    settings: Settings | None = None,
) -> None:
    """Learn a game for two seats; measure it now and then.

    Args:
        game: The game.
        decisions: Played to learn from; with the same number, seed and threads it learns the same.
        every: Decisions between two measurements.
        games: Against each opponent in a measurement.
        out: The folder for weights.npz and curve.csv.
    """
    out.mkdir(parents=True, exist_ok=True)
    learner = Learner(game, settings or Settings())
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file, lineterminator="\n")
        measured = [f"{part} {name}" for name in EVALUATED for part in ("wins", "lead")]
        curve.writerow(["decisions", "minutes", "cpu minutes", *measured])
        for passed, worked in train(learner, decisions, every):
            row = [learner.decisions, round(passed, 1), round(worked, 1)]
            for opponent in EVALUATED:
                wins, lead = share_of_wins(learner.choose, game, opponent, games, seed=1_000_000)
                row += [round(wins, 4), round(lead, 1)]
            curve.writerow(row)
            file.flush()
            learner.network.save(out / "weights.npz", game, learner.settings.scale)
            print("{} decisions, {} min; random: {:.1%} ({:+}), greedy: {:.1%} ({:+})".format(*row[:2], *row[3:]))


if __name__ == "__main__":
    import cyclopts

    cyclopts.run(main)
