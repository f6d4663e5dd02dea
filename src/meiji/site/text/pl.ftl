# Strona. Teksty stoją w kolejności, w jakiej używają ich strony.
skip = Przejdź do treści
language = Język
unofficial = Meiji jest nieoficjalnym wolnym oprogramowaniem. Tych gier najlepiej uczyć się z ich prawdziwych instrukcji, przy prawdziwym stole.
welcome = Przemysł, jedwab i para
welcome-text = Gry ekonomiczne z Japonii epoki Meiji: ze znajomymi przez link, w kilka osób przy jednym ekranie albo z komputerem. Wystarczy imię.
name-ask = Twoje imię
name-save = Zapisz imię
my-tables = Moje stoły
open-tables = Otwarte stoły
no-open-tables = Teraz żaden stół nie jest otwarty. Załóż stół i pozwól dołączyć każdemu.
finished-tables = Zakończone
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
who-computer = komputer: { $name }
screen-name = Imię osoby przy tym ekranie
player-novice = Nowicjusz
about-novice = gra byle co
player-clerk = Urzędnik
about-clerk = myśli o jedną turę naprzód
player-planner = Planista
about-planner = myśli chwilę
player-strategist = Strateg
about-strategist = myśli dłużej
pace = Tempo
pace-live = Na żywo: wszyscy są teraz obecni
pace-relaxed = Spokojnie: ruch, gdy jest czas
listed-ask = Każdy może grać lub oglądać: pokaż stół na stronie głównej
seed = Ziarno
seed-ask = Liczba, która ustala wszystkie losowania; tylko dla prywatnych stołów
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
seed-was = Ziarno tej gry to { $seed }.
curtain = Teraz kolej na osobę: { $name }. Pozostali nie patrzą.
curtain-open = Jestem: pokaż mój widok
since = Od twojego ostatniego ruchu
somebody-thinks = { $name } myśli …
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
no-such-table = Nie ma takiego stołu; może został usunięty.
no-such-moment = Nie ma chwili { $moment }; ta gra ma chwile od 0 do { $last }.
no-such-seat = Przy tym stole nie ma takiego miejsca.
name-needed = Najpierw się przedstaw: wystarczy imię na stronie głównej.
name-empty = Imię musi mieć przynajmniej jedną literę.
name-too-long = Imię może mieć najwyżej { $most } liter.
one-seat-each = Już siedzisz przy tym stole.
seat-is-taken = To miejsce jest zajęte.
link-needed = Ten stół jest prywatny. Poproś o link.
link-wrong = Ten link jest niewłaściwy albo stary.
only-owner = To może zrobić tylko osoba, która założyła stół.
not-your-table = Nie siedzisz przy tym stole.
not-your-turn = To nie twoja kolej.
not-begun = Gra jeszcze się nie zaczęła.
not-over = Gra jeszcze się nie skończyła.
game-is-over = Gra jest skończona.
somebody-was-quicker = Stół w międzyczasie się zmienił; spójrz jeszcze raz.
move-not-legal = Ruch „{ $move }” nie jest tu możliwy.
moment-needed = Ruch musi podać numer chwili, w której jest grany.
nothing-to-undo = Niczego nie można cofnąć: od tego czasu coś odkryto albo ktoś inny podjął decyzję.
curtain-closed = Zasłona jest zasunięta.
save-at-the-end = Ta gra ma tajemnice, więc można ją pobrać dopiero na końcu.
seed-only-private = Ziarno można wybrać tylko dla prywatnych stołów.
form-too-old = Ta strona była otwarta zbyt długo albo ciasteczka są wyłączone. Wczytaj ją ponownie.
length-needed = Zapytanie nie podaje swojej długości.
too-much = To za dużo naraz.
too-often = To było zbyt często; odczekaj chwilę.
bad-request = Nie można zrozumieć zapytania.
our-mistake = Coś poszło nie tak po naszej stronie; zostało to zapisane.
