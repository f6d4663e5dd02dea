# Yokohama Duel in German. The same messages stand in all languages, in the same order.

title = Yokohama Duel
about = Zwei Kaufleute wetteifern um die Aufträge eines Hafens, der sich der Welt öffnet: Wähle ein Gebiet, wähle deine Stärke, und sei da, wo dein Gegner nicht ist.
facts = etwa eine Stunde zu zweit, 20 Minuten allein · mittel bis anspruchsvoll
game-over = Die Partie ist zu Ende
seat = Spieler { $number }

## Names

good-copper = Kupfer
good-silk = Seide
good-tea = Tee
good-fish = Fisch
area-tea-plantation = Teeplantage
area-fishing-grounds = Fischgründe
area-silk-mill = Seidenspinnerei
area-copper-mine = Kupfermine
area-church = Kirche
area-customs = Zollstation
area-chinatown = Chinatown
area-bank = Bank
area-laboratory = Laboratorium
area-harbour = Hafen
technology-exhibition = Ausstellung
technology-ball = Ball
technology-station = Bahnhof
technology-mining = Bergbautechnik
technology-stock-exchange = Börse
technology-patents = Patentwesen
technology-printing = Buchdruck
technology-stagecoach = Postkutsche
technology-electric-light = Elektrisches Licht
technology-postal-service = Postwesen
technology-gas-lamp = Gaslaterne
technology-telegraph = Schreibtelegraf
technology-language-school = Sprachschule
technology-university = Universität
technology-tram = Straßenbahn
technology-winery = Weinkellerei
technology-telephone = Telefon
technology-newspaper = Zeitung
technology-textile-mill = Textilfabrik
technology-brickworks = Ziegelei
order = Auftrag { $number }
church = Kirchenkarte { $number }
bonus = Stärke-Bonuskarte { $number }
strength-card = Stärkekarte { $number }
condition-imports = für verdeckte Importgüter
condition-orders = für erfüllte Aufträge
condition-technologies = für Technologiekarten
condition-churches = für Kirchenkarten
source-rulebook = Spielanleitung
source-example = Beispiel der Spielanleitung
source-public = öffentliche Seiten
source-reconstructed = rekonstruiert, nicht vom Verlag

## Amounts

amount-yen = { $n ->
     [one] 1 Yen
    *[other] { $n } Yen
}
amount-copper = { $n ->
     [one] 1 Kupfer
    *[other] { $n } Kupfer
}
amount-silk = { $n ->
     [one] 1 Seide
    *[other] { $n } Seide
}
amount-tea = { $n ->
     [one] 1 Tee
    *[other] { $n } Tee
}
amount-fish = { $n ->
     [one] 1 Fisch
    *[other] { $n } Fisch
}
amount-imports = { $n ->
     [one] 1 Importgut
    *[other] { $n } Importgüter
}
amount-cleared = { $n ->
     [one] 1 verdecktes Importgut
    *[other] { $n } verdeckte Importgüter
}
amount-plus_1 = { $n ->
     [one] 1 Zusatz-Stärkekarte +1
    *[other] { $n } Zusatz-Stärkekarten +1
}
amount-plus_2 = { $n ->
     [one] 1 Zusatz-Stärkekarte +2
    *[other] { $n } Zusatz-Stärkekarten +2
}
amount-orders = { $n ->
     [one] 1 Auftrag
    *[other] { $n } Aufträge
}
amount-points = { $n ->
     [one] 1 Punkt
    *[other] { $n } Punkte
}
amount-faith = { $n ->
     [one] 1 Glaube
    *[other] { $n } Glaube
}
amount-production = { $n ->
     [one] 1 Produktion
    *[other] { $n } Produktion
}
amount-exchanges = { $n ->
     [one] 1× tauschen
    *[other] { $n }× tauschen
}
amount-flips = { $n ->
     [one] 1 Importgut umdrehen
    *[other] bis zu { $n } Importgüter umdrehen
}
amount-draws = { $n ->
     [one] 1 Auftrag ziehen
    *[other] { $n } Aufträge ziehen
}
amount-payments = { $n ->
     [one] zahle { $price } oder 1 Importgut
    *[other] zahle { $n } × ({ $price } oder 1 Importgut)
}
amount-cards = { $n ->
    [one] { $n } Stärkekarte
   *[other] { $n } Stärkekarten
}
amount-upgrades = { $n ->
    [one] { $n } aufgewertete Stärkekarte
   *[other] { $n } aufgewertete Stärkekarten
}
amount-shops = { $n ->
    [one] { $n } Geschäft
   *[other] { $n } Geschäfte
}
amount-warehouses = { $n ->
    [one] { $n } Warenhaus
   *[other] { $n } Warenhäuser
}
amount-agents = { $n } Auslandsvertreter
amount-fulfilled = { $n ->
    [one] { $n } erfüllter Auftrag
   *[other] { $n } erfüllte Aufträge
}
amount-technologies = { $n ->
    [one] { $n } Technologiekarte
   *[other] { $n } Technologiekarten
}
amount-churches = { $n ->
    [one] { $n } Kirchenkarte
   *[other] { $n } Kirchenkarten
}
free = kostenlos
nothing = nichts
flip-import = 1 Importgut umdrehen
order-with = { $order } ({ $trade })
order-trade = { $goods } → { $gives }

## Technologies

effect-exhibition = am Spielende { $points }
effect-ball = am Spielende { $points } für jeden erfüllten Auftrag
effect-station = lege das Bahnhofsplättchen in ein beliebiges Gebiet: Dort haben beide Stärke +1; einmal pro Runde darf sein Besitzer dieses Gebiet wählen, auch wenn es genutzt ist
effect-mining = immer wenn du Kupfer erhältst, erhältst du { $amount } mehr
effect-stock-exchange = wenn du deinen Zug mit höchstens { $price } beginnst: { $gain }
effect-patents = am Spielende { $points } für jede deiner Technologiekarten
effect-printing = { $gain } mit jeder späteren Technologiekarte
effect-stagecoach = einmal pro Runde ein genutztes Gebiet mit eigenem Warenhaus wählen
effect-electric-light = am Spielende { $points } für jedes deiner Warenhäuser
effect-postal-service = einmal pro Runde eine beliebige Stärkekarte spielen
effect-gas-lamp = am Spielende { $points } für jedes deiner Geschäfte
effect-telegraph = deine Zusatz-Stärkekarten sind um { $amount } stärker
effect-language-school = { $gain } mit jedem erfüllten Auftrag
effect-university = die Aufwertung am Rundenende ist kostenlos
effect-tram = einmal pro Runde ein beliebiges genutztes Gebiet wählen
effect-winery = am Spielende { $points } für jede deiner Kirchenkarten
effect-telephone = einmal pro Runde { $price } zahlen für Stärke +{ $amount }
effect-newspaper = eine Zusatz-Stärkekarte +1 sofort und zu Beginn jeder Runde
effect-textile-mill = einmal pro Runde 1 Seide für { $gain } verkaufen
effect-brickworks = am Spielende { $points } für jedes verdeckte Importgut
brief-exhibition = { $points } am Spielende
brief-ball = { $points } pro erfülltem Auftrag
brief-station = +1 Stärke im Gebiet; 1× pro Runde für dich offen
brief-mining = +{ $amount } Kupfer, wenn du Kupfer erhältst
brief-stock-exchange = Zugbeginn mit höchstens { $price }: +{ $gain }
brief-patents = { $points } pro Technologiekarte
brief-printing = +{ $gain } mit jeder weiteren Technologie
brief-stagecoach = 1× pro Runde: genutztes Gebiet mit Warenhaus
brief-electric-light = { $points } pro Warenhaus
brief-postal-service = 1× pro Runde: beliebige Stärkekarte spielen
brief-gas-lamp = { $points } pro Geschäft
brief-telegraph = deine Zusatzkarten sind um { $amount } stärker
brief-language-school = +{ $gain } pro erfülltem Auftrag
brief-university = deine Aufwertungen sind kostenlos
brief-tram = 1× pro Runde: beliebiges genutztes Gebiet
brief-winery = { $points } pro Kirchenkarte
brief-telephone = 1× pro Runde: { $price } für +{ $amount } Stärke
brief-newspaper = Zusatzkarte +1 sofort und jede Runde
brief-textile-mill = 1× pro Runde: 1 Seide → { $gain }
brief-brickworks = { $points } pro verdecktem Importgut

## Components

component = { $text }. Quelle: { $source }.
source-page = { $source }, S. { $page }
component-area = { $area }: Stärke 1 bis 5+ bringt { $gives }
component-area-open = { $area }, immer wählbar: Stärke 1 bis 5+ bringt { $gives }
component-technology = { $name }, Produktion { $production }: { $effect }
component-church = { $name }: Glaube { $faith }; { $reward }; { $points }
component-bonus = { $name }: Stärke 5: { $first }; 6: { $second }; 7: { $third }
component-strength-card = { $name }: { $before }; Aufwertung für { $price } auf { $after }
component-exchange = Chinatown: { $thing } kaufen für { $buy }, verkaufen für { $sell }
component-exchange-buy = Chinatown: { $thing } kaufen für { $buy }; verkaufen geht nicht
component-agent = Auslandsvertreter: Stärke { $strength }; je einer für { $orders } erfüllte Aufträge, { $technologies } Technologiekarten, { $churches } Kirchenkarten, { $imports } verdeckte Importgüter

## Decisions

decide-turn = Wähle ein Gebiet, oder nutze zuerst freie Aktionen
decide-agent-area = Wähle ein Gebiet für den Auslandsvertreter
decide-entrance = Welche Technologiekarte öffnet das genutzte Gebiet?
decide-card = Welche Stärkekarte spielst du?
decide-extra = Willst du die Stärke erhöhen?
decide-church = Welche Kirchenkarte nimmst du?
decide-faith-payment = Was zahlst du für mehr Glauben?
decide-technology = Welche Technologiekarte nimmst du?
decide-technology-payment = Womit bezahlst du die Technologiekarte?
decide-station = Wohin kommt das Bahnhofsplättchen?
decide-flip = Wie viele Importgüter drehst du um?
decide-exchange = Willst du etwas kaufen oder verkaufen?
decide-keep = Welchen Auftrag behältst du?
decide-another = Willst du für einen zweiten Auftrag zahlen?
decide-under = Welcher Auftrag kommt als Nächster unter den Stapel?
decide-start-order = Welchen Auftrag legst du ab?
decide-bonus = Welche Stärke-Bonuskarte nimmst du?
decide-after = Baue, führe freie Aktionen aus oder beende den Zug
decide-agent-building = Willst du mit dem Auslandsvertreter bauen?
decide-return = Zu viele Zusatz-Stärkekarten: Welche legst du zurück?
decide-upgrade = Willst du eine Stärkekarte aufwerten?
kind-turn = Zug
kind-agent-area = Gebiet des Auslandsvertreters
kind-entrance = genutztes Gebiet
kind-card = Stärkekarte
kind-extra = Stärke
kind-church = Kirche
kind-faith-payment = Zahlung für Glauben
kind-technology = Laboratorium
kind-technology-payment = Zahlung für die Technologie
kind-station = Bahnhof
kind-flip = Zollstation
kind-exchange = Tausch
kind-keep = Auftrag
kind-another = zweiter Auftrag
kind-under = unter den Stapel
kind-start-order = Startaufträge
kind-bonus = Stärke-Bonus
kind-after = Ende des Zuges
kind-agent-building = Bau des Auslandsvertreters
kind-return = Handkartenlimit
kind-upgrade = Aufwertung

## Moves: labels

move-area = { $area } mit Stärke { $strength }: { $gives }
move-enter = nutze: { $technology }
move-card = spiele Stärkekarte { $strength }
move-extra-none = spiele keine Zusatz-Stärkekarte: Stärke { $strength }
move-extra = spiele eine Zusatz-Stärkekarte +{ $value }: Stärke { $strength }
move-telephone = Telefon: zahle { $price } → Stärke { $strength }
move-church = { $card } (Glaube { $faith }): sofort { $reward }, am Spielende { $points }
move-technology = { $name } (Produktion { $production }): { $price } → { $effect }
move-leave = nimm keine Karte
move-pay = zahle { $what }
move-station = lege das Bahnhofsplättchen ({ $area })
move-flip = { $n ->
     [0] drehe kein Importgut um
     [one] drehe 1 Importgut um
    *[other] drehe { $n } Importgüter um
}
move-buy = kaufe { $what }: zahle { $price }
move-sell = verkaufe { $what }: erhalte { $price }
move-stop-exchange = tausche nichts mehr
move-stop-another = behalte keinen zweiten Auftrag
move-stop-agent = beende die Aktion des Auslandsvertreters
move-keep = behalte { $order }: { $trade }
move-under = lege { $order } unter den Stapel: { $trade }
move-discard = lege { $order } ab: { $trade }; du behältst die anderen beiden
move-another = behalte einen zweiten Auftrag: zahle { $price }
move-bonus = { $card }: erhalte { $reward }
move-build-shop = baue ein Geschäft: zahle { $price }
move-build-warehouse = baue ein Warenhaus: zahle { $price }
move-fulfil = erfülle { $order }: { $trade }
move-hire = stelle einen Auslandsvertreter ein ({ $condition })
move-agent = nutze einen Auslandsvertreter (Stärke { $strength })
move-textile-mill = Textilfabrik: zahle 1 Seide → { $price }
move-end = beende den Zug
move-return = lege eine Zusatz-Stärkekarte +{ $value } zurück
move-upgrade-none = werte nichts auf
move-upgrade = werte Stärkekarte { $before } auf { $after } auf: zahle { $price }

## Log

log-area = wählt { $area }
log-enter = nutzt: { $technology }
log-card = spielt Stärkekarte { $strength }
log-extra-none = hat Stärke { $strength }
log-extra = spielt eine Zusatz-Stärkekarte +{ $value } und hat Stärke { $strength }
log-telephone = nutzt das Telefon
log-church = nimmt { $card }
log-technology = nimmt { $name }
log-leave = nimmt keine Karte
log-pay = zahlt { $what }
log-station = legt das Bahnhofsplättchen ({ $area })
log-flip = dreht Importgüter um
log-buy = kauft { $what }
log-sell = verkauft { $what }
log-stop-exchange = tauscht nichts mehr
log-stop-another = behält keinen zweiten Auftrag
log-stop-agent = beendet die Aktion des Auslandsvertreters
log-keep-hidden = behält einen Auftrag
log-under-hidden = legt einen Auftrag unter den Stapel
log-another = zahlt für einen zweiten Auftrag
log-bonus = nimmt { $card }
log-build-shop = baut ein Geschäft ({ $area })
log-build-warehouse = baut ein Warenhaus ({ $area })
log-fulfil = erfüllt { $order }
log-hire = stellt einen Auslandsvertreter ein
log-agent = nutzt einen Auslandsvertreter
log-textile-mill = verkauft Seide mit der Textilfabrik
log-end = beendet den Zug
log-return = legt eine Zusatz-Stärkekarte +{ $value } zurück
log-upgrade-none = wertet nichts auf
log-upgrade = wertet Stärkekarte { $before } auf { $after } auf
log-warehouse-paid = erhält Miete für das Warenhaus ({ $area })
event-with = { $line }: { $changes }
event-bonus-opened = Neue Stärke-Bonuskarte { $number }
event-round-began = Runde { $number } beginnt
event-game-scored = Die Partie endet

## Protokoll, zu dir gesagt

you-area = wählst { $area }
you-enter = nutzt: { $technology }
you-card = spielst Stärkekarte { $strength }
you-extra-none = hast Stärke { $strength }
you-extra = spielst eine Zusatz-Stärkekarte +{ $value } und hast Stärke { $strength }
you-telephone = nutzt das Telefon
you-church = nimmst { $card }
you-technology = nimmst { $name }
you-leave = nimmst keine Karte
you-pay = zahlst { $what }
you-station = legst das Bahnhofsplättchen ({ $area })
you-flip = drehst Importgüter um
you-buy = kaufst { $what }
you-sell = verkaufst { $what }
you-stop-exchange = tauschst nichts mehr
you-stop-another = behältst keinen zweiten Auftrag
you-stop-agent = beendest die Aktion des Auslandsvertreters
you-keep = behältst { $order }
you-under = legst { $order } unter den Stapel
you-discard = legst { $order } unter den Stapel
you-another = zahlst für einen zweiten Auftrag
you-bonus = nimmst { $card }
you-build-shop = baust ein Geschäft ({ $area })
you-build-warehouse = baust ein Warenhaus ({ $area })
you-fulfil = erfüllst { $order }
you-hire = stellst einen Auslandsvertreter ein
you-agent = nutzt einen Auslandsvertreter
you-textile-mill = verkaufst Seide mit der Textilfabrik
you-end = beendest den Zug
you-return = legst eine Zusatz-Stärkekarte +{ $value } zurück
you-upgrade-none = wertest nichts auf
you-upgrade = wertest Stärkekarte { $before } auf { $after } auf
you-warehouse-paid = erhältst Miete für das Warenhaus ({ $area })

## Result

points-orders = erfüllte Aufträge
points-most-orders = Bonus für die meisten Aufträge
points-technologies = Technologiekarten
points-most-production = Bonus für die höchste Produktion
points-churches = Kirchenkarten
points-warehouses = Warenhäuser
points-shops = Geschäfte
points-cleared = verdeckte Importgüter
points-imports = aufgedeckte Importgüter
points-yen = Yen
points-goods = Handelswaren
points-total = Summe

## Picture

picture-areas = Das Hafenviertel
picture-display-bonus = Bonuskarten
picture-display-technologies = Technologiekarten
picture-display-churches = Kirchenkarten
picture-display-orders = Auftragsstapel: { $n } (unten: { $under })
picture-looked-at = Gezogene Aufträge
picture-hidden-order = Verdeckter Auftrag
picture-hand = Aufträge auf der Hand
picture-missing = { $order }; es fehlen: { $goods }
picture-fulfilled = Erfüllte Aufträge
picture-agents = Auslandsvertreter: { $n }
picture-agents-of = Auslandsvertreter: { $ready } verfügbar, { $spent } genutzt
picture-agent-needs = { $n } davon bringen dir einen Auslandsvertreter
picture-agent-hired = Für { $n } davon hast du einen Auslandsvertreter eingestellt
picture-piles = Zusatz-Stärkekarten im Vorrat: +1: { $one }, +2: { $two }
picture-round-of = Runde { $number } von { $rounds }
picture-round = Runde { $number }, Züge übrig: { $left }
picture-used = genutzt
picture-area-used = { $area } (genutzt)
picture-always-open = Immer offen: gilt nie als genutzt
picture-station = Bahnhof: Stärke +1 für beide
picture-strength-gives = Stärke { $strength }: { $gives }
picture-strength-next = Stärke { $strength }, deine nächste Karte: { $gives }
picture-note-title = Aufträge, die meisten Kirchen- und Bonuskarten, alle Produktionswerte und der Tauschhandel sind rekonstruiert, nicht vom Verlag. Jede Karte nennt ihre Quelle.
picture-shop-of = Geschäft von { $name }
picture-no-shop = Platz für ein Geschäft von { $name }
picture-warehouse-of = Warenhaus von { $name }
picture-no-warehouse = Platz für ein Warenhaus
picture-shops-left = Noch zu bauende Geschäfte: { $n }
picture-warehouses-left = Noch zu bauende Warenhäuser: { $n }; das nächste kostet { $price } Yen
picture-production = Produktion insgesamt: { $n }
picture-card-of = Stärkekarte { $strength } von { $name }
picture-card-lies = { $card }: { $area }
picture-done = Fertig
picture-done-title = Fertig, nichts weiter
