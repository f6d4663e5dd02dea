# Lekcje: dla każdej tytuł, myśl, cel, czego się uczysz i dlaczego próba prowadzi gdzie indziej.
aim-title = Co wygrywa
aim-idea = Wygrywa największa liczba punktów. Najwięcej dają cztery regiony: punktuje się je na koniec każdego z trzech okresów, a najwięcej dostaje ten, kto ma tam największy Wpływ. Wpływ zyskujesz, dostarczając towary. Masz 2 zegarki.
aim-goal = Wybierz Rynki Lokalne i dostarcz zegarki do miasta.
aim-done = Twój żeton liczy się dla ciebie przy każdym punktowaniu tego regionu. Na koniec gry punkty dają też Cele Osobiste.
aim-not = To nie daje Wpływu. Wybierz Rynki Lokalne i zamień zegarki na Wpływ.

hire-title = Zatrudnij pracownika
hire-idea = Każda akcja kosztuje pracownika: weź go z pola Zatrudnienia nad nią. Potem zapłać to, czego wymaga akcja, tutaj węgiel. Kolor nigdy nie zmienia akcji, ale podczas Konsolidacji płacisz 3 monety za każdy kolor w Obszarze Pracowników.
hire-goal = Wybierz Produkcję z pracownikiem, który nie podnosi wynagrodzeń.
hire-done = Szarego już masz, więc wynagrodzenia zostają na poziomie 3 monet. Drugi kolor oznaczałby 6.
hire-not = Nie masz monet, ale masz 4 węgla. Wybierz Produkcję.
hire-not-worker = Nowy kolor: 3 monety wynagrodzenia więcej. Weź kolor, który już masz.

consolidate-title = Konsolidacja
consolidate-idea = Monety prawie się skończyły. Wykonaj Konsolidację: odrzuć wszystkie monety i węgiel, użyj departamentu pierwszego pracownika, weź dochód, zapłać wynagrodzenia. Rób to, gdy niewiele tracisz. Musisz, gdy Obszar Pracowników jest pełny albo żadna akcja nie jest możliwa.
consolidate-goal = Wykonaj Konsolidację i zapłać wszystkie wynagrodzenia.
consolidate-done = Odrzucasz 2 monety i 4 węgla. Niebieski departament dał 3 monety, dochód 14 monet i 2 węgla. Jeden kolor kosztował 3 monety. Obszar Pracowników znów jest pusty.
consolidate-not = Za 2 monety niewiele zrobisz, a każdy pracownik nowego koloru to 3 monety wynagrodzenia więcej. Teraz wykonaj Konsolidację.

research-title = Badania
research-idea = Badania i Rozwój decydują, które fabryki zbudujesz: potrzebujesz 2, 4 lub 6 dla poziomu 1, 2 lub 3. Zapłać 1, 3 lub 6 monet za 1, 2 lub 3 pola. Każdy symbol, który osiągniesz lub miniesz, jest twój. Górnictwo działa tak samo i daje węgiel podczas Konsolidacji.
research-goal = Przesuń się o 3 pola na torze Badań i Rozwoju.
research-done = Masz teraz poziom 4: możesz budować fabryki poziomu 2. Minięty symbol też jest twój: użyj dowolnego departamentu.
research-not = Bez Badań i Rozwoju zbudujesz tylko najprostsze fabryki. Wybierz Badania i Rozwój.
research-not-steps = To za mało: stać cię na 3 pola.

factory-title = Zbuduj fabrykę
factory-idea = Fabryka kosztuje 6 monet i wytwarza jeden rodzaj towaru. Błyskawica działa raz, przy budowie; inne efekty działają stale. Wyższy poziom to mocniejsze towary: 1 towar poziomu 1, 2 lub 3 daje Wpływ 1, 3 lub 5.
factory-goal = Zbuduj fabrykę poziomu 2: bento albo soczewki.
factory-done = Jeden taki towar daje tyle Wpływu co trzy bele bawełny. Dlatego Badania i Rozwój są pierwsze.
factory-not = Masz 14 monet i dość Badań i Rozwoju. Zbuduj fabrykę.
factory-not-factory = To fabryka poziomu 1: jej towary dają mało Wpływu. Stać cię na poziom 2.

production-title = Z węgla towary
production-idea = Produkcja kosztuje węgiel: 2, 3 lub 4 w fabryce poziomu 1, 2 lub 3. Daje 1 towar i po 1 za każdą maszynę w fabryce. Mieszczą się cztery towary, nadmiar przepada. Nowy węgiel dostajesz podczas Konsolidacji: ile, mówi tor Górnictwa.
production-goal = Wyprodukuj zegarki za swoje 4 węgla.
production-done = 2 zegarki: jeden i jeszcze jeden dzięki maszynie. Zegarki to poziom 3, więc już jeden daje Wpływ 5.
production-not = Masz 4 węgla i żadnych monet. Wybierz Produkcję.
production-not-produce = Zegarki to poziom 3 i dają najwięcej Wpływu. Produkuj właśnie tam.

markets-title = Zdobądź rynek
markets-idea = Więcej towarów to wyższy żeton: zegarki 5, 6 lub 7 za 1, 2 lub 3. Na zajętym polu twój żeton musi być wyższy; stary wraca do właściciela. Za każdą dostawę bierzesz bonus regionu albo 2 punkty.
markets-goal = Zastąp szóstkę rywala w Tokio.
markets-done = 7 bije 6, a siódemki nie bije nic. Masz więcej Wpływu, a rywal mniej.
markets-not = Masz 3 zegarki, a ich miejsce jest na rynku. Wybierz Rynki Lokalne.
markets-not-market = Wtedy szóstka rywala zostanie w Tokio. Dostarcz towary tam.

trains-title = Zbuduj pociąg
trains-idea = Pociąg kosztuje 3 żelaza albo 5 monet i 1 żelazo. Daje w swoim regionie 2 Wpływu, ale tylko jeśli masz tam też żeton. Jego pole od razu daje ci bonus.
trains-goal = Zbuduj pociąg w Kanto, gdzie leży twój żeton.
trains-done = Żeton i pociąg razem: twój Wpływ w Kanto wzrósł o 2, a pociągu nikt ci nie zabierze.
trains-not = Masz 5 żelaza, to wystarczy na pociąg. Wybierz Pociągi.
trains-not-region = Nie masz tam żetonu, więc pociąg na razie nic nie da. Zbuduj go w Kanto.

ships-title = Statki i eksperci
ships-idea = Statek kosztuje 3 żelaza albo 5 monet i 1 żelazo. Z lokacji przybywa ekspert, który liczy się jako pracownik, a departament tego koloru jest ulepszony do końca gry. Nowe kolory podnoszą wynagrodzenia, więc wybieraj z głową.
ships-goal = Wyślij statek, którego ekspert nie podniesie wynagrodzeń.
ships-done = Ekspert ma kolor, za który i tak płacisz. Ulepszony departament za każdym razem daje więcej.
ships-not = Masz 4 żelaza. Wybierz Statki.
ships-not-worker = Weź szarego pracownika: wtedy ekspert z Londynu ma kolor, za który już płacisz.
ships-not-location = Ten ekspert ma nowy kolor: 3 monety wynagrodzenia więcej. Za biały i szary już płacisz.

contracts-title = Wypełnij kontrakt
contracts-idea = Zapłać 1 towar, potem 2 innego rodzaju, potem 3 trzeciego. Za każdym razem inwestujesz (Finanse +2, większy dochód) albo wypełniasz kontrakt: od razu używa departamentu, a na koniec liczy się do celu.
contracts-goal = Zapłać 1 bawełnę za kontrakt, który od razu daje punkty.
contracts-done = 4 punkty za 1 bawełnę, bo twój żółty departament jest ulepszony.
contracts-not = Bawełna prawie nie daje Wpływu. Użyj jej do kontraktu.
contracts-not-worker = Szary to nowy kolor: 3 monety wynagrodzenia więcej. Weź białego pracownika.
contracts-not-good = Zegarek daje Wpływ 5. Zapłać bawełną.
contracts-not-invest = Tak późno większy dochód niewiele pomoże. Weź kontrakt z punktami.
contracts-not-contract = Tylko żółty departament od razu daje punkty.

benefits-title = Żetony Korzyści
benefits-idea = Miejsce ostatniego pracownika podczas Konsolidacji decyduje, jaki żeton Korzyści dostajesz: im pełniejszy Obszar Pracowników, tym lepszy. Połóż go na Celu Osobistym. Zostaje tam i daje punkty na koniec, jeśli osiągniesz próg.
benefits-goal = Wykonaj Konsolidację i połóż żeton tam, gdzie już teraz daje punkty.
benefits-done = Te punkty są pewne, a może być ich więcej. Pierwszy pracownik jest biały, więc teraz biały departament przesuwa cię dalej.
benefits-not = Masz czterech pracowników, 1 monetę i 2 węgla: dobry moment na Konsolidację.
benefits-not-objective = Tam jesteś poniżej progu. Badania i Rozwój oraz Fabryki już teraz dają punkty.

rounds-title = Koniec rundy
rounds-idea = Gdy bierzesz ostatniego pracownika z pola Zatrudnienia, uzupełnia je Kolejka. Jeśli jest pusta, runda się kończy, a każde pole z najwyżej dwoma pracownikami dostaje nowego. Trzy razy w grze wraz z rundą kończy się okres: wtedy punktuje się regiony.
rounds-goal = Kolejka jest pusta. Weź ostatniego pracownika z pola Zatrudnienia i dokończ akcję.
rounds-done = Koniec rundy. Pilnuj więc Kolejki: kto bierze ostatniego pracownika, decyduje, kiedy punktuje się regiony.
rounds-not = Tam czeka więcej niż jeden pracownik, więc runda trwa dalej. Poszukaj pola z jednym.

scoring-title = Punktowanie regionów
scoring-idea = Pociągi zabierają ostatniego pracownika: po tej akcji kończą się runda i okres. W Kiusiu oboje macie Wpływ 10, a przy remisie dzieli się punkty. Jeden pociąg więcej i masz 12.
scoring-goal = Zbuduj pociąg w Kiusiu i dokończ akcję.
scoring-done = 18 punktów w Kiusiu dla ciebie i 10 dla rywala zamiast 14 dla obojga. Nadrukowane liczby liczą się Firmom Zagranicznym: zakrywaj je żetonami.
scoring-not = Okres zaraz się skończy. Wybierz Pociągi: tam stoi ostatni pracownik.
scoring-not-region = Najpierw Kiusiu: z 2 Wpływu więcej masz tam pierwsze miejsce, a rywal drugie.

plan-title = Plan
plan-idea = Tak wygląda mocna gra: szybko w górę na torze Badań i Rozwoju, fabryki poziomu 2 i 3, potem nieliczne, ale mocne towary do dwóch lub trzech regionów. Pierwsza fabryka ma ci w tym pomóc.
plan-goal = Zbuduj fabrykę, która od razu przesunie cię na torze Badań i Rozwoju.
plan-done = Dwa pola Badań i Rozwoju za darmo. Dalej: więcej Badań i Rozwoju, fabryka poziomu 3, maszyny, węgiel, a potem rynki.
plan-not = 9 monet wystarczy teraz na fabrykę. Wybierz Fabrykę.
plan-not-factory = Dobra, ale nie zbliża cię do mocnych fabryk. Szukaj Badań i Rozwoju.

game-title = Twoja pierwsza gra
game-idea = Ostatni okres gry należy do ciebie: masz fabryki, maszyny i węgiel. Produkuj, dostarczaj tam, gdzie zmieni to miejsce w regionie, za resztę wypełniaj kontrakty i wykonaj Konsolidację z co najmniej czterema pracownikami po żeton Korzyści. Gdy coś jest nowe, zapytaj „?”.
game-goal = Zagraj do końca gry.
game-done = Znasz już wszystkie zasady. Zagraj całą grę z Haną, początkującą: podpowiedzi i cofanie są zawsze pod ręką.
