# The lessons: for each its title, its idea, its goal, what was learnt, and why a try leads away from it.
area-title = Choose an area
area-idea = The most points after four rounds win. In each of your four turns a round you choose an area, and your lowest strength card goes there. Its strength says how much you get. Then the area is closed for both of you until the round ends; only Laboratory and Harbour stay open.
area-goal = Get 1 fish at the Fishing Grounds.
area-done = Strength 1, 1 fish. Your next card is stronger, so keep the areas that need strength for later in the round.
area-not = With strength 1 that is no fish. Choose the Fishing Grounds.

order-title = Fulfil an order
order-idea = Orders turn goods into points and a reward at once. You may fulfil them at any time in your turn, as often as you can pay, and it costs no turn. Orders left in your hand score nothing.
order-goal = Fulfil order 13: you have copper, silk and fish.
order-done = 3 points at the end and an extra card +1 now. Your turn is still yours: choose an area next.
order-not = First fulfil the order you can pay. It is free.

strength-title = More strength
strength-idea = With an area you may play one extra card for +1 or +2. Your own shop and warehouse there add 1 each. From strength 4 on you may build in the area, from 5 on you take a bonus card.
strength-goal = Go to the Bank with strength 3 and take 3 yen.
strength-done = Card 2 and the extra card +1 make 3 yen. The extra card goes back to its pile, so use it where one more step counts.
strength-not = Not there: go to the Bank for yen.
strength-not-extra = That is strength 2 only. Add your extra card +1.

technology-title = Take a technology
technology-idea = At the Laboratory strength becomes production, and with it you take a technology. Each missing point costs 2 yen or 1 import. Technologies help for the rest of the game, and many bring points at the end.
technology-goal = Take University: upgrades of your cards are free with it.
technology-done = Strength 2, University needs 3: you paid 2 yen. From your fourth technology on each one costs 2 yen more.
technology-not = Technologies are taken at the Laboratory. It is always open.
technology-not-leave = You can pay for University: 2 production and 2 yen.

harbour-title = New orders
harbour-idea = At the Harbour you look at as many orders as you have strength, and keep one. A second one costs 2 yen or 1 import. Take what you can pay soon.
harbour-goal = Get a new order at the Harbour.
harbour-done = Look at the goods you need: now you know which areas to visit. The most fulfilled orders bring 6 points more.
harbour-not = Orders come from the Harbour. It is always open.

building-title = Shops and warehouses
building-idea = With strength 4 or more you may build in the area you have chosen. A shop costs 1 yen and brings 1 point; a warehouse costs 4 yen, later more, brings 5 points and 1 yen each time anyone comes there. Both add 1 strength for you.
building-goal = Build a warehouse.
building-done = 5 points, and the Laboratory pays you from now on. No second warehouse fits there.
building-not = Your turn would be over without a building. You have 5 yen.
building-not-build = A shop brings 1 point. You have the 4 yen for a warehouse.

bonus-title = Strength 5 and more
bonus-idea = With strength 5 you take the first reward of a bonus card, with 6 the first two, with 7 all three. So one strong turn can be worth two weak ones. You have card 4 and extra cards.
bonus-goal = Go to the Copper Mine with strength 5 or more and take a bonus card.
bonus-done = 3 copper and the rewards of the bonus card in one turn.
bonus-not = Copper needs strength. Choose the Copper Mine.
bonus-not-extra = Strength 4 brings no bonus card. Add an extra card.

church-title = Church
church-idea = At the Church strength becomes faith. Pay one of each kind, copper, silk, tea, fish, an import, a yen, for 1 faith more each. Church cards bring a reward now and points at the end, and two of them let you hire an agent.
church-goal = Take the church card with 8 points.
church-done = 8 points in one turn, for things you had too few of for an order.
church-not = Choose the Church: your shop and your warehouse there make you strong.
church-not-leave = You can pay the missing faith with one thing of each kind.

agent-title = Foreign agents
agent-idea = You may hire an agent once for each of these: 3 fulfilled orders, 3 technologies, 2 church cards, 2 face-down imports. Each agent gives you one more area action with strength 3, even in a used area. It costs no turn.
agent-goal = Hire the agent for your church cards and use it.
agent-done = Now choose any area: a whole action for free. Four agents are possible in a game.
agent-not = Do not stop yet: your agent is free.

customs-title = Imports
customs-idea = Imports are worth 1 point each, face down 4 points. At Customs you turn them over, one less than your strength. You may still pay with them, but then the points are gone. Two face-down imports let you hire an agent.
customs-goal = Turn your import face down.
customs-done = 1 point became 4.
customs-not = Only Customs turns imports over.

upgrade-title = Upgrade your cards
upgrade-idea = After rounds 1, 2 and 3 you take your cards back and may upgrade one of them for the rest of the game. You play your lowest card first, so a better low card helps in every round. Your University makes it free.
upgrade-goal = Upgrade a strength card.
upgrade-done = One more strength in each round to come. Do it as early as you can.
upgrade-not = It costs you nothing and helps in every round. Choose a card.

game-title = Your first game
game-idea = Play the rest of the last round. Fulfil what you can, use your agent, build a warehouse where you have strength 4. Points come from orders, technologies, church cards, warehouses and imports. Ask “?” whenever something is new.
game-goal = Play to the end of the game.
game-done = You know all the rules now. Play a whole game against Hana, the beginner: hints and undo are always there.
