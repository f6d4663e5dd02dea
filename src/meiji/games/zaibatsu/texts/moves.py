"""Labels of moves: what a move does, its price and what it gives. One function a verb."""

from __future__ import annotations

from meiji.kernel.wording import labelled, listed, priced

from .. import operations as ops
from ..actions.factory import factory_price, silk_needed
from ..actions.markets import token_for
from ..actions.production import coal_to_produce, goods_made
from ..actions.ships import brings_upgrade
from ..actions.trains import is_open_rail
from ..consolidation import colours_employed, top_activates, wages_due, wages_paid
from ..factories import factory_effect
from ..modifiers import is_modifier_move
from ..moves import (
    CHOOSE_ACTIVATION,
    CHOOSE_AMOUNT,
    CHOOSE_BONUS_REGION,
    CHOOSE_GOAL_REWARD,
    CHOOSE_INNOVATION,
    CHOOSE_KEEP,
    CHOOSE_MAY,
    CHOOSE_MODIFIER,
    CHOOSE_OBJECTIVE,
    CHOOSE_RAIL,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    MODIFIER,
    MOVES,
)
from ..scoring import points_at_level
from ..supply import goods_that_fit, level_of
from ..terms import (
    ACTIONS,
    COLOURS,
    FACTORIES_OBJECTIVE,
    FINANCE,
    GOODS,
    MACHINES,
    MINING,
    PIECES,
    RAILS,
    RD,
    SHIPS,
    TRACKS,
    TRAINS,
)
from ..tracks import reached
from .effects import contract_name, cost_text, effect_text, operation_text, tile_effect_text
from .names import (
    action_name,
    department_name,
    expert_name,
    good_name,
    goods_text,
    joined,
    objective_name,
    region_name,
    side_name,
    tile_name,
    worker_name,
)
from .table import TableTeller


class MoveTeller(TableTeller):
    def move(self, code: int) -> str:
        verb, choice, number = MOVES.split(code)
        if verb == "first":
            return self.tell("move-first", effect=self.first_effect(code))
        text: str = getattr(self, f"move_{verb.replace('-', '_')}")(choice, number)
        return text

    def pair(self, number: int) -> list[str]:
        a, b = self.g.pair_a[number], self.g.pair_b[number]
        return [
            effect_text(self.box, self.box.start_a[a], self.language),
            self.amount("points", self.box.start_a_vp[a]),
            effect_text(self.box, self.box.start_b[b], self.language),
        ]

    def move_pair(self, choice: str, number: int) -> str:
        return labelled(self.tell("move-pair", number=choice), *[[part] for part in self.pair(number)])

    def move_action(self, choice: str, number: int) -> str:
        cost = cost_text(self.box, number, factory_price(self.g, self.box, self.seat), self.language)
        return labelled(action_name(choice, self.language), [cost])

    def price(self, verb: str, choice: str, number: int) -> dict[str, int]:
        """What a move takes from the seat's stock."""
        g, box, seat = self.g, self.box, self.seat
        if verb == "steps":
            return self.payment(money=box.steps_price[number + 1])
        if verb == "factory":
            silk = silk_needed(g, box, seat, level_of(number // 5))
            return self.payment(money=factory_price(g, box, seat), silk=silk)
        if verb == "machine":
            money = box.machine_price if self.kind == CHOOSE_ACTIVATION else 0
            return self.payment(money=money, iron=box.paid_place if number % 2 else 0)
        if verb == "produce":
            return self.payment(coal=coal_to_produce(g, box, seat, number))
        if verb == "pay" and choice == "iron":
            return self.payment(iron=box.piece_iron)
        if verb == "pay":
            return self.payment(money=box.piece_money, iron=box.piece_money_iron)
        if verb == "may" and choice != "no" and self.kind == CHOOSE_MAY:
            return self.payment(money=box.a[self.a], iron=box.b[self.a])
        return {}

    def move_consolidate(self, choice: str, number: int) -> str:
        g, seat = self.g, self.seat
        lost = self.signed({"money": g.money[seat], "coal": g.coal[seat]}, -1)
        employed = g.work[seat][: g.workers[seat]]
        active = (employed[0], employed[-1]) if top_activates(g, seat) else employed[:1]
        departments = [self.effect_now(self.box.department_of[worker - 1]) for worker in active]
        parts = [[self.tell("part-taxes", lost=lost)]] if lost else []
        income = self.tell("part-income", gained=self.signed(self.income(g), 1))
        wages = self.tell("part-wages", money=self.signed({"money": wages_due(g, self.box, seat)}, -1))
        return labelled(self.tell("move-consolidate"), *parts, departments, [income], [wages])

    def move_pass(self, choice: str, number: int) -> str:
        return self.tell("move-pass")

    def move_worker(self, choice: str, number: int) -> str:
        employed = colours_employed(self.g, self.seat) >> number & 1
        more = self.tell("part-more-wages", n=self.box.wage)
        return labelled(worker_name(choice, self.language), [self.tell("part-no-more-wages") if employed else more])

    def move_steps(self, choice: str, number: int) -> str:
        track = MINING if self.kind == CHOOSE_ACTIVATION and ACTIONS[self.a] == "mining" else RD
        gain = [
            self.value_after(track, number + 1),
            *self.icons(track, number + 1),
            *self.lost_steps(track, number + 1),
        ]
        return priced(self.steps(track, number + 1), self.pays(self.price("steps", choice, number)), gain)

    def move_factory(self, choice: str, number: int) -> str:
        side = self.g.side_of[number]
        label = self.tell("move-build", tile=tile_name(number, side, self.language, "the-tile"))
        effect = tile_effect_text(self.box, number, side, self.language)
        return priced(label, self.pays(self.price("factory", choice, number)), [effect])

    def move_machine(self, choice: str, number: int) -> str:
        label = self.tell(f"move-machine-{choice.split()[1]}", where=self.factory(number // 2, "in"))
        return priced(label, self.pays(self.price("machine", choice, number)), self.piece_bonus(MACHINES))

    def produced(self, slot: int) -> tuple[int, int]:
        """The good that a factory makes, and how many of it fit into its store now."""
        more = goods_that_fit(self.g, self.seat, slot, goods_made(self.g, self.seat, slot))
        return self.g.factory_good[self.seat][slot], more

    def produced_text(self, slot: int) -> str:
        good, more = self.produced(slot)
        return goods_text(more, GOODS[good], self.language)

    def move_produce(self, choice: str, number: int) -> str:
        label = self.tell("move-produce", where=self.factory(number, "in"))
        return priced(label, self.pays(self.price("produce", choice, number)), [self.produced_text(number)])

    def move_produce_without_coal(self, choice: str, number: int) -> str:
        label = self.tell("move-produce", where=self.factory(number, "in"))
        return priced(label, self.tell("part-no-coal"), [self.produced_text(number)])

    def move_pay(self, choice: str, number: int) -> str:
        return self.tell("move-pay", price=self.amounts(self.price("pay", choice, number)))

    def move_location(self, choice: str, number: int) -> str:
        colour = self.box.location_colour[number]
        gain = [expert_name(COLOURS[colour], self.language)]
        if brings_upgrade(self.g, self.box, self.seat, number):
            gain.append(self.tell("part-upgrade", department=department_name(COLOURS[colour], self.language)))
        label = self.tell("move-ship", where=self.tell(f"to-{choice}"))
        return labelled(label, [*gain, *self.piece_bonus(SHIPS)])

    def move_region(self, choice: str, number: int) -> str:
        name = region_name(choice, self.language)
        if self.kind == CHOOSE_BONUS_REGION:
            return labelled(name, [effect_text(self.box, self.box.region_bonus[number], self.language)])
        free = [space for space in range(RAILS) if is_open_rail(self.g, self.box, number, space)]
        icons = dict.fromkeys(self.box.rail[number][space] for space in free if self.box.rail[number][space])
        bonuses = listed([effect_text(self.box, icon, self.language) for icon in icons])
        label = self.tell("move-region", region=name)
        return labelled(label, [self.tell("part-bonuses", bonuses=bonuses or self.tell("effect-none"))])

    def move_rail(self, choice: str, number: int) -> str:
        region, times = (self.a, self.b) if self.kind == CHOOSE_RAIL else (0, 1)
        gain = []
        if self.box.rail[region][number]:
            effect = effect_text(self.box, self.box.rail[region][number], self.language)
            gain.append(self.tell("times", effect=effect, n=times) if times > 1 else effect)
        gain += self.piece_bonus(TRAINS)
        return labelled(self.rail(region, number), gain or [self.tell("effect-none")])

    def move_market(self, choice: str, number: int) -> str:
        city, side = number // 4, number % 4
        there = ""
        if self.g.token_owner[city][side]:
            owner = self.owner(self.g.token_owner[city][side])
            there = self.tell("part-replaces", value=self.g.token_value[city][side], owner=owner)
        elif self.box.printed[city][side]:
            there = self.tell("part-printed", value=self.box.printed[city][side])
        return labelled(self.place(number), [good_name(GOODS[self.g.demand[city][side]], self.language)], [there])

    def move_amount(self, choice: str, number: int) -> str:
        place = self.a if self.kind == CHOOSE_AMOUNT else 0
        good = self.g.demand[place // 4][place % 4]
        label = self.tell("move-deliver", goods=goods_text(number + 1, GOODS[good], self.language))
        return labelled(label, [self.tell("part-influence", value=token_for(self.box, good, number + 1))])

    def move_return(self, choice: str, number: int) -> str:
        city = self.a // 4 if self.kind == CHOOSE_RETURN else 0
        label = self.tell("move-return", side=side_name(choice, self.language))
        owner = self.g.token_owner[city][number]
        if not owner:
            return label
        return labelled(label, [self.tell("part-influence", value=self.g.token_value[city][number]), self.owner(owner)])

    def move_reward(self, choice: str, number: int) -> str:
        if choice == "vp":
            return self.amount("points", self.box.market_vp)
        region = self.a if self.kind == CHOOSE_REWARD else 0
        effect = effect_text(self.box, self.box.region_bonus[region], self.language)
        return labelled(self.tell("move-region-bonus"), [effect])

    def move_good(self, choice: str, number: int) -> str:
        return self.tell("move-pay", price=goods_text(self.next_activation(), choice, self.language))

    def move_take(self, choice: str, number: int) -> str:
        left = self.tell("part-there", n=self.g.goods[self.seat][number])
        return labelled(self.tell("move-take", source=self.factory(number, "out-of")), [left])

    def move_invest(self, choice: str, number: int) -> str:
        steps = self.box.invest
        gain = [self.steps(FINANCE, steps), *self.icons(FINANCE, steps), *self.lost_steps(FINANCE, steps)]
        return labelled(self.tell("move-invest"), gain)

    def move_contract(self, choice: str, number: int) -> str:
        address, label = self.box.contract[number], contract_name(self.box, number, self.language)
        if self.box.op[address] == ops.DEPARTMENT_OF:
            return labelled(label, [self.department_gain(self.box.a[address])])
        return labelled(label, [effect_text(self.box, address, self.language)])

    def move_modifier(self, choice: str, number: int) -> str:
        label = self.tell("move-modifier", factory=self.factory(number, "the-tile"))
        address = factory_effect(self.g, self.box, self.seat, number) if number < self.g.factories[self.seat] else 0
        if address == 0:
            return label
        symbols = []
        while self.box.op[address]:
            if self.box.op[address] == ops.ADVANCE:
                symbols += self.icons(self.box.a[address], self.box.b[address])
            address += 1
        return labelled(label, [self.tile_effect(number)], symbols)

    def tile_effect(self, slot: int) -> str:
        return effect_text(self.box, factory_effect(self.g, self.box, self.seat, slot), self.language)

    def move_stop(self, choice: str, number: int) -> str:
        if self.kind != CHOOSE_MODIFIER:
            return self.tell("move-stop")
        slots = [code - MODIFIER for code in self.g.offer[: self.g.offers] if is_modifier_move(code)]
        if len(slots) == 1:
            return self.tell("move-refuse", effect=self.tile_effect(slots[0]))
        return self.tell("move-no-modifier")

    def move_department(self, choice: str, number: int) -> str:
        return labelled(department_name(choice, self.language), [self.department_gain(number)])

    def move_innovate(self, choice: str, number: int) -> str:
        steps = self.a if self.kind == CHOOSE_INNOVATION else 2
        if choice == "both":
            label = listed([self.steps(RD, 1), self.steps(MINING, 1)])
            lost = [*self.lost_steps(RD, 1), *self.lost_steps(MINING, 1)]
            return labelled(label, [*self.icons(RD, 1), *self.icons(MINING, 1), *lost])
        track = TRACKS.index(choice)
        return labelled(self.steps(track, steps), [*self.icons(track, steps), *self.lost_steps(track, steps)])

    def move_may(self, choice: str, number: int) -> str:
        if choice == "no":
            return self.tell("move-decline")
        if self.kind != CHOOSE_MAY:
            return self.tell("first-payment")
        label = self.tell("move-pay", price=self.price_of_may())
        return labelled(label, [operation_text(self.box, self.a + 1, self.language)])

    def price_of_may(self) -> str:
        """What an effect lets the seat pay: from its stock, and steps back on the finance track."""
        back = self.box.c[self.a] if self.kind == CHOOSE_MAY else 0
        paid = [self.amount(thing, n) for thing, n in self.price("may", "yes", 0).items()]
        return joined([*paid, *([self.steps(FINANCE, -back)] if back else [])], self.language)

    def piece(self, choice: str) -> str:
        return self.tell(f"effect-{choice.removesuffix('s')}", n=1)

    def move_piece(self, choice: str, number: int) -> str:
        return self.piece(choice)

    def move_store(self, choice: str, number: int) -> str:
        return self.tell("move-store", where=self.factory(number, "in"))

    def move_benefit(self, choice: str, number: int) -> str:
        return self.tell("move-benefit", level=number) if number else self.tell("move-no-benefit")

    def move_objective(self, choice: str, number: int) -> str:
        g, box, seat = self.g, self.box, self.seat
        level = self.a if self.kind == CHOOSE_OBJECTIVE else 1
        if number >= FACTORIES_OBJECTIVE:
            count = g.factories[seat] if number == FACTORIES_OBJECTIVE else g.concluded[seat]
            points = points_at_level(g, box, seat, number, level)
            now = self.tell("part-slots", count=count, points=self.amount("points", points))
        else:
            now = self.tell(
                "part-thresholds" if number < len(PIECES) else "part-threshold-spaces",
                lower=box.lower[number],
                low=self.amount("points", box.lower_vp[level]),
                upper=box.upper[number],
                high=self.amount("points", box.upper_vp[level]),
                now=reached(g, seat, number),
            )
        return labelled(objective_name(choice, self.language), [now])

    def kept(self, coal: int) -> str:
        money = self.a - coal if self.kind == CHOOSE_KEEP else 0
        parts = [self.amount("coal", coal)] if coal or not money else []
        return listed([*parts, self.amount("money", money)] if money else parts)

    def move_keep_coal(self, choice: str, number: int) -> str:
        return self.tell("move-keep", what=self.kept(number))

    def move_silk(self, choice: str, number: int) -> str:
        due = wages_due(self.g, self.box, self.seat)
        paid = wages_paid(self.g.money[self.seat] + number, due)
        parts = [self.tell("part-wages", money=self.signed({"money": paid}, -1))] if paid else []
        if due > paid:
            parts.append(self.signed({"points": due - paid}, -1))
        label = self.tell("move-silk", silk=self.amount("silk", number)) if number else self.tell("move-no-silk")
        return labelled(label, parts)

    def move_old_factory(self, choice: str, number: int) -> str:
        label = self.tell("old-factory-of", good=good_name(choice, self.language))
        return labelled(label, [self.amount("goods", self.box.old_goods)])

    def move_goal_reward(self, choice: str, number: int) -> str:
        address = self.box.goal_reward[self.a][number] if self.kind == CHOOSE_GOAL_REWARD else 0
        return effect_text(self.box, address, self.language) if address else self.tell("move-reward", number=choice)
