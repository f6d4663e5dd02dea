# Strona. Teksty stoją w kolejności, w jakiej używają ich strony.
skip = Przejdź do treści
language = Język
unofficial = Meiji to nieoficjalne wolne oprogramowanie. Tych gier najlepiej uczyć się z prawdziwej instrukcji, przy prawdziwym stole.
welcome = Przemysł, jedwab i para
welcome-text = Gry ekonomiczne z Japonii epoki Meiji: ze znajomymi przez link, w kilka osób przy jednym ekranie albo z komputerem. Wystarczy nick.
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
solo-text = Twoim rywalem jest Takatoshi, którym nikt nie steruje: po każdej twojej turze odkrywa kafelek i zabiera ci sprzed nosa pracownika, pole pociągu albo rynek. Wygrasz, jeśli spełnisz swoje cele przed ostatnią konsolidacją.
start-table = Załóż grę
start-game = Nowa gra
components = Elementy gry
components-text = Każdy element jako obraz i słowami, ze źródłem wartości. ※ oznacza to, co musieliśmy odtworzyć.
rules = Zasady w skrócie
rules-text = Krótka ściąga własnymi słowami, do zaglądania podczas gry. Więcej jest w prawdziwej instrukcji.
chapters = Rozdziały
guide = Przewodnik pierwszej gry
guide-seen = Rozumiem
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
large-board = Duży widok
history = Historia
step-back = Jeden ruch wstecz
step-on = Jeden ruch dalej
back-to-now = Wróć do bieżącej sytuacji
looking-back = Po ruchu { $moment } z { $last }
connection-lost = Brak połączenia. Gra ruszy dalej sama, gdy wróci.
again-in = Coś poszło nie tak. Ponowna próba za { $seconds } s.
unsent = Twój ruch nie został jeszcze wysłany. Ponowna próba za { $seconds } s.
table-more = O tej grze
confirm-off = Nie pytaj przed ostatecznymi ruchami
confirm-on = Pytaj przed ostatecznymi ruchami
replace-who = Za gracza
replace-by = niech gra komputer:
replace = Zamień
seats = Gracze
thinks = myśli
points = Punkty
points-of = Punkty ({ $name })
wins-by = { $points ->
    [0] { $name } wygrywa dzięki rozstrzygnięciu remisu
    [one] { $name } wygrywa z przewagą { $points } punktu
   *[other] { $name } wygrywa z przewagą { $points } punktów
}
shared-win = Wspólne zwycięstwo
game-over = Koniec gry
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
somebody-thinks = { $name } myśli …
somebody-cannot-go-on = { $name } nie może grać dalej: cofnij ruch, wybierz inny poziom albo pobierz grę.
somebody-decides = { $name } wybiera
sure-final = Tego nie cofniesz. Naciśnij jeszcze raz, aby zagrać.
final = ostateczne
to-choices = Przejdź do wyboru
show-all = Pokaż wszystkie możliwości
undo = Cofnij
restart-turn = Zacznij turę od nowa
log = Dziennik

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
login-wrong = Nick i hasło nie pasują do siebie.
code-wrong = Nick i kod odzyskiwania nie pasują do siebie.
copy-not-yours = Trwającą grę mogą skopiować tylko jej gracze.
real-no-computer = W grze z prawdziwego stołu komputer nie może grać.
not-late = Głosować możesz tylko w sprawie innego gracza, na którego wszyscy czekają zbyt długo.
hook-only-relaxed = Tylko spokojne gry wywołują adres.
hook-wrong = Podaj publiczny adres http lub https na zwykłym porcie.
hook-private = Ten adres leży w sieci prywatnej; wywoływane są tylko publiczne.

## Hints

hints = Podpowiedzi
hints-text = W pojedynkę i z komputerem podpowiedzi są zawsze dozwolone. W grze z innymi dawałyby przewagę, więc decydujesz ty.
hints-ask = Pozwól wszystkim w tej grze na podpowiedzi
hint = Podpowiedź
hint-best = Najlepsze ruchy
hint-text = Na podstawie tego, co wie ten gracz: bez ukrytych informacji, po wielu próbnych rozgrywkach.
hint-looking = Szukam podpowiedzi …
hint-not-here = W tej grze podpowiedzi nie są dozwolone.
hint-failed = Nie udało się znaleźć podpowiedzi; spróbuj ponownie.
hint-cancel = Anuluj
hint-cancelled = Podpowiedź anulowana.
hint-set-aside = Do tej decyzji nie ma podpowiedzi.

## Reviews

review = Analiza
review-of = Analiza: { $title }
review-chart = Szansa na wygraną po każdym ruchu
review-chart-text = Kółko oznacza błąd; kliknij je, aby zobaczyć sytuację przed nim.
review-turning = Punkty zwrotne
review-mistakes = Błędy
review-none = Żadnych wartych wzmianki.
review-then = Zobacz sytuację przed ruchem { $number }
review-points = Punkty według źródeł
review-running = Sprawdzam każdą decyzję …
review-waits = Trwa inna analiza; twoja będzie następna.
review-done = Krok { $done } z { $total }
review-not-yet = Nikt jeszcze nie przeanalizował tej gry. Analizę może zacząć każdy z jej graczy.
review-failed = Analiza się nie udała.
review-set-aside = Tej gry nie da się przeanalizować: trzy próby się nie powiodły.
review-start = Zacznij analizę
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
