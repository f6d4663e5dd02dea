"""Situations that several tests ask for."""

from __future__ import annotations

import meiji


def new(seats=4, seed=1, **options):
    return meiji.new("zaibatsu", seats=seats, seed=seed, options=options)


def mine_one(t):
    """A turn of whoever it is: one step of mining, with any worker."""
    t.play("action mining")
    if t.game.decision.kind == "worker":
        t.play(t.moves()[0])
    if "steps 1" in t.moves():
        t.play("steps 1")


def no_demand(t):
    """Every city asks for watches only, so that a test can name its few spaces."""
    for city in range(1, 9):
        t.city(city, "watches watches watches watches")
    return t


def solo(table, level="medium", period=1):
    """Your R&D turn is next; cities ask for cotton and paper only."""
    t = table(seats=1, solo=level).have(money=2).at_round(2 * period - 1)
    for city in range(1, 9):
        t.city(city, "cotton paper cotton paper")
    t.priority("white blue grey yellow red black", "white blue grey yellow")
    return t
