"""What is to be decided, and where the decision comes from."""

from __future__ import annotations

from meiji.kernel.wording import listed

from ..moves import (
    CHOOSE_ACTIVATION,
    CHOOSE_AMOUNT,
    CHOOSE_FIRST,
    CHOOSE_GAIN,
    CHOOSE_GOAL_REWARD,
    CHOOSE_KEEP,
    CHOOSE_LEVEL,
    CHOOSE_LOCATION,
    CHOOSE_MAY,
    CHOOSE_MODIFIER,
    CHOOSE_OBJECTIVE,
    CHOOSE_PAIR,
    CHOOSE_RAIL,
    CHOOSE_REGION,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    CHOOSE_SILK,
    CHOOSE_TAKE,
    CHOOSE_TURN,
    CHOOSE_WORKER,
    DECISIONS,
    STOP,
)
from ..terms import (
    ACTIONS,
    COLOURS,
    FACTORY_ACTION,
    FROM_ACTION,
    FROM_CONSOLIDATION,
    FROM_CONTRACT,
    FROM_GAP,
    FROM_GOAL,
    FROM_RAIL,
    FROM_START_A,
    FROM_START_B,
    FROM_TILE,
    FROM_TRACK,
    GOODS,
    MOST_ACTIVATIONS,
    SHIPS_ACTION,
    TRACKS,
    TRAINS_ACTION,
)
from .effects import contract_name, operation_text, payment_text
from .names import GAPS, action_name, city_name, department_name, good_name, goods_text, region_name, tile_name
from .table import TableTeller


class DecisionTeller(TableTeller):
    def decision(self) -> str:
        return f"{self.source()}: {self.question()}"

    def question(self) -> str:
        """What is to be decided."""
        kind, a = self.kind, self.a
        name = f"decide-{DECISIONS.names[kind]}"
        if kind == CHOOSE_TURN:
            return self.tell(name if self.g.workers[self.seat] else "decide-first-turn")
        if kind == CHOOSE_ACTIVATION:
            question = self.tell(f"{name}-{ACTIONS[a]}", n=self.next_activation())
            offered = self.g.offer[: self.g.offers]
            return self.tell("decide-or-stop", question=question) if STOP in offered else question
        if kind == CHOOSE_AMOUNT:
            good = good_name(GOODS[self.g.demand[a // 4][a % 4]], self.language)
            return self.tell(name, place=self.place(a), good=good)
        if kind == CHOOSE_TAKE:
            return self.tell(name, goods=goods_text(a // 8, GOODS[a % 8], self.language))
        if kind == CHOOSE_RETURN:
            return self.tell(name, city=city_name(a // 4, self.language))
        if kind == CHOOSE_RAIL:
            return self.tell(name, region=region_name(a + 1, self.language))
        if kind == CHOOSE_MAY:
            price = payment_text(self.box, a, self.language)
            return self.tell(name, price=price, effect=operation_text(self.box, a + 1, self.language))
        if kind == CHOOSE_SILK:
            return self.tell(name, wages=self.amount("money", a), money=self.amount("money", self.g.money[self.seat]))
        return self.tell(name, n=a)

    def source(self) -> str:
        """Where the decision comes from."""
        g, kind = self.g, self.kind
        if kind == CHOOSE_TURN:
            return self.round()
        if kind == CHOOSE_PAIR:
            return self.tell("from-start")
        if kind == CHOOSE_WORKER:
            return action_name(ACTIONS[self.a], self.language)
        if kind == CHOOSE_ACTIVATION:
            return self.activation(self.a, g.activations + 1)
        if kind == CHOOSE_MODIFIER:
            return action_name(ACTIONS[g.action], self.language)
        if kind in (CHOOSE_LEVEL, CHOOSE_OBJECTIVE, CHOOSE_KEEP, CHOOSE_SILK):
            return self.tell("from-consolidation")
        if kind == CHOOSE_GOAL_REWARD:
            return self.goal(self.a)
        if self.in_action():
            return self.activation(g.action, g.activations)
        if kind == CHOOSE_FIRST and g.pool_size:
            return listed(list(dict.fromkeys(self.origin(g.pool_from[i]) for i in range(g.pool_size))))
        return self.origin(g.origin)

    def activation(self, action: int, number: int) -> str:
        name = action_name(ACTIONS[action], self.language)
        if action <= FACTORY_ACTION:
            return name
        return self.tell("from-activation", action=name, number=min(number, MOST_ACTIVATIONS))

    def in_action(self) -> bool:
        """The decision belongs to the activation of an action, not to an effect that it brought about."""
        g = self.g
        if self.kind in (CHOOSE_AMOUNT, CHOOSE_TAKE, CHOOSE_RETURN, CHOOSE_REWARD, CHOOSE_GAIN):
            return True
        below = g.depth - 2
        if below < 0 or g.frame_kind[below] != CHOOSE_ACTIVATION:
            return False
        if self.kind == CHOOSE_LOCATION:
            return g.frame_a[below] == SHIPS_ACTION
        return self.kind in (CHOOSE_REGION, CHOOSE_RAIL) and g.frame_a[below] == TRAINS_ACTION

    def origin(self, origin: int) -> str:
        """The thing that an effect comes from."""
        kind, which = origin // 100 * 100, origin % 100
        if kind == FROM_TILE:
            return self.tell("from-tile", tile=tile_name(which // 2, which % 2, self.language))
        if kind == FROM_TRACK:
            return self.tell(f"from-track-{TRACKS[which // 16]}", space=which % 16)
        if kind == FROM_GAP:
            return self.tell(f"from-gap-{GAPS[which // 8]}", column=which % 8 + 1)
        if kind == FROM_RAIL:
            return self.rail(which // 8, which % 8)
        if kind == FROM_CONTRACT:
            return contract_name(self.box, which, self.language)
        if kind == FROM_START_A:
            return self.tell("from-start-a")
        if kind == FROM_START_B:
            return self.tell("from-start-b", number=which + 1)
        if kind == FROM_GOAL:
            return self.goal(which)
        if kind == FROM_CONSOLIDATION:
            department = department_name(COLOURS[which], self.language)
            return self.tell("from-consolidation-department", department=department)
        if kind == FROM_ACTION:
            return action_name(ACTIONS[which], self.language)
        return self.tell("from-effect")
