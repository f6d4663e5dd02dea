# Why something is not on offer. The same messages stand in all languages, in the same order.

## What is asked now

first = First: { $question }.
first-question = First: { $question }
first-action = First choose the action { $action }.
either = { $first } or { $second }
when-exporting = Goods are paid once you have chosen a contract.
when-delivering = This comes up when you deliver to a Local Market.
when-consolidating = This comes up when you consolidate with three or more workers.
when-acting = There is no action to end.
when-an-effect = Only a factory's synergy brings this up.

## Needed and had

needs = Needs { $needed }; you have { $had }.
needs-all = Needs { $needed }; you have none.
no-blueprints = no blueprints

## A turn

six-workers = You have six workers: consolidate.
no-worker = No worker is left on this action space.
no-worker-of-colour = No worker of this colour stands there.
at-least-once = You have taken the worker: carry out the action at least once.
gift = This one is free and has to be built.

## Technology and Mining

track-top = Your { $track } marker is at the top.
track-ends = The track has fewer spaces left.

## Invest

technology = Needs technology { $need }; you have { $value } and { $had }.
not-on-offer = This factory is not on offer.
one-of-a-good = You already have a factory for this good.
no-new-factory = No factory on offer makes a good that you do not make yet.

## Production

no-factories = You have no factories.
no-factory = You have no factory for { $good }.
all-full = All your factories are full: each stores { $store } goods.
store-full = The store is full: { $store } goods.
has-produced = This factory has already produced in this action.
extra-where-produced = The extra good goes to a factory that has just produced.

## Machines

has-best-machine = Its machine is already a +2.
factories-first = First equip your factories: one of them still takes a machine.

## Ships and Railways

no-ship-left = All your ships are at sea.
no-railway-left = All your railways are built.
no-region = No region has a free space.
region-full = All { $n } spaces of this region are taken.
region-used = You have built here in this action: choose another region.

## Export

no-goods = You have no goods.
all-contracts = You have fulfilled all your contracts.
no-contract = Your goods are not enough for any open contract.
contract-fulfilled = You have fulfilled this contract.
contract-needs = Needs { $goods } goods, each amount of a different kind.
good-used = You have already paid with this good.
in-order = Equal amounts are paid in the order of the goods.
leaves-too-few = Then you could not pay the rest of the contract.

## Local Market

no-tile = No influence tile up to { $value } is left for { $good }.
no-tiles = No influence tile is left that your goods allow.
no-market = No influence space takes a tile that your goods allow.
other-region = All deliveries of an action go to one region: { $region }.
tile-too-low = Influence { $there } lies here; you can reach { $value } at most.
city-full = The city is full: you need more than influence { $lowest }, and you can reach { $value } at most.
goods-allow = So many goods allow influence { $value } at most.
no-tile-of-value = You have no tile of this value left.
no-tile-there = No influence tile lies here.
not-the-lowest = Only a tile of the lowest value goes back: { $lowest }.

## Consolidation

no-reward-left = No such reward tile is left.
reward-level = Your workers reach reward tiles up to { $level }×.
achievement-taken = A multiplier already lies here.
