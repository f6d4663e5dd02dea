"""Labels of moves, one function a verb, and what is to be decided."""

from __future__ import annotations

from meiji.kernel.wording import Teller, labelled, listed

from .. import operations as ops
from ..actions.invest import technology_missing
from ..actions.market import highest_value
from ..actions.production import coal_to_produce, goods_made
from ..actions.steps import extra_spaces, steps_price
from ..box import Box
from ..consolidation import is_employed, new_coal, new_yen, wages_due
from ..moves import CHOOSE_REGION, CHOOSE_STEPS, DECISIONS, MOVES
from ..scoring import achieved
from ..supply import goods_that_fit, level_of
from ..table import Table
from ..terms import ACTIONS, CITIES, CONTRACTS, GOODS, MOST_TIMES, PIECES, SIDES, TECHNOLOGY, TRACKS
from ..tracks import space_after
from .names import (
    achievement_name,
    action_name,
    amount_text,
    contract_name,
    effect_text,
    good_name,
    goods_text,
    region_name,
    seat_colour_name,
    side_name,
    steps_text,
    tell,
    tile_effect_text,
    tile_name,
    track_name,
    worker_name,
    yen_text,
)


class MoveTeller(Teller[Box, Table]):
    def tell(self, message: str, **values: str | int) -> str:
        return tell(self.language, message, **values)

    def amount(self, thing: str, number: int) -> str:
        return amount_text(thing, number, self.language)

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else seat_colour_name(seat, self.language)

    def place(self, place: int) -> str:
        """An influence space: city times four plus side."""
        return self.tell("market-place", city=place // 4 + 1, side=side_name(SIDES[place % 4], self.language))

    def asked_good(self, place: int) -> str:
        return good_name(GOODS[self.g.demand[place // 4][place % 4]], self.language)

    def bonus_of(self, region: int) -> str:
        return effect_text(self.box, self.box.region_bonus[region], self.language)

    # --- moves: one function a verb
    def move(self, code: int) -> str:
        verb, choice, number = MOVES.split(code)
        text: str = getattr(self, f"move_{verb.replace('-', '_')}")(choice, number)
        return text

    def move_action(self, choice: str, number: int) -> str:
        return action_name(choice, self.language)

    def move_consolidate(self, choice: str, number: int) -> str:
        g, box, seat = self.g, self.box, self.seat
        lost = [self.amount(t, n) for t, n in (("yen", g.yen[seat]), ("coal", g.coal[seat])) if n]
        parts = [[self.tell("part-lost", what=listed(lost))]] if lost else []
        gained = [self.amount("yen", new_yen(g, box, seat)), self.amount("coal", new_coal(g, box, seat))]
        wages = self.amount("yen", wages_due(g, box, seat))
        parts += [[self.tell("part-income", gained=listed(gained))], [self.tell("part-wages", yen=wages)]]
        return labelled(self.tell("move-consolidate"), *parts)

    def move_blueprints(self, choice: str, number: int) -> str:
        price = self.amount("blueprints", self.box.blueprints_for_a_space)
        return labelled(steps_text(choice, 1, self.language), [price])

    def move_worker(self, choice: str, number: int) -> str:
        employed = is_employed(self.g, self.seat, number, self.g.workers[self.seat])
        more = [] if employed else [self.tell("part-more-wages", yen=yen_text(self.box.wage, self.language))]
        return labelled(worker_name(choice, self.language), more)

    def move_steps(self, choice: str, number: int) -> str:
        track = self.a if self.kind == CHOOSE_STEPS else TECHNOLOGY
        price = steps_price(self.g, self.box, self.seat, track, number + 1)
        paid_for = number + 1 + extra_spaces(self.g, self.seat, track)
        gained = space_after(self.g, self.box, self.seat, track, paid_for) - self.g.track[self.seat][track]
        steps = max(number + 1, gained)
        return labelled(
            self.tell("move-steps", paid=number + 1, steps=steps_text(TRACKS[track], steps, self.language)),
            [self.amount("yen", price)],
        )

    def move_produce(self, choice: str, number: int) -> str:
        made = goods_that_fit(self.g, self.box, self.seat, number, goods_made(self.g, self.seat, number))
        coal = self.amount("coal", coal_to_produce(self.g, self.box, self.seat, number))
        return labelled(
            self.tell("move-produce", good=good_name(choice, self.language)),
            [coal],
            ["+" + goods_text(made, choice, self.language)],
        )

    def move_extra(self, choice: str, number: int) -> str:
        return self.tell("move-extra", good=good_name(choice, self.language))

    def move_contract(self, choice: str, number: int) -> str:
        effect = effect_text(self.box, self.box.contract[number], self.language)
        return labelled(contract_name(self.box, number, self.language), [effect])

    def move_good(self, choice: str, number: int) -> str:
        cube = min(self.b, 2) if self.kind != CHOOSE_REGION else 0
        return goods_text(max(1, self.box.cube[self.a % CONTRACTS][cube]), choice, self.language)

    def move_factory(self, choice: str, number: int) -> str:
        price = [self.amount("yen", self.box.factory_price)]
        missing = technology_missing(self.g, self.box, self.seat, level_of(number // 4))
        if missing:
            price.append(self.amount("blueprints", missing))
        effect = tile_effect_text(self.box, number, self.language)
        return labelled(self.tell("move-factory", tile=tile_name(number, self.language)), price, [effect])

    def move_region(self, choice: str, number: int) -> str:
        piece = self.a % 2
        price = [] if self.b else [self.amount("yen", self.g.price[self.seat][piece])]
        return labelled(self.tell(f"move-region-{PIECES[piece]}", region=region_name(choice, self.language)), price)

    def move_machine(self, choice: str, number: int) -> str:
        message = "move-upgrade" if self.g.machine[self.seat][number] else "move-install"
        price = self.amount("yen", self.g.price[self.seat][ops.MACHINES])
        return labelled(self.tell(message, good=good_name(choice, self.language)), [price])

    def move_store_machine(self, choice: str, number: int) -> str:
        return labelled(self.tell("move-store-machine"), [self.amount("yen", self.g.price[self.seat][ops.MACHINES])])

    def move_market(self, choice: str, number: int) -> str:
        lying = self.lying(number)
        replaced = [self.tell("part-replaces", value=lying[1], owner=lying[0])] if lying else []
        place = self.tell("move-market", place=self.place(number), good=self.asked_good(number))
        return labelled(place, replaced, [self.bonus_of(number // 8)])

    def lying(self, place: int) -> tuple[str, int] | None:
        city, side = place // 4, place % 4
        owner = self.g.tile_owner[city][side]
        return (self.seat_name(owner - 1), self.g.tile_value[city][side]) if owner else None

    def move_amount(self, choice: str, number: int) -> str:
        good = self.g.demand[self.a // 4 % CITIES][self.a % 4]
        highest = highest_value(self.box, good, number + 1)
        return labelled(goods_text(number + 1, GOODS[good], self.language), [self.tell("part-up-to", value=highest)])

    def move_influence(self, choice: str, number: int) -> str:
        return self.tell("move-influence", value=choice)

    def move_return(self, choice: str, number: int) -> str:
        lying = self.lying(self.a // 4 % CITIES * 4 + number)
        value, owner = (lying[1], lying[0]) if lying else (0, "–")
        return self.tell("move-return", side=side_name(choice, self.language), value=value, owner=owner)

    def move_reward(self, choice: str, number: int) -> str:
        effect = effect_text(self.box, self.box.reward_bonus[number % 3], self.language)
        return labelled(self.tell("reward-tile", multiplier=choice.split()[0]), [effect])

    def move_achievement(self, choice: str, number: int) -> str:
        now = achieved(self.g, self.box, self.seat, number)
        return labelled(achievement_name(choice, self.language), [self.tell("part-now", n=now)])

    def move_stop(self, choice: str, number: int) -> str:
        return self.tell("move-stop")

    # --- decisions
    def decision(self) -> str:
        kind = DECISIONS.names[self.kind]
        if kind == "turn":
            return self.tell("ask-turn")
        if kind == "worker":
            return self.tell("ask-worker", action=action_name(ACTIONS[self.a % len(ACTIONS)], self.language))
        if kind == "steps":
            return self.tell("ask-steps", track=track_name(TRACKS[self.a % 3], self.language))
        if kind == "contract-good":
            contract = self.a % CONTRACTS
            amount = max(1, self.box.cube[contract][min(self.b, 2)])
            return self.tell("ask-contract-good", contract=contract_name(self.box, contract, self.language), n=amount)
        if kind == "region":
            message = f"ask-{'free' if self.b else 'paid'}-{PIECES[self.a % 2]}"
            return self.tell(message, time=min(self.g.times + 1, MOST_TIMES))
        if kind in ("production", "contract", "machine", "market"):
            return self.tell(f"ask-{kind}", time=min(self.g.times + 1, MOST_TIMES))
        if kind in ("amount", "influence"):
            place = self.a % (CITIES * 4)
            return self.tell(f"ask-{kind}", place=self.place(place), good=self.asked_good(place))
        if kind == "achievement":
            return self.tell("ask-achievement", multiplier=self.a)
        return self.tell(f"ask-{kind}")
