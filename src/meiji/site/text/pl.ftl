# Strona. Teksty stoją w kolejności, w jakiej używają ich strony.
skip = Przejdź do treści
language = Język
unofficial = Meiji to nieoficjalne wolne oprogramowanie. Tych gier najlepiej uczyć się z prawdziwej instrukcji, przy prawdziwym stole.
welcome = Przemysł, jedwab i para
welcome-text = Trzy bogate gry planszowe z Japonii epoki Meiji, za darmo w przeglądarce: buduj fabryki, układaj tory i zdobywaj rynki kraju w rozkwicie.
welcome-back = Witaj ponownie, { $name }
promise-computers = Zagraj od razu z komputerem, od pierwszej gry po mistrza
promise-friends = Zaproś znajomych linkiem albo grajcie przy jednym ekranie
promise-learning = Ucz się, grając: podpowiedzi, wyjaśnienia i analiza każdej gry
name-enough = Wystarczy nick. Bez konta, bez e-maila.
name-ask = Twój nick
name-save = Zapisz nick
my-tables = Moje gry
open-tables = Otwarte gry
no-open-tables = Nie ma teraz otwartych gier. Załóż grę i pozwól każdemu dołączyć.
finished-tables = Zakończone gry
start-now = Rozpocznij grę
solo = Solo
opponents = { $number ->
    [one] Twój przeciwnik
   *[other] Twoi przeciwnicy
}
opponent-friend = Znajomi
opponent-friend-text = Dostaniesz link do wysłania. Gra zacznie się, gdy wszyscy dołączą.
opponent-screen = Przy tym ekranie
opponent-screen-text = Przekazujcie sobie telefon albo myszkę.
more-options = Więcej ustawień
who-above = jak wybrano wyżej
solo-text = Twoim rywalem jest Automa, którą nikt nie steruje: po każdej twojej turze odkrywa kafelek i zabiera ci sprzed nosa pracownika, pole pociągu albo rynek. Wygrasz, jeśli spełnisz swoje cele przed ostatnią konsolidacją.
start-table = Załóż grę
play-now = Zagraj teraz
components = Elementy gry
components-text = Każdy element jako obraz i słowami, ze źródłem wartości. ※ oznacza to, co musieliśmy odtworzyć.
rules = Zasady w skrócie
rules-text = Krótka ściąga własnymi słowami, do zaglądania podczas gry. Więcej jest w prawdziwej instrukcji.
chapters = Rozdziały
guide = Przewodnik pierwszej gry
guide-seen = Rozumiem
guide-more = Pokaż całe objaśnienie
guide-off = Nie objaśniaj więcej
guide-on = Znowu objaśniaj każdy rodzaj decyzji
reconstructed = odtworzone
for-exactly = Dla { $number } osób
for-people = { $least ->
    [one] Dla { $least }–{ $most } osób
   *[other] Dla { $least }–{ $most } osób
}
your-turn = Twoja kolej
to-move = wykonuje ruch
seats-free = { $number ->
    [one] brakuje 1 gracza
    [few] brakuje { $number } graczy
   *[other] brakuje { $number } graczy
}
new-moves = { $number ->
    [one] 1 nowy ruch
    [few] { $number } nowe ruchy
   *[other] { $number } nowych ruchów
}
waits-since = twoja kolej; ostatni ruch: { $since }
last-move = ostatni ruch: { $since }
ago-now = przed chwilą
ago-minutes = { $number ->
    [one] minutę temu
    [few] { $number } minuty temu
   *[other] { $number } minut temu
}
ago-hours = { $number ->
    [one] godzinę temu
    [few] { $number } godziny temu
   *[other] { $number } godzin temu
}
ago-days = { $number ->
    [one] dzień temu
   *[other] { $number } dni temu
}
is-copy = Co by było, gdyby
is-upload = Wczytana
to-origin = Do pierwotnej gry
seat-free = wolne
seat-number = Gracz { $number }
person-number = Gracz { $number }
own-box = Ta gra używa pudełka { $box }.
how-many = Ilu graczy?
who-sits = Kto gra?
who-me = ja
who-friend = znajomy, przez link
who-screen = ktoś przy tym ekranie
who-computer = { $name } ({ $level })
screen-name = Nick gracza przy tym ekranie
computer-name = Komputer ({ $level })
pace = Tempo
pace-live = Na żywo: wszyscy są teraz przy grze
pace-relaxed = Spokojnie: każdy gra, kiedy ma czas
listed-ask = Każdy może dołączyć lub oglądać: pokaż grę na stronie głównej
seed = Ziarno
seed-ask = Liczba, która ustala każde losowanie
seed-alone = Ziarno możesz wybrać tylko w prywatnej grze w pojedynkę albo z komputerem. Inaczej dałoby się obliczyć, co mają na ręce pozostali.
waiting = czeka na graczy
waiting-text = Gra zacznie się sama, gdy wszyscy dołączą.
sit-down = Dołącz
computer-instead = Niech zagra komputer
invite-link = Link dla graczy
spectator-link = Link dla widzów
copy = Kopiuj
delete-table = Usuń tę grę
sure = Na pewno? Naciśnij jeszcze raz.
invited = { $name } zaprasza cię do gry { $title }
choose-seat = Wybierz kolor
sorry = Nie udało się
not-found = Nie znaleziono
go-home = Na stronę główną
board = Plansza
parts = Części planszy
history = Historia
step-back = Jeden ruch wstecz
step-on = Jeden ruch dalej
menu = Menu
settings = Ustawienia
close = Zamknij
zoom = Wielkość planszy
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Dopasuj do ekranu
sheet = Wybór: pokaż więcej lub mniej
choices-number = { $number ->
    [one] 1 możliwość
    [few] { $number } możliwości
   *[many] { $number } możliwości
}
rules-tab = Zasady
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono. Spróbuj innego słowa.
theme = Kolory
theme-system = jak w urządzeniu
theme-light = jasne
theme-dark = ciemne
text-size = Wielkość tekstu
text-normal = zwykła
text-large = duża
letters = Klawisze
letters-on = Litery i znaki wybierają ruch
letters-off = Litery i znaki nic nie robią
back-to-now = Wróć do bieżącej sytuacji
looking-back = Po ruchu { $moment } z { $last }
connection-lost = Brak połączenia. Gra ruszy dalej sama, gdy wróci.
again-in = Coś poszło nie tak. Ponowna próba za { $seconds } s.
unsent = Twój ruch nie został jeszcze wysłany. Ponowna próba za { $seconds } s.
table-more = O tej grze
confirm-off = Nie pytaj przed ostatecznymi ruchami
confirm-on = Pytaj przed ostatecznymi ruchami
end-turn-off = Nie pytaj przed końcem mojej tury
end-turn-on = Pytaj przed końcem mojej tury
replace-who = Za gracza
replace-by = niech gra komputer:
replace = Zamień
seats = Gracze
thinks = myśli
points = Punkty
wins-by = { $points ->
    [0] { $name } wygrywa dzięki rozstrzygnięciu remisu
    [one] { $name } wygrywa z przewagą { $points } punktu
   *[other] { $name } wygrywa z przewagą { $points } punktów
}
shared-by = { $names } dzielą zwycięstwo z wynikiem { $points } pkt
solo-over = { $points ->
    [one] Koniec gry: { $points } punkt
    [few] Koniec gry: { $points } punkty
    [many] Koniec gry: { $points } punktów
   *[other] Koniec gry: { $points } punktu
}
made-the-difference = O wyniku zdecydowało: { $source }, { $more } do { $less }.
points-by-source = Punkty według źródeł
points-total = Razem
show-result = Pokaż wynik
look-at-board = Obejrzyj planszę
share-game = Udostępnij grę: każdy, kto ma ten link, może ją obejrzeć
chart = Punkty w trakcie gry
rematch = Zagraj jeszcze raz
rematch-go = Do następnej gry
download = Pobierz grę
download-sealed = Kopia jest zapieczętowana i zawiera wszystkie ruchy: otworzy ją tylko ta strona i tylko jako tę grę przy jednym ekranie.
seed-was = Ziarno tej gry to { $seed }.
curtain = Teraz gra { $name }. Pozostali nie patrzą.
curtain-open = Jestem: pokaż mój widok
since = Od twojego ostatniego ruchu
since-places = Zaznaczone na planszy.
somebody-thinks = { $name } myśli
since-more = i jeszcze { $n }
somebody-cannot-go-on = { $name } nie może grać dalej: cofnij ruch, wybierz inny poziom albo pobierz grę.
somebody-decides = { $name } wybiera
sure-final = Tego nie cofniesz. Naciśnij jeszcze raz, aby zagrać.
sure-end = To kończy twoją turę. Naciśnij jeszcze raz, aby ją zakończyć.
final = ostateczne
show-all = Pokaż wszystkie możliwości
panel-back = Wróć do wszystkich możliwości
panel-play = Zagraj tak
panel-usual = jak zwykle
panel-besides = W każdym razie
then-asks = potem: { $what }
then-other = potem kolej następnej osoby
then-draw = potem coś się odsłoni
then-over = potem gra się kończy
unavailable = Teraz niedostępne ({ $n })
undo = Cofnij
restart-turn = Zacznij turę od nowa
takes-back = { $who ->
    [you] cofasz { $times ->
        [one] turę
        [few] { $times } tury
        [many] { $times } tur
       *[other] { $times } tury
    }
   *[other] cofa { $times ->
        [one] turę
        [few] { $times } tury
        [many] { $times } tur
       *[other] { $times } tury
    }
}
take-back-turn = Cofnij moją turę
take-back-step = Cofnij ostatni krok
undo-is-told = Zostanie to odnotowane w dzienniku, a wszystko, co od tego czasu dobrano, zostanie dobrane na nowo
log = Dziennik
you-do = Ty
log-of = Czyje wpisy
log-of-all = Wszyscy
scoring-title = Punktowanie regionów
scoring-player = Gracz
scoring-influence = Wpływ
scoring-trains = Pociągi
scoring-ships = Statki
scoring-points = Punkty
scoring-foreign = Firmy zagraniczne
goals-against = Twoje cele ({ $name })
goal-met = osiągnięty
rival-about = Jak gra { $name }
go-on = Dalej
pace-of-others = Pokazuj ruchy innych
pace-instant = od razu
pace-fast = szybko
pace-calm = spokojnie
pace-steps = krok po kroku
replay-turns = Pokaż ich ruchy jeszcze raz
caption-skip = Kliknij lub naciśnij spację: następny krok albo pomiń resztę
sounds = Dźwięki

## Czego odmawiamy

no-such-page = Nie ma takiej strony.
no-such-method = Tego adresu nie można tak wywołać.
no-such-table = Nie ma takiej gry. Może została usunięta.
no-such-moment = Nie ma ruchu { $moment }; ta gra ma ruchy od 0 do { $last }.
no-such-seat = W tej grze nie ma takiego gracza.
name-needed = Najpierw podaj nick na stronie głównej.
name-empty = Nick musi mieć przynajmniej jedną literę.
name-too-long = Nick może mieć najwyżej { $most } liter.
one-seat-each = Już grasz w tej grze.
seat-is-taken = Tu już ktoś gra.
link-needed = Ta gra jest prywatna. Poproś o link.
link-wrong = Ten link jest błędny albo nieaktualny.
only-owner = Może to zrobić tylko osoba, która założyła grę.
not-your-table = Nie grasz w tej grze.
not-your-turn = To nie twoja kolej.
not-begun = Gra jeszcze się nie zaczęła.
not-over = Gra jeszcze się nie skończyła.
game-is-over = Gra jest skończona.
over-is-over = Gra jest skończona; nic już nie można cofnąć.
somebody-was-quicker = Gra poszła już dalej; spójrz jeszcze raz.
move-not-legal = Ruch „{ $move }” nie jest teraz możliwy.
moves-count = Wyślij co najmniej jeden ruch, a najwyżej { $most }.
chain-not-legal = Nic nie zagrano: ruch { $number } z { $count }, „{ $move }”, nie jest tam możliwy.
chain-reveals = Nic nie zagrano: ruch { $number } z { $count }, „{ $move }”, coś odkrywa; zobacz to, zanim zdecydujesz, co dalej.
chain-ends-turn = Nic nie zagrano: po ruchu { $number } z { $count }, „{ $move }”, decyduje ktoś inny.
moment-needed = Podaj, po którym ruchu grasz.
nothing-to-undo = Tego nie można cofnąć: od tego czasu coś odkryto albo zagrał ktoś inny.
curtain-closed = Zasłona jest zasunięta.
save-at-the-end = W tej grze są ukryte karty, więc widzowie mogą ją pobrać dopiero na końcu.
save-sealed-elsewhere = Ten zapis zapieczętowała inna strona albo jest uszkodzony; otworzy go tylko strona, która go zapieczętowała.
save-unreadable = Nie da się odczytać tego zapisu: jest uszkodzony albo wymaga zbyt dużo czasu lub pamięci.
number-needed = { $name } musi być liczbą całkowitą o najwyżej sześciu cyfrach.
form-too-old = Ta strona była otwarta zbyt długo albo ciasteczka są wyłączone. Wczytaj ją ponownie.
length-needed = Zapytanie nie podaje swojej długości.
too-much = To za dużo naraz.
too-often = Za dużo naraz; odczekaj chwilę.
too-many-open = Z twojego adresu otwarto zbyt wiele stron; zamknij kilka.
not-now = Teraz się nie da; spróbuj za chwilę.
bad-request = Nie rozumiemy tego zapytania.
our-mistake = Coś poszło nie tak po naszej stronie; zapisaliśmy to.

## Accounts, copies, real tables, waiting

account = Konto
account-text = Konto nie jest obowiązkowe. Dzięki niemu zagrasz dalej w innej przeglądarce; twoje gry przejdą z tobą.
account-have = Zalogowano jako { $name }.
register = Załóż konto
log-in = Zaloguj się
log-out = Wyloguj się
password = Hasło
password-rule = Co najmniej { $least } znaków; kilka słów łatwo zapamiętać, a trudno odgadnąć.
password-new = Nowe hasło
password-lost = Nie pamiętasz hasła?
code = Kod odzyskiwania
code-keep = Zachowaj ten kod: widać go tylko teraz i tylko on pozwoli zmienić zapomniane hasło.
delete-me = Usuń moje konto
delete-me-text = Usunięte zostaną twój nick, konto i gry, w których grasz tylko ty. W pozostałych komputer zagra dalej za ciebie.
somebody-gone = gracz, który odszedł
late = Wszyscy od dawna czekają, aż zagra { $name }.
late-you = Twoja kolej: pozostali na ciebie czekają.
vote = Niech dalej gra komputer
what-if = Co by było, gdyby? Graj dalej od tego miejsca
what-if-text = Kopiuje tę sytuację do prywatnej gry; ukryte karty są dobierane od nowa
trying-out = Sprawdzasz, co by było, gdyby:
copy-from = kopia gry { $title } od ruchu { $moment }
back-to-original = Wróć do prawdziwej gry
copy-badge = Kopia od ruchu { $moment }
notify-on = Powiadom mnie, gdy przyjdzie moja kolej
notify-off = Nie powiadamiaj mnie więcej
hook = Adres wywoływany, gdy przyjdzie moja kolej
hook-save = Zapisz adres
upload = Wczytaj zapisaną grę
upload-text = Plik zapisu
upload-go = Wczytaj
real = Zapisz grę z prawdziwego stołu
real-text = Wszyscy dzielą ten ekran. Co dobierzecie przy stole, wpisujecie tutaj.
real-start = Wprowadź przygotowanie gry
drawn-ask = Co zostało dobrane?
drawn-what = Dobrano
drawn-number = Dobranie { $number }: co to było?
drawn-that = To było to
drawn-so-far = Wpisane do tej pory
password-length = Hasło ma od { $least } do { $most } znaków.
password-weak = To hasło każdy odgadnie; użyj kilku słów.
password-wrong = To nie jest twoje hasło.
have-account = Masz już konto.
name-taken = Ten nick jest zajęty; wybierz inny.
name-mixed = Nazwę konta zapisz jednym alfabetem.
login-wrong = Nick i hasło nie pasują do siebie.
code-wrong = Nick i kod odzyskiwania nie pasują do siebie.
copy-not-yours = Trwającą grę mogą skopiować tylko jej gracze.
real-no-computer = W grze z prawdziwego stołu komputer nie może grać.
not-late = Głosować możesz tylko w sprawie innego gracza, na którego wszyscy czekają zbyt długo.
hook-only-relaxed = Tylko spokojne gry wywołują adres.
hook-wrong = Podaj publiczny adres http lub https na zwykłym porcie.
hook-private = Ten adres leży w sieci prywatnej; wywoływane są tylko publiczne.

## Coming back

return-link = Twój link powrotny
return-text = Ten link przywraca cię do twoich gier z każdej przeglądarki, bez hasła. Zachowaj go i nikomu nie pokazuj.
return-new = Zachowaj swój link powrotny: z nim wrócisz tu z każdej przeglądarki.
return-kept = Mam go
return-renew = Utwórz nowy link
return-renew-text = Nowy link unieważnia stary i wylogowuje cię ze wszystkich innych przeglądarek.
return-welcome = Witaj z powrotem, { $name }!
return-ask = Grać dalej w tej przeglądarce jako { $name }?
return-instead = Teraz twój nick tutaj to { $name }.
return-own = Zachowaj ten link, jeśli chcesz później wrócić jako { $name }
return-go = To ja, { $name }
return-not = To nie ja
return-wrong = Ten link powrotny jest błędny albo nieaktualny.
return-account = Ten gracz ma już konto: zaloguj się hasłem.
invite-scan = Wyślij link albo daj znajomym kod do zeskanowania.
used-title = Ta gra ({ $title }) już trwa
used-text = Wszyscy dołączyli; zaproszenie zostało wykorzystane.
used-watch = Oglądaj grę
used-me = To ja, { $name }
used-paste = Wklej swój link powrotny
used-go = Wróć do mojej gry
used-lost = Nie masz linku powrotnego? Poproś o nowe zaproszenie (grę założył(a) { $name }).
lost-title = Ktoś zniknął?
lost-text = Zaproś ponownie: kto otworzy nowy link, gra dalej. Zastępowany gracz dowie się o tym i może się sprzeciwić.
lost-invite = Zaproś ponownie za: { $name }
lost-link = Link do gry za: { $name }
lost-you = Wyglądało na to, że cię nie ma, więc ktoś inny dostał zaproszenie, by grać za ciebie.
lost-taken = Ktoś inny gra za ciebie, bo wyglądało na to, że cię nie ma.
lost-object = Jestem: gram dalej
lost-back = { $name } wraca i gra dalej. Możesz oglądać.
seat-invited = { $name } zaprasza cię do dalszej gry: { $title }
seat-instead = Zastępujesz gracza { $name }, który zniknął.
seat-go = Graj dalej
holder-here = { $name } jest teraz przy grze.
holder-back = { $name } wraca i gra dalej.
holder-may-object = { $name } może się jeszcze sprzeciwić. Zagrasz dalej za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
holder-may-object-hours = { $name } może się jeszcze sprzeciwić. Zagrasz dalej za { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
rematch-not-moved = { $name } nie ma w tej grze żadnego ruchu. Zacznij nową grę i wyślij zaproszenie.
too-many-reports = Masz { $most } otwartych zgłoszeń. Poczekaj, aż zostaną rozpatrzone.
lost-hidden = Przy zakrytych kartach najpierw jest czas na sprzeciw: dziesięć minut, w spokojnej grze dzień.
rated-to-the-end = Ta gra się liczy: zagraj do końca, poddaj się albo opuść grę.
## Leaving a game

computers-play = Oddaj grę komputerowi
leaving = Opuść lub zakończ grę
leave = Opuść grę
leave-waiting = Opuść tę grę
leave-text = Możesz odejść w każdej chwili. Komputer gra dalej na twoim miejscu, a ty możesz oglądać.
leave-to = Komputer:
resign = Poddaj się
resign-text = Jeśli się poddasz, gra się kończy i wygrywa przeciwnik.
resign-only-two = Poddać się można tylko w trwającej grze dwuosobowej, jako jeden z jej graczy. Zamiast tego opuść grę: komputer zagra dalej za ciebie.
end-propose = Zaproponuj zakończenie gry
end-text = Gdy wszyscy się zgodzą, gra skończy się bez zwycięzcy.
end-proposed = { $name } proponuje zakończyć grę bez zwycięzcy.
delete-propose = Zaproponuj usunięcie gry
delete-text = Grają tu też inni: gra zostanie usunięta, gdy wszyscy się zgodzą.
delete-proposed = { $name } proponuje usunąć tę grę dla wszystkich.
delete-together = Grają tu też inni. Zaproponuj usunięcie gry: zniknie, gdy wszyscy się zgodzą.
proposal-waits = Brakuje zgody: { $names }.
proposal-agree = Zgadzam się
proposal-decline = Odrzuć
proposal-withdraw = Wycofaj
no-such-proposal = Możesz zaproponować tylko zakończenie albo usunięcie gry.
seat-is-theirs = Gra tu { $name }. Oddać miejsce komputerowi może tylko { $name } albo, po długim czekaniu, wszyscy pozostali w głosowaniu.
departed-left = { $name } opuszcza grę; dalej gra { $computer }.
departed-voted = { $name } – za długa nieobecność; po waszym głosowaniu dalej gra { $computer }.
ended-agreed = Gra zakończona za zgodą wszystkich
ended-resigned = { $name } poddaje się
table-deleted = { $name } – ta osoba usunęła waszą grę { $title }.
replaced-clock = Skończył ci się czas w grze { $title }: komputer gra za ciebie.
replaced-voted = W grze { $title } inni zagłosowali: komputer gra za ciebie.
review-not-whole = Tej gry nie dograno do końca, więc nie można jej przeanalizować.

## Watching

share = Udostępnij
you-watch = Oglądasz.
you-watch-hand = Widzisz to, co widzi { $name }.
watch-cookie = Żeby oglądać, twoja przeglądarka musi zachować plik cookie tej strony; potem otwórz link jeszcze raz.
hand-show = Pokaż moje karty przez link
hand-text = Kto otworzy ten link, patrzy twoimi oczami. Pozostali gracze nic przez niego nie zobaczą.
hand-link = Oglądaj mnie: ten link pokazuje moje karty
hand-hide = Zakryj moje karty
nothing-to-show = Nie masz tu kart do pokazania.
one-watches = Ogląda jedna osoba.
many-watch = Ogląda { $number }.

## Chat, notes, the owner's page

chat = Czat
chat-players = Czat graczy
chat-players-text = Czytają go tylko gracze.
chat-spectators = Czat widzów
chat-spectators-text = Gracze przeczytają go dopiero po grze.
chat-watching = ogląda
chat-say = Twoja wiadomość
chat-send = Wyślij
chat-mute = Wycisz
chat-mute-text = Nie pokazuj więcej wiadomości tej osoby
chat-unmute = Pokazuj znowu: { $names }
chat-report = Zgłoś
chat-report-text = Pokaż tę wiadomość właścicielowi strony
chat-reported = Zgłoszono
chat-off = Wyłącz mi czat
chat-on = Włącz czat
chat-is-off = Czat jest u ciebie wyłączony.
chat-empty = Najpierw coś napisz.
chat-too-long = Wiadomość może mieć najwyżej { $most } znaków.
no-such-phrase = Nie ma takiego zdania.
no-such-message = Nie ma takiej wiadomości.
phrase-hello = Cześć!
phrase-luck = Powodzenia i miłej gry!
phrase-moment = Potrzebuję chwili.
phrase-back = Wracam za kilka minut.
phrase-nice = Dobrze zagrane!
phrase-ouch = Auć!
phrase-thanks = Dziękuję!
phrase-good-game = Dobra gra!
notes = Moje notatki
notes-text = Widzisz je tylko ty.
notes-save = Zapisz notatki
notes-saved = Zapisano
note-too-long = Notatki mogą mieć najwyżej { $most } znaków.
banned = Właściciel tej strony cię zablokował; możesz tylko oglądać.
owner = Właściciel strony
reports = Zgłoszenia
reports-none = Nie ma żadnych zgłoszeń.
report-by = Zgłasza: { $name }
report-nothing = Wszystko w porządku
report-message = Usuń wiadomość
report-ban = Usuń i zablokuj autora
report-table = Usuń grę
no-such-report = Nie ma takiego zgłoszenia; może już je załatwiono.
banned-people = Zablokowani
banned-none = Nikt nie jest zablokowany.
unban = Odblokuj
owner-not-banned = Właściciela strony nie można zablokować.

## Archive and ratings

archive = Zakończone gry
archive-all-mine = Wszystkie moje zakończone gry ze statystykami
archive-game = Gra
archive-players = Gracze
archive-result = Wynik
archive-option = Opcja
archive-opponent = Z kim
archive-all = wszystkie
archive-won = wygrane
archive-lost = niewygrane
archive-none = zakończone za zgodą
archive-show = Pokaż
archive-total = { $number ->
    [0] Nie ma tu jeszcze zakończonych gier.
    [one] 1 zakończona gra
    [few] { $number } zakończone gry
   *[other] { $number } zakończonych gier
}
archive-minutes = { $number } min
archive-moves = { $number ->
    [one] 1 ruch
    [few] { $number } ruchy
   *[other] { $number } ruchów
}
archive-agreed = zakończona za zgodą
archive-resigned = ktoś się poddał
archive-pages = Strony
archive-saves = Wszystkie jako zapisy
stats-line = Gry: { $games } · wygrane: { $won } · średnio punktów: { $average } · najlepszy wynik: { $best }
stats-seats = Według miejsca
stats-games = Gry
stats-average = Punkty
stats-sources = Skąd są punkty, na grę
stats-source = Źródło
stats-mine = Ty
stats-winners = Zwycięzcy
profile-mine = Moja strona
profile-since = Gra tu od { $date }
profile-guest = Gość od { $date }
profile-ratings = Ranking
profile-games = Gry
profile-together = Wspólne gry
profile-hide = Ukryj tę stronę przed obcymi: widzą ją tylko ci, z którymi grałem lub grałam
profile-save = Zapisz
rating-two = dwóch graczy
rating-many = trzech lub czterech graczy
rating-curve = { $number ->
    [one] po 1 grze rankingowej
   *[other] po { $number } grach rankingowych
}
crest-motif = Twój herb
crest-colour = Jego kolor
no-such-crest = Nie ma takiego herbu.
motif-name = { $motif ->
    [plum] kwiat śliwy
    [chrysanthemum] chryzantema
    [bellflower] dzwonek
    [clover] koniczyna
    [stars] trzy gwiazdy
    [tortoise] skorupa żółwia
    [waves] fale
    [arrows] strzały
    [fan] wachlarz
    [gear] koło zębate
    [ship] statek
    [train] pociąg
    [torii] torii
   *[silk] szpula jedwabiu
}
colour-name = { $colour ->
    [indigo] indygo
    [vermilion] cynober
    [moss] zieleń mchu
    [plum] śliwka
    [rust] rdza
   *[ink] tusz
}
no-such-person = Nie ma takiego gracza albo nie możesz zobaczyć tej strony.
level-measured = Zmierzone na drabince: 400 punktów więcej to dziesięciokrotnie większe szanse na wygraną.
level-unmeasured = Tego poziomu nikt jeszcze nie zmierzył.
rated = Gra rankingowa
rated-ask = Ta gra liczy się do rankingu
rated-text = Każdy potrzebuje konta, a kto dołącza, ten się zgadza. Bez podpowiedzi, bez kopii, bez cofania cudzych ruchów. Kto odejdzie, ten jest ostatni; gra poddana w pierwszych dziesięciu ruchach się nie liczy.
rated-join = Liczy się do rankingu: kto dołącza, zgadza się na to i potrzebuje konta.
rated-account = Gry rankingowe są dla graczy z kontem; załóż konto albo się zaloguj.
rated-who = W grze rankingowej grasz ze znajomymi albo z poziomami komputera; nikt nie gra przy tym samym ekranie.
rated-fair = Gra rankingowa nie ma wybranego ziarna ani podpowiedzi i używa zwykłego pudełka.
rated-fixed = To gra rankingowa: jej gracze się nie zmieniają.
rated-no-copies = Ta gra liczy się do rankingu: póki trwa, nie można jej zapisać ani wypróbować.
## Clocks

clock = Pozostały czas
clock-live = Zegar do gry na żywo
clock-relaxed = Zegar do spokojnej gry
clock-none = bez zegara
clock-terms = { $bank } dla każdego, z każdą turą { $increment } więcej
clock-nights = od 22 do 8 zegar stoi
clock-weekends = w weekendy zegar stoi
clock-nights-ask = Spokojnie: w nocy, od 22 do 8 twojego czasu, zegar stoi
clock-weekends-ask = Spokojnie: w weekendy zegar stoi
clock-paused = Zegary stoją.
clock-go-on = Dalej
clock-wrong = Zegar ma na początku od minuty do 60 dni, najwyżej 7 dni na turę, znaną strefę czasową, a na zero jedno z: warn, vote, computer, resign.
clock-rests = Tylko spokojne gry odpoczywają w nocy i w weekendy.
no-clock = Tu nie chodzi żaden zegar.
pause-propose = Zaproponuj zatrzymanie zegarów
pause-proposed = { $name } proponuje zatrzymać zegary.
zero-ask = Gdy komuś skończy się czas
zero-warn = nic, tylko to widać
zero-vote = pozostali mogą grać dalej bez tej osoby albo zakończyć grę
zero-computer = komputer przejmuje grę
zero-resign = poddaje się; w grze trzech lub czterech osób komputer przejmuje grę
departed-clock = { $name } – koniec czasu; dalej gra { $computer }.
span-days = { $days } d { $hours } godz.
span-hours = { $hours } godz. { $minutes } min
span-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
span-seconds = { $seconds } s

## Being called, and the app

calls = Powiadomienia
calls-text = W spokojnej grze dajemy ci znać, gdy jest twoja kolej: raz na turę i nie w godzinach ciszy.
calls-go = Jak dostaję powiadomienia
calls-here-on = Powiadamiaj mnie w tej grze
calls-here-off = Nie powiadamiaj mnie w tej grze
push = Na tym urządzeniu
push-text = Wiadomość z przeglądarki, nawet gdy ta strona jest zamknięta. Mówi tylko, która gra czeka.
push-on = Powiadamiaj mnie na tym urządzeniu
push-off = Nie powiadamiaj mnie na tym urządzeniu
push-denied = Przeglądarka nie pozwala tej stronie na powiadomienia; zmienisz to w jej ustawieniach.
push-failed = Nie udało się zgłosić tej przeglądarki.
device-number = Urządzenie { $number }
device-remove = Usuń
device-wrong = Adres lub klucze tej przeglądarki się nie nadają.
too-many-devices = Masz już urządzeń: { $most }; najpierw usuń jedno.
call-failed = Ostatnie powiadomienie nie dotarło: { $why }
mail = E-mailem
mail-address = Adres e-mail
mail-save = Zapisz adres
mail-unconfirmed = Wysłaliśmy ci list; kliknij w nim link.
mail-confirmed = Potwierdzony.
mail-not-here = Ta strona nie wysyła e-maili.
mail-wrong = To nie jest adres e-mail.
mail-confirm = Powiadomienia z Meiji e-mailem?
mail-confirm-yes = Tak, powiadamiajcie mnie e-mailem
mail-confirm-text = Ktoś chce dostawać na ten adres wiadomość, gdy w grze przyjdzie jego kolej. Jeśli to ty, otwórz ten link; jeśli nie, nic nie rób: { $address }
mail-turn = { $title }: twoja kolej
mail-turn-text = Twoja kolej w grze { $title }: { $address }
quiet = Godziny ciszy
quiet-text = O tym, co się wtedy stanie, dowiesz się później, jeśli nadal będzie twoja kolej.
quiet-from = Od
quiet-to = do
quiet-save = Zapisz godziny
quiet-wrong = Godziny ciszy trwają od pełnej godziny do pełnej godziny, w znanej strefie czasowej.
offline = Nie masz połączenia
offline-text = Ta strona jest zapisana na twoim urządzeniu; twoje gry są bezpieczne na serwerze i pójdą dalej, gdy wrócisz.
offline-again = Spróbuj ponownie

## Lobby

lobby = Poczekalnia
ways = Nawigacja
name-change = Zmień nick
lobby-text = Tu znajdziesz współgraczy: zagraj od razu, dołącz do otwartej gry albo popatrz, jak grają inni.
lobby-filter = Które gry
lobby-all-games = Wszystkie gry
lobby-all-paces = Każde tempo
pace-live-short = Na żywo
pace-relaxed-short = Spokojnie
crest-change = Zmień herb i widoczność strony
archive-text = Wszystkie twoje zakończone gry: obejrzyj je jeszcze raz, pobierz i sprawdź, co daje ci punkty.
lobby-go = Do poczekalni: szybka gra i filtry
lobby-join = Gry, do których możesz dołączyć
lobby-watch = Gry do oglądania
lobby-nothing = Teraz nie ma czego oglądać.
match = Szybka gra
match-text = Dołączysz do otwartej gry, która czeka najdłużej, albo otworzysz nową dla innych.
match-go = Znajdź grę
match-alone = Potrzeba co najmniej dwóch graczy.

## Hints

hints = Podpowiedzi
hints-text = W pojedynkę i z komputerem podpowiedzi są zawsze dozwolone. W grze z innymi dawałyby przewagę, więc decydujesz ty.
hints-ask = Pozwól wszystkim w tej grze na podpowiedzi
hint = Podpowiedź
hint-best = Pokaż najlepsze ruchy
hint-text = Na podstawie tego, co wie ten gracz: bez ukrytych informacji, po wielu próbnych rozgrywkach.
hint-line = Jak mogłoby pójść dalej
hint-looking = Szukam podpowiedzi
hint-not-here = W tej grze podpowiedzi nie są dozwolone.
hint-failed = Nie udało się znaleźć podpowiedzi; spróbuj ponownie.
hint-cancel = Anuluj
hint-cancelled = Podpowiedź anulowana.
hint-set-aside = Do tej decyzji nie ma podpowiedzi.

## Reviews

review = Analiza
review-of = Analiza: { $title }
review-accuracy = dokładności
review-turns-of = Zobacz tury gracza { $name }
review-left = Punkty stracone przez gracza { $name } w porównaniu z mocną grą
review-left-none = Z żadnego źródła wyraźnie mniej niż w mocnej grze.
review-lessons = Najdroższe tury gracza { $name }
review-better = Lepiej:
review-try = Spróbuj od tego miejsca
review-how = Dokładność waży każdą turę punktami, które kosztowała: 100 % nie traci nic. Progi są częścią tego, co zdobywają mocni gracze.
review-chart-text = Kółko oznacza drogą turę; kliknij je, aby zobaczyć sytuację przed nią.
review-then = Zobacz na planszy (ruch { $number })
review-chart = Szansa na wygraną po każdym ruchu
review-none = Żadnych wartych wzmianki.
review-points = Punkty według źródeł
review-running = Sprawdzam każdą decyzję …
review-waits = Trwa inna analiza; twoja będzie następna.
review-done = Krok { $done } z { $total }
review-not-yet = Nikt jeszcze nie przeanalizował tej gry. Analizę może zacząć każdy z jej graczy.
review-failed = Analiza się nie udała.
review-set-aside = Tej gry nie da się przeanalizować: trzy próby się nie powiodły.
review-start = Zacznij analizę
review-share = Udostępnij podsumowanie
review-shared = { $title }: { $players }. { $link }
review-shared-player = { $name } { $points } pkt ({ $percent } % dokładności)
turning-place = punkt zwrotny { $place } z { $total }
turning-line = Lepiej, i jak mogłoby pójść dalej:
turning-played = Wróć do rozgrywki
turning-previous = Poprzedni
turning-next = Następny
turning-steps = Punkty zwrotne
turning-summary = Podsumowanie
turning-begin = Przejdź przez punkty zwrotne
to-table = Do gry

## Tokens of programs

tokens = Tokeny dla programów
tokens-text = Z tokenem twój własny program może dołączać do gier i grać za ciebie. Może to też każdy, kto go ma: daj każdemu programowi osobny i unieważnij go, gdy nie jest już potrzebny.
token-keep = Oto twój token; widać go tylko teraz:
token-name = Nazwa programu
token-make = Utwórz token
token-since = { $name }, od { $date }
token-revoke = Unieważnij
token-wrong = Ten token jest nieznany lub został unieważniony.
not-for-programs = Programy nie mogą tego robić: strona konta jest dla ludzi.
no-such-token = Nie masz takiego tokenu.
too-many-tokens = Masz już { $most } tokenów; najpierw unieważnij jeden.

# Turnieje
tournaments = Turnieje
tournaments-text = Dołącz i graj runda po rundzie albo zrób turniej dla swojego klubu. Oglądać może każdy.
tournaments-open = Możesz dołączyć
tournaments-running = W toku
tournaments-over = Zakończone
tournaments-none = Teraz nie ma otwartych turniejów. Zrób własny!
tournaments-too-many = Organizujesz już { $most } turniejów, które się nie skończyły.
tournaments-go = Turnieje
tournament-make = Nowy turniej
tournament-make-go = Utwórz turniej
tournament-name = Nazwa
tournament-name-empty = Nazwij turniej.
tournament-about = Co gracze powinni wiedzieć (nieobowiązkowo)
tournament-format = Jak się gra
format-swiss = System szwajcarski
format-swiss-text = Ustalona liczba rund. Trafiasz na graczy, którym idzie tak jak tobie, na nikogo dwa razy. Do 64 graczy.
format-robin = Każdy z każdym
format-robin-text = Wszyscy spotykają się dokładnie raz. Do 16 graczy.
format-knockout = System pucharowy
format-knockout-text = Gracie we dwoje, zwycięzca przechodzi dalej, aż do finału. Do 64 graczy.
tournament-rounds-ask = Rundy
tournament-rounds = Turniej szwajcarski ma od 1 do { $most } rund.
tournament-size-ask = Graczy w partii
tournament-size = W tylu graczy nie da się zagrać w tę grę w takim turnieju; system pucharowy jest dla dwojga.
tournament-size-text = { $number ->
    [2] w 2 osoby
    [3] w 3 osoby
   *[other] w { $number } osoby
}
tournament-mirror = Partie lustrzane
tournament-mirror-text = Dwoje graczy gra naraz dwie partie z tym samym przygotowaniem i zamienionymi miejscami. Wszystko, co losuje się później, losuje się osobno: żadna partia niczego nie zdradza o drugiej.
tournament-mirror-ask = Graj każde spotkanie lustrzanie
tournament-mirror-wrong = Partie lustrzane są dla dwojga i tylko w grach, których całe przygotowanie jest jawne.
tournament-mirrored = lustrzane
tournament-zero = Komu skończy się czas, ten przegrywa partię. Kto nie wykonał ani jednego ruchu, odpada z turnieju.
tournament-clock = Turniej potrzebuje zegara.
tournament-rated-ask = Wszystkie partie liczą się do rankingu
tournament-account = Turnieje są dla graczy z kontem.
tournament-live = na żywo
tournament-relaxed = spokojnie
tournament-players = { $number ->
    [one] 1 gracz
    [few] { $number } graczy
   *[other] { $number } graczy
}
tournament-places = { $number } z najwyżej { $most }, start od { $least }
tournament-round = Runda { $number }
tournament-round-of = Runda { $number } z { $all }
tournament-final = Finał
tournament-by = Organizuje { $name }
tournament-is-open = Możesz dołączyć
tournament-is-over = Zakończony
tournament-join = Dołącz
tournament-leave = Zrezygnuj z udziału
tournament-withdraw = Wycofaj się
tournament-start = Rozpocznij turniej
tournament-remove = Usuń
tournament-nobody = Nikt jeszcze nie dołączył.
tournament-my-game = Do twojej partii
tournament-organise = Dla ciebie jako organizatora
tournament-news = Ogłoszenie dla wszystkich
tournament-news-go = Ogłoś
tournament-end = Zakończ turniej
tournament-end-text = Nie będzie kolejnych rund; trwające partie się liczą.
tournament-end-early = Turniej się nie odbędzie.
tournament-delete = Usuń ten turniej
tournament-standings = Tabela
tournament-place = Miejsce
tournament-player = Gracz
tournament-games = Partie
tournament-opponents = Rywale
tournament-share = Udział w punktach
tournament-shared = miejsce dzielone
tournament-out = poza turniejem od rundy { $round }
tournament-crosswise = Kto z kim
tournament-bracket = Drabinka
tournament-playing = { $number ->
    [one] trwa 1 partia
    [few] trwają { $number } partie
   *[other] trwa { $number } partii
}
tournament-watch = Oglądaj
tournament-replay = Zobacz partię
tournament-leg = Partia { $number } z 2
tournament-gone = poddana
tournament-absent = brak
tournament-sits-out = Pauzuje:
tournament-of = Partia turnieju
tournament-how = Jak się to liczy
tournament-how-points = Dostajesz punkt za każdego gracza, którego wyprzedzisz, i pół punktu za remis: 1–0 we dwoje, 2–1–0 we troje, 3–2–1–0 w cztery osoby.
tournament-how-swiss = Trafiasz na graczy, którzy mają tyle punktów co ty. Jeśli ktoś zostaje bez pary, pauzuje, w miarę możliwości nikt dwa razy, i dostaje punkty jak za zwycięstwo. W mniejszej partii puste krzesło daje każdemu pół punktu.
tournament-how-robin = Wszyscy spotykają się dokładnie raz. Gdzie nie da się tego ułożyć z pełnych partii, niektóre są mniejsze.
tournament-how-ties = Tyle samo punktów? Najpierw liczą się partie między tymi graczami, jeśli wszyscy się spotkali, potem suma punktów ich rywali, potem ich udział w punktach zdobytych w partiach. Jeśli i to jest równe, dzielą miejsce.
tournament-how-knockout = Zwycięzca przechodzi dalej. Przy remisie decyduje więcej zdobytych punktów, potem lepsze rozstawienie. Rozstawia się według rankingu, a poza tym losuje.
tournament-how-forfeits = Kto się podda, odejdzie albo komu skończy się czas, jest w tej partii ostatni. Kto odda partię bez jednego ruchu, odpada z turnieju. Jeśli wszyscy zgodzą się zakończyć partię, jest remis.
tournament-begun = Ten turniej już się zaczął.
tournament-full = Ten turniej jest pełny albo właśnie się zaczął.
tournament-few = Turniej zaczyna się od { $least } graczy.
tournament-over = Ten turniej się skończył.
tournament-not-there = Tego gracza nie ma w turnieju.
tournament-organiser = To może zrobić tylko organizator.
tournament-game = Ta partia należy do turnieju i nie można jej usunąć.
tournament-game-begins = Zaczyna się twoja partia turniejowa
no-such-tournament = Nie ma takiego turnieju.
only-site-owner = To może zrobić tylko właściciel strony.
## Nauka

learn-title = Naucz się gry { $title }
learn-text = { $count ->
    [one] Jedna krótka lekcja na prawdziwej planszy. Uczysz się, grając.
    [few] { $count } krótkie lekcje na prawdziwej planszy. Uczysz się, grając.
   *[many] { $count } krótkich lekcji na prawdziwej planszy. Uczysz się, grając.
}
learn-none = Do tej gry nie ma jeszcze lekcji. Przeczytaj zasady w skrócie albo zacznij od przewodnika pierwszej gry.
learn-done = Ukończone: { $done } z { $count }
learn-progress = Ukończone lekcje
learn-begin = Zacznij pierwszą lekcję
learn-go-on = Dalej: { $title }
learn-all-done = Masz za sobą wszystkie.
learn-first-time = Pierwszy raz? Naucz się w 10 minut
lesson-you = Ty
lesson-of = Lekcja { $number } z { $count }
lesson-goal = Twój cel:
lesson-reached = Dobra robota!
lesson-missed = Jeszcze nie. Twój cel:
lesson-wrong = Nie to:
lesson-again = Spróbuj jeszcze raz
lesson-next = Dalej: { $title }
lesson-play = Zagraj całą grę
lesson-is-done = Ukończona
game-about = O grze
game-win = Jak wygrać
game-tips = Dziesięć zmierzonych wskazówek
game-tips-text = Średnie z { $games } gier dwóch równie mocnych graczy: zwycięzcy i przegrani.
game-learn = Naucz się: krótkie lekcje ({ $count })
game-learn-on = Ucz się dalej: ukończone lekcje { $done } z { $count }
## Znajomi i wyzwania

friends = Znajomi
friends-go = Moi znajomi
friends-none = Nie masz tu jeszcze znajomych. Otwórz stronę gracza i wyślij zaproszenie.
friends-play = Twoi znajomi grają
friends-asked = Czeka na odpowiedź
friends-blocked = Zablokowani
friend-ask = Zaproś do znajomych
friend-asks = { $name } zaprasza cię do znajomych
friend-accept = Przyjmij
friend-decline = Odrzuć
friend-withdraw = Wycofaj
friend-end = Usuń ze znajomych
friend-block = Zablokuj
friend-unblock = Odblokuj
friend-page = Strona gracza
friend-self = To ty.
friend-account = Znajomi muszą mieć konta po obu stronach.
too-many-friends = Więcej niż { $most } się nie zmieści; najpierw coś zakończ albo wycofaj.
takes-no-requests = { $name } nie przyjmuje od ciebie zaproszeń.
no-such-request = Nie ma tu już na co odpowiadać.
challenge = Rzuć wyzwanie
challenge-who = Rzuć wyzwanie: { $name }
challenge-text = { $name } przyjmie albo odrzuci; do tego czasu możesz wycofać wyzwanie. Kto zaczyna, rozstrzyga los.
challenge-players = Liczba graczy: { $number }
challenge-call = { $name } rzuca ci wyzwanie
challenge-mine = Rzucasz wyzwanie: { $name }
challenge-accept = Przyjmij i graj
challenge-accepted = { $name } przyjmuje twoje wyzwanie
challenge-declined = { $name } odrzuca twoje wyzwanie
challenge-no-account = { $name } nie ma konta, więc ta gra nie może być rankingowa.
too-many-challenges = Masz jeszcze { $most } otwartych wyzwań; najpierw wycofaj któreś.
no-such-challenge = To wyzwanie nie jest już aktualne.
profile-plays = Gra teraz

## Gra solo tygodnia

solo-week = Gra solo tygodnia
solo-week-text = Ten sam początek i to samo szczęście dla wszystkich. Grasz raz, bez podpowiedzi; potem widzisz, jak poszło innym.
solo-which = Tydzień { $week }
solo-play = Graj
solo-go-on = Graj dalej
solo-account = Do tego potrzebujesz konta.
solo-players = { $number ->
    [0] Nikt jeszcze nie zaczął.
    [one] Na razie gra 1 osoba.
    [few] Na razie grają { $number } osoby.
   *[other] Na razie gra { $number } osób.
}
solo-later = Ich punkty zobaczysz, gdy skończysz.
solo-player = Gracz
solo-no-score = nie dokończono
solo-weeks = Inne tygodnie
solo-once = Twoja gra w tym tygodniu już się odbyła.
solo-score = { $games ->
    [one] średnia ostatnich gier; 1 gra, rekord: { $best }
    [few] średnia ostatnich gier; { $games } gry, rekord: { $best }
   *[other] średnia ostatnich gier; { $games } gier, rekord: { $best }
}
no-solo = W tę grę nie da się grać solo.
no-such-week = W tym tygodniu nie było gry solo.
rating-solo = solo, punkty
