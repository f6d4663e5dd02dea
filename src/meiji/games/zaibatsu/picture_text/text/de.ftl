# Wenige Wörter für das Bild des Tisches; Sätze stehen in den Texten des Spiels.
board = Spielplan
seat = Spieler { $number }
takatoshi = Takatoshi
note-reconstructed = Einige Werte sind hier rekonstruiert. Welche, sagt die Karte des jeweiligen Spielmaterials.

rounds = Runden
period = Abschnitt { $number }: { $points } Punkte für die Plätze in jeder Region
period-name = Abschnitt { $number }
queue = Wartebereich
hiring = Einstellungsbereich
bag = Beutel
iwakura = Iwakura-Mission
leaders = Einfluss
foreign = Überseefirma
region-worker = Takatoshis Arbeitskraft hier: { $worker }

display = Fabriken in der Auslage
level = { $good }, Stufe { $level }: Bau mit F&E { $rd }, Produktion für { $coal } Kohle
pairs = Startplättchen
pair = Startplättchenpaar { $number }
goals = Ziele
priority = Prioritätenbereich
solo-tiles = Aktionsplättchen
trains-left = Eisenbahnen

short-rd = F&E
short-mining = Bergbau
short-factory = Fabrikbau
short-machines = Maschinen
short-production = Produktion
short-ships = Schiffe
short-trains = Eisenbahn
short-markets = Heimische Märkte
short-contracts = Verträge

work-area = Arbeitsbereich
work-space = Arbeitsbereich, Feld { $number }: { $worker }
free = frei
benefit = { $n ->
    [one] { $n } Prunkplättchen der Stufe { $level }
   *[other] { $n } Prunkplättchen der Stufe { $level }
}
consolidate = Konsolidieren: Du zahlst { $wages } Lohn und bekommst { $income }
seal-consolidate = Konsolidieren
seal-done = Aktion beenden
seal-skip = Verzichten
tokens = Einflussmarker
token = Einflussmarker { $value }: { $n } im Vorrat
flag = { $n } auf der Fahne, noch nicht verfügbar
tracks = F&E, Bergbau, Finanzen
step = { $track }, Feld { $number }
pieces = Schiffe, Maschinen, Eisenbahnen
row = { $pieces }: { $n } im Spiel, { $left } übrig
objectives = Erfolge
objective = Erfolg { $area }
objective-now = Stufe { $level }: jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
factories = Fabriken und abgeschlossene Verträge
slot = Fabrikfeld { $number }
recess = Vertrag { $number }: { $points } Punkte mit einem Prunkplättchen der Stufe 1, 2, 3
contracts = Verträge
departments = Abteilungen
once-upgraded = aufgewertet: { $effect }
