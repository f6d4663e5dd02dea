# Nippon (2015) in English.

title = Nippon
game-over = The game is over

## Names

colour-white = white
colour-blue = blue
colour-grey = grey
colour-yellow = yellow
colour-red = red
colour-black = black
worker-white = white worker
worker-blue = blue worker
worker-grey = grey worker
worker-yellow = yellow worker
worker-red = red worker
worker-black = black worker
seat-yellow = Yellow
seat-red = Red
seat-violet = Violet
seat-blue = Blue
good-silk = silk
good-paper = paper
good-bento = bento
good-lenses = lenses
good-bulbs = light bulbs
good-clocks = clocks
tile-silk = Silk { $number }
tile-paper = Paper { $number }
tile-bento = Bento { $number }
tile-lenses = Lenses { $number }
tile-bulbs = Light Bulbs { $number }
tile-clocks = Clocks { $number }
action-technology = Technology
action-production = Production
action-export = Export
action-invest = Invest in a New Industry
action-mining = Mining
action-ships = Ships
action-machines = Machines
action-railways = Railways
action-market = Local Market
track-coal = Mining
track-income = Income
track-technology = Technology
achievement-yen = yen
achievement-ships = stars of ships
achievement-railways = stars of railways
achievement-regions = regions with influence tiles
achievement-machines = factories with a +2 machine
achievement-factories = factories of level 2 and 3
achievement-coal = stars of mining
achievement-technology = stars of technology
achievement-contracts = fulfilled contracts
region = Region { $number }
side-top = top
side-right = right
side-bottom = bottom
side-left = left
market-place = City { $city }, { $side }
contract = Contract { $number } ({ $goods })
part-board = Main board
part-rewards = Imperial rewards
part-factories = Factories on offer
part-rows = Rows of workers
part-spaces = Action spaces
part-bag = Bag
part-overseas = Overseas
part-marker = Scoring track
part-tiles = Influence tiles
part-contracts = Contracts
part-workers = Workers
part-achievements = Achievements
part-tracks = Mining, income, technology
part-pieces = Ships and railways
part-own-factories = Factories
part-stored = Stored machines

## Amounts

amount-yen = { $n } yen
amount-coal = { $n ->
    [one] { $n } coal
   *[other] { $n } coal
}
amount-blueprints = { $n ->
    [one] { $n } blueprint
   *[other] { $n } blueprints
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
amount-railways = { $n ->
    [one] { $n } railway
   *[other] { $n } railways
}
amount-stored-machines = { $n ->
    [one] { $n } stored machine
   *[other] { $n } stored machines
}
amount-machines = { $n ->
    [one] { $n } machine
   *[other] { $n } machines
}
amount-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
amount-wages-due = { $yen } wages due
amount-steps = { $n ->
    [one] { $n } { $track } space
   *[other] { $n } { $track } spaces
}
amount-factories = { $n ->
    [one] { $n } factory
   *[other] { $n } factories
}
amount-contracts = { $n ->
    [one] { $n } fulfilled contract
   *[other] { $n } fulfilled contracts
}
amount-tiles = { $n ->
    [one] { $n } influence tile
   *[other] { $n } influence tiles
}
amount-multipliers = { $n ->
    [one] { $n } multiplier
   *[other] { $n } multipliers
}
goods-of = { $n ->
    [one] { $n } good of { $good }
   *[other] { $n } goods of { $good }
}
advance = { $track } { $steps }

## Effects

effect-free-ships = a ship for free
effect-free-railways = a railway for free
effect-machine-here = a +1 machine in this factory
effect-price-ships = ships cost { $price }
effect-price-railways = railways cost { $price }
effect-price-machines = machines cost { $price }
effect-ship-vp = each ship scores { $n }
effect-railway-influence = each railway counts +{ $n }
effect-coal-saved = this factory produces for { $n } coal less
effect-extra-goods = Production: { $n } more in a factory that produced
effect-unpaid-spaces = Technology: paid as for { $n } less
effect-extra-spaces = Technology: { $n } further
effect-extra-coal = when consolidating: { $n } more coal
effect-extra-blueprints = when consolidating: blueprints +{ $n }
effect-free-colours = wages: colours for free: { $n }
effect-stars = { $n ->
    [one] { $n } star: { $track }
   *[other] { $n } stars: { $track }
}
when-built = at once { $effect }
when-lasts = lasting: { $effect }

## Components

source-rulebook = rulebook
source-example = example of the rulebook
source-public = public pages
source-reconstructed = reconstructed
source-page = { $source }, p. { $page }
component = { $text } [{ $source }]
component-factory = { $tile }, level { $level }, needs technology { $technology }, produces for { $coal }. { $effect }
component-region = { $region } gives { $bonus } for each influence tile placed
component-city = City { $number }, overseas influence around it { $numbers }
component-city-tile = City tile { $number } asks for { $goods }
component-reward = Reward tile: { $bonus } at once, then a multiplier { $multiplier }×
component-track = { $track } track with the numbers { $numbers }
component-achievement = Achievement: { $name }, printed multiplier { $printed }×
component-action = { $action }, on action space { $space }

## Kinds of decisions

kind-turn = Turn
kind-worker = Worker
kind-steps = Spaces
kind-production = Production
kind-extra-good = Extra good
kind-contract = Contract
kind-contract-good = Goods for a contract
kind-factory = Factory
kind-region = Region
kind-machine = Machine
kind-market = Local Market
kind-amount = Number of goods
kind-influence = Influence tile
kind-return = Tile to return
kind-reward = Imperial reward
kind-achievement = Achievement space
kind-last-blueprints = Last blueprints

## Decisions

ask-turn = choose an action or consolidate
ask-worker = { $action }: choose a worker
ask-steps = { $track }: choose how many spaces to pay
ask-production = Production, { $time } of 3: choose a factory
ask-extra-good = choose a factory for the extra good
ask-contract = Export, { $time } of 3: choose a contract
ask-contract-good = { $n ->
    [one] { $contract }: choose a kind for { $n } good
   *[other] { $contract }: choose a kind for { $n } goods
}
ask-factory = choose a factory to build
ask-paid-ships = Ships, { $time } of 3: choose a region
ask-paid-railways = Railways, { $time } of 3: choose a region
ask-free-ships = choose a region for the free ship
ask-free-railways = choose a region for the free railway
ask-machine = Machines, { $time } of 3: install or upgrade
ask-market = Local Market, { $time } of 3: choose an influence space
ask-amount = { $place }: choose how many goods of { $good } to deliver
ask-influence = { $place } ({ $good }): choose an influence tile
ask-return = choose the tile that goes back to its owner
ask-reward = choose an imperial reward
ask-achievement = choose an achievement space for the multiplier { $multiplier }×
ask-last-blueprints = last turn: spend blueprints or stop

## Moves

move-consolidate = consolidate
part-lost = discarded { $what }
part-income = budget { $gained }
part-wages = wages { $yen }
part-more-wages = wages +{ $yen }
move-steps = { $paid ->
    [one] { $paid } space, { $steps }
   *[other] { $paid } spaces, { $steps }
}
move-produce = produce { $good }
move-extra = extra good: { $good }
move-factory = build { $tile }
move-region-ships = a ship for { $region }
move-region-railways = a railway for { $region }
move-install = install a machine ({ $good })
move-upgrade = upgrade the machine ({ $good })
move-store-machine = put a machine aside
move-market = { $place } ({ $good })
part-replaces = replaces the { $value } of { $owner }
part-up-to = influence tile up to { $value }
move-influence = influence tile { $value }
move-return = return the { $value } of { $owner } ({ $side })
reward-tile = reward tile { $multiplier }×
part-now = now { $n }
move-stop = stop

## Log

log-action = chooses { $action }
log-consolidate = consolidates
log-blueprints = spends blueprints
log-worker = takes a worker ({ $worker })
log-steps = { $n ->
    [one] pays for { $n } space ({ $track })
   *[other] pays for { $n } spaces ({ $track })
}
log-produce = produces { $good }
log-extra = puts the extra good to { $good }
log-contract = serves { $contract }
log-good = pays with { $good }
log-factory = builds { $tile }
log-ships = sends a ship to { $region }
log-railways = builds a railway in { $region }
log-machine = modernises the factory for { $good }
log-store-machine = puts a machine aside
log-market = supplies { $place } ({ $good })
log-amount = { $n ->
    [one] delivers { $n } good
   *[other] delivers { $n } goods
}
log-influence = places influence tile { $value }
log-return = returns the { $value } of { $owner }
log-reward = takes a reward tile { $multiplier }×
log-achievement = lays the multiplier { $multiplier }× on { $achievement }
log-stop = stops
log-forced = { $seat } had only one choice
log-scoring = scoring of the regions { $points }
log-marker = the scoring marker moves to space { $space }
log-drawn = drawn from the bag { $workers }
log-end = the game ends { $scores }

## Result

points-start = start
points-contracts = contracts
points-market = local market
points-synergies = synergies of factories
points-rewards = imperial rewards
points-wages = unpaid wages
points-regions = scoring { $scoring }, regions { $values }
points-ships = scoring { $scoring }, ships { $values }
points-achievement = achievement ({ $name })
points-total = total
