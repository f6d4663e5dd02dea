# Nippon (2015) auf Deutsch, mit den Begriffen der deutschen Spielregel.

title = Nippon
game-over = Das Spiel ist beendet

## Namen

colour-white = weiß
colour-blue = blau
colour-grey = grau
colour-yellow = gelb
colour-red = rot
colour-black = schwarz
worker-white = weißer Arbeiter
worker-blue = blauer Arbeiter
worker-grey = grauer Arbeiter
worker-yellow = gelber Arbeiter
worker-red = roter Arbeiter
worker-black = schwarzer Arbeiter
seat-yellow = Gelb
seat-red = Rot
seat-violet = Violett
seat-blue = Blau
good-silk = Seide
good-paper = Papier
good-bento = Bentō
good-lenses = Optische Linsen
good-bulbs = Glühlampen
good-clocks = Uhren
tile-silk = Seidenfabrik { $number }
tile-paper = Papierfabrik { $number }
tile-bento = Bentōfabrik { $number }
tile-lenses = Linsenfabrik { $number }
tile-bulbs = Glühlampenfabrik { $number }
tile-clocks = Uhrenfabrik { $number }
action-technology = Technologie
action-production = Produktion
action-export = Export
action-invest = In eine neue Industrie investieren
action-mining = Bergbau
action-ships = Schiffe
action-machines = Maschinen
action-railways = Eisenbahnen
action-market = Heimischer Markt
track-coal = Bergbau
track-income = Einkommen
track-technology = Technologie
achievement-yen = Yen
achievement-ships = Sterne der Schiffe
achievement-railways = Sterne der Eisenbahnen
achievement-regions = Regionen mit Einflussplättchen
achievement-machines = Fabriken mit +2-Maschine
achievement-factories = Fabriken der Stufen 2 und 3
achievement-coal = Sterne des Bergbaus
achievement-technology = Sterne der Technologie
achievement-contracts = erfüllte Verträge
region = Region { $number }
side-top = oben
side-right = rechts
side-bottom = unten
side-left = links
market-place = Stadt { $city }, { $side }
contract = Vertrag { $number } ({ $goods })
part-board = Spielplan
part-rewards = Kaiserliche Belohnungen
part-factories = Ausliegende Fabriken
part-rows = Arbeiterreihen
part-spaces = Aktionsfelder
part-bag = Beutel
part-overseas = Übersee
part-marker = Wertungsleiste
part-tiles = Einflussplättchen
part-contracts = Verträge
part-workers = Arbeiter
part-achievements = Erfolge
part-tracks = Bergbau, Einkommen, Technologie
part-pieces = Schiffe und Eisenbahnen
part-own-factories = Fabriken
part-stored = Abgelegte Maschinen

## Mengen

amount-yen = { $n } Yen
amount-coal = { $n ->
    [one] { $n } Kohle
   *[other] { $n } Kohle
}
amount-blueprints = { $n ->
    [one] { $n } Blaupause
   *[other] { $n } Blaupausen
}
amount-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
amount-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
amount-railways = { $n ->
    [one] { $n } Eisenbahn
   *[other] { $n } Eisenbahnen
}
amount-stored-machines = { $n ->
    [one] { $n } abgelegte Maschine
   *[other] { $n } abgelegte Maschinen
}
amount-machines = { $n ->
    [one] { $n } Maschine
   *[other] { $n } Maschinen
}
amount-workers = { $n } Arbeiter
amount-wages-due = { $yen } an Löhnen
amount-steps = { $n ->
    [one] { $n } Feld { $track }
   *[other] { $n } Felder { $track }
}
amount-factories = { $n ->
    [one] { $n } Fabrik
   *[other] { $n } Fabriken
}
amount-contracts = { $n ->
    [one] { $n } erfüllter Vertrag
   *[other] { $n } erfüllte Verträge
}
amount-tiles = { $n } Einflussplättchen
amount-multipliers = { $n ->
    [one] { $n } Multiplikator
   *[other] { $n } Multiplikatoren
}
goods-of = { $n ->
    [one] { $n } Gut ({ $good })
   *[other] { $n } Güter ({ $good })
}
advance = { $track } { $steps }

## Effekte

effect-free-ships = 1 Schiff kostenlos
effect-free-railways = 1 Eisenbahn kostenlos
effect-machine-here = 1 Maschine „+1“ in dieser Fabrik
effect-price-ships = Schiffe kosten { $price }
effect-price-railways = Eisenbahnen kosten { $price }
effect-price-machines = Maschinen kosten { $price }
effect-ship-vp = jedes Schiff zählt { $n } SP
effect-railway-influence = jede Eisenbahn zählt +{ $n }
effect-coal-saved = diese Fabrik produziert für { $n } Kohle weniger
effect-extra-goods = Produktion: { $n } Gut mehr in einer Fabrik, die produziert hat
effect-unpaid-spaces = Technologie: bezahlt wie für { $n } Feld weniger
effect-extra-spaces = Technologie: { $n } Feld weiter
effect-extra-coal = beim Konsolidieren: { $n } Kohle zusätzlich
effect-extra-blueprints = beim Konsolidieren: Blaupausen +{ $n }
effect-free-colours = Löhne: kostenlose Farben: { $n }
effect-stars = { $n ->
    [one] { $n } Stern: { $track }
   *[other] { $n } Sterne: { $track }
}
when-built = sofort { $effect }
when-lasts = dauerhaft: { $effect }

## Spielmaterial

source-rulebook = Spielregel
source-example = Beispiel der Spielregel
source-public = öffentliche Seiten
source-reconstructed = rekonstruiert
source-page = { $source }, S. { $page }
component = { $text } [{ $source }]
component-factory = { $tile }, Stufe { $level }, braucht Technologie { $technology }, produziert für { $coal }. { $effect }
component-region = { $region } bringt { $bonus } für jedes platzierte Einflussplättchen
component-city = Stadt { $number }, Einfluss der Übersee-Unternehmen ringsum { $numbers }
component-city-tile = Stadtplättchen { $number } verlangt { $goods }
component-reward = Belohnungsplättchen: sofort { $bonus }, dann Multiplikator { $multiplier }×
component-track = { $track }-Leiste mit den Zahlen { $numbers }
component-achievement = Erfolgsfeld: { $name }, aufgedruckter Multiplikator { $printed }×
component-action = { $action }, auf Aktionsfeld { $space }

## Arten von Entscheidungen

kind-turn = Zug
kind-worker = Arbeiter
kind-steps = Felder
kind-production = Produktion
kind-extra-good = Zusätzliches Gut
kind-contract = Vertrag
kind-contract-good = Güter für einen Vertrag
kind-factory = Fabrik
kind-region = Region
kind-machine = Maschine
kind-market = Heimischer Markt
kind-amount = Anzahl der Güter
kind-influence = Einflussplättchen
kind-return = Zurückgegebenes Plättchen
kind-reward = Kaiserliche Belohnung
kind-achievement = Erfolgsfeld
kind-last-blueprints = Letzte Blaupausen

## Entscheidungen

ask-turn = eine Aktion wählen oder konsolidieren
ask-worker = { $action }: einen Arbeiter wählen
ask-steps = { $track }: Anzahl der bezahlten Felder wählen
ask-production = Produktion, { $time } von 3: eine Fabrik wählen
ask-extra-good = eine Fabrik für das zusätzliche Gut wählen
ask-contract = Export, { $time } von 3: einen Vertrag wählen
ask-contract-good = { $n ->
    [one] { $contract }: die Art für { $n } Gut wählen
   *[other] { $contract }: die Art für { $n } Güter wählen
}
ask-factory = eine Fabrik zum Errichten wählen
ask-paid-ships = Schiffe, { $time } von 3: eine Region wählen
ask-paid-railways = Eisenbahnen, { $time } von 3: eine Region wählen
ask-free-ships = eine Region für das kostenlose Schiff wählen
ask-free-railways = eine Region für die kostenlose Eisenbahn wählen
ask-machine = Maschinen, { $time } von 3: installieren oder aufrüsten
ask-market = Heimischer Markt, { $time } von 3: ein Einflussfeld wählen
ask-amount = { $place }: Anzahl der gelieferten Güter wählen ({ $good })
ask-influence = { $place } ({ $good }): ein Einflussplättchen wählen
ask-return = das Plättchen wählen, das an den Besitzer zurückgeht
ask-reward = eine kaiserliche Belohnung wählen
ask-achievement = ein Erfolgsfeld für den Multiplikator { $multiplier }× wählen
ask-last-blueprints = letzter Zug: Blaupausen abgeben oder aufhören

## Züge

move-consolidate = konsolidieren
part-lost = abgegeben { $what }
part-income = Budget { $gained }
part-wages = Löhne { $yen }
part-more-wages = Löhne +{ $yen }
move-steps = { $paid ->
    [one] { $paid } Feld, { $steps }
   *[other] { $paid } Felder, { $steps }
}
move-produce = { $good } produzieren
move-extra = zusätzliches Gut: { $good }
move-factory = { $tile } errichten
move-region-ships = ein Schiff für { $region }
move-region-railways = eine Eisenbahn für { $region }
move-install = eine Maschine installieren ({ $good })
move-upgrade = die Maschine aufrüsten ({ $good })
move-store-machine = eine Maschine vor sich ablegen
move-market = { $place } ({ $good })
part-replaces = ersetzt die { $value } von { $owner }
part-up-to = Einflussplättchen bis { $value }
move-influence = Einflussplättchen { $value }
move-return = die { $value } von { $owner } zurückgeben ({ $side })
reward-tile = Belohnungsplättchen { $multiplier }×
part-now = jetzt { $n }
move-stop = aufhören

## Protokoll

log-action = wählt { $action }
log-consolidate = konsolidiert
log-blueprints = gibt Blaupausen ab
log-worker = nimmt einen Arbeiter ({ $worker })
log-steps = { $n ->
    [one] bezahlt { $n } Feld ({ $track })
   *[other] bezahlt { $n } Felder ({ $track })
}
log-produce = produziert { $good }
log-extra = legt das zusätzliche Gut zu { $good }
log-contract = erfüllt { $contract }
log-good = bezahlt mit { $good }
log-factory = errichtet { $tile }
log-ships = schickt ein Schiff nach { $region }
log-railways = baut eine Eisenbahn in { $region }
log-machine = modernisiert die Fabrik für { $good }
log-store-machine = legt eine Maschine vor sich ab
log-market = beliefert { $place } ({ $good })
log-amount = { $n ->
    [one] liefert { $n } Gut
   *[other] liefert { $n } Güter
}
log-influence = platziert Einflussplättchen { $value }
log-return = gibt die { $value } von { $owner } zurück
log-reward = nimmt ein Belohnungsplättchen { $multiplier }×
log-achievement = legt den Multiplikator { $multiplier }× auf { $achievement }
log-stop = hört auf
log-forced = { $seat } hatte nur eine Wahl
log-scoring = Wertung der Regionen { $points }
log-marker = der Wertungsmarker zieht auf Feld { $space }
log-drawn = aus dem Beutel gezogen { $workers }
log-end = das Spiel endet { $scores }

## Ergebnis

points-start = Start
points-contracts = Verträge
points-market = Heimischer Markt
points-synergies = Synergien der Fabriken
points-rewards = kaiserliche Belohnungen
points-wages = unbezahlte Löhne
points-regions = { $scoring }. Wertung, Regionen { $values }
points-ships = { $scoring }. Wertung, Schiffe { $values }
points-achievement = Erfolg ({ $name })
points-total = gesamt
