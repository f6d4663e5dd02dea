"""The operations that cardboard can ask for, and their words in box.toml. "#" stands for a number."""

from __future__ import annotations

from meiji.kernel.box import Operation

from .terms import BLACK, BLUE, COLOURS, FINANCE, GREY, MINING, OBJECTIVES, RD, RED, WHITE, YELLOW

(
    END,
    GAIN_COAL,
    GAIN_SILK,
    GAIN_IRON,
    GAIN_MONEY,
    GAIN_VP,
    ADVANCE,  # track, spaces
    DEPARTMENT_OF,  # colour
    DEPARTMENT_ANY,
    DEPARTMENT_HIRED,
    DEPARTMENT_EXPERT,
    DEPARTMENT_EITHER,  # colours as bits
    INNOVATION,  # spaces on R&D and mining
    GET_TOKEN,  # value
    KEEP_COAL,
    GOODS_HERE,
    GOODS_SPREAD,
    TRAIN,  # how often its space's bonus is gained
    TRAIN_ELSEWHERE,
    SHIP,
    MACHINE_ANYWHERE,
    MACHINE_ELSEWHERE,
    PRODUCE_THERE,
    ANY_PIECE,
    MAY_PAY,  # money, iron, finance steps; what it buys is the next row
    BENEFIT_DEPARTMENT,  # objective, colour
    VP_PER_FACTORY_KIND,  # vp, at most
    MONEY_PER_MACHINE,
    VP_PER_ROW_THRESHOLD,
    VP_PER_TRACK_THRESHOLD,
    VP_PER_LOWER_THRESHOLD,
    MINING_DEPARTMENTS,
    REGION_BONUS,
    IRON_PER_PRODUCTION,
    GOODS_PER_PRODUCTION,
    WAIVE_COAL,
    TRAIN_INFLUENCE,
    KEEP_AT_TAXES,
    STORE_MACHINE,
    STORE_GOODS,
    START_WORKER,
    TAKE_OLD_FACTORY,
    CHEAPER_FACTORIES,
) = range(43)

OPERATIONS: dict[str, Operation] = {
    "gain coal #": (GAIN_COAL, "#"),
    "gain silk #": (GAIN_SILK, "#"),
    "gain iron #": (GAIN_IRON, "#"),
    "gain money #": (GAIN_MONEY, "#"),
    "gain vp #": (GAIN_VP, "#"),
    "advance rd #": (ADVANCE, RD, "#"),
    "advance mining #": (ADVANCE, MINING, "#"),
    "advance finance #": (ADVANCE, FINANCE, "#"),
    "department white": (DEPARTMENT_OF, WHITE),
    "department blue": (DEPARTMENT_OF, BLUE),
    "department grey": (DEPARTMENT_OF, GREY),
    "department yellow": (DEPARTMENT_OF, YELLOW),
    "department red": (DEPARTMENT_OF, RED),
    "department black": (DEPARTMENT_OF, BLACK),
    "department any": (DEPARTMENT_ANY,),
    "department hired": (DEPARTMENT_HIRED,),
    "department expert": (DEPARTMENT_EXPERT,),
    "department red or white": (DEPARTMENT_EITHER, 1 << RED | 1 << WHITE),
    "innovate #": (INNOVATION, "#"),
    "token #": (GET_TOKEN, "#"),
    "keep coal #": (KEEP_COAL, "#"),
    "goods here #": (GOODS_HERE, "#"),
    "goods spread #": (GOODS_SPREAD, "#"),
    "train": (TRAIN, 1),
    "train bonus twice": (TRAIN, 2),
    "train elsewhere": (TRAIN_ELSEWHERE, 1),
    "ship": (SHIP,),
    "machine": (MACHINE_ANYWHERE,),
    "machine elsewhere": (MACHINE_ELSEWHERE,),
    "produce there": (PRODUCE_THERE,),
    "ship or machine or train": (ANY_PIECE,),
    "may pay money #": (MAY_PAY, "#", 0, 0),
    "may pay iron #": (MAY_PAY, 0, "#", 0),
    "may pay finance #": (MAY_PAY, 0, 0, "#"),
    "may pay money # iron #": (MAY_PAY, "#", "#", 0),
    "may pay iron # finance #": (MAY_PAY, 0, "#", "#"),
    "vp per factory kind # max #": (VP_PER_FACTORY_KIND, "#", "#"),
    "money per machine # max #": (MONEY_PER_MACHINE, "#", "#"),
    "vp per row threshold # max #": (VP_PER_ROW_THRESHOLD, "#", "#"),
    "vp per track threshold # max #": (VP_PER_TRACK_THRESHOLD, "#", "#"),
    "vp per lower threshold # max #": (VP_PER_LOWER_THRESHOLD, "#", "#"),
    "mining departments again": (MINING_DEPARTMENTS,),
    "region bonus": (REGION_BONUS,),
    "iron per production #": (IRON_PER_PRODUCTION, "#"),
    "goods per production #": (GOODS_PER_PRODUCTION, "#"),
    "waive coal": (WAIVE_COAL,),
    "train influence #": (TRAIN_INFLUENCE, "#"),
    "keep at taxes #": (KEEP_AT_TAXES, "#"),
    "store machine": (STORE_MACHINE,),
    "store goods #": (STORE_GOODS, "#"),
    "worker": (START_WORKER,),
    "old factory": (TAKE_OLD_FACTORY,),
    "cheaper factories #": (CHEAPER_FACTORIES, "#"),
    **{
        f"department {colour} per benefit {objective}": (BENEFIT_DEPARTMENT, o, c)
        for o, objective in enumerate(OBJECTIVES)
        for c, colour in enumerate(COLOURS)
    },
}

# Effects of these operations only give: they lay no piece, and they never stand in each other's way.
FREE_OPERATIONS = frozenset(
    {
        GAIN_COAL,
        GAIN_SILK,
        GAIN_IRON,
        GAIN_MONEY,
        GAIN_VP,
        ADVANCE,
        DEPARTMENT_OF,
        DEPARTMENT_ANY,
        DEPARTMENT_HIRED,
        GOODS_HERE,
        REGION_BONUS,
        IRON_PER_PRODUCTION,
        GOODS_PER_PRODUCTION,
    }
)

# Where an operation makes sense. Bonuses wait in any action of any seat; pieces would set off one bonus after another.
GAINS = frozenset({GAIN_COAL, GAIN_SILK, GAIN_IRON, GAIN_MONEY, GAIN_VP})
DEPARTMENTS = GAINS | {INNOVATION}
BONUSES = DEPARTMENTS | {
    ADVANCE,
    DEPARTMENT_OF,
    DEPARTMENT_ANY,
    DEPARTMENT_EITHER,
    GET_TOKEN,
    KEEP_COAL,
    GOODS_SPREAD,
}
LASTING = frozenset({KEEP_AT_TAXES, TRAIN_INFLUENCE})  # of a factory that is "always"
START_ONLY = frozenset({STORE_MACHINE, STORE_GOODS, START_WORKER, TAKE_OLD_FACTORY, CHEAPER_FACTORIES})
STARTS = BONUSES | START_ONLY | {TRAIN, SHIP}
FACTORIES = frozenset(range(GAIN_COAL, CHEAPER_FACTORIES + 1)) - LASTING - START_ONLY

# When a modifier may be used: a condition on the action so far.
CONDITIONS = ["", "machine here", "produced here", "one contract", "two contracts"]
IF_ALWAYS, IF_MACHINE_HERE, IF_PRODUCED_HERE, IF_ONE_CONTRACT, IF_TWO_CONTRACTS = range(5)

MAXIMUM_EFFECTS = 4

# The largest number that an operation can take, where moves or pieces set a limit.
LIMITS = {INNOVATION: 2, GET_TOKEN: 7, KEEP_AT_TAXES: 3, GOODS_SPREAD: 6, GAIN_VP: 40, GAIN_MONEY: 40}
