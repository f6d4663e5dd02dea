"""Computer players. A player is a name with parameters: "random", "greedy:samples=16", "search:simulations=500".

`levels` names players for people, `hint` tells the best moves at a decision.
"""

from __future__ import annotations

from meiji.players.faces import face
from meiji.players.hints import Hint, HintMove, hint, hint_line, hint_lines, hint_nudge
from meiji.players.levels import is_level, level_about, level_person, level_player, level_text, levels
from meiji.players.registry import Player, player_names, seat_players

__all__ = [
    "Hint",
    "HintMove",
    "Player",
    "face",
    "hint",
    "hint_line",
    "hint_lines",
    "hint_nudge",
    "is_level",
    "level_about",
    "level_person",
    "level_player",
    "level_text",
    "levels",
    "player_names",
    "seat_players",
]
