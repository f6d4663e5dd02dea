# Die Lektionen: zu jeder ihr Titel, ihr Gedanke, ihr Ziel, was du gelernt hast, und warum ein Versuch davon wegführt.
aim-title = Was gewinnt
aim-idea = Wer die meisten Siegpunkte hat, gewinnt. Dreimal im Spiel werden die vier Regionen gewertet: Wer dort den meisten Einfluss hat, bekommt am meisten. Am Ende zählen auch deine Erfolge. Liefere Güter an den Heimischen Markt, um Einfluss zu gewinnen. Du hast 1 Linse.
aim-goal = Nimm Heimischer Markt und liefere deine Linsen an eine Stadt.
aim-done = Dein Plättchen zählt bei jeder Wertung dieser Region für dich, und den Regionsbonus hast du sofort bekommen.
aim-not = Das bringt keinen Einfluss. Nimm Heimischer Markt.

hire-title = Einen Arbeiter nehmen
hire-idea = Jede Aktion kostet einen Arbeiter: Nimm einen vom Aktionsfeld darüber, dann zahle, was die Aktion verlangt. Die Farbe ändert nie die Aktion, aber beim Konsolidieren zahlst du 3.000 Yen für jede Farbe deiner Arbeiter.
hire-goal = Nimm Bergbau mit einem Arbeiter, der keinen weiteren Lohn kostet.
hire-done = Weiß hattest du schon, also bleiben deine Löhne bei 3.000 Yen. Mit einer zweiten Farbe wären es 6.000.
hire-not = Kohle brauchst du später. Nimm Bergbau: Dort steht ein Arbeiter deiner Farbe.
hire-not-worker = Eine neue Farbe: 3.000 Yen mehr Lohn. Nimm die Farbe, die du schon hast.

consolidate-title = Konsolidieren
consolidate-idea = Yen und Kohle sind verbraucht. Konsolidiere: Gib den Rest ab, nimm Yen und Kohle nach deinen Leisten, zahle 3.000 Yen Lohn für jede Farbe. Du musst es tun, wenn keine Aktion möglich ist. Ab drei Arbeitern bekommst du auch eine kaiserliche Belohnung.
consolidate-goal = Konsolidiere und zahle alle Löhne.
consolidate-done = Ein Budget von 12.000 Yen und 4 Kohle, und 6.000 Yen Lohn für zwei Farben. Zu verlieren hattest du nichts mehr.
consolidate-not = Du hast ein Bentō: ein einziges niedriges Plättchen. Ohne Yen und Kohle konsolidierst du besser zuerst.

technology-title = Technologie
technology-idea = Technologie bestimmt, welche Fabriken du errichten kannst: 2, 4 oder 6 für Stufe 1, 2 oder 3. Zahle 1.000, 3.000 oder 6.000 Yen für 1, 2 oder 3 Felder. Bergbau geht genauso und bringt Kohle beim Konsolidieren.
technology-goal = Rücke bei Technologie 3 Felder vor.
technology-done = Die Hälfte deines Geldes, aber nun sind die guten Fabriken nah. Blaupausen gleichen aus, was fehlt.
technology-not = Ohne Technologie errichtest du nur die schwächsten Fabriken. Nimm Technologie.
technology-not-steps = Das ist nicht weit genug: Du kannst dir 3 Felder leisten.

factory-title = Eine Fabrik errichten
factory-idea = Eine Fabrik kostet 6.000 Yen, und je Gut darfst du nur eine haben. Ihre Synergie wirkt sofort oder dauerhaft. Mit 1 Gut der Stufe 1, 2 oder 3 legst du Einfluss 1, 3 oder 5. Eine Blaupause gleicht einen fehlenden Punkt Technologie aus.
factory-goal = Errichte eine Fabrik der Stufe 2: Bentō oder Linsen.
factory-done = Ein Gut dieser Fabrik bringt so viel Einfluss wie drei der Stufe 1.
factory-not = Du hast 11.000 Yen. Investiere in eine neue Industrie.
factory-not-factory = Das ist Stufe 1: Ihre Güter bringen wenig Einfluss. Mit deiner Blaupause reicht es für Stufe 2.

production-title = Aus Kohle werden Güter
production-idea = Produktion kostet Kohle: 2, 3 oder 4 für eine Fabrik der Stufe 1, 2 oder 3. Du bekommst 1 Gut, und 1 oder 2 mehr für ihre Maschine. Vier Güter passen, mehr verfallen.
production-goal = Produziere eine Uhr mit deinen 4 Kohle.
production-done = Uhren sind Stufe 3: Schon eine legt Einfluss 5.
production-not = Du hast 4 Kohle und wenig Geld. Nimm Produktion.
production-not-produce = Uhren sind Stufe 3 und bringen den meisten Einfluss. Produziere dort.

market-title = Einen Markt erobern
market-idea = Mit 1, 2 oder 3 Uhren legst du ein Plättchen bis 5, 6 oder 7; niedrigere sind erlaubt, aber leichter zu ersetzen. Ein besetztes Feld braucht ein höheres Plättchen. Jedes Plättchen bringt den Regionsbonus und verdeckt Einfluss der Übersee-Unternehmen.
market-goal = Liefere deine Uhr dorthin, wo sie 5.000 Yen bringt, mit einem Plättchen 5.
market-done = Einfluss 5 in Kanto und 5.000 Yen: Der Markt bezahlt deinen nächsten Zug.
market-not = Du hast 2.000 Yen und eine Uhr. Nimm Heimischer Markt.
market-not-market = Dort ist der Bonus nicht Yen. Suche Tokio oder Yokohama.
market-not-influence = Ein niedrigeres Plättchen ist leicht zu ersetzen, und deine Uhr ist 5 wert.

machines-title = Maschinen
machines-idea = Eine Maschine kostet 5.000 Yen. Ihre Fabrik produziert jedes Mal 1 Gut mehr, auf der „+2“-Seite 2 mehr. Fabriken mit „+2“-Maschine zählen auch für einen Erfolg.
machines-goal = Installiere eine Maschine, mit einem Arbeiter, der keinen weiteren Lohn kostet.
machines-done = Ab jetzt macht deine Fabrik 2 Linsen mit derselben Kohle.
machines-not = Du hast 5.000 Yen: genau genug für eine Maschine.
machines-not-worker = Eine neue Farbe: 3.000 Yen mehr Lohn. Weiß hast du schon.

export-title = Export
export-idea = Verträge zahlst du mit Gütern: jede Zahl mit einer Art, verschiedene Zahlen mit verschiedenen Arten. Sie erhöhen dein Einkommen für den Rest der Partie; die großen bringen auch Siegpunkte.
export-goal = Erfülle den Vertrag, der Siegpunkte bringt.
export-done = 2 Siegpunkte, und dein Einkommen ist um zwei Felder gestiegen: Bei jedem Konsolidieren bekommst du mehr Yen.
export-not = Du hast 1 Bentō und 2 Linsen: genug für einen Vertrag. Nimm Export.
export-not-contract = Der bringt keine Siegpunkte. Suche den Vertrag mit 2 + 1 Gütern.

rewards-title = Kaiserliche Belohnungen
rewards-idea = Ab drei Arbeitern bekommst du beim Konsolidieren eine Belohnung, je mehr Arbeiter, desto besser. Sie bringt jetzt etwas und vervielfacht am Ende einen deiner Erfolge. Dort bleibt sie.
rewards-goal = Konsolidiere, nimm eine 4×-Belohnung und lege sie dorthin, wo sie jetzt am meisten wert ist.
rewards-done = Drei Regionen mal 4: 12 Siegpunkte, mit der vierten Region wären es 16.
rewards-not = Dein Geld ist weg, und du hast fünf Arbeiter: der richtige Moment zum Konsolidieren.
rewards-not-reward = Du hast fünf Arbeiter: Du darfst ein 4×-Plättchen nehmen.
rewards-not-achievement = Dort ist sie jetzt weniger wert. Du hast Plättchen in drei Regionen.

game-title = Deine erste Partie
game-idea = Spiele die letzten Züge einer Partie. Die Regionen werden noch einmal gewertet: Liefere, wo es einen Rang ändert, und baue Eisenbahnen, wo du ein Plättchen hast. Frag mit „?“, wenn etwas neu ist.
game-goal = Spiele bis zum Ende der Partie.
game-done = Jetzt kennst du alle Regeln. Spiel eine ganze Partie gegen Hana, die Anfängerin: Tipps und Zurücknehmen gibt es immer.
