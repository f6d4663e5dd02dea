# Why something is not on offer. The same messages stand in all languages, in the same order.

## What is asked now

first = First: { $question }.
first-question = First: { $question }
first-action = First act in this area: { $action }.
when-used = These technologies let you into a used area.
when-card = The lowest card is played by itself; upgrades come at the end of the round.
when-strength = Strength is raised once you have chosen an area.
when-paying = This comes up when there is something to pay in an area.
when-station = The tile is placed when you take the Station.
when-orders = Orders are drawn in the harbour.
when-free = Free actions come before the area action, before payments and at the end of the turn.
when-bonus = From strength 5 on you take a bonus card.
when-building = You build after an area action of strength 4 or more.
when-ending = First comes the area action.

## Needed and had

needs = Needs { $needed }; you have { $had }.
needs-all = Needs { $needed }; you have none.
missing = Missing: { $goods }.
no-technology = You do not have this technology: { $name }.
technology-used = Already used this round: { $name }.

## A turn

area-used = A strength card already lies here this round.
agent-harbour = You still have orders from the harbour to sort.
station-elsewhere = The station tile lies in another area.
no-own-warehouse = You have no warehouse here.
card-lies = This card lies here: { $area }.
same-strength = Another card of yours is just as strong: choose that one.
no-extra-card = You have no such extra card.
not-open = This card is not on display.
taken-by = { $owner } has taken this card.
shop-there = You already have a shop here.
no-shop-left = All your shops are built.
warehouse-there = The warehouse of { $owner } stands here.
no-warehouse-left = All your warehouses are built.
upgraded = This card is already upgraded.

## Free actions

order-fulfilled = This order is fulfilled.
not-in-hand = You do not hold this order.
no-agents = No foreign agents are left.
agent-needs = Needs one of these: { $one }.
all-conditions = You have hired an agent for every condition.
no-agent = You have no foreign agent ready.

## Church and Laboratory

faith = Needs faith { $need }; you have { $faith } and can raise it by { $more }.
kind-given = You have already given one of this kind.
in-order = Payments are made in order; this one has passed.
earlier-first = Then you would fall short: pay with something before it first.
technology-yours = You have this technology.
production = Needs production { $need }; you have { $production }. You would have to pay { $price } or 1 import { $n ->
    [one] once
   *[other] { $n } times
}, and can pay { $possible ->
    [one] once
   *[other] { $possible } times
}.
no-goods-here = The laboratory takes yen and imports only.

## Customs, Chinatown and Harbour

flips = You turn { $n } at most.
not-for-sale = This cannot be bought here.
not-bought = This cannot be sold here.
not-drawn = You have not drawn this order.
