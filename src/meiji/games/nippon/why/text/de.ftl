# Warum etwas nicht geht. In allen Sprachen stehen dieselben Meldungen in derselben Reihenfolge.

## Was jetzt gefragt ist

first = Zuerst: { $question }.
first-question = Zuerst: { $question }
first-action = Wähle zuerst die Aktion „{ $action }“.
either = { $first }“ oder „{ $second }
when-exporting = Güter zahlst du, sobald du einen Vertrag gewählt hast.
when-delivering = Das kommt, wenn du den heimischen Markt belieferst.
when-consolidating = Das kommt, wenn du mit mindestens drei Arbeitern konsolidierst.
when-acting = Es läuft keine Aktion, die du beenden könntest.
when-an-effect = Das kommt nur durch die Synergie einer Fabrik.

## Was nötig ist und was da ist

needs = Nötig: { $needed }; du hast { $had }.
needs-all = Nötig: { $needed }; du hast nichts davon.
no-blueprints = keine Blaupausen

## Ein Zug

six-workers = Du hast sechs Arbeiter: Konsolidiere.
no-worker = Auf diesem Aktionsfeld steht kein Arbeiter mehr.
no-worker-of-colour = Dort steht kein Arbeiter dieser Farbe.
at-least-once = Der Arbeiter ist genommen: Führe die Aktion mindestens einmal aus.
gift = Das hier ist kostenlos und muss gebaut werden.

## Technologie und Bergbau

track-top = Dein Marker für { $track } steht ganz oben.
track-ends = So viele Felder hat die Leiste nicht mehr.

## Investieren

technology = Nötig: Technologie { $need }; du hast { $value } und { $had }.
not-on-offer = Diese Fabrik liegt nicht aus.
one-of-a-good = Du hast schon eine Fabrik für dieses Gut.
no-new-factory = Keine ausliegende Fabrik stellt ein Gut her, das du noch nicht herstellst.

## Produktion

no-factories = Du hast keine Fabrik.
no-factory = Du hast keine Fabrik für { $good }.
all-full = Alle deine Fabriken sind voll: Jede lagert { $store } Güter.
store-full = Das Lager ist voll: { $store } Güter.
has-produced = Diese Fabrik hat in dieser Aktion schon produziert.
extra-where-produced = Das zusätzliche Gut kommt in eine Fabrik, die gerade produziert hat.

## Maschinen

has-best-machine = Hier steht schon eine Maschine +2.
factories-first = Rüste zuerst deine Fabriken aus: Eine nimmt noch eine Maschine auf.

## Schiffe und Eisenbahnen

no-ship-left = Alle deine Schiffe sind auf See.
no-railway-left = Alle deine Eisenbahnen sind gebaut.
no-region = Keine Region hat ein freies Feld.
region-full = Alle { $n } Felder dieser Region sind belegt.
region-used = Hier hast du in dieser Aktion schon gebaut: Wähle eine andere Region.

## Export

no-goods = Du hast keine Güter.
all-contracts = Du hast alle deine Verträge erfüllt.
no-contract = Deine Güter reichen für keinen offenen Vertrag.
contract-fulfilled = Diesen Vertrag hast du erfüllt.
contract-needs = Nötig: { $goods } Güter, jede Menge von einer anderen Sorte.
good-used = Mit diesem Gut hast du schon gezahlt.
in-order = Gleiche Mengen zahlst du in der Reihenfolge der Güter.
leaves-too-few = Dann könntest du den Rest des Vertrags nicht zahlen.

## Heimischer Markt

no-tile = Für { $good } hast du kein Einflussplättchen bis { $value } mehr.
no-tiles = Du hast kein Einflussplättchen mehr, das deine Güter erlauben.
no-market = Kein Einflussfeld nimmt ein Plättchen, das deine Güter erlauben.
other-region = Alle Lieferungen einer Aktion gehen in eine Region: { $region }.
tile-too-low = Hier liegt Einfluss { $there }; du erreichst höchstens { $value }.
city-full = Die Stadt ist voll: Du brauchst mehr als Einfluss { $lowest } und erreichst höchstens { $value }.
goods-allow = So viele Güter erlauben höchstens Einfluss { $value }.
no-tile-of-value = Du hast kein Plättchen mit diesem Wert mehr.
no-tile-there = Hier liegt kein Einflussplättchen.
not-the-lowest = Zurück geht nur ein Plättchen mit dem niedrigsten Wert: { $lowest }.

## Konsolidieren

no-reward-left = So ein Belohnungsplättchen gibt es nicht mehr.
reward-level = Deine Arbeiter reichen für Belohnungsplättchen bis { $level }×.
achievement-taken = Hier liegt schon ein Multiplikator.
