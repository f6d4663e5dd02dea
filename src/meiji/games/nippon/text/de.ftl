# Nippon (2015) auf Deutsch, mit den Begriffen der deutschen Spielregel.

title = Nippon
about = Jeder Arbeiter bringt dir jetzt eine Aktion und später Lohnkosten: Konsolidiere zur rechten Zeit, modernisiere deine Fabriken und halte die Regionen, wenn gewertet wird.
facts = etwa 90 Minuten mit Freunden, 30 allein · anspruchsvoll
game-over = Die Partie ist zu Ende

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
a-worker-white = einen weißen Arbeiter
a-worker-blue = einen blauen Arbeiter
a-worker-grey = einen grauen Arbeiter
a-worker-yellow = einen gelben Arbeiter
a-worker-red = einen roten Arbeiter
a-worker-black = einen schwarzen Arbeiter
seat-yellow = Gelb
seat-red = Rot
seat-violet = Violett
seat-blue = Blau
good-silk = Seide
good-paper = Papier
good-bento = Bentō
good-lenses = optische Linsen
good-bulbs = Glühlampen
good-clocks = Uhren
tile-silk = Seidenfabrik { $number }
tile-paper = Papierfabrik { $number }
tile-bento = Bentōfabrik { $number }
tile-lenses = Linsenfabrik { $number }
tile-bulbs = Glühlampenfabrik { $number }
tile-clocks = Uhrenfabrik { $number }
the-tile-silk = die Seidenfabrik { $number }
the-tile-paper = die Papierfabrik { $number }
the-tile-bento = die Bentōfabrik { $number }
the-tile-lenses = die Linsenfabrik { $number }
the-tile-bulbs = die Glühlampenfabrik { $number }
the-tile-clocks = die Uhrenfabrik { $number }
in-silk = in der Seidenfabrik
in-paper = in der Papierfabrik
in-bento = in der Bentōfabrik
in-lenses = in der Linsenfabrik
in-bulbs = in der Glühlampenfabrik
in-clocks = in der Uhrenfabrik
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
achievement-ships = Schiffssterne
achievement-railways = Eisenbahnsterne
achievement-regions = Regionen mit eigenen Einflussplättchen
achievement-machines = Fabriken mit +2-Maschine
achievement-factories = Fabriken der Stufen 2 und 3
achievement-coal = Bergbausterne
achievement-technology = Technologiesterne
achievement-contracts = erfüllte Verträge
side-top = oben
side-right = rechts
side-bottom = unten
side-left = links
market-place = { $city }, { $side }
contract = Vertrag { $number } ({ $goods } Güter)
part-board = Spielplan
part-rewards = Kaiserliche Belohnungen
part-factories = Ausliegende Fabriken
part-rows = Arbeiterreihen
part-spaces = Aktionsfelder
part-bag = Beutel
part-overseas = Übersee
part-marker = Wertungsleiste
part-contracts = Verträge
part-workers = Arbeiter
part-achievements = Erfolge
part-tracks = Bergbau, Einkommen, Technologie
part-pieces = Schiffe und Eisenbahnen
part-own-factories = Fabriken

## Auf dem Spielplan, wo wenig Platz ist

short-technology = Technologie
short-production = Produktion
short-export = Export
short-invest = Investieren
short-mining = Bergbau
short-ships = Schiffe
short-machines = Maschinen
short-railways = Eisenbahnen
short-market = Heimischer Markt
short-achievement-yen = Yen
short-achievement-ships = Schiffe
short-achievement-railways = Eisenbahn
short-achievement-regions = Regionen
short-achievement-machines = Maschinen
short-achievement-factories = Fabriken
short-achievement-coal = Bergbau
short-achievement-technology = Technologie
short-achievement-contracts = Verträge
seal-consolidate = Konsolidieren
seal-done = Aktion beenden
part-rewards-short = Belohnungen
part-leaders = Einfluss

## Dinge auf dem Tisch, für Tooltips und Screenreader

thing-marker = Wertungsleiste, Feld { $space }: hier steht der Wertungsmarker
thing-space = Wertungsleiste, Feld { $space }
thing-scoring = Als Nächstes Wertung { $scoring }: { $points } SP für den meisten Einfluss in jeder Region
thing-worker = { $worker } auf dem Aktionsfeld { $actions }
thing-shelf = Aktionsfeld { $actions }
thing-extra = Zusätzliche { $multiplier }×-Multiplikatoren: noch { $n }
thing-reward = Belohnungsplättchen { $multiplier }× mit { $bonus }: noch { $n }
thing-reward-level = Belohnungsplättchen bis { $multiplier }×
thing-work = Arbeiterfeld { $space }: { $worker }
thing-free = frei
thing-consolidate = Jetzt konsolidieren: { $wages } Lohn, neues Budget { $yen } und { $coal }
thing-tiles = Einflussplättchen { $value }: { $n } im Vorrat
thing-step = { $track }-Leiste, Feld { $space }
thing-spend = { $blueprints } abgeben: { $track } +1
thing-ships = Schiffe: { $n } gebaut, noch { $left }
thing-railways = Eisenbahnen: { $n } gebaut, noch { $left }
thing-income = Einkommen +1, sobald das Schiff darüber und die Eisenbahn darunter gebaut sind
thing-no-factory = Noch keine Fabrik für { $good }
thing-machine = Maschine +{ $n }
thing-fulfilled = erfüllt
note-reconstructed = Einige Werte sind hier rekonstruiert. Welche, sagt die Karte des jeweiligen Spielmaterials.
thing-level = { $good }, Stufe { $level }: braucht Technologie { $technology }, produziert für { $coal }

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
goods-silk = { $n } Seide
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
goods-clocks = { $n ->
    [one] { $n } Uhr
   *[other] { $n } Uhren
}
advance = { $track } { $steps }
both = { $first } und { $second }

## Effekte

effect-free-ships = ein kostenloses Schiff
effect-free-railways = eine kostenlose Eisenbahn
effect-machine-here = eine „+1“-Maschine in dieser Fabrik
effect-price-ships = Schiffe kosten { $price }
effect-price-railways = Eisenbahnen kosten { $price }
effect-price-machines = Maschinen kosten { $price }
effect-ship-vp = jedes Schiff bringt { $n } Siegpunkte
effect-railway-influence = jede Eisenbahn zählt +{ $n } Einfluss
effect-coal-saved = diese Fabrik braucht { $n } Kohle weniger
effect-extra-goods = Produktion: +{ $n } in einer Fabrik, die produziert hat
effect-unpaid-spaces = Technologie: zahle für { $n } Feld weniger
effect-extra-spaces = Technologie: +{ $n } Feld bei jedem Vorrücken
effect-extra-coal = beim Konsolidieren: +{ $n } Kohle
effect-extra-blueprints = { $n ->
    [one] beim Konsolidieren: +{ $n } Blaupause
   *[other] beim Konsolidieren: +{ $n } Blaupausen
}
effect-free-colours = { $n ->
    [one] Löhne: { $n } Farbe kostet nichts
   *[other] Löhne: { $n } Farben kosten nichts
}
effect-stars = { $n ->
    [one] { $n } Stern: { $track }
   *[other] { $n } Sterne: { $track }
}
when-built = sofort: { $effect }
when-lasts = dauerhaft: { $effect }

## Spielmaterial

source-rulebook = Spielregel
source-example = Beispiel der Spielregel
source-public = öffentliche Seiten
source-reconstructed = rekonstruiert
source-page = { $source }, S. { $page }
component = { $text } [{ $source }]
component-factory = { $tile }, Stufe { $level }: braucht Technologie { $technology }, produziert für { $coal }. { $effect }
component-region = { $region } bringt { $bonus } für jedes Einflussplättchen, das du legst
component-city = { $city }: aufgedruckter Einfluss der Übersee-Unternehmen { $numbers }
component-city-tile = Stadtplättchen { $number } verlangt { $goods }
component-reward = Belohnungsplättchen: sofort { $bonus }, dann Multiplikator { $multiplier }×
component-track = { $track }-Leiste: { $numbers }
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

ask-turn = wähle eine Aktion oder konsolidiere
ask-worker = { $action }: wähle einen Arbeiter
ask-steps = { $track }: wähle, wie weit du vorrückst
ask-production = Produktion, { $time } von 3: wähle, wo du produzierst
ask-extra-good = wähle eine Fabrik für das zusätzliche Gut
ask-contract = Export, { $time } von 3: wähle einen Vertrag
ask-contract-good = { $n ->
    [one] { $contract }: wähle, welches Gut du zahlst
   *[other] { $contract }: wähle, von welcher Art du { $n } Güter zahlst
}
ask-factory = wähle, welche Fabrik du errichtest
ask-paid-ships = Schiffe, { $time } von 3: wähle eine Region
ask-paid-railways = Eisenbahnen, { $time } von 3: wähle eine Region
ask-free-ships = wähle eine Region für das kostenlose Schiff
ask-free-railways = wähle eine Region für die kostenlose Eisenbahn
ask-machine = Maschinen, { $time } von 3: installiere eine Maschine oder rüste eine auf
ask-market = Heimischer Markt, { $time } von 3: wähle ein Einflussfeld, das du belieferst
ask-amount = { $place }: wähle, wie viele Güter du lieferst ({ $good })
ask-influence = { $place } ({ $good }): wähle ein Einflussplättchen
ask-return = zu viele Plättchen an dieser Stadt: wähle, welches an seinen Besitzer zurückgeht
ask-reward = wähle eine kaiserliche Belohnung
ask-achievement = wähle ein Erfolgsfeld für den Multiplikator { $multiplier }×
ask-last-blueprints = letzte Gelegenheit: gib Blaupausen ab oder hör auf

## Züge

move-consolidate = konsolidiere
part-lost = abgegeben { $what }
part-income = neues Budget { $gained }
part-wages = Löhne { $yen }
part-more-wages = +{ $yen } Lohn beim Konsolidieren
part-no-more-wages = kein zusätzlicher Lohn, die Farbe hast du schon
part-pay = zahle { $what }
move-pay = zahle { $what }
move-produce = produziere { $where }
move-extra = lege das zusätzliche Gut zu { $good }
move-factory = errichte { $tile }
move-region-ships = schicke ein Schiff nach { $region }
move-region-railways = baue eine Eisenbahn in { $region }
move-install = installiere eine Maschine { $where }
move-upgrade = rüste die Maschine { $where } auf
move-store-machine = lege eine Maschine vor dir ab
move-market = { $place } ({ $good })
move-amount = liefere { $goods }
part-replaces = ersetzt die { $value } von { $owner }
part-up-to = Einflussplättchen bis { $value }
move-influence = lege Einflussplättchen { $value }
move-return = gib die { $value } von { $owner } zurück ({ $side })
reward-tile = nimm das Belohnungsplättchen { $multiplier }×
part-now = bisher { $n }, damit { $points }
move-stop-blueprints = gib keine Blaupausen mehr ab
move-stop = beende die Aktion

## Protokoll

log-consolidate = konsolidiert
log-blueprints = gibt Blaupausen ab
log-worker = nimmt { $worker } für { $action }
log-steps = { $n ->
    [one] rückt bei { $track } für { $price } { $n } Feld vor
   *[other] rückt bei { $track } für { $price } { $n } Felder vor
}
log-produce = produziert { $goods } für { $price }
log-extra = nimmt das zusätzliche Gut bei { $good }
log-contract = erfüllt { $contract }
log-good = bezahlt mit { $good }
log-factory = errichtet { $tile } für { $price }
log-ships = schickt ein Schiff nach { $region } für { $price }
log-railways = baut eine Eisenbahn in { $region } für { $price }
log-free-ships = schickt ein kostenloses Schiff nach { $region }
log-free-railways = baut eine kostenlose Eisenbahn in { $region }
log-machine = installiert eine Maschine { $where } für { $price }
log-upgrade = rüstet die Maschine { $where } auf, für { $price }
log-store-machine = legt für { $price } eine Maschine vor sich ab
log-reward = nimmt ein Belohnungsplättchen { $multiplier }×
log-achievement = legt den Multiplikator { $multiplier }× auf { $achievement }
log-consolidate-full = hat sechs Arbeiter und konsolidiert
log-consolidate-impossible = kann keine Aktion ausführen und konsolidiert
log-stepped = { $n ->
    [one] rückt bei { $track } { $n } Feld vor
   *[other] rückt bei { $track } { $n } Felder vor
}
log-produce-free = produziert { $goods } ohne Kohle
log-delivered = liefert { $goods } ({ $place }) und legt Einfluss { $value }
log-token-returned = bekommt Einfluss { $value } zurück ({ $place })
log-income-got = erhält ein neues Budget
log-wages-paid = zahlt Löhne
log-wages-unpaid = kann nicht alle Löhne zahlen, es fehlen { $unpaid }
event-space-refilled = Aktionsfeld { $space } wird aufgefüllt: { $workers }
event-workers-drawn = Aus dem Beutel gezogen: { $workers }
event-round-ended = Der Wertungsmarker zieht auf Feld { $space }
event-period-scored = Die Regionen werden gewertet, { $number } von 3: { $points }
event-region-scored = { $region }: { $points }
event-game-scored = Die Partie endet: { $scores }
part-goods-lost = { $n } mehr passten nicht hinein

## Protokoll, zu dir gesagt

you-consolidate = konsolidierst
you-blueprints = gibst Blaupausen ab
you-worker = nimmst { $worker } für { $action }
you-steps = { $n ->
    [one] rückst bei { $track } für { $price } { $n } Feld vor
   *[other] rückst bei { $track } für { $price } { $n } Felder vor
}
you-produce = produzierst { $goods } für { $price }
you-extra = nimmst das zusätzliche Gut bei { $good }
you-contract = erfüllst { $contract }
you-good = bezahlst mit { $good }
you-factory = errichtest { $tile } für { $price }
you-ships = schickst ein Schiff nach { $region } für { $price }
you-railways = baust eine Eisenbahn in { $region } für { $price }
you-free-ships = schickst ein kostenloses Schiff nach { $region }
you-free-railways = baust eine kostenlose Eisenbahn in { $region }
you-machine = installierst eine Maschine { $where } für { $price }
you-upgrade = rüstest die Maschine { $where } auf, für { $price }
you-store-machine = legst für { $price } eine Maschine vor dir ab
you-reward = nimmst ein Belohnungsplättchen { $multiplier }×
you-achievement = legst den Multiplikator { $multiplier }× auf { $achievement }
you-consolidate-full = Du hast sechs Arbeiter, also konsolidierst du
you-consolidate-impossible = Du kannst keine Aktion ausführen, also konsolidierst du
you-stepped = { $n ->
    [one] rückst bei { $track } { $n } Feld vor
   *[other] rückst bei { $track } { $n } Felder vor
}
you-produce-free = produzierst { $goods } ohne Kohle
you-delivered = lieferst { $goods } ({ $place }) und legst Einfluss { $value }
you-token-returned = bekommst Einfluss { $value } zurück ({ $place })
you-income-got = erhältst ein neues Budget
you-wages-paid = zahlst Löhne
you-wages-unpaid = kannst nicht alle Löhne zahlen, es fehlen { $unpaid }

## Ergebnis

points-start = Start
points-contracts = Verträge
points-market = Heimischer Markt
points-synergies = Synergien der Fabriken
points-rewards = kaiserliche Belohnungen
points-wages = unbezahlte Löhne
points-regions = Regionen
points-ships = Schiffe
points-scoring = { $scoring }. Wertung
points-achievements = Erfolge
points-total = gesamt
marker-of = Wertungsmarker auf Feld { $number } von { $rounds }
