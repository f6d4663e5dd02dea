# Nippon: Zaibatsu auf Deutsch, mit den Begriffen der deutschen Ausgabe.

title = Nippon: Zaibatsu
about = Baue ein Industriehaus auf: Stelle Arbeitskräfte ein, baue Fabriken, erfülle Verträge und erobere die Märkte von vier Regionen, bevor dir die Löhne das Geld auffressen.
facts = etwa 90 Minuten mit Freunden, 30 allein · anspruchsvoll
game-over = Die Partie ist zu Ende

## Namen

colour-white = weiß
colour-blue = blau
colour-grey = grau
colour-yellow = gelb
colour-red = rot
colour-black = schwarz
worker-white = weiße Arbeitskraft
worker-blue = blaue Arbeitskraft
worker-grey = graue Arbeitskraft
worker-yellow = gelbe Arbeitskraft
worker-red = rote Arbeitskraft
worker-black = schwarze Arbeitskraft
a-worker-white = eine weiße Arbeitskraft
a-worker-blue = eine blaue Arbeitskraft
a-worker-grey = eine graue Arbeitskraft
a-worker-yellow = eine gelbe Arbeitskraft
a-worker-red = eine rote Arbeitskraft
a-worker-black = eine schwarze Arbeitskraft
expert-white = weiße Facharbeitskraft
expert-blue = blaue Facharbeitskraft
expert-grey = graue Facharbeitskraft
expert-yellow = gelbe Facharbeitskraft
expert-red = rote Facharbeitskraft
expert-black = schwarze Facharbeitskraft
department-white = weiße Abteilung
department-blue = blaue Abteilung
department-grey = graue Abteilung
department-yellow = gelbe Abteilung
department-red = rote Abteilung
department-black = schwarze Abteilung
department-any = eine Abteilung deiner Wahl
department-hired = die Abteilung in der Farbe der genommenen Arbeitskraft
department-expert = die Abteilung in der Farbe dieser Facharbeitskraft
department-gives = { $department } ({ $gain })
department-title-white = Neuheiten
department-title-blue = Buchhaltung
department-title-grey = Logistik
department-title-yellow = Außendienst
department-title-red = Ausstattung
department-title-black = Energieversorgung
good-cotton = Baumwolle
good-paper = Papier
good-bento = Bentō
good-lenses = optische Linsen
good-bulbs = Glühlampen
good-watches = Uhren
tile-cotton = Baumwollfabrik { $number }{ $side }
tile-paper = Papierfabrik { $number }{ $side }
tile-bento = Bentōfabrik { $number }{ $side }
tile-lenses = Linsenfabrik { $number }{ $side }
tile-bulbs = Glühlampenfabrik { $number }{ $side }
tile-watches = Uhrenfabrik { $number }{ $side }
the-tile-cotton = die Baumwollfabrik { $number }{ $side }
the-tile-paper = die Papierfabrik { $number }{ $side }
the-tile-bento = die Bentōfabrik { $number }{ $side }
the-tile-lenses = die Linsenfabrik { $number }{ $side }
the-tile-bulbs = die Glühlampenfabrik { $number }{ $side }
the-tile-watches = die Uhrenfabrik { $number }{ $side }
in-cotton = in der Baumwollfabrik { $number }{ $side }
in-paper = in der Papierfabrik { $number }{ $side }
in-bento = in der Bentōfabrik { $number }{ $side }
in-lenses = in der Linsenfabrik { $number }{ $side }
in-bulbs = in der Glühlampenfabrik { $number }{ $side }
in-watches = in der Uhrenfabrik { $number }{ $side }
out-of-cotton = aus der Baumwollfabrik { $number }{ $side }
out-of-paper = aus der Papierfabrik { $number }{ $side }
out-of-bento = aus der Bentōfabrik { $number }{ $side }
out-of-lenses = aus der Linsenfabrik { $number }{ $side }
out-of-bulbs = aus der Glühlampenfabrik { $number }{ $side }
out-of-watches = aus der Uhrenfabrik { $number }{ $side }
old-factory = Familienbetrieb
old-factory-of = Familienbetrieb ({ $good })
the-tile-old-factory-of = den Familienbetrieb ({ $good })
in-old-factory-of = im Familienbetrieb ({ $good })
out-of-old-factory-of = aus dem Familienbetrieb ({ $good })
the-tile-slot = Fabrikfeld { $number }
in-slot = auf Fabrikfeld { $number }
out-of-slot = von Fabrikfeld { $number }
action-rd = F&E
action-mining = Bergbau
action-factory = Fabrikbau
action-machines = Maschinen
action-production = Produktion
action-ships = Schiffe
action-trains = Eisenbahnen
action-markets = Heimische Märkte
action-contracts = Investitionen und Verträge
track-rd = F&E
track-mining = Bergbau
track-finance = Finanzen
objective-ships = Schiffe
objective-machines = Maschinen
objective-trains = Eisenbahnen
objective-rd = F&E
objective-mining = Bergbau
objective-finance = Finanzen
objective-factories = Fabriken
objective-contracts = Verträge
goal-factories = meiste Fabriken
goal-machines = meiste Maschinen
goal-trains = meiste Eisenbahnen
goal-ships = meiste Schiffe
goal-contracts = meiste Verträge
goal-rd = am weitesten auf der F&E-Leiste
goal-mining = am weitesten auf der Bergbau-Leiste
goal-finance = am weitesten auf der Finanzen-Leiste
goal-tokens = meiste Einflussmarker auf dem Spielplan
solo-goal-factories = { $n ->
    [one] mindestens { $n } Fabrik
   *[other] mindestens { $n } Fabriken
}
solo-goal-machines = { $n ->
    [one] mindestens { $n } Maschine
   *[other] mindestens { $n } Maschinen
}
solo-goal-trains = { $n ->
    [one] mindestens { $n } Eisenbahn
   *[other] mindestens { $n } Eisenbahnen
}
solo-goal-ships = { $n ->
    [one] mindestens { $n } Schiff
   *[other] mindestens { $n } Schiffe
}
solo-goal-contracts = { $n ->
    [one] mindestens { $n } Vertrag
   *[other] mindestens { $n } Verträge
}
solo-goal-rd = F&E-Marker mindestens auf Feld { $n }
solo-goal-mining = Bergbau-Marker mindestens auf Feld { $n }
solo-goal-finance = Finanzen-Marker mindestens auf Feld { $n }
solo-goal-tokens = mindestens { $n } Einflussmarker auf dem Spielplan
location-san-francisco = San Francisco
location-new-york = New York
location-washington = Washington
location-london = London
location-paris = Paris
location-berlin = Berlin
to-san-francisco = nach San Francisco
to-new-york = nach New York
to-washington = nach Washington
to-london = nach London
to-paris = nach Paris
to-berlin = nach Berlin
side-top = oben
side-right = rechts
side-bottom = unten
side-left = links
market-place = { $city }, { $side }
train-space = { $region }, Eisenbahnfeld { $number }
round = Runde { $number }
final-round = Finalrunde { $number }
seat = Spieler { $number }
takatoshi = Takatoshi
rival-turn = Nach jedem deiner Züge deckt { takatoshi } eines seiner neun Plättchen auf.
rival-worker = Es zeigt ein Einstellungsfeld: Dort nimmt er eine Arbeitskraft weg, und zwar die Farbe, die in seinen Prioritäten vorn steht.
rival-acts = Vom ersten Feld aus baut er dann eine Eisenbahn, vom letzten aus legt er Einfluss, zuerst dort, wo er nicht vor dir liegt. Bei Plättchen mit Umrandung handelt er nur, wenn die Schwierigkeit es zulässt.
rival-winning = Erfülle bis zum Spielende alle Ziele, dann gewinnst du; deine Punkte sagen, wie gut.
contract = Vertrag ({ $what })
level-good = Ware der Stufe { $level }

## Mengen

amount-money = { $n } Geld
amount-coal = { $n } Kohle
amount-silk = { $n } Seide
amount-iron = { $n } Eisen
amount-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
amount-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
amount-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
amount-machines = { $n ->
    [one] { $n } Maschine
   *[other] { $n } Maschinen
}
amount-trains = { $n ->
    [one] { $n } Eisenbahn
   *[other] { $n } Eisenbahnen
}
amount-workers = { $n ->
    [one] { $n } Arbeitskraft
   *[other] { $n } Arbeitskräfte
}
amount-experts = { $n ->
    [one] { $n } Facharbeitskraft
   *[other] { $n } Facharbeitskräfte
}
amount-wages-due = { $n } Lohn am Zahltag
amount-steps = { $n ->
    [one] { $n } Schritt { $track }
   *[other] { $n } Schritte { $track }
}
amount-factories = { $n ->
    [one] { $n } Fabrik
   *[other] { $n } Fabriken
}
amount-contracts = { $n ->
    [one] { $n } Vertrag
   *[other] { $n } Verträge
}
amount-tokens = { $n } Einflussmarker
amount-benefits = { $n } Prunkplättchen
amount-upgrades = { $n ->
    [one] { $n } aufgewertete Abteilung
   *[other] { $n } aufgewertete Abteilungen
}
amount-stored-goods = { $n ->
    [one] { $n } Ware für die erste Fabrik
   *[other] { $n } Waren für die erste Fabrik
}
goods-cotton = { $n } Baumwolle
goods-paper = { $n } Papier
goods-bento = { $n } Bentō
goods-lenses = { $n ->
    [one] { $n } optische Linse
   *[other] { $n } optische Linsen
}
goods-bulbs = { $n ->
    [one] { $n } Glühlampe
   *[other] { $n } Glühlampen
}
goods-watches = { $n ->
    [one] { $n } Uhr
   *[other] { $n } Uhren
}
advance = { $track } { $steps }
both = { $first } und { $second }
either = { $first } oder { $second }
times = { $effect } × { $n }
nothing = nichts

## Effekte

effect-none = kein Bonus
effect-then = danach { $effect }
effect-if = { $effect } { $condition }
effect-may-pay = du darfst { $price } zahlen für { $effect }
effect-innovate = { $n ->
    [one] F&E oder Bergbau +{ $n }
   *[other] F&E oder Bergbau +{ $n }, auch aufgeteilt
}
effect-token = Einflussmarker { $n } von der Fahne
effect-keep-coal = { $n } Kohle auf dieses Plättchen, von der Steuer ausgenommen
effect-goods-here = { $n ->
    [one] { $n } Ware in diese Fabrik
   *[other] { $n } Waren in diese Fabrik
}
effect-goods-spread = { $n ->
    [one] { $n } Ware in eine beliebige Fabrik
   *[other] je 1 Ware in { $n } verschiedene Fabriken
}
effect-train = { $n ->
    [one] eine Eisenbahn
   *[other] eine Eisenbahn, der Bonus ihres Feldes { $n }-mal
}
effect-train-elsewhere = eine Eisenbahn in einer anderen Region
effect-ship = ein Schiff
effect-machine = eine Maschine
effect-machine-elsewhere = eine Maschine in einer anderen Fabrik
effect-produce-there = einmal in dieser Fabrik produzieren
effect-any-piece = ein Schiff, eine Maschine oder eine Eisenbahn
effect-benefit-department = { $department }: einmal für ein Prunkplättchen der Stufe 2 beim Erfolg { $objective }, zweimal für Stufe 3
effect-vp-per-factory-kind = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
} je Fabriksorte, höchstens { $most }
effect-money-per-machine = { $n } Geld je gebauter Maschine, höchstens { $most }
effect-vp-per-row-threshold = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
} je erreichter Schwelle bei Schiffen, Maschinen und Eisenbahnen, höchstens { $most }
effect-vp-per-track-threshold = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
} je erreichter Schwelle auf den drei Leisten, höchstens { $most }
effect-vp-per-lower-threshold = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
} je erreichter unterer Schwelle, höchstens { $most }
effect-mining-departments = jede auf der Bergbau-Leiste schon erreichte Abteilung noch einmal
effect-region-bonus = der Regionsbonus einer Region mit einer Eisenbahn aus dieser Aktion
effect-iron-per-production = { $n } Eisen je Fabrik, die in dieser Aktion produziert
effect-goods-per-production = { $n ->
    [one] { $n } weitere Ware in jeder Fabrik, die in dieser Aktion produziert
   *[other] { $n } weitere Waren in jeder Fabrik, die in dieser Aktion produziert
}
effect-waive-coal = eine Produktion in dieser Aktion kostet keine Kohle
effect-train-influence = jede eigene Eisenbahn zählt { $n } Einfluss
effect-keep-at-taxes = bei den Steuern zusammen bis zu { $n } Kohle und Geld behalten
effect-store-machine = eine Maschine für die erste Fabrik
effect-store-goods = { $n ->
    [one] { $n } Ware für die erste Fabrik
   *[other] { $n } Waren für die erste Fabrik
}
effect-start-worker = eine Arbeitskraft beliebiger Farbe aus dem Beutel
effect-old-factory = der Familienbetrieb, für Baumwolle oder Papier
effect-cheaper-factories = Fabriken kosten { $n } Geld weniger
when-built = sofort: { $effect }
when-modifies = modifiziert { $action }: { $effect }
when-always = dauerhaft: { $effect }
if-machine-here = nach dem Bau einer Maschine in dieser Fabrik
if-produced-here = nach einer Produktion in dieser Fabrik
if-one-contract = nach dem Abschluss eines Vertrags in dieser Aktion
if-two-contracts = nach dem Abschluss zweier Verträge in dieser Aktion

## Spielmaterial

component = { $text } (Quelle: { $source })
source-rulebook = Spielanleitung
source-example = Beispiel der Spielanleitung
source-public = öffentliche Seiten
source-reconstructed = rekonstruiert
source-page = { $source }, S. { $page }
component-factory = { $tile }, Stufe { $level }: braucht F&E-Wert { $rd }, produziert für { $coal }. { $effect }.
component-old-factory = Familienbetrieb: zählt als Baumwoll- oder Papierfabrik und bringt { $goods } mit. Er nimmt keine Maschinen auf und produziert nie.
component-start-a = Startplättchen A: { $effect }; { $points }.
component-start-b = Startplättchen B { $number }: { $effect }.
component-contract = Vertrag: { $effect }.
component-contract-level = Vertrag: { $effect }. In dieser Aktion musst du eine Ware der Stufe { $level } ({ $goods }) gezahlt haben.
component-goal = Ziel: { $goal }.
component-goal-field = Abschnitt { $period }, Zielfeld { $field }: { $rewards }.
component-solo-goal = Solo-Ziel: { $goal }.
component-solo-space = Aktionsplättchen { $number }: Takatoshi nimmt eine Arbeitskraft vom Einstellungsfeld { $space } ({ $actions }).
component-solo-most = Aktionsplättchen { $number }: Takatoshi nimmt eine Arbeitskraft vom Einstellungsfeld mit den meisten Arbeitskräften (bei Gleichstand { $which }); { $frame }.
solo-frame-green = grüne Umrandung: Er handelt dann bei jeder Schwierigkeit
solo-frame-yellow = gelbe Umrandung: Er handelt dann bei Mittel und Schwer
solo-frame-red = rote Umrandung: Er handelt dann nur bei Schwer
solo-arrow-left = von dem am weitesten links
solo-arrow-right = von dem am weitesten rechts
component-track-rd = { $where }: F&E-Wert { $n }.
component-track-mining = { $where }: Einkommen { $n } Kohle.
component-track-finance = { $where }: Einkommen { $n } Geld.
component-bonus = { $text } Bonus: { $effect }.
component-gap = { $where }: sobald die Felder darüber und darunter leer sind: { $effect }.
component-train-space = { $where }: { $effect }.
component-region = { $region }: jede Belieferung bringt { $effect } oder { $points }.
component-city = { $city } in { $region }: aufgedruckter Einfluss der Überseefirma: { $printed }.
component-location = { $location }: Ein Schiff bringt die { $expert } und wertet die { $department } auf.
component-department = { $department } ({ $title }): { $basic }; aufgewertet: { $upgraded }.
component-demand = Bedarfsplättchen { $number }: { $goods }, von oben im Uhrzeigersinn.
component-objective = Erfolg { $objective }: { $low } Siegpunkte ab { $lower }, { $high } Siegpunkte ab { $upper }, je nach Stufe des Prunkplättchens.
component-objective-slots = Erfolg { $objective }: Siegpunkte nach dem am weitesten rechts belegten Feld und der Stufe des Prunkplättchens: { $values }.
component-action = { $action }: { $cost }.
cost-steps = zahle { $prices } Geld für 1/2/3 Felder
cost-factory = zahle { $price } für eine Fabrik aus der Auslage
cost-machines = zahle je { $price } für bis zu 3 Maschinen in verschiedenen Fabriken
cost-production = zahle { $coal } Kohle je nach Stufe, in bis zu 3 Fabriken
cost-pieces = zahle je { $price }, bis zu 3-mal
cost-markets = bis zu 3 Belieferungen mit 1 bis 3 Waren in einer Region
cost-contracts = zahle 1, dann 2, dann 3 Waren jeweils anderer Sorte, für Einkommen oder einen Vertrag

## Züge

move-pair = Startplättchen { $number }
move-consolidate = Konsolidiere
move-pass = Passe
move-build = Baue { $tile }
move-machine-free = Baue eine Maschine { $where } (Feld ohne Kosten)
move-machine-paid = Baue eine Maschine { $where } (Feld mit Kosten)
move-produce = Produziere { $where }
move-pay = Zahle { $price }
move-deliver = Liefere { $goods }
move-ship = Entsende ein Schiff { $where }
move-region = Baue die Eisenbahn in { $region }
move-return = Gib den Marker zurück ({ $side })
move-region-bonus = Regionsbonus
move-take = Zahle 1 Ware { $source }
move-invest = Investiere
move-modifier = Setze { $factory } ein
move-no-modifier = Setze keine Fabrik ein
move-refuse = Verzichte: { $effect }
move-stop = Beende die Aktion
move-decline = Zahle nicht
move-store = Lege 1 Ware { $where } ab
move-benefit = Nimm das Prunkplättchen der Stufe { $level }
move-no-benefit = Nimm kein Prunkplättchen
move-keep = Behalte { $what }
move-silk = Mach { $silk } zu Geld
move-no-silk = Behalte deine Seide
move-first = Zuerst: { $effect }
move-reward = Belohnung { $number }
first-any = eine Abteilung deiner Wahl
first-ship = das Schiff
first-second-ship = das bezahlte Schiff
first-finance = die Schritte bei den Finanzen
first-payment = die Zahlung
first-piece = ein Schiff, eine Maschine oder eine Eisenbahn
first-choice = eine von zwei Abteilungen
part-pay = zahle { $what }
part-taxes = Steuern { $lost }
part-income = Einkommen { $gained }
part-wages = Lohn { $money }
part-more-wages = +{ $n } Lohn beim Konsolidieren
part-no-more-wages = kein zusätzlicher Lohn, die Farbe hast du schon
part-no-coal = zahle keine Kohle
part-upgrade = wertet die { $department } auf
part-replaces = ersetzt Einfluss { $value } von { $owner }
part-bonuses = freie Felder geben { $bonuses }
part-printed = verdeckt die aufgedruckte { $value }
part-influence = Einfluss { $value }
part-there = dort schon { $n }
part-thresholds = { $low } ab { $lower }, { $high } ab { $upper } (du hast { $now })
part-threshold-spaces = { $low } ab Feld { $lower }, { $high } ab Feld { $upper } (du stehst auf Feld { $now })
part-slots = jetzt { $points } (du hast { $count })
part-value-rises = Wert { $now } → { $then }
part-value-stays = Wert bleibt { $now }
part-value-next = Wert bleibt { $now }: noch { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
} bis { $next }
part-steps-lost = { $n ->
    [one] { $n } Schritt verfällt
   *[other] { $n } Schritte verfallen
}

## Entscheidungen

kind-pair = Startplättchen
kind-turn = Zug
kind-worker = Arbeitskraft
kind-activation = Aktivierung
kind-location = Zielort
kind-region = Region
kind-rail = Eisenbahnfeld
kind-amount = Warenmenge
kind-take = Waren zum Zahlen
kind-return = Marker zurückgeben
kind-reward = Belohnung
kind-gain = Investition oder Vertrag
kind-modifier = Aktionsmodifikator
kind-bonus-region = Regionsbonus
kind-department = Abteilung
kind-innovation = Neuheiten
kind-may = Freiwillige Zahlung
kind-piece = Schiff, Maschine oder Eisenbahn
kind-machine = Maschinenfeld
kind-store = Waren ablegen
kind-benefit = Prunkplättchen
kind-objective = Erfolg
kind-keep = Steuern
kind-wages = Zahltag
kind-order = Reihenfolge der Effekte
kind-old-factory = Familienbetrieb
kind-start-worker = Start-Arbeitskraft
kind-goal-reward = Bonus für ein Ziel
decide-pair = wähle ein Paar Startplättchen
decide-turn = wähle eine Aktion oder konsolidiere
decide-first-turn = wähle eine Aktion
decide-worker = wähle eine Arbeitskraft
decide-activation-rd = wähle, wie weit du vorrückst
decide-activation-mining = wähle, wie weit du vorrückst
decide-activation-factory = wähle, welche Fabrik du baust
decide-activation-machines = wähle ein Feld für eine Maschine
decide-activation-production = wähle, wo du produzierst
decide-activation-ships = wähle, wie du das Schiff bezahlst
decide-activation-trains = wähle, wie du die Eisenbahn bezahlst
decide-activation-markets = wähle ein Einflussfeld, das du belieferst
decide-activation-contracts = { $n ->
    [one] wähle, welche Ware du zahlst
   *[other] wähle, von welcher Sorte du { $n } Waren zahlst
}
decide-or-stop = { $question }, oder beende die Aktion
decide-location = wähle einen Zielort für das Schiff
decide-region = wähle eine Region für die Eisenbahn
decide-rail = wähle ein Eisenbahnfeld in { $region }
decide-amount = { $place }: wähle, wie viele Waren du lieferst ({ $good })
decide-take = wähle, aus welcher Fabrik du zahlst ({ $goods })
decide-return = zu viele Marker in { $city }: wähle, welcher der niedrigsten zurückgeht
decide-reward = wähle Regionsbonus oder Siegpunkte
decide-gain = investiere oder schließe einen Vertrag ab
decide-modifier = wähle eine Fabrik, die die Aktion modifiziert
decide-bonus-region = wähle, welchen Regionsbonus du nimmst
decide-department = wähle eine Abteilung
decide-innovation = { $n ->
    [one] rücke bei F&E oder Bergbau { $n } Feld vor
   *[other] rücke bei F&E, Bergbau oder beiden { $n } Felder vor
}
decide-may = willst du { $price } zahlen für { $effect }?
decide-piece = wähle ein Schiff, eine Maschine oder eine Eisenbahn
decide-machine = wähle ein Feld für die Maschine
decide-store = { $n ->
    [one] wähle eine Fabrik für noch { $n } Ware
   *[other] wähle die erste Fabrik für noch { $n } Waren, von links nach rechts
}
decide-benefit = wähle ein Prunkplättchen
decide-objective = wähle einen Erfolg für das Prunkplättchen der Stufe { $n }
decide-keep = Steuern: wähle { $n } Kohle oder Geld, die du behältst
decide-wages = du schuldest { $wages } Lohn und hast { $money }: wähle, wie viel Seide du zu Geld machst
decide-order = wähle, welcher Effekt zuerst kommt
decide-old-factory = wähle die Seite des Familienbetriebs
decide-start-worker = wähle eine Arbeitskraft aus dem Beutel
decide-goal-reward = wähle einen Bonus
from-start = Startplättchen
from-start-a = Startplättchen A
from-start-b = Startplättchen B { $number }
from-activation = { $action }, Aktivierung { $number } von 3
from-consolidation = Konsolidieren
from-consolidation-department = Konsolidieren, { $department }
from-goal = Abschnitt { $period }, Ziel: { $goal }
from-tile = { $tile }
from-track-rd = F&E-Leiste, Feld { $space }
from-track-mining = Bergbau-Leiste, Feld { $space }
from-track-finance = Finanzen-Leiste, Feld { $space }
from-gap-ships-machines = Zwischen Schiffen und Maschinen, Spalte { $column }
from-gap-machines-trains = Zwischen Maschinen und Eisenbahnen, Spalte { $column }
from-effect = Effekt

## Protokoll

log-pair = nimmt Startplättchen { $number } ({ $effect })
log-hire = nimmt { $worker } für { $action }
log-start-worker = nimmt { $worker } aus dem Beutel
log-consolidate = konsolidiert
log-pass = passt
log-steps = { $n ->
    [one] rückt bei { $track } für { $price } { $n } Feld vor
   *[other] rückt bei { $track } für { $price } { $n } Felder vor
}
log-factory = baut { $tile } für { $price }
log-machine = baut eine Maschine { $where } für { $price }
log-machine-free = baut eine Maschine { $where }
log-produce = produziert { $goods } { $where } für { $price }
log-produce-without-coal = produziert { $goods } { $where } ohne Kohle
log-pay = zahlt { $price }
log-pay-ship = zahlt { $price } für ein Schiff
log-pay-train = zahlt { $price } für eine Eisenbahn
log-location = entsendet ein Schiff { $where }
log-region-bonus = nimmt den Bonus von { $region }
log-train = baut eine Eisenbahn in { $where }
log-token = liefert { $goods } ({ $place }) und legt Einfluss { $value }
log-reward-bonus = nimmt den Regionsbonus
log-reward-vp = nimmt Siegpunkte statt des Regionsbonus
log-take = zahlt 1 Ware { $source }
log-invest = investiert
log-contract = schließt { $contract } ab
log-modifier = setzt { $factory } ein
log-department = aktiviert die { $department }
log-may = zahlt { $price } für { $effect }
log-decline = zahlt nicht
log-piece = wählt { $piece }
log-store = legt 1 Ware { $where } ab
log-no-benefit = nimmt kein Prunkplättchen
log-objective = legt ein Prunkplättchen der Stufe { $level } auf den Erfolg { $objective }
log-keep = behält { $what }
log-silk = macht { $silk } zu Geld
log-no-silk = behält die Seide
log-first = beginnt damit: { $effect }
log-old-factory = nimmt den Familienbetrieb ({ $good })
log-goal-reward = { $goal } – nimmt { $effect }
log-consolidate-full = hat einen vollen Arbeitsbereich und konsolidiert
log-consolidate-impossible = kann keine Aktion ausführen und konsolidiert
log-consolidate-final = konsolidiert zum Ende der Partie
log-stepped = { $n ->
    [one] rückt bei { $track } { $n } Feld vor
   *[other] rückt bei { $track } { $n } Felder vor
}
log-token-returned = bekommt Einfluss { $value } zurück ({ $place })
log-taxes-paid = zahlt Steuern
log-income-got = erhält Einkommen
log-wages-paid = zahlt Lohn
log-wages-unpaid = kann nicht allen Lohn zahlen, es fehlen { $unpaid }
log-goal-met = führt beim Ziel { $goal }
event-space-refilled = Aus dem Wartebereich rücken nach zu { $space }: { $workers }
event-workers-drawn = Aus dem Beutel gezogen: { $workers }
event-round-began = { $round } beginnt
event-final-began = Die Schlusskonsolidierung beginnt
event-period-scored = Die Regionen in Abschnitt { $period } werden gewertet: { $points }
event-region-scored = { $region }: { $points }
event-game-scored = Die Partie endet: { $scores }
event-token-removed = Takatoshis Einfluss { $value } geht aus dem Spiel ({ $place })
event-takatoshi-took-worker = Takatoshi deckt Plättchen { $number } auf: { $why }. Er nimmt { $worker }, die erste Farbe seiner Prioritäten
event-takatoshi-found-nobody = Takatoshi deckt Plättchen { $number } auf, aber bei { $space } ist niemand mehr
takatoshi-shown = Es zeigt { $space }
takatoshi-most = Die meisten Arbeitskräfte warten bei { $space }
takatoshi-rests-yellow = er handelt nicht: Die gelbe Umrandung zählt erst ab Mittel
takatoshi-rests-red = er handelt nicht: Die rote Umrandung zählt nur bei Schwer
takatoshi-not-ahead = In { $region } liegt er nicht vorn
takatoshi-priority = { $region } steht in seinen Prioritäten vorn
event-takatoshi-laid-train = Takatoshi baut eine Eisenbahn in { $where }: { $why }
event-takatoshi-laid-token = Takatoshi legt Einfluss { $value } ({ $place }): { $why }
event-takatoshi-displaced = Takatoshi legt Einfluss { $value } ({ $place }) und verdrängt deine { $displaced }: { $why }
event-priorities-shuffled = Takatoshis neue Prioritäten: { $colours }
part-goods-lost = { $n } mehr passten nicht hinein

## Protokoll, zu dir gesagt

you-pair = nimmst Startplättchen { $number } ({ $effect })
you-hire = nimmst { $worker } für { $action }
you-start-worker = nimmst { $worker } aus dem Beutel
you-consolidate = konsolidierst
you-pass = passt
you-steps = { $n ->
    [one] rückst bei { $track } für { $price } { $n } Feld vor
   *[other] rückst bei { $track } für { $price } { $n } Felder vor
}
you-factory = baust { $tile } für { $price }
you-machine = baust eine Maschine { $where } für { $price }
you-machine-free = baust eine Maschine { $where }
you-produce = produzierst { $goods } { $where } für { $price }
you-produce-without-coal = produzierst { $goods } { $where } ohne Kohle
you-pay = zahlst { $price }
you-pay-ship = zahlst { $price } für ein Schiff
you-pay-train = zahlst { $price } für eine Eisenbahn
you-location = entsendest ein Schiff { $where }
you-region-bonus = nimmst den Bonus von { $region }
you-train = baust eine Eisenbahn in { $where }
you-token = lieferst { $goods } ({ $place }) und legst Einfluss { $value }
you-reward-bonus = nimmst den Regionsbonus
you-reward-vp = nimmst Siegpunkte statt des Regionsbonus
you-take = zahlst 1 Ware { $source }
you-invest = investierst
you-contract = schließt { $contract } ab
you-modifier = setzt { $factory } ein
you-department = aktivierst die { $department }
you-may = zahlst { $price } für { $effect }
you-decline = zahlst nicht
you-piece = wählst { $piece }
you-store = legst 1 Ware { $where } ab
you-no-benefit = nimmst kein Prunkplättchen
you-objective = legst ein Prunkplättchen der Stufe { $level } auf den Erfolg { $objective }
you-keep = behältst { $what }
you-silk = machst { $silk } zu Geld
you-no-silk = behältst deine Seide
you-first = beginnst damit: { $effect }
you-old-factory = nimmst den Familienbetrieb ({ $good })
you-goal-reward = { $goal } – nimmst { $effect }
you-consolidate-full = Dein Arbeitsbereich ist voll, also konsolidierst du
you-consolidate-impossible = Du kannst keine Aktion ausführen, also konsolidierst du
you-consolidate-final = konsolidierst zum Ende der Partie
you-stepped = { $n ->
    [one] rückst bei { $track } { $n } Feld vor
   *[other] rückst bei { $track } { $n } Felder vor
}
you-token-returned = bekommst Einfluss { $value } zurück ({ $place })
you-taxes-paid = zahlst Steuern
you-income-got = erhältst Einkommen
you-wages-paid = zahlst Lohn
you-wages-unpaid = kannst nicht allen Lohn zahlen, es fehlen { $unpaid }
you-goal-met = führst beim Ziel { $goal }

## Ergebnis

points-start = Startplättchen
points-departments = Abteilungen
points-markets = Heimische Märkte
points-trains = Eisenbahnfelder
points-factories = Fabrikeffekte
points-contracts = Vertragsboni
points-bonuses = andere Boni
points-goals = Ziele
points-wages = unbezahlter Lohn
points-regions = Regionen
points-period = Abschnitt { $period }
points-objectives = Erfolge
points-resources = Ressourcen und Waren
points-money = Geld
points-total = Summe
result-won = alle Solo-Ziele erfüllt: Du gewinnst. Bewertung: { $rating }
result-lost = nicht alle Solo-Ziele erfüllt: Takatoshi gewinnt
rating-0 = himmlisch
rating-1 = ehrenvoll
rating-2 = beachtenswert
rating-3 = akzeptabel
rating-4 = ausreichend

## Optionen

option-sides = Fabrikseiten
option-sides-A = Alle Fabriken mit Seite A, wie in der ersten Partie
option-sides-B = Alle Fabriken mit Seite B
option-sides-random = Jede Fabrik mit zufälliger Seite
option-module = Module
option-module-none = Grundspiel ohne Module
option-module-modern-factories = Moderne Fabriken: Einige Fabriken mit der Nummer 5 kommen in die Auslage
option-module-goals = Ziele: Wer am Ende eines Abschnitts vorn liegt, wird belohnt
option-module-both = Moderne Fabriken und Ziele zusammen
option-solo = Schwierigkeit des Solospiels
option-solo-easy = Leicht: ein Ziel
option-solo-medium = Mittel: zwei Ziele
option-solo-hard = Schwer: drei Ziele
round-of = Runde { $number } von { $rounds }
