# Nippon (2015) po polsku; polskiego wydania nie ma, pojęcia są takie jak w Nippon: Zaibatsu.

title = Nippon
game-over = Gra jest zakończona

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
achievement-regions = regiony z płytkami wpływu
achievement-machines = fabryki z maszyną +2
achievement-factories = fabryki poziomu 2 i 3
achievement-coal = gwiazdki górnictwa
achievement-technology = gwiazdki technologii
achievement-contracts = zrealizowane kontrakty
region = Region { $number }
side-top = góra
side-right = prawo
side-bottom = dół
side-left = lewo
market-place = Miasto { $city }, { $side }
contract = Kontrakt { $number } ({ $goods })
part-board = Plansza główna
part-rewards = Nagrody cesarskie
part-factories = Dostępne fabryki
part-rows = Rzędy pracowników
part-spaces = Pola akcji
part-bag = Worek
part-overseas = Zamorskie
part-marker = Tor punktacji
part-tiles = Płytki wpływu
part-contracts = Kontrakty
part-workers = Pracownicy
part-achievements = Osiągnięcia
part-tracks = Górnictwo, dochód, technologia
part-pieces = Statki i koleje
part-own-factories = Fabryki
part-stored = Odłożone maszyny

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
amount-wages-due = { $yen } płac
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
goods-of = { $n ->
    [one] { $n } towar ({ $good })
    [few] { $n } towary ({ $good })
   *[many] { $n } towarów ({ $good })
}
advance = { $track } { $steps }

## Efekty

effect-free-ships = 1 statek za darmo
effect-free-railways = 1 kolej za darmo
effect-machine-here = 1 maszyna „+1” w tej fabryce
effect-price-ships = statki kosztują { $price }
effect-price-railways = koleje kosztują { $price }
effect-price-machines = maszyny kosztują { $price }
effect-ship-vp = każdy statek daje { $n } PZ
effect-railway-influence = każda kolej liczy się za +{ $n }
effect-coal-saved = ta fabryka produkuje za { $n } węgla mniej
effect-extra-goods = Produkcja: o { $n } więcej w fabryce, która produkowała
effect-unpaid-spaces = Technologia: opłata jak za { $n } pole mniej
effect-extra-spaces = Technologia: { $n } pole dalej
effect-extra-coal = przy konsolidacji: dodatkowo { $n } węgla
effect-extra-blueprints = przy konsolidacji: plany +{ $n }
effect-free-colours = płace: kolory za darmo: { $n }
effect-stars = { $n ->
    [one] { $n } gwiazdka: { $track }
    [few] { $n } gwiazdki: { $track }
   *[many] { $n } gwiazdek: { $track }
}
when-built = natychmiast { $effect }
when-lasts = na stałe: { $effect }

## Elementy gry

source-rulebook = instrukcja
source-example = przykład z instrukcji
source-public = strony publiczne
source-reconstructed = zrekonstruowane
source-page = { $source }, s. { $page }
component = { $text } [{ $source }]
component-factory = { $tile }, poziom { $level }, wymaga technologii { $technology }, produkuje za { $coal }. { $effect }
component-region = { $region } daje { $bonus } za każdą położoną płytkę wpływu
component-city = Miasto { $number }, wpływ firm zamorskich wokół { $numbers }
component-city-tile = Płytka miasta { $number } potrzebuje: { $goods }
component-reward = Płytka nagrody: natychmiast { $bonus }, potem mnożnik { $multiplier }×
component-track = Tor: { $track }, liczby { $numbers }
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
ask-steps = { $track }: wybierz liczbę opłaconych pól
ask-production = Produkcja, { $time } z 3: wybierz fabrykę
ask-extra-good = wybierz fabrykę dla dodatkowego towaru
ask-contract = Eksport, { $time } z 3: wybierz kontrakt
ask-contract-good = { $n ->
    [one] { $contract }: wybierz rodzaj dla { $n } towaru
    [few] { $contract }: wybierz rodzaj dla { $n } towarów
   *[many] { $contract }: wybierz rodzaj dla { $n } towarów
}
ask-factory = wybierz fabrykę do zbudowania
ask-paid-ships = Statki, { $time } z 3: wybierz region
ask-paid-railways = Koleje, { $time } z 3: wybierz region
ask-free-ships = wybierz region dla darmowego statku
ask-free-railways = wybierz region dla darmowej kolei
ask-machine = Maszyny, { $time } z 3: zainstaluj lub ulepsz
ask-market = Rynek Lokalny, { $time } z 3: wybierz pole wpływu
ask-amount = { $place }: wybierz liczbę dostarczonych towarów ({ $good })
ask-influence = { $place } ({ $good }): wybierz płytkę wpływu
ask-return = wybierz płytkę, która wraca do właściciela
ask-reward = wybierz nagrodę cesarską
ask-achievement = wybierz pole osiągnięcia dla mnożnika { $multiplier }×
ask-last-blueprints = ostatnia tura: wydaj plany lub zakończ

## Ruchy

move-consolidate = konsolidacja
part-lost = oddane { $what }
part-income = budżet { $gained }
part-wages = płace { $yen }
part-more-wages = płace +{ $yen }
move-steps = { $paid ->
    [one] { $paid } pole, { $steps }
    [few] { $paid } pola, { $steps }
   *[many] { $paid } pól, { $steps }
}
move-produce = produkuj: { $good }
move-extra = dodatkowy towar: { $good }
move-factory = zbuduj – { $tile }
move-region-ships = statek – { $region }
move-region-railways = kolej – { $region }
move-install = zainstaluj maszynę ({ $good })
move-upgrade = ulepsz maszynę ({ $good })
move-store-machine = odłóż maszynę przed siebie
move-market = { $place } ({ $good })
part-replaces = zastępuje { $value } (właściciel – { $owner })
part-up-to = płytka wpływu do { $value }
move-influence = płytka wpływu { $value }
move-return = zwróć { $value } (właściciel – { $owner }, { $side })
reward-tile = płytka nagrody { $multiplier }×
part-now = teraz { $n }
move-stop = zakończ

## Dziennik

log-action = wybiera akcję { $action }
log-consolidate = przeprowadza konsolidację
log-blueprints = wydaje plany
log-worker = bierze pracownika ({ $worker })
log-steps = { $n ->
    [one] opłaca { $n } pole ({ $track })
    [few] opłaca { $n } pola ({ $track })
   *[many] opłaca { $n } pól ({ $track })
}
log-produce = produkuje { $good }
log-extra = dokłada dodatkowy towar ({ $good })
log-contract = realizuje { $contract }
log-good = płaci towarem ({ $good })
log-factory = buduje – { $tile }
log-ships = wysyła statek – { $region }
log-railways = buduje kolej – { $region }
log-machine = modernizuje fabrykę ({ $good })
log-store-machine = odkłada maszynę
log-market = zaopatruje { $place } ({ $good })
log-amount = { $n ->
    [one] dostarcza { $n } towar
    [few] dostarcza { $n } towary
   *[many] dostarcza { $n } towarów
}
log-influence = kładzie płytkę wpływu { $value }
log-return = zwraca { $value } (właściciel – { $owner })
log-reward = bierze płytkę nagrody { $multiplier }×
log-achievement = kładzie mnożnik { $multiplier }× na polu { $achievement }
log-stop = kończy
log-forced = { $seat } – bez wyboru
log-scoring = punktacja regionów { $points }
log-marker = znacznik punktacji przechodzi na pole { $space }
log-drawn = wylosowano z worka { $workers }
log-end = koniec gry { $scores }

## Wynik

points-start = start
points-contracts = kontrakty
points-market = rynek lokalny
points-synergies = synergie fabryk
points-rewards = nagrody cesarskie
points-wages = niezapłacone płace
points-regions = punktacja { $scoring }, regiony { $values }
points-ships = punktacja { $scoring }, statki { $values }
points-achievement = osiągnięcie ({ $name })
points-total = razem
