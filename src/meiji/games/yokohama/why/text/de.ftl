# Warum etwas nicht geht. In allen Sprachen stehen dieselben Meldungen in derselben Reihenfolge.

## Was jetzt gefragt ist

first = Zuerst: { $question }.
first-question = Zuerst: { $question }
first-action = Wähle zuerst dieses Gebiet: { $action }.
when-used = Diese Technologiekarten öffnen dir ein genutztes Gebiet.
when-card = Die niedrigste Karte wird von selbst gespielt; aufwerten kannst du am Ende der Runde.
when-strength = Die Stärke erhöhst du, sobald du ein Gebiet gewählt hast.
when-paying = Das kommt, wenn in einem Gebiet etwas zu zahlen ist.
when-station = Das Plättchen legst du, wenn du den Bahnhof nimmst.
when-orders = Aufträge ziehst du im Hafen.
when-free = Freie Aktionen gehen vor der Gebietsaktion, vor Zahlungen und am Ende des Zuges.
when-bonus = Ab Stärke 5 nimmst du eine Stärke-Bonuskarte.
when-building = Du baust nach einer Gebietsaktion ab Stärke 4.
when-ending = Zuerst kommt die Gebietsaktion.

## Was nötig ist und was da ist

needs = Nötig: { $needed }; du hast { $had }.
needs-all = Nötig: { $needed }; du hast nichts davon.
missing = Es fehlt: { $goods }.
no-technology = Du hast diese Technologiekarte nicht: { $name }.
technology-used = In dieser Runde schon genutzt: { $name }.

## Ein Zug

area-used = Hier liegt in dieser Runde schon eine Stärkekarte.
agent-harbour = Du hast noch Aufträge aus dem Hafen einzuordnen.
station-elsewhere = Das Bahnhofsplättchen liegt in einem anderen Gebiet.
no-own-warehouse = Du hast hier kein Warenhaus.
card-lies = Diese Karte liegt hier: { $area }.
same-strength = Eine andere deiner Karten ist gleich stark: Nimm die.
no-extra-card = Du hast keine solche Zusatz-Stärkekarte.
not-open = Diese Karte liegt nicht aus.
taken-by = { $owner } hat diese Karte genommen.
shop-there = Du hast hier schon ein Geschäft.
no-shop-left = Alle deine Geschäfte sind gebaut.
warehouse-there = Hier steht das Warenhaus von { $owner }.
no-warehouse-left = Alle deine Warenhäuser sind gebaut.
upgraded = Diese Karte ist schon aufgewertet.

## Freie Aktionen

order-fulfilled = Dieser Auftrag ist erfüllt.
not-in-hand = Diesen Auftrag hast du nicht auf der Hand.
no-agents = Es gibt keine Auslandsvertreter mehr.
agent-needs = Nötig ist eins davon: { $one }.
all-conditions = Für jede Bedingung hast du schon einen Auslandsvertreter eingestellt.
no-agent = Du hast keinen Auslandsvertreter bereit.

## Kirche und Laboratorium

faith = Nötig: Glaube { $need }; du hast { $faith } und kannst um { $more } erhöhen.
kind-given = Davon hast du schon eins gegeben.
in-order = Gezahlt wird der Reihe nach; das hier ist vorbei.
earlier-first = Dann reicht es nicht mehr: Zahle zuerst mit etwas davor.
technology-yours = Diese Technologiekarte hast du.
production = Nötig: Produktion { $need }; du hast { $production }. Du müsstest { $n ->
    [one] einmal
   *[other] { $n }-mal
} { $price } oder 1 Importgut zahlen und kannst es { $possible ->
    [one] einmal
   *[other] { $possible }-mal
}.
no-goods-here = Das Laboratorium nimmt nur Yen und Importgüter.

## Zollstation, Chinatown und Hafen

flips = Du drehst höchstens { $n } um.
not-for-sale = Das kannst du hier nicht kaufen.
not-bought = Das kannst du hier nicht verkaufen.
not-drawn = Diesen Auftrag hast du nicht gezogen.
