# Nippon (2015) in English.

title = Nippon
about = Every worker you take brings an action now and wages later: time your consolidations, modernise your factories and hold the regions when they score.
facts = about 90 minutes with friends, 30 alone · heavy
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
a-worker-white = a white worker
a-worker-blue = a blue worker
a-worker-grey = a grey worker
a-worker-yellow = a yellow worker
a-worker-red = a red worker
a-worker-black = a black worker
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
the-tile-silk = Silk { $number }
the-tile-paper = Paper { $number }
the-tile-bento = Bento { $number }
the-tile-lenses = Lenses { $number }
the-tile-bulbs = Light Bulbs { $number }
the-tile-clocks = Clocks { $number }
in-silk = in the silk factory
in-paper = in the paper factory
in-bento = in the bento factory
in-lenses = in the lens factory
in-bulbs = in the light bulb factory
in-clocks = in the clock factory
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
achievement-ships = ship stars
achievement-railways = railway stars
achievement-regions = regions with your influence tiles
achievement-machines = factories with a +2 machine
achievement-factories = factories of level 2 and 3
achievement-coal = mining stars
achievement-technology = technology stars
achievement-contracts = fulfilled contracts
side-top = top
side-right = right
side-bottom = bottom
side-left = left
market-place = { $city }, { $side }
contract = Contract { $number } ({ $goods } goods)
part-board = Main board
part-rewards = Imperial rewards
part-factories = Factories on offer
part-rows = Rows of workers
part-spaces = Action spaces
part-bag = Bag
part-overseas = Overseas
part-marker = Scoring track
part-contracts = Contracts
part-workers = Workers
part-achievements = Achievements
part-tracks = Mining, income, technology
part-pieces = Ships and railways
part-own-factories = Factories

## On the board, where room is scarce

short-technology = Technology
short-production = Production
short-export = Export
short-invest = Invest
short-mining = Mining
short-ships = Ships
short-machines = Machines
short-railways = Railways
short-market = Local Market
short-achievement-yen = Yen
short-achievement-ships = Ships
short-achievement-railways = Railways
short-achievement-regions = Regions
short-achievement-machines = Machines +2
short-achievement-factories = Factories 2–3
short-achievement-coal = Mining
short-achievement-technology = Technology
short-achievement-contracts = Contracts
seal-consolidate = Consolidate
seal-done = End the action
part-rewards-short = Imperial rewards
part-leaders = Influence

## Things on the board, for tooltips and screen readers

thing-marker = Scoring track, space { $space }: the marker is here
thing-space = Scoring track, space { $space }
thing-scoring = Scoring { $scoring } is next: { $points } points for the most influence in each region
thing-worker = { $worker } on the action space { $actions }
thing-shelf = Action space { $actions }
thing-extra = Extra { $multiplier }× multipliers: { $n } left
thing-reward = { $multiplier }× reward tile with { $bonus }: { $n } left
thing-reward-level = reward tile up to { $multiplier }×
thing-work = Worker space { $space }: { $worker }
thing-free = free
thing-consolidate = Consolidate now: wages { $wages }, new budget { $yen } and { $coal }
thing-tiles = Influence tile { $value }: { $n } in stock
thing-step = { $track } track, space { $space }
thing-spend = Spend { $blueprints }: { $track } +1
thing-ships = Ships: { $n } built, { $left } left
thing-railways = Railways: { $n } built, { $left } left
thing-income = Income +1 once the ship above and the railway below are built
thing-no-factory = No factory for { $good } yet
thing-machine = machine +{ $n }
thing-fulfilled = fulfilled
note-reconstructed = Some values here are reconstructed. The card of each component says which.
thing-level = { $good }, level { $level }: needs technology { $technology }, produces for { $coal }

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
    [one] { $n } machine set aside
   *[other] { $n } machines set aside
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
goods-silk = { $n } silk
goods-paper = { $n } paper
goods-bento = { $n } bento
goods-lenses = { $n ->
    [one] { $n } lens
   *[other] { $n } lenses
}
goods-bulbs = { $n ->
    [one] { $n } light bulb
   *[other] { $n } light bulbs
}
goods-clocks = { $n ->
    [one] { $n } clock
   *[other] { $n } clocks
}
advance = { $track } { $steps }
both = { $first } and { $second }

## Effects

effect-free-ships = a free ship
effect-free-railways = a free railway
effect-machine-here = a +1 machine in this factory
effect-price-ships = ships cost { $price }
effect-price-railways = railways cost { $price }
effect-price-machines = machines cost { $price }
effect-ship-vp = each ship scores { $n } points
effect-railway-influence = each railway counts +{ $n } influence
effect-coal-saved = this factory needs { $n } coal less
effect-extra-goods = Production: +{ $n } in one factory that has produced
effect-unpaid-spaces = Technology: pay for { $n } space fewer
effect-extra-spaces = Technology: +{ $n } space with each advance
effect-extra-coal = when you consolidate: +{ $n } coal
effect-extra-blueprints = { $n ->
    [one] when you consolidate: +{ $n } blueprint
   *[other] when you consolidate: +{ $n } blueprints
}
effect-free-colours = { $n ->
    [one] wages: { $n } colour is free
   *[other] wages: { $n } colours are free
}
effect-stars = { $n ->
    [one] { $n } star: { $track }
   *[other] { $n } stars: { $track }
}
when-built = at once: { $effect }
when-lasts = lasting: { $effect }

## Components

source-rulebook = rulebook
source-example = example of the rulebook
source-public = public pages
source-reconstructed = reconstructed
source-page = { $source }, p. { $page }
component = { $text } [{ $source }]
component-factory = { $tile }, level { $level }: needs technology { $technology }, produces for { $coal }. { $effect }
component-region = { $region } gives { $bonus } for each influence tile you place
component-city = { $city }: printed overseas influence { $numbers }
component-city-tile = City tile { $number } asks for { $goods }
component-reward = Reward tile: { $bonus } at once, then a { $multiplier }× multiplier
component-track = { $track } track: { $numbers }
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
ask-steps = { $track }: choose how far to advance
ask-production = Production, { $time } of 3: choose where to produce
ask-extra-good = choose a factory for the extra good
ask-contract = Export, { $time } of 3: choose a contract
ask-contract-good = { $n ->
    [one] { $contract }: choose which good to pay
   *[other] { $contract }: choose which kind to pay { $n } goods of
}
ask-factory = choose a factory to build
ask-paid-ships = Ships, { $time } of 3: choose a region
ask-paid-railways = Railways, { $time } of 3: choose a region
ask-free-ships = choose a region for the free ship
ask-free-railways = choose a region for the free railway
ask-machine = Machines, { $time } of 3: install or upgrade a machine
ask-market = Local Market, { $time } of 3: choose an influence space to deliver to
ask-amount = { $place }: choose how many goods to deliver ({ $good })
ask-influence = { $place } ({ $good }): choose an influence tile
ask-return = too many tiles at this city: choose which one goes back to its owner
ask-reward = choose an imperial reward
ask-achievement = choose an achievement for the { $multiplier }× multiplier
ask-last-blueprints = last chance: spend blueprints or stop

## Moves

move-consolidate = consolidate
part-lost = given back { $what }
part-income = new budget { $gained }
part-wages = wages { $yen }
part-more-wages = +{ $yen } wages when you consolidate
part-no-more-wages = no extra wages, you have this colour
part-pay = pay { $what }
move-pay = pay { $what }
move-produce = produce { $where }
move-extra = put the extra good into the { $good } factory
move-factory = build { $tile }
move-region-ships = send a ship to { $region }
move-region-railways = build a railway in { $region }
move-install = install a machine { $where }
move-upgrade = upgrade the machine { $where }
move-store-machine = set a machine aside
move-market = { $place } ({ $good })
move-amount = deliver { $goods }
part-replaces = replaces the { $value } of { $owner }
part-up-to = influence tile up to { $value }
move-influence = place influence tile { $value }
move-return = return the { $value } of { $owner } ({ $side })
reward-tile = take the { $multiplier }× reward tile
part-now = { $n } so far, worth { $points }
move-stop-blueprints = spend no more blueprints
move-stop = end the action

## Log

log-consolidate = consolidates
log-blueprints = spends blueprints
log-worker = takes { $worker } for { $action }
log-steps = advances { $track } by { $n } for { $price }
log-produce = produces { $goods } for { $price }
log-extra = takes the extra good as { $good }
log-contract = fulfils { $contract }
log-good = pays with { $good }
log-factory = builds { $tile } for { $price }
log-ships = sends a ship to { $region } for { $price }
log-railways = builds a railway in { $region } for { $price }
log-free-ships = sends a free ship to { $region }
log-free-railways = builds a free railway in { $region }
log-machine = installs a machine { $where } for { $price }
log-upgrade = upgrades the machine { $where } for { $price }
log-store-machine = sets a machine aside for { $price }
log-reward = takes a { $multiplier }× reward tile
log-achievement = places the { $multiplier }× multiplier on { $achievement }
log-consolidate-full = has six workers and consolidates
log-consolidate-impossible = cannot take any action and consolidates
log-stepped = advances { $track } by { $n }
log-produce-free = produces { $goods } without coal
log-delivered = delivers { $goods } to { $place } and places influence { $value }
log-token-returned = gets influence { $value } back ({ $place })
log-income-got = gets a new budget
log-wages-paid = pays wages
log-wages-unpaid = cannot pay all wages, { $unpaid } short
event-space-refilled = Action space { $space } is refilled: { $workers }
event-workers-drawn = Drawn from the bag: { $workers }
event-round-ended = The scoring marker moves to space { $space }
event-period-scored = The regions are scored, { $number } of 3: { $points }
event-region-scored = { $region }: { $points }
event-game-scored = The game ends: { $scores }
part-goods-lost = { $n } more did not fit

## Log, told to the player who acts

you-consolidate = consolidate
you-blueprints = spend blueprints
you-worker = take { $worker } for { $action }
you-steps = advance { $track } by { $n } for { $price }
you-produce = produce { $goods } for { $price }
you-extra = take the extra good as { $good }
you-contract = fulfil { $contract }
you-good = pay with { $good }
you-factory = build { $tile } for { $price }
you-ships = send a ship to { $region } for { $price }
you-railways = build a railway in { $region } for { $price }
you-free-ships = send a free ship to { $region }
you-free-railways = build a free railway in { $region }
you-machine = install a machine { $where } for { $price }
you-upgrade = upgrade the machine { $where } for { $price }
you-store-machine = set a machine aside for { $price }
you-reward = take a { $multiplier }× reward tile
you-achievement = place the { $multiplier }× multiplier on { $achievement }
you-consolidate-full = You have six workers, so you consolidate
you-consolidate-impossible = You cannot take any action, so you consolidate
you-stepped = advance { $track } by { $n }
you-produce-free = produce { $goods } without coal
you-delivered = deliver { $goods } to { $place } and place influence { $value }
you-token-returned = get influence { $value } back ({ $place })
you-income-got = get a new budget
you-wages-paid = pay wages
you-wages-unpaid = cannot pay all wages, { $unpaid } short

## Result

points-start = start
points-contracts = contracts
points-market = local market
points-synergies = synergies of factories
points-rewards = imperial rewards
points-wages = unpaid wages
points-regions = regions
points-ships = ships
points-scoring = scoring { $scoring }
points-achievements = achievements
points-total = total
marker-of = Scoring marker on space { $number } of { $rounds }
