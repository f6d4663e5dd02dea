# Strona. Teksty stoją w kolejności, w jakiej używają ich strony.
skip = Przejdź do treści
language = Język
unofficial = Meiji jest nieoficjalnym wolnym oprogramowaniem. Tych gier najlepiej uczyć się z ich prawdziwych instrukcji, przy prawdziwym stole.
welcome = Przemysł, jedwab i para
welcome-text = Gry ekonomiczne z Japonii epoki Meiji: ze znajomymi przez link, w kilka osób przy jednym ekranie albo z komputerem. Wystarczy nick.
name-ask = Twój nick
name-save = Zapisz nick
my-tables = Moje stoły
open-tables = Otwarte stoły
no-open-tables = Teraz żaden stół nie jest otwarty. Załóż stół i pozwól dołączyć każdemu.
finished-tables = Zakończone
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
start-table = Załóż stół
start-game = Nowa gra
components = Elementy gry
components-text = Każdy element jako obraz i słowami, ze źródłem wartości. ※ oznacza to, co musieliśmy odtworzyć.
rules = Zasady pod ręką
rules-text = Krótki przewodnik własnymi słowami, do zaglądania podczas gry. Prawdziwa instrukcja mówi więcej.
chapters = Rozdziały
guide = Przewodnik pierwszej gry
guide-seen = Rozumiem
guide-off = Nie objaśniaj więcej
guide-on = Objaśniaj znowu każdy nowy rodzaj decyzji
reconstructed = odtworzone
for-exactly = Dla { $number } osób
for-people = { $least ->
    [one] Dla { $least }–{ $most } osób
   *[other] Dla { $least }–{ $most } osób
}
your-turn = Twoja kolej
to-move = na ruchu
seats-free = { $number ->
    [one] jedno wolne miejsce
    [few] { $number } wolne miejsca
   *[other] { $number } wolnych miejsc
}
new-moves = { $number ->
    [one] jeden nowy ruch
    [few] { $number } nowe ruchy
   *[other] { $number } nowych ruchów
}
seat-free = wolne
seat-number = Miejsce { $number }
person-number = Osoba { $number }
own-box = Przy tym stole gra się pudełkiem { $box }.
how-many = Ile miejsc?
who-sits = Kto gdzie siedzi?
who-me = ja
who-friend = ktoś przez link
who-screen = ktoś przy tym ekranie
who-computer = { $name } ({ $level })
screen-name = Nick osoby przy tym ekranie
computer-name = Komputer ({ $level })
pace = Tempo
pace-live = Na żywo: wszyscy są teraz obecni
pace-relaxed = Spokojnie: ruch, gdy jest czas
listed-ask = Każdy może grać lub oglądać: pokaż stół na stronie głównej
seed = Ziarno
seed-ask = Liczba, która ustala wszystkie losowania
seed-alone = Ziarno można wybrać tylko dla prywatnego stołu, przy którym grasz w pojedynkę albo z komputerem: inaczej ten, kto je wybrał, mógłby obliczyć, co mają na ręce pozostali.
waiting = czeka
waiting-text = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
sit-down = Usiądź
computer-instead = Niech tu gra komputer
invite-link = Wyślij ten link osobom, które mają grać
spectator-link = Wyślij ten link osobom, które tylko oglądają
copy = Kopiuj
delete-table = Usuń ten stół
sure = Na pewno? Naciśnij jeszcze raz.
invited = { $name } zaprasza cię do gry { $title }
choose-seat = Wybierz miejsce
sorry = To się nie udało
go-home = Do strony głównej
board = Plansza
parts = Części planszy
large-board = Duży widok
history = Historia
step-back = Jeden ruch wstecz
step-on = Jeden ruch dalej
back-to-now = Wróć do teraz
looking-back = Stół po ruchu { $moment } z { $last }
connection-lost = Połączenie zostało przerwane. Gdy wróci, strona ruszy dalej sama.
again-in = Coś poszło nie tak po drodze. Strona spróbuje ponownie za { $seconds } s.
unsent = Twój ruch nie został jeszcze wysłany. Kolejna próba za { $seconds } s.
table-more = O tym stole
confirm-off = Nie pytaj przed ruchami, których nie można cofnąć
confirm-on = Pytaj przed ruchami, których nie można cofnąć
replace-who = Zamiast
replace-by = komputer:
replace = Zastąp
seats = Miejsca
thinks = myśli
points = Punkty
points-of = Punkty: { $name }
game-over = Koniec gry
chart = Punkty wszystkich miejsc w ciągu gry
rematch = Zagraj jeszcze raz
rematch-go = Do następnej gry
download = Pobierz grę
download-sealed = Kopia jest zapieczętowana i zawiera wszystkie ruchy: otworzy ją tylko ta strona i tylko jako tę grę przy jednym ekranie.
seed-was = Ziarno tej gry to { $seed }.
curtain = Teraz kolej na osobę: { $name }. Pozostali nie patrzą.
curtain-open = Jestem: pokaż mój widok
since = Od twojego ostatniego ruchu
since-places = Miejsca są zaznaczone na planszy.
somebody-thinks = { $name } myśli …
somebody-cannot-go-on = { $name } nie może tu grać dalej: cofnij ruch, wybierz inny poziom albo pobierz grę.
somebody-decides = { $name } decyduje
sure-final = Tego nie można cofnąć. Naciśnij jeszcze raz, aby zagrać.
final = nie można cofnąć
to-choices = Do wyboru
show-all = Pokaż wszystkie możliwości
undo = Cofnij
restart-turn = Zacznij turę od nowa
log = Dziennik

## Czego odmawiamy
no-such-page = Nie ma takiej strony.
no-such-method = Tego adresu nie wywołuje się w ten sposób.
no-such-table = Nie ma takiego stołu; może został usunięty.
no-such-moment = Nie ma chwili { $moment }; ta gra ma chwile od 0 do { $last }.
no-such-seat = Przy tym stole nie ma takiego miejsca.
name-needed = Najpierw się przedstaw: wystarczy nick na stronie głównej.
name-empty = Nick musi mieć przynajmniej jedną literę.
name-too-long = Nick może mieć najwyżej { $most } liter.
one-seat-each = Już siedzisz przy tym stole.
seat-is-taken = To miejsce jest zajęte.
link-needed = Ten stół jest prywatny. Poproś o link.
link-wrong = Ten link jest niewłaściwy albo stary.
only-owner = To może zrobić tylko osoba, która założyła stół.
not-your-table = Nie siedzisz przy tym stole.
not-your-turn = To nie twoja kolej.
not-watching = Tak pokazuje się stół tylko widzom.
not-begun = Gra jeszcze się nie zaczęła.
not-over = Gra jeszcze się nie skończyła.
game-is-over = Gra jest skończona.
over-is-over = Gra jest skończona; niczego nie można już cofnąć.
somebody-was-quicker = Stół w międzyczasie się zmienił; spójrz jeszcze raz.
move-not-legal = Ruch „{ $move }” nie jest tu możliwy.
moment-needed = Ruch musi podać numer chwili, w której jest grany.
nothing-to-undo = Niczego nie można cofnąć: od tego czasu coś odkryto albo ktoś inny podjął decyzję.
curtain-closed = Zasłona jest zasunięta.
save-at-the-end = Ta gra ma tajemnice, więc widzowie mogą ją pobrać dopiero na końcu.
save-sealed-elsewhere = Ten zapis zapieczętowała inna strona albo jest uszkodzony; otworzy go tylko strona, która go zapieczętowała.
save-unreadable = Nie da się odczytać tego zapisu: jest uszkodzony albo wymaga zbyt dużo czasu lub pamięci.
number-needed = { $name } musi być liczbą całkowitą o najwyżej sześciu cyfrach.
form-too-old = Ta strona była otwarta zbyt długo albo ciasteczka są wyłączone. Wczytaj ją ponownie.
length-needed = Zapytanie nie podaje swojej długości.
too-much = To za dużo naraz.
too-often = To było zbyt często; odczekaj chwilę.
too-many-open = Z twojego adresu otwarto zbyt wiele stron; zamknij kilka.
not-now = Teraz się nie da; spróbuj za chwilę.
bad-request = Nie można zrozumieć zapytania.
our-mistake = Coś poszło nie tak po naszej stronie; zostało to zapisane.

## Accounts, copies, real tables, waiting
account = Konto
account-text = Konto jest dobrowolne: dzięki niemu możesz grać dalej w innej przeglądarce. Twoje stoły przejdą razem z tobą.
account-have = Zalogowano jako { $name }.
register = Załóż konto
log-in = Zaloguj się
log-out = Wyloguj się
password = Hasło
password-rule = Co najmniej { $least } znaków; kilka słów łatwo zapamiętać, a trudno odgadnąć.
password-new = Nowe hasło
password-lost = Nie pamiętasz hasła?
code = Kod odzyskiwania
code-keep = Zachowaj ten kod, widać go tylko teraz: tylko dzięki niemu można zastąpić utracone hasło.
delete-me = Usuń mnie
delete-me-text = Twój nick, konto i stoły, przy których siedzisz tylko ty, zostaną usunięte. Przy innych stołach komputer zagra dalej za ciebie.
somebody-gone = ktoś, kto odszedł
late = Stół od dawna czeka na ruch: { $name }.
vote = Niech komputer zagra dalej
what-if = A gdyby? Graj dalej od tego miejsca
what-if-text = Kopiuje tę chwilę na prywatny stół; to, co zakryte, jest dobierane od nowa
notify-on = Powiadom mnie, gdy przyjdzie moja kolej
notify-off = Nie powiadamiaj mnie więcej
hook = Adres wywoływany, gdy przyjdzie moja kolej
hook-save = Zapisz adres
upload = Wczytaj zapisaną partię
upload-text = Plik zapisanej partii
upload-go = Otwórz
real = Wprowadź partię z prawdziwego stołu
real-text = Wszyscy siedzą przy tym ekranie, a to, co zostało dobrane, podajesz tak, jak wypadło przy waszym stole.
real-start = Wprowadź przygotowanie gry
drawn-ask = Co zostało dobrane?
drawn-what = Było to
drawn-number = Dobranie { $number }: co wypadło?
drawn-that = To wypadło
drawn-so-far = Podane do tej pory

password-length = Hasło ma od { $least } do { $most } znaków.
password-weak = To hasło każdy odgadnie od razu; weź kilka słów.
password-wrong = To nie jest twoje hasło.
have-account = Masz już konto.
name-taken = Ta nazwa jest zajęta; wybierz inną.
login-wrong = Nick i hasło do siebie nie pasują.
code-wrong = Nick i kod odzyskiwania do siebie nie pasują.
copy-not-yours = Trwającą partię mogą skopiować tylko jej gracze.
real-no-computer = Przy stole odtwarzającym prawdziwy komputer nie może grać.
not-late = Głosować można tylko w sprawie innej osoby, na którą stół czeka zbyt długo.
hook-only-relaxed = Tylko spokojne stoły wywołują adres.
hook-wrong = Adres musi być adresem http lub https istniejącej maszyny, na zwykłym porcie.
hook-private = Adres prowadzi do sieci prywatnej; wywoływane są tylko publiczne.

## Hints
hints = Podpowiedzi
hints-text = Kto gra sam, przy jednym ekranie albo tylko z komputerami, może przy każdej decyzji poprosić o podpowiedź; z innymi ludźmi byłaby to przewaga, więc tam decydujesz ty.
hints-ask = Wszyscy przy tym stole mogą prosić o podpowiedzi
hint = Podpowiedź
hint-best = Najlepsze ruchy
hint-text = Znalezione z tego, co może wiedzieć to miejsce, przez wypróbowanie, jak gra mogłaby się potoczyć.
hint-looking = Szukam podpowiedzi …
hint-not-here = Przy tym stole z innymi ludźmi podpowiedzi nie są dozwolone.
no-hint = W tej chwili nikt nie prosił o podpowiedź.
hint-failed = Nie udało się znaleźć podpowiedzi; spróbuj ponownie.
hint-cancel = Anuluj
hint-cancelled = Szukanie podpowiedzi anulowano.
hint-set-aside = Do tej decyzji nie ma podpowiedzi; zdecyduj bez niej.

## Reviews
review = Analiza
review-of = Analiza: { $title }
review-chart = Szansa na wygraną po każdym ruchu
review-chart-text = Kółko oznacza błąd i prowadzi do chwili przed nim.
review-turning = Punkty zwrotne
review-mistakes = Błędy
review-none = Żadnych wartych wzmianki.
review-then = Zobacz stół przed ruchem { $number }
review-points = Punkty według źródeł
review-running = Sprawdzam każdą decyzję partii …
review-waits = Powstaje inna analiza; ta będzie następna.
review-done = Krok { $done } z { $total }
review-not-yet = Ta partia nie ma jeszcze analizy. Może ją zacząć ktoś, kto w niej grał.
review-failed = Nie udało się wykonać analizy.
review-set-aside = Tej partii nie da się przeanalizować: trzy próby się nie powiodły.
review-start = Wykonaj analizę
to-table = Do stołu

## Tokens of programs
tokens = Tokeny dla programów
tokens-text = Z tokenem twój program może siadać przy stołach i grać za ciebie. Może to każdy, kto go ma: daj każdemu programowi własny i unieważnij go, gdy nie jest już potrzebny.
token-keep = Oto token; jest pokazywany tylko teraz:
token-name = Nazwa programu
token-make = Utwórz token
token-since = { $name }, od { $date }
token-revoke = Unieważnij
token-wrong = Ten token jest nieznany lub został unieważniony.
not-for-programs = Program nie może tego zrobić: strona konta jest dla ludzi.
no-such-token = Nie masz takiego tokenu.
too-many-tokens = Jest już { $most } tokenów; najpierw unieważnij jeden.
