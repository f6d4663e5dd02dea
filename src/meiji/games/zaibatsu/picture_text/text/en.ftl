# Few words for the picture of the table; sentences stand in the game's own texts.
board = Main board
seat = Player { $number }
takatoshi = Takatoshi
note-reconstructed = Some values here are reconstructed. The card of each component says which.

rounds = Rounds
period = Period { $number }: { $points } points for the places in each region
period-name = Period { $number }
queue = Worker queue
hiring = Hiring area
bag = Bag
iwakura = Iwakura mission
leaders = Influence
foreign = Foreign companies
region-worker = Takatoshi's worker here: { $worker }

display = Factories on offer
level = { $good }, level { $level }: build with R&D { $rd }, produce for { $coal } coal
pairs = Start tiles
pair = Start tiles { $number }
goals = Goals
priority = Priorities
solo-tiles = Action tiles
trains-left = Trains

short-rd = R&D
short-mining = Mining
short-factory = Factory
short-machines = Machines
short-production = Production
short-ships = Ships
short-trains = Trains
short-markets = Local Markets
short-contracts = Contracts

work-area = Work area
work-space = Work area, space { $number }: { $worker }
free = free
benefit = { $n ->
    [one] { $n } benefit token of level { $level }
   *[other] { $n } benefit tokens of level { $level }
}
consolidate = Consolidate: you pay { $wages } in wages and get { $income }
seal-consolidate = Consolidate
seal-done = End the action
seal-skip = Do without
tokens = Influence tokens
token = Influence token { $value }: { $n } in stock
flag = { $n } on the flag, not available yet
tracks = R&D, mining, finance
step = { $track }, space { $number }
pieces = Ships, machines, trains
row = { $pieces }: { $n } in play, { $left } left
objectives = Objectives
objective = Objective { $area }
objective-now = level { $level }: { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
factories = Factories and concluded contracts
slot = Factory slot { $number }
recess = Contract { $number }: { $points } points with a benefit token of level 1, 2, 3
contracts = Contracts
departments = Departments
once-upgraded = upgraded: { $effect }
