# Nippon: Zaibatsu in English. The same messages stand in all languages, in the same order.

title = Nippon: Zaibatsu
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
expert-white = white expert
expert-blue = blue expert
expert-grey = grey expert
expert-yellow = yellow expert
expert-red = red expert
expert-black = black expert
department-white = white department
department-blue = blue department
department-grey = grey department
department-yellow = yellow department
department-red = red department
department-black = black department
department-any = department of your choice
department-hired = department of the hired worker's colour
department-expert = department of that expert's colour
department-gives = { $department } ({ $gain })
department-title-white = Innovation
department-title-blue = Accounting
department-title-grey = Logistics
department-title-yellow = Foreign Affairs
department-title-red = Supplies
department-title-black = Energy
good-cotton = cotton
good-paper = paper
good-bento = bento
good-lenses = lenses
good-bulbs = light bulbs
good-watches = watches
tile-cotton = Cotton { $number }{ $side }
tile-paper = Paper { $number }{ $side }
tile-bento = Bento { $number }{ $side }
tile-lenses = Lenses { $number }{ $side }
tile-bulbs = Bulbs { $number }{ $side }
tile-watches = Watches { $number }{ $side }
old-factory = Old Factory
old-factory-of = Old Factory ({ $good })
slot = factory slot { $number }
action-rd = R&D
action-mining = Mining
action-factory = Factory
action-machines = Machines
action-production = Production
action-ships = Ships
action-trains = Trains
action-markets = Local Markets
action-contracts = Investments and Contracts
track-rd = R&D
track-mining = Mining
track-finance = Finance
objective-ships = Ships
objective-machines = Machines
objective-trains = Trains
objective-rd = R&D
objective-mining = Mining
objective-finance = Finance
objective-factories = Factories
objective-contracts = Contracts
goal-factories = most factories
goal-machines = most machines
goal-trains = most trains
goal-ships = most ships
goal-contracts = most contracts
goal-rd = furthest in R&D
goal-mining = furthest in mining
goal-finance = furthest in finance
goal-tokens = most influence tokens on the board
solo-goal-factories = { $n ->
    [one] at least { $n } factory
   *[other] at least { $n } factories
}
solo-goal-machines = { $n ->
    [one] at least { $n } machine
   *[other] at least { $n } machines
}
solo-goal-trains = { $n ->
    [one] at least { $n } train
   *[other] at least { $n } trains
}
solo-goal-ships = { $n ->
    [one] at least { $n } ship
   *[other] at least { $n } ships
}
solo-goal-contracts = { $n ->
    [one] at least { $n } contract
   *[other] at least { $n } contracts
}
solo-goal-rd = R&D marker at least on space { $n }
solo-goal-mining = mining marker at least on space { $n }
solo-goal-finance = finance marker at least on space { $n }
solo-goal-tokens = { $n ->
    [one] at least { $n } influence token on the board
   *[other] at least { $n } influence tokens on the board
}
region = Region { $number }
location-san-francisco = San Francisco
location-new-york = New York
location-washington = Washington
location-london = London
location-paris = Paris
location-berlin = Berlin
to-san-francisco = to San Francisco
to-new-york = to New York
to-washington = to Washington
to-london = to London
to-paris = to Paris
to-berlin = to Berlin
side-top = top
side-right = right
side-bottom = bottom
side-left = left
market-place = City { $city }, { $side }
train-space = { $region }, train space { $number }
round = Round { $number }
final-round = Final round { $number }
seat = Seat { $number }
takatoshi = Takatoshi
contract = Contract ({ $what })
level-good = good of level { $level }

## Amounts

amount-money = { $n } money
amount-coal = { $n } coal
amount-silk = { $n } silk
amount-iron = { $n } iron
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
amount-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
amount-machines = { $n ->
    [one] { $n } machine
   *[other] { $n } machines
}
amount-trains = { $n ->
    [one] { $n } train
   *[other] { $n } trains
}
amount-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
amount-experts = { $n ->
    [one] { $n } expert
   *[other] { $n } experts
}
amount-wages-due = { $n } wages due
amount-steps = { $n ->
    [one] { $n } { $track } step
   *[other] { $n } { $track } steps
}
amount-factories = { $n ->
    [one] { $n } factory
   *[other] { $n } factories
}
amount-contracts = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
}
amount-tokens = { $n ->
    [one] { $n } influence token
   *[other] { $n } influence tokens
}
amount-benefits = { $n ->
    [one] { $n } benefit token
   *[other] { $n } benefit tokens
}
amount-upgrades = { $n ->
    [one] { $n } upgraded department
   *[other] { $n } upgraded departments
}
amount-stored-goods = { $n ->
    [one] { $n } good for the first factory
   *[other] { $n } goods for the first factory
}
goods-of = { $n ->
    [one] { $n } good of { $good }
   *[other] { $n } goods of { $good }
}
advance = { $track } { $steps }
both = { $first } and { $second }
either = { $first } or { $second }
times = { $effect } × { $n }

## Effects

effect-none = no bonus
effect-then = then { $effect }
effect-if = { $condition }: { $effect }
effect-may-pay = for { $price } if you like: { $effect }
effect-innovate = { $n ->
    [one] R&D or mining +{ $n }
   *[other] R&D or mining +{ $n }, or split
}
effect-token = influence token { $n } from the flag
effect-keep-coal = { $n } coal onto the tile, free of taxes
effect-goods-here = { $n ->
    [one] { $n } good into this factory
   *[other] { $n } goods into this factory
}
effect-goods-spread = { $n ->
    [one] { $n } good into a factory
   *[other] 1 good each into { $n } different factories
}
effect-train = { $n ->
    [one] train
   *[other] train, its space's bonus { $n } times
}
effect-train-elsewhere = train in another region
effect-ship = ship
effect-machine = machine
effect-machine-elsewhere = machine in another factory
effect-produce-there = production in that factory
effect-any-piece = ship, machine or train
effect-benefit-department = { $department }: once with a benefit token of level 2 at { $objective }, twice with level 3
effect-vp-per-factory-kind = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each kind of factory, { $most } at most
effect-money-per-machine = { $n } money for each machine built, { $most } at most
effect-vp-per-row-threshold = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each threshold reached with ships, machines and trains, { $most } at most
effect-vp-per-track-threshold = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each threshold reached on the three tracks, { $most } at most
effect-vp-per-lower-threshold = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each lower threshold reached, { $most } at most
effect-mining-departments = every department already reached on the mining track, once more
effect-region-bonus = region bonus of one region with a train of this action
effect-iron-per-production = { $n } iron for each factory producing in this action
effect-goods-per-production = { $n ->
    [one] { $n } more good in each factory producing in this action
   *[other] { $n } more goods in each factory producing in this action
}
effect-waive-coal = one production of the action costs no coal
effect-train-influence = your trains count { $n } influence each
effect-keep-at-taxes = keep up to { $n } coal and money in all when paying taxes
effect-store-machine = machine for your first factory
effect-store-goods = { $n ->
    [one] { $n } good for your first factory
   *[other] { $n } goods for your first factory
}
effect-start-worker = worker of any colour from the bag
effect-old-factory = Old Factory for cotton or paper
effect-cheaper-factories = factories cost { $n } money less
when-built = when built: { $effect }
when-modifies = modifies { $action }: { $effect }
when-always = lasting: { $effect }
if-machine-here = after a machine built here
if-produced-here = after producing here
if-one-contract = with a contract concluded in the action
if-two-contracts = with two contracts concluded in the action

## Components

component = { $text } (Source: { $source })
source-rulebook = rulebook
source-example = example in the rulebook
source-public = public pages
source-reconstructed = reconstructed
source-page = { $source }, p. { $page } of the German edition
component-factory = Factory { $tile }, level { $level }: needs R&D value { $rd }, produces for { $coal }. { $effect }.
component-old-factory = Old Factory: counts as a factory for cotton or paper and brings { $goods }; it has no machines and does not produce.
component-start-a = Start tile A: { $effect }; { $points }.
component-start-b = Start tile B { $number }: { $effect }.
component-contract = Contract: { $effect }.
component-contract-level = Contract: { $effect }. A good of level { $level } ({ $goods }) must have been paid in the action.
component-goal = Goal: { $goal }.
component-goal-field = Period { $period }, goal field { $field }: { $rewards }.
component-solo-goal = Solo goal: { $goal }.
component-solo-space = Action tile { $number }: Takatoshi takes a worker from hiring space { $space } ({ $actions }).
component-solo-most = Action tile { $number }: Takatoshi takes a worker from the hiring space with most workers, of equal ones { $which }; { $frame }.
solo-frame-green = green frame: he then acts at every difficulty
solo-frame-yellow = yellow frame: he then acts at medium and hard
solo-frame-red = red frame: he then acts at hard only
solo-arrow-left = the leftmost
solo-arrow-right = the rightmost
component-track-rd = { $where }: R&D value { $n }.
component-track-mining = { $where }: income of { $n } coal.
component-track-finance = { $where }: income of { $n } money.
component-bonus = { $text } Bonus: { $effect }.
component-gap = { $where }: once both neighbouring spaces are empty, { $effect }.
component-train-space = { $where }: { $effect }.
component-region = { $region }: each delivery brings { $effect } or { $points }.
component-city = City { $city } in region { $region }: printed influence of the foreign companies: { $printed }.
component-location = { $location }: a ship brings the { $expert } and upgrades the { $department }.
component-department = { $department } ({ $title }): { $basic }; upgraded: { $upgraded }.
component-demand = Demand tile { $number }: { $goods }, clockwise from the top.
component-objective = Objective { $objective }: { $low } points from { $lower } on, { $high } from { $upper } on, by the benefit token's level.
component-objective-slots = Objective { $objective }: points by the rightmost one and the benefit token's level: { $values }.
component-action = { $action }: { $cost }.
cost-steps = 1/2/3 spaces for { $prices } money
cost-factory = { $price } for a tile on display
cost-machines = up to 3, { $price } each, in different factories
cost-production = up to 3 factories, { $coal } coal by level
cost-pieces = up to 3, each for { $price }
cost-markets = up to 3 deliveries of 1 to 3 goods in one region
cost-contracts = 1 good, then 2 and 3 goods of other kinds, each for finance or a contract

## Moves

move-pair = Start tiles { $number }
move-consolidate = Consolidate
move-pass = Pass
move-build = Build { $tile }
move-machine-free = Machine in { $factory }, free place
move-machine-paid = Machine in { $factory }, paid place
move-produce = Produce in { $factory }
move-pay = Pay { $price }
move-ship = Send a ship { $where }
move-region = Train in { $region }
move-return = Return the token at the { $side }
move-region-bonus = Region bonus
move-take = 1 good from { $factory }
move-invest = Investment
move-modifier = Use { $factory }
move-no-modifier = Use no factory
move-refuse = Decline: { $effect }
move-stop = End the action
move-decline = Decline
move-store = 1 good into { $factory }
move-benefit = Benefit token of level { $level }
move-no-benefit = No benefit token
move-keep = Keep { $what }
move-silk = Turn { $silk } into money
move-no-silk = Turn no silk into money
move-first = First: { $effect }
move-reward = Reward { $number }
first-any = department of your choice
first-ship = ship
first-second-ship = paid ship
first-finance = finance steps
first-payment = payment
first-piece = ship, machine or train
first-choice = one of two departments
part-taxes = taxes { $lost }
part-income = income { $gained }
part-wages = wages { $money }
part-more-wages = wages +{ $n }
part-no-coal = no coal
part-upgrade = upgrade of the { $department }
part-replaces = replaces influence { $value } ({ $owner })
part-bonuses = open bonuses { $bonuses }
part-printed = covers printed { $value }
part-influence = influence { $value }
part-there = { $n } there
part-thresholds = { $low } from { $lower } on, { $high } from { $upper } on; now { $now }
part-slots = now { $count }, { $points }
part-lost = { $points } lost
part-steps-lost = { $n ->
    [one] { $n } step lost
   *[other] { $n } steps lost
}

## Decisions

kind-pair = Start tiles
kind-turn = Turn
kind-worker = Worker
kind-activation = Activation
kind-location = Location
kind-region = Region
kind-rail = Train space
kind-amount = Amount of goods
kind-take = Goods to pay
kind-return = Token to return
kind-reward = Reward
kind-gain = Investment or contract
kind-modifier = Modifier
kind-bonus-region = Region bonus
kind-department = Department
kind-innovation = Innovation
kind-may = Optional payment
kind-piece = Ship, machine or train
kind-machine = Machine place
kind-store = Storing goods
kind-benefit = Benefit token
kind-objective = Objective
kind-keep = Taxes
kind-wages = Wages
kind-order = Order of effects
kind-old-factory = Old Factory
kind-start-worker = Start worker
kind-goal-reward = Goal reward
decide-pair = choose a pair
decide-turn = choose an action or consolidate
decide-first-turn = choose an action
decide-worker = choose a worker
decide-activation-rd = choose how many spaces to advance
decide-activation-mining = choose how many spaces to advance
decide-activation-factory = choose a factory to build
decide-activation-machines = choose a place for a machine
decide-activation-production = choose a factory to produce in
decide-activation-ships = choose how to pay for a ship
decide-activation-trains = choose how to pay for a train
decide-activation-markets = choose an influence space to serve
decide-activation-contracts = { $n ->
    [one] choose which good to pay
   *[other] choose of which kind to pay { $n } goods
}
decide-or-stop = { $question }, or end the action
decide-location = choose a location for the ship
decide-region = choose a region for the train
decide-rail = choose a train space in { $region }
decide-amount = { $place }: choose how many goods of { $good } to pay
decide-take = choose where to take { $goods } from
decide-return = too many tokens in city { $city }: choose which of the lowest goes back
decide-reward = choose the region bonus or points
decide-gain = choose an investment or a contract
decide-modifier = choose a factory that modifies the action
decide-bonus-region = choose the region whose bonus you take
decide-department = choose a department
decide-innovation = { $n ->
    [one] advance { $n } space in R&D or mining
   *[other] advance { $n } spaces in R&D, mining or both
}
decide-may = pay { $price } for this: { $effect }?
decide-piece = choose a ship, a machine or a train
decide-machine = choose a place for the machine
decide-store = { $n ->
    [one] choose a factory for { $n } more good
   *[other] choose the first factory for { $n } more goods, from left to right
}
decide-benefit = choose a benefit token
decide-objective = choose an objective for the benefit token of level { $n }
decide-keep = taxes: choose which { $n } coal or money to keep
decide-wages = { $wages } due, you have { $money }: choose how much silk to turn into money
decide-order = choose which effect comes first
decide-old-factory = choose the side of the Old Factory
decide-start-worker = choose a worker from the bag
decide-goal-reward = choose a reward
from-start = Start tiles
from-start-a = Start tile A
from-start-b = Start tile B { $number }
from-activation = { $action }, activation { $number } of 3
from-consolidation = Consolidation
from-consolidation-department = Consolidation, { $department }
from-goal = Period { $period }, goal: { $goal }
from-tile = Factory { $tile }
from-track-rd = R&D track, space { $space }
from-track-mining = Mining track, space { $space }
from-track-finance = Finance track, space { $space }
from-gap-ships-machines = Between ships and machines, column { $column }
from-gap-machines-trains = Between machines and trains, column { $column }
from-effect = Effect

## The log

log-pair = takes start tiles { $number } ({ $effect })
log-action = chooses { $action }
log-hire = hires a { $worker } for { $action }
log-start-worker = takes a { $worker } from the bag
log-consolidate = consolidates
log-pass = passes
log-steps = pays for steps in { $action }
log-factory = builds { $tile }
log-machine = builds a machine in { $factory }
log-produce = produces in { $factory }
log-produce-without-coal = produces without coal in { $factory }
log-pay = pays { $price }
log-location = sends a ship { $where }
log-region = chooses { $region } for a train
log-region-bonus = takes the bonus of { $region }
log-train = builds a train at { $where }
log-market = chooses { $place } ({ $good })
log-token = lays influence { $value } at { $place } ({ $good })
log-return = returns influence { $value } ({ $owner })
log-reward-bonus = takes the region bonus
log-reward-vp = takes points instead of the region bonus
log-take = takes a good from { $factory }
log-invest = invests
log-contract = concludes: { $contract }
log-modifier = uses { $factory }
log-no-modifier = uses no factory
log-stop = ends the action
log-department = activates the { $department }
log-innovate = innovates
log-may = pays { $price } for: { $effect }
log-decline = declines to pay
log-piece = chooses: { $piece }
log-store = puts a good into { $factory }
log-benefit = takes a benefit token of level { $level }
log-no-benefit = takes no benefit token
log-objective = lays a benefit token of level { $level } at { $objective }
log-keep = keeps { $what }
log-silk = turns { $silk } into money
log-no-silk = turns no silk into money
log-first = first: { $effect }
log-old-factory = takes the Old Factory ({ $good })
log-goal-reward = { $goal }: takes: { $effect }
change-token = influence token { $value } available
forced-consolidation = { $seat } has to consolidate
forced-action = { $seat } has only one choice and takes it
forced-pass = { $seat } has to pass
log-takatoshi = Takatoshi turns up action tile { $number }
log-takatoshi-train = Takatoshi builds a train at { $where }
log-takatoshi-token = Takatoshi lays influence { $value } at { $place }
log-priority = new priorities: { $colours }
log-scoring = influence of period { $period }: { $points }
log-round = { $round } begins
log-drawn = from the bag: { $workers }
log-final = final consolidation
log-end = the game ends: { $scores }

## The result

points-start = start tile
points-departments = departments
points-markets = local markets
points-trains = train spaces
points-factories = factory effects
points-contracts = contract bonuses
points-bonuses = other bonuses
points-goals = goals
points-wages = unpaid wages
points-regions = influence in period { $period } ({ $values })
points-objective = objective { $objective }
points-resources = resources and goods
points-money = money
points-total = total
result-won = all solo goals are met: the game is won
result-lost = not all solo goals are met: the game is lost
result-rating = rating: { $rating }
rating-0 = heavenly
rating-1 = honourable
rating-2 = remarkable
rating-3 = acceptable
rating-4 = sufficient

## Options

option-sides = Factory sides
option-sides-A = All factories show side A, as in a first game
option-sides-B = All factories show side B
option-sides-random = Each factory shows a random side
option-module = Modules
option-module-none = Basic game without modules
option-module-modern-factories = Modern Factories: some number 5 factories join the display
option-module-goals = Goals: at the end of each period the leaders are rewarded
option-module-both = Modern Factories and Goals together
option-solo = Difficulty of the solo game
option-solo-easy = Easy: one goal to meet
option-solo-medium = Medium: two goals to meet
option-solo-hard = Hard: three goals to meet
