"""The games for OpenSpiel, as Python games with observers.

What will be drawn is hidden: a game begins with a chance move that chooses the deal, and the generator goes on from
there. So algorithms for imperfect information have to resample states, and `resample` does that by `imagine`: all that
a seat cannot know, the generator included, is drawn again.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel

import meiji
from meiji.kernel.batch import REWARDS, reward_of
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game
from meiji.kernel.rules import bind_plain
from meiji.kernel.spec import GameSpec, find_game, game_ids

DEALS = 1000  # outcomes of the first chance move; `seed` of the game gives others
LONGEST = 5000  # decisions in a game


def _game_type(spec: GameSpec) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_meiji_{spec.id}",
        long_name=spec.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(spec.seats),
        min_num_players=min(spec.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": max(2, min(spec.seats)),
            "seed": 0,
            "reward": "win",
            **{option.name: "" for option in spec.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours; for each there is a class, because OpenSpiel registers classes."""

    spec: ClassVar[GameSpec]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        spec = self.spec
        given = parameters or {}
        self.seats = int(given.get("players", max(2, min(spec.seats))))
        spec.check_seats(self.seats)
        self.base = int(given.get("seed", 0))
        self.reward = str(given.get("reward", "win"))
        if self.reward not in REWARDS:
            raise BadInput(f"There is no reward {self.reward!r}; the rewards are {', '.join(REWARDS)}.")
        self.options = {o.name: str(given[o.name]) for o in spec.options if given.get(o.name)}
        spec.prepare(spec.table(), self.seats, spec.check_options(self.options))
        most = 1000.0 if self.reward == "lead" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spec.moves),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-most if self.reward == "lead" else 0.0,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(spec), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __deepcopy__(self, memo: Any) -> SpielGame:
        return self  # states are cloned by deep copies; they share their game

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.spec.id, self.seats, self.options, self.reward, self.base)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadInput(f"The observer takes no parameters, not {params!r}.")
        return SpielObserver(self, bool(kind and kind.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, or a game of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.house = game
        self.game: Game | None = None

    def current_player(self) -> Any:
        if self.game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.game.over else self.game.to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.codes()) if self.game is not None and self.game.to_move == player else []

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            house = self.house
            seed = house.base * DEALS + action
            self.game = meiji.new(house.spec.id, seats=house.seats, seed=seed, options=house.options)
        else:
            self.game.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.house.spec.moves.notations[action]

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        if self.game is None or not self.game.over:
            return [0.0] * self.house.seats
        return rewards(self.game, self.house.reward)

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        return " ".join(self.house.spec.moves.notations[played.code] for played in self.game.log) or "dealt"


def rewards(game: Game, kind: str) -> list[float]:
    """What each seat gets for a finished game, by the same rule as in a batch."""
    reward = bind_plain(reward_of, game.spec.hooks.by_name)
    return [reward(game._table, game.box.record, seat, REWARDS.index(kind)) for seat in range(game.seats)]


class SpielObserver:
    """The row of kernel/observation.py as a tensor; as a string the row, or with perfect recall all that was told."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.recall = recall
        self.seats = game.seats
        self.tensor = np.zeros(game.spec.observation.size(game.seats), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.game is None else state.game.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.game is None:
            return f"{player}: before the deal"
        if not self.recall:
            return f"{player}: " + " ".join(map(str, state.game.observe(player)))
        told = state.game.spec.redact
        notations = state.game.spec.moves.notations
        moves = [told(p, player)[0] if told else notations[p.code] for p in state.game.log]
        return f"{player}: " + " ".join(map(str, state.game.observe(player))) + " | " + " ".join(moves)


def resample(state: SpielState, player: int, seed: int | None = None) -> SpielState:
    """A state that this seat cannot tell from the given one; for ISMCTSBot.set_resampler."""
    assert state.game is not None
    number = int(np.random.randint(2**31)) if seed is None else seed
    other: SpielState = state.clone()
    imagined = state.game.imagine(player, number)
    imagined.log = list(state.game.log)
    other.game = imagined
    return other


def load(game: str, seats: int | None, options: dict[str, str], reward: str, seed: int = 0) -> SpielGame:
    spec = find_game(game)
    spec.check_seats(count := seats if seats is not None else max(2, min(spec.seats)))
    spec.check_options(options)
    register()
    parameters = {"players": count, "reward": reward, "seed": seed, **options}
    loaded: SpielGame = pyspiel.load_game(f"python_meiji_{game}", parameters)
    return loaded


def register() -> None:
    """Make all games known to OpenSpiel: pyspiel.load_game("python_meiji_zaibatsu(players=4)")."""
    for game in game_ids():
        if f"python_meiji_{game}" not in pyspiel.registered_names():
            spec = find_game(game)
            pyspiel.register_game(_game_type(spec), type(f"Spiel{game.capitalize()}", (SpielGame,), {"spec": spec}))
