"""Computer players. A player is a name with parameters: "random", "greedy:samples=16", "search:simulations=500"."""

from __future__ import annotations

from meiji.players.registry import Player, player_names, seat_players

__all__ = ["Player", "player_names", "seat_players"]
