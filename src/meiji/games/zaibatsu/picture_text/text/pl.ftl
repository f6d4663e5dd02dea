# Niewiele słów do obrazu stołu; zdania są w tekstach gry.
board = Plansza Główna
seat = Gracz { $number }
takatoshi = Automa
note-reconstructed = Niektóre wartości są zrekonstruowane. Karta każdego elementu mówi które.

rounds = Rundy
period = Okres { $number }: { $points } punktów za miejsca w każdym regionie
period-name = Okres { $number }
queue = Kolejka Pracowników
hiring = Obszar Zatrudnienia
bag = Woreczek
iwakura = Misja Iwakury
leaders = Wpływ
foreign = Firmy Zagraniczne
region-worker = Pracownik Automy w tym regionie: { $worker }

display = Dostępne Fabryki
level = { $good }, poziom { $level }: budowa przy Badaniach i Rozwoju { $rd }, produkcja za węgiel: { $coal }
pairs = Żetony Startowe
pair = Para żetonów Startowych { $number }
goals = Cele
priority = Priorytety
solo-tiles = Żetony Akcji
trains-left = Pociągi

short-rd = Badania
short-mining = Górnictwo
short-factory = Fabryka
short-machines = Maszyny
short-production = Produkcja
short-ships = Statki
short-trains = Pociągi
short-markets = Rynki Lokalne
short-contracts = Kontrakty

work-area = Obszar Pracowników
work-space = Obszar Pracowników, pole { $number }: { $worker }
free = wolne
benefit = { $n ->
    [one] { $n } żeton Korzyści poziomu { $level }
    [few] { $n } żetony Korzyści poziomu { $level }
    [many] { $n } żetonów Korzyści poziomu { $level }
   *[other] { $n } żetonu Korzyści poziomu { $level }
}
consolidate = Konsolidacja: płacisz { $wages } wynagrodzeń i dostajesz { $income }
seal-consolidate = Konsolidacja
seal-done = Zakończ akcję
seal-skip = Zrezygnuj
tokens = Żetony Wpływu
token = Żeton Wpływu { $value }: { $n } w zapasie
flag = { $n } na fladze, jeszcze niedostępne
tracks = Badania i Rozwój, Górnictwo, Finanse
step = { $track }, pole { $number }
pieces = Statki, Maszyny, Pociągi
row = { $pieces }: w grze { $n }, zostało { $left }
objectives = Cele Osobiste
objective = Cel Osobisty: { $area }
objective-now = poziom { $level }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
factories = Fabryki i wypełnione Kontrakty
slot = Pole Fabryki { $number }
recess = Kontrakt { $number }: { $points } punktów z żetonem Korzyści poziomu 1, 2, 3
contracts = Kontrakty
departments = Departamenty
once-upgraded = po ulepszeniu: { $effect }
