# The lessons: for each its title, its idea, its goal, what was learnt, and why a try leads away from it.
aim-title = What wins
aim-idea = The most points win. Three times in the game the four regions are scored: whoever has the most influence there scores most. At the end your achievements score, too. Deliver goods to the local market to gain influence. You have 1 lens.
aim-goal = Take Local Market and deliver your lenses to a city.
aim-done = Your tile counts for you in that region at each scoring, and you got the bonus of the region at once.
aim-not = That brings no influence. Take Local Market.

hire-title = Take a worker
hire-idea = Every action costs a worker: take one from the action space above it, then pay what the action asks. The colour never changes the action, but when you consolidate you pay 3,000 yen for each colour among your workers.
hire-goal = Take Mining with a worker that adds nothing to your wages.
hire-done = White you had already, so your wages stay at 3,000 yen. A second colour would have made it 6,000.
hire-not = You need coal later. Take Mining: its space has a worker of your colour.
hire-not-worker = A new colour: 3,000 yen more in wages. Take the colour you already have.

consolidate-title = Consolidate
consolidate-idea = Your yen and coal are spent. Consolidate: give back what is left, receive yen and coal as your tracks say, pay wages of 3,000 yen for each colour. You must do it when you cannot take any action. From three workers on you also get an imperial reward.
consolidate-goal = Consolidate and pay all wages.
consolidate-done = A budget of 12,000 yen and 4 coal, and 6,000 yen wages for two colours. You had nothing left to lose.
consolidate-not = You have one bento: a single low tile. Without yen and coal it is better to consolidate first.

technology-title = Technology
technology-idea = Technology decides which factories you can build: 2, 4 or 6 for level 1, 2 or 3. Pay 1,000, 3,000 or 6,000 yen for 1, 2 or 3 spaces. Mining works the same way and brings coal when you consolidate.
technology-goal = Advance 3 spaces in Technology.
technology-done = Half of your money, but from here the good factories are near. Blueprints can make up for what is missing.
technology-not = Without technology you only build the weakest factories. Take Technology.
technology-not-steps = That is not far enough: you can afford 3 spaces.

factory-title = Build a factory
factory-idea = A factory costs 6,000 yen, and you may have only one for each good. Its synergy works at once or lasts. 1 good of level 1, 2 or 3 lets you place influence 1, 3 or 5. A blueprint makes up for one technology that is missing.
factory-goal = Build a factory of level 2: bento or lenses.
factory-done = One good of this factory is worth as much influence as three of level 1.
factory-not = You have 11,000 yen. Invest in a new industry.
factory-not-factory = That is level 1: its goods bring little influence. With your blueprint you reach level 2.

production-title = Coal becomes goods
production-idea = Production costs coal: 2, 3 or 4 for a factory of level 1, 2 or 3. You get 1 good, and 1 or 2 more for its machine. Four goods fit; more are lost.
production-goal = Produce a clock with your 4 coal.
production-done = Clocks are level 3: one of them places influence 5.
production-not = You have 4 coal and little money. Take Production.
production-not-produce = Clocks are level 3 and bring the most influence. Produce there.

market-title = Win a market
market-idea = 1, 2 or 3 clocks let you place a tile of up to 5, 6 or 7; lower ones are allowed, but easier to replace. An occupied space needs a higher tile. Each tile brings the bonus of its region, and covers influence of the overseas companies.
market-goal = Deliver your clock where it brings 5,000 yen, with a tile of 5.
market-done = Influence 5 in Kanto and 5,000 yen: the market can pay for your next turn.
market-not = You have 2,000 yen and one clock. Take Local Market.
market-not-market = There the bonus is not yen. Look for Tokyo or Yokohama.
market-not-influence = A lower tile is easy to replace, and your clock is worth 5.

machines-title = Machines
machines-idea = A machine costs 5,000 yen. Its factory makes 1 good more each time, on the +2 side 2 more. Factories with a +2 machine also count for an achievement.
machines-goal = Install a machine, with a worker that adds nothing to your wages.
machines-done = From now on your factory makes 2 lenses for the same coal.
machines-not = You have 5,000 yen: just enough for a machine.
machines-not-worker = A new colour: 3,000 yen more in wages. You have white already.

export-title = Export
export-idea = Contracts are paid with goods: each number with one kind, different numbers with different kinds. They raise your income for the rest of the game; the big ones bring points as well.
export-goal = Fulfil the contract that brings points.
export-done = 2 points, and your income rose by two spaces: every time you consolidate you get more yen.
export-not = You have 1 bento and 2 lenses: enough for a contract. Take Export.
export-not-contract = That brings no points. Look for the contract with 2 + 1 goods.

rewards-title = Imperial rewards
rewards-idea = With three or more workers you get a reward when you consolidate, the better the more workers you have. It brings something now, and then multiplies one of your achievements at the end. It stays there.
rewards-goal = Consolidate, take a 4× reward and put it where it is worth most now.
rewards-done = Three regions times 4: 12 points, and a fourth region would make it 16.
rewards-not = Your money is gone and you have five workers: the right moment to consolidate.
rewards-not-reward = You have five workers: you may take a 4× tile.
rewards-not-achievement = That is worth fewer points now. You have tiles in three regions.

game-title = Your first game
game-idea = Play the last turns of a game. The regions are scored once more: deliver where it changes a place, and add railways where you have a tile. Ask “?” whenever something is new.
game-goal = Play to the end of the game.
game-done = You know all the rules now. Play a whole game against Hana, the beginner: hints and undo are always there.
