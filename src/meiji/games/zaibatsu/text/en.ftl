# Nippon: Zaibatsu in English. The same messages stand in all languages, in the same order.

title = Nippon: Zaibatsu
about = Build an industrial house: hire workers, raise factories, fill contracts and win the markets of four regions before the wages eat your money.
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
department-any = a department of your choice
department-hired = the department of the hired worker's colour
department-expert = the department of that expert's colour
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
the-tile-cotton = Cotton { $number }{ $side }
the-tile-paper = Paper { $number }{ $side }
the-tile-bento = Bento { $number }{ $side }
the-tile-lenses = Lenses { $number }{ $side }
the-tile-bulbs = Bulbs { $number }{ $side }
the-tile-watches = Watches { $number }{ $side }
in-cotton = in Cotton { $number }{ $side }
in-paper = in Paper { $number }{ $side }
in-bento = in Bento { $number }{ $side }
in-lenses = in Lenses { $number }{ $side }
in-bulbs = in Bulbs { $number }{ $side }
in-watches = in Watches { $number }{ $side }
out-of-cotton = from Cotton { $number }{ $side }
out-of-paper = from Paper { $number }{ $side }
out-of-bento = from Bento { $number }{ $side }
out-of-lenses = from Lenses { $number }{ $side }
out-of-bulbs = from Bulbs { $number }{ $side }
out-of-watches = from Watches { $number }{ $side }
old-factory = Old Factory
old-factory-of = Old Factory ({ $good })
the-tile-old-factory-of = the Old Factory ({ $good })
in-old-factory-of = in the Old Factory ({ $good })
out-of-old-factory-of = from the Old Factory ({ $good })
the-tile-slot = factory slot { $number }
in-slot = in factory slot { $number }
out-of-slot = from factory slot { $number }
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
goal-rd = furthest on the R&D track
goal-mining = furthest on the Mining track
goal-finance = furthest on the Finance track
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
solo-goal-rd = R&D marker on space { $n } or further
solo-goal-mining = Mining marker on space { $n } or further
solo-goal-finance = Finance marker on space { $n } or further
solo-goal-tokens = { $n ->
    [one] at least { $n } influence token on the board
   *[other] at least { $n } influence tokens on the board
}
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
market-place = { $city }, { $side }
train-space = { $region }, train space { $number }
round = Round { $number }
final-round = Final round { $number }
seat = Player { $number }
takatoshi = Takatoshi
rival-turn = After each of your turns { takatoshi } turns up one of his nine tiles.
rival-worker = It shows a hiring space: he takes a worker away there, the colour that stands first in his priorities.
rival-acts = From the first space he then builds a train, from the last he places influence, first where he is not ahead of you. On tiles with a frame he acts only if the difficulty allows it.
rival-winning = Meet all goals by the end of the game and you win; your points then tell how well.
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
goods-cotton = { $n } cotton
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
goods-watches = { $n ->
    [one] { $n } watch
   *[other] { $n } watches
}
advance = { $track } { $steps }
both = { $first } and { $second }
either = { $first } or { $second }
times = { $effect } × { $n }
nothing = nothing

## Effects

effect-none = no bonus
effect-then = then { $effect }
effect-if = { $effect } { $condition }
effect-may-pay = you may pay { $price } for { $effect }
effect-innovate = { $n ->
    [one] R&D or Mining +{ $n }
   *[other] R&D or Mining +{ $n }, split as you like
}
effect-token = influence token { $n } from the flag
effect-keep-coal = { $n } coal on this tile, safe from taxes
effect-goods-here = { $n ->
    [one] { $n } good in this factory
   *[other] { $n } goods in this factory
}
effect-goods-spread = { $n ->
    [one] { $n } good in any factory
   *[other] 1 good each in { $n } different factories
}
effect-train = { $n ->
    [one] a train
   *[other] a train, with the bonus of its space { $n } times
}
effect-train-elsewhere = a train in another region
effect-ship = a ship
effect-machine = a machine
effect-machine-elsewhere = a machine in another factory
effect-produce-there = one production in that factory
effect-any-piece = a ship, a machine or a train
effect-benefit-department = { $department }: once for a level 2 benefit token on { $objective }, twice for level 3
effect-vp-per-factory-kind = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each kind of factory, at most { $most }
effect-money-per-machine = { $n } money for each machine built, at most { $most }
effect-vp-per-row-threshold = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each threshold reached with ships, machines and trains, at most { $most }
effect-vp-per-track-threshold = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each threshold reached on the three tracks, at most { $most }
effect-vp-per-lower-threshold = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each lower threshold reached, at most { $most }
effect-mining-departments = every department already reached on the Mining track once more
effect-region-bonus = the bonus of one region with a train from this action
effect-iron-per-production = { $n } iron for each factory that produces in this action
effect-goods-per-production = { $n ->
    [one] { $n } more good in each factory that produces in this action
   *[other] { $n } more goods in each factory that produces in this action
}
effect-waive-coal = one production in this action costs no coal
effect-train-influence = each of the owner's trains counts { $n } influence
effect-keep-at-taxes = keep up to { $n } coal and money in total when taxes are due
effect-store-machine = a machine for the first factory
effect-store-goods = { $n ->
    [one] { $n } good for the first factory
   *[other] { $n } goods for the first factory
}
effect-start-worker = a worker of any colour from the bag
effect-old-factory = the Old Factory, for cotton or paper
effect-cheaper-factories = factories cost { $n } money less
when-built = at once: { $effect }
when-modifies = modifies { $action }: { $effect }
when-always = lasting: { $effect }
if-machine-here = after building a machine here
if-produced-here = after producing here
if-one-contract = if a contract is concluded in this action
if-two-contracts = if two contracts are concluded in this action

## Components

component = { $text } (Source: { $source })
source-rulebook = rulebook
source-example = example in the rulebook
source-public = public pages
source-reconstructed = reconstructed
source-page = { $source }, p. { $page } of the German edition
component-factory = Factory { $tile }, level { $level }: needs R&D { $rd }, produces for { $coal }. { $effect }.
component-old-factory = Old Factory: counts as a cotton or paper factory and comes with { $goods }. It takes no machines and never produces.
component-start-a = Start tile A: { $effect }; { $points }.
component-start-b = Start tile B { $number }: { $effect }.
component-contract = Contract: { $effect }.
component-contract-level = Contract: { $effect }. You must have paid a level { $level } good ({ $goods }) in this action.
component-goal = Goal: { $goal }.
component-goal-field = Period { $period }, goal space { $field }: { $rewards }.
component-solo-goal = Solo goal: { $goal }.
component-solo-space = Action tile { $number }: Takatoshi takes a worker from hiring space { $space } ({ $actions }).
component-solo-most = Action tile { $number }: Takatoshi takes a worker from the hiring space with the most workers ({ $which } if tied); { $frame }.
solo-frame-green = green frame: he then acts at every difficulty
solo-frame-yellow = yellow frame: he then acts on medium and hard
solo-frame-red = red frame: he then acts on hard only
solo-arrow-left = the leftmost
solo-arrow-right = the rightmost
component-track-rd = { $where }: R&D value { $n }.
component-track-mining = { $where }: { $n } coal as income.
component-track-finance = { $where }: { $n } money as income.
component-bonus = { $text } Bonus: { $effect }.
component-gap = { $where }: once the spaces above and below are empty: { $effect }.
component-train-space = { $where }: { $effect }.
component-region = { $region }: each delivery brings { $effect } or { $points }.
component-city = { $city } in { $region }: printed influence of the foreign companies: { $printed }.
component-location = { $location }: a ship brings the { $expert } and upgrades the { $department }.
component-department = { $department } ({ $title }): { $basic }; upgraded: { $upgraded }.
component-demand = Demand tile { $number }: { $goods }, clockwise from the top.
component-objective = Objective { $objective }: { $low } points for { $lower } or more, { $high } points for { $upper } or more, by the level of the benefit token.
component-objective-slots = Objective { $objective }: points by the rightmost one and the level of the benefit token: { $values }.
component-action = { $action }: { $cost }.
cost-steps = pay { $prices } money for 1/2/3 spaces
cost-factory = pay { $price } for a factory on display
cost-machines = pay { $price } for each of up to 3 machines, all in different factories
cost-production = pay { $coal } coal by level, in up to 3 factories
cost-pieces = pay { $price } for each of up to 3
cost-markets = up to 3 deliveries of 1 to 3 goods, all in one region
cost-contracts = pay 1 good, then 2, then 3, each time of another kind, for income or a contract

## Moves

move-pair = Start tiles { $number }
move-consolidate = Consolidate
move-pass = Pass
move-build = Build { $tile }
move-machine-free = Machine { $where }, free place
move-machine-paid = Machine { $where }, iron place
move-produce = Produce { $where }
move-pay = Pay { $price }
move-deliver = Deliver { $goods }
move-ship = Send a ship { $where }
move-region = Build the train in { $region }
move-return = Return the token at the { $side }
move-region-bonus = Region bonus
move-take = Pay 1 good { $source }
move-invest = Invest
move-modifier = Use { $factory }
move-no-modifier = Use no factory
move-refuse = Do without: { $effect }
move-stop = End the action
move-decline = Do not pay
move-store = Store 1 good { $where }
move-benefit = Take the level { $level } benefit token
move-no-benefit = Take no benefit token
move-keep = Keep { $what }
move-silk = Turn { $silk } into money
move-no-silk = Keep your silk
move-first = First: { $effect }
move-reward = Reward { $number }
first-any = a department of your choice
first-ship = the ship
first-second-ship = the paid ship
first-finance = the finance steps
first-payment = the payment
first-piece = a ship, a machine or a train
first-choice = one of two departments
part-pay = pay { $what }
part-taxes = taxes { $lost }
part-income = income { $gained }
part-wages = wages { $money }
part-more-wages = +{ $n } wages when you consolidate
part-no-more-wages = no extra wages, you have this colour
part-no-coal = pay no coal
part-upgrade = upgrades the { $department }
part-replaces = replaces influence { $value } of { $owner }
part-bonuses = free spaces give { $bonuses }
part-printed = covers the printed { $value }
part-influence = influence { $value }
part-there = { $n } stored there
part-thresholds = { $low } for { $lower }+, { $high } for { $upper }+ (you have { $now })
part-threshold-spaces = { $low } from space { $lower }, { $high } from space { $upper } (you are on space { $now })
part-slots = { $points } now (you have { $count })
part-value-rises = value { $now } → { $then }
part-value-stays = value stays { $now }
part-value-next = value stays { $now }: { $n ->
    [one] one more step
   *[other] { $n } more steps
} to { $next }
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
kind-take = Goods to pay with
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
decide-pair = choose a pair of start tiles
decide-turn = choose an action or consolidate
decide-first-turn = choose an action
decide-worker = choose a worker
decide-activation-rd = choose how far to advance
decide-activation-mining = choose how far to advance
decide-activation-factory = choose a factory to build
decide-activation-machines = choose where to build a machine
decide-activation-production = choose where to produce
decide-activation-ships = choose how to pay for a ship
decide-activation-trains = choose how to pay for a train
decide-activation-markets = choose an influence space to deliver to
decide-activation-contracts = { $n ->
    [one] choose which good to pay
   *[other] choose which kind to pay { $n } goods of
}
decide-or-stop = { $question }, or end the action
decide-location = choose where to send the ship
decide-region = choose a region for the train
decide-rail = choose a train space in { $region }
decide-amount = { $place }: choose how many goods to deliver ({ $good })
decide-take = choose which factory pays { $goods }
decide-return = too many tokens in { $city }: choose which of the lowest goes back
decide-reward = choose the region bonus or points
decide-gain = invest or conclude a contract
decide-modifier = choose a factory to modify the action
decide-bonus-region = choose the region whose bonus you take
decide-department = choose a department
decide-innovation = { $n ->
    [one] advance { $n } space on R&D or Mining
   *[other] advance { $n } spaces on R&D, Mining or both
}
decide-may = pay { $price } for { $effect }?
decide-piece = choose a ship, a machine or a train
decide-machine = choose where to build the machine
decide-store = { $n ->
    [one] choose a factory for { $n } more good
   *[other] choose the first factory for { $n } more goods, from left to right
}
decide-benefit = choose a benefit token
decide-objective = choose an objective for the level { $n } benefit token
decide-keep = taxes: choose { $n } coal or money to keep
decide-wages = you owe { $wages } in wages and have { $money }: choose how much silk to turn into money
decide-order = choose which effect comes first
decide-old-factory = choose a side for the Old Factory
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
log-hire = hires { $worker } for { $action }
log-start-worker = takes { $worker } from the bag
log-consolidate = consolidates
log-pass = passes
log-steps = advances { $track } by { $n } for { $price }
log-factory = builds { $tile } for { $price }
log-machine = builds a machine { $where } for { $price }
log-machine-free = builds a machine { $where }
log-produce = produces { $goods } { $where } for { $price }
log-produce-without-coal = produces { $goods } { $where } without coal
log-pay = pays { $price }
log-pay-ship = pays { $price } for a ship
log-pay-train = pays { $price } for a train
log-location = sends a ship { $where }
log-region-bonus = takes the bonus of { $region }
log-train = builds a train in { $where }
log-token = delivers { $goods } to { $place }, and places influence { $value }
log-reward-bonus = takes the region bonus
log-reward-vp = takes points instead of the region bonus
log-take = pays 1 good { $source }
log-invest = invests
log-contract = concludes { $contract }
log-modifier = uses { $factory }
log-department = activates the { $department }
log-may = pays { $price } for { $effect }
log-decline = does not pay
log-piece = chooses { $piece }
log-store = stores a good { $where }
log-no-benefit = takes no benefit token
log-objective = places a level { $level } benefit token on { $objective }
log-keep = keeps { $what }
log-silk = turns { $silk } into money
log-no-silk = keeps its silk
log-first = starts with { $effect }
log-old-factory = takes the Old Factory ({ $good })
log-goal-reward = { $goal } – takes { $effect }
log-consolidate-full = has a full work area and consolidates
log-consolidate-impossible = cannot take any action and consolidates
log-consolidate-final = consolidates at the end of the game
log-stepped = advances { $track } by { $n }
log-token-returned = gets influence { $value } back ({ $place })
log-taxes-paid = pays taxes
log-income-got = gets income
log-wages-paid = pays wages
log-wages-unpaid = cannot pay all wages, { $unpaid } short
log-goal-met = leads in the goal { $goal }
event-space-refilled = Workers from the queue move to { $space }: { $workers }
event-workers-drawn = Drawn from the bag: { $workers }
event-round-began = { $round } begins
event-final-began = The final consolidation begins
event-period-scored = The regions of period { $period } are scored: { $points }
event-region-scored = { $region }: { $points }
event-game-scored = The game ends: { $scores }
event-token-removed = Takatoshi's influence { $value } leaves the game ({ $place })
event-takatoshi-took-worker = Takatoshi turns up tile { $number }: { $why }. He takes { $worker }, first in his priorities
event-takatoshi-found-nobody = Takatoshi turns up tile { $number }, but nobody is left at { $space }
takatoshi-shown = it shows { $space }
takatoshi-most = most workers wait at { $space }
takatoshi-rests-yellow = he does not act: the yellow frame counts from medium on
takatoshi-rests-red = he does not act: the red frame counts on hard only
takatoshi-not-ahead = he is not ahead in { $region }
takatoshi-priority = { $region } comes first in his priorities
event-takatoshi-laid-train = Takatoshi builds a train in { $where }: { $why }
event-takatoshi-laid-token = Takatoshi places influence { $value } at { $place }: { $why }
event-takatoshi-displaced = Takatoshi places influence { $value } at { $place } and displaces your { $displaced }: { $why }
event-priorities-shuffled = Takatoshi's new priorities: { $colours }
part-goods-lost = { $n } more did not fit

## Log, told to the player who acts

you-pair = take start tiles { $number } ({ $effect })
you-hire = hire { $worker } for { $action }
you-start-worker = take { $worker } from the bag
you-consolidate = consolidate
you-pass = pass
you-steps = advance { $track } by { $n } for { $price }
you-factory = build { $tile } for { $price }
you-machine = build a machine { $where } for { $price }
you-machine-free = build a machine { $where }
you-produce = produce { $goods } { $where } for { $price }
you-produce-without-coal = produce { $goods } { $where } without coal
you-pay = pay { $price }
you-pay-ship = pay { $price } for a ship
you-pay-train = pay { $price } for a train
you-location = send a ship { $where }
you-region-bonus = take the bonus of { $region }
you-train = build a train in { $where }
you-token = deliver { $goods } to { $place }, and place influence { $value }
you-reward-bonus = take the region bonus
you-reward-vp = take points instead of the region bonus
you-take = pay 1 good { $source }
you-invest = invest
you-contract = conclude { $contract }
you-modifier = use { $factory }
you-department = activate the { $department }
you-may = pay { $price } for { $effect }
you-decline = do not pay
you-piece = choose { $piece }
you-store = store a good { $where }
you-no-benefit = take no benefit token
you-objective = place a level { $level } benefit token on { $objective }
you-keep = keep { $what }
you-silk = turn { $silk } into money
you-no-silk = keep your silk
you-first = start with { $effect }
you-old-factory = take the Old Factory ({ $good })
you-goal-reward = { $goal } – take { $effect }
you-consolidate-full = Your work area is full, so you consolidate
you-consolidate-impossible = You cannot take any action, so you consolidate
you-consolidate-final = consolidate at the end of the game
you-stepped = advance { $track } by { $n }
you-token-returned = get influence { $value } back ({ $place })
you-taxes-paid = pay taxes
you-income-got = get income
you-wages-paid = pay wages
you-wages-unpaid = cannot pay all wages, { $unpaid } short
you-goal-met = lead in the goal { $goal }

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
points-regions = regions
points-period = period { $period }
points-objectives = objectives
points-resources = resources and goods
points-money = money
points-total = total
result-won = all solo goals met: you win. Rating: { $rating }
result-lost = not all solo goals met: Takatoshi wins
rating-0 = heavenly
rating-1 = honourable
rating-2 = remarkable
rating-3 = acceptable
rating-4 = sufficient

## Options

option-sides = Factory sides
option-sides-A = All factories with side A, as in a first game
option-sides-B = All factories with side B
option-sides-random = Each factory with a random side
option-module = Modules
option-module-none = Basic game without modules
option-module-modern-factories = Modern Factories: some factories with the number 5 join the display
option-module-goals = Goals: rewards for whoever leads at the end of each period
option-module-both = Modern Factories and Goals together
option-solo = Solo difficulty
option-solo-easy = Easy: one goal
option-solo-medium = Medium: two goals
option-solo-hard = Hard: three goals
round-of = Round { $number } of { $rounds }
