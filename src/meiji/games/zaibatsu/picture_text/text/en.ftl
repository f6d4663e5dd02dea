# Few words for the picture of the table; sentences stand in the game's own texts.
board = Main board
seat = Player { $number }
takatoshi = Takatoshi
period = Period { $number }
reconstructed = reconstructed
queue = Worker queue
hiring = Hiring area
bag = Bag
iwakura = Iwakura mission
display = Factories on offer
pairs = Start tiles
pair = Start tiles { $number }
goals = Goals
priority = Priorities
solo-tiles = Action tiles
trains-left = Trains

region = Region { $number }
rail = Region { $region }, train space { $number }
space = City { $city }, { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}: { $good }
foreign = Foreign companies

departments = Departments
department = Department: { $colour }
work-area = Work area
benefit = Benefit tokens, level { $level }
tracks = R&D, mining, finance
pieces = Ships, machines, trains
factories = Factories and concluded contracts
slot = Factory slot { $number }
contracts = Contracts
contract = Contract: { $kind }
contract-level = good of level { $level }
tokens = Influence tokens
flag = Flag: not yet available
objective = Objective: { $area }

action-rd = R&D
action-mining = Mining
action-factory = Factory
action-machines = Machines
action-production = Production
action-ships = Ships
action-trains = Trains
action-markets = Local Markets
action-contracts = Investments and Contracts

area-ships = Ships
area-machines = Machines
area-trains = Trains
area-rd = R&D
area-mining = Mining
area-finance = Finance
area-factories = Factories
area-contracts = Contracts

goal-factories = Factories
goal-machines = Machines
goal-trains = Trains
goal-ships = Ships
goal-contracts = Contracts
goal-rd = R&D
goal-mining = Mining
goal-finance = Finance
goal-tokens = Influence tokens

stock-vp = Victory points
stock-money = Money
stock-coal = Coal
stock-silk = Silk
stock-iron = Iron

start-machine = Machine
start-ship = Ship
start-train = Train
start-worker = Worker
start-old-factory = Old Factory
start-goods = Goods
start-coal = Coal
start-discount = Cheaper factories
old-factory = Old Factory

colour-white = white
colour-blue = blue
colour-grey = grey
colour-yellow = yellow
colour-red = red
colour-black = black

good-cotton = Cotton
good-paper = Paper
good-bento = Bento
good-lenses = Lenses
good-bulbs = Light bulbs
good-watches = Watches

location-san-francisco = San Francisco
location-new-york = New York
location-washington = Washington
location-london = London
location-paris = Paris
location-berlin = Berlin
