# Lekcje: dla każdej tytuł, myśl, cel, czego się uczysz i dlaczego próba prowadzi gdzie indziej.
aim-title = Co wygrywa
aim-idea = Wygrywa największa liczba punktów. Trzy razy w grze punktuje się cztery regiony: kto ma tam największy wpływ, dostaje najwięcej. Na koniec liczą się też osiągnięcia. Wpływ zyskujesz, dostarczając towary na rynek lokalny. Masz 1 soczewkę.
aim-goal = Wybierz Rynek Lokalny i dostarcz soczewki do miasta.
aim-done = Twoja płytka liczy się dla ciebie przy każdym punktowaniu tego regionu, a bonus regionu dostajesz od razu.
aim-not = To nie daje wpływu. Wybierz Rynek Lokalny.

hire-title = Weź pracownika
hire-idea = Każda akcja kosztuje pracownika: weź go z pola akcji nad nią, potem zapłać to, czego wymaga akcja. Kolor nigdy nie zmienia akcji, ale podczas konsolidacji płacisz 3 000 jenów za każdy kolor swoich pracowników.
hire-goal = Wybierz Górnictwo z pracownikiem, który nie podnosi wynagrodzeń.
hire-done = Białego już masz, więc wynagrodzenia zostają na poziomie 3 000 jenów. Drugi kolor oznaczałby 6 000.
hire-not = Węgiel będzie potrzebny. Wybierz Górnictwo: stoi tam pracownik twojego koloru.
hire-not-worker = Nowy kolor: 3 000 jenów wynagrodzenia więcej. Weź kolor, który już masz.

consolidate-title = Konsolidacja
consolidate-idea = Jeny i węgiel się skończyły. Wykonaj konsolidację: oddaj resztę, weź jeny i węgiel według torów, zapłać 3 000 jenów za każdy kolor. Musisz to zrobić, gdy żadna akcja nie jest możliwa. Od trzech pracowników dostajesz też nagrodę cesarską.
consolidate-goal = Wykonaj konsolidację i zapłać wszystkie wynagrodzenia.
consolidate-done = Budżet 12 000 jenów i 4 węgla oraz 6 000 jenów za dwa kolory. Nie było już nic do stracenia.
consolidate-not = Masz jedno bento: to jedna niska płytka. Bez jenów i węgla lepiej najpierw wykonać konsolidację.

technology-title = Technologia
technology-idea = Technologia decyduje, które fabryki zbudujesz: 2, 4 lub 6 dla poziomu 1, 2 lub 3. Zapłać 1 000, 3 000 lub 6 000 jenów za 1, 2 lub 3 pola. Górnictwo działa tak samo i daje węgiel podczas konsolidacji.
technology-goal = Przesuń się o 3 pola na torze technologii.
technology-done = Połowa pieniędzy, ale dobre fabryki są już blisko. Plany wyrównują braki.
technology-not = Bez technologii zbudujesz tylko najsłabsze fabryki. Wybierz Technologię.
technology-not-steps = To za mało: stać cię na 3 pola.

factory-title = Zbuduj fabrykę
factory-idea = Fabryka kosztuje 6 000 jenów, a na każdy towar możesz mieć tylko jedną. Jej synergia działa od razu albo na stałe. Za 1 towar poziomu 1, 2 lub 3 kładziesz wpływ 1, 3 lub 5. Plan wyrównuje jeden brakujący punkt technologii.
factory-goal = Zbuduj fabrykę poziomu 2: bento albo soczewki.
factory-done = Jeden towar z tej fabryki daje tyle wpływu co trzy towary poziomu 1.
factory-not = Masz 11 000 jenów. Zainwestuj w nowy przemysł.
factory-not-factory = To poziom 1: jej towary dają mało wpływu. Z planem sięgasz poziomu 2.

production-title = Z węgla towary
production-idea = Produkcja kosztuje węgiel: 2, 3 lub 4 w fabryce poziomu 1, 2 lub 3. Dostajesz 1 towar oraz 1 lub 2 więcej za maszynę. Mieszczą się cztery towary, nadmiar przepada.
production-goal = Wyprodukuj zegar za swoje 4 węgla.
production-done = Zegary to poziom 3: już jeden pozwala położyć wpływ 5.
production-not = Masz 4 węgla i mało pieniędzy. Wybierz Produkcję.
production-not-produce = Zegary to poziom 3 i dają najwięcej wpływu. Produkuj właśnie tam.

market-title = Zdobądź rynek
market-idea = Za 1, 2 lub 3 zegary kładziesz płytkę do 5, 6 lub 7; niższe są dozwolone, ale łatwiej je zastąpić. Zajęte pole wymaga wyższej płytki. Każda płytka daje bonus regionu i zakrywa wpływ firm zagranicznych.
market-goal = Dostarcz zegar tam, gdzie daje 5 000 jenów, z płytką 5.
market-done = Wpływ 5 w Kanto i 5 000 jenów: rynek płaci za twoją następną turę.
market-not = Masz 2 000 jenów i jeden zegar. Wybierz Rynek Lokalny.
market-not-market = Tam bonusem nie są jeny. Poszukaj Tokio albo Jokohamy.
market-not-influence = Niższą płytkę łatwo zastąpić, a twój zegar jest wart 5.

machines-title = Maszyny
machines-idea = Maszyna kosztuje 5 000 jenów. Jej fabryka daje za każdym razem 1 towar więcej, po stronie „+2” dwa. Fabryki z maszyną „+2” liczą się też do osiągnięcia.
machines-goal = Zainstaluj maszynę z pracownikiem, który nie podnosi wynagrodzeń.
machines-done = Od teraz fabryka daje 2 soczewki za ten sam węgiel.
machines-not = Masz 5 000 jenów: dokładnie na maszynę.
machines-not-worker = Nowy kolor: 3 000 jenów wynagrodzenia więcej. Białego już masz.

export-title = Eksport
export-idea = Za kontrakty płacisz towarami: każdą liczbę jednym rodzajem, różne liczby różnymi rodzajami. Zwiększają dochód do końca gry; duże dają też punkty.
export-goal = Zrealizuj kontrakt, który daje punkty.
export-done = 2 punkty, a dochód wzrósł o dwa pola: przy każdej konsolidacji dostajesz więcej jenów.
export-not = Masz 1 bento i 2 soczewki: dość na kontrakt. Wybierz Eksport.
export-not-contract = Ten nie daje punktów. Poszukaj kontraktu za 2 + 1 towary.

rewards-title = Nagrody cesarskie
rewards-idea = Od trzech pracowników dostajesz podczas konsolidacji nagrodę, tym lepszą, im więcej ich masz. Daje coś od razu, a na koniec mnoży jedno z twoich osiągnięć. Zostaje tam na stałe.
rewards-goal = Wykonaj konsolidację, weź nagrodę 4× i połóż ją tam, gdzie jest teraz warta najwięcej.
rewards-done = Trzy regiony razy 4: 12 punktów, a czwarty region dałby 16.
rewards-not = Pieniądze się skończyły, a masz pięciu pracowników: dobry moment na konsolidację.
rewards-not-reward = Masz pięciu pracowników: możesz wziąć płytkę 4×.
rewards-not-achievement = Tam jest teraz warta mniej punktów. Masz płytki w trzech regionach.

game-title = Twoja pierwsza gra
game-idea = Zagraj ostatnie tury gry. Regiony będą punktowane jeszcze raz: dostarczaj tam, gdzie zmieni to miejsce, i buduj koleje tam, gdzie masz płytkę. Gdy coś jest nowe, zapytaj „?”.
game-goal = Zagraj do końca gry.
game-done = Znasz już wszystkie zasady. Zagraj całą grę z Haną, początkującą: podpowiedzi i cofanie są zawsze pod ręką.
