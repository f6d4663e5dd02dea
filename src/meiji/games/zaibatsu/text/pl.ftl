# Nippon: Zaibatsu po polsku, z pojęciami polskiego wydania.

title = Nippon: Zaibatsu
about = Zbuduj przemysłową potęgę: zatrudniaj pracowników, stawiaj fabryki, realizuj kontrakty i zdobywaj rynki czterech regionów, zanim pensje pochłoną twoje pieniądze.
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
expert-white = biały ekspert
expert-blue = niebieski ekspert
expert-grey = szary ekspert
expert-yellow = żółty ekspert
expert-red = czerwony ekspert
expert-black = czarny ekspert
department-white = biały departament
department-blue = niebieski departament
department-grey = szary departament
department-yellow = żółty departament
department-red = czerwony departament
department-black = czarny departament
department-any = dowolny departament
department-hired = departament w kolorze zatrudnionego pracownika
department-expert = departament w kolorze tego eksperta
department-gives = { $department } ({ $gain })
department-title-white = Departament Innowacji
department-title-blue = Departament Finansów
department-title-grey = Departament Transportu
department-title-yellow = Departament Spraw Zagranicznych
department-title-red = Departament Prospekcji
department-title-black = Departament Energii
good-cotton = bawełna
good-paper = papier
good-bento = bento
good-lenses = soczewki
good-bulbs = żarówki
good-watches = zegarki
tile-cotton = Fabryka Bawełny { $number }{ $side }
tile-paper = Fabryka Papieru { $number }{ $side }
tile-bento = Fabryka Bento { $number }{ $side }
tile-lenses = Fabryka Soczewek { $number }{ $side }
tile-bulbs = Fabryka Żarówek { $number }{ $side }
tile-watches = Fabryka Zegarków { $number }{ $side }
the-tile-cotton = Fabrykę Bawełny { $number }{ $side }
the-tile-paper = Fabrykę Papieru { $number }{ $side }
the-tile-bento = Fabrykę Bento { $number }{ $side }
the-tile-lenses = Fabrykę Soczewek { $number }{ $side }
the-tile-bulbs = Fabrykę Żarówek { $number }{ $side }
the-tile-watches = Fabrykę Zegarków { $number }{ $side }
in-cotton = w Fabryce Bawełny { $number }{ $side }
in-paper = w Fabryce Papieru { $number }{ $side }
in-bento = w Fabryce Bento { $number }{ $side }
in-lenses = w Fabryce Soczewek { $number }{ $side }
in-bulbs = w Fabryce Żarówek { $number }{ $side }
in-watches = w Fabryce Zegarków { $number }{ $side }
out-of-cotton = z Fabryki Bawełny { $number }{ $side }
out-of-paper = z Fabryki Papieru { $number }{ $side }
out-of-bento = z Fabryki Bento { $number }{ $side }
out-of-lenses = z Fabryki Soczewek { $number }{ $side }
out-of-bulbs = z Fabryki Żarówek { $number }{ $side }
out-of-watches = z Fabryki Zegarków { $number }{ $side }
old-factory = Stara Fabryka
old-factory-of = Stara Fabryka ({ $good })
the-tile-old-factory-of = Starą Fabrykę ({ $good })
in-old-factory-of = w Starej Fabryce ({ $good })
out-of-old-factory-of = ze Starej Fabryki ({ $good })
the-tile-slot = pole fabryki { $number }
in-slot = na polu fabryki { $number }
out-of-slot = z pola fabryki { $number }
action-rd = Badania i Rozwój
action-mining = Górnictwo
action-factory = Fabryka
action-machines = Maszyny
action-production = Produkcja
action-ships = Statki
action-trains = Pociągi
action-markets = Rynki Lokalne
action-contracts = Inwestycje i Kontrakty
track-rd = Badania i Rozwój
track-mining = Górnictwo
track-finance = Finanse
objective-ships = Statki
objective-machines = Maszyny
objective-trains = Pociągi
objective-rd = Badania i Rozwój
objective-mining = Górnictwo
objective-finance = Finanse
objective-factories = Fabryki
objective-contracts = Kontrakty
goal-factories = najwięcej fabryk
goal-machines = najwięcej maszyn
goal-trains = najwięcej pociągów
goal-ships = najwięcej statków
goal-contracts = najwięcej kontraktów
goal-rd = najdalej na torze Badań i Rozwoju
goal-mining = najdalej na torze Górnictwa
goal-finance = najdalej na torze Finansów
goal-tokens = najwięcej żetonów Wpływu na planszy
solo-goal-factories = { $n ->
    [one] co najmniej { $n } fabryka
    [few] co najmniej { $n } fabryki
   *[many] co najmniej { $n } fabryk
}
solo-goal-machines = { $n ->
    [one] co najmniej { $n } maszyna
    [few] co najmniej { $n } maszyny
   *[many] co najmniej { $n } maszyn
}
solo-goal-trains = { $n ->
    [one] co najmniej { $n } pociąg
    [few] co najmniej { $n } pociągi
   *[many] co najmniej { $n } pociągów
}
solo-goal-ships = { $n ->
    [one] co najmniej { $n } statek
    [few] co najmniej { $n } statki
   *[many] co najmniej { $n } statków
}
solo-goal-contracts = { $n ->
    [one] co najmniej { $n } kontrakt
    [few] co najmniej { $n } kontrakty
   *[many] co najmniej { $n } kontraktów
}
solo-goal-rd = znacznik Badań i Rozwoju co najmniej na polu { $n }
solo-goal-mining = znacznik Górnictwa co najmniej na polu { $n }
solo-goal-finance = znacznik Finansów co najmniej na polu { $n }
solo-goal-tokens = { $n ->
    [one] co najmniej { $n } żeton Wpływu na planszy
    [few] co najmniej { $n } żetony Wpływu na planszy
   *[many] co najmniej { $n } żetonów Wpływu na planszy
}
location-san-francisco = San Francisco
location-new-york = Nowy Jork
location-washington = Waszyngton
location-london = Londyn
location-paris = Paryż
location-berlin = Berlin
to-san-francisco = do San Francisco
to-new-york = do Nowego Jorku
to-washington = do Waszyngtonu
to-london = do Londynu
to-paris = do Paryża
to-berlin = do Berlina
side-top = góra
side-right = prawo
side-bottom = dół
side-left = lewo
market-place = { $city }, { $side }
train-space = { $region }, pole pociągu { $number }
round = Runda { $number }
final-round = Finałowa Runda { $number }
seat = Gracz { $number }
takatoshi = Automa
rival-turn = Po każdej twojej turze { takatoshi } odkrywa jeden z dziewięciu żetonów Akcji.
rival-worker = Żeton wskazuje pole Zatrudnienia: Automa zabiera stamtąd pracownika w kolorze, który jest najwyżej na liście priorytetów.
rival-acts = Jeśli to pierwsze pole, buduje pociąg, a jeśli ostatnie, umieszcza Wpływ, najpierw tam, gdzie nie ma nad tobą przewagi. Żetony z ramką działają tylko na odpowiednim poziomie trudności.
rival-winning = Osiągnij wszystkie cele do końca gry, a wygrasz; punkty powiedzą, jak dobrze.
contract = Kontrakt ({ $what })
level-good = towar poziomu { $level }

## Ilości

amount-money = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
amount-coal = { $n ->
    [one] { $n } węgiel
    [few] { $n } węgla
   *[many] { $n } węgla
}
amount-silk = { $n ->
    [one] { $n } jedwab
    [few] { $n } jedwabiu
   *[many] { $n } jedwabiu
}
amount-iron = { $n ->
    [one] { $n } żelazo
    [few] { $n } żelaza
   *[many] { $n } żelaza
}
amount-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
amount-goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
   *[many] { $n } towarów
}
amount-ships = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
}
amount-machines = { $n ->
    [one] { $n } maszyna
    [few] { $n } maszyny
   *[many] { $n } maszyn
}
amount-trains = { $n ->
    [one] { $n } pociąg
    [few] { $n } pociągi
   *[many] { $n } pociągów
}
amount-workers = { $n ->
    [one] { $n } pracownik
    [few] { $n } pracowników
   *[many] { $n } pracowników
}
amount-experts = { $n ->
    [one] { $n } ekspert
    [few] { $n } ekspertów
   *[many] { $n } ekspertów
}
amount-wages-due = { $n ->
    [one] { $n } moneta wynagrodzeń
    [few] { $n } monety wynagrodzeń
   *[many] { $n } monet wynagrodzeń
}
amount-steps = { $n ->
    [one] { $n } krok ({ $track })
    [few] { $n } kroki ({ $track })
   *[many] { $n } kroków ({ $track })
}
amount-factories = { $n ->
    [one] { $n } fabryka
    [few] { $n } fabryki
   *[many] { $n } fabryk
}
amount-contracts = { $n ->
    [one] { $n } kontrakt
    [few] { $n } kontrakty
   *[many] { $n } kontraktów
}
amount-tokens = { $n ->
    [one] { $n } żeton Wpływu
    [few] { $n } żetony Wpływu
   *[many] { $n } żetonów Wpływu
}
amount-benefits = { $n ->
    [one] { $n } żeton Korzyści
    [few] { $n } żetony Korzyści
   *[many] { $n } żetonów Korzyści
}
amount-upgrades = { $n ->
    [one] { $n } ulepszony departament
    [few] { $n } ulepszone departamenty
   *[many] { $n } ulepszonych departamentów
}
amount-stored-goods = { $n ->
    [one] { $n } towar do pierwszej fabryki
    [few] { $n } towary do pierwszej fabryki
   *[many] { $n } towarów do pierwszej fabryki
}
goods-cotton = { $n ->
    [one] { $n } bawełna
    [few] { $n } bawełny
   *[many] { $n } bawełny
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
goods-watches = { $n ->
    [one] { $n } zegarek
    [few] { $n } zegarki
   *[many] { $n } zegarków
}
advance = { $track } { $steps }
both = { $first } i { $second }
either = { $first } lub { $second }
times = { $effect } × { $n }
nothing = nic

## Efekty

effect-none = brak bonusu
effect-then = potem { $effect }
effect-if = { $effect } { $condition }
effect-may-pay = możesz zapłacić ({ $price }): { $effect }
effect-innovate = { $n ->
    [one] Badania i Rozwój lub Górnictwo +{ $n }
    [few] Badania i Rozwój lub Górnictwo +{ $n }, można podzielić
   *[many] Badania i Rozwój lub Górnictwo +{ $n }, można podzielić
}
effect-token = żeton Wpływu { $n } spośród niedostępnych
effect-keep-coal = { $n ->
    [one] { $n } węgiel
    [few] { $n } węgla
   *[many] { $n } węgla
} na tym kafelku lub żetonie, bez odrzucania przy Konsolidacji
effect-goods-here = { $n ->
    [one] { $n } towar w tej fabryce
    [few] { $n } towary w tej fabryce
   *[many] { $n } towarów w tej fabryce
}
effect-goods-spread = { $n ->
    [one] { $n } towar w dowolnej fabryce
    [few] po 1 towarze w { $n } różnych fabrykach
   *[many] po 1 towarze w { $n } różnych fabrykach
}
effect-train = { $n ->
    [one] pociąg
    [few] pociąg, bonus pola { $n } razy
   *[many] pociąg, bonus pola { $n } razy
}
effect-train-elsewhere = pociąg w innym regionie
effect-ship = statek
effect-machine = maszyna
effect-machine-elsewhere = maszyna w innej fabryce
effect-produce-there = produkcja w tej fabryce
effect-any-piece = statek, maszyna lub pociąg
effect-benefit-department = { $department }: raz przy żetonie Korzyści poziomu 2 (Cel Osobisty: { $objective }), dwa razy przy poziomie 3
effect-vp-per-factory-kind = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za każdy rodzaj fabryki, najwyżej { $most }
effect-money-per-machine = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
} za każdą zbudowaną maszynę, najwyżej { $most }
effect-vp-per-row-threshold = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za każdy osiągnięty próg statków, maszyn i pociągów, najwyżej { $most }
effect-vp-per-track-threshold = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za każdy osiągnięty próg na trzech torach, najwyżej { $most }
effect-vp-per-lower-threshold = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za każdy osiągnięty niższy próg, najwyżej { $most }
effect-mining-departments = każdy departament osiągnięty już na torze Górnictwa jeszcze raz
effect-region-bonus = bonus jednego regionu z pociągiem z tej akcji
effect-iron-per-production = { $n ->
    [one] { $n } żelazo
    [few] { $n } żelaza
   *[many] { $n } żelaza
} za każdą fabrykę produkującą w tej akcji
effect-goods-per-production = { $n ->
    [one] { $n } dodatkowy towar w każdej fabryce produkującej w tej akcji
    [few] { $n } dodatkowe towary w każdej fabryce produkującej w tej akcji
   *[many] { $n } dodatkowych towarów w każdej fabryce produkującej w tej akcji
}
effect-waive-coal = jedna produkcja w tej akcji nie kosztuje węgla
effect-train-influence = każdy własny pociąg daje { $n } Wpływu
effect-keep-at-taxes = przy Konsolidacji zachowaj łącznie do { $n } węgla i monet
effect-store-machine = maszyna do pierwszej fabryki
effect-store-goods = { $n ->
    [one] { $n } towar do pierwszej fabryki
    [few] { $n } towary do pierwszej fabryki
   *[many] { $n } towarów do pierwszej fabryki
}
effect-start-worker = pracownik dowolnego koloru z woreczka
effect-old-factory = Stara Fabryka: bawełna lub papier
effect-cheaper-factories = { $n ->
    [one] fabryki tańsze o { $n } monetę
    [few] fabryki tańsze o { $n } monety
   *[many] fabryki tańsze o { $n } monet
}
when-built = natychmiast: { $effect }
when-modifies = modyfikuje akcję { $action }: { $effect }
when-always = stale: { $effect }
if-machine-here = po zbudowaniu tu maszyny
if-produced-here = po produkcji w tej fabryce
if-one-contract = po wypełnieniu kontraktu w tej akcji
if-two-contracts = po wypełnieniu dwóch kontraktów w tej akcji

## Komponenty

component = { $text } (Źródło: { $source })
source-rulebook = instrukcja
source-example = przykład z instrukcji
source-public = strony publiczne
source-reconstructed = rekonstrukcja
source-page = { $source }, wyd. niemieckie, s. { $page }
component-factory = { $tile }, poziom { $level }: wymagany poziom Badań i Rozwoju: { $rd }, koszt produkcji: { $coal }. { $effect }.
component-old-factory = Stara Fabryka: liczy się jako Fabryka Bawełny lub Papieru i daje na start { $goods }. Nie ma miejsc na maszyny i nigdy nie produkuje.
component-start-a = Żeton Startowy A: { $effect }; { $points }.
component-start-b = Żeton Startowy B { $number }: { $effect }.
component-contract = Kontrakt: { $effect }.
component-contract-level = Kontrakt: { $effect }. W tej akcji musisz wydać towar poziomu { $level } ({ $goods }).
component-goal = Wspólny Cel: { $goal }.
component-goal-field = Okres { $period }, pole celu { $field }: { $rewards }.
component-solo-goal = Cel Solo: { $goal }.
component-solo-space = Żeton Akcji { $number }: Automa zwraca pracownika z pola Zatrudnienia { $space } ({ $actions }).
component-solo-most = Żeton Akcji { $number }: Automa zwraca pracownika z pola Zatrudnienia z największą liczbą pracowników (przy remisie { $which }); { $frame }.
solo-frame-green = zielona ramka: działa na każdym poziomie trudności
solo-frame-yellow = żółta ramka: działa na poziomie normalnym i trudnym
solo-frame-red = czerwona ramka: działa tylko na poziomie trudnym
solo-arrow-left = pierwsze od lewej
solo-arrow-right = pierwsze od prawej
component-track-rd = { $where }: poziom Badań i Rozwoju { $n }.
component-track-mining = { $where }: dochód w węglu: { $n }.
component-track-finance = { $where }: dochód w monetach: { $n }.
component-bonus = { $text } Bonus: { $effect }.
component-gap = { $where }: gdy oba sąsiednie pola są puste: { $effect }.
component-train-space = { $where }: { $effect }.
component-region = { $region }: każda dostawa daje { $effect } lub { $points }.
component-city = { $city }, region { $region }: nadrukowany Wpływ Firm Zagranicznych: { $printed }.
component-location = { $location }: statek sprowadza: { $expert }; ulepsza: { $department }.
component-department = { $department } ({ $title }): { $basic }; po ulepszeniu: { $upgraded }.
component-demand = Kafelek Popytu { $number }: { $goods }, od góry zgodnie z ruchem wskazówek zegara.
component-objective = Cel Osobisty ({ $objective }): { $low } pkt od { $lower }, { $high } pkt od { $upper }, według poziomu żetonu Korzyści.
component-objective-slots = Cel Osobisty ({ $objective }): punkty według ostatniego zajętego pola z prawej i poziomu żetonu Korzyści: { $values }.
component-action = { $action }: { $cost }.
cost-steps = zapłać { $prices } monet za 1/2/3 pola
cost-factory = zapłać { $price } za dostępną fabrykę
cost-machines = zapłać { $price } za każdą z maks. 3 maszyn, w różnych fabrykach
cost-production = zapłać { $coal } węgla według poziomu, w maks. 3 fabrykach
cost-pieces = zapłać { $price }, maks. 3 razy
cost-markets = maks. 3 dostawy po 1–3 towary w jednym regionie
cost-contracts = wydaj 1, potem 2, potem 3 towary, za każdym razem innego rodzaju: Finanse lub kontrakt

## Ruchy

move-pair = Żetony Startowe { $number }
move-consolidate = Dokonaj Konsolidacji
move-pass = Spasuj
move-build = Zbuduj { $tile }
move-machine-free = Zbuduj maszynę { $where } (darmowe miejsce)
move-machine-paid = Zbuduj maszynę { $where } (miejsce za żelazo)
move-produce = Produkuj { $where }
move-pay = Zapłać: { $price }
move-deliver = Dostarcz – { $goods }
move-ship = Wyślij statek { $where }
move-region = Zbuduj pociąg – { $region }
move-return = Zwróć żeton ({ $side })
move-region-bonus = Bonus regionu
move-take = Wydaj 1 towar { $source }
move-invest = Zainwestuj
move-modifier = Zastosuj { $factory }
move-no-modifier = Nie stosuj modyfikatora
move-refuse = Zrezygnuj: { $effect }
move-stop = Zakończ akcję
move-decline = Nie płać
move-store = Umieść 1 towar { $where }
move-benefit = Weź żeton Korzyści poziomu { $level }
move-no-benefit = Nie bierz żetonu Korzyści
move-keep = Zachowaj – { $what }
move-silk = Zamień na monety – { $silk }
move-no-silk = Zachowaj swój jedwab
move-first = Najpierw: { $effect }
move-reward = Nagroda { $number }
first-any = dowolny departament
first-ship = statek
first-second-ship = opłacony statek
first-finance = kroki na torze Finansów
first-payment = zapłata
first-piece = statek, maszyna lub pociąg
first-choice = jeden z dwóch departamentów
part-pay = koszt { $what }
part-taxes = odrzucone { $lost }
part-income = dochód { $gained }
part-wages = wynagrodzenia { $money }
part-more-wages = +{ $n } do wynagrodzeń przy Konsolidacji
part-no-more-wages = bez dodatkowego wynagrodzenia, masz już ten kolor
part-no-coal = bez węgla
part-upgrade = ulepsza { $department }
part-replaces = zastępuje Wpływ { $value } (gracz { $owner })
part-bonuses = wolne pola dają { $bonuses }
part-printed = zakrywa nadrukowane { $value }
part-influence = Wpływ { $value }
part-there = jest tam już { $n }
part-thresholds = { $low } od { $lower }, { $high } od { $upper } (masz { $now })
part-threshold-spaces = { $low } od pola { $lower }, { $high } od pola { $upper } (jesteś na polu { $now })
part-slots = teraz { $points } (masz { $count })
part-value-rises = wartość { $now } → { $then }
part-value-stays = wartość zostaje { $now }
part-value-next = wartość zostaje { $now }: jeszcze { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} do { $next }
part-steps-lost = { $n ->
    [one] { $n } krok przepada
    [few] { $n } kroki przepadają
   *[many] { $n } kroków przepada
}

## Decyzje

kind-pair = Żetony Startowe
kind-turn = Tura
kind-worker = Pracownik
kind-activation = Aktywacja
kind-location = Lokacja
kind-region = Region
kind-rail = Pole pociągu
kind-amount = Liczba towarów
kind-take = Towary do wydania
kind-return = Żeton do zwrócenia
kind-reward = Nagroda
kind-gain = Inwestycja lub kontrakt
kind-modifier = Modyfikator akcji
kind-bonus-region = Bonus regionu
kind-department = Departament
kind-innovation = Innowacje
kind-may = Opcjonalna zapłata
kind-piece = Statek, maszyna lub pociąg
kind-machine = Miejsce na maszynę
kind-store = Umieszczanie towarów
kind-benefit = Żeton Korzyści
kind-objective = Cel Osobisty
kind-keep = Odrzucanie węgla i monet
kind-wages = Wynagrodzenia
kind-order = Kolejność efektów
kind-old-factory = Stara Fabryka
kind-start-worker = Początkowy pracownik
kind-goal-reward = Nagroda za cel
decide-pair = wybierz parę żetonów Startowych
decide-turn = wybierz akcję lub dokonaj Konsolidacji
decide-first-turn = wybierz akcję
decide-worker = wybierz pracownika
decide-activation-rd = wybierz, o ile pól się przesunąć
decide-activation-mining = wybierz, o ile pól się przesunąć
decide-activation-factory = wybierz, którą fabrykę budujesz
decide-activation-machines = wybierz miejsce na maszynę
decide-activation-production = wybierz, gdzie produkujesz
decide-activation-ships = wybierz, jak płacisz za statek
decide-activation-trains = wybierz, jak płacisz za pociąg
decide-activation-markets = wybierz pole Wpływu, które obsłużysz
decide-activation-contracts = { $n ->
    [one] wybierz towar do wydania
    [few] wybierz rodzaj, z którego wydasz { $n } towary
   *[many] wybierz rodzaj, z którego wydasz { $n } towarów
}
decide-or-stop = { $question } lub zakończ akcję
decide-location = wybierz lokację, do której wyślesz statek
decide-region = wybierz region dla pociągu
decide-rail = wybierz pole pociągu ({ $region })
decide-amount = { $place }: wybierz, ile towarów dostarczasz ({ $good })
decide-take = wybierz, z której fabryki płacisz ({ $goods })
decide-return = zbyt wiele żetonów w mieście { $city }: wybierz, który z najniższych wraca
decide-reward = wybierz bonus regionu lub punkty
decide-gain = zainwestuj lub wypełnij kontrakt
decide-modifier = wybierz fabrykę, która modyfikuje akcję
decide-bonus-region = wybierz, który bonus regionu bierzesz
decide-department = wybierz departament
decide-innovation = { $n ->
    [one] przesuń się o { $n } pole na torze Badań i Rozwoju lub Górnictwa
    [few] przesuń się o { $n } pola na torze Badań i Rozwoju, Górnictwa lub na obu
   *[many] przesuń się o { $n } pól na torze Badań i Rozwoju, Górnictwa lub na obu
}
decide-may = zapłacić za ten efekt ({ $price } → { $effect })?
decide-piece = wybierz statek, maszynę lub pociąg
decide-machine = wybierz miejsce na maszynę
decide-store = { $n ->
    [one] wybierz fabrykę na jeszcze { $n } towar
    [few] wybierz pierwszą fabrykę na jeszcze { $n } towary, od lewej do prawej
   *[many] wybierz pierwszą fabrykę na jeszcze { $n } towarów, od lewej do prawej
}
decide-benefit = wybierz żeton Korzyści
decide-objective = wybierz Cel Osobisty dla żetonu Korzyści poziomu { $n }
decide-keep = wybierz, co zachowasz: łącznie { $n } węgla i monet
decide-wages = wynagrodzenia to { $wages }, masz { $money }: wybierz, ile jedwabiu zamienisz na monety
decide-order = wybierz, który efekt będzie pierwszy
decide-old-factory = wybierz stronę Starej Fabryki
decide-start-worker = wybierz pracownika z woreczka
decide-goal-reward = wybierz nagrodę
from-start = Żetony Startowe
from-start-a = Żeton Startowy A
from-start-b = Żeton Startowy B { $number }
from-activation = { $action }, aktywacja { $number } z 3
from-consolidation = Konsolidacja
from-consolidation-department = Konsolidacja, { $department }
from-goal = Okres { $period }, cel: { $goal }
from-tile = { $tile }
from-track-rd = Tor Badań i Rozwoju, pole { $space }
from-track-mining = Tor Górnictwa, pole { $space }
from-track-finance = Tor Finansów, pole { $space }
from-gap-ships-machines = Między statkami a maszynami, kolumna { $column }
from-gap-machines-trains = Między maszynami a pociągami, kolumna { $column }
from-effect = Efekt

## Dziennik

log-pair = bierze Żetony Startowe { $number } ({ $effect })
log-hire = zatrudnia { $worker }: { $action }
log-start-worker = bierze z woreczka { $worker }
log-consolidate = dokonuje Konsolidacji
log-pass = pasuje
log-steps = { $n ->
    [one] przesuwa się o { $n } pole: { $track } (koszt { $price })
    [few] przesuwa się o { $n } pola: { $track } (koszt { $price })
   *[many] przesuwa się o { $n } pól: { $track } (koszt { $price })
}
log-factory = buduje { $tile } (koszt { $price })
log-machine = buduje maszynę { $where } (koszt { $price })
log-machine-free = buduje maszynę { $where }
log-produce = produkuje { $where } (koszt { $price } → { $goods })
log-produce-without-coal = produkuje { $where } bez węgla ({ $goods })
log-pay = wydaje: { $price }
log-pay-ship = płaci za statek: { $price }
log-pay-train = płaci za pociąg: { $price }
log-location = wysyła statek { $where }
log-region-bonus = bierze bonus – { $region }
log-train = buduje pociąg – { $where }
log-token = dostarcza: { $goods } ({ $place }) i umieszcza Wpływ { $value }
log-reward-bonus = bierze bonus regionu
log-reward-vp = bierze punkty zamiast bonusu regionu
log-take = wydaje 1 towar { $source }
log-invest = inwestuje
log-contract = wypełnia { $contract }
log-modifier = stosuje { $factory }
log-department = aktywuje { $department }
log-may = płaci ({ $price } → { $effect })
log-decline = nie płaci
log-piece = wybiera: { $piece }
log-store = umieszcza towar { $where }
log-no-benefit = nie bierze żetonu Korzyści
log-objective = umieszcza żeton Korzyści poziomu { $level } na Celu Osobistym ({ $objective })
log-keep = zachowuje: { $what }
log-silk = zamienia na monety: { $silk }
log-no-silk = zachowuje swój jedwab
log-first = zaczyna od: { $effect }
log-old-factory = bierze Starą Fabrykę ({ $good })
log-goal-reward = { $goal } – zyskuje: { $effect }
log-consolidate-full = ma pełny Obszar Pracowników i dokonuje Konsolidacji
log-consolidate-impossible = nie może wykonać akcji i dokonuje Konsolidacji
log-consolidate-final = dokonuje Konsolidacji na koniec gry
log-stepped = { $n ->
    [one] przesuwa się o { $n } pole: { $track }
    [few] przesuwa się o { $n } pola: { $track }
   *[many] przesuwa się o { $n } pól: { $track }
}
log-token-returned = odzyskuje Wpływ { $value } ({ $place })
log-taxes-paid = oddaje monety i węgiel
log-income-got = otrzymuje dochód
log-wages-paid = płaci wynagrodzenia
log-wages-unpaid = nie może zapłacić wszystkich wynagrodzeń, brakuje: { $unpaid }
log-goal-met = prowadzi w celu { $goal }
event-space-refilled = Z Kolejki przechodzą na pole { $space }: { $workers }
event-workers-drawn = Dobrano z woreczka: { $workers }
event-round-began = Rozpoczyna się { $round }
event-final-began = Zaczyna się Finalna Konsolidacja
event-period-scored = Punktowanie regionów w Okresie { $period }: { $points }
event-region-scored = { $region }: { $points }
event-game-scored = Koniec gry: { $scores }
event-token-removed = Wpływ { $value } Automy opuszcza grę ({ $place })
event-takatoshi-took-worker = Automa odkrywa żeton Akcji { $number }: { $why }. Zabiera { $worker }, pierwszy kolor na liście priorytetów
event-takatoshi-found-nobody = Automa odkrywa żeton Akcji { $number }, ale na polu { $space } nikogo już nie ma
takatoshi-shown = wskazuje pole { $space }
takatoshi-most = najwięcej pracowników jest na polu { $space }
takatoshi-rests-yellow = nie działa: żółta ramka liczy się od poziomu normalnego
takatoshi-rests-red = nie działa: czerwona ramka liczy się tylko na poziomie trudnym
takatoshi-not-ahead = nie ma tam przewagi ({ $region })
takatoshi-priority = { $region } jest najwyżej na liście priorytetów
event-takatoshi-laid-train = Automa buduje pociąg – { $where }: { $why }
event-takatoshi-laid-token = Automa umieszcza Wpływ { $value } – { $place }: { $why }
event-takatoshi-displaced = Automa umieszcza Wpływ { $value } – { $place } i wypiera twój Wpływ { $displaced }: { $why }
event-priorities-shuffled = Nowe priorytety Automy: { $colours }
part-goods-lost = nie zmieściło się: { $n }

## Dziennik, do ciebie

you-pair = bierzesz Żetony Startowe { $number } ({ $effect })
you-hire = zatrudniasz { $worker }: { $action }
you-start-worker = bierzesz z woreczka { $worker }
you-consolidate = dokonujesz Konsolidacji
you-pass = pasujesz
you-steps = { $n ->
    [one] przesuwasz się o { $n } pole: { $track } (koszt { $price })
    [few] przesuwasz się o { $n } pola: { $track } (koszt { $price })
   *[many] przesuwasz się o { $n } pól: { $track } (koszt { $price })
}
you-factory = budujesz { $tile } (koszt { $price })
you-machine = budujesz maszynę { $where } (koszt { $price })
you-machine-free = budujesz maszynę { $where }
you-produce = produkujesz { $where } (koszt { $price } → { $goods })
you-produce-without-coal = produkujesz { $where } bez węgla ({ $goods })
you-pay = wydajesz: { $price }
you-pay-ship = płacisz za statek: { $price }
you-pay-train = płacisz za pociąg: { $price }
you-location = wysyłasz statek { $where }
you-region-bonus = bierzesz bonus – { $region }
you-train = budujesz pociąg – { $where }
you-token = dostarczasz: { $goods } ({ $place }) i umieszczasz Wpływ { $value }
you-reward-bonus = bierzesz bonus regionu
you-reward-vp = bierzesz punkty zamiast bonusu regionu
you-take = wydajesz 1 towar { $source }
you-invest = inwestujesz
you-contract = wypełniasz { $contract }
you-modifier = stosujesz { $factory }
you-department = aktywujesz { $department }
you-may = płacisz ({ $price } → { $effect })
you-decline = nie płacisz
you-piece = wybierasz: { $piece }
you-store = umieszczasz towar { $where }
you-no-benefit = nie bierzesz żetonu Korzyści
you-objective = umieszczasz żeton Korzyści poziomu { $level } na Celu Osobistym ({ $objective })
you-keep = zachowujesz: { $what }
you-silk = zamieniasz na monety: { $silk }
you-no-silk = zachowujesz swój jedwab
you-first = zaczynasz od: { $effect }
you-old-factory = bierzesz Starą Fabrykę ({ $good })
you-goal-reward = { $goal } – zyskujesz: { $effect }
you-consolidate-full = Masz pełny Obszar Pracowników, więc dokonujesz Konsolidacji
you-consolidate-impossible = Nie możesz wykonać żadnej akcji, więc dokonujesz Konsolidacji
you-consolidate-final = dokonujesz Konsolidacji na koniec gry
you-stepped = { $n ->
    [one] przesuwasz się o { $n } pole: { $track }
    [few] przesuwasz się o { $n } pola: { $track }
   *[many] przesuwasz się o { $n } pól: { $track }
}
you-token-returned = odzyskujesz Wpływ { $value } ({ $place })
you-taxes-paid = oddajesz monety i węgiel
you-income-got = otrzymujesz dochód
you-wages-paid = płacisz wynagrodzenia
you-wages-unpaid = nie możesz zapłacić wszystkich wynagrodzeń, brakuje: { $unpaid }
you-goal-met = prowadzisz w celu { $goal }

## Wynik

points-start = żeton Startowy
points-departments = departamenty
points-markets = Rynki Lokalne
points-trains = pola pociągów
points-factories = efekty fabryk
points-contracts = bonusy kontraktów
points-bonuses = inne bonusy
points-goals = cele
points-wages = niewypłacone wynagrodzenia
points-regions = regiony
points-period = Okres { $period }
points-objectives = Cele Osobiste
points-resources = zasoby i towary
points-money = monety
points-total = razem
result-won = wszystkie Cele Solo osiągnięte: wygrywasz. Ocena: { $rating }
result-lost = nie wszystkie Cele Solo osiągnięte: wygrywa Automa
rating-0 = ulubieniec cesarza
rating-1 = genialny
rating-2 = znaczący
rating-3 = niewart zapamiętania
rating-4 = nieistotny

## Opcje

option-sides = Strony fabryk
option-sides-A = Wszystkie fabryki stroną A, jak w pierwszej grze
option-sides-B = Wszystkie fabryki stroną B
option-sides-random = Każda fabryka losową stroną
option-module = Moduły
option-module-none = Gra podstawowa bez modułów
option-module-modern-factories = Zaawansowane Fabryki: do dostępnych fabryk dochodzą niektóre z numerem 5
option-module-goals = Wspólne Cele: nagrody dla prowadzących na koniec każdego Okresu
option-module-both = Zaawansowane Fabryki i Wspólne Cele razem
option-solo = Poziom trudności trybu Solo
option-solo-easy = Łatwy: jeden cel
option-solo-medium = Normalny: dwa cele
option-solo-hard = Trudny: trzy cele
round-of = Runda { $number } z { $rounds }
