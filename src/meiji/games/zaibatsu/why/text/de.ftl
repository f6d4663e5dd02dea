# Warum etwas nicht geht. In allen Sprachen stehen dieselben Meldungen in derselben Reihenfolge.

## Was jetzt gefragt ist

first = Zuerst: { $question }.
first-question = Zuerst: { $question }
first-action = Wähle zuerst die Aktion { $action }.
when-starting = Startplättchen wählst du vor dem ersten Zug.
when-from-bag = Nur ein Startplättchen gibt dir eine Arbeitskraft aus dem Beutel.
when-activated = Eine Abteilung gibt ihren Bonus, wenn ein Effekt sie aktiviert oder wenn du konsolidierst.
when-consolidating = Das kommt beim Konsolidieren.
when-delivering = Das kommt, wenn du einen heimischen Markt belieferst.
when-modifying = Eine Fabrik modifiziert nur ihre eigene Aktion.
when-acting = Es läuft keine Aktion, die du beenden könntest.
when-leading = Ziele werden am Ende eines Abschnitts belohnt.
when-an-effect = Das kommt nur durch den Effekt eines Plättchens, eines Symbols oder eines Vertrags.

## Was nötig ist und was da ist

needs = Nötig: { $needed }; du hast { $had }.
needs-all = Nötig: { $needed }; du hast nichts davon.
no-silk = keine Seide

## Ein Zug

work-area-full = Dein Arbeitsbereich ist voll: Konsolidiere.
no-worker = Auf diesem Einstellungsfeld steht keine Arbeitskraft mehr.
no-worker-of-colour = Dort steht keine Arbeitskraft dieser Farbe.
nobody-to-pay = Dein Arbeitsbereich ist leer: Stelle jemanden ein, bevor du konsolidierst.
must-act = Passen darfst du nur, wenn du weder eine Aktion ausführen noch konsolidieren kannst.
must-consolidate = Du kannst keine Aktion ausführen, aber konsolidieren.
three-times = Eine Aktion kannst du höchstens dreimal aktivieren.
at-least-once = Die Arbeitskraft ist eingestellt: Aktiviere die Aktion mindestens einmal.

## F&E und Bergbau

track-ends = So viele Felder hat die Leiste nicht mehr.

## Fabrikbau

no-factory-slot = Alle deine Fabrikfelder sind belegt.
display-empty = In der Auslage liegt keine Fabrik mehr.
not-on-display = Diese Fabrik liegt nicht in der Auslage.
rd-too-low = Nötig: F&E { $need }; du hast { $value }, und Seide ersetzt höchstens 3.
rd-and-silk = Nötig: F&E { $need }; du hast { $value } und { $had } ({ $silk } würden es ausgleichen).

## Maschinen

no-machine-left = Alle deine Maschinen sind gebaut.
no-machine-place = Keine deiner Fabriken hat ein freies Maschinenfeld.
only-iron-places = Frei sind nur Felder, die je { $iron } kosten, und du hast zu wenig.
no-factory-there = Hier steht noch keine Fabrik.
machine-elsewhere = Diese Maschine muss in eine andere Fabrik.
old-factory-takes-none = Der Familienbetrieb nimmt keine Maschinen auf.
free-place-taken = Auf dem kostenlosen Feld steht eine Maschine.
iron-place-taken = Auf dem Eisenfeld steht eine Maschine.
iron-place = Das Eisenfeld kostet { $iron }; du hast zu wenig.

## Produktion

nothing-produces = Du hast keine Fabrik, die produzieren kann.
old-factory-never-produces = Der Familienbetrieb produziert nie.
has-produced = Diese Fabrik hat in dieser Aktion schon produziert.
no-waiver = Keine deiner Fabriken lässt dich ohne Kohle produzieren.

## Schiffe und Eisenbahnen

piece-price = Kostet { $iron } oder { $both }; du hast { $had }.
no-ship-left = Alle deine Schiffe sind unterwegs.
no-room-for-both = Du brauchst zwei freie Felder im Arbeitsbereich: für die Arbeitskraft und die Facharbeitskraft.
no-room-for-expert = Die Facharbeitskraft braucht ein freies Feld im Arbeitsbereich.
no-location = Kein Zielort hat seine Facharbeitskraft und ein freies Schiffsfeld.
location-full = Alle Schiffsfelder sind hier belegt.
expert-is-yours = Die Facharbeitskraft von hier arbeitet schon für dich.
expert-away = Die Facharbeitskraft von hier arbeitet für { $owner }.
no-train-left = Alle deine Eisenbahnen sind gebaut.
no-region = Keine Region hat ein freies Eisenbahnfeld.
no-other-region = Keine andere Region hat ein freies Eisenbahnfeld.
region-used = Hier hast du gerade gebaut: Wähle eine andere Region.
region-full = Diese Region hat kein freies Eisenbahnfeld.
rail-taken = Hier steht die Eisenbahn von { $owner }.
rail-closed = Bei dieser Spielerzahl sind nur die ersten { $n } Eisenbahnfelder offen.
no-train-built-there = Dort hast du in dieser Aktion keine Eisenbahn gebaut.

## Heimische Märkte

no-goods = Du hast keine Waren.
no-such-good = Nötig: { $good }; du hast nichts davon.
token-on-map = Dein Einflussmarker { $values } liegt auf dem Spielplan.
tokens-on-map = Deine Einflussmarker { $values } liegen auf dem Spielplan.
token-on-flag = Dein Einflussmarker { $values } liegt noch auf der Fahne.
tokens-on-flag = Deine Einflussmarker { $values } liegen noch auf der Fahne.
tokens-elsewhere = Deine Einflussmarker { $values } liegen auf dem Spielplan oder noch auf der Fahne.
token-too-low = Hier liegt Einfluss { $there }; mit deinen Waren und Markern erreichst du höchstens { $value }.
city-full = Die Stadt ist voll: Nötig ist mehr als Einfluss { $lowest }; mit deinen Waren und Markern erreichst du höchstens { $value }.
no-market = Kein Feld nimmt die Marker auf, die du für deine Waren legen könntest.
other-market-region = Alle Lieferungen einer Aktion gehen in eine Region: { $region }.
no-token-there = Hier liegt kein Marker.
not-the-lowest = Zurück geht nur ein Marker mit dem niedrigsten Wert: { $lowest }.

## Investitionen und Verträge

good-used = Mit dieser Ware hast du in dieser Aktion schon gezahlt.
no-such-good-there = In dieser Fabrik liegt nichts davon: { $good }.
from-the-left = Waren zahlst du von links nach rechts.
contract-concluded = Diesen Vertrag hast du abgeschlossen.
no-recess = Keine Aussparung für einen Vertrag ist mehr frei.
contract-needs = Zahle in dieser Aktion zuerst { $goods }.

## Fabriken, die eine Aktion modifizieren

modifies-nothing = Diese Fabrik modifiziert diese Aktion nicht.
modifier-used = Eine Fabrik hat diese Aktion schon modifiziert.
waives-with-production = Sie wirkt mit einer Produktion: Produziere ohne Kohle.
modifier-condition = Ihre Bedingung ist noch nicht erfüllt.
modifier-idle = Sie würde jetzt nichts bewirken.
modifier-after-first = Aktiviere zuerst die Aktion.
modifier-at-end = Sie kommt am Ende der Aktion.
modifier-passed = Du hast die Aktion beendet und damit auf ihren Effekt verzichtet.
gift = Das kostet nichts, du nimmst es immer.

## Effekte

other-department = Dieser Effekt aktiviert eine andere Abteilung.
one-step = Es ist nur ein Schritt.
marker-at-end = Dein Marker für { $track } steht am Ende der Leiste.
stores-from-the-left = Jede Ware kommt in eine andere Fabrik, von links nach rechts.
no-such-effect = Ein solcher Effekt wartet nicht.

## Konsolidieren

benefit-is-there = Nimm das Prunkplättchen der Stufe { $level } bei deiner letzten Arbeitskraft oder ein niedrigeres.
benefit-beside = Deine letzte Arbeitskraft steht bei Stufe { $level }.
no-benefit-left = Von dieser Stufe hast du kein Prunkplättchen mehr.
objective-taken = Hier liegt schon ein Prunkplättchen.
kept-together = Du behältst zusammen { $n } Kohle und Geld, aus dem, was du hast.
silk-is-enough = Für alle Löhne reicht weniger Seide.

## Startplättchen und Ziele

none-in-bag = Im Beutel ist keine Arbeitskraft dieser Farbe mehr.
no-such-pair = Ein solches Paar gibt es nicht.
pair-taken = Dieses Paar hat { $owner } genommen.
no-such-reward = Diesen Bonus hat das Ziel nicht.
