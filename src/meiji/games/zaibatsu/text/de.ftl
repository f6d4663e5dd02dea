# Nippon: Zaibatsu auf Deutsch, mit den Begriffen der deutschen Ausgabe.

title = Nippon: Zaibatsu
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
department-any = Abteilung nach Wahl
department-hired = Abteilung in der Farbe der genommenen Arbeitskraft
department-expert = Abteilung in der Farbe dieser Facharbeitskraft
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
good-lenses = Optische Linsen
good-bulbs = Glühlampen
good-watches = Uhren
tile-cotton = Baumwollfabrik { $number }{ $side }
tile-paper = Papierfabrik { $number }{ $side }
tile-bento = Bentōfabrik { $number }{ $side }
tile-lenses = Linsenfabrik { $number }{ $side }
tile-bulbs = Glühlampenfabrik { $number }{ $side }
tile-watches = Uhrenfabrik { $number }{ $side }
old-factory = Familienbetrieb
old-factory-of = Familienbetrieb ({ $good })
slot = Fabrikfeld { $number }
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
goal-rd = am weitesten bei F&E
goal-mining = am weitesten im Bergbau
goal-finance = am weitesten bei den Finanzen
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
region = Region { $number }
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
market-place = Stadt { $city }, { $side }
train-space = { $region }, Eisenbahnfeld { $number }
round = Runde { $number }
final-round = Finalrunde { $number }
seat = Platz { $number }
takatoshi = Takatoshi
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
goods-of = { $n ->
    [one] { $n } Ware ({ $good })
   *[other] { $n } Waren ({ $good })
}
advance = { $track } { $steps }
both = { $first } und { $second }
either = { $first } oder { $second }
times = { $effect } × { $n }

## Effekte

effect-none = kein Bonus
effect-then = danach { $effect }
effect-if = { $condition }: { $effect }
effect-may-pay = wahlweise für { $price }: { $effect }
effect-innovate = { $n ->
    [one] F&E oder Bergbau +{ $n }
   *[other] F&E oder Bergbau +{ $n }, auch aufgeteilt
}
effect-token = Einflussmarker { $n } von der Fahne
effect-keep-coal = { $n } Kohle auf das Plättchen, frei von Steuern
effect-goods-here = { $n ->
    [one] { $n } Ware in diese Fabrik
   *[other] { $n } Waren in diese Fabrik
}
effect-goods-spread = { $n ->
    [one] { $n } Ware in eine Fabrik
   *[other] je 1 Ware in { $n } verschiedene Fabriken
}
effect-train = { $n ->
    [one] Eisenbahn
   *[other] Eisenbahn, Bonus des Feldes { $n }-mal
}
effect-train-elsewhere = Eisenbahn in einer anderen Region
effect-ship = Schiff
effect-machine = Maschine
effect-machine-elsewhere = Maschine in einer anderen Fabrik
effect-produce-there = Produktion in dieser Fabrik
effect-any-piece = Schiff, Maschine oder Eisenbahn
effect-benefit-department = { $department }: einmal mit einem Prunkplättchen der Stufe 2 bei { $objective }, zweimal mit Stufe 3
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
effect-region-bonus = Regionsbonus einer Region mit einer Eisenbahn aus dieser Aktion
effect-iron-per-production = { $n } Eisen je Fabrik, die in dieser Aktion produziert
effect-goods-per-production = { $n ->
    [one] { $n } weitere Ware in jeder Fabrik, die in dieser Aktion produziert
   *[other] { $n } weitere Waren in jeder Fabrik, die in dieser Aktion produziert
}
effect-waive-coal = eine Produktion der Aktion kostet keine Kohle
effect-train-influence = deine Eisenbahnen zählen je { $n } Einfluss
effect-keep-at-taxes = bei den Steuern zusammen bis zu { $n } Kohle und Geld behalten
effect-store-machine = Maschine für deine erste Fabrik
effect-store-goods = { $n ->
    [one] { $n } Ware für deine erste Fabrik
   *[other] { $n } Waren für deine erste Fabrik
}
effect-start-worker = Arbeitskraft beliebiger Farbe aus dem Beutel
effect-old-factory = Familienbetrieb für Baumwolle oder Papier
effect-cheaper-factories = Fabriken kosten { $n } Geld weniger
when-built = Soforteffekt: { $effect }
when-modifies = modifiziert { $action }: { $effect }
when-always = dauerhaft: { $effect }
if-machine-here = nach dem Bau einer Maschine hier
if-produced-here = nach einer Produktion hier
if-one-contract = mit einem in der Aktion abgeschlossenen Vertrag
if-two-contracts = mit zwei in der Aktion abgeschlossenen Verträgen

## Spielmaterial

component = { $text } (Quelle: { $source })
source-rulebook = Spielanleitung
source-example = Beispiel der Spielanleitung
source-public = öffentliche Seiten
source-reconstructed = rekonstruiert
source-page = { $source }, S. { $page }
component-factory = { $tile }, Stufe { $level }: braucht F&E-Wert { $rd }, produziert für { $coal }. { $effect }.
component-old-factory = Familienbetrieb: zählt als Fabrik für Baumwolle oder Papier und bringt { $goods }; er hat keine Maschinen und produziert nicht.
component-start-a = Startplättchen A: { $effect }; { $points }.
component-start-b = Startplättchen B { $number }: { $effect }.
component-contract = Vertrag: { $effect }.
component-contract-level = Vertrag: { $effect }. In der Aktion muss eine Ware der Stufe { $level } ({ $goods }) gezahlt worden sein.
component-goal = Ziel: { $goal }.
component-goal-field = Abschnitt { $period }, Zielfeld { $field }: { $rewards }.
component-solo-goal = Solo-Ziel: { $goal }.
component-solo-space = Aktionsplättchen { $number }: Takatoshi nimmt eine Arbeitskraft vom Einstellungsfeld { $space } ({ $actions }).
component-solo-most = Aktionsplättchen { $number }: Takatoshi nimmt eine Arbeitskraft vom Einstellungsfeld mit den meisten Arbeitskräften, bei Gleichstand { $which }; { $frame }.
solo-frame-green = grüne Umrandung: er handelt dann bei jeder Schwierigkeit
solo-frame-yellow = gelbe Umrandung: er handelt dann bei Mittel und Schwer
solo-frame-red = rote Umrandung: er handelt dann nur bei Schwer
solo-arrow-left = von dem am weitesten links
solo-arrow-right = von dem am weitesten rechts
component-track-rd = { $where }: F&E-Wert { $n }.
component-track-mining = { $where }: { $n } Kohle Einkommen.
component-track-finance = { $where }: { $n } Geld Einkommen.
component-bonus = { $text } Bonus: { $effect }.
component-gap = { $where }: sobald beide Nachbarfelder leer sind: { $effect }.
component-train-space = { $where }: { $effect }.
component-region = { $region }: jede Belieferung bringt { $effect } oder { $points }.
component-city = Stadt { $city } in Region { $region }: aufgedruckter Einfluss der Überseefirma: { $printed }.
component-location = { $location }: Ein Schiff bringt die { $expert } und wertet die { $department } auf.
component-department = { $department } ({ $title }): { $basic }; aufgewertet: { $upgraded }.
component-demand = Bedarfsplättchen { $number }: { $goods }, von oben im Uhrzeigersinn.
component-objective = Erfolg { $objective }: { $low } Siegpunkte ab { $lower }, { $high } ab { $upper }, je nach Stufe des Prunkplättchens.
component-objective-slots = Erfolg { $objective }: Siegpunkte nach dem am weitesten rechts belegten Feld und der Stufe des Prunkplättchens: { $values }.
component-action = { $action }: { $cost }.
cost-steps = 1/2/3 Felder für { $prices } Geld
cost-factory = { $price } für ein Plättchen der Auslage
cost-machines = bis zu 3 für je { $price }, in verschiedenen Fabriken
cost-production = bis zu 3 Fabriken, { $coal } Kohle je nach Stufe
cost-pieces = bis zu 3 für je { $price }
cost-markets = bis zu 3 Belieferungen mit 1 bis 3 Waren in einer Region
cost-contracts = 1 Ware, dann 2 und 3 Waren anderer Sorten, jeweils für Finanzen oder einen Vertrag

## Züge

move-pair = Startplättchen { $number }
move-consolidate = Konsolidieren
move-pass = Passen
move-build = { $tile } bauen
move-machine-free = Maschine – { $factory } (ohne Kosten)
move-machine-paid = Maschine – { $factory } (mit Kosten)
move-produce = Produzieren – { $factory }
move-pay = { $price } zahlen
move-ship = Schiff { $where } entsenden
move-region = Eisenbahn in { $region }
move-return = Marker zurückgeben ({ $side })
move-region-bonus = Regionsbonus
move-take = 1 Ware nehmen – { $factory }
move-invest = Investition
move-modifier = { $factory } einsetzen
move-no-modifier = Keine Fabrik einsetzen
move-refuse = Verzichten: { $effect }
move-stop = Aktion beenden
move-decline = Verzichten
move-store = 1 Ware ablegen – { $factory }
move-benefit = Prunkplättchen der Stufe { $level }
move-no-benefit = Kein Prunkplättchen
move-keep = { $what } behalten
move-silk = { $silk } zu Geld machen
move-no-silk = Keine Seide zu Geld machen
move-first = Zuerst: { $effect }
move-reward = Belohnung { $number }
first-any = Abteilung nach Wahl
first-ship = Schiff
first-second-ship = bezahltes Schiff
first-finance = Schritte bei den Finanzen
first-payment = Zahlung
first-piece = Schiff, Maschine oder Eisenbahn
first-choice = eine von zwei Abteilungen
part-taxes = Steuern { $lost }
part-income = Einkommen { $gained }
part-wages = Lohn { $money }
part-more-wages = Lohn +{ $n }
part-no-coal = keine Kohle
part-upgrade = Aufwertung: { $department }
part-replaces = ersetzt Einfluss { $value } ({ $owner })
part-bonuses = freie Boni { $bonuses }
part-printed = verdeckt Aufdruck { $value }
part-influence = Einfluss { $value }
part-there = { $n } dort
part-thresholds = { $low } ab { $lower }, { $high } ab { $upper }; jetzt { $now }
part-slots = jetzt { $count }, { $points }
part-lost = { $points } Verlust
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
decide-pair = ein Paar wählen
decide-turn = eine Aktion wählen oder konsolidieren
decide-first-turn = eine Aktion wählen
decide-worker = eine Arbeitskraft wählen
decide-activation-rd = die Zahl der Schritte wählen
decide-activation-mining = die Zahl der Schritte wählen
decide-activation-factory = eine Fabrik zum Bauen wählen
decide-activation-machines = ein Feld für eine Maschine wählen
decide-activation-production = eine Fabrik zum Produzieren wählen
decide-activation-ships = Bezahlung für ein Schiff wählen
decide-activation-trains = Bezahlung für eine Eisenbahn wählen
decide-activation-markets = ein Einflussfeld zum Beliefern wählen
decide-activation-contracts = { $n ->
    [one] wählen, welche Ware gezahlt wird
   *[other] die Sorte wählen, von der { $n } Waren gezahlt werden
}
decide-or-stop = { $question } – oder die Aktion beenden
decide-location = einen Zielort für das Schiff wählen
decide-region = eine Region für die Eisenbahn wählen
decide-rail = ein Eisenbahnfeld in { $region } wählen
decide-amount = { $place }: die Warenmenge wählen ({ $good })
decide-take = Herkunft wählen: { $goods }
decide-return = zu viele Marker in Stadt { $city }: wählen, welcher der niedrigsten zurückgeht
decide-reward = Regionsbonus oder Siegpunkte wählen
decide-gain = eine Investition oder einen Vertrag wählen
decide-modifier = eine Fabrik wählen, die die Aktion modifiziert
decide-bonus-region = die Region wählen, deren Bonus du nimmst
decide-department = eine Abteilung wählen
decide-innovation = { $n ->
    [one] { $n } Feld bei F&E oder Bergbau vorrücken
   *[other] { $n } Felder bei F&E, Bergbau oder beiden vorrücken
}
decide-may = { $price } zahlen für: { $effect }?
decide-piece = Schiff, Maschine oder Eisenbahn wählen
decide-machine = ein Feld für die Maschine wählen
decide-store = { $n ->
    [one] eine Fabrik für noch { $n } Ware wählen
   *[other] die erste Fabrik für noch { $n } Waren wählen, von links nach rechts
}
decide-benefit = ein Prunkplättchen wählen
decide-objective = einen Erfolg für das Prunkplättchen der Stufe { $n } wählen
decide-keep = Steuern: wählen, welche { $n } Kohle oder Geld bleiben
decide-wages = { $wages } Lohn bei { $money } im Lager: wählen, wie viel Seide zu Geld wird
decide-order = wählen, welcher Effekt zuerst kommt
decide-old-factory = die Seite des Familienbetriebs wählen
decide-start-worker = eine Arbeitskraft aus dem Beutel wählen
decide-goal-reward = einen Bonus wählen
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
log-action = wählt { $action }
log-hire = nimmt eine { $worker } für { $action }
log-start-worker = nimmt eine { $worker } aus dem Beutel
log-consolidate = konsolidiert
log-pass = passt
log-steps = zahlt für Schritte: { $action }
log-factory = baut { $tile }
log-machine = baut eine Maschine: { $factory }
log-produce = produziert: { $factory }
log-produce-without-coal = produziert ohne Kohle: { $factory }
log-pay = zahlt { $price }
log-location = entsendet ein Schiff { $where }
log-region = wählt { $region } für eine Eisenbahn
log-region-bonus = nimmt den Regionsbonus: { $region }
log-train = baut eine Eisenbahn: { $where }
log-market = wählt { $place } ({ $good })
log-token = legt Einfluss { $value }: { $place } ({ $good })
log-return = gibt Einfluss { $value } zurück ({ $owner })
log-reward-bonus = nimmt den Regionsbonus
log-reward-vp = nimmt Siegpunkte statt des Regionsbonus
log-take = nimmt eine Ware: { $factory }
log-invest = investiert
log-contract = schließt ab: { $contract }
log-modifier = setzt ein: { $factory }
log-no-modifier = setzt keine Fabrik ein
log-stop = beendet die Aktion
log-department = aktiviert die { $department }
log-innovate = nutzt Neuheiten
log-may = zahlt { $price } für: { $effect }
log-decline = verzichtet auf die Zahlung
log-piece = wählt: { $piece }
log-store = legt eine Ware ab: { $factory }
log-benefit = nimmt ein Prunkplättchen der Stufe { $level }
log-no-benefit = nimmt kein Prunkplättchen
log-objective = legt ein Prunkplättchen der Stufe { $level } zum Erfolg { $objective }
log-keep = behält { $what }
log-silk = macht { $silk } zu Geld
log-no-silk = macht keine Seide zu Geld
log-first = zuerst: { $effect }
log-old-factory = nimmt den Familienbetrieb ({ $good })
log-goal-reward = { $goal }: nimmt: { $effect }
change-token = Einflussmarker { $value } verfügbar
forced-consolidation = { $seat } muss konsolidieren
forced-action = { $seat } hat nur eine Wahl und nutzt sie
forced-pass = { $seat } muss passen
log-takatoshi = Takatoshi deckt Aktionsplättchen { $number } auf
log-takatoshi-train = Takatoshi baut eine Eisenbahn: { $where }
log-takatoshi-token = Takatoshi legt Einfluss { $value }: { $place }
log-priority = neue Prioritäten: { $colours }
log-scoring = Einfluss in Abschnitt { $period }: { $points }
log-round = { $round } beginnt
log-drawn = aus dem Beutel: { $workers }
log-final = Schlusskonsolidierung
log-end = die Partie endet: { $scores }

## Ergebnis

points-start = Startplättchen
points-departments = Abteilungen
points-markets = Heimische Märkte
points-trains = Eisenbahnfelder
points-factories = Fabrikeffekte
points-contracts = Vertragsboni
points-bonuses = andere Boni
points-goals = Ziele
points-wages = nicht gezahlter Lohn
points-regions = Einfluss in Abschnitt { $period } ({ $values })
points-objective = Erfolg { $objective }
points-resources = Ressourcen und Waren
points-money = Geld
points-total = Summe
result-won = alle Solo-Ziele sind erfüllt: gewonnen
result-lost = nicht alle Solo-Ziele sind erfüllt: verloren
result-rating = Bewertung: { $rating }
rating-0 = himmlisch
rating-1 = ehrenvoll
rating-2 = beachtenswert
rating-3 = akzeptabel
rating-4 = ausreichend

## Optionen

option-sides = Fabrikseiten
option-sides-A = Alle Fabriken zeigen Seite A, wie in einer ersten Partie
option-sides-B = Alle Fabriken zeigen Seite B
option-sides-random = Jede Fabrik zeigt eine zufällige Seite
option-module = Module
option-module-none = Grundspiel ohne Module
option-module-modern-factories = Moderne Fabriken: einige Fabriken mit der Nummer 5 kommen in die Auslage
option-module-goals = Ziele: am Ende jedes Abschnitts wird belohnt, wer vorn liegt
option-module-both = Moderne Fabriken und Ziele zusammen
option-solo = Schwierigkeit des Solospiels
option-solo-easy = Leicht: ein Ziel ist zu erfüllen
option-solo-medium = Mittel: zwei Ziele sind zu erfüllen
option-solo-hard = Schwer: drei Ziele sind zu erfüllen
