"""Things on a table in words, and what they would give now."""

from __future__ import annotations

from collections.abc import Mapping

from meiji.kernel.wording import Teller, listed, signed

from .. import operations as ops
from ..box import Box
from ..moves import MOVES
from ..order import name_of_effect
from ..table import Table
from ..terms import (
    COLOURS,
    FINANCE,
    GOALS,
    GOODS,
    MINING,
    MOST_ACTIVATIONS,
    OLD_FACTORY,
    TAKATOSHI,
    TRACKS,
)
from ..tracks import GAPS, LAST_SPACE, frees_symbol, space_after, track_value
from .effects import effect_text, operation_text
from .names import (
    amount_text,
    department_name,
    goal_name,
    good_name,
    joined,
    market_place,
    steps_text,
    tell,
    tile_name,
    train_space,
)


class TableTeller(Teller[Box, Table]):
    def tell(self, message: str, **values: str | int) -> str:
        return tell(self.language, message, **values)

    def amount(self, thing: str, number: int) -> str:
        return amount_text(thing, number, self.language)

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.tell("seat", number=seat + 1)

    def owner(self, owner: int) -> str:
        """The owner of a token or train: a seat + 1, or Takatoshi."""
        return self.tell("takatoshi") if owner == TAKATOSHI + 1 else self.seat_name(owner - 1)

    # --- things on the table
    def factory(self, slot: int, form: str) -> str:
        """The factory in a slot of the seat as a sentence needs it: "the-tile", "in" or "out-of" it."""
        if slot >= self.g.factories[self.seat]:
            return self.tell(f"{form}-slot", number=slot + 1)
        tile = self.g.factory[self.seat][slot] - 1
        if tile == OLD_FACTORY:
            good = good_name(GOODS[self.g.factory_good[self.seat][slot]], self.language)
            return self.tell(f"{form}-old-factory-of", good=good)
        return tile_name(tile, self.g.side_of[tile], self.language, form)

    def place(self, place: int) -> str:
        """An influence space: city times four plus side."""
        return market_place(place // 4, place % 4, self.language)

    def rail(self, region: int, space: int) -> str:
        return train_space(region, space, self.language)

    def round(self) -> str:
        normal = self.box.rounds
        if self.g.round > normal:
            return self.tell("final-round", number=self.g.round - normal)
        return self.tell("round", number=self.g.round)

    def goal(self, field: int) -> str:
        """A goal of the module by period times three plus field."""
        goal = self.g.goals[field // 3][field % 3] - 1
        name = goal_name(GOALS[goal], self.language) if goal >= 0 else str(field % 3 + 1)
        return self.tell("from-goal", period=field // 3 + 1, goal=name)

    def next_activation(self) -> int:
        """Which activation of the action would be the next; in the last one it stays that one."""
        return min(self.g.activations + 1, MOST_ACTIVATIONS)

    # --- what things would give now
    def department_gain(self, colour: int) -> str:
        return effect_text(self.box, self.box.department[colour][self.g.upgraded[self.seat][colour]], self.language)

    def effect_now(self, address: int) -> str:
        """An effect; a single department with what it gives on this table."""
        if self.box.op[address] == ops.DEPARTMENT_OF and self.box.op[address + 1] == 0:
            colour = self.box.a[address]
            name = department_name(COLOURS[colour], self.language)
            return self.tell("department-gives", department=name, gain=self.department_gain(colour))
        return effect_text(self.box, address, self.language)

    def icons(self, track: int, steps: int) -> list[str]:
        """The bonuses that steps on a track reach or pass."""
        spaces = range(self.g.track[self.seat][track] + 1, space_after(self.g, self.seat, track, steps) + 1)
        return [self.effect_now(self.box.track_icon[track][s]) for s in spaces if self.box.track_icon[track][s]]

    def steps(self, track: int, steps: int) -> str:
        return steps_text(TRACKS[track], steps, self.language)

    def value_after(self, track: int, steps: int) -> str:
        """The printed value that steps lead to; where it stays the same, how far the next one is."""
        values, at = self.box.track_value[track], space_after(self.g, self.seat, track, steps)
        now, then = values[self.g.track[self.seat][track]], values[at]
        if then != now:
            return self.tell("part-value-rises", now=now, then=then)
        more = next((space for space in range(at, LAST_SPACE + 1) if values[space] != now), None)
        if more is None:
            return self.tell("part-value-stays", now=now)
        return self.tell("part-value-next", now=now, next=values[more], n=more - at)

    def lost_steps(self, track: int, steps: int) -> list[str]:
        """How many of the steps go beyond the end of the track."""
        lost = self.g.track[self.seat][track] + steps - space_after(self.g, self.seat, track, steps)
        return [self.tell("part-steps-lost", n=lost)] if lost > 0 else []

    def piece_bonus(self, piece: int) -> list[str]:
        """The bonuses beside the piece that would be taken next."""
        gaps = [gap for gap in range(GAPS) if frees_symbol(self.g, self.seat, piece, gap)]
        icons = [self.box.gap_icon[gap][self.g.built[self.seat][piece]] for gap in gaps]
        return [self.effect_now(icon) for icon in icons if icon]

    def income(self, g: Table) -> dict[str, int]:
        tracks = {"money": FINANCE, "coal": MINING}
        return {thing: track_value(g, self.box, self.seat, track) for thing, track in tracks.items()}

    def signed(self, amounts: Mapping[str, int], sign: int) -> str:
        """ "+8 money, +2 coal"."""
        return listed([signed(sign, self.amount(thing, n)) for thing, n in amounts.items() if n])

    # --- prices
    def payment(self, money: int = 0, silk: int = 0, iron: int = 0, coal: int = 0) -> dict[str, int]:
        """What a price takes from the seat's stock: silk pays what money lacks."""
        lack = max(0, money - self.g.money[self.seat])
        taken = {"money": money - lack, "silk": silk + lack, "iron": iron, "coal": coal}
        return {thing: n for thing, n in taken.items() if n}

    def amounts(self, payment: Mapping[str, int]) -> str:
        """ "5 money and 1 silk"."""
        return joined([self.amount(thing, n) for thing, n in payment.items()] or [self.tell("nothing")], self.language)

    def pays(self, payment: Mapping[str, int]) -> str:
        """ "pay 5 money and 1 silk"; nothing for no price."""
        return self.tell("part-pay", what=self.amounts(payment)) if payment else ""

    def first_effect(self, code: int) -> str:
        """The waiting effect that a move of the order calls first."""
        g = self.g
        for i in range(g.pool_size):
            if name_of_effect(g, self.box, g.pool[i]) == code:
                return operation_text(self.box, g.pool[i], self.language)
        choice = MOVES.split(code)[1]
        if choice in COLOURS:
            return department_name(choice, self.language)
        return self.tell(f"first-{choice}")
