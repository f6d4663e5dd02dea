# Wenige Wörter für das Bild des Tisches; Sätze stehen in den Texten des Spiels.
board = Spielplan
seat = Spieler { $number }
takatoshi = Takatoshi
period = Abschnitt { $number }
reconstructed = rekonstruiert
queue = Wartebereich
hiring = Einstellungsbereich
bag = Beutel
iwakura = Iwakura-Mission
display = Fabriken in der Auslage
pairs = Startplättchen
pair = Startplättchenpaar { $number }
goals = Ziele
priority = Prioritätenbereich
solo-tiles = Aktionsplättchen
trains-left = Eisenbahnen

region = Region { $number }
rail = Region { $region }, Eisenbahnfeld { $number }
space = Stadt { $city }, { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}: { $good }
foreign = Überseefirma

departments = Abteilungsbereich
department = Abteilung: { $colour }
work-area = Arbeitsbereich
benefit = Prunkplättchen, Stufe { $level }
tracks = F&E, Bergbau, Finanzen
pieces = Schiffe, Maschinen, Eisenbahnen
factories = Fabrikbereich und Vertragsbereich
slot = Fabrikfeld { $number }
contracts = Verträge
contract = Vertrag: { $kind }
contract-level = Ware der Stufe { $level }
tokens = Einflussmarker
flag = Fahne: noch nicht verfügbar
objective = Erfolg: { $area }

action-rd = F&E
action-mining = Bergbau
action-factory = Fabrikbau
action-machines = Maschinen
action-production = Produktion
action-ships = Schiffe
action-trains = Eisenbahnen
action-markets = Heimische Märkte
action-contracts = Investitionen und Verträge

area-ships = Schiffe
area-machines = Maschinen
area-trains = Eisenbahnen
area-rd = F&E
area-mining = Bergbau
area-finance = Finanzen
area-factories = Fabriken
area-contracts = Verträge

goal-factories = Fabriken
goal-machines = Maschinen
goal-trains = Eisenbahnen
goal-ships = Schiffe
goal-contracts = Verträge
goal-rd = F&E
goal-mining = Bergbau
goal-finance = Finanzen
goal-tokens = Einflussmarker

stock-vp = Siegpunkte
stock-money = Geld
stock-coal = Kohle
stock-silk = Seide
stock-iron = Eisen

start-machine = Maschine
start-ship = Schiff
start-train = Eisenbahn
start-worker = Arbeitskraft
start-old-factory = Familienbetrieb
start-goods = Waren
start-coal = Kohle
start-discount = Günstigere Fabriken
old-factory = Familienbetrieb

colour-white = weiß
colour-blue = blau
colour-grey = grau
colour-yellow = gelb
colour-red = rot
colour-black = schwarz

good-cotton = Baumwolle
good-paper = Papier
good-bento = Bentō
good-lenses = Optische Linsen
good-bulbs = Glühlampen
good-watches = Uhren

location-san-francisco = San Francisco
location-new-york = New York
location-washington = Washington
location-london = London
location-paris = Paris
location-berlin = Berlin
