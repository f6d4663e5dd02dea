# Die Seite. Die Texte stehen in der Reihenfolge, in der die Seiten sie brauchen.
skip = Zum Inhalt
language = Sprache
unofficial = Meiji ist inoffizielle, freie Software. Am besten lernt man diese Spiele aus der echten Anleitung und am echten Tisch.
welcome = Industrie, Seide und Dampf
welcome-text = Drei große Brettspiele aus dem Japan der Meiji-Zeit, kostenlos im Browser: Baue Fabriken, verlege Schienen und gewinne die Märkte eines Landes im Aufbruch.
welcome-back = Willkommen zurück, { $name }
promise-computers = Spiel sofort gegen Computer, vom ersten Spiel bis zur Meisterstufe
promise-friends = Lade Freunde per Link ein oder spielt an einem Bildschirm
promise-learning = Lerne beim Spielen: Tipps, Gründe und eine Analyse jeder Partie
name-enough = Ein Name genügt. Kein Konto, keine E-Mail.
name-ask = Dein Name
name-save = Namen speichern
my-tables = Meine Partien
open-tables = Offene Partien
no-open-tables = Gerade ist keine Partie offen. Starte eine und lass alle mitspielen.
finished-tables = Beendete Partien
start-now = Partie starten
solo = Solo
opponents = { $number ->
    [one] Gegen wen spielst du?
   *[other] Gegen wen spielst du?
}
opponent-friend = Freunde
opponent-friend-text = Du bekommst einen Link zum Verschicken. Es geht los, sobald alle da sind.
opponent-screen = Am selben Gerät
opponent-screen-text = Gebt Handy oder Maus reihum weiter.
more-options = Weitere Einstellungen
who-above = wie oben gewählt
solo-text = Dein Rivale ist Takatoshi, den niemand spielen muss: Nach jedem deiner Züge deckt er ein Plättchen auf und schnappt dir einen Arbeiter, einen Platz für Züge oder einen Markt weg. Du gewinnst, wenn du deine Ziele vor der letzten Konsolidierung erfüllst.
start-table = Partie starten
play-now = Jetzt spielen
components = Spielmaterial
components-text = Jedes Teil als Bild und in Worten, mit der Quelle seiner Werte. ※ zeigt, was wir rekonstruieren mussten.
rules = Kurzregeln
rules-text = Ein kurzes Nachschlagewerk in eigenen Worten, für den schnellen Blick während der Partie. In der echten Anleitung steht mehr.
chapters = Kapitel
guide = Hilfe für die erste Partie
guide-seen = Verstanden
guide-more = Ganze Erklärung zeigen
guide-off = Nichts mehr erklären
guide-on = Jede Art von Entscheidung wieder erklären
reconstructed = rekonstruiert
for-exactly = Für { $number } Personen
for-people = { $least ->
    [one] Für { $least } bis { $most } Personen
   *[other] Für { $least } bis { $most } Personen
}
your-turn = Du bist dran
to-move = am Zug
seats-free = { $number ->
    [one] 1 Mitspieler fehlt
   *[other] { $number } Mitspieler fehlen
}
new-moves = { $number ->
    [one] 1 neuer Zug
   *[other] { $number } neue Züge
}
waits-since = du bist dran; letzter Zug { $since }
last-move = letzter Zug: { $since }
ago-now = gerade eben
ago-minutes = { $number ->
    [one] vor 1 Minute
   *[other] vor { $number } Minuten
}
ago-hours = { $number ->
    [one] vor 1 Stunde
   *[other] vor { $number } Stunden
}
ago-days = { $number ->
    [one] vor 1 Tag
   *[other] vor { $number } Tagen
}
is-copy = Was wäre, wenn
is-upload = Geladen
to-origin = Zur ursprünglichen Partie
seat-free = frei
seat-number = Spieler { $number }
person-number = Spieler { $number }
own-box = Diese Partie wird mit der Schachtel { $box } gespielt.
how-many = Wie viele spielen mit?
who-sits = Wer spielt mit?
who-me = ich
who-friend = ein Freund, per Link
who-screen = jemand an diesem Bildschirm
who-computer = { $name } ({ $level })
screen-name = Name am selben Bildschirm
computer-name = Computer ({ $level })
pace = Tempo
pace-live = Live: Alle sind jetzt da
pace-relaxed = Gemütlich: Jeder zieht, wenn er Zeit hat
listed-ask = Alle dürfen mitspielen oder zuschauen: Partie auf der Startseite zeigen
seed = Startzahl
seed-ask = Eine Zahl, die alle Ziehungen festlegt
seed-alone = Eine Startzahl kannst du nur für eine private Partie allein oder gegen Computer wählen. Sonst könnte man ausrechnen, was die anderen auf der Hand haben.
waiting = wartet auf Mitspieler
waiting-text = Die Partie beginnt von selbst, sobald alle da sind.
sit-down = Mitspielen
computer-instead = Computer mitspielen lassen
invite-link = Link für Mitspieler
spectator-link = Link für Zuschauer
copy = Kopieren
delete-table = Partie löschen
sure = Wirklich? Noch einmal drücken.
invited = { $name } lädt dich zu einer Partie { $title } ein
choose-seat = Wähle deine Farbe
sorry = Das hat nicht geklappt
not-found = Nicht gefunden
go-home = Zur Startseite
board = Spielplan
parts = Teile des Spielplans
history = Verlauf
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
menu = Menü
settings = Einstellungen
close = Schließen
zoom = Größe des Spielplans
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = An den Bildschirm anpassen
sheet = Auswahl: mehr oder weniger zeigen
choices-number = { $number ->
    [one] 1 Möglichkeit
   *[other] { $number } Möglichkeiten
}
rules-tab = Regeln
rules-search = In den Regeln suchen
rules-none = Nichts gefunden. Versuch es mit einem anderen Wort.
theme = Farben
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
text-size = Schriftgröße
text-normal = normal
text-large = groß
letters = Tasten
letters-on = Buchstaben und Zeichen wählen aus
letters-off = Buchstaben und Zeichen tun nichts
back-to-now = Zum aktuellen Stand
looking-back = Nach Schritt { $moment } von { $last }
connection-lost = Verbindung unterbrochen. Es geht von selbst weiter, sobald sie wieder da ist.
again-in = Da ging etwas schief. Neuer Versuch in { $seconds } s.
unsent = Dein Zug ist noch nicht abgeschickt. Nächster Versuch in { $seconds } s.
table-more = Über diese Partie
confirm-off = Vor endgültigen Zügen nicht mehr nachfragen
confirm-on = Vor endgültigen Zügen nachfragen
end-turn-off = Nicht mehr fragen, bevor mein Zug endet
end-turn-on = Fragen, bevor mein Zug endet
replace-who = Für
replace-by = spielt ein Computer:
replace = Übernehmen lassen
seats = Spieler
thinks = denkt nach
points = Punkte
wins-by = { $points ->
    [0] { $name } gewinnt den Gleichstand
    [one] { $name } gewinnt mit { $points } Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
shared-by = { $names } teilen sich den Sieg mit { $points } Punkten
solo-over = { $points ->
    [one] Das Spiel ist aus: { $points } Punkt
   *[other] Das Spiel ist aus: { $points } Punkte
}
made-the-difference = Den Ausschlag gab: { $source }, { $more } zu { $less }.
points-by-source = Punkte nach Herkunft
points-total = Summe
show-result = Ergebnis zeigen
look-at-board = Spielplan ansehen
share-game = Partie teilen: Wer diesen Link hat, kann sie ansehen
chart = Punkte im Lauf der Partie
rematch = Noch einmal spielen
rematch-go = Zur nächsten Partie
download = Partie herunterladen
download-sealed = Die Sicherung ist versiegelt und enthält alle Züge: Nur diese Seite kann sie wieder öffnen, und nur als diese Partie an einem Bildschirm.
seed-was = Die Startzahl dieser Partie war { $seed }.
curtain = { $name } ist dran. Alle anderen schauen weg.
curtain-open = Ich bin da: meine Sicht zeigen
since = Seit deinem letzten Zug
since-places = Auf dem Spielplan markiert.
somebody-thinks = { $name } denkt nach
since-more = und { $n } weitere
somebody-cannot-go-on = { $name } kommt hier nicht weiter: Nimm einen Zug zurück, lass eine andere Stufe spielen oder lade die Partie herunter.
somebody-decides = { $name } überlegt
sure-final = Das kannst du nicht zurücknehmen. Noch einmal drücken, um zu ziehen.
sure-end = Damit endet dein Zug. Drück noch einmal, um ihn zu beenden.
final = endgültig
show-all = Alle Möglichkeiten zeigen
panel-back = Zurück zu allen Möglichkeiten
panel-play = So spielen
panel-usual = wie sonst
panel-besides = In jedem Fall
then-asks = danach: { $what }
then-other = danach ist der Nächste dran
then-draw = danach wird etwas aufgedeckt
then-over = danach endet das Spiel
unavailable = Geht gerade nicht ({ $n })
undo = Zurücknehmen
restart-turn = Meinen Zug neu beginnen
takes-back = { $who ->
    [you] nimmst { $times ->
        [one] einen Zug
       *[other] { $times } Züge
    } zurück
   *[other] nimmt { $times ->
        [one] einen Zug
       *[other] { $times } Züge
    } zurück
}
take-back-turn = Meinen Zug zurücknehmen
take-back-step = Letzten Schritt zurücknehmen
undo-is-told = Das steht dann im Protokoll, und was seitdem gezogen wurde, wird neu gezogen
log = Protokoll
you-do = Du
log-of = Wessen Zeilen
log-of-all = Alle
scoring-title = Die Regionen werden gewertet
scoring-player = Spieler
scoring-influence = Einfluss
scoring-trains = Eisenbahnen
scoring-ships = Schiffe
scoring-points = Punkte
scoring-foreign = Ausländische Firmen
goals-against = Deine Ziele gegen { $name }
goal-met = erreicht
rival-about = Wie { $name } spielt
go-on = Weiter
pace-of-others = Züge der anderen zeigen
pace-instant = sofort
pace-fast = schnell
pace-calm = in Ruhe
pace-steps = Schritt für Schritt
replay-turns = Ihre Züge noch einmal zeigen
caption-skip = Klick oder Leertaste: nächster Schritt oder Rest überspringen
sounds = Klänge

## Was abgelehnt wird

no-such-page = Diese Seite gibt es nicht.
no-such-method = So lässt sich diese Adresse nicht aufrufen.
no-such-table = Diese Partie gibt es nicht. Vielleicht wurde sie gelöscht.
no-such-moment = Es gibt keinen Schritt { $moment }; diese Partie hat die Schritte 0 bis { $last }.
no-such-seat = Diesen Spieler gibt es in der Partie nicht.
name-needed = Sag uns zuerst deinen Namen: Trag ihn auf der Startseite ein.
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-too-long = Ein Name hat höchstens { $most } Buchstaben.
one-seat-each = Du spielst hier schon mit.
seat-is-taken = Hier spielt schon jemand.
link-needed = Diese Partie ist privat. Lass dir den Link geben.
link-wrong = Dieser Link ist falsch oder veraltet.
only-owner = Das darf nur, wer die Partie gestartet hat.
not-your-table = Du spielst hier nicht mit.
not-your-turn = Du bist nicht dran.
not-begun = Die Partie hat noch nicht begonnen.
not-over = Die Partie ist noch nicht zu Ende.
game-is-over = Die Partie ist zu Ende.
over-is-over = Die Partie ist zu Ende; zurücknehmen geht nicht mehr.
somebody-was-quicker = Die Partie ist schon weiter; schau noch einmal hin.
move-not-legal = „{ $move }“ geht hier nicht.
moves-count = Schick mindestens einen Zug und höchstens { $most }.
chain-not-legal = Nichts wurde gespielt: Zug { $number } von { $count }, „{ $move }“, geht dort nicht.
chain-reveals = Nichts wurde gespielt: Zug { $number } von { $count }, „{ $move }“, deckt etwas auf; sieh es dir an, bevor du weiterziehst.
chain-ends-turn = Nichts wurde gespielt: Nach Zug { $number } von { $count }, „{ $move }“, ist jemand anderes dran.
moment-needed = Gib an, nach welchem Schritt du ziehst.
nothing-to-undo = Das kannst du nicht zurücknehmen: Seither wurde etwas aufgedeckt oder jemand anderes hat gezogen.
curtain-closed = Der Vorhang ist zu.
save-at-the-end = Hier gibt es verdeckte Karten; Zuschauer können die Partie erst am Ende herunterladen.
save-sealed-elsewhere = Diese Partie hat eine andere Seite versiegelt, oder die Datei ist beschädigt; nur die Seite, die sie versiegelt hat, kann sie öffnen.
save-unreadable = Diese Partie lässt sich nicht lesen: Die Datei ist beschädigt oder braucht zu viel Zeit oder Speicher.
number-needed = { $name } muss eine ganze Zahl mit höchstens sechs Ziffern sein.
form-too-old = Diese Seite war zu lange offen, oder Cookies sind abgeschaltet. Lade sie neu.
length-needed = Die Anfrage sagt nicht, wie lang sie ist.
too-much = Das ist zu viel auf einmal.
too-often = Das war zu viel auf einmal; warte einen Moment.
too-many-open = Von deiner Adresse aus sind zu viele Seiten offen; schließ ein paar.
not-now = Das geht gerade nicht; versuch es gleich noch einmal.
bad-request = Diese Anfrage verstehen wir nicht.
our-mistake = Bei uns ist etwas schiefgegangen; wir haben es notiert.

## Accounts, copies, real tables, waiting

account = Konto
account-text = Ein Konto ist freiwillig. Damit spielst du in einem anderen Browser weiter; deine Partien kommen mit.
account-have = Du bist als { $name } angemeldet.
register = Konto anlegen
log-in = Anmelden
log-out = Abmelden
password = Passwort
password-rule = Mindestens { $least } Zeichen; ein paar Wörter sind leicht zu merken und schwer zu erraten.
password-new = Neues Passwort
password-lost = Passwort vergessen?
code = Wiederherstellungscode
code-keep = Bewahre diesen Code auf: Er wird nur jetzt gezeigt, und nur mit ihm kannst du ein vergessenes Passwort ersetzen.
delete-me = Konto löschen
delete-me-text = Dein Name, dein Konto und die Partien, in denen nur du spielst, werden gelöscht. In allen anderen spielt ein Computer für dich weiter.
somebody-gone = ein Spieler, der gegangen ist
late = Alle warten schon lange auf { $name }.
late-you = Du bist dran: Die anderen warten auf dich.
vote = Computer übernehmen lassen
what-if = Was wäre, wenn? Ab hier weiterspielen
what-if-text = Kopiert diese Stellung in eine private Partie; verdeckte Karten werden neu gezogen
trying-out = Du probierst aus:
copy-from = eine Kopie von { $title } ab Zug { $moment }
back-to-original = Zurück zur echten Partie
copy-badge = Kopie ab Zug { $moment }
notify-on = Benachrichtige mich, wenn ich dran bin
notify-off = Nicht mehr benachrichtigen
hook = Adresse, die aufgerufen wird, wenn ich dran bin
hook-save = Adresse speichern
upload = Gespeicherte Partie laden
upload-text = Spielstand-Datei
upload-go = Laden
real = Partie vom echten Tisch mitschreiben
real-text = Alle teilen sich diesen Bildschirm. Was ihr am Tisch zieht, gebt ihr hier ein.
real-start = Aufbau eingeben
drawn-ask = Was wurde gezogen?
drawn-what = Gezogen
drawn-number = Ziehung { $number }: Was war es?
drawn-that = Das war es
drawn-so-far = Bisher eingegeben
password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
password-weak = Dieses Passwort errät jeder; nimm ein paar Wörter.
password-wrong = Das ist nicht dein Passwort.
have-account = Du hast schon ein Konto.
name-taken = Dieser Name ist vergeben; nimm einen anderen.
name-mixed = Schreib den Namen eines Kontos in einem einzigen Alphabet.
login-wrong = Name und Passwort passen nicht zusammen.
code-wrong = Name und Wiederherstellungscode passen nicht zusammen.
copy-not-yours = Eine laufende Partie können nur ihre Spieler kopieren.
real-no-computer = In einer Partie vom echten Tisch kann kein Computer mitspielen.
not-late = Abstimmen kannst du nur über einen anderen Spieler, auf den alle zu lange warten.
hook-only-relaxed = Nur gemütliche Partien rufen eine Adresse auf.
hook-wrong = Gib eine öffentliche http- oder https-Adresse am üblichen Port an.
hook-private = Diese Adresse liegt in einem privaten Netz; aufgerufen werden nur öffentliche.

## Coming back

return-link = Dein Rückkehr-Link
return-text = Dieser Link bringt dich zurück zu deinen Partien, in jedem Browser und ohne Passwort. Heb ihn gut auf und gib ihn nicht weiter.
return-new = Heb deinen Rückkehr-Link auf: Mit ihm findest du aus jedem Browser hierher zurück.
return-kept = Ich habe ihn
return-renew = Neuen Link erstellen
return-renew-text = Mit einem neuen Link gilt der alte nicht mehr, und alle deine anderen Browser werden abgemeldet.
return-welcome = Willkommen zurück, { $name }!
return-ask = In diesem Browser als { $name } weiterspielen?
return-instead = Hier bist du gerade { $name }.
return-own = Heb diesen Link auf, wenn du später wieder { $name } sein willst
return-go = Ich bin { $name }
return-not = Das bin ich nicht
return-wrong = Dieser Rückkehr-Link ist falsch oder veraltet.
return-account = Für diesen Spieler gibt es jetzt ein Konto: Melde dich mit dem Passwort an.
invite-scan = Schick den Link oder lass deine Freunde den Code scannen.
used-title = Diese Partie { $title } hat begonnen
used-text = Alle sind da; die Einladung ist verbraucht.
used-watch = Zuschauen
used-me = Ich bin { $name }
used-paste = Füge deinen Rückkehr-Link ein
used-go = Zurück in meine Partie
used-lost = Kein Rückkehr-Link? Bitte { $name }, dich noch einmal einzuladen.
lost-title = Kommt jemand nicht mehr?
lost-text = Lade neu ein: Wer den neuen Link öffnet, spielt weiter. Wer ersetzt wird, erfährt es und kann widersprechen.
lost-invite = Für { $name } neu einladen
lost-link = Link, um für { $name } weiterzuspielen
lost-you = Du schienst nicht mehr da zu sein; jemand anderes wurde eingeladen, für dich weiterzuspielen.
lost-taken = Jemand anderes spielt für dich weiter, weil du nicht mehr da zu sein schienst.
lost-object = Ich bin da: Ich spiele selbst
lost-back = { $name } ist zurück und spielt weiter. Du kannst zuschauen.
seat-invited = { $name } lädt dich ein, in einer Partie { $title } weiterzuspielen
seat-instead = Du übernimmst für { $name }, von dem nichts mehr zu hören ist.
seat-go = Weiterspielen
holder-here = { $name } ist gerade da.
holder-back = { $name } ist zurück und spielt weiter.
holder-may-object = { $name } kann noch widersprechen. Du kannst in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} weiterspielen.
holder-may-object-hours = { $name } kann noch widersprechen. Du kannst in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} weiterspielen.
rematch-not-moved = { $name } hat in dieser Partie nicht gezogen. Beginne eine neue und lade { $name } ein.
too-many-reports = Du hast { $most } offene Meldungen. Bitte warte, bis sie erledigt sind.
lost-hidden = Bei verdeckten Karten bleibt zuerst Zeit zu widersprechen: zehn Minuten, in einer gemütlichen Partie ein Tag.
rated-to-the-end = Diese Partie zählt: Spiel sie zu Ende, gib auf oder verlasse sie.
## Leaving a game

computers-play = Einen Computer spielen lassen
leaving = Partie verlassen oder beenden
leave = Partie verlassen
leave-waiting = Diese Partie verlassen
leave-text = Du kannst jederzeit gehen. Ein Computer spielt an deiner Stelle weiter, und du darfst zusehen.
leave-to = Computer:
resign = Aufgeben
resign-text = Wenn du aufgibst, endet die Partie und dein Gegner gewinnt.
resign-only-two = Aufgeben kannst du nur in einer laufenden Partie zu zweit, als einer der beiden Spieler. Verlass sie stattdessen: Ein Computer spielt für dich weiter.
end-propose = Vorschlagen, die Partie zu beenden
end-text = Sobald alle zustimmen, endet die Partie ohne Sieger.
end-proposed = { $name } schlägt vor, die Partie ohne Sieger zu beenden.
delete-propose = Vorschlagen, die Partie zu löschen
delete-text = Hier spielen auch andere: Sobald alle zustimmen, wird die Partie gelöscht.
delete-proposed = { $name } schlägt vor, diese Partie für alle zu löschen.
delete-together = Hier spielen auch andere. Schlag vor, die Partie zu löschen: Sobald alle zustimmen, ist sie weg.
proposal-waits = Es fehlt noch: { $names }.
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen
no-such-proposal = Du kannst nur vorschlagen, eine Partie zu beenden oder zu löschen.
seat-is-theirs = Hier spielt { $name }. Nur { $name } selbst kann an einen Computer übergeben, oder nach langem Warten alle anderen durch Abstimmung.
departed-left = { $name } ist gegangen; { $computer } spielt weiter.
departed-voted = { $name } war zu lange weg; nach eurer Abstimmung spielt { $computer } weiter.
ended-agreed = Einvernehmlich beendet
ended-resigned = { $name } hat aufgegeben
table-deleted = { $name } hat eure Partie { $title } gelöscht.
replaced-clock = Deine Zeit in { $title } ist abgelaufen: Ein Computer spielt für dich weiter.
replaced-voted = In { $title } haben die anderen abgestimmt: Ein Computer spielt für dich weiter.
review-not-whole = Diese Partie wurde nicht zu Ende gespielt und hat deshalb keine Analyse.

## Watching

share = Teilen
you-watch = Du siehst zu.
you-watch-hand = Du siehst, was { $name } sieht.
watch-cookie = Zum Zuschauen muss dein Browser ein Cookie dieser Seite behalten; öffne den Link dann noch einmal.
hand-show = Meine Karten per Link zeigen
hand-text = Wer diesen Link öffnet, schaut mit deinen Augen zu. Deine Mitspieler sehen dadurch nichts.
hand-link = Schau mir zu: Dieser Link zeigt meine Karten
hand-hide = Meine Karten wieder verdecken
nothing-to-show = Hier hast du keine Karten zu zeigen.
one-watches = Eine Person sieht zu.
many-watch = { $number } sehen zu.

## Chat, notes, the owner's page

chat = Chat
chat-players = Chat der Spieler
chat-players-text = Das lesen nur die Spieler.
chat-spectators = Chat der Zuschauer
chat-spectators-text = Die Spieler lesen das erst nach der Partie.
chat-watching = sieht zu
chat-say = Deine Nachricht
chat-send = Senden
chat-mute = Stumm schalten
chat-mute-text = Von dieser Person nichts mehr lesen
chat-unmute = { $names } wieder lesen
chat-report = Melden
chat-report-text = Diese Nachricht dem Betreiber der Seite zeigen
chat-reported = Gemeldet
chat-off = Chat für mich ausschalten
chat-on = Chat einschalten
chat-is-off = Du hast den Chat ausgeschaltet.
chat-empty = Schreib erst etwas.
chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
no-such-phrase = Diesen Satz gibt es nicht.
no-such-message = Diese Nachricht gibt es nicht.
phrase-hello = Hallo!
phrase-luck = Viel Glück und viel Spaß!
phrase-moment = Ich brauche einen Moment.
phrase-back = Bin in ein paar Minuten zurück.
phrase-nice = Gut gespielt!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!
notes = Meine Notizen
notes-text = Nur du siehst sie.
notes-save = Notizen speichern
notes-saved = Gespeichert
note-too-long = Notizen haben höchstens { $most } Zeichen.
banned = Der Betreiber dieser Seite hat dich gesperrt; du kannst nur zusehen.
owner = Betreiber
reports = Meldungen
reports-none = Nichts wurde gemeldet.
report-by = Gemeldet von { $name }
report-nothing = Alles in Ordnung
report-message = Nachricht löschen
report-ban = Löschen und Verfasser sperren
report-table = Partie löschen
no-such-report = Diese Meldung gibt es nicht; vielleicht ist sie schon erledigt.
banned-people = Gesperrt
banned-none = Niemand ist gesperrt.
unban = Wieder zulassen
owner-not-banned = Betreiber der Seite lassen sich nicht sperren.

## Archive and ratings

archive = Beendete Partien
archive-all-mine = Alle meine beendeten Partien, mit Statistik
archive-game = Spiel
archive-players = Spieler
archive-result = Ergebnis
archive-option = Option
archive-opponent = Gespielt mit
archive-all = alle
archive-won = gewonnen
archive-lost = nicht gewonnen
archive-none = einvernehmlich beendet
archive-show = Anzeigen
archive-total = { $number ->
    [0] Noch keine beendete Partie.
    [one] 1 beendete Partie
   *[other] { $number } beendete Partien
}
archive-minutes = { $number } min
archive-moves = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
}
archive-agreed = einvernehmlich beendet
archive-resigned = jemand hat aufgegeben
archive-pages = Seiten
archive-saves = Alle als Spielstände
stats-line = Partien: { $games } · gewonnen: { $won } · Punkte im Schnitt: { $average } · beste: { $best }
stats-seats = Nach Sitzplatz
stats-games = Partien
stats-average = Punkte
stats-sources = Woher die Punkte kommen, je Partie
stats-source = Quelle
stats-mine = Du
stats-winners = Sieger
profile-mine = Meine Seite
profile-since = Spielt hier seit { $date }
profile-guest = Gast seit { $date }
profile-ratings = Wertungszahlen
profile-games = Partien
profile-together = Gemeinsame Partien
profile-hide = Diese Seite vor Fremden verbergen: Nur wer mit mir gespielt hat, sieht sie
profile-save = Speichern
rating-two = zwei Spieler
rating-many = drei oder vier Spieler
rating-curve = { $number ->
    [one] nach 1 gewerteten Partie
   *[other] nach { $number } gewerteten Partien
}
crest-motif = Dein Wappen
crest-colour = Seine Farbe
no-such-crest = Dieses Wappen gibt es nicht.
motif-name = { $motif ->
    [plum] Pflaumenblüte
    [chrysanthemum] Chrysantheme
    [bellflower] Glockenblume
    [clover] Klee
    [stars] drei Sterne
    [tortoise] Schildkrötenpanzer
    [waves] Wellen
    [arrows] Pfeile
    [fan] Fächer
    [gear] Zahnrad
    [ship] Schiff
    [train] Zug
    [torii] Torii
   *[silk] Seidenspule
}
colour-name = { $colour ->
    [indigo] Indigo
    [vermilion] Zinnober
    [moss] Moosgrün
    [plum] Pflaume
    [rust] Rost
   *[ink] Tusche
}
no-such-person = Diesen Spieler gibt es nicht, oder du darfst diese Seite nicht sehen.
level-measured = Auf der Leiter gemessen: 400 Punkte mehr bedeuten zehnmal so gute Aussichten auf den Sieg.
level-unmeasured = Diese Stufe hat noch niemand gemessen.
rated = Gewertete Partie
rated-ask = Diese Partie zählt für die Wertungszahlen
rated-text = Alle brauchen ein Konto, und wer beitritt, stimmt zu. Keine Tipps, keine Kopien, nichts über Züge hinweg zurücknehmen. Wer geht, wird Letzter; wer in den ersten zehn Zügen aufgibt, dessen Partie zählt nicht.
rated-join = Sie zählt für die Wertungszahlen: Wer beitritt, stimmt zu und braucht ein Konto.
rated-account = Gewertete Partien sind für Spieler mit Konto; leg eins an oder melde dich an.
rated-who = Gewertet spielst du gegen Freunde oder Computerstufen, und niemand am selben Bildschirm.
rated-fair = Eine gewertete Partie hat keine gewählte Startzahl, keine Tipps und die übliche Schachtel.
rated-fixed = Das ist eine gewertete Partie: Ihre Spieler bleiben dieselben.
rated-no-copies = Diese Partie zählt für die Wertungszahlen: Solange sie läuft, kann sie nicht gespeichert oder ausprobiert werden.
## Clocks

clock = Restzeit
clock-live = Uhr für eine Live-Partie
clock-relaxed = Uhr für eine gemütliche Partie
clock-none = keine Uhr
clock-terms = { $bank } für jeden, mit jedem Zug { $increment } dazu
clock-nights = von 22 bis 8 Uhr steht die Uhr
clock-weekends = am Wochenende steht die Uhr
clock-nights-ask = Gemütlich: Nachts, von 22 bis 8 Uhr deiner Zeit, steht die Uhr
clock-weekends-ask = Gemütlich: Am Wochenende steht die Uhr
clock-paused = Die Uhren stehen.
clock-go-on = Weiter
clock-wrong = Eine Uhr beginnt mit einer Minute bis 60 Tagen, gibt höchstens 7 Tage pro Zug, nennt eine bekannte Zeitzone und für null eines von warn, vote, computer, resign.
clock-rests = Nur gemütliche Partien ruhen nachts und am Wochenende.
no-clock = Hier läuft keine Uhr.
pause-propose = Vorschlagen, die Uhren anzuhalten
pause-proposed = { $name } schlägt vor, die Uhren anzuhalten.
zero-ask = Wenn jemandes Zeit abgelaufen ist
zero-warn = nichts, es wird nur angezeigt
zero-vote = die anderen dürfen ohne ihn weiterspielen oder die Partie beenden
zero-computer = ein Computer übernimmt
zero-resign = er gibt auf; zu dritt oder viert übernimmt ein Computer
departed-clock = Die Zeit von { $name } ist abgelaufen; { $computer } spielt weiter.
span-days = { $days } T { $hours } Std.
span-hours = { $hours } Std. { $minutes } Min.
span-minutes = { $seconds ->
    [0] { $minutes } Min.
   *[other] { $minutes } Min. { $seconds } s
}
span-seconds = { $seconds } s

## Being called, and the app

calls = Benachrichtigungen
calls-text = In einer gemütlichen Partie sagen wir dir Bescheid, wenn du dran bist: einmal pro Zug und nicht in deinen Ruhezeiten.
calls-go = Wie ich Bescheid bekomme
calls-here-on = In dieser Partie Bescheid sagen
calls-here-off = In dieser Partie nicht Bescheid sagen
push = Auf diesem Gerät
push-text = Eine Nachricht deines Browsers, auch wenn diese Seite zu ist. Sie nennt die Partie, die wartet, mehr nicht.
push-on = Auf diesem Gerät Bescheid sagen
push-off = Auf diesem Gerät nicht mehr
push-denied = Dein Browser erlaubt dieser Seite keine Nachrichten; das lässt sich in seinen Einstellungen ändern.
push-failed = Dein Browser ließ sich nicht anmelden.
device-number = Gerät { $number }
device-remove = Entfernen
device-wrong = Adresse oder Schlüssel dieses Browsers lassen sich nicht verwenden.
too-many-devices = Du hast schon { $most } Geräte; entferne erst eines.
call-failed = Die letzte Nachricht kam nicht an: { $why }
mail = Per E-Mail
mail-address = E-Mail-Adresse
mail-save = Adresse speichern
mail-unconfirmed = Wir haben dir geschrieben; klick auf den Link in der Mail.
mail-confirmed = Bestätigt.
mail-not-here = Diese Seite verschickt keine E-Mails.
mail-wrong = Das ist keine E-Mail-Adresse.
mail-confirm = Nachrichten von Meiji per E-Mail?
mail-confirm-yes = Ja, sagt mir per E-Mail Bescheid
mail-confirm-text = Jemand möchte unter dieser Adresse erfahren, wenn er in einer Partie dran ist. Wenn du das bist, öffne diesen Link; wenn nicht, tu nichts: { $address }
mail-turn = { $title }: Du bist dran
mail-turn-text = Du bist dran in { $title }: { $address }
quiet = Ruhezeiten
quiet-text = Was dann anfällt, erfährst du danach, wenn du noch dran bist.
quiet-from = Von
quiet-to = bis
quiet-save = Zeiten speichern
quiet-wrong = Ruhezeiten gehen von einer vollen Stunde zur anderen, in einer bekannten Zeitzone.
offline = Du bist offline
offline-text = Diese Seite liegt auf deinem Gerät; deine Partien sind auf dem Server sicher und gehen weiter, sobald du zurück bist.
offline-again = Noch einmal versuchen

## Lobby

lobby = Lobby
ways = Wege durch die Seite
name-change = Namen ändern
lobby-text = Hier findest du Mitspieler: Spiel gleich los, steig in eine offene Partie ein oder schau zu.
lobby-filter = Welche Partien
lobby-all-games = Alle Spiele
lobby-all-paces = Jedes Tempo
pace-live-short = Live
pace-relaxed-short = Gemütlich
crest-change = Wappen ändern, Seite verbergen
archive-text = Alle deine beendeten Partien: Sieh sie dir noch einmal an, lade sie herunter und finde heraus, was dir Punkte bringt.
lobby-go = Zur Lobby: Schnellsuche und Filter
lobby-join = Partien zum Mitspielen
lobby-watch = Partien zum Zuschauen
lobby-nothing = Gerade gibt es nichts zum Zuschauen.
match = Schnell eine Partie
match-text = Du kommst in die offene Partie, die am längsten wartet, oder eröffnest eine, der andere beitreten können.
match-go = Partie suchen
match-alone = Dazu braucht es mindestens zwei Spieler.

## Hints

hints = Tipps
hints-text = Allein und gegen Computer sind Tipps immer erlaubt. Mit anderen Leuten wäre ein Tipp ein Vorteil, darum entscheidest du.
hints-ask = Tipps für alle in dieser Partie erlauben
hint = Tipp
hint-best = Beste Züge zeigen
hint-text = Geschätzt ohne verdeckte Informationen, indem die Partie oft zu Ende gespielt wurde.
hint-line = Wie es weitergehen könnte
hint-looking = Suche einen Tipp
hint-not-here = In dieser Partie sind keine Tipps erlaubt.
hint-failed = Kein Tipp gefunden; versuch es noch einmal.
hint-cancel = Abbrechen
hint-cancelled = Tipp abgebrochen.
hint-set-aside = Für diese Entscheidung gibt es keinen Tipp.

## Reviews

review = Analyse
review-of = Analyse: { $title }
review-accuracy = Genauigkeit
review-turns-of = Züge von { $name } ansehen
review-left = Was { $name } im Vergleich mit starkem Spiel liegen ließ
review-left-none = Bei keiner Herkunft deutlich weniger als bei starkem Spiel.
review-lessons = Die teuersten Züge von { $name }
review-better = Besser:
review-try = Ab hier neu versuchen
review-how = Die Genauigkeit wiegt jeden Zug nach den Punkten, die er kostete: 100 % verlieren nichts. Die Grenzen sind Anteile dessen, was starke Spieler erreichen.
review-chart-text = Ein Kreis zeigt einen teuren Zug; klicke ihn an, um die Stellung davor zu sehen.
review-then = Auf dem Spielplan ansehen (Schritt { $number })
review-chart = Gewinnchance nach jedem Zug
review-none = Keine nennenswerten.
review-points = Punkte nach Herkunft
review-running = Jede Entscheidung der Partie wird geprüft …
review-waits = Gerade läuft eine andere Analyse; deine ist als Nächste dran.
review-done = { $done } von { $total } Schritten
review-not-yet = Diese Partie wurde noch nicht analysiert. Wer mitgespielt hat, kann die Analyse starten.
review-failed = Die Analyse ist fehlgeschlagen.
review-set-aside = Diese Partie lässt sich nicht analysieren: Drei Versuche sind fehlgeschlagen.
review-start = Analyse starten
review-share = Diesen Überblick teilen
review-shared = { $title }: { $players }. { $link }
review-shared-player = { $points ->
    [one] { $name } { $points } Punkt ({ $percent } % Genauigkeit)
   *[other] { $name } { $points } Punkte ({ $percent } % Genauigkeit)
}
turning-place = Wendepunkt { $place } von { $total }
turning-line = Besser, und wie es weitergehen könnte:
turning-played = Zurück zur Partie
turning-previous = Voriger
turning-next = Nächster
turning-steps = Wendepunkte
turning-summary = Überblick
turning-begin = Die Wendepunkte durchgehen
to-table = Zur Partie

## Tokens of programs

tokens = Tokens für Programme
tokens-text = Mit einem Token kann dein eigenes Programm mitspielen und für dich ziehen. Das kann jeder, der das Token hat: Gib jedem Programm ein eigenes und widerrufe es, wenn du es nicht mehr brauchst.
token-keep = Hier ist dein Token; es wird nur jetzt gezeigt:
token-name = Name des Programms
token-make = Token anlegen
token-since = { $name }, seit { $date }
token-revoke = Widerrufen
token-wrong = Dieses Token ist unbekannt oder wurde widerrufen.
not-for-programs = Programme können das nicht: Die Kontoseite ist für Menschen da.
no-such-token = Ein solches Token hast du nicht.
too-many-tokens = Du hast schon { $most } Tokens; widerrufe zuerst eines.

# Turniere
tournaments = Turniere
tournaments-text = Mach mit und spiel Runde um Runde, oder veranstalte eins für deinen Verein. Zuschauen dürfen alle.
tournaments-open = Zum Mitmachen
tournaments-running = Werden gespielt
tournaments-over = Beendet
tournaments-none = Gerade ist kein Turnier offen. Veranstalte eins!
tournaments-too-many = Du veranstaltest schon { $most } Turniere, die nicht zu Ende sind.
tournaments-go = Turniere
tournament-make = Neues Turnier
tournament-make-go = Turnier anlegen
tournament-name = Name
tournament-name-empty = Gib dem Turnier einen Namen.
tournament-about = Was die Spieler wissen sollten (freiwillig)
tournament-format = So wird gespielt
format-swiss = Schweizer System
format-swiss-text = Eine feste Zahl von Runden. Du triffst auf Spieler, die so gut stehen wie du, auf niemanden zweimal. Bis zu 64 Spieler.
format-robin = Jeder gegen jeden
format-robin-text = Alle treffen genau einmal aufeinander. Bis zu 16 Spieler.
format-knockout = K.-o.-System
format-knockout-text = Zwei treffen sich, der Sieger kommt weiter, bis ins Finale. Bis zu 64 Spieler.
tournament-rounds-ask = Runden
tournament-rounds = Ein Turnier nach Schweizer System hat 1 bis { $most } Runden.
tournament-size-ask = Spieler je Partie
tournament-size = Mit so vielen geht dieses Spiel in dieser Art von Turnier nicht; K. o. spielt man zu zweit.
tournament-size-text = { $number ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
}
tournament-mirror = Gespiegelte Partien
tournament-mirror-text = Zwei Spieler spielen zwei Partien gleichzeitig, mit demselben Aufbau und vertauschten Plätzen. Was später gezogen wird, wird getrennt gezogen: Keine Partie verrät etwas über die andere.
tournament-mirror-ask = Jede Begegnung gespiegelt spielen
tournament-mirror-wrong = Gespiegelt spielt man zu zweit, und nur Spiele, deren Aufbau ganz offen liegt.
tournament-mirrored = gespiegelt
tournament-zero = Wessen Zeit abläuft, der verliert die Partie. Wer keinen einzigen Zug gemacht hat, scheidet aus dem Turnier aus.
tournament-clock = Ein Turnier braucht eine Uhr.
tournament-rated-ask = Alle Partien zählen für die Wertungszahlen
tournament-account = Turniere sind für Spieler mit Konto.
tournament-live = live
tournament-relaxed = gemütlich
tournament-players = { $number ->
    [one] 1 Spieler
   *[other] { $number } Spieler
}
tournament-places = { $number } von höchstens { $most }, ab { $least } geht es los
tournament-round = Runde { $number }
tournament-round-of = Runde { $number } von { $all }
tournament-final = Finale
tournament-by = Veranstaltet von { $name }
tournament-is-open = Offen zum Mitmachen
tournament-is-over = Beendet
tournament-join = Mitmachen
tournament-leave = Doch nicht mitmachen
tournament-withdraw = Aussteigen
tournament-start = Turnier starten
tournament-remove = Entfernen
tournament-nobody = Noch ist niemand dabei.
tournament-my-game = Zu deiner Partie
tournament-organise = Für dich als Veranstalter
tournament-news = Ansage an alle
tournament-news-go = Ansagen
tournament-end = Turnier beenden
tournament-end-text = Keine weiteren Runden; Partien, die noch laufen, zählen.
tournament-end-early = Es wird abgesagt.
tournament-delete = Dieses Turnier löschen
tournament-standings = Tabelle
tournament-place = Platz
tournament-player = Spieler
tournament-games = Partien
tournament-opponents = Gegner
tournament-share = Punkteanteil
tournament-shared = geteilter Platz
tournament-out = raus seit Runde { $round }
tournament-crosswise = Wer gegen wen
tournament-bracket = Turnierbaum
tournament-playing = { $number ->
    [one] 1 Partie läuft
   *[other] { $number } Partien laufen
}
tournament-watch = Zuschauen
tournament-replay = Partie ansehen
tournament-leg = Partie { $number } von 2
tournament-gone = aufgegeben
tournament-absent = nicht da
tournament-sits-out = Setzt aus:
tournament-of = Eine Partie des Turniers
tournament-how = So wird gewertet
tournament-how-points = Du bekommst einen Punkt für jeden Spieler, der hinter dir landet, und einen halben bei Gleichstand: 1–0 zu zweit, 2–1–0 zu dritt, 3–2–1–0 zu viert.
tournament-how-swiss = Du triffst auf Spieler mit so vielen Punkten wie du. Bleibt einer übrig, setzt er aus, möglichst keiner zweimal, und bekommt die Punkte eines Sieges. In einer kleineren Partie zählt der leere Stuhl für alle dort einen halben Punkt.
tournament-how-robin = Alle treffen genau einmal aufeinander. Wo das mit vollen Partien nicht aufgeht, sind manche kleiner.
tournament-how-ties = Punktgleich? Zuerst zählen die Partien untereinander, wenn sich alle getroffen haben, dann die Summe der Punkte ihrer Gegner, dann ihr Anteil an den Punkten ihrer Partien. Ist auch das gleich, teilen sie den Platz.
tournament-how-knockout = Der Sieger kommt weiter. Bei Gleichstand kommt weiter, wer mehr Punkte erspielt hat, dann wer besser gesetzt ist. Gesetzt wird nach Wertungszahl, sonst nach Los.
tournament-how-forfeits = Wer aufgibt, geht oder wessen Zeit abläuft, wird in dieser Partie Letzter. Wer eine Partie ohne einen einzigen Zug aufgibt, scheidet aus dem Turnier aus. Beenden alle eine Partie gemeinsam, ist sie unentschieden.
tournament-begun = Dieses Turnier hat schon begonnen.
tournament-full = Dieses Turnier ist voll, oder es hat gerade begonnen.
tournament-few = Ein Turnier beginnt ab { $least } Spielern.
tournament-over = Dieses Turnier ist zu Ende.
tournament-not-there = Dieser Spieler ist nicht im Turnier.
tournament-organiser = Das kann nur der Veranstalter.
tournament-game = Diese Partie gehört zu einem Turnier und kann nicht gelöscht werden.
tournament-game-begins = Deine Turnierpartie beginnt
no-such-tournament = Dieses Turnier gibt es nicht.
only-site-owner = Das kann nur, wem die Seite gehört.
## Lernen

learn-title = { $title } lernen
learn-text = { $count ->
    [one] Eine kurze Lektion auf dem echten Spielplan. Du lernst beim Spielen.
   *[other] { $count } kurze Lektionen auf dem echten Spielplan. Du lernst beim Spielen.
}
learn-none = Zu diesem Spiel gibt es noch keine Lektionen. Lies die Kurzregeln oder beginne mit der Hilfe für dein erstes Spiel.
learn-done = { $done } von { $count } geschafft
learn-progress = Geschaffte Lektionen
learn-begin = Erste Lektion beginnen
learn-go-on = Weiter: { $title }
learn-all-done = Du hast alle geschafft.
learn-first-time = Zum ersten Mal hier? Lerne es in 10 Minuten
lesson-you = Du
lesson-of = Lektion { $number } von { $count }
lesson-goal = Dein Ziel:
lesson-reached = Gut gemacht!
lesson-missed = Noch nicht. Dein Ziel war:
lesson-wrong = Das nicht:
lesson-again = Noch einmal
lesson-next = Weiter: { $title }
lesson-play = Spiel eine ganze Partie
lesson-is-done = Geschafft
game-about = Über das Spiel
game-win = So gewinnst du
game-tips = Zehn Tipps, gemessen
game-tips-text = Mittelwerte aus { $games } Partien zweier gleich starker Spieler: die Sieger gegen die Verlierer.
game-learn = Lerne es: { $count } kurze Lektionen
game-learn-on = Weiterlernen: { $done } von { $count } Lektionen geschafft
## Freunde und Herausforderungen

friends = Freunde
friends-go = Meine Freunde
friends-none = Noch keine Freunde hier. Öffne die Seite eines Spielers und frag an.
friends-play = Deine Freunde spielen
friends-asked = Wartet auf Antwort
friends-blocked = Blockiert
friend-ask = Freundschaft anfragen
friend-asks = { $name } möchte mit dir befreundet sein
friend-accept = Annehmen
friend-decline = Ablehnen
friend-withdraw = Zurückziehen
friend-end = Freundschaft beenden
friend-block = Blockieren
friend-unblock = Nicht mehr blockieren
friend-page = Seite des Spielers
friend-self = Das bist du selbst.
friend-account = Freundschaften brauchen auf beiden Seiten ein Konto.
too-many-friends = Mehr als { $most } geht nicht; beende oder zieh erst etwas zurück.
takes-no-requests = { $name } nimmt von dir keine Anfragen an.
no-such-request = Hier gibt es nichts mehr zu beantworten.
challenge = Herausfordern
challenge-who = { $name } herausfordern
challenge-text = { $name } nimmt an oder lehnt ab; bis dahin kannst du zurückziehen. Wer anfängt, wird ausgelost.
challenge-players = { $number } Spieler
challenge-call = { $name } fordert dich heraus
challenge-mine = Du forderst { $name } heraus
challenge-accept = Annehmen und spielen
challenge-accepted = { $name } nimmt deine Herausforderung an
challenge-declined = { $name } lehnt deine Herausforderung ab
challenge-no-account = { $name } hat kein Konto, darum kann diese Partie nicht gewertet werden.
too-many-challenges = { $most } deiner Herausforderungen sind noch offen; zieh erst eine zurück.
no-such-challenge = Diese Herausforderung ist nicht mehr offen.
profile-plays = Spielt gerade

## Solopartie der Woche

solo-week = Solopartie der Woche
solo-week-text = Derselbe Aufbau und dasselbe Glück für alle. Du spielst sie einmal, ohne Tipps; danach siehst du, was die anderen geschafft haben.
solo-which = Woche { $week }
solo-play = Spielen
solo-go-on = Weiterspielen
solo-account = Dafür brauchst du ein Konto.
solo-players = { $number ->
    [0] Noch hat niemand angefangen.
    [one] Bisher 1 Spieler.
   *[other] Bisher { $number } Spieler.
}
solo-later = Ihre Punkte siehst du, wenn du fertig bist.
solo-player = Spieler
solo-no-score = nicht beendet
solo-weeks = Andere Wochen
solo-once = Du hattest deine Partie dieser Woche schon.
solo-score = { $games ->
    [one] Schnitt der letzten Partien; 1 Partie, Bestwert: { $best }
   *[other] Schnitt der letzten Partien; { $games } Partien, Bestwert: { $best }
}
no-solo = Dieses Spiel lässt sich nicht allein spielen.
no-such-week = In dieser Woche gab es keine Solopartie.
rating-solo = solo, Punkte
