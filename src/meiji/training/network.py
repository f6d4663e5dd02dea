"""The policy and value network in training: its layers, the loss, and how it is fitted to samples of self-play.

It needs torch (the extra `train`); to play with what was learned needs nothing of it (players/network.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from meiji.kernel.errors import BadInput
from meiji.players.network import Encoding
from meiji.players.value import tuned
from meiji.training.self_play import Array, Samples

SCALE = 30.0  # points that count as 1
MINIBATCH = 1024
LEARNING_RATE = 2e-3  # at first; it sinks to nearly nothing
VALIDATION = 0.04  # of the samples, the last ones


class PolicyValueNet(nn.Module):  # type: ignore[misc]
    """Two hidden layers; a policy head with the logits of all moves, and a value head that corrects each seat's
    predicted points.

    The first layer sees each number that is observed in two ways: scaled, and each value but the lowest as a switch.
    """

    def __init__(self, game: str, seats: int, hidden: int, weights: Array) -> None:
        super().__init__()
        self.game, self.seats, self.encoding = game, seats, Encoding(game, seats)
        self.weights = weights  # the tuned ones whose predictions it corrects
        known = tuned(game, seats)
        self.scaled = nn.Linear(self.encoding.numbers, hidden)
        self.switches = nn.EmbeddingBag(self.encoding.size - self.encoding.numbers, hidden, mode="sum")
        self.second, self.moves = nn.Linear(hidden, hidden), nn.Linear(hidden, len(known.policy))
        self.value = nn.Linear(hidden, seats)
        nn.init.normal_(self.switches.weight, std=0.01)
        for layer in (self.moves, self.value):
            nn.init.normal_(layer.weight, std=0.01)
        nn.init.zeros_(self.value.bias)
        self.moves.bias.data = torch.tensor(known.policy, dtype=torch.float32)

    def forward(self, observations: Array) -> tuple[Tensor, Tensor]:
        """The logits of all moves, and what each seat will have more than predicted; on the mean nothing."""
        encoding = self.encoding
        above = encoding.above(observations)
        scaled = torch.from_numpy((above / encoding.width).astype(np.float32))
        switch = np.minimum(above[:, encoding.many], encoding.width[encoding.many] - 1)
        places, on = encoding.starts - encoding.numbers + switch, switch > 0
        ends = np.concatenate([[0], np.cumsum(on.sum(1))[:-1]])
        switched = self.switches(torch.from_numpy(places[on]), torch.from_numpy(ends))
        hidden = torch.relu(self.second(torch.relu(self.scaled(scaled) + switched)))
        return self.moves(hidden), centred(self.value(hidden))

    def layers(self) -> dict[tuple[str, str], nn.Linear]:
        """Those behind the first, by the names of their weights and biases in a file."""
        return {("w1", "b1"): self.second, ("moves", "moves_bias"): self.moves, ("value", "value_bias"): self.value}

    def load(self, file: Path) -> None:
        """Begin with the parameters of another network."""
        with np.load(file) as stored:
            known = {name: stored[name] for name in stored.files}
        if known["b0"].shape != self.scaled.bias.shape or not np.array_equal(known["promise"], self.weights):
            raise BadInput(f"The network {file.name} is of another size or corrects other tuned weights; start afresh.")
        arrays = {name: torch.from_numpy(array.astype(np.float32)) for name, array in known.items() if array.ndim}
        self.scaled.weight.data = arrays["w0"][: self.encoding.numbers].T.contiguous()
        self.switches.weight.data = arrays["w0"][self.encoding.numbers :].contiguous()
        self.scaled.bias.data = arrays["b0"]
        for (weight, bias), layer in self.layers().items():
            layer.weight.data, layer.bias.data = arrays[weight].T.contiguous(), arrays[bias]

    def save(self, file: Path) -> None:
        """As players/network.py reads it; half precision is precise enough to play."""
        first = torch.cat([self.scaled.weight.T, self.switches.weight]).detach().clone()
        first[self.encoding.starts] = 0.0  # a lowest value is never switched on
        arrays = {"w0": first, "b0": self.scaled.bias}
        for (weight, bias), layer in self.layers().items():
            arrays |= {weight: layer.weight.T, bias: layer.bias}
        halves = {name: array.detach().numpy().astype(np.float16) for name, array in arrays.items()}
        np.savez_compressed(file, game=self.game, seats=self.seats, scale=SCALE, promise=self.weights, **halves)


def centred(points: Tensor) -> Tensor:
    """Only differences between seats count; alone, the points themselves."""
    return points - points.mean(1, keepdim=True) if points.shape[1] > 1 else points


def value_errors(samples: Samples, part: Array) -> Tensor:
    """What the value head has to learn: by how much the tuned weights predict wrongly."""
    return centred(torch.from_numpy((samples.value_targets[part] - samples.predictions[part]) / SCALE))


def losses(net: PolicyValueNet, samples: Samples, part: Array) -> tuple[Tensor, Tensor, Tensor]:
    """The cross-entropy of the policy, the squared error of the value, and the accuracy of the policy's best move."""
    moves = torch.from_numpy(samples.moves[part].astype(np.int64))
    policy_targets = torch.from_numpy(samples.policy_targets[part].astype(np.float32))
    logits, value = net(samples.observations[part])
    log_policy = logits.gather(1, moves.clamp(min=0)).masked_fill(moves < 0, -1e9).log_softmax(1)
    cross_entropy = -(policy_targets * log_policy.clamp(min=-30)).sum(1).mean()
    accuracy = (log_policy.argmax(1) == policy_targets.argmax(1)).float().mean()
    return cross_entropy, (value - value_errors(samples, part)).square().mean(), accuracy


def fit(net: PolicyValueNet, samples: Samples, epochs: int, seed: int = 1) -> Iterator[str]:
    """Minimise the loss, and validate after each epoch."""
    torch.manual_seed(seed)
    optimiser = torch.optim.AdamW(net.parameters(), lr=LEARNING_RATE, weight_decay=0.01)
    size = int(len(samples.moves) * (1 - VALIDATION))
    minibatches = -(-size // MINIBATCH)
    for epoch in range(epochs):
        for number, part in enumerate(torch.randperm(size).split(MINIBATCH)):
            done = (epoch * minibatches + number) / (epochs * minibatches)
            for group in optimiser.param_groups:
                group["lr"] = LEARNING_RATE * max(0.02, 1 - done)
            cross_entropy, squared_error, _ = losses(net, samples, np.sort(part.numpy()))
            optimiser.zero_grad()
            (cross_entropy + squared_error).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
        yield ", ".join(f"{name} {value:.4f}" for name, value in validate(net, samples, size).items())


def validate(net: PolicyValueNet, samples: Samples, first: int) -> dict[str, float]:
    """The losses on the samples from `first` on, beside the error that the tuned weights alone have."""
    parts: list[tuple[float, ...]] = []
    with torch.no_grad():
        for start in range(first, len(samples.moves), MINIBATCH):
            part = np.arange(start, min(start + MINIBATCH, len(samples.moves)))
            cross_entropy, squared_error, accuracy = losses(net, samples, part)
            baseline = value_errors(samples, part).square().mean()
            parts.append((float(cross_entropy), float(squared_error), float(accuracy), float(baseline)))
    names = ("cross-entropy", "squared error", "accuracy", "squared error of the tuned weights")
    return dict(zip(names, np.array(parts).mean(axis=0).tolist(), strict=True))
