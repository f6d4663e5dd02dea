"""Learning from a teacher before learning alone: the network watches a player of Meiji play against itself.

From what the teacher does the network learns which moves to like, and from how the games end how far a seat will lead.
Now and then a random move is played, so that also what a good player avoids is seen. In games with many decisions
this is where self-play alone would still be after hours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch
from torch import nn

import meiji
from meiji.lab.policy import Array, lead_now
from meiji.players.registry import make_player

if TYPE_CHECKING:
    from meiji.lab.ppo import Learner

SLIPS = 0.06  # of the moves are random ones
EPOCHS = 6


class Watched(NamedTuple):
    """Decisions of a teacher in games that came to their end; one row each."""

    observations: Array
    masks: Array
    codes: Array
    gains: Array  # by how much the lead of who decides still grew


def watch(game: str, teacher: str, decisions: int, tables: int, seed: int) -> Watched:
    """So many decisions, or a few more: whole games on many tables."""
    batch = meiji.batch(game, tables, 2, seed, observe=True, restart=True, reward="lead")
    player, chance = make_player(teacher, batch.spec, batch.box), np.random.default_rng(seed)
    rows = np.arange(tables)
    open_games: list[list[tuple[Array, Array, int, float, int]]] = [[] for _ in rows]
    found: list[tuple[Array, Array, int, float]] = []
    while len(found) < decisions:
        leads, movers = lead_now(batch), batch.to_move.copy()
        codes = np.array([player.choose_on(batch.tables, index) for index in range(tables)])
        for index in range(tables):
            lead = float(leads[index, movers[index]])
            packed = np.packbits(batch.mask[index])
            step = (batch.observations[index].copy(), packed, int(codes[index]), lead, int(movers[index]))
            open_games[index].append(step)
        slips = chance.random(tables) < SLIPS
        random = batch.moves[rows, (chance.random(tables) * batch.counts).astype(np.intp)]
        batch.step(np.where(slips, random, codes))
        for index in map(int, np.flatnonzero(batch.over)):
            final = batch.rewards[index]
            steps, open_games[index] = open_games[index], []
            found += [(seen, mask, code, float(final[seat]) - lead) for seen, mask, code, lead, seat in steps]
    seen, masks, chosen, gains = zip(*found, strict=True)
    unpacked = np.unpackbits(np.array(masks), axis=1, count=batch.mask.shape[1])
    return Watched(np.array(seen), unpacked, np.array(chosen, np.int64), np.array(gains, np.float32))


def imitate(learner: Learner, watched: Watched) -> float:
    """Learn what was watched; the share of moves that the network would now choose, too."""
    settings = learner.settings
    gains = torch.from_numpy(watched.gains / settings.scale)
    codes = torch.from_numpy(watched.codes)
    parts = -(-len(codes) // settings.minibatch)
    equal = 0
    for epoch in range(EPOCHS):
        equal = 0
        for number, part in enumerate(torch.randperm(len(codes)).split(settings.minibatch)):
            left = 1 - (epoch * parts + number) / (EPOCHS * parts)
            for group in learner.optimiser.param_groups:
                group["lr"] = 2 * settings.rate * max(0.05, left)
            liking, value = learner.network(*learner.inputs(watched.observations[part], watched.masks[part]))
            chosen = liking.gather(1, codes[part][:, None]).squeeze(1)
            loss = -chosen.mean() + 0.5 * (value - gains[part]).square().mean()
            learner.optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.network.parameters(), 0.5)
            learner.optimiser.step()
            equal += int((liking.argmax(1) == codes[part]).sum())
    return equal / len(codes)
