# The lessons: for each its title, its idea, its goal, what was learnt, and why a try leads away from it.
aim-title = What wins
aim-idea = The most points win. Most of them come from the four regions: they are scored at the end of each of the three periods, and whoever has the most influence scores most. Deliver goods to gain influence. You have 2 watches.
aim-goal = Take Local Markets and deliver watches to a city.
aim-done = Your token counts for you in that region whenever the regions are scored. At the end of the game your objectives bring points, too.
aim-not = That brings no influence. Take Local Markets and turn your watches into influence.

hire-title = Hire a worker
hire-idea = Every action costs a worker: take one from the hiring space above it. Then pay what the action asks, here coal. The colour never changes the action, but when you consolidate you pay 3 money for each colour in your work area.
hire-goal = Take Production with a worker that adds nothing to your wages.
hire-done = You had a grey worker already, so your wages stay at 3 money. A second colour would have made it 6.
hire-not = You have no money, but 4 coal. Take Production.
hire-not-worker = A new colour: 3 money more in wages. Take the colour you already have.

consolidate-title = Consolidate
consolidate-idea = Your money is almost gone. Consolidate: give back all money and coal, use the department of your first worker, take your income, pay wages. Do it when little is left to lose. You must do it when your work area is full or you cannot take any action.
consolidate-goal = Consolidate and pay all wages.
consolidate-done = You gave back 2 money and 4 coal. The blue department brought 3 money, your income 14 money and 2 coal. One colour cost 3 money in wages. Your work area is empty again.
consolidate-not = With 2 money you get little done, and each worker of a new colour costs 3 money more in wages. Consolidate now.

research-title = Research
research-idea = R&D decides which factories you can build: you need 2, 4 or 6 for level 1, 2 or 3. Pay 1, 3 or 6 money for 1, 2 or 3 spaces. You get every icon you reach or pass. Mining works the same way and brings coal when you consolidate.
research-goal = Advance 3 spaces on R&D.
research-done = Your R&D is 4 now: factories of level 2 are yours to build. You also passed an icon: use a department of your choice.
research-not = Without R&D you only build the cheap factories. Take R&D.
research-not-steps = That is not far enough: you can afford 3 spaces.

factory-title = Build a factory
factory-idea = A factory costs 6 money and makes one kind of good. Its flash works once, when you build it; other effects last. Higher levels make stronger goods: 1 good of level 1, 2 or 3 is worth influence 1, 3 or 5.
factory-goal = Build a factory of level 2: bento or lenses.
factory-done = One bento or one pair of lenses brings as much influence as three bales of cotton. That is why R&D comes first.
factory-not = You have 14 money and enough R&D. Build a factory.
factory-not-factory = That is a factory of level 1: its goods bring little influence. Your R&D allows level 2.

production-title = Coal becomes goods
production-idea = Production costs coal: 2, 3 or 4 for a factory of level 1, 2 or 3. It makes 1 good, plus 1 for each machine in the factory. Four goods fit; more are lost. New coal comes when you consolidate: Mining says how much.
production-goal = Produce watches with your 4 coal.
production-done = 2 watches: one, and one more because of the machine. Watches are level 3, so even one brings influence 5.
production-not = You have 4 coal and no money. Take Production.
production-not-produce = Watches are level 3 and bring the most influence. Produce there.

markets-title = Win a market
markets-idea = More goods make a higher token: watches 5, 6 or 7 for 1, 2 or 3. On an occupied space your token must be higher; the old one goes back to its owner. For each delivery take the region's bonus or 2 points.
markets-goal = Replace the 6 of your opponent in Tokyo.
markets-done = 7 beats 6, and nothing beats a 7. You gained influence and your opponent lost some.
markets-not = You have 3 watches and they belong on the market. Take Local Markets.
markets-not-market = Your opponent keeps the 6 in Tokyo then. Deliver there.

trains-title = Lay a train
trains-idea = A train costs 3 iron, or 5 money and 1 iron. It counts 2 influence in its region, but only if you also have a token there. Its space gives you a bonus at once.
trains-goal = Lay a train in Kanto, where your token lies.
trains-done = Token and train together: your influence in Kanto grew by 2, and nobody can take a train away.
trains-not = You have 5 iron, enough for a train. Take Trains.
trains-not-region = You have no token there, so the train would count nothing yet. Lay it in Kanto.

ships-title = Ships and experts
ships-idea = A ship costs 3 iron, or 5 money and 1 iron. Its destination sends you an expert, who counts as a worker, and upgrades the department of that colour for the rest of the game. New colours raise your wages, so choose well.
ships-goal = Send a ship whose expert adds nothing to your wages.
ships-done = The expert has a colour you pay for anyway. Your upgraded department brings more every time.
ships-not = You have 4 iron. Take Ships.
ships-not-worker = Take the grey worker: then the expert from London has a colour you already pay for.
ships-not-location = That expert has a new colour: 3 money more in wages. You pay for white and grey already.

contracts-title = Conclude a contract
contracts-idea = Pay 1 good, then 2 of another kind, then 3 of a third. Each time either invest (Finance +2 for more income) or conclude a contract: it uses a department at once and counts for an objective at the end.
contracts-goal = Pay 1 cotton for the contract that brings points at once.
contracts-done = 4 points for 1 cotton, because your yellow department is upgraded.
contracts-not = Cotton brings hardly any influence. Use it for a contract.
contracts-not-worker = Grey is a new colour: 3 money more in wages. Take the white worker.
contracts-not-good = A watch brings influence 5. Pay with cotton.
contracts-not-invest = More income helps little so late. Take the contract with points.
contracts-not-contract = Only the yellow department brings points at once.

benefits-title = Benefit tokens
benefits-idea = The place of your last worker when you consolidate decides which benefit token you get: the fuller your work area, the better. Put it on an objective. It stays there and scores at the end, if you reach the threshold.
benefits-goal = Consolidate and put the token where it already brings points.
benefits-done = These points are safe, and you can still earn more. Your first worker is white, so the white department moves you on now.
benefits-not = You have four workers, 1 money and 2 coal left: the right moment to consolidate.
benefits-not-objective = You are below the threshold there. R&D and Factories bring points already.

rounds-title = The end of a round
rounds-idea = When you take the last worker of a hiring space, the queue refills it. If the queue is empty, the round ends and every space with two workers or fewer gets a new one. Three times in the game a period ends with a round: then the regions are scored.
rounds-goal = The queue is empty. Take the last worker of a hiring space and finish your action.
rounds-done = The round is over. So watch the queue: whoever takes the last worker decides when the regions are scored.
rounds-not = More than one worker is waiting there, so the round goes on. Look for a space with a single worker.

scoring-title = Scoring the regions
scoring-idea = Trains takes the last worker: the round and the period end after this action. In Kyushu you both have influence 10, and a tie shares the points. One train more makes it 12.
scoring-goal = Lay a train in Kyushu and finish your action.
scoring-done = 18 points in Kyushu for you and 10 for your opponent, instead of 14 each. Printed numbers count for the foreign companies: cover them with your tokens.
scoring-not = The period is about to end. Take Trains: it has the last worker.
scoring-not-region = Kyushu first: 2 more influence make you first there and your opponent second.

plan-title = A plan
plan-idea = Strong play looks like this: climb R&D early, build factories of level 2 and 3, then deliver few but strong goods to two or three regions. Your first factory should help you on this way.
plan-goal = Build the factory that moves you on R&D at once.
plan-done = Two spaces of R&D for free. From here: more R&D, a factory of level 3, machines, coal, and then the markets.
plan-not = 9 money pay for a factory now. Take Factory.
plan-not-factory = Good, but it does not bring you closer to the strong factories. Look for R&D.

game-title = Your first game
game-idea = The last period of a game is yours: you have factories, machines and coal. Produce, deliver where it changes a place in a region, conclude contracts with the rest, and consolidate with four workers or more for a benefit token. Ask “?” whenever something is new.
game-goal = Play to the end of the game.
game-done = You know all the rules now. Play a whole game against Hana, the beginner: hints and undo are always there.
