# Die Seite. Die Texte stehen in der Reihenfolge, in der die Seiten sie brauchen.
skip = Zum Inhalt
language = Sprache
unofficial = Meiji ist inoffizielle, freie Software. Am besten lernt man diese Spiele aus der echten Anleitung und am echten Tisch.
welcome = Industrie, Seide und Dampf
welcome-text = Wirtschaftsspiele aus dem Japan der Meiji-Zeit: mit Freunden per Link, zu mehreren an einem Bildschirm oder gegen den Computer. Ein Name genügt.
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
opponent-screen = An diesem Bildschirm
opponent-screen-text = Gebt Handy oder Maus reihum weiter.
more-options = Weitere Einstellungen
who-above = wie oben gewählt
solo-text = Dein Rivale ist Takatoshi, den niemand spielen muss: Nach jedem deiner Züge deckt er ein Plättchen auf und schnappt dir einen Arbeiter, einen Platz für Züge oder einen Markt weg. Du gewinnst, wenn du deine Ziele vor der letzten Konsolidierung erfüllst.
start-table = Partie starten
start-game = Neue Partie
components = Spielmaterial
components-text = Jedes Teil als Bild und in Worten, mit der Quelle seiner Werte. ※ zeigt, was wir rekonstruieren mussten.
rules = Kurzregeln
rules-text = Ein kurzes Nachschlagewerk in eigenen Worten, für den schnellen Blick während der Partie. In der echten Anleitung steht mehr.
chapters = Kapitel
guide = Hilfe für die erste Partie
guide-seen = Verstanden
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
large-board = Große Ansicht
history = Verlauf
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
back-to-now = Zum aktuellen Stand
looking-back = Nach Schritt { $moment } von { $last }
connection-lost = Verbindung unterbrochen. Es geht von selbst weiter, sobald sie wieder da ist.
again-in = Da ging etwas schief. Neuer Versuch in { $seconds } s.
unsent = Dein Zug ist noch nicht abgeschickt. Nächster Versuch in { $seconds } s.
table-more = Über diese Partie
confirm-off = Vor endgültigen Zügen nicht mehr nachfragen
confirm-on = Vor endgültigen Zügen nachfragen
replace-who = Für
replace-by = spielt ein Computer:
replace = Übernehmen lassen
seats = Spieler
thinks = denkt nach
points = Punkte
points-of = Punkte von { $name }
wins-by = { $points ->
    [0] { $name } gewinnt den Gleichstand
    [one] { $name } gewinnt mit { $points } Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
shared-win = Geteilter Sieg
game-over = Die Partie ist zu Ende
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
somebody-thinks = { $name } denkt nach …
somebody-cannot-go-on = { $name } kommt hier nicht weiter: Nimm einen Zug zurück, lass eine andere Stufe spielen oder lade die Partie herunter.
somebody-decides = { $name } überlegt
sure-final = Das kannst du nicht zurücknehmen. Noch einmal drücken, um zu ziehen.
final = endgültig
to-choices = Zur Auswahl
show-all = Alle Möglichkeiten zeigen
undo = Zurücknehmen
restart-turn = Meinen Zug neu beginnen
log = Protokoll

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
login-wrong = Name und Passwort passen nicht zusammen.
code-wrong = Name und Wiederherstellungscode passen nicht zusammen.
copy-not-yours = Eine laufende Partie können nur ihre Spieler kopieren.
real-no-computer = In einer Partie vom echten Tisch kann kein Computer mitspielen.
not-late = Abstimmen kannst du nur über einen anderen Spieler, auf den alle zu lange warten.
hook-only-relaxed = Nur gemütliche Partien rufen eine Adresse auf.
hook-wrong = Gib eine öffentliche http- oder https-Adresse am üblichen Port an.
hook-private = Diese Adresse liegt in einem privaten Netz; aufgerufen werden nur öffentliche.

## Hints

hints = Tipps
hints-text = Allein und gegen Computer sind Tipps immer erlaubt. Mit anderen Leuten wäre ein Tipp ein Vorteil, darum entscheidest du.
hints-ask = Tipps für alle in dieser Partie erlauben
hint = Tipp
hint-best = Beste Züge
hint-text = Geschätzt ohne verdeckte Informationen, indem die Partie oft zu Ende gespielt wurde.
hint-looking = Suche einen Tipp …
hint-not-here = In dieser Partie sind keine Tipps erlaubt.
hint-failed = Kein Tipp gefunden; versuch es noch einmal.
hint-cancel = Abbrechen
hint-cancelled = Tipp abgebrochen.
hint-set-aside = Für diese Entscheidung gibt es keinen Tipp.

## Reviews

review = Analyse
review-of = Analyse: { $title }
review-chart = Gewinnchance nach jedem Zug
review-chart-text = Ein Kreis zeigt einen Fehler; er führt zur Stellung davor.
review-turning = Wendepunkte
review-mistakes = Fehler
review-none = Keine nennenswerten.
review-then = Stellung vor Schritt { $number } ansehen
review-points = Punkte nach Herkunft
review-running = Jede Entscheidung der Partie wird geprüft …
review-waits = Gerade läuft eine andere Analyse; deine ist als Nächste dran.
review-done = { $done } von { $total } Schritten
review-not-yet = Diese Partie wurde noch nicht analysiert. Wer mitgespielt hat, kann die Analyse starten.
review-failed = Die Analyse ist fehlgeschlagen.
review-set-aside = Diese Partie lässt sich nicht analysieren: Drei Versuche sind fehlgeschlagen.
review-start = Analyse starten
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
