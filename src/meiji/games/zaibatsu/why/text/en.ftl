# Why something is not on offer. The same messages stand in all languages, in the same order.

## What is asked now

first = First: { $question }.
first-question = First: { $question }
first-action = First choose the action { $action }.
when-starting = Start tiles are chosen before the first turn.
when-from-bag = Only a start tile lets you take a worker from the bag.
when-activated = A department gives its bonus when an effect activates it, or when you consolidate.
when-consolidating = This comes up when you consolidate.
when-delivering = This comes up when you deliver to a local market.
when-modifying = A factory modifies only its own action.
when-acting = There is no action to end.
when-leading = Goals are rewarded at the end of a period.
when-an-effect = Only an effect of a tile, a symbol or a contract brings this up.

## Needed and had

needs = Needs { $needed }; you have { $had }.
needs-all = Needs { $needed }; you have none.
no-silk = no silk

## A turn

work-area-full = Your work area is full: consolidate.
no-worker = No worker is left on this hiring space.
no-worker-of-colour = No worker of this colour stands there.
nobody-to-pay = Your work area is empty: hire a worker before you consolidate.
must-act = You may pass only if you can neither act nor consolidate.
must-consolidate = You cannot act, but you can consolidate.
three-times = An action can be activated three times at most.
at-least-once = You have hired the worker: activate the action at least once.

## R&D and Mining

track-ends = The track has fewer spaces left.

## Factory

no-factory-slot = All your factory slots are taken.
display-empty = No factories are left on display.
not-on-display = This factory is not on display.
rd-too-low = Needs R&D { $need }; you have { $value }, and silk makes up for 3 at most.
rd-and-silk = Needs R&D { $need }; you have { $value } and { $had } ({ $silk } would make up for it).

## Machines

no-machine-left = All your machines are built.
no-machine-place = No factory of yours has a free place for a machine.
only-iron-places = Only iron places are left; they cost { $iron } each, and you have too little.
no-factory-there = There is no factory yet.
machine-elsewhere = This machine must go to another factory.
old-factory-takes-none = The Old Factory takes no machines.
free-place-taken = The free place has a machine.
iron-place-taken = The iron place has a machine.
iron-place = The iron place costs { $iron }; you have too little.

## Production

nothing-produces = You have no factory that can produce.
old-factory-never-produces = The Old Factory never produces.
has-produced = This factory has already produced in this action.
no-waiver = No factory of yours lets you produce without coal.

## Ships and Trains

piece-price = Costs { $iron }, or { $both }; you have { $had }.
no-ship-left = All your ships are at sea.
no-room-for-both = You need two empty work spaces: for the worker and for the expert.
no-room-for-expert = The expert needs an empty work space.
no-location = No location has both its expert and a free ship space.
location-full = All ship spaces here are taken.
expert-is-yours = Its expert is already working for you.
expert-away = Its expert is working for { $owner }.
no-train-left = All your trains are built.
no-region = No region has a free train space.
no-other-region = No other region has a free train space.
region-used = You have just built a train here: choose another region.
region-full = This region has no free train space.
rail-taken = The train of { $owner } stands here.
rail-closed = With this many players only the first { $n } train spaces are open.
no-train-built-there = You built no train there in this action.

## Local Markets

no-goods = You have no goods.
no-such-good = Needs { $good }; you have none.
token-on-map = Your influence token { $values } is on the map.
tokens-on-map = Your influence tokens { $values } are on the map.
token-on-flag = Your influence token { $values } is still on the flag.
tokens-on-flag = Your influence tokens { $values } are still on the flag.
tokens-elsewhere = Your influence tokens { $values } are on the map or still on the flag.
token-too-low = Influence { $there } lies here; your goods and tokens reach { $value } at most.
city-full = The city is full: you need more than influence { $lowest }, and your goods and tokens reach { $value } at most.
no-market = No space takes the tokens you could place for your goods.
other-market-region = All deliveries of an action go to one region: { $region }.
no-token-there = No token lies here.
not-the-lowest = Only a token of the lowest value goes back: { $lowest }.

## Investments and Contracts

good-used = You have already paid with this good in this action.
no-such-good-there = There is no { $good } in this factory.
from-the-left = Goods are paid from left to right.
contract-concluded = You have concluded this contract.
no-recess = There is no empty recess for a contract.
contract-needs = Pay { $goods } in this action first.

## Factories that modify an action

modifies-nothing = This factory does not modify this action.
modifier-used = A factory has already modified this action.
waives-with-production = It counts with a production: produce without coal.
modifier-condition = Its condition is not met yet.
modifier-idle = It would do nothing now.
modifier-after-first = Activate the action first.
modifier-at-end = It comes up when the action ends.
modifier-passed = You gave it up when you ended the action.
gift = It costs nothing, so you always take it.

## Effects

other-department = This effect activates another department.
one-step = There is only one step.
marker-at-end = Your { $track } marker is at the end of its track.
stores-from-the-left = Each good goes to a different factory, from left to right.
no-such-effect = No such effect is waiting.

## Consolidation

benefit-is-there = Take the level { $level } token at your last worker, or a lower one.
benefit-beside = Your last worker stands at level { $level }.
no-benefit-left = You have no token of this level left.
objective-taken = A benefit token already lies here.
kept-together = You keep { $n } in coal and money together, from what you have.
silk-is-enough = Less silk is enough for all wages.

## Start tiles and goals

none-in-bag = No worker of this colour is left in the bag.
no-such-pair = There is no such pair.
pair-taken = { $owner } has taken this pair.
no-such-reward = This goal has no such reward.
