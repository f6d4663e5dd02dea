# Nippon (2015) po polsku; polskiego wydania nie ma, pojęcia są takie jak w Nippon: Zaibatsu.

title = Nippon
about = Każdy pracownik daje akcję teraz, a wynagrodzenie każe zapłacić później: konsoliduj we właściwej chwili, unowocześniaj fabryki i utrzymaj regiony, gdy przyjdzie punktacja.
facts = około 90 minut ze znajomymi, 30 solo · trudna
game-over = Koniec gry

## Nazwy

colour-white = biały
colour-blue = niebieski
colour-grey = szary
colour-yellow = żółty
colour-red = czerwony
colour-black = czarny
worker-white = biały pracownik
worker-blue = niebieski pracownik
worker-grey = szary pracownik
worker-yellow = żółty pracownik
worker-red = czerwony pracownik
worker-black = czarny pracownik
a-worker-white = białego pracownika
a-worker-blue = niebieskiego pracownika
a-worker-grey = szarego pracownika
a-worker-yellow = żółtego pracownika
a-worker-red = czerwonego pracownika
a-worker-black = czarnego pracownika
seat-yellow = Żółty
seat-red = Czerwony
seat-violet = Fioletowy
seat-blue = Niebieski
good-silk = jedwab
good-paper = papier
good-bento = bento
good-lenses = soczewki
good-bulbs = żarówki
good-clocks = zegary
tile-silk = Fabryka Jedwabiu { $number }
tile-paper = Fabryka Papieru { $number }
tile-bento = Fabryka Bento { $number }
tile-lenses = Fabryka Soczewek { $number }
tile-bulbs = Fabryka Żarówek { $number }
tile-clocks = Fabryka Zegarów { $number }
the-tile-silk = Fabrykę Jedwabiu { $number }
the-tile-paper = Fabrykę Papieru { $number }
the-tile-bento = Fabrykę Bento { $number }
the-tile-lenses = Fabrykę Soczewek { $number }
the-tile-bulbs = Fabrykę Żarówek { $number }
the-tile-clocks = Fabrykę Zegarów { $number }
in-silk = w Fabryce Jedwabiu
in-paper = w Fabryce Papieru
in-bento = w Fabryce Bento
in-lenses = w Fabryce Soczewek
in-bulbs = w Fabryce Żarówek
in-clocks = w Fabryce Zegarów
action-technology = Technologia
action-production = Produkcja
action-export = Eksport
action-invest = Inwestycja w nowy przemysł
action-mining = Górnictwo
action-ships = Statki
action-machines = Maszyny
action-railways = Koleje
action-market = Rynek Lokalny
track-coal = Górnictwo
track-income = Dochód
track-technology = Technologia
achievement-yen = jeny
achievement-ships = gwiazdki statków
achievement-railways = gwiazdki kolei
achievement-regions = regiony z własnymi płytkami wpływu
achievement-machines = fabryki z maszyną +2
achievement-factories = fabryki poziomu 2 i 3
achievement-coal = gwiazdki górnictwa
achievement-technology = gwiazdki technologii
achievement-contracts = zrealizowane kontrakty
side-top = u góry
side-right = z prawej
side-bottom = na dole
side-left = z lewej
market-place = { $city }, { $side }
contract = Kontrakt { $number } (towary: { $goods })
part-board = Plansza główna
part-rewards = Nagrody cesarskie
part-factories = Dostępne fabryki
part-rows = Rzędy pracowników
part-spaces = Pola akcji
part-bag = Woreczek
part-overseas = Firmy Zagraniczne
part-marker = Tor punktacji
part-contracts = Kontrakty
part-workers = Pracownicy
part-achievements = Osiągnięcia
part-tracks = Górnictwo, dochód, technologia
part-pieces = Statki i koleje
part-own-factories = Fabryki

## Na planszy, gdzie jest mało miejsca

short-technology = Technologia
short-production = Produkcja
short-export = Eksport
short-invest = Inwestycja
short-mining = Górnictwo
short-ships = Statki
short-machines = Maszyny
short-railways = Koleje
short-market = Rynek Lokalny
short-achievement-yen = Jeny
short-achievement-ships = Statki
short-achievement-railways = Koleje
short-achievement-regions = Regiony
short-achievement-machines = Maszyny +2
short-achievement-factories = Fabryki 2–3
short-achievement-coal = Górnictwo
short-achievement-technology = Technologia
short-achievement-contracts = Kontrakty
seal-consolidate = Konsolidacja
seal-done = Zakończ akcję
part-rewards-short = Nagrody cesarskie
part-leaders = Wpływ

## Rzeczy na stole, dla podpowiedzi i czytników ekranu

thing-marker = Tor punktacji, pole { $space }: tu stoi znacznik
thing-space = Tor punktacji, pole { $space }
thing-scoring = Następne punktowanie ({ $scoring }): { $points } punktów za największy wpływ w każdym regionie
thing-worker = { $worker } na polu akcji { $actions }
thing-shelf = Pole akcji { $actions }
thing-extra = Dodatkowe mnożniki { $multiplier }×: zostało { $n }
thing-reward = Płytka nagrody { $multiplier }× ({ $bonus }): zostało { $n }
thing-reward-level = płytka nagrody do { $multiplier }×
thing-work = Pole pracownika { $space }: { $worker }
thing-free = wolne
thing-consolidate = Konsolidacja teraz: wynagrodzenia { $wages }, nowy budżet { $yen } i { $coal }
thing-tiles = Płytka wpływu { $value }: { $n } w zapasie
thing-step = { $track }, pole { $space }
thing-spend = Wydaj { $blueprints }: { $track } +1
thing-ships = Statki: zbudowane { $n }, zostało { $left }
thing-railways = Koleje: zbudowane { $n }, zostało { $left }
thing-income = Dochód +1, gdy zbudujesz statek powyżej i kolej poniżej
thing-no-factory = Brak fabryki ({ $good })
thing-machine = maszyna +{ $n }
thing-fulfilled = zrealizowany
note-reconstructed = Niektóre wartości są zrekonstruowane. Karta każdego elementu mówi które.
thing-level = { $good }, poziom { $level }: wymaga technologii { $technology }, produkuje za { $coal }

## Ilości

amount-yen = { $n } jenów
amount-coal = { $n ->
    [one] { $n } węgiel
    [few] { $n } węgla
   *[many] { $n } węgla
}
amount-blueprints = { $n ->
    [one] { $n } plan
    [few] { $n } plany
   *[many] { $n } planów
}
amount-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
amount-ships = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
}
amount-railways = { $n ->
    [one] { $n } kolej
    [few] { $n } koleje
   *[many] { $n } kolei
}
amount-stored-machines = { $n ->
    [one] { $n } odłożona maszyna
    [few] { $n } odłożone maszyny
   *[many] { $n } odłożonych maszyn
}
amount-machines = { $n ->
    [one] { $n } maszyna
    [few] { $n } maszyny
   *[many] { $n } maszyn
}
amount-workers = { $n ->
    [one] { $n } pracownik
    [few] { $n } pracowników
   *[many] { $n } pracowników
}
amount-wages-due = { $yen } wynagrodzeń
amount-steps = { $n ->
    [one] { $n } pole ({ $track })
    [few] { $n } pola ({ $track })
   *[many] { $n } pól ({ $track })
}
amount-factories = { $n ->
    [one] { $n } fabryka
    [few] { $n } fabryki
   *[many] { $n } fabryk
}
amount-contracts = { $n ->
    [one] { $n } zrealizowany kontrakt
    [few] { $n } zrealizowane kontrakty
   *[many] { $n } zrealizowanych kontraktów
}
amount-tiles = { $n ->
    [one] { $n } płytka wpływu
    [few] { $n } płytki wpływu
   *[many] { $n } płytek wpływu
}
amount-multipliers = { $n ->
    [one] { $n } mnożnik
    [few] { $n } mnożniki
   *[many] { $n } mnożników
}
goods-silk = { $n ->
    [one] { $n } jedwab
    [few] { $n } jedwabiu
   *[many] { $n } jedwabiu
}
goods-paper = { $n ->
    [one] { $n } papier
    [few] { $n } papieru
   *[many] { $n } papieru
}
goods-bento = { $n } bento
goods-lenses = { $n ->
    [one] { $n } soczewka
    [few] { $n } soczewki
   *[many] { $n } soczewek
}
goods-bulbs = { $n ->
    [one] { $n } żarówka
    [few] { $n } żarówki
   *[many] { $n } żarówek
}
goods-clocks = { $n ->
    [one] { $n } zegar
    [few] { $n } zegary
   *[many] { $n } zegarów
}
advance = { $track } { $steps }
both = { $first } i { $second }

## Efekty

effect-free-ships = darmowy statek
effect-free-railways = darmowa kolej
effect-machine-here = maszyna „+1” w tej fabryce
effect-price-ships = statki kosztują { $price }
effect-price-railways = koleje kosztują { $price }
effect-price-machines = maszyny kosztują { $price }
effect-ship-vp = każdy statek daje { $n } pkt
effect-railway-influence = każda kolej daje +{ $n } wpływu
effect-coal-saved = ta fabryka zużywa o { $n } węgla mniej
effect-extra-goods = Produkcja: +{ $n } w fabryce, która produkowała
effect-unpaid-spaces = Technologia: płacisz za { $n } pole mniej
effect-extra-spaces = Technologia: +{ $n } pole przy każdym przesunięciu
effect-extra-coal = przy konsolidacji: +{ $n } węgla
effect-extra-blueprints = { $n ->
    [one] przy konsolidacji: +{ $n } plan
    [few] przy konsolidacji: +{ $n } plany
   *[many] przy konsolidacji: +{ $n } planów
}
effect-free-colours = { $n ->
    [one] wynagrodzenia: { $n } kolor za darmo
    [few] wynagrodzenia: { $n } kolory za darmo
   *[many] wynagrodzenia: { $n } kolorów za darmo
}
effect-stars = { $n ->
    [one] { $n } gwiazdka: { $track }
    [few] { $n } gwiazdki: { $track }
   *[many] { $n } gwiazdek: { $track }
}
when-built = natychmiast: { $effect }
when-lasts = na stałe: { $effect }

## Elementy gry

source-rulebook = instrukcja
source-example = przykład z instrukcji
source-public = strony publiczne
source-reconstructed = rekonstrukcja
source-page = { $source }, s. { $page }
component = { $text } [{ $source }]
component-factory = { $tile }, poziom { $level }: wymaga technologii { $technology }, produkuje za { $coal }. { $effect }
component-region = { $region } daje { $bonus } za każdą położoną płytkę wpływu
component-city = { $city }: nadrukowany wpływ firm zagranicznych { $numbers }
component-city-tile = Płytka miasta { $number } potrzebuje: { $goods }
component-reward = Płytka nagrody: natychmiast { $bonus }, potem mnożnik { $multiplier }×
component-track = Tor ({ $track }): { $numbers }
component-achievement = Osiągnięcie: { $name }, nadrukowany mnożnik { $printed }×
component-action = { $action }, na polu akcji { $space }

## Rodzaje decyzji

kind-turn = Tura
kind-worker = Pracownik
kind-steps = Pola
kind-production = Produkcja
kind-extra-good = Dodatkowy towar
kind-contract = Kontrakt
kind-contract-good = Towary na kontrakt
kind-factory = Fabryka
kind-region = Region
kind-machine = Maszyna
kind-market = Rynek Lokalny
kind-amount = Liczba towarów
kind-influence = Płytka wpływu
kind-return = Zwracana płytka
kind-reward = Nagroda cesarska
kind-achievement = Pole osiągnięcia
kind-last-blueprints = Ostatnie plany

## Decyzje

ask-turn = wybierz akcję lub konsolidację
ask-worker = { $action }: wybierz pracownika
ask-steps = { $track }: wybierz, o ile pól się przesuwasz
ask-production = Produkcja, { $time } z 3: wybierz, gdzie produkujesz
ask-extra-good = wybierz fabrykę dla dodatkowego towaru
ask-contract = Eksport, { $time } z 3: wybierz kontrakt
ask-contract-good = { $n ->
    [one] { $contract }: wybierz, który towar wydajesz
    [few] { $contract }: wybierz rodzaj, z którego wydajesz { $n } towary
   *[many] { $contract }: wybierz rodzaj, z którego wydajesz { $n } towarów
}
ask-factory = wybierz, którą fabrykę budujesz
ask-paid-ships = Statki, { $time } z 3: wybierz region
ask-paid-railways = Koleje, { $time } z 3: wybierz region
ask-free-ships = wybierz region dla darmowego statku
ask-free-railways = wybierz region dla darmowej kolei
ask-machine = Maszyny, { $time } z 3: zainstaluj lub ulepsz maszynę
ask-market = Rynek Lokalny, { $time } z 3: wybierz pole wpływu, na które dostarczasz
ask-amount = { $place }: wybierz, ile towarów dostarczasz ({ $good })
ask-influence = { $place } ({ $good }): wybierz płytkę wpływu
ask-return = za dużo płytek przy tym mieście: wybierz, która wraca do właściciela
ask-reward = wybierz nagrodę cesarską
ask-achievement = wybierz pole osiągnięcia dla mnożnika { $multiplier }×
ask-last-blueprints = ostatnia okazja: wydaj plany lub zakończ

## Ruchy

move-consolidate = dokonaj konsolidacji
part-lost = odrzucone { $what }
part-income = nowy budżet { $gained }
part-wages = wynagrodzenia { $yen }
part-more-wages = +{ $yen } wynagrodzeń przy konsolidacji
part-no-more-wages = bez dodatkowego wynagrodzenia, masz już ten kolor
part-pay = koszt { $what }
move-pay = wydaj: { $what }
move-produce = produkuj { $where }
move-extra = dołóż dodatkowy towar ({ $good })
move-factory = zbuduj { $tile }
move-region-ships = wyślij statek ({ $region })
move-region-railways = zbuduj kolej ({ $region })
move-install = zainstaluj maszynę { $where }
move-upgrade = ulepsz maszynę { $where }
move-store-machine = odłóż maszynę na później
move-market = { $place } ({ $good })
move-amount = dostarcz ({ $goods })
part-replaces = zastępuje { $value } (gracz { $owner })
part-up-to = płytka wpływu do { $value }
move-influence = połóż płytkę wpływu { $value }
move-return = zwróć { $value } (gracz { $owner }, { $side })
reward-tile = weź płytkę nagrody { $multiplier }×
part-now = dotąd { $n }, czyli { $points }
move-stop-blueprints = nie wydawaj więcej planów
move-stop = zakończ akcję

## Dziennik

log-consolidate = dokonuje konsolidacji
log-blueprints = wydaje plany
log-worker = bierze { $worker }: { $action }
log-steps = { $n ->
    [one] przesuwa się o { $n } pole: { $track } (koszt { $price })
    [few] przesuwa się o { $n } pola: { $track } (koszt { $price })
   *[many] przesuwa się o { $n } pól: { $track } (koszt { $price })
}
log-produce = produkuje (koszt { $price } → { $goods })
log-extra = dokłada dodatkowy towar ({ $good })
log-contract = realizuje { $contract }
log-good = płaci towarem ({ $good })
log-factory = buduje { $tile } (koszt { $price })
log-ships = wysyła statek: { $region } (koszt { $price })
log-railways = buduje kolej: { $region } (koszt { $price })
log-free-ships = wysyła darmowy statek: { $region }
log-free-railways = buduje darmową kolej: { $region }
log-machine = instaluje maszynę { $where } (koszt { $price })
log-upgrade = ulepsza maszynę { $where } (koszt { $price })
log-store-machine = odkłada maszynę na później (koszt { $price })
log-reward = bierze płytkę nagrody { $multiplier }×
log-achievement = kładzie mnożnik { $multiplier }× na polu: { $achievement }
log-consolidate-full = ma sześciu pracowników i dokonuje konsolidacji
log-consolidate-impossible = nie może wykonać akcji i dokonuje konsolidacji
log-stepped = { $n ->
    [one] przesuwa się o { $n } pole: { $track }
    [few] przesuwa się o { $n } pola: { $track }
   *[many] przesuwa się o { $n } pól: { $track }
}
log-produce-free = produkuje bez węgla ({ $goods })
log-delivered = dostarcza na pole { $place } ({ $goods }) i kładzie wpływ { $value }
log-token-returned = odzyskuje wpływ { $value } ({ $place })
log-income-got = otrzymuje nowy budżet
log-wages-paid = płaci wynagrodzenia
log-wages-unpaid = nie może zapłacić wszystkich wynagrodzeń, brakuje: { $unpaid }
event-space-refilled = Pole akcji { $space } zostaje uzupełnione: { $workers }
event-workers-drawn = Dobrano z woreczka: { $workers }
event-round-ended = Znacznik punktacji przechodzi na pole { $space }
event-period-scored = Punktowanie regionów, { $number } z 3: { $points }
event-region-scored = { $region }: { $points }
event-game-scored = Koniec gry: { $scores }
part-goods-lost = nie zmieściło się: { $n }

## Dziennik, do ciebie

you-consolidate = dokonujesz konsolidacji
you-blueprints = wydajesz plany
you-worker = bierzesz { $worker }: { $action }
you-steps = { $n ->
    [one] przesuwasz się o { $n } pole: { $track } (koszt { $price })
    [few] przesuwasz się o { $n } pola: { $track } (koszt { $price })
   *[many] przesuwasz się o { $n } pól: { $track } (koszt { $price })
}
you-produce = produkujesz (koszt { $price } → { $goods })
you-extra = dokładasz dodatkowy towar ({ $good })
you-contract = realizujesz { $contract }
you-good = płacisz towarem ({ $good })
you-factory = budujesz { $tile } (koszt { $price })
you-ships = wysyłasz statek: { $region } (koszt { $price })
you-railways = budujesz kolej: { $region } (koszt { $price })
you-free-ships = wysyłasz darmowy statek: { $region }
you-free-railways = budujesz darmową kolej: { $region }
you-machine = instalujesz maszynę { $where } (koszt { $price })
you-upgrade = ulepszasz maszynę { $where } (koszt { $price })
you-store-machine = odkładasz maszynę na później (koszt { $price })
you-reward = bierzesz płytkę nagrody { $multiplier }×
you-achievement = kładziesz mnożnik { $multiplier }× na polu: { $achievement }
you-consolidate-full = Masz sześciu pracowników, więc dokonujesz konsolidacji
you-consolidate-impossible = Nie możesz wykonać żadnej akcji, więc dokonujesz konsolidacji
you-stepped = { $n ->
    [one] przesuwasz się o { $n } pole: { $track }
    [few] przesuwasz się o { $n } pola: { $track }
   *[many] przesuwasz się o { $n } pól: { $track }
}
you-produce-free = produkujesz bez węgla ({ $goods })
you-delivered = dostarczasz na pole { $place } ({ $goods }) i kładziesz wpływ { $value }
you-token-returned = odzyskujesz wpływ { $value } ({ $place })
you-income-got = otrzymujesz nowy budżet
you-wages-paid = płacisz wynagrodzenia
you-wages-unpaid = nie możesz zapłacić wszystkich wynagrodzeń, brakuje: { $unpaid }

## Wynik

points-start = start
points-contracts = kontrakty
points-market = rynek lokalny
points-synergies = synergie fabryk
points-rewards = nagrody cesarskie
points-wages = niewypłacone wynagrodzenia
points-regions = regiony
points-ships = statki
points-scoring = punktowanie { $scoring }
points-achievements = osiągnięcia
points-total = razem
marker-of = Znacznik punktacji na polu { $number } z { $rounds }
