"""What is printed on tiles and boards, in words: the operations of the box's program."""

from __future__ import annotations

from meiji.kernel.wording import listed, record_of

from .. import operations as ops
from ..box import Box
from ..terms import ACTIONS, ALWAYS, COLOURS, OBJECTIVES, TRACKS
from .names import (
    AnyBox,
    action_name,
    amount_text,
    department_name,
    either,
    joined,
    objective_name,
    steps_text,
    tell,
)

GAINS = {
    ops.GAIN_COAL: "coal",
    ops.GAIN_SILK: "silk",
    ops.GAIN_IRON: "iron",
    ops.GAIN_MONEY: "money",
    ops.GAIN_VP: "points",
}

# Operations that one message tells, with their first two arguments as numbers.
PLAIN_EFFECTS = {
    ops.DEPARTMENT_ANY: "department-any",
    ops.DEPARTMENT_HIRED: "department-hired",
    ops.DEPARTMENT_EXPERT: "department-expert",
    ops.INNOVATION: "effect-innovate",
    ops.GET_TOKEN: "effect-token",
    ops.KEEP_COAL: "effect-keep-coal",
    ops.GOODS_HERE: "effect-goods-here",
    ops.GOODS_SPREAD: "effect-goods-spread",
    ops.TRAIN: "effect-train",
    ops.TRAIN_ELSEWHERE: "effect-train-elsewhere",
    ops.SHIP: "effect-ship",
    ops.MACHINE_ANYWHERE: "effect-machine",
    ops.MACHINE_ELSEWHERE: "effect-machine-elsewhere",
    ops.PRODUCE_THERE: "effect-produce-there",
    ops.ANY_PIECE: "effect-any-piece",
    ops.VP_PER_FACTORY_KIND: "effect-vp-per-factory-kind",
    ops.MONEY_PER_MACHINE: "effect-money-per-machine",
    ops.VP_PER_ROW_THRESHOLD: "effect-vp-per-row-threshold",
    ops.VP_PER_TRACK_THRESHOLD: "effect-vp-per-track-threshold",
    ops.VP_PER_LOWER_THRESHOLD: "effect-vp-per-lower-threshold",
    ops.MINING_DEPARTMENTS: "effect-mining-departments",
    ops.REGION_BONUS: "effect-region-bonus",
    ops.IRON_PER_PRODUCTION: "effect-iron-per-production",
    ops.GOODS_PER_PRODUCTION: "effect-goods-per-production",
    ops.WAIVE_COAL: "effect-waive-coal",
    ops.TRAIN_INFLUENCE: "effect-train-influence",
    ops.KEEP_AT_TAXES: "effect-keep-at-taxes",
    ops.STORE_MACHINE: "effect-store-machine",
    ops.STORE_GOODS: "effect-store-goods",
    ops.START_WORKER: "effect-start-worker",
    ops.TAKE_OLD_FACTORY: "effect-old-factory",
    ops.CHEAPER_FACTORIES: "effect-cheaper-factories",
}


def payment_text(box: AnyBox, address: int, language: str) -> str:
    """What an effect lets one pay: money, iron, steps back on the finance track."""
    record = record_of(box)
    parts = []
    if record.a[address]:
        parts.append(amount_text("money", record.a[address], language))
    if record.b[address]:
        parts.append(amount_text("iron", record.b[address], language))
    if record.c[address]:
        parts.append(steps_text("finance", -record.c[address], language))
    return joined(parts, language) if parts else ""


def operation_text(box: AnyBox, address: int, language: str) -> str:
    """One operation of the box's program, without what comes beside or after it."""
    record = record_of(box)
    op, a, b = record.op[address], record.a[address], record.b[address]
    if op in GAINS:
        return amount_text(GAINS[op], a, language)
    if op == ops.ADVANCE:
        return steps_text(TRACKS[a], b, language)
    if op == ops.DEPARTMENT_OF:
        return department_name(COLOURS[a], language)
    if op == ops.DEPARTMENT_EITHER:
        return either([department_name(COLOURS[c], language) for c in range(6) if a >> c & 1], language)
    if op == ops.BENEFIT_DEPARTMENT:
        objective, department = objective_name(OBJECTIVES[a], language), department_name(COLOURS[b], language)
        return tell(language, "effect-benefit-department", objective=objective, department=department)
    if op == ops.MAY_PAY:
        price, bought = payment_text(record, address, language), operation_text(record, address + 1, language)
        return tell(language, "effect-may-pay", price=price, effect=bought)
    return tell(language, PLAIN_EFFECTS[op], n=a, most=b)


def effect_text(box: AnyBox, address: int, language: str) -> str:
    """The whole effect at an address of the box's program; address 0 is none."""
    record = record_of(box)
    parts: dict[str, int] = {}
    while record.op[address]:
        text = operation_text(record, address, language)
        if record.then[address] == 1:
            text = tell(language, "effect-then", effect=text)
        parts[text] = parts.get(text, 0) + 1
        address += 2 if record.op[address] == ops.MAY_PAY else 1
    told = [tell(language, "times", effect=text, n=n) if n > 1 else text for text, n in parts.items()]
    return listed(told) or tell(language, "effect-none")


def tile_effect_text(box: AnyBox, tile: int, side: int, language: str) -> str:
    """What a factory tile does, and when."""
    record = record_of(box)
    effect = effect_text(record, record.tile[tile][side], language)
    action, condition = record.tile_action[tile][side], record.tile_if[tile][side]
    if condition:
        name = ops.CONDITIONS[condition].replace(" ", "-")
        effect = tell(language, "effect-if", condition=tell(language, f"if-{name}"), effect=effect)
    if action >= 0:
        return tell(language, "when-modifies", action=action_name(ACTIONS[action], language), effect=effect)
    if action == ALWAYS:
        return tell(language, "when-always", effect=effect)
    return tell(language, "when-built", effect=effect)


def contract_name(box: AnyBox, contract: int, language: str) -> str:
    record = record_of(box)
    level = record.contract_level[contract]
    if level:
        return tell(language, "contract", what=tell(language, "level-good", level=level + 1))
    return tell(language, "contract", what=effect_text(record, record.contract[contract], language))


# --- Prices ---
WORK_IN_ACTIONS = ["steps", "steps", "factory", "machines", "production", "pieces", "pieces", "markets", "contracts"]


def cost_text(box: Box, action: int, factory: int, language: str) -> str:
    """What an action costs, and how often it may be activated."""
    what = WORK_IN_ACTIONS[action]
    if what == "steps":
        prices = "/".join(map(str, box.steps_price[1:]))
        return tell(language, "cost-steps", prices=prices)
    if what == "factory":
        return tell(language, "cost-factory", price=amount_text("money", factory, language))
    if what == "machines":
        return tell(language, "cost-machines", price=amount_text("money", box.machine_price, language))
    if what == "production":
        return tell(language, "cost-production", coal="/".join(map(str, box.coal)))
    if what == "pieces":
        money, iron = piece_prices(box, language)
        return tell(language, "cost-pieces", price=either([iron, money], language))
    return tell(language, f"cost-{what}")


def piece_prices(box: Box, language: str) -> tuple[str, str]:
    """A ship or train for money and iron, or for iron alone."""
    money = amount_text("money", box.piece_money, language)
    mixed = tell(language, "both", first=money, second=amount_text("iron", box.piece_money_iron, language))
    return mixed, amount_text("iron", box.piece_iron, language)
