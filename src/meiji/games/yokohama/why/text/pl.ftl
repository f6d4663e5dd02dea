# Dlaczego czegoś nie można wybrać. We wszystkich językach są te same komunikaty w tej samej kolejności.

## O co teraz chodzi

first = Najpierw: { $question }.
first-question = Najpierw: { $question }
first-action = Najpierw wybierz ten obszar: { $action }.
when-used = Te karty technologii wpuszczają do użytego obszaru.
when-card = Najniższa karta zagrywana jest sama; ulepszysz karty na koniec rundy.
when-strength = Siłę zwiększasz po wybraniu obszaru.
when-paying = To pojawi się, gdy w obszarze trzeba zapłacić.
when-station = Żeton kładziesz, gdy bierzesz Dworzec.
when-orders = Zamówienia dobierasz w porcie.
when-free = Darmowe akcje wykonujesz przed akcją obszaru, przed płaceniem i na koniec tury.
when-bonus = Od siły 5 bierzesz kartę premii.
when-building = Budujesz po akcji obszaru z siłą co najmniej 4.
when-ending = Najpierw akcja obszaru.

## Ile trzeba, a ile masz

needs = Potrzeba: { $needed }; masz: { $had }.
needs-all = Potrzeba: { $needed }; nie masz nic.
missing = Brakuje: { $goods }.
no-technology = Nie masz tej karty technologii: { $name }.
technology-used = Użyta już w tej rundzie: { $name }.

## Tura

area-used = W tej rundzie leży tu już karta siły.
agent-harbour = Masz jeszcze do rozłożenia zamówienia z portu.
station-elsewhere = Żeton dworca leży w innym obszarze.
no-own-warehouse = Nie masz tu domu towarowego.
card-lies = Ta karta leży tutaj: { $area }.
same-strength = Inna twoja karta jest równie silna: wybierz tamtą.
no-extra-card = Nie masz takiej dodatkowej karty.
not-open = Tej karty nie ma na stole.
taken-by = Tę kartę ma już { $owner }.
shop-there = Masz tu już sklep.
no-shop-left = Wszystkie twoje sklepy są zbudowane.
warehouse-there = Stoi tu dom towarowy (gracz { $owner }).
no-warehouse-left = Wszystkie twoje domy towarowe są zbudowane.
upgraded = Ta karta jest już ulepszona.

## Darmowe akcje

order-fulfilled = To zamówienie jest zrealizowane.
not-in-hand = Nie masz tego zamówienia na ręce.
no-agents = Nie ma już przedstawicieli zagranicznych.
agent-needs = Potrzeba jednego z tych: { $one }.
all-conditions = Za każdy warunek masz już przedstawiciela.
no-agent = Nie masz gotowego przedstawiciela zagranicznego.

## Kościół i Laboratorium

faith = Potrzeba wiary { $need }; masz { $faith } i możesz ją zwiększyć o { $more }.
kind-given = Jeden tego rodzaju już oddajesz.
in-order = Płacisz po kolei; na to już za późno.
earlier-first = Wtedy by nie starczyło: najpierw zapłać czymś wcześniejszym.
technology-yours = Masz już tę kartę technologii.
production = Potrzeba produkcji { $need }; masz { $production }. Trzeba by zapłacić { $price } albo 1 towar importowany { $n ->
    [one] raz
    [few] { $n } razy
   *[many] { $n } razy
}, a możesz { $possible ->
    [one] raz
    [few] { $possible } razy
   *[many] { $possible } razy
}.
no-goods-here = Laboratorium przyjmuje tylko jeny i towary importowane.

## Urząd celny, Chinatown i Port

flips = Odwracasz najwyżej { $n }.
not-for-sale = Tego nie można tu kupić.
not-bought = Tego nie można tu sprzedać.
not-drawn = Nie masz tego zamówienia wśród dobranych.
