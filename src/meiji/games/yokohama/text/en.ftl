# Yokohama Duel in English. The same messages stand in all languages, in the same order.

title = Yokohama Duel
about = Two merchants race for the orders of a port that opens to the world: choose an area, choose your strength, and be there when your rival is not.
facts = about an hour with a friend, 20 minutes alone · medium to heavy
game-over = The game is over
seat = player { $number }

## Names

good-copper = copper
good-silk = silk
good-tea = tea
good-fish = fish
area-tea-plantation = Tea Plantation
area-fishing-grounds = Fishing Grounds
area-silk-mill = Silk Mill
area-copper-mine = Copper Mine
area-church = Church
area-customs = Customs
area-chinatown = Chinatown
area-bank = Bank
area-laboratory = Laboratory
area-harbour = Harbour
technology-exhibition = Exhibition
technology-ball = Ball
technology-station = Station
technology-mining = Mining
technology-stock-exchange = Stock Exchange
technology-patents = Patents
technology-printing = Printing
technology-stagecoach = Stagecoach
technology-electric-light = Electric Light
technology-postal-service = Postal Service
technology-gas-lamp = Gas Lamp
technology-telegraph = Telegraph
technology-language-school = Language School
technology-university = University
technology-tram = Tram
technology-winery = Winery
technology-telephone = Telephone
technology-newspaper = Newspaper
technology-textile-mill = Textile Mill
technology-brickworks = Brickworks
order = Order { $number }
church = Church card { $number }
bonus = Bonus card { $number }
strength-card = Strength card { $number }
condition-imports = for face-down imports
condition-orders = for fulfilled orders
condition-technologies = for technologies
condition-churches = for church cards
source-rulebook = rulebook
source-example = example in the rulebook
source-public = public pages
source-reconstructed = reconstructed, not from the publisher

## Amounts

amount-yen = { $n ->
     [one] 1 yen
    *[other] { $n } yen
}
amount-copper = { $n ->
     [one] 1 copper
    *[other] { $n } copper
}
amount-silk = { $n ->
     [one] 1 silk
    *[other] { $n } silk
}
amount-tea = { $n ->
     [one] 1 tea
    *[other] { $n } tea
}
amount-fish = { $n ->
     [one] 1 fish
    *[other] { $n } fish
}
amount-imports = { $n ->
     [one] 1 import
    *[other] { $n } imports
}
amount-cleared = { $n ->
     [one] 1 face-down import
    *[other] { $n } face-down imports
}
amount-plus_1 = { $n ->
     [one] 1 extra card +1
    *[other] { $n } extra cards +1
}
amount-plus_2 = { $n ->
     [one] 1 extra card +2
    *[other] { $n } extra cards +2
}
amount-orders = { $n ->
     [one] 1 order
    *[other] { $n } orders
}
amount-points = { $n ->
     [one] 1 point
    *[other] { $n } points
}
amount-faith = { $n ->
     [one] 1 faith
    *[other] { $n } faith
}
amount-production = { $n ->
     [one] 1 production
    *[other] { $n } production
}
amount-exchanges = { $n ->
     [one] 1 exchange
    *[other] { $n } exchanges
}
amount-flips = { $n ->
     [one] turn 1 import face down
    *[other] turn up to { $n } imports face down
}
amount-draws = { $n ->
     [one] look at 1 order
    *[other] look at { $n } orders
}
amount-payments = { $n ->
     [one] pay { $price } or 1 import
    *[other] pay { $n } × ({ $price } or 1 import)
}
amount-cards = { $n ->
    [one] { $n } strength card
   *[other] { $n } strength cards
}
amount-upgrades = { $n ->
    [one] { $n } upgraded strength card
   *[other] { $n } upgraded strength cards
}
amount-shops = { $n ->
    [one] { $n } shop
   *[other] { $n } shops
}
amount-warehouses = { $n ->
    [one] { $n } warehouse
   *[other] { $n } warehouses
}
amount-agents = { $n ->
    [one] { $n } foreign agent
   *[other] { $n } foreign agents
}
amount-fulfilled = { $n ->
    [one] { $n } fulfilled order
   *[other] { $n } fulfilled orders
}
amount-technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
amount-churches = { $n ->
    [one] { $n } church card
   *[other] { $n } church cards
}
free = free
nothing = nothing
flip-import = turn 1 import face down
order-with = { $order } ({ $trade })
order-trade = { $goods } → { $gives }

## Technologies

effect-exhibition = { $points } at the end
effect-ball = { $points } at the end for each order you fulfilled
effect-station = place the station tile in any area: both players act there with strength +1; once a round its owner may choose this area although it is used
effect-mining = whenever you gain copper, gain { $amount } more
effect-stock-exchange = if you start your turn with at most { $price }: gain { $gain }
effect-patents = { $points } at the end for each of your technologies
effect-printing = gain { $gain } with each later technology
effect-stagecoach = once a round choose a used area where you have a warehouse
effect-electric-light = { $points } at the end for each of your warehouses
effect-postal-service = once a round play any strength card
effect-gas-lamp = { $points } at the end for each of your shops
effect-telegraph = your extra cards are { $amount } stronger
effect-language-school = gain { $gain } with each order you fulfil
effect-university = the upgrade at the end of a round is free
effect-tram = once a round choose any used area
effect-winery = { $points } at the end for each of your church cards
effect-telephone = once a round pay { $price } for strength +{ $amount }
effect-newspaper = an extra card +1 now and at the start of every round
effect-textile-mill = once a round sell 1 silk for { $gain }
effect-brickworks = { $points } at the end for each face-down import
brief-exhibition = { $points } at the end
brief-ball = { $points } for each fulfilled order
brief-station = +1 strength in one area; 1× a round open to you
brief-mining = +{ $amount } copper whenever you gain copper
brief-stock-exchange = turn begins with { $price } or less: +{ $gain }
brief-patents = { $points } for each technology
brief-printing = +{ $gain } with each later technology
brief-stagecoach = 1× a round: a used area with your warehouse
brief-electric-light = { $points } for each warehouse
brief-postal-service = 1× a round: play any strength card
brief-gas-lamp = { $points } for each shop
brief-telegraph = your extra cards are { $amount } stronger
brief-language-school = +{ $gain } with each order you fulfil
brief-university = your upgrades are free
brief-tram = 1× a round: any used area
brief-winery = { $points } for each church card
brief-telephone = 1× a round: { $price } for +{ $amount } strength
brief-newspaper = an extra card +1 now and each round
brief-textile-mill = 1× a round: 1 silk → { $gain }
brief-brickworks = { $points } for each face-down import

## Components

component = { $text }. Source: { $source }.
source-page = { $source }, p. { $page }
component-area = { $area }: strength 1 to 5+ gives { $gives }
component-area-open = { $area }, always open: strength 1 to 5+ gives { $gives }
component-technology = { $name }, production { $production }: { $effect }
component-church = { $name }: faith { $faith }; { $reward }; { $points }
component-bonus = { $name }: strength 5: { $first }; 6: { $second }; 7: { $third }
component-strength-card = { $name }: { $before }; upgrade for { $price } to { $after }
component-exchange = Chinatown: buy { $thing } for { $buy }, sell for { $sell }
component-exchange-buy = Chinatown: buy { $thing } for { $buy }; you cannot sell it
component-agent = Foreign agent: strength { $strength }; one for each condition: { $orders } fulfilled orders, { $technologies } technologies, { $churches } church cards, { $imports } face-down imports

## Decisions

decide-turn = Choose an area, or take free actions first
decide-agent-area = Choose an area for the agent
decide-entrance = Which technology opens the used area?
decide-card = Which strength card do you play?
decide-extra = Raise your strength?
decide-church = Which church card do you take?
decide-faith-payment = What do you pay for more faith?
decide-technology = Which technology do you take?
decide-technology-payment = How do you pay for the technology?
decide-station = Where do you place the station tile?
decide-flip = How many imports do you turn face down?
decide-exchange = Buy or sell something?
decide-keep = Which order do you keep?
decide-another = Pay for a second order?
decide-under = Which order goes under the deck next?
decide-start-order = Which order do you discard?
decide-bonus = Which bonus card do you take?
decide-after = Build, take free actions, or end the turn
decide-agent-building = Build with the agent?
decide-return = Too many extra cards: which one do you put back?
decide-upgrade = Upgrade a strength card?
kind-turn = turn
kind-agent-area = agent's area
kind-entrance = used area
kind-card = strength card
kind-extra = strength
kind-church = church
kind-faith-payment = paying for faith
kind-technology = laboratory
kind-technology-payment = paying for a technology
kind-station = station
kind-flip = customs
kind-exchange = exchange
kind-keep = order
kind-another = second order
kind-under = under the deck
kind-start-order = starting orders
kind-bonus = strength bonus
kind-after = end of the turn
kind-agent-building = agent's building
kind-return = hand limit
kind-upgrade = upgrade

## Moves: labels

move-area = { $area } with strength { $strength }: { $gives }
move-enter = use the { $technology }
move-card = play strength card { $strength }
move-extra-none = play no extra card: strength { $strength }
move-extra = play an extra card +{ $value }: strength { $strength }
move-telephone = Telephone: pay { $price } → strength { $strength }
move-church = { $card } (faith { $faith }): { $reward } now, { $points } at the end
move-technology = { $name } (production { $production }): { $price } → { $effect }
move-leave = take no card
move-pay = pay { $what }
move-station = place the station tile ({ $area })
move-flip = { $n ->
     [0] turn no import face down
     [one] turn 1 import face down
    *[other] turn { $n } imports face down
}
move-buy = buy { $what }: pay { $price }
move-sell = sell { $what }: get { $price }
move-stop-exchange = stop exchanging
move-stop-another = keep no second order
move-stop-agent = end the agent's action
move-keep = keep { $order }: { $trade }
move-under = put { $order } under the deck: { $trade }
move-discard = discard { $order }: { $trade }; you keep the other two
move-another = keep a second order: pay { $price }
move-bonus = { $card }: get { $reward }
move-build-shop = build a shop: pay { $price }
move-build-warehouse = build a warehouse: pay { $price }
move-fulfil = fulfil { $order }: { $trade }
move-hire = hire a foreign agent ({ $condition })
move-agent = use a foreign agent (strength { $strength })
move-textile-mill = Textile Mill: pay 1 silk → { $price }
move-end = end the turn
move-return = put back an extra card +{ $value }
move-upgrade-none = upgrade nothing
move-upgrade = upgrade strength card { $before } to { $after }: pay { $price }

## Log

log-area = chooses { $area }
log-enter = uses the { $technology }
log-card = plays strength card { $strength }
log-extra-none = acts with strength { $strength }
log-extra = plays an extra card +{ $value } and acts with strength { $strength }
log-telephone = uses the Telephone
log-church = takes { $card }
log-technology = takes { $name }
log-leave = takes no card
log-pay = pays { $what }
log-station = places the station tile ({ $area })
log-flip = turns imports face down
log-buy = buys { $what }
log-sell = sells { $what }
log-stop-exchange = stops exchanging
log-stop-another = keeps no second order
log-stop-agent = ends the agent's action
log-keep-hidden = keeps an order
log-under-hidden = puts an order under the deck
log-another = pays for a second order
log-bonus = takes { $card }
log-build-shop = builds a shop ({ $area })
log-build-warehouse = builds a warehouse ({ $area })
log-fulfil = fulfils { $order }
log-hire = hires a foreign agent
log-agent = uses a foreign agent
log-textile-mill = sells silk with the Textile Mill
log-end = ends the turn
log-return = puts back an extra card +{ $value }
log-upgrade-none = upgrades nothing
log-upgrade = upgrades strength card { $before } to { $after }
log-warehouse-paid = gets rent for the warehouse ({ $area })
event-with = { $line }: { $changes }
event-bonus-opened = New bonus card { $number }
event-round-began = Round { $number } begins
event-game-scored = The game ends

## Log, told to the player who acts

you-area = choose { $area }
you-enter = use the { $technology }
you-card = play strength card { $strength }
you-extra-none = act with strength { $strength }
you-extra = play an extra card +{ $value } and act with strength { $strength }
you-telephone = use the Telephone
you-church = take { $card }
you-technology = take { $name }
you-leave = take no card
you-pay = pay { $what }
you-station = place the station tile ({ $area })
you-flip = turn imports face down
you-buy = buy { $what }
you-sell = sell { $what }
you-stop-exchange = stop exchanging
you-stop-another = keep no second order
you-stop-agent = end the agent's action
you-keep = keep { $order }
you-under = put { $order } under the deck
you-discard = put { $order } under the deck
you-another = pay for a second order
you-bonus = take { $card }
you-build-shop = build a shop ({ $area })
you-build-warehouse = build a warehouse ({ $area })
you-fulfil = fulfil { $order }
you-hire = hire a foreign agent
you-agent = use a foreign agent
you-textile-mill = sell silk with the Textile Mill
you-end = end the turn
you-return = put back an extra card +{ $value }
you-upgrade-none = upgrade nothing
you-upgrade = upgrade strength card { $before } to { $after }
you-warehouse-paid = get rent for the warehouse ({ $area })

## Result

points-orders = fulfilled orders
points-most-orders = bonus for the most orders
points-technologies = technologies
points-most-production = bonus for the highest production
points-churches = church cards
points-warehouses = warehouses
points-shops = shops
points-cleared = face-down imports
points-imports = face-up imports
points-yen = yen
points-goods = trade goods
points-total = total

## Picture

picture-areas = The harbour quarter
picture-display-bonus = Bonus cards
picture-display-technologies = Technologies
picture-display-churches = Church cards
picture-display-orders = Order deck: { $n } (below: { $under })
picture-looked-at = Orders drawn
picture-hidden-order = Hidden order
picture-hand = Orders in hand
picture-missing = { $order }; missing: { $goods }
picture-fulfilled = Fulfilled orders
picture-agents = Foreign agents: { $n }
picture-agents-of = Agents: { $ready } ready, { $spent } used
picture-agent-needs = { $n } of these bring you a foreign agent
picture-agent-hired = You hired a foreign agent for { $n } of these
picture-piles = Extra cards in supply: +1: { $one }, +2: { $two }
picture-round-of = Round { $number } of { $rounds }
picture-round = Round { $number }, turns left: { $left }
picture-used = used
picture-area-used = { $area } (used)
picture-always-open = Always open: never counts as used
picture-station = Station: strength +1 for both players
picture-strength-gives = Strength { $strength }: { $gives }
picture-strength-next = Strength { $strength }, your next card: { $gives }
picture-note-title = Orders, most churches and bonus cards, all production values and the exchange are reconstructed, not from the publisher. Each card tells its source.
picture-shop-of = Shop of { $name }
picture-no-shop = Place for a shop of { $name }
picture-warehouse-of = Warehouse of { $name }
picture-no-warehouse = Place for a warehouse
picture-shops-left = Shops left to build: { $n }
picture-warehouses-left = Warehouses left to build: { $n }; the next costs { $price } yen
picture-production = Production in all: { $n }
picture-card-of = Strength card { $strength } of { $name }
picture-card-lies = { $card }: { $area }
picture-done = Done
picture-done-title = Done, nothing more
