# Die Lektionen: zu jeder ihr Titel, ihr Gedanke, ihr Ziel, was du gelernt hast, und warum ein Versuch davon wegführt.
area-title = Ein Gebiet wählen
area-idea = Wer nach vier Runden die meisten Punkte hat, gewinnt. In jedem deiner vier Züge je Runde wählst du ein Gebiet, und deine niedrigste Stärkekarte kommt dorthin. Ihre Stärke sagt, wie viel du bekommst. Dann ist das Gebiet bis zum Ende der Runde für euch beide zu; nur Laboratorium und Hafen bleiben offen.
area-goal = Hol dir 1 Fisch in den Fischgründen.
area-done = Stärke 1, 1 Fisch. Deine nächste Karte ist stärker: Heb dir Gebiete, die Stärke brauchen, für später in der Runde auf.
area-not = Dort gibt es keinen Fisch. Wähle die Fischgründe.

order-title = Einen Auftrag erfüllen
order-idea = Aufträge machen aus Handelswaren Punkte und sofort eine Belohnung. Du darfst sie jederzeit in deinem Zug erfüllen, so oft du zahlen kannst; das kostet keinen Zug. Aufträge auf der Hand sind am Ende nichts wert.
order-goal = Erfülle Auftrag 13: Kupfer, Seide und Fisch hast du.
order-done = 3 Punkte am Ende und jetzt eine Zusatz-Stärkekarte +1. Du bist noch am Zug: Wähle nun ein Gebiet.
order-not = Erfülle zuerst den Auftrag, den du zahlen kannst. Es kostet keinen Zug.

strength-title = Mehr Stärke
strength-idea = Zu einem Gebiet darfst du eine Zusatz-Stärkekarte für +1 oder +2 spielen. Dein Geschäft und dein Warenhaus dort geben je 1 dazu. Ab Stärke 4 darfst du im Gebiet bauen, ab 5 nimmst du eine Stärke-Bonuskarte.
strength-goal = Geh mit Stärke 3 zur Bank und nimm 3 Yen.
strength-done = Karte 2 und die Zusatz-Stärkekarte +1 bringen 3 Yen. Die Zusatzkarte geht zurück auf ihren Stapel: Nutze sie, wo eine Stufe mehr zählt.
strength-not = Dort nicht: Geh für Yen zur Bank.
strength-not-extra = Das ist nur Stärke 2. Spiel deine Zusatz-Stärkekarte +1 dazu.

technology-title = Eine Technologiekarte nehmen
technology-idea = Im Laboratorium wird Stärke zu Produktion, und damit nimmst du eine Technologiekarte. Jeder fehlende Punkt kostet 2 Yen oder 1 Importgut. Technologiekarten helfen dir den Rest der Partie, und viele bringen am Ende Punkte.
technology-goal = Nimm die Universität: Mit ihr wertest du deine Karten kostenlos auf.
technology-done = Stärke 2, die Universität braucht 3: Du hast 2 Yen gezahlt. Ab der vierten Technologiekarte kostet jede 2 Yen mehr.
technology-not = Technologiekarten gibt es im Laboratorium. Es ist immer offen.
technology-not-leave = Du kannst die Universität bezahlen: 2 Produktion und 2 Yen.

harbour-title = Neue Aufträge
harbour-idea = Im Hafen siehst du so viele Aufträge an, wie du Stärke hast, und behältst einen. Ein zweiter kostet 2 Yen oder 1 Importgut. Nimm, was du bald zahlen kannst.
harbour-goal = Hol dir im Hafen einen neuen Auftrag.
harbour-done = Sieh dir die Waren an, die du brauchst: Jetzt weißt du, welche Gebiete du besuchst. Die meisten erfüllten Aufträge bringen 6 Punkte extra.
harbour-not = Aufträge gibt es im Hafen. Er ist immer offen.

building-title = Geschäfte und Warenhäuser
building-idea = Ab Stärke 4 darfst du im gewählten Gebiet bauen. Ein Geschäft kostet 1 Yen und bringt 1 Punkt; ein Warenhaus kostet 4 Yen, später mehr, bringt 5 Punkte und jedes Mal 1 Yen, wenn jemand dorthin kommt. Beide geben dir dort 1 Stärke.
building-goal = Baue ein Warenhaus.
building-done = 5 Punkte, und das Laboratorium bringt dir ab jetzt Yen. Ein zweites Warenhaus passt nicht hinein.
building-not = Dann endet dein Zug ohne Gebäude. Du hast 5 Yen.
building-not-build = Ein Geschäft bringt 1 Punkt. Für ein Warenhaus hast du die 4 Yen.

bonus-title = Stärke 5 und mehr
bonus-idea = Mit Stärke 5 nimmst du die erste Belohnung einer Stärke-Bonuskarte, mit 6 die ersten zwei, mit 7 alle drei. Ein starker Zug kann also zwei schwache wert sein. Du hast Karte 4 und Zusatzkarten.
bonus-goal = Geh mit Stärke 5 oder mehr in die Kupfermine und nimm eine Stärke-Bonuskarte.
bonus-done = 3 Kupfer und die Belohnungen der Bonuskarte in einem Zug.
bonus-not = Kupfer braucht Stärke. Wähle die Kupfermine.
bonus-not-extra = Stärke 4 bringt keine Bonuskarte. Spiel eine Zusatzkarte dazu.

church-title = Die Kirche
church-idea = In der Kirche wird Stärke zu Glauben. Zahle von jeder Art eines, Kupfer, Seide, Tee, Fisch, ein Importgut, einen Yen, für je 1 Glauben mehr. Kirchenkarten bringen jetzt eine Belohnung und am Ende Punkte; mit zweien darfst du einen Auslandsvertreter einstellen.
church-goal = Nimm die Kirchenkarte mit 8 Punkten.
church-done = 8 Punkte in einem Zug, für Dinge, die für keinen Auftrag reichten.
church-not = Wähle die Kirche: Dein Geschäft und dein Warenhaus dort machen dich stark.
church-not-leave = Den fehlenden Glauben kannst du zahlen, von jeder Art eines.

agent-title = Auslandsvertreter
agent-idea = Einen Auslandsvertreter darfst du je einmal einstellen für: 3 erfüllte Aufträge, 3 Technologiekarten, 2 Kirchenkarten, 2 verdeckte Importgüter. Jeder gibt dir eine weitere Gebietsaktion mit Stärke 3, auch in einem genutzten Gebiet. Das kostet keinen Zug.
agent-goal = Stelle den Auslandsvertreter für deine Kirchenkarten ein und nutze ihn.
agent-done = Wähle nun irgendein Gebiet: eine ganze Aktion geschenkt. Vier Auslandsvertreter sind je Partie möglich.
agent-not = Hör noch nicht auf: Dein Auslandsvertreter kostet nichts.

customs-title = Importgüter
customs-idea = Importgüter sind je 1 Punkt wert, verdeckt 4 Punkte. In der Zollstation drehst du sie um, eines weniger als deine Stärke. Zahlen darfst du weiter mit ihnen, aber dann sind die Punkte weg. Zwei verdeckte erlauben einen Auslandsvertreter.
customs-goal = Drehe dein Importgut um.
customs-done = Aus 1 Punkt wurden 4.
customs-not = Nur die Zollstation dreht Importgüter um.

upgrade-title = Karten aufwerten
upgrade-idea = Nach den Runden 1, 2 und 3 nimmst du deine Karten zurück und darfst eine für den Rest der Partie aufwerten. Du spielst die niedrigste zuerst, also hilft eine bessere niedrige Karte in jeder Runde. Deine Universität macht es kostenlos.
upgrade-goal = Werte eine Stärkekarte auf.
upgrade-done = In jeder kommenden Runde 1 Stärke mehr. Tu es so früh, wie du kannst.
upgrade-not = Es kostet nichts und hilft in jeder Runde. Wähle eine Karte.

game-title = Deine erste Partie
game-idea = Spiele den Rest der letzten Runde. Erfülle, was geht, nutze deinen Auslandsvertreter, baue ein Warenhaus, wo du Stärke 4 hast. Punkte bringen Aufträge, Technologiekarten, Kirchenkarten, Warenhäuser und Importgüter. Frag mit „?“, wenn etwas neu ist.
game-goal = Spiele bis zum Ende der Partie.
game-done = Jetzt kennst du alle Regeln. Spiel eine ganze Partie gegen Hana, die Anfängerin: Tipps und Zurücknehmen gibt es immer.
