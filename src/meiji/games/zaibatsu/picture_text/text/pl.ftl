# Niewiele słów do obrazu stołu; zdania są w tekstach gry.
board = Plansza Główna
seat = Gracz { $number }
takatoshi = Automa
period = Okres { $number }
reconstructed = odtworzone
queue = Kolejka Pracowników
hiring = Obszar Zatrudnienia
bag = Woreczek
iwakura = Misja Iwakury
display = Dostępne Fabryki
pairs = Żetony Startowe
pair = Para żetonów Startowych { $number }
goals = Cele
priority = Priorytety
solo-tiles = Żetony Akcji
trains-left = Pociągi

region = Region { $number }
rail = Region { $region }, pole Pociągu { $number }
space = Miasto { $city }, { $side ->
    [top] góra
    [right] prawo
    [bottom] dół
   *[left] lewo
}: { $good }
foreign = Firmy Zagraniczne

departments = Departamenty
department = Departament: { $colour }
work-area = Obszar Pracowników
benefit = Żetony Korzyści, poziom { $level }
tracks = Badania i Rozwój, Górnictwo, Finanse
pieces = Statki, Maszyny, Pociągi
factories = Fabryki i wypełnione Kontrakty
slot = Pole Fabryki { $number }
contracts = Kontrakty
contract = Kontrakt: { $kind }
contract-level = Towar poziomu { $level }
tokens = Żetony Wpływu
flag = Flaga: jeszcze niedostępne
objective = Cel Osobisty: { $area }

action-rd = Badania i Rozwój
action-mining = Górnictwo
action-factory = Fabryka
action-machines = Maszyny
action-production = Produkcja
action-ships = Statki
action-trains = Pociągi
action-markets = Rynki Lokalne
action-contracts = Inwestycje i Kontrakty

area-ships = Statki
area-machines = Maszyny
area-trains = Pociągi
area-rd = Badania i Rozwój
area-mining = Górnictwo
area-finance = Finanse
area-factories = Fabryki
area-contracts = Kontrakty

goal-factories = Fabryki
goal-machines = Maszyny
goal-trains = Pociągi
goal-ships = Statki
goal-contracts = Kontrakty
goal-rd = Badania i Rozwój
goal-mining = Górnictwo
goal-finance = Finanse
goal-tokens = Żetony Wpływu

stock-vp = Punkty Zwycięstwa
stock-money = Monety
stock-coal = Węgiel
stock-silk = Jedwab
stock-iron = Żelazo

start-machine = Maszyna
start-ship = Statek
start-train = Pociąg
start-worker = Pracownik
start-old-factory = Stara Fabryka
start-goods = Towary
start-coal = Węgiel
start-discount = Tańsze Fabryki
old-factory = Stara Fabryka

colour-white = biały
colour-blue = niebieski
colour-grey = szary
colour-yellow = żółty
colour-red = czerwony
colour-black = czarny

good-cotton = Bawełna
good-paper = Papier
good-bento = Bento
good-lenses = Soczewki
good-bulbs = Żarówki
good-watches = Zegarki

location-san-francisco = San Francisco
location-new-york = Nowy Jork
location-washington = Waszyngton
location-london = Londyn
location-paris = Paryż
location-berlin = Berlin
