# Die Lektionen: zu jeder ihr Titel, ihr Gedanke, ihr Ziel, was du gelernt hast, und warum ein Versuch davon wegführt.
aim-title = Was gewinnt
aim-idea = Wer die meisten Siegpunkte hat, gewinnt. Die meisten bringen die vier Regionen: Sie werden am Ende jedes der drei Abschnitte gewertet, und wer den meisten Einfluss hat, bekommt am meisten. Einfluss gewinnst du, indem du Waren lieferst. Du hast 2 Uhren.
aim-goal = Nimm Heimische Märkte und liefere Uhren an eine Stadt.
aim-done = Dein Marker zählt bei jeder Wertung dieser Region für dich. Am Ende des Spiels bringen auch deine Erfolge Siegpunkte.
aim-not = Das bringt keinen Einfluss. Nimm Heimische Märkte und mach aus deinen Uhren Einfluss.

hire-title = Eine Arbeitskraft einstellen
hire-idea = Jede Aktion kostet eine Arbeitskraft: Nimm eine vom Einstellungsfeld darüber. Dann zahle, was die Aktion verlangt, hier Kohle. Die Farbe ändert nie die Aktion, aber beim Konsolidieren zahlst du 3 Geld für jede Farbe in deinem Arbeitsbereich.
hire-goal = Nimm Produktion mit einer Arbeitskraft, die keinen weiteren Lohn kostet.
hire-done = Grau hattest du schon, also bleiben deine Löhne bei 3 Geld. Mit einer zweiten Farbe wären es 6.
hire-not = Du hast kein Geld, aber 4 Kohle. Nimm Produktion.
hire-not-worker = Eine neue Farbe: 3 Geld mehr Lohn. Nimm die Farbe, die du schon hast.

consolidate-title = Konsolidieren
consolidate-idea = Dein Geld ist fast weg. Konsolidiere: Gib alles Geld und alle Kohle ab, nutze die Abteilung deiner ersten Arbeitskraft, nimm dein Einkommen, zahle Löhne. Tu es, wenn wenig zu verlieren ist. Du musst es tun, wenn dein Arbeitsbereich voll ist oder keine Aktion möglich ist.
consolidate-goal = Konsolidiere und zahle alle Löhne.
consolidate-done = Du hast 2 Geld und 4 Kohle abgegeben. Die blaue Abteilung brachte 3 Geld, dein Einkommen 14 Geld und 2 Kohle. Eine Farbe kostete 3 Geld Lohn. Dein Arbeitsbereich ist wieder leer.
consolidate-not = Mit 2 Geld schaffst du wenig, und jede Arbeitskraft einer neuen Farbe kostet 3 Geld mehr Lohn. Konsolidiere jetzt.

research-title = Forschen
research-idea = F&E bestimmt, welche Fabriken du bauen kannst: Du brauchst 2, 4 oder 6 für Stufe 1, 2 oder 3. Zahle 1, 3 oder 6 Geld für 1, 2 oder 3 Felder. Jedes Symbol, das du erreichst oder überschreitest, gehört dir. Bergbau geht genauso und bringt Kohle beim Konsolidieren.
research-goal = Rücke 3 Felder auf F&E vor.
research-done = Deine F&E ist jetzt 4: Fabriken der Stufe 2 stehen dir offen. Ein Symbol hast du auch überschritten: Nutze eine Abteilung deiner Wahl.
research-not = Ohne F&E baust du nur die einfachen Fabriken. Nimm F&E.
research-not-steps = Das ist nicht weit genug: Du kannst dir 3 Felder leisten.

factory-title = Eine Fabrik bauen
factory-idea = Eine Fabrik kostet 6 Geld und stellt eine Warensorte her. Ihr Blitz wirkt einmal beim Bauen, andere Effekte wirken dauerhaft. Höhere Stufen machen stärkere Waren: 1 Ware der Stufe 1, 2 oder 3 ist Einfluss 1, 3 oder 5 wert.
factory-goal = Baue eine Fabrik der Stufe 2: Bentō oder Optische Linsen.
factory-done = Eine einzige dieser Waren bringt so viel Einfluss wie drei Ballen Baumwolle. Darum kommt F&E zuerst.
factory-not = Du hast 14 Geld und genug F&E. Baue eine Fabrik.
factory-not-factory = Das ist eine Fabrik der Stufe 1: Ihre Waren bringen wenig Einfluss. Deine F&E reicht für Stufe 2.

production-title = Aus Kohle werden Waren
production-idea = Produktion kostet Kohle: 2, 3 oder 4 für eine Fabrik der Stufe 1, 2 oder 3. Sie bringt 1 Ware, dazu 1 für jede Maschine der Fabrik. Vier Waren passen, mehr verfallen. Neue Kohle kommt beim Konsolidieren: Wie viel, sagt Bergbau.
production-goal = Produziere Uhren mit deinen 4 Kohle.
production-done = 2 Uhren: eine, und eine mehr durch die Maschine. Uhren sind Stufe 3, schon eine bringt Einfluss 5.
production-not = Du hast 4 Kohle und kein Geld. Nimm Produktion.
production-not-produce = Uhren sind Stufe 3 und bringen den meisten Einfluss. Produziere dort.

markets-title = Einen Markt erobern
markets-idea = Mehr Waren, höherer Marker: Uhren 5, 6 oder 7 für 1, 2 oder 3. Auf einem besetzten Feld muss dein Marker höher sein; der alte geht an seinen Besitzer zurück. Für jede Belieferung nimmst du den Regionsbonus oder 2 Siegpunkte.
markets-goal = Ersetze die gegnerische 6 in Tokio.
markets-done = 7 schlägt 6, und nichts schlägt eine 7. Du hast Einfluss gewonnen, dein Gegner hat welchen verloren.
markets-not = Du hast 3 Uhren, und die gehören auf den Markt. Nimm Heimische Märkte.
markets-not-market = Dann bleibt die gegnerische 6 in Tokio liegen. Liefere dorthin.

trains-title = Eine Eisenbahn bauen
trains-idea = Eine Eisenbahn kostet 3 Eisen, oder 5 Geld und 1 Eisen. Sie zählt in ihrer Region 2 Einfluss, aber nur, wenn du dort auch einen Marker hast. Ihr Feld gibt dir sofort einen Bonus.
trains-goal = Baue eine Eisenbahn in Kanto, wo dein Marker liegt.
trains-done = Marker und Eisenbahn zusammen: Dein Einfluss in Kanto ist um 2 gewachsen, und eine Eisenbahn nimmt dir niemand weg.
trains-not = Du hast 5 Eisen, das reicht für eine Eisenbahn. Nimm Eisenbahnen.
trains-not-region = Dort hast du keinen Marker, die Eisenbahn würde noch nichts zählen. Baue sie in Kanto.

ships-title = Schiffe und Facharbeitskräfte
ships-idea = Ein Schiff kostet 3 Eisen, oder 5 Geld und 1 Eisen. Sein Zielort schickt dir eine Facharbeitskraft, die als Arbeitskraft zählt, und wertet die Abteilung dieser Farbe für den Rest des Spiels auf. Neue Farben erhöhen deine Löhne, also wähle gut.
ships-goal = Entsende ein Schiff, dessen Facharbeitskraft keinen weiteren Lohn kostet.
ships-done = Die Facharbeitskraft hat eine Farbe, für die du ohnehin zahlst. Deine aufgewertete Abteilung bringt jetzt jedes Mal mehr.
ships-not = Du hast 4 Eisen. Nimm Schiffe.
ships-not-worker = Nimm die graue Arbeitskraft: Dann hat die Facharbeitskraft aus London eine Farbe, für die du schon zahlst.
ships-not-location = Diese Facharbeitskraft hat eine neue Farbe: 3 Geld mehr Lohn. Für Weiß und Grau zahlst du schon.

contracts-title = Einen Vertrag abschließen
contracts-idea = Zahle 1 Ware, dann 2 einer anderen Sorte, dann 3 einer dritten. Jedes Mal investierst du (Finanzen +2 für mehr Einkommen) oder schließt einen Vertrag ab: Er nutzt sofort eine Abteilung und zählt am Ende für einen Erfolg.
contracts-goal = Zahle 1 Baumwolle für den Vertrag, der sofort Siegpunkte bringt.
contracts-done = 4 Siegpunkte für 1 Baumwolle, weil deine gelbe Abteilung aufgewertet ist.
contracts-not = Baumwolle bringt kaum Einfluss. Nutze sie für einen Vertrag.
contracts-not-worker = Grau ist eine neue Farbe: 3 Geld mehr Lohn. Nimm die weiße Arbeitskraft.
contracts-not-good = Eine Uhr bringt Einfluss 5. Zahle mit Baumwolle.
contracts-not-invest = Mehr Einkommen hilft so spät wenig. Nimm den Vertrag mit Siegpunkten.
contracts-not-contract = Nur die gelbe Abteilung bringt sofort Siegpunkte.

benefits-title = Prunkplättchen
benefits-idea = Wo deine letzte Arbeitskraft beim Konsolidieren steht, bestimmt dein Prunkplättchen: je voller der Arbeitsbereich, desto besser. Lege es auf einen Erfolg. Dort bleibt es und bringt am Ende Siegpunkte, wenn du die Schwelle erreichst.
benefits-goal = Konsolidiere und lege das Plättchen dorthin, wo es schon jetzt Siegpunkte bringt.
benefits-done = Diese Siegpunkte sind sicher, und mehr ist noch drin. Deine erste Arbeitskraft ist weiß, also bringt dich jetzt die weiße Abteilung voran.
benefits-not = Du hast vier Arbeitskräfte und noch 1 Geld und 2 Kohle: der richtige Moment zum Konsolidieren.
benefits-not-objective = Dort bist du unter der Schwelle. F&E und Fabriken bringen schon jetzt Siegpunkte.

rounds-title = Das Ende einer Runde
rounds-idea = Nimmst du die letzte Arbeitskraft eines Einstellungsfelds, füllt es der Wartebereich. Ist er leer, endet die Runde, und jedes Feld mit höchstens zwei Arbeitskräften bekommt eine neue. Dreimal im Spiel endet mit der Runde ein Abschnitt: Dann werden die Regionen gewertet.
rounds-goal = Der Wartebereich ist leer. Nimm die letzte Arbeitskraft eines Einstellungsfelds und führe deine Aktion zu Ende.
rounds-done = Die Runde ist vorbei. Achte also auf den Wartebereich: Wer die letzte Arbeitskraft nimmt, entscheidet, wann die Regionen gewertet werden.
rounds-not = Dort wartet mehr als eine Arbeitskraft, die Runde ginge weiter. Suche ein Feld mit nur einer.

scoring-title = Die Regionen werten
scoring-idea = Eisenbahnen nimmt die letzte Arbeitskraft: Nach dieser Aktion enden Runde und Abschnitt. In Kyushu habt ihr beide Einfluss 10, und bei Gleichstand werden die Siegpunkte geteilt. Eine Eisenbahn mehr macht daraus 12.
scoring-goal = Baue eine Eisenbahn in Kyushu und führe deine Aktion zu Ende.
scoring-done = 18 Siegpunkte in Kyushu für dich und 10 für deinen Gegner statt 14 für beide. Aufgedruckte Zahlen zählen für die Überseefirma: Verdecke sie mit deinen Markern.
scoring-not = Der Abschnitt endet gleich. Nimm Eisenbahnen: Dort steht die letzte Arbeitskraft.
scoring-not-region = Zuerst Kyushu: Mit 2 Einfluss mehr bist du dort Erster und dein Gegner Zweiter.

plan-title = Ein Plan
plan-idea = So spielen die Starken: früh auf F&E vorrücken, Fabriken der Stufe 2 und 3 bauen, dann wenige, aber starke Waren in zwei oder drei Regionen liefern. Deine erste Fabrik soll dir dabei helfen.
plan-goal = Baue die Fabrik, die dich sofort auf F&E voranbringt.
plan-done = Zwei Felder F&E geschenkt. Von hier aus: mehr F&E, eine Fabrik der Stufe 3, Maschinen, Kohle, und dann die Märkte.
plan-not = 9 Geld reichen jetzt für eine Fabrik. Nimm Fabrikbau.
plan-not-factory = Gut, aber das bringt dich den starken Fabriken nicht näher. Achte auf F&E.

game-title = Dein erstes Spiel
game-idea = Der letzte Abschnitt gehört dir: Du hast Fabriken, Maschinen und Kohle. Produziere, liefere, wo es in einer Region einen Rang ändert, schließe mit dem Rest Verträge ab und konsolidiere mit mindestens vier Arbeitskräften für ein Prunkplättchen. Frag mit „?“, wenn etwas neu ist.
game-goal = Spiele bis zum Ende.
game-done = Jetzt kennst du alle Regeln. Spiel eine ganze Partie gegen Hana, die Anfängerin: Tipps und Zurücknehmen gibt es immer.
