"""The box as a record: what is printed, in the form in which the rules read it, and how it is read from box.toml."""

from __future__ import annotations

from meiji.kernel.box import BoxReader, EffectBox, Section
from meiji.kernel.limits import shown
from meiji.kernel.record import Grid, Row, cell, grid, row

from .operations import LIMITS, LONGEST_EFFECT, OPERATIONS
from .terms import (
    AREAS,
    BONUSES,
    C_CHURCHES,
    C_IMPORTS,
    C_ORDERS,
    C_TECHNOLOGIES,
    CARDS,
    CHURCHES,
    CONDITIONS,
    CUSTOMS,
    EXTRAS,
    GOODS,
    OPEN_BONUSES,
    OPEN_TECHNOLOGIES,
    ORDERS,
    PER,
    SEATS,
    STRENGTHS,
    TECHNOLOGIES,
    WAREHOUSES,
)

MOST_FLIPS = 4
MOST_PRODUCTION = 14
BONUS_LEVELS = 3


class Box(EffectBox):
    start_goods: Row = row(len(GOODS))
    start_yen: Row = row(SEATS)
    start_extra: Row = row(SEATS)
    start_orders: int = cell()
    bonus_cards: int = cell()
    technologies: int = cell()
    churches: int = cell()
    rounds: int = cell()
    turns: int = cell()

    shops: int = cell()
    warehouses: int = cell()
    extra_cards: Row = row(len(EXTRAS))
    extra_limit: int = cell()
    agents: int = cell()
    agent_strength: int = cell()
    condition: Row = row(len(CONDITIONS))  # how many a seat must have to hire an agent

    shop_strength: int = cell()
    warehouse_strength: int = cell()
    station_strength: int = cell()
    build_from: int = cell()
    bonus_from: Row = row(BONUS_LEVELS)
    shop_price: int = cell()
    warehouse_price: Row = row(WAREHOUSES)
    warehouse_yen: int = cell()
    laboratory_yen: int = cell()
    surcharge_from: int = cell()
    harbour_yen: int = cell()

    strength: Grid = grid(CARDS, 2)  # before, after the upgrade
    upgrade_price: Row = row(CARDS)
    gives: Grid = grid(len(AREAS), STRENGTHS + 1)
    always_open: Row = row(len(AREAS))
    buy: Row = row(len(GOODS) + 1)  # imports last
    sell: Row = row(len(GOODS) + 1)

    technology_amount: Row = row(len(TECHNOLOGIES))
    technology_yen: Row = row(len(TECHNOLOGIES))  # what it costs, or with how many yen at most it works
    technology_points: Row = row(len(TECHNOLOGIES))
    technology_per: Row = row(len(TECHNOLOGIES))
    production: Row = row(len(TECHNOLOGIES))
    faith: Row = row(CHURCHES)
    church_reward: Row = row(CHURCHES)  # addresses
    church_points: Row = row(CHURCHES)
    bonus_reward: Grid = grid(BONUSES, BONUS_LEVELS)  # addresses of the first, the first two, all three rewards
    order_goods: Grid = grid(ORDERS, len(GOODS))
    order_points: Row = row(ORDERS)
    order_reward: Row = row(ORDERS)

    most_orders: int = cell()
    most_production: int = cell()
    warehouse_points: int = cell()
    shop_points: int = cell()
    cleared_points: int = cell()
    import_points: int = cell()
    yen_per_point: int = cell()
    goods_per_point: int = cell()


def at_most(reader: BoxReader, table: str, key: str, most: int) -> int:
    """A whole number from 1 to what fits on the table."""
    value = reader.integer(table, key)
    if not 1 <= value <= most:
        reader.refuse(table, f"{key} must be from 1 to {most}, not {value}")
    return value


def goods_of(part: Section, into: Row) -> None:
    """Goods by name, as an order asks for them."""
    wanted = part.value("goods")
    if not isinstance(wanted, dict) or not wanted:
        part.refuse("goods must be a table in braces with at least one good")
    for name, count in wanted.items():
        good = part.one_of(name, GOODS)
        if type(count) is not int or not 1 <= count <= 9:
            part.refuse(f"so many {name} cannot be asked for: {shown(count)}")
        into[good] = count


def read(reader: BoxReader) -> Box:
    """Everything printed, from box.toml; the reader refuses what is missing, unknown or of a wrong count."""
    box = Box()
    effects = reader.program(box, OPERATIONS, LONGEST_EFFECT, LIMITS)

    box.start_goods[:] = reader.integers("start", "goods", len(GOODS))
    box.start_yen[:] = reader.integers("start", "yen", SEATS)
    box.start_extra[:] = reader.integers("start", "extra_cards", SEATS)
    box.start_orders = at_most(reader, "start", "orders_drawn", 5)
    box.bonus_cards = at_most(reader, "display", "bonus_cards", OPEN_BONUSES)
    box.technologies = at_most(reader, "display", "technologies", OPEN_TECHNOLOGIES)
    box.churches = at_most(reader, "display", "churches", CHURCHES)
    box.rounds = at_most(reader, "rounds", "rounds", 9)
    box.turns = at_most(reader, "rounds", "turns", CARDS)

    box.shops = reader.integer("pieces", "shops")
    box.warehouses = at_most(reader, "pieces", "warehouses", len(box.warehouse_price))
    box.extra_cards[:] = reader.integers("pieces", "extra_cards", len(EXTRAS))
    if sum(box.start_extra) > box.extra_cards[0]:
        reader.refuse("start", "both seats together start with more extra cards than there are with +1")
    box.extra_limit = at_most(reader, "pieces", "extra_limit", 99)
    box.agents = reader.integer("pieces", "agents")
    box.agent_strength = reader.integer("agent", "strength")
    box.condition[C_ORDERS] = reader.integer("agent", "orders")
    box.condition[C_TECHNOLOGIES] = reader.integer("agent", "technologies")
    box.condition[C_CHURCHES] = reader.integer("agent", "churches")
    box.condition[C_IMPORTS] = reader.integer("agent", "face_down_imports")

    box.shop_strength = reader.integer("strength", "shop")
    box.warehouse_strength = reader.integer("strength", "warehouse")
    box.station_strength = reader.integer("strength", "station")
    box.build_from = reader.integer("strength", "build_from")
    box.bonus_from[:] = reader.integers("strength", "bonus_from", BONUS_LEVELS)
    box.shop_price = reader.integer("building", "shop")
    box.warehouse_price[:] = reader.integers("building", "warehouses", len(box.warehouse_price))
    box.warehouse_yen = reader.integer("building", "warehouse_yen")
    box.laboratory_yen = at_most(reader, "laboratory", "yen", 99)
    box.surcharge_from = reader.integer("laboratory", "surcharge_from")
    box.harbour_yen = reader.integer("harbour", "yen")

    for number, card in enumerate(reader.entries("strength_card", CARDS)):
        card.expect("number", number + 1)
        upgrade = card.inner("upgrade")
        box.strength[number][:] = [card.integer("strength", 0), upgrade.integer("strength", 0)]
        box.upgrade_price[number] = upgrade.integer("yen", 0)
    for number, area in enumerate(reader.entries("area", len(AREAS))):
        area.expect("name", AREAS[number])
        box.gives[number][1:] = area.integers("gives", STRENGTHS)
        most = MOST_FLIPS if number == CUSTOMS else STRENGTHS
        if max(box.gives[number]) > most:
            area.refuse(f"{AREAS[number]} gives at most {most}")
        box.always_open[number] = area.integer("always_open", 0, 1)
    for number, exchange in enumerate(reader.entries("exchange", len(GOODS) + 1)):
        exchange.expect("name", [*GOODS, "import"][number])
        box.buy[number] = exchange.integer("buy", 0, 20)
        box.sell[number] = exchange.integer("sell", 0, 20)
    if box.sell[len(GOODS)]:
        reader.refuse("exchange", "imports cannot be sold")

    for number, card in enumerate(reader.entries("technology", len(TECHNOLOGIES))):
        card.expect("name", TECHNOLOGIES[number])
        box.technology_amount[number] = card.integer("amount", 0) if card.has("amount") else 0
        box.technology_yen[number] = card.integer("yen", 0) if card.has("yen") else 0
        box.technology_points[number] = card.integer("points", 0) if card.has("points") else 0
        box.technology_per[number] = card.choice("per", PER) if card.has("per") else 0
        box.production[number] = card.inner("production").integer("value", 0, MOST_PRODUCTION)
    for number, card in enumerate(reader.entries("church", CHURCHES)):
        card.expect("number", number + 1)
        box.faith[number] = card.integer("faith", 0)
        box.church_reward[number] = effects.many(card, card.string_list("reward"))
        box.church_points[number] = card.inner("points").integer("value", 0)
    for number, card in enumerate(reader.entries("bonus", BONUSES)):
        card.expect("number", number + 1)
        rewards: list[str] = []
        for level in range(BONUS_LEVELS):
            face = card.inner(f"at_{level + 5}")
            rewards = [*rewards, *face.string_list("reward")]
            box.bonus_reward[number][level] = effects.many(face, rewards)
    for number, card in enumerate(reader.entries("order", ORDERS)):
        card.expect("number", number + 1)
        goods_of(card, box.order_goods[number])
        box.order_points[number] = card.integer("points", 0)
        box.order_reward[number] = effects.many(card, card.string_list("reward"))

    box.most_orders = reader.integer("scoring", "most_orders")
    box.most_production = reader.integer("scoring", "most_production")
    box.warehouse_points = reader.integer("scoring", "warehouse")
    box.shop_points = reader.integer("scoring", "shop")
    box.cleared_points = reader.integer("scoring", "face_down_import")
    box.import_points = reader.integer("scoring", "face_up_import")
    box.yen_per_point = at_most(reader, "scoring", "yen_per_point", 99)
    box.goods_per_point = at_most(reader, "scoring", "goods_per_point", 99)
    return box
