# Yokohama Duel in Polish. The same messages stand in all languages, in the same order.

title = Yokohama Duel
about = Dwoje kupców walczy o zamówienia portu, który otwiera się na świat: wybierz obszar, wybierz siłę i bądź tam, gdzie nie ma rywala.
facts = około godziny we dwoje, 20 minut solo · średnio trudna
game-over = Koniec gry
seat = gracz { $number }

## Names

good-copper = miedź
good-silk = jedwab
good-tea = herbata
good-fish = ryby
area-tea-plantation = Plantacja herbaty
area-fishing-grounds = Łowiska
area-silk-mill = Przędzalnia jedwabiu
area-copper-mine = Kopalnia miedzi
area-church = Kościół
area-customs = Urząd celny
area-chinatown = Chinatown
area-bank = Bank
area-laboratory = Laboratorium
area-harbour = Port
technology-exhibition = Wystawa
technology-ball = Bal
technology-station = Dworzec
technology-mining = Górnictwo
technology-stock-exchange = Giełda
technology-patents = Patenty
technology-printing = Drukarnia
technology-stagecoach = Dyliżans
technology-electric-light = Oświetlenie elektryczne
technology-postal-service = Poczta
technology-gas-lamp = Latarnia gazowa
technology-telegraph = Telegraf
technology-language-school = Szkoła językowa
technology-university = Uniwersytet
technology-tram = Tramwaj
technology-winery = Winiarnia
technology-telephone = Telefon
technology-newspaper = Gazeta
technology-textile-mill = Fabryka włókiennicza
technology-brickworks = Cegielnia
order = Zamówienie { $number }
church = Karta kościoła { $number }
bonus = Karta premii { $number }
strength-card = Karta siły { $number }
condition-imports = za zakryte towary importowane
condition-orders = za zrealizowane zamówienia
condition-technologies = za karty technologii
condition-churches = za karty kościoła
source-rulebook = instrukcja
source-example = przykład z instrukcji
source-public = strony publiczne
source-reconstructed = odtworzone, nie od wydawcy

## Amounts

amount-yen = { $n ->
     [one] 1 jen
     [few] { $n } jeny
    *[many] { $n } jenów
}
amount-copper = { $n ->
     [one] 1 miedź
     [few] { $n } miedzi
    *[many] { $n } miedzi
}
amount-silk = { $n ->
     [one] 1 jedwab
     [few] { $n } jedwabiu
    *[many] { $n } jedwabiu
}
amount-tea = { $n ->
     [one] 1 herbata
     [few] { $n } herbaty
    *[many] { $n } herbat
}
amount-fish = { $n ->
     [one] 1 ryba
     [few] { $n } ryby
    *[many] { $n } ryb
}
amount-imports = { $n ->
     [one] 1 towar importowany
     [few] { $n } towary importowane
    *[many] { $n } towarów importowanych
}
amount-cleared = { $n ->
     [one] 1 zakryty towar importowany
     [few] { $n } zakryte towary importowane
    *[many] { $n } zakrytych towarów importowanych
}
amount-plus_1 = { $n ->
     [one] 1 dodatkowa karta siły +1
     [few] { $n } dodatkowe karty siły +1
    *[many] { $n } dodatkowych kart siły +1
}
amount-plus_2 = { $n ->
     [one] 1 dodatkowa karta siły +2
     [few] { $n } dodatkowe karty siły +2
    *[many] { $n } dodatkowych kart siły +2
}
amount-orders = { $n ->
     [one] 1 zamówienie
     [few] { $n } zamówienia
    *[many] { $n } zamówień
}
amount-points = { $n ->
     [one] 1 punkt
     [few] { $n } punkty
    *[many] { $n } punktów
}
amount-faith = { $n ->
     [one] 1 wiara
     [few] { $n } wiary
    *[many] { $n } wiary
}
amount-production = { $n ->
     [one] 1 produkcja
     [few] { $n } produkcji
    *[many] { $n } produkcji
}
amount-exchanges = { $n ->
     [one] 1 wymiana
     [few] { $n } wymiany
    *[many] { $n } wymian
}
amount-flips = { $n ->
     [one] odwróć 1 towar importowany
     [few] odwróć do { $n } towarów importowanych
    *[many] odwróć do { $n } towarów importowanych
}
amount-draws = { $n ->
     [one] obejrzyj 1 zamówienie
     [few] obejrzyj { $n } zamówienia
    *[many] obejrzyj { $n } zamówień
}
amount-payments = { $n ->
     [one] koszt { $price } lub 1 towar importowany
     [few] koszt { $n } × ({ $price } lub 1 towar importowany)
    *[many] koszt { $n } × ({ $price } lub 1 towar importowany)
}
amount-cards = { $n ->
    [one] { $n } karta siły
    [few] { $n } karty siły
   *[many] { $n } kart siły
}
amount-upgrades = { $n ->
    [one] { $n } ulepszona karta siły
    [few] { $n } ulepszone karty siły
   *[many] { $n } ulepszonych kart siły
}
amount-shops = { $n ->
    [one] { $n } sklep
    [few] { $n } sklepy
   *[many] { $n } sklepów
}
amount-warehouses = { $n ->
    [one] { $n } dom towarowy
    [few] { $n } domy towarowe
   *[many] { $n } domów towarowych
}
amount-agents = { $n ->
    [one] { $n } przedstawiciel zagraniczny
    [few] { $n } przedstawicieli zagranicznych
   *[many] { $n } przedstawicieli zagranicznych
}
amount-fulfilled = { $n ->
    [one] { $n } zrealizowane zamówienie
    [few] { $n } zrealizowane zamówienia
   *[many] { $n } zrealizowanych zamówień
}
amount-technologies = { $n ->
    [one] { $n } karta technologii
    [few] { $n } karty technologii
   *[many] { $n } kart technologii
}
amount-churches = { $n ->
    [one] { $n } karta kościoła
    [few] { $n } karty kościoła
   *[many] { $n } kart kościoła
}
free = za darmo
nothing = nic
flip-import = odwróć 1 towar importowany
order-with = { $order } ({ $trade })
order-trade = { $goods } → { $gives }

## Technologies

effect-exhibition = na koniec { $points }
effect-ball = na koniec { $points } za każde zrealizowane zamówienie
effect-station = połóż żeton dworca w dowolnym obszarze: obaj gracze mają tam siłę +1; raz na rundę właściciel może wybrać ten obszar, choć jest wykorzystany
effect-mining = zawsze, gdy otrzymujesz miedź, otrzymujesz o { $amount } więcej
effect-stock-exchange = jeśli zaczynasz turę, mając najwyżej { $price }: { $gain }
effect-patents = na koniec { $points } za każdą twoją technologię
effect-printing = { $gain } z każdą kolejną technologią
effect-stagecoach = raz na rundę wybierz wykorzystany obszar, w którym masz dom towarowy
effect-electric-light = na koniec { $points } za każdy twój dom towarowy
effect-postal-service = raz na rundę zagraj dowolną kartę siły
effect-gas-lamp = na koniec { $points } za każdy twój sklep
effect-telegraph = twoje dodatkowe karty siły są o { $amount } silniejsze
effect-language-school = { $gain } za każde zrealizowane zamówienie
effect-university = ulepszenie na koniec rundy jest darmowe
effect-tram = raz na rundę wybierz dowolny wykorzystany obszar
effect-winery = na koniec { $points } za każdą twoją kartę kościoła
effect-telephone = raz na rundę zapłać { $price } za siłę +{ $amount }
effect-newspaper = dodatkowa karta siły +1 teraz i na początku każdej rundy
effect-textile-mill = raz na rundę sprzedaj 1 jedwab za { $gain }
effect-brickworks = na koniec { $points } za każdy zakryty towar importowany
brief-exhibition = { $points } na koniec
brief-ball = { $points } za każde zamówienie
brief-station = +1 siły w obszarze; 1× na rundę otwarty dla ciebie
brief-mining = +{ $amount } miedzi, gdy ją otrzymujesz
brief-stock-exchange = na początku tury najwyżej { $price }: +{ $gain }
brief-patents = { $points } za technologię
brief-printing = +{ $gain } z każdą kolejną technologią
brief-stagecoach = wykorzystany obszar z domem tow., 1× na rundę
brief-electric-light = { $points } za dom towarowy
brief-postal-service = 1× na rundę: zagraj dowolną kartę siły
brief-gas-lamp = { $points } za sklep
brief-telegraph = dodatkowe karty o { $amount } silniejsze
brief-language-school = +{ $gain } za każde zamówienie
brief-university = ulepszenia za darmo
brief-tram = 1× na rundę: dowolny wykorzystany obszar
brief-winery = { $points } za kartę kościoła
brief-telephone = 1× na rundę: { $price } za +{ $amount } siły
brief-newspaper = dodatkowa karta +1 teraz i co rundę
brief-textile-mill = 1× na rundę: 1 jedwab → { $gain }
brief-brickworks = { $points } za zakryty import

## Components

component = { $text }. Źródło: { $source }.
source-page = { $source }, s. { $page }
component-area = { $area }: siła od 1 do 5+ daje: { $gives }
component-area-open = { $area }, zawsze dostępny: siła od 1 do 5+ daje: { $gives }
component-technology = { $name }, produkcja { $production }: { $effect }
component-church = { $name }: wiara { $faith }; { $reward }; { $points }
component-bonus = { $name }: siła 5: { $first }; 6: { $second }; 7: { $third }
component-strength-card = { $name }: { $before }; ulepszenie za { $price } na { $after }
component-exchange = Chinatown: kupno ({ $thing }) za { $buy }, sprzedaż za { $sell }
component-exchange-buy = Chinatown: kupno ({ $thing }) za { $buy }; sprzedać nie można
component-agent = Przedstawiciel zagraniczny: siła { $strength }; po jednym za każdy warunek: zrealizowane zamówienia { $orders }, technologie { $technologies }, karty kościołów { $churches }, zakryte towary importowane { $imports }

## Decisions

decide-turn = Wybierz obszar albo najpierw wykonaj akcje darmowe
decide-agent-area = Wybierz obszar dla przedstawiciela
decide-entrance = Która technologia otwiera wykorzystany obszar?
decide-card = Którą kartę siły zagrywasz?
decide-extra = Chcesz zwiększyć siłę?
decide-church = Którą kartę kościoła bierzesz?
decide-faith-payment = Czym płacisz za więcej wiary?
decide-technology = Którą technologię bierzesz?
decide-technology-payment = Czym płacisz za technologię?
decide-station = Gdzie kładziesz żeton dworca?
decide-flip = Ile towarów importowanych odwracasz?
decide-exchange = Chcesz coś kupić lub sprzedać?
decide-keep = Które zamówienie zatrzymujesz?
decide-another = Chcesz zapłacić za drugie zamówienie?
decide-under = Które zamówienie trafia teraz pod talię?
decide-start-order = Które zamówienie odrzucasz?
decide-bonus = Którą kartę premii bierzesz?
decide-after = Buduj, wykonuj akcje darmowe lub zakończ turę
decide-agent-building = Chcesz budować z przedstawicielem?
decide-return = Za dużo dodatkowych kart siły: którą odkładasz?
decide-upgrade = Chcesz ulepszyć kartę siły?
kind-turn = tura
kind-agent-area = obszar przedstawiciela
kind-entrance = wykorzystany obszar
kind-card = karta siły
kind-extra = siła
kind-church = kościół
kind-faith-payment = opłata za wiarę
kind-technology = laboratorium
kind-technology-payment = opłata za technologię
kind-station = dworzec
kind-flip = urząd celny
kind-exchange = wymiana
kind-keep = zamówienie
kind-another = drugie zamówienie
kind-under = pod talię
kind-start-order = zamówienia startowe
kind-bonus = premia za siłę
kind-after = koniec tury
kind-agent-building = budowa przedstawiciela
kind-return = limit kart
kind-upgrade = ulepszenie

## Moves: labels

move-area = { $area } z siłą { $strength }: { $gives }
move-enter = użyj: { $technology }
move-card = zagraj kartę siły { $strength }
move-extra-none = nie zagrywaj dodatkowej karty: siła { $strength }
move-extra = zagraj dodatkową kartę +{ $value }: siła { $strength }
move-telephone = Telefon: koszt { $price } → siła { $strength }
move-church = { $card } (wiara { $faith }): teraz { $reward }, na koniec { $points }
move-technology = { $name } (produkcja { $production }): { $price } → { $effect }
move-leave = nie bierz karty
move-pay = zapłać: { $what }
move-station = połóż żeton dworca ({ $area })
move-flip = { $n ->
     [0] nie odwracaj towarów importowanych
     [one] odwróć 1 towar importowany
     [few] odwróć { $n } towary importowane
    *[many] odwróć { $n } towarów importowanych
}
move-buy = kup ({ $what }): koszt { $price }
move-sell = sprzedaj ({ $what }): zysk { $price }
move-stop-exchange = nie wymieniaj więcej
move-stop-another = nie zatrzymuj drugiego zamówienia
move-stop-agent = zakończ akcję przedstawiciela
move-keep = zatrzymaj { $order }: { $trade }
move-under = połóż { $order } pod talię: { $trade }
move-discard = odrzuć { $order }: { $trade }; zatrzymujesz dwa pozostałe
move-another = zatrzymaj drugie zamówienie: koszt { $price }
move-bonus = { $card }: zysk { $reward }
move-build-shop = zbuduj sklep: koszt { $price }
move-build-warehouse = zbuduj dom towarowy: koszt { $price }
move-fulfil = zrealizuj { $order }: { $trade }
move-hire = zatrudnij przedstawiciela zagranicznego ({ $condition })
move-agent = użyj przedstawiciela zagranicznego (siła { $strength })
move-textile-mill = Fabryka włókiennicza: koszt 1 jedwab → { $price }
move-end = zakończ turę
move-return = odłóż dodatkową kartę siły +{ $value }
move-upgrade-none = niczego nie ulepszaj
move-upgrade = ulepsz kartę siły { $before } na { $after }: koszt { $price }

## Log

log-area = wybiera: { $area }
log-enter = używa: { $technology }
log-card = zagrywa kartę siły { $strength }
log-extra-none = działa z siłą { $strength }
log-extra = zagrywa dodatkową kartę siły +{ $value } i działa z siłą { $strength }
log-telephone = używa Telefonu
log-church = bierze: { $card }
log-technology = bierze: { $name }
log-leave = nie bierze karty
log-pay = płaci: { $what }
log-station = kładzie żeton dworca ({ $area })
log-flip = odwraca towary importowane
log-buy = kupuje: { $what }
log-sell = sprzedaje: { $what }
log-stop-exchange = nie wymienia więcej
log-stop-another = nie zatrzymuje drugiego zamówienia
log-stop-agent = kończy akcję przedstawiciela
log-keep-hidden = zatrzymuje zamówienie
log-under-hidden = kładzie zamówienie pod talię
log-another = płaci za drugie zamówienie
log-bonus = bierze: { $card }
log-build-shop = buduje sklep ({ $area })
log-build-warehouse = buduje dom towarowy ({ $area })
log-fulfil = realizuje: { $order }
log-hire = zatrudnia przedstawiciela zagranicznego
log-agent = używa przedstawiciela zagranicznego
log-textile-mill = sprzedaje jedwab w Fabryce włókienniczej
log-end = kończy turę
log-return = odkłada dodatkową kartę siły +{ $value }
log-upgrade-none = niczego nie ulepsza
log-upgrade = ulepsza kartę siły { $before } na { $after }
log-warehouse-paid = otrzymuje czynsz za dom towarowy ({ $area })
event-with = { $line }: { $changes }
event-bonus-opened = Nowa karta premii { $number }
event-round-began = Zaczyna się runda { $number }
event-game-scored = Koniec gry

## Dziennik, do ciebie

you-area = wybierasz: { $area }
you-enter = używasz: { $technology }
you-card = zagrywasz kartę siły { $strength }
you-extra-none = działasz z siłą { $strength }
you-extra = zagrywasz dodatkową kartę siły +{ $value } i działasz z siłą { $strength }
you-telephone = używasz Telefonu
you-church = bierzesz: { $card }
you-technology = bierzesz: { $name }
you-leave = nie bierzesz karty
you-pay = płacisz: { $what }
you-station = kładziesz żeton dworca ({ $area })
you-flip = odwracasz towary importowane
you-buy = kupujesz: { $what }
you-sell = sprzedajesz: { $what }
you-stop-exchange = nie wymieniasz więcej
you-stop-another = nie zatrzymujesz drugiego zamówienia
you-stop-agent = kończysz akcję przedstawiciela
you-keep = zatrzymujesz: { $order }
you-under = kładziesz pod talię: { $order }
you-discard = kładziesz pod talię: { $order }
you-another = płacisz za drugie zamówienie
you-bonus = bierzesz: { $card }
you-build-shop = budujesz sklep ({ $area })
you-build-warehouse = budujesz dom towarowy ({ $area })
you-fulfil = realizujesz: { $order }
you-hire = zatrudniasz przedstawiciela zagranicznego
you-agent = używasz przedstawiciela zagranicznego
you-textile-mill = sprzedajesz jedwab w Fabryce włókienniczej
you-end = kończysz turę
you-return = odkładasz dodatkową kartę siły +{ $value }
you-upgrade-none = niczego nie ulepszasz
you-upgrade = ulepszasz kartę siły { $before } na { $after }
you-warehouse-paid = otrzymujesz czynsz za dom towarowy ({ $area })

## Result

points-orders = zrealizowane zamówienia
points-most-orders = premia za najwięcej zamówień
points-technologies = karty technologii
points-most-production = premia za najwyższą produkcję
points-churches = karty kościoła
points-warehouses = domy towarowe
points-shops = sklepy
points-cleared = zakryte towary importowane
points-imports = odkryte towary importowane
points-yen = jeny
points-goods = towary
points-total = suma

## Picture

picture-areas = Dzielnica portowa
picture-display-bonus = Karty premii
picture-display-technologies = Technologie
picture-display-churches = Karty kościoła
picture-display-orders = Talia zamówień: { $n } (na spodzie: { $under })
picture-looked-at = Dobrane zamówienia
picture-hidden-order = Zakryte zamówienie
picture-hand = Zamówienia na ręce
picture-missing = { $order }; brakuje: { $goods }
picture-fulfilled = Zrealizowane zamówienia
picture-agents = Przedstawiciele: { $n }
picture-agents-of = Przedstawiciele: { $ready } dostępnych, { $spent } użytych
picture-agent-needs = Za { $n } takie karty możesz zatrudnić przedstawiciela
picture-agent-hired = Przedstawiciel już zatrudniony (wymagane: { $n })
picture-piles = Dodatkowe karty w zapasie: +1: { $one }, +2: { $two }
picture-round-of = Runda { $number } z { $rounds }
picture-round = Runda { $number }, pozostałe tury: { $left }
picture-used = wykorzystany
picture-area-used = { $area } (wykorzystany)
picture-always-open = Zawsze otwarty: nigdy nie jest wykorzystany
picture-station = Dworzec: siła +1 dla obu graczy
picture-strength-gives = Siła { $strength }: { $gives }
picture-strength-next = Siła { $strength }, twoja następna karta: { $gives }
picture-note-title = Zamówienia, większość kart kościołów i premii, wszystkie wartości produkcji oraz wymiana są odtworzone i nie pochodzą od wydawcy. Każda karta podaje swoje źródło.
picture-shop-of = Sklep: { $name }
picture-no-shop = Miejsce na sklep: { $name }
picture-warehouse-of = Dom towarowy: { $name }
picture-no-warehouse = Miejsce na dom towarowy
picture-shops-left = Sklepy do zbudowania: { $n }
picture-warehouses-left = Domy towarowe do zbudowania: { $n }; koszt następnego: { $price } jenów
picture-production = Łączna produkcja: { $n }
picture-card-of = Karta siły { $strength }: { $name }
picture-card-lies = { $card }: { $area }
picture-done = Gotowe
picture-done-title = Gotowe, nic więcej
