"""Labels of moves, one function a verb, and what is to be decided."""

from __future__ import annotations

from collections.abc import Mapping

from meiji.kernel.wording import Teller, labelled, listed, priced, signed

from .. import operations as ops
from ..actions.invest import technology_missing
from ..actions.market import highest_value
from ..actions.production import coal_to_produce, goods_made
from ..actions.steps import extra_spaces, steps_price
from ..box import Box
from ..consolidation import is_employed, new_coal, new_yen, wages_due
from ..moves import CHOOSE_LAST_STEPS, CHOOSE_REGION, CHOOSE_STEPS, DECISIONS, MOVES
from ..scoring import achieved
from ..supply import goods_that_fit, level_of
from ..table import Table
from ..terms import ACTIONS, CITIES, CONTRACTS, GOODS, MOST_TIMES, PIECES, TECHNOLOGY, TRACKS
from ..tracks import space_after
from .names import (
    achievement_name,
    action_name,
    amount_text,
    contract_name,
    effect_text,
    good_name,
    goods_text,
    in_factory,
    joined,
    market_place,
    region_name,
    seat_colour_name,
    side_name,
    steps_text,
    tell,
    the_tile,
    tile_effect_text,
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
        return market_place(place // 4, place % 4, self.language)

    def asked_good(self, place: int) -> str:
        return good_name(GOODS[self.g.demand[place // 4][place % 4]], self.language)

    def bonus_of(self, region: int) -> str:
        return effect_text(self.box, self.box.region_bonus[region], self.language)

    # --- prices
    def price(self, verb: str, number: int) -> dict[str, int]:
        """What a move takes from the seat's stock."""
        g, box, seat = self.g, self.box, self.seat
        taken: dict[str, int] = {}
        if verb == "blueprints":
            taken = {"blueprints": box.blueprints_for_a_space}
        elif verb == "steps":
            taken = {"yen": steps_price(g, box, seat, self.track(), number + 1)}
        elif verb == "produce":
            taken = {"coal": coal_to_produce(g, box, seat, number)}
        elif verb == "factory":
            missing = technology_missing(g, box, seat, level_of(number // 4))
            taken = {"yen": box.factory_price, "blueprints": missing}
        elif verb == "region" and not self.b:
            taken = {"yen": g.price[seat][self.a % 2]}
        elif verb in ("machine", "store-machine"):
            taken = {"yen": g.price[seat][ops.MACHINES]}
        return {thing: n for thing, n in taken.items() if n}

    def amounts(self, payment: Mapping[str, int]) -> str:
        """ "6,000 yen and 1 blueprint"."""
        return joined([self.amount(t, n) for t, n in payment.items()] or [self.amount("yen", 0)], self.language)

    def pays(self, verb: str, number: int = 0) -> str:
        """ "pay 6,000 yen and 1 blueprint"; nothing for no price."""
        price = self.price(verb, number)
        return self.tell("part-pay", what=self.amounts(price)) if price else ""

    def signed(self, amounts: Mapping[str, int], sign: int) -> str:
        """ "−6,000 yen, −2 coal"."""
        return listed([signed(sign, self.amount(thing, n)) for thing, n in amounts.items() if n])

    def track(self) -> int:
        return self.a if self.kind == CHOOSE_STEPS else TECHNOLOGY

    # --- moves: one function a verb
    def move(self, code: int) -> str:
        verb, choice, number = MOVES.split(code)
        text: str = getattr(self, f"move_{verb.replace('-', '_')}")(choice, number)
        return text

    def move_action(self, choice: str, number: int) -> str:
        return action_name(choice, self.language)

    def move_consolidate(self, choice: str, number: int) -> str:
        g, box, seat = self.g, self.box, self.seat
        lost = self.signed({"yen": g.yen[seat], "coal": g.coal[seat]}, -1)
        gained = self.signed({"yen": new_yen(g, box, seat), "coal": new_coal(g, box, seat)}, 1)
        wages = self.signed({"yen": wages_due(g, box, seat)}, -1)
        parts = [("part-lost", "what", lost), ("part-income", "gained", gained), ("part-wages", "yen", wages)]
        told = [[self.tell(message, **{name: text})] for message, name, text in parts if text]
        return labelled(self.tell("move-consolidate"), *told)

    def move_blueprints(self, choice: str, number: int) -> str:
        return priced(steps_text(choice, 1, self.language), self.pays("blueprints"))

    def move_worker(self, choice: str, number: int) -> str:
        employed = is_employed(self.g, self.seat, number, self.g.workers[self.seat])
        more = self.tell("part-more-wages", yen=yen_text(self.box.wage, self.language))
        return labelled(worker_name(choice, self.language), [self.tell("part-no-more-wages") if employed else more])

    def move_steps(self, choice: str, number: int) -> str:
        track = self.track()
        paid_for = number + 1 + extra_spaces(self.g, self.seat, track)
        gained = space_after(self.g, self.box, self.seat, track, paid_for) - self.g.track[self.seat][track]
        steps = max(number + 1, gained)
        return priced(steps_text(TRACKS[track], steps, self.language), self.pays("steps", number))

    def move_produce(self, choice: str, number: int) -> str:
        made = goods_that_fit(self.g, self.box, self.seat, number, goods_made(self.g, self.seat, number))
        label = self.tell("move-produce", where=in_factory(choice, self.language))
        return priced(label, self.pays("produce", number), [goods_text(made, choice, self.language)])

    def move_extra(self, choice: str, number: int) -> str:
        return self.tell("move-extra", good=good_name(choice, self.language))

    def move_contract(self, choice: str, number: int) -> str:
        effect = effect_text(self.box, self.box.contract[number], self.language)
        return labelled(contract_name(self.box, number, self.language), [effect])

    def move_good(self, choice: str, number: int) -> str:
        cube = min(self.b, 2) if self.kind != CHOOSE_REGION else 0
        goods = goods_text(max(1, self.box.cube[self.a % CONTRACTS][cube]), choice, self.language)
        return self.tell("move-pay", what=goods)

    def move_factory(self, choice: str, number: int) -> str:
        effect = tile_effect_text(self.box, number, self.language)
        label = self.tell("move-factory", tile=the_tile(number, self.language))
        return priced(label, self.pays("factory", number), [effect])

    def move_region(self, choice: str, number: int) -> str:
        piece = self.a % 2
        label = self.tell(f"move-region-{PIECES[piece]}", region=region_name(choice, self.language))
        return priced(label, self.pays("region", number))

    def move_machine(self, choice: str, number: int) -> str:
        message = "move-upgrade" if self.g.machine[self.seat][number] else "move-install"
        return priced(self.tell(message, where=in_factory(choice, self.language)), self.pays("machine", number))

    def move_store_machine(self, choice: str, number: int) -> str:
        return priced(self.tell("move-store-machine"), self.pays("store-machine"))

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
        label = self.tell("move-amount", goods=goods_text(number + 1, GOODS[good], self.language))
        return labelled(label, [self.tell("part-up-to", value=highest)])

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
        points = self.amount("points", now * self.a)
        return labelled(achievement_name(choice, self.language), [self.tell("part-now", n=now, points=points)])

    def move_stop(self, choice: str, number: int) -> str:
        return self.tell("move-stop-blueprints" if self.kind == CHOOSE_LAST_STEPS else "move-stop")

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
